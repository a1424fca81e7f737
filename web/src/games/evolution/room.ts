// Room for animals and their cards: cards stand under the body while they fit there, else beside it, in one or two columns.

import type { AnimalSeen } from "./types";

export type Bearer = Pick<AnimalSeen, "animal" | "traits" | "pairs">;
/** Columns of cards beside the body. */
export type Beside = 0 | 1 | 2;

export interface Measure {
  /** So many cards fit under a body, and under one that is drawn small. */
  readonly under: number;
  readonly tight: number;
  /** So many cards fit in a column beside a body. */
  readonly beside: number;
  /** So many columns fit side by side. */
  readonly most: number;
}

export interface Room {
  /** Columns of all animals together: what there is to share. */
  readonly columns: number;
  /** Bodies are drawn small, so that more cards fit under them. */
  readonly tight: boolean;
  readonly beside: (animal: Bearer) => Beside;
}

/** Cards, and a line for the words above those that do not work. */
function rows(animal: Bearer): number {
  const traits = [...animal.traits, ...animal.pairs];
  return traits.length + (traits.some((trait) => !trait.active) ? 1 : 0);
}

export function roomFor(herd: readonly Bearer[], { under, tight, beside, most }: Measure): Room {
  const besideOver =
    (fitting: number) =>
    (animal: Bearer): Beside =>
      rows(animal) <= fitting ? 0 : rows(animal) <= beside ? 1 : 2;
  const columnsOver = (fitting: number): number =>
    Math.max(
      1,
      herd.reduce((sum, animal) => sum + 1 + besideOver(fitting)(animal), 0),
    );
  const short = columnsOver(under) > most;
  const fitting = short ? tight : under;
  return { columns: columnsOver(fitting), tight: short, beside: besideOver(fitting) };
}
