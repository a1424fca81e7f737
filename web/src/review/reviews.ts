// The reviews that were asked for on this page, by table: how far they are, and what they say.

import { signal } from "@preact/signals";
import { api } from "../net/api";
import type { ReviewProgress } from "../net/protocol";
import { passes } from "../net/retry";
import { trouble } from "../shell/toast";

const ASK_AGAIN_MS = 1000;

export const reviews = signal<Readonly<Record<string, ReviewProgress>>>({});

function note(id: string, progress: ReviewProgress | null): void {
  const { [id]: _, ...others } = reviews.value;
  reviews.value = progress ? { ...others, [id]: progress } : others;
}

/** Let the server review a game, and follow it until it is done. */
export async function review(id: string): Promise<void> {
  if (reviews.value[id]) return;
  note(id, { done: 0, of: 0, review: null });
  for (;;) {
    try {
      const progress = await api.review(id);
      note(id, progress);
      if (progress.review) return;
    } catch (problem) {
      if (!passes(problem)) {
        note(id, null);
        return trouble(problem);
      }
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}
