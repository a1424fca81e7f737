// The language in use. The Fluent files are those of the Python package, one chunk each.

import { effect, signal } from "@preact/signals";
import type { FluentVariable } from "@fluent/bundle";
import { language } from "../app/settings";
import { api } from "../net/api";
import { insist, passes } from "../net/retry";
import { Speaker } from "./speaker";

const FILES = import.meta.glob<string>(
  ["../../../tangledbank/locale/*/common.ftl", "../../../tangledbank/games/*/words/*.ftl"],
  { query: "?raw", import: "default" },
);

/** The game whose words are needed besides the common ones; empty outside a table. */
export const spokenGame = signal("");
/** Whether the words of its lessons are needed, too. The server has them, as a host may add lessons. */
export const spokenLessons = signal(false);
export const speaker = signal<Speaker | null>(null);

async function sources(code: string, game: string, lessons: boolean): Promise<string[]> {
  const common = FILES[`../../../tangledbank/locale/${code}/common.ftl`]!();
  if (!game) return [await common];
  const own = FILES[`../../../tangledbank/games/${game}/words/${code}.ftl`];
  return Promise.all([common, own ? own() : brought(code, game), lessons ? api.lessonWords(code, game) : ""]);
}

/** The words of a game that the build does not know; none if there is no such game. */
async function brought(code: string, game: string): Promise<string> {
  try {
    return await api.words(code, game);
  } catch (problem) {
    if (passes(problem)) throw problem;
    return "";
  }
}

/** English stands behind the others, should a key be missing there. */
function learn(code: string, game: string, lessons: boolean): () => void {
  return insist(
    () => Promise.all([code === "en" ? [] : sources("en", game, lessons), sources(code, game, lessons)]),
    (found) => (speaker.value = new Speaker(code, found.flat(), game, lessons)),
    () => {},
  );
}

export function startWords(): void {
  effect(() => learn(language.value, spokenGame.value, spokenLessons.value));
}

/** A word of the interface, in the language in use. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return speaker.value?.text(`ui-${key}`, args) ?? "";
}

/** Whatever the engine names, in the language in use. */
export function say(): Speaker {
  return speaker.value!;
}
