// What the Shadow did on its last turn, from the log.

import type { LogLine } from "../../net/protocol";

/** What a player does, or the end of the round, comes after a turn of the Shadow. */
const AFTER: ReadonlySet<string> = new Set(["creates", "adds", "activates", "nothing-awake", "round-ends"]);

/** The lines that tell of its last turn. */
export function deeds(lines: readonly LogLine[]): readonly LogLine[] {
  const from = lines.findLastIndex(({ key }) => key === "shadow-turn");
  if (from < 0) return [];
  const end = lines.findIndex(({ key }, at) => at > from && AFTER.has(key));
  return lines.slice(from + 1, end < 0 ? undefined : end);
}
