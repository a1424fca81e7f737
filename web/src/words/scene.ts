// What sentences must know of a table: who sits where, who reads, and the facts of the things on it.
// The same rules as in tangledbank/locale/scene.py; docs/languages.md explains them.

/** What the engine tells of a thing or of a move: elements, words, numbers, truth values, and lists of these. */
export type Fact = string | number | boolean | null | readonly Fact[];
export type Facts = Readonly<Record<string, Fact>>;
export type Things = Readonly<Record<string, Facts>>;

export interface Scene {
  readonly names: readonly string[];
  /** The reader; null: a spectator. */
  readonly seat: number | null;
  readonly things: Things;
}

export const NOWHERE: Scene = { names: [], seat: null, things: {} };
