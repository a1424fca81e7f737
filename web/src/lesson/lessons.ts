// Which lessons were taken on this device, and beginning one.

import { signal } from "@preact/signals";
import { go } from "../app/router";
import { api } from "../net/api";

const KEY = "tangledbank.lessons";
const OFFERED = "tangledbank.lessons-offered";

function remembered(key: string): string[] {
  try {
    return (localStorage.getItem(key) ?? "").split(" ").filter(Boolean);
  } catch {
    return []; // storage may be switched off; what was done then lasts as long as the page
  }
}

function remember(key: string, what: readonly string[]): void {
  try {
    localStorage.setItem(key, what.join(" "));
  } catch {
    // see above
  }
}

/** The lessons that were taken to their end, as `game/lesson`. */
const done = signal<readonly string[]>(remembered(KEY));
const offered = signal<readonly string[]>(remembered(OFFERED));

export const isDone = (game: string, lesson: string): boolean => done.value.includes(`${game}/${lesson}`);

export function markDone(game: string, lesson: string): void {
  if (isDone(game, lesson)) return;
  done.value = [...done.value, `${game}/${lesson}`];
  remember(KEY, done.value);
}

/** The table at which somebody plays a game for the first time, so that a lesson is offered; "" if there is none. */
export const offeredAt = signal("");

/** Somebody sits down at once: if the game is new to them, ask there, once, whether they would like to learn it. */
export function offerAt(table: string, game: string, lessons: readonly string[]): void {
  const isNew = lessons.length > 0 && !offered.value.includes(game) && !lessons.some((lesson) => isDone(game, lesson));
  offeredAt.value = isNew ? table : "";
}

/** The answer is remembered, be it yes or no. */
export function dontOffer(game: string): void {
  offeredAt.value = "";
  if (offered.value.includes(game)) return;
  offered.value = [...offered.value, game];
  remember(OFFERED, offered.value);
}

export async function begin(game: string, lesson: string): Promise<void> {
  dontOffer(game);
  const table = await api.beginLesson(game, lesson);
  go(`/table/${table.id}`);
}
