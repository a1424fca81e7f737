// Points over time: a line for each class, with its own colour, dashes and figure.

import { useSession } from "../../app/session";
import { say, t } from "../../words/words";
import { Beast } from "./art/shapes";
import { boardOf, pointsByRound } from "./facts";

const WIDE = 268;
const HIGH = 150;

export function Chart() {
  const board = boardOf(useSession());
  const curves = board.classes.map((one) => ({ taxon: one.taxon, history: pointsByRound(board, one) }));
  const rounds = Math.max(1, ...curves.map(({ history }) => history.length - 1));
  const most = Math.max(10, ...curves.flatMap(({ history }) => history));
  const step = [5, 10, 20, 50, 100].find((size) => most / size <= 6) ?? 200;
  const every = Math.ceil(rounds / 10);
  const x = (round: number): number => 26 + ((WIDE - 52) * round) / rounds;
  const y = (points: number): number => HIGH - 20 - ((HIGH - 34) * points) / most;
  const ends = curves.map(({ taxon, history }) => ({ taxon, y: y(history.at(-1) ?? 0) })).toSorted((a, b) => a.y - b.y);
  ends.forEach((end, nth) => (end.y = Math.max(end.y, (ends[nth - 1]?.y ?? -99) + 18)));
  const label = curves.map(({ taxon, history }) => `${say().name("taxon", taxon)}: ${history.join(", ")}`).join("; ");
  return (
    <figure class="chart">
      <figcaption>{t("points-by-round")}</figcaption>
      <svg class="drawn" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label} focusable="false">
        {Array.from({ length: Math.floor(most / step) + 1 }, (_, nth) => nth * step).map((points) => (
          <g key={points}>
            <path class="scale" d={`M24 ${y(points)}H${WIDE - 24}`} />
            <text class="tick" x="20" y={y(points) + 4}>
              {points}
            </text>
          </g>
        ))}
        {Array.from({ length: rounds }, (_, nth) => nth + 1)
          .filter((round) => (round - 1) % every === 0)
          .map((round) => (
            <text key={round} class="tick round-tick" x={x(round)} y={HIGH - 4}>
              {round}
            </text>
          ))}
        {curves.map(({ taxon, history }) => (
          <path
            key={taxon}
            class={`curve ${taxon}`}
            d={`M${history.map((points, nth) => `${x(nth).toFixed(1)} ${y(points).toFixed(1)}`).join("L")}`}
          />
        ))}
        {ends.map((end) => (
          <g key={end.taxon} class="figure">
            <Beast kind={end.taxon} x={WIDE - 22} y={end.y - 9} size={18} />
          </g>
        ))}
      </svg>
    </figure>
  );
}
