// What a game tells the ending: how a seat's count came about, piece by piece, and the finest it has bred.

import type { ComponentChildren } from "preact";

/** One thing that was worth something; `icon` is for the `Icon` of the game. */
export interface Part {
  readonly icon?: string;
  readonly name: string;
  readonly count: number;
}

/** One piece that is counted: an animal with its traits, a gene that was paid for. */
export interface Counted {
  readonly picture?: ComponentChildren;
  readonly name: string;
  readonly parts: readonly Part[];
}

/** A creature for the plate. */
export interface Specimen {
  /** One svg. */
  readonly picture: ComponentChildren;
  readonly latin: string;
  /** What it had, in the language of the reader. */
  readonly traits: readonly string[];
}

export function total(parts: readonly Part[]): number {
  return parts.reduce((sum, { count }) => sum + count, 0);
}

export function totalOf(pieces: readonly Counted[]): number {
  return pieces.reduce((sum, { parts }) => sum + total(parts), 0);
}
