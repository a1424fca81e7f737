// How the points came about: by source for each class, and the last scoring tile by tile.

import { useSession } from "../../app/session";
import { say, t } from "../../words/words";
import { Figure, Sign } from "./art/Sign";
import { Swatch } from "./Swatch";
import { Chart } from "./Chart";
import { boardOf, byTaxon, classOf, nameOf, tileAt } from "./facts";
import type { ClassSeen } from "./types";

export function Scores() {
  const session = useSession();
  const board = boardOf(session);
  const ranked = board.breakdown?.classes ?? [];
  const { winners } = session.view.value!;
  const pointsOf = (taxon: string): number => classOf(board, taxon)?.points ?? 0;
  const tied = ranked.some(({ taxon }, nth) => nth > 0 && pointsOf(taxon) === pointsOf(ranked[nth - 1]!.taxon));
  return (
    <div class="scores">
      <Chart />
      {ranked.map(({ taxon, place, counts }) => {
        const one = classOf(board, taxon)!;
        return <Tally key={taxon} one={one} place={place} counts={counts} won={counts && winners.includes(one.seat)} />;
      })}
      {ranked.some(({ counts }) => !counts) && <p class="soft">{t("lower-class-counts")}</p>}
      {tied && (
        <p class="tie">
          <strong>{t("tie-break")}</strong> {t("tie-break-text")}
        </p>
      )}
      <LastScoring />
    </div>
  );
}

interface TallyProps {
  readonly one: ClassSeen;
  readonly place: number;
  /** Of two classes of one player only one does. */
  readonly counts: boolean;
  readonly won: boolean;
}

function Tally({ one, place, counts, won }: TallyProps) {
  const session = useSession();
  const sources = Object.entries(one.earned)
    .filter(([, points]) => points !== 0)
    .toSorted(([, a], [, b]) => b - a);
  const most = Math.max(1, ...sources.map(([, points]) => points));
  return (
    <details class={`tally ${one.taxon}`} open={counts}>
      <summary data-item>
        <span class="place">{place}</span>
        <Figure taxon={one.taxon} />
        <span class="who">
          {say().name("taxon", one.taxon)} <small>{session.names.value[one.seat]}</small>
        </span>
        {won && (
          <span class="laurel" aria-hidden="true">
            ❦
          </span>
        )}
        <strong>{t("points", { count: one.points })}</strong>
      </summary>
      <ul class="sources">
        {sources.map(([source, points]) => (
          <li key={source}>
            <span class="source-name">{say().name("winnings", source)}</span>
            <span
              class="source-bar"
              style={{ "--share": `${Math.max(0, (100 * points) / most)}%` }}
              aria-hidden="true"
            />
            <b>{points}</b>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Every tile that paid at the end; a line lights its tile. */
function LastScoring() {
  const session = useSession();
  const board = boardOf(session);
  const { tiles, pawns } = board.breakdown ?? { tiles: [], pawns: [] };
  const paying = tiles.filter(({ gains }) => byTaxon(gains).length > 0);
  if (paying.length === 0 && pawns.length === 0) return null;
  return (
    <>
      <h3>{t("last-scoring")}</h3>
      <ul class="paid">
        {paying.map(({ hex, terrain, gains }) => (
          <li key={hex} onPointerEnter={() => session.light([`hex:${hex}`])} onPointerLeave={() => session.light([])}>
            <Swatch terrain={terrain} thermal={tileAt(board, hex)?.thermal ?? null} />
            <span class="paid-name">
              {t("tile", { cell: nameOf(session, hex), terrain: say().name("terrain", terrain) })}
            </span>
            {byTaxon(gains).map(([taxon, points]) => (
              <span key={taxon} class="who">
                <Figure taxon={taxon} />
                <span class="hidden">{say().name("taxon", taxon)}</span>+{points}
              </span>
            ))}
          </li>
        ))}
        {pawns.map(({ pawn, taxon, points }) => (
          <li key={pawn}>
            <Sign kind={pawn} />
            <span class="paid-name">{say().name("pawn", pawn)}</span>
            <span class="who">
              <Figure taxon={taxon} />
              <span class="hidden">{say().name("taxon", taxon)}</span>+{points}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
