// A hint that was asked for: at which moment, and what the server thinks once it has thought.

import { signal } from "@preact/signals";
import { mention } from "../effects/announce";
import type { Hint } from "../net/protocol";
import { t } from "../words/words";

interface Asked {
  /** The moment: a hint for another one is no longer shown. */
  readonly at: string;
  /** The best moves; null while the server thinks. */
  readonly moves: readonly Hint[] | null;
}

export const asked = signal<Asked | null>(null);

/** The last answer: who puts it away and asks again at the same moment need not wait. */
let last: Asked | null = null;

/** Ask for a hint; asked for again, it goes away. */
export async function askForHint(at: string, think: () => Promise<readonly Hint[]>): Promise<void> {
  if (asked.value?.at === at) return void (asked.value = null);
  if (last?.at === at) return void (asked.value = last);
  asked.value = { at, moves: null };
  mention(t("hint-thinking"));
  try {
    const moves = await think();
    if (moves.length > 0) last = { at, moves };
    if (asked.value?.at === at) asked.value = { at, moves };
  } catch (problem) {
    if (asked.value?.at === at) asked.value = null;
    throw problem;
  }
}

/** Put the hint away; tells whether there was one. */
export function putHintAway(): boolean {
  const open = asked.value !== null;
  asked.value = null;
  return open;
}
