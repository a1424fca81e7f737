// The grammar of moves: the server sends every legal move with the paths of elements a person may touch for it.
// What glows, what a touch means and when a move is complete all follow from that list and from nothing else.

import type { Facts } from "../words/scene";
import type { Elements } from "../words/speaker";

/** A legal move as the server sends it: where the order of touching does not matter it has several paths. */
export interface LegalMove {
  readonly text: string;
  readonly key: string;
  readonly args: Elements;
  /** What would come of it. */
  readonly facts: Facts;
  readonly paths: readonly (readonly string[])[];
}

/** One way to make a move. */
export interface Offer extends Omit<LegalMove, "paths"> {
  readonly path: readonly string[];
}

export function offersOf(moves: readonly LegalMove[]): Offer[] {
  return moves.flatMap(({ paths, ...move }) => paths.map((path) => ({ ...move, path })));
}

/** One offer for each move among these. */
export function distinct(offers: readonly Offer[]): Offer[] {
  const seen = new Set<string>();
  return offers.filter(({ text }) => !seen.has(text) && seen.add(text));
}

/** Where there is nothing to choose, the move is chosen already; it only has to be made. */
export function only(offers: readonly Offer[]): readonly string[] {
  return distinct(offers).length === 1 ? offers[0]!.path : [];
}

/** Moves whose path begins with the elements chosen so far. */
export function matching(offers: readonly Offer[], chosen: readonly string[]): Offer[] {
  return offers.filter((offer) => chosen.every((element, at) => offer.path[at] === element));
}

/** The elements that may be chosen next, each once, in the order of the list. */
export function continuations(offers: readonly Offer[], chosen: readonly string[]): string[] {
  const next = new Set<string>();
  for (const offer of matching(offers, chosen)) {
    const element = offer.path[chosen.length];
    if (element !== undefined) next.add(element);
  }
  return [...next];
}

/** Moves that are complete with the elements chosen so far. */
export function completed(offers: readonly Offer[], chosen: readonly string[]): Offer[] {
  if (chosen.length === 0) return [];
  return distinct(matching(offers, chosen).filter((offer) => offer.path.length === chosen.length));
}

/** What harms oneself must be meant: an element of this kind stands in its path, and no touch leaps over it. */
export const MEANT = "own";

/** The moves that go on from what is chosen and come to an element later, where a touch may leap ahead to it. */
function further(offers: readonly Offer[], chosen: readonly string[], element: string): Offer[] {
  return matching(offers, chosen).filter(({ path }) => {
    const at = path.indexOf(element, chosen.length);
    return at >= 0 && path.slice(chosen.length, at).every((between) => kindOf(between) !== MEANT);
  });
}

/**
 * Who begins at the end ("the food" before "which animal?") may do so: the moves that come to an element later, with
 * that element touched first.
 */
export function turned(offers: readonly Offer[], element: string): Offer[] {
  if (matching(offers, [element]).length > 0) return [];
  return further(offers, [], element).map((offer) => ({
    ...offer,
    path: [element, ...offer.path.filter((other) => other !== element)],
  }));
}

/** Where a single move is left, nothing remains to be chosen: its whole path. */
export function settle(offers: readonly Offer[], chosen: readonly string[]): readonly string[] {
  if (chosen.length === 0) return chosen;
  const left = matching(offers, chosen);
  return left.length > 0 && left.every(({ text }) => text === left[0]!.text) ? left[0]!.path : chosen;
}

export type Touch =
  | { readonly kind: "go"; readonly chosen: readonly string[] }
  | { readonly kind: "again" } // the last element once more: the complete move is meant
  | { readonly kind: "back" } // the last element once more, of an incomplete move: let go of it
  | { readonly kind: "no" };

/**
 * What touching an element (or a short run of them, such as one half of a card) means now: it goes on from what is
 * chosen; or it begins anew; or, as a later element of some path, it leaps there; or nothing.
 */
export function touch(offers: readonly Offer[], chosen: readonly string[], run: readonly string[]): Touch {
  const ends = chosen.slice(-run.length);
  const same = ends.length === run.length && run.every((element, at) => element === ends[at]);
  if (same) return completed(offers, chosen).length > 0 ? { kind: "again" } : { kind: "back" };
  const on = [...chosen, ...run];
  if (matching(offers, on).length > 0) return { kind: "go", chosen: settle(offers, on) };
  const last = run.at(-1)!;
  if (chosen.includes(last) && completed(offers, chosen).length > 0) return { kind: "again" };
  if (matching(offers, run).length > 0) return { kind: "go", chosen: settle(offers, run) };
  const ahead = further(offers, chosen, last);
  if (distinct(ahead).length === 1) return { kind: "go", chosen: ahead[0]!.path };
  if (ahead.length > 0 && chosen.length === 0) return { kind: "go", chosen: [last] }; // see `turned`
  const leapt = ahead.length > 0 ? common(offers, ahead, chosen, last) : chosen;
  return leapt.length > chosen.length ? { kind: "go", chosen: leapt } : { kind: "no" };
}

/** The longest beginning that all of these moves share. */
function common(
  offers: readonly Offer[],
  ahead: readonly Offer[],
  chosen: readonly string[],
  last: string,
): readonly string[] {
  const first = ahead[0]!.path;
  let length = chosen.length;
  while (length < first.length && ahead.every((offer) => offer.path[length] === first[length])) length += 1;
  const shared = first.slice(0, length);
  return shared.includes(last) ? settle(offers, shared) : shared;
}

/** How an element (or run) stands: it is chosen, it may come next, it would begin another move, or none of these. */
export type Stand = "chosen" | "next" | "start" | "none";

export function stand(offers: readonly Offer[], chosen: readonly string[], run: readonly string[]): Stand {
  const last = run.at(-1)!;
  if (run.length === 1 ? chosen.includes(last) : run.every((element) => chosen.includes(element))) return "chosen";
  if (matching(offers, [...chosen, ...run]).length > 0) return "next";
  const begins = matching(offers, run).length > 0;
  if (begins) return isBegunBy(run, chosen) ? "next" : "start";
  return chosen.length > 0 && touch(offers, chosen, run).kind === "go" ? "next" : "none";
}

/** Whether a run repeats what is chosen and goes on. */
function isBegunBy(run: readonly string[], chosen: readonly string[]): boolean {
  return chosen.length > 0 && chosen.length < run.length && chosen.every((element, at) => element === run[at]);
}

/** The verbs of the moves to which touching an element (or run) leads, each once. */
export function verbsOf(offers: readonly Offer[], chosen: readonly string[], run: readonly string[]): string[] {
  const on = matching(offers, isBegunBy(run, chosen) ? run : [...chosen, ...run]);
  const led = on.length > 0 ? on : further(offers, chosen, run.at(-1)!);
  return [...new Set(led.map(({ key }) => key))];
}

/** Element kinds: `card:3` is a `card`. */
export function kindOf(element: string): string {
  return element.slice(0, Math.max(0, element.indexOf(":")));
}

export function valueOf(element: string): string {
  return element.slice(element.indexOf(":") + 1);
}
