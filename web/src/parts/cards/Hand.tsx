// A hand of cards: a fan on a wide table, a row to swipe on a phone.

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import "./cards.css";
import { useRoom } from "../useRoom";
import { handFit } from "./handfit";

/** In a hand that is no wider, cards are swiped. */
const SWIPED = 560;
/** Lines of natural history, where there is room for them. */
const LORE = 2;

/** How many lines are left for what a trait does. */
function told(lines: number): number {
  return lines > LORE + 2 ? lines - LORE : lines;
}

interface HandRowProps {
  readonly label: string;
  readonly count: number;
  /** What stands there when there are none. */
  readonly empty: string;
  readonly children?: ComponentChildren;
}

export function HandRow({ label, count, empty, children }: HandRowProps) {
  const frame = useRef<HTMLElement>(null);
  const room = useRoom(frame);
  const { width, overlap, lines, alone, below } = handFit(
    room ?? { width: 0, height: 0 },
    count,
    (room?.width ?? 0) > SWIPED,
    room?.unit,
  );
  return (
    <section
      ref={frame}
      class="hand"
      data-region="hand"
      data-brim
      data-empty={count === 0 || undefined}
      data-fan={overlap > 0 || undefined}
      data-lines={lines > 0 || undefined}
      data-below={below || undefined}
      data-alone={alone > 0 ? (told(alone) < alone ? "lore" : "text") : undefined}
      data-lore={told(lines) < lines || undefined}
      aria-label={label}
      style={{
        "--card-width": `${width}px`,
        "--overlap": `${overlap}px`,
        "--lines": told(lines),
        "--lines-alone": told(alone),
      }}
    >
      {count === 0 && <p class="empty">{empty}</p>}
      {children}
    </section>
  );
}
