// The language in use. The Fluent files are those of the Python package, one chunk each.

import { effect, signal } from "@preact/signals";
import type { FluentVariable } from "@fluent/bundle";
import { language } from "../app/settings";
import { Speaker } from "./speaker";

const FILES = import.meta.glob<string>("../../../tangledbank/locale/*/*.ftl", { query: "?raw", import: "default" });

/** The game whose words are needed besides the common ones; empty outside a table. */
export const spokenGame = signal("");
export const speaker = signal<Speaker | null>(null);

async function sources(code: string, game: string): Promise<string[]> {
  const names = game ? ["common", game] : ["common"];
  const loaders = names.map((name) => FILES[`../../../tangledbank/locale/${code}/${name}.ftl`]);
  return Promise.all(loaders.filter((load) => load !== undefined).map((load) => load()));
}

async function learn(code: string, game: string): Promise<void> {
  // English stands behind the others, should a key be missing there.
  const [fallback, own] = await Promise.all([code === "en" ? [] : sources("en", game), sources(code, game)]);
  if (code !== language.value || game !== spokenGame.value) return;
  speaker.value = new Speaker(code, [...fallback, ...own], game);
}

export function startWords(): void {
  effect(() => void learn(language.value, spokenGame.value));
}

/** A word of the interface, in the language in use. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return speaker.value?.text(`ui-${key}`, args) ?? "";
}

/** Whatever the engine names, in the language in use. */
export function say(): Speaker {
  return speaker.value!;
}
