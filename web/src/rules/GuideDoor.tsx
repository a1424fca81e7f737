// The way to the page of a guide, which is fetched only by those who read it.

import { signal } from "@preact/signals";
import type { ComponentType } from "preact";

const page = signal<ComponentType<{ readonly game: string }> | null>(null);

export function GuideDoor({ game }: { readonly game: string }) {
  if (!page.value) void import("./GuidePage").then(({ GuidePage }) => (page.value = GuidePage));
  return page.value && <page.value game={game} />;
}
