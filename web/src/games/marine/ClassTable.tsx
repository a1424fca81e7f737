// Everybody's numbers in one table: points now and at the end, cubes, and the value for each element against its marker.

import { useSession } from "../../app/session";
import { say, t } from "../../words/words";
import { Figure, Sign, Token } from "./art/Sign";
import { boardOf } from "./facts";
import type { BoardSeen, ClassSeen } from "./types";

interface Row {
  readonly sign: string;
  readonly name: string;
  readonly count: (one: ClassSeen) => number;
}

function rows(): readonly Row[] {
  return [
    { sign: "points", name: t("row-points"), count: ({ points }) => points },
    { sign: "special", name: t("row-final"), count: ({ final }) => final?.total ?? 0 },
    { sign: "cube", name: t("row-earth"), count: ({ on_earth }) => on_earth },
    { sign: "pool", name: t("row-pool"), count: ({ gene_pool }) => gene_pool },
    { sign: "bones", name: t("row-eliminated"), count: ({ eliminated }) => eliminated },
    { sign: "extinction", name: t("row-endangered"), count: ({ lost_next }) => lost_next },
    { sign: "hydrothermal", name: t("row-vents"), count: ({ vent_cubes }) => vent_cubes },
  ];
}

export function ClassTable() {
  const board = boardOf(useSession());
  return (
    <div class="class-table">
      <table>
        <thead>
          <tr>
            <td aria-hidden="true" />
            {board.classes.map(({ taxon }) => (
              <th key={taxon} scope="col">
                <Figure taxon={taxon} />
                <span class="hidden">{say().name("taxon", taxon)}</span>
              </th>
            ))}
            <th scope="col" class="marker-head">
              <Sign kind="marker" />
              <span class="hidden">{t("marker-word")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows().map(({ sign, name, count }) => (
            <tr key={sign}>
              <th scope="row">
                <Sign kind={sign} /> {name}
              </th>
              {board.classes.map((one) => (
                <td key={one.taxon}>{count(one)}</td>
              ))}
              <td aria-hidden="true" />
            </tr>
          ))}
          <Values board={board} />
        </tbody>
      </table>
    </div>
  );
}

function Values({ board }: { readonly board: BoardSeen }) {
  return (
    <>
      {board.pawns.map((pawn) => (
        <tr key={pawn.pawn}>
          <th scope="row">
            <Token kind={pawn.pawn} /> {say().name("nutrient", pawn.pawn)}
          </th>
          {board.classes.map((one) => (
            <td
              key={one.taxon}
              data-can={pawn.can.includes(one.taxon) || undefined}
              class={pawn.taxon === one.taxon ? `holder ${one.taxon}` : ""}
            >
              {one.dominance[pawn.pawn]}
            </td>
          ))}
          <td>
            <b>{pawn.marker}</b>
          </td>
        </tr>
      ))}
    </>
  );
}
