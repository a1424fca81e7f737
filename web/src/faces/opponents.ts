// Whom one plays against: the bots of the server, and the one chosen last, which this device remembers.

import { computed, signal } from "@preact/signals";
import { keep, kept } from "../app/settings";
import type { OwnBot } from "../net/protocol";
import { say } from "../words/words";

/** From the weakest to the strongest. */
const bots = signal<readonly string[]>([]);
/** What the host of the server has added. */
const own = signal<readonly OwnBot[]>([]);
const usual = signal("");
const chosen = signal(kept("opponent") ?? "");

/** Everybody who can be invited. */
export const offered = computed(() => [...bots.value, ...own.value.map(({ name }) => name)]);

/** Whom to invite: the last choice, or whoever is usual here. */
export const opponent = computed(() => (offered.value.includes(chosen.value) ? chosen.value : usual.value));

export function meetBots(known: readonly string[], theirs: readonly OwnBot[], first: string): void {
  bots.value = known;
  own.value = theirs;
  usual.value = first;
}

export function chooseOpponent(bot: string): void {
  chosen.value = bot;
  keep("opponent", bot);
}

const ownBot = (bot: string): OwnBot | undefined => own.value.find(({ name }) => name === bot);

export function botName(bot: string): string {
  return ownBot(bot)?.name ?? say().name("bot", bot);
}

/** A sentence of character. */
export function botText(bot: string): string {
  return ownBot(bot)?.text ?? say().about("bot", bot);
}
