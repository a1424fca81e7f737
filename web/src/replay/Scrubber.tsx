// The course of the game as a slider: what counts as lines, turns as marks, the moment as the thumb.

import type { Story } from "../net/protocol";
import { type Frame, steps, xOf } from "../parts/chart";
import { t } from "../words/words";
import { turnName } from "../ending/turnName";
import { turnAt } from "../ending/turns";

const WIDE = 1000;
const HIGH = 60;

interface ScrubberProps {
  readonly story: Story | null;
  readonly at: number;
  readonly last: number;
  readonly to: (step: number) => void;
}

export function Scrubber({ story, at, last, to }: ScrubberProps) {
  const turn = story && turnAt(story, at);
  const spoken = [turn ? turnName(turn) : "", t("step", { step: at, steps: last })].filter(Boolean).join(", ");
  return (
    <div class="scrubber">
      {story && <Lines story={story} at={at} />}
      <input
        class="slider"
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t("replay")}
        aria-valuetext={spoken}
        onInput={(event) => to(Number(event.currentTarget.value))}
      />
    </div>
  );
}

function Lines({ story, at }: { readonly story: Story; readonly at: number }) {
  const curves = Object.values(story.curves)[0] ?? [];
  const most = Math.max(1, ...curves.flat());
  const frame: Frame = { left: 0, right: WIDE, top: 4, bottom: HIGH - 4, last: story.last, most };
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {story.turns.slice(1).map(({ turn, at: begins }) => (
        <path key={turn} class="scale turn" d={`M${xOf(frame, begins)} 0V${HIGH}`} />
      ))}
      {curves.map((counts, seat) => (
        <path key={seat} class={`curve seat-ink-${seat % 8} dashes-${seat % 8}`} d={steps(frame, story.at, counts)} />
      ))}
      <path class="now" d={`M${xOf(frame, at)} 0V${HIGH}`} />
    </svg>
  );
}
