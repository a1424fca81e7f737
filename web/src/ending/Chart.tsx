// What was counted in the course of a game: a line for each seat, with its own colour, dashes and letter.

import { useState } from "preact/hooks";
import type { Story } from "../net/protocol";
import { type Frame, apart, countAt, named, steps, ticks, xOf, yOf } from "../parts/chart";
import { seatLetter } from "../shell/SeatBadge";
import { say, t } from "../words/words";

const WIDE = 420;
const HIGH = 210;

interface ChartProps {
  readonly story: Story;
  readonly names: readonly string[];
}

export function Charts({ story, names }: ChartProps) {
  const measures = Object.keys(story.curves);
  const [chosen, setChosen] = useState(measures[0]!);
  return (
    <figure class="charts">
      <figcaption>
        <span>{t("course-of-game")}</span>
        <span class="chart-choices" role="group" aria-label={t("what-is-counted")}>
          {measures.map((measure) => (
            <button
              key={measure}
              type="button"
              class="btn"
              data-item
              aria-pressed={measure === chosen}
              onClick={() => setChosen(measure)}
            >
              {say().name("measure", measure)}
            </button>
          ))}
        </span>
      </figcaption>
      <Chart
        label={say().name("measure", chosen)}
        last={story.last}
        at={story.at}
        turns={story.turns}
        curves={story.curves[chosen]!}
        most={Math.max(1, ...story.curves[chosen]!.flat())}
        marks={story.turning ? [story.turning.at] : []}
        names={names}
      />
      <ChartKey names={names} />
    </figure>
  );
}

/** Which line is whose. */
export function ChartKey({ names }: { readonly names: readonly string[] }) {
  return (
    <ul class="chart-key">
      {names.map((name, seat) => (
        <li key={seat} class={`seat-ink-${seat % 8}`}>
          <svg viewBox="0 0 34 8" aria-hidden="true" focusable="false">
            <path class={`curve dashes-${seat % 8}`} d="M1 4H33" />
          </svg>
          <span aria-hidden="true">{seatLetter(seat)}</span> {name}
        </li>
      ))}
    </ul>
  );
}

interface OneProps {
  readonly label: string;
  readonly last: number;
  /** The decisions after which something was counted, and what: a curve for each seat. */
  readonly at: readonly number[];
  readonly curves: readonly (readonly number[])[];
  readonly most: number;
  readonly turns: Story["turns"];
  /** The decisions at which the game turned. */
  readonly marks: readonly number[];
  readonly names: readonly string[];
}

export function Chart({ label, last, at, curves, most, turns, marks, names }: OneProps) {
  const frame: Frame = { left: 30, right: WIDE - 26, top: 12, bottom: HIGH - 22, last, most };
  const ends = apart(
    curves.map((counts) => yOf(frame, counts.at(-1) ?? 0)),
    18,
    frame.bottom,
  );
  const told = names.map((name, seat) => `${name}: ${turnEnds(turns, last, at, curves[seat]!).join(", ")}`).join("; ");
  return (
    <svg class="chart" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={`${label}. ${told}`} focusable="false">
      {ticks(most).map((count) => (
        <g key={count}>
          <path class="scale" d={`M${frame.left} ${yOf(frame, count)}H${frame.right}`} />
          <text class="tick" x={frame.left - 6} y={yOf(frame, count) + 4}>
            {count}
          </text>
        </g>
      ))}
      {turns.map(({ turn, at: begun }) => (
        <path key={turn} class="scale turn" d={`M${xOf(frame, begun)} ${frame.top}V${frame.bottom}`} />
      ))}
      {named(turns, 12).map(({ turn, at: begun }) => (
        <text key={turn} class="tick turn" x={xOf(frame, begun) + 3} y={HIGH - 6}>
          {turn}
        </text>
      ))}
      {marks.map((mark) => (
        <path
          key={mark}
          class="turning-mark"
          d={`M${xOf(frame, mark)} ${frame.bottom}V${frame.top - 6}l12 5-12 5`}
          aria-hidden="true"
        />
      ))}
      {curves.map((counts, seat) => (
        <path key={seat} class={`curve seat-ink-${seat % 8} dashes-${seat % 8}`} d={steps(frame, at, counts)} />
      ))}
      {ends.map((y, seat) => (
        <g key={seat} class={`seat-ink-${seat % 8}`}>
          <circle class="end" cx={WIDE - 13} cy={y} r="8.5" />
          <text class="end-letter" x={WIDE - 13} y={y + 4}>
            {seatLetter(seat)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** For the ear: the counts at the ends of the turns. */
function turnEnds(turns: Story["turns"], last: number, at: readonly number[], counts: readonly number[]): number[] {
  const ends = [...turns.slice(1).map((turn) => turn.at), last];
  return ends.map((end) => countAt(at, counts, end));
}
