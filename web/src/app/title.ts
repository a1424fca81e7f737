// The title of the page, in the language in use.

import { effect, signal } from "@preact/signals";
import { speaker, t } from "../words/words";

/** Something is asked of me: the title says so, for those who look elsewhere. */
export const called = signal(false);

/** What a page is about that is not a table. */
export const subject = signal("");

export function startTitle(): void {
  effect(() => {
    const first = called.value ? `● ${t("your-turn")}` : subject.value;
    if (speaker.value) document.title = first ? `${first} – ${t("title")}` : t("title");
  });
}
