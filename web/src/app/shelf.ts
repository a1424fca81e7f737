// The shelf: the games of the server, with their names in every language and their colours.

import { effect, signal } from "@preact/signals";
import { api } from "../net/api";
import type { Accent, GameInfo } from "../net/protocol";
import { insist } from "../net/retry";
import { language } from "./settings";

export const shelf = signal<readonly GameInfo[] | null>(null);
/** From the weakest to the strongest. */
export const bots = signal<readonly string[]>([]);

export function onShelf(game: string): GameInfo | undefined {
  return shelf.value?.find(({ id }) => id === game);
}

export function nameOf(game: string): string {
  return onShelf(game)?.name[language.value] ?? "";
}

/** Look what the server has. */
export async function lookAtShelf(): Promise<void> {
  const found = await api.games();
  shelf.value = found.games;
  bots.value = found.bots;
}

function rule(selector: string, { fill, ink }: Accent): string {
  return `${selector} { --accent: ${fill}; --accent-ink: ${ink}; }`;
}

function coloursOf({ id, accent }: GameInfo): string {
  const game = `[data-game="${CSS.escape(id)}"]`;
  const night = '[data-theme="night"]';
  return `${rule(game, accent.day)} ${rule(`${night}${game}, ${night} ${game}`, accent.night)}`;
}

export function startShelf(): void {
  const colours = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, colours];
  effect(() => colours.replaceSync((shelf.value ?? []).map(coloursOf).join("\n")));
  insist(
    lookAtShelf,
    () => {},
    () => {},
  );
}
