// The title of the page, in the language in use.

import { effect, signal } from "@preact/signals";
import { speaker, t } from "../words/words";

/** Something is asked of me: the title says so, for those who look elsewhere. */
export const called = signal(false);

export function startTitle(): void {
  effect(() => {
    if (speaker.value) document.title = called.value ? `● ${t("your-turn")} – ${t("title")}` : t("title");
  });
}
