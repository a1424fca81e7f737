// The lives of animals as the log tells them: each line that speaks of one, turn by turn.

import { kindOf } from "../grammar/paths";
import type { LogLine, Story } from "../net/protocol";
import { turnAt } from "./turns";

/** Something that happened to an animal, perhaps several times in a turn. */
export interface Moment {
  readonly line: LogLine;
  readonly at: number;
  readonly turn: number;
  readonly times: number;
}

export interface Life {
  /** `animal:3` */
  readonly element: string;
  readonly moments: readonly Moment[];
}

/** All lives in the order of their beginnings. The same thing that happens again in a turn is told once. */
export function livesOf(log: readonly LogLine[], kind: string, story: Story): Life[] {
  const lives = new Map<string, Moment[]>();
  for (const line of log) {
    const at = line.at ?? 0;
    const turn = turnAt(story, Math.max(0, at - 1));
    for (const element of new Set(Object.values(line.args))) {
      if (kindOf(element) !== kind) continue;
      const moments = lives.get(element) ?? [];
      const nth = moments.findIndex((known) => known.turn === turn && isSame(known.line, line));
      if (nth < 0) moments.push({ line, at, turn, times: 1 });
      else moments[nth] = { ...moments[nth]!, times: moments[nth]!.times + 1 };
      lives.set(element, moments);
    }
  }
  return [...lives].map(([element, moments]) => ({ element, moments }));
}

function isSame(one: LogLine, other: LogLine): boolean {
  return one.key === other.key && JSON.stringify(one.args) === JSON.stringify(other.args);
}
