// Is this a phone, held upright? Is there room above and below to spare?

import { type Signal, signal } from "@preact/signals";

function media(words: string): Signal<boolean> {
  const query = typeof matchMedia === "undefined" ? null : matchMedia(words);
  const found = signal(query?.matches ?? false);
  query?.addEventListener("change", () => (found.value = query.matches));
  return found;
}

export const narrow = media("(max-width: 700px)");
export const tall = media("(min-height: 950px)");
