// The shelf: the games of the server, with their names in every language and their colours.

import { effect, signal } from "@preact/signals";
import { meetBots } from "../faces/opponents";
import { api } from "../net/api";
import type { Accent, GameInfo } from "../net/protocol";
import { insist } from "../net/retry";
import { language } from "./settings";

export const shelf = signal<readonly GameInfo[] | null>(null);

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
  meetBots(found.bots, found.own_bots, found.opponent);
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
