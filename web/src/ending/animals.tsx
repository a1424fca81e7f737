// What games with drawn animals tell at their end: what a trait was worth, the finest animal, and pages of the album.

import type { ComponentChildren } from "preact";
import { valueOf } from "../grammar/paths";
import type { View } from "../net/protocol";
import { say } from "../words/words";
import type { Part, Specimen } from "./counted";
import { latinName } from "./latin";

/** How an animal looks, and the kinds of traits that make it look so. */
export interface Portrait {
  readonly picture: ComponentChildren;
  readonly kinds: readonly string[];
  readonly looks: readonly string[];
}

export function traitPart({ kind, points }: { readonly kind: string; readonly points: number }): Part {
  return { icon: kind, name: say().name("trait", kind), count: points };
}

/** The animal that was worth the most, of those that can still be drawn. */
export function finest<Scored extends { readonly animal: number }>(
  animals: readonly Scored[],
  worth: (one: Scored) => number,
  portrait: (animal: number) => Portrait | null,
): Specimen | null {
  const best = animals.toSorted((a, b) => worth(b) - worth(a))[0];
  const drawn = best && portrait(best.animal);
  if (!drawn) return null;
  return {
    picture: drawn.picture,
    latin: latinName(best.animal, drawn.looks),
    traits: drawn.kinds.map((kind) => say().name("trait", kind)),
  };
}

/** An album with a page for each animal. */
export function albumOf(portrait: (view: View, animal: number) => Portrait | null) {
  return {
    kind: "animal",
    portrait: (view: View, element: string) => portrait(view, Number(valueOf(element)))?.picture ?? null,
  };
}
