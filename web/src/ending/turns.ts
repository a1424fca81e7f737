// Where the turns of a finished game lie among its decisions.

import type { Story } from "../net/protocol";

/** The turn in which a decision was made, or 0 before the first. */
export function turnAt(story: Story, at: number): number {
  return story.turns.findLast((one) => one.at <= at)?.turn ?? 0;
}

/** The beginning of the turn after a decision, or (back) before it. */
export function turnFrom(story: Story, at: number, by: 1 | -1): number {
  return by > 0
    ? (story.turns.find((one) => one.at > at)?.at ?? story.last)
    : (story.turns.findLast((one) => one.at < at)?.at ?? 0);
}
