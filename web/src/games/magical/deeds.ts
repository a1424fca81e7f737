// What the Shadow did on its last turn, from the log.

import type { LogLine } from "../../net/protocol";

/** The lines that tell of its last turn, without the heading: up to the next turn or round. */
export function deeds(lines: readonly LogLine[]): readonly LogLine[] {
  const from = lines.findLastIndex(({ key }) => key === "shadow-begins");
  if (from < 0) return [];
  const end = lines.findIndex(({ key }, at) => at > from && key.endsWith("-begins"));
  return lines.slice(from + 1, end < 0 ? undefined : end);
}
