// How fast the others' moves are shown.

import type { LogLine } from "../net/protocol";

export const PACES = ["slow", "normal", "fast", "instant"] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds for one thing that happened. */
const BEAT: Readonly<Record<Pace, number>> = { slow: 1500, normal: 850, fast: 300, instant: 0 };
/** A move that leads to much takes longer to read, but not for ever. */
const MOST_BEATS = 3;
const BEATS_OF_ANOTHER_LINE = 0.4;

/** A clock runs: nobody has time to watch slowly. */
export function atMostFast(pace: Pace): Pace {
  return pace === "instant" ? pace : "fast";
}

/** How long it takes to look at what has happened. */
export function lookingTime(lines: readonly LogLine[], pace: Pace): number {
  if (lines.length === 0) return 0;
  return BEAT[pace] * Math.min(MOST_BEATS, 1 + (lines.length - 1) * BEATS_OF_ANOTHER_LINE);
}

/** Motion at a pace, compared with the normal one. Nobody waits for it, so it is there at the instant pace too. */
const LENGTH: Readonly<Record<Pace, number>> = { slow: 1.6, normal: 1, fast: 0.6, instant: 0.6 };

export function lasting(ms: number, pace: Pace): number {
  return Math.round(ms * LENGTH[pace]);
}
