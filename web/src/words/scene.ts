// What sentences must know of a table: who sits where, whose animal is whose, what is on the cards and on the map.
// The same rules as in tangledbank/locale/scene.py; docs/languages.md explains them.

import { spaceNames } from "./spaces";

/** A space of a map: its name for people, what is said of it as elements, and whose piece stands there now. */
export interface Place {
  readonly name: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly owner: number | null;
}

export interface Scene {
  readonly names: readonly string[];
  readonly owners: readonly number[];
  readonly seat: number | null;
  readonly traits: ReadonlyMap<number, string>;
  readonly cards: ReadonlyMap<number, readonly string[]>;
  readonly designs: readonly (readonly string[])[];
  readonly places: ReadonlyMap<string, Place>;
  /** What is for sale, row by row, as elements. */
  readonly lots: readonly string[];
  /** On how many numbers of the die one seat wins against another. */
  readonly odds: readonly (readonly (number | null)[])[];
  /** By seat: the points to pay with, and the discount. */
  readonly purses: readonly (readonly [number, number])[];
}

export const NOWHERE: Scene = {
  names: [],
  owners: [],
  seat: null,
  traits: new Map(),
  cards: new Map(),
  designs: [],
  places: new Map(),
  lots: [],
  odds: [],
  purses: [],
};

type Plain = Record<string, unknown>;
interface Mapped {
  readonly spaces?: readonly Plain[];
  readonly flat_top?: boolean;
  readonly rows?: readonly { readonly gene: string }[];
  readonly odds?: Scene["odds"];
  readonly seats?: readonly { readonly points: number; readonly values: { readonly discount: number } }[];
}

export function sceneOf(
  view: { readonly seat: number | null; readonly board: unknown },
  names: readonly string[],
  designs: readonly (readonly string[])[] = [],
): Scene {
  const traits = new Map<number, string>();
  const cards = new Map<number, readonly string[]>();
  gather(view.board, traits, cards);
  const owners = (view.board as Plain | null)?.["owners"];
  const map = (view.board ?? {}) as Mapped;
  const lots = (map.rows ?? []).map((row) => `gene:${row.gene}`);
  const purses =
    lots.length > 0 ? (map.seats ?? []).map(({ points, values }) => [points, values.discount] as const) : [];
  return {
    names,
    owners: Array.isArray(owners) ? (owners as number[]) : [],
    seat: view.seat,
    traits,
    cards,
    designs,
    places: placesOf(map),
    lots,
    odds: map.odds ?? [],
    purses,
  };
}

/** A view lists all spaces of its map from the beginning, so that names never change. */
function placesOf({ spaces = [], flat_top = false }: Mapped): Map<string, Place> {
  const names = spaceNames(
    spaces.map((space) => String(space["hex"])),
    flat_top,
  );
  return new Map(
    spaces.map((space) => {
      const { hex, dino, ...rest } = space;
      const facts = Object.fromEntries(
        Object.entries(rest)
          .filter(([, word]) => typeof word === "string")
          .map(([fact, word]) => [fact, `${fact}:${String(word)}`]),
      );
      return [String(hex), { name: names.get(String(hex))!, facts, owner: typeof dino === "number" ? dino : null }];
    }),
  );
}

/** On how many numbers of the die a fight between two spaces is won; null if there is none to be fought. */
export function oddsOf(scene: Scene, from: string, to: string): number | null {
  const attacker = scene.places.get(from)?.owner ?? null;
  const defender = scene.places.get(to)?.owner ?? null;
  return attacker === null || defender === null ? null : (scene.odds[attacker]?.[defender] ?? null);
}

/** The points that a bid would leave the reader (DINO-3.38); null if that is not known. */
export function restOf(scene: Scene, amount: number): number | null {
  const purse = scene.seat === null ? undefined : scene.purses[scene.seat];
  return purse === undefined ? null : purse[0] - Math.max(0, amount - purse[1]);
}

/** Collect every trait card (`trait` and `kind`) and every known card (`card` and `faces`) of a view. */
export function gather(thing: unknown, traits: Map<number, string>, cards: Map<number, readonly string[]>): void {
  if (Array.isArray(thing)) {
    for (const part of thing) gather(part, traits, cards);
  } else if (typeof thing === "object" && thing !== null) {
    const plain = thing as Plain;
    if (typeof plain["trait"] === "number" && typeof plain["kind"] === "string")
      traits.set(plain["trait"], plain["kind"]);
    if (typeof plain["card"] === "number" && Array.isArray(plain["faces"]))
      cards.set(plain["card"], plain["faces"] as string[]);
    for (const part of Object.values(plain)) gather(part, traits, cards);
  }
}
