// Is the table drawn in leaves?

import { signal } from "@preact/signals";

const query = typeof matchMedia === "undefined" ? null : matchMedia("(max-width: 900px)");

export const narrow = signal(query?.matches ?? false);
query?.addEventListener("change", () => (narrow.value = query.matches));
