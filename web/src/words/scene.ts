// What sentences must know of a table: who sits where, whose animal is whose, and what is on the cards.
// The same rules as in tangledbank/locale/scene.py; docs/languages.md explains them.

export interface Scene {
  readonly names: readonly string[];
  readonly owners: readonly number[];
  readonly seat: number | null;
  readonly traits: ReadonlyMap<number, string>;
  readonly cards: ReadonlyMap<number, readonly string[]>;
  readonly designs: readonly (readonly string[])[];
}

export const NOWHERE: Scene = { names: [], owners: [], seat: null, traits: new Map(), cards: new Map(), designs: [] };

type Plain = Record<string, unknown>;

export function sceneOf(view: { readonly seat: number | null; readonly board: unknown }, names: readonly string[], designs: readonly (readonly string[])[] = []): Scene {
  const traits = new Map<number, string>();
  const cards = new Map<number, readonly string[]>();
  gather(view.board, traits, cards);
  const owners = (view.board as Plain | null)?.["owners"];
  return { names, owners: Array.isArray(owners) ? (owners as number[]) : [], seat: view.seat, traits, cards, designs };
}

/** Collect every trait card (`trait` and `kind`) and every known card (`card` and `faces`) of a view. */
export function gather(thing: unknown, traits: Map<number, string>, cards: Map<number, readonly string[]>): void {
  if (Array.isArray(thing)) {
    for (const part of thing) gather(part, traits, cards);
  } else if (typeof thing === "object" && thing !== null) {
    const plain = thing as Plain;
    if (typeof plain["trait"] === "number" && typeof plain["kind"] === "string") traits.set(plain["trait"], plain["kind"]);
    if (typeof plain["card"] === "number" && Array.isArray(plain["faces"])) cards.set(plain["card"], plain["faces"] as string[]);
    for (const part of Object.values(plain)) gather(part, traits, cards);
  }
}
