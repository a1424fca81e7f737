// What must be heard at once. The live region is in the page from the beginning (see shell/Announcer.tsx).

import { signal } from "@preact/signals";

export const urgent = signal("");
export const polite = signal("");

/** The same sentence twice is read twice: a space that is not seen makes it another one. */
function said(before: string, text: string): string {
  return before === text ? `${text}\u00a0` : text;
}

export function announce(text: string): void {
  urgent.value = said(urgent.value, text);
}

export function mention(text: string): void {
  polite.value = said(polite.value, text);
}
