// How the points of a seat came about: its class by the sources of its points; then the last scoring, tile by tile.

import { useSession, type Session } from "../../app/session";
import type { Counted, Specimen } from "../../ending/counted";
import { latinName } from "../../ending/latin";
import { say, t } from "../../words/words";
import { Swatch } from "./Swatch";
import { Figure, Sign } from "./art/Sign";
import { boardOf, byTaxon, classOf, nameOf, tileAt } from "./facts";
import type { BoardSeen, ClassSeen } from "./types";

/** Of two classes of one player only one counts (MAR-6.1); the engine tells which. */
function countedClass(board: BoardSeen, seat: number): ClassSeen | undefined {
  const counted = board.breakdown?.classes.find((one) => one.seat === seat && one.counts);
  return counted && classOf(board, counted.taxon);
}

export function tally(session: Session, seat: number): readonly Counted[] {
  const one = countedClass(boardOf(session), seat);
  return one
    ? Object.entries(one.earned)
        .filter(([, count]) => count !== 0)
        .toSorted(([, a], [, b]) => b - a)
        .map(([source, count]) => {
          const name = say().name("winnings", source);
          return { name, parts: [{ name, count }] };
        })
    : [];
}

export function specimen(session: Session, seat: number): Specimen | null {
  const one = countedClass(boardOf(session), seat);
  if (!one) return null;
  const name = say().name("taxon", one.taxon);
  return {
    picture: <Figure taxon={one.taxon} />,
    latin: latinName(one.points, [one.taxon]),
    traits: [name, ...one.traits.map((trait) => say().name("trait", trait))],
  };
}

/** The other class of those who had two, and every tile that paid at the end; a line lights its tile. */
export function Coda() {
  const session = useSession();
  const board = boardOf(session);
  const { classes, tiles, pawns } = board.breakdown ?? { classes: [], tiles: [], pawns: [] };
  const others = classes.filter(({ counts }) => !counts);
  const paying = tiles.filter(({ gains }) => byTaxon(gains).length > 0);
  return (
    <>
      {others.length > 0 && (
        <p class="soft">
          {t("lower-class-counts")}{" "}
          {others
            .map(({ taxon, points }) => `${say().name("taxon", taxon)}: ${t("points", { count: points })}`)
            .join("; ")}
        </p>
      )}
      {paying.length + pawns.length > 0 && <h3>{t("last-scoring")}</h3>}
      <ul class="paid">
        {paying.map(({ hex, terrain, gains }) => (
          <li key={hex} onPointerEnter={() => session.light([`hex:${hex}`])} onPointerLeave={() => session.light([])}>
            <Swatch terrain={terrain} thermal={tileAt(board, hex)?.thermal ?? null} />
            <span class="paid-name">
              {t("tile", { cell: nameOf(session, hex), terrain: say().name("terrain", terrain) })}
            </span>
            {byTaxon(gains).map(([taxon, points]) => (
              <Paid key={taxon} taxon={taxon} points={points} />
            ))}
          </li>
        ))}
        {pawns.map(({ pawn, taxon, points }) => (
          <li key={pawn}>
            <Sign kind={pawn} />
            <span class="paid-name">{say().name("pawn", pawn)}</span>
            <Paid taxon={taxon} points={points} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Paid({ taxon, points }: { readonly taxon: string; readonly points: number }) {
  return (
    <span class="who">
      <Figure taxon={taxon} />
      <span class="hidden">{say().name("taxon", taxon)}</span>+{points}
    </span>
  );
}
