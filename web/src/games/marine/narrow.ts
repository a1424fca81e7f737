// Is the table drawn in leaves? The styles ask for the same sizes.

import { signal } from "@preact/signals";

const query =
  typeof matchMedia === "undefined"
    ? null
    : matchMedia("(max-width: 700px), (max-width: 950px) and (max-height: 999px), (max-height: 560px)");

export const narrow = signal(query?.matches ?? false);
query?.addEventListener("change", () => (narrow.value = query.matches));
