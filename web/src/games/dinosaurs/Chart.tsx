// Points over time: a line for each seat, with its own colour, dashes and letter.

import { seatLetter } from "../../shell/SeatBadge";
import { t } from "../../words/words";
import type { ScoreSeen } from "./types";

const WIDE = 268;
const HIGH = 150;

export function Chart({ scores, names }: { readonly scores: readonly ScoreSeen[]; readonly names: readonly string[] }) {
  const turns = Math.max(1, ...scores.map(({ history }) => history.length));
  const most = Math.max(10, ...scores.flatMap(({ history }) => history));
  const step = most > 60 ? 20 : most > 25 ? 10 : 5;
  const x = (turn: number): number => 24 + ((WIDE - 46) * turn) / turns;
  const y = (points: number): number => HIGH - 20 - ((HIGH - 32) * points) / most;
  const label = scores.map(({ seat, history }) => `${names[seat]}: ${history.join(", ")}`).join("; ");
  const ends = scores
    .map(({ seat, points, history }) => ({ seat, y: y(history.at(-1) ?? points) }))
    .toSorted((a, b) => a.y - b.y);
  ends.forEach((end, nth) => (end.y = Math.max(end.y, (ends[nth - 1]?.y ?? -99) + 13)));
  return (
    <figure class="chart">
      <figcaption>{t("points-over-time")}</figcaption>
      <svg class="drawn" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label} focusable="false">
        {Array.from({ length: Math.floor(most / step) + 1 }, (_, nth) => nth * step).map((points) => (
          <g key={points}>
            <path class="scale" d={`M22 ${y(points)}H${WIDE - 22}`} />
            <text class="tick" x="18" y={y(points) + 4}>
              {points}
            </text>
          </g>
        ))}
        {Array.from({ length: turns }, (_, nth) => nth + 1)
          .filter((turn) => turns < 9 || turn % 2 === 1)
          .map((turn) => (
            <text key={turn} class="tick turn-tick" x={x(turn)} y={HIGH - 4}>
              {turn}
            </text>
          ))}
        {scores.map(({ seat, start, history }) => (
          <path
            key={seat}
            class={`curve seat-tint-${seat % 8} dash-${seat}`}
            d={`M${x(0)} ${y(start)}${history.map((points, nth) => `L${x(nth + 1).toFixed(1)} ${y(points).toFixed(1)}`).join("")}`}
          />
        ))}
        {ends.map((end) => (
          <g key={end.seat} class={`seat-tint-${end.seat % 8}`}>
            <circle class="end" cx={WIDE - 12} cy={end.y} r="8" />
            <text class="end-letter" x={WIDE - 12} y={end.y + 4}>
              {seatLetter(end.seat)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
