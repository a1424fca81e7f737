// The picture of anything that has a name: a class, an element, a terrain, a card, a trait, or something counted.

import { CARD_PLATES, Plate } from "./art/Plate";
import { Figure, Sign, Token } from "./art/Sign";
import { TRAIT_PLATES } from "./art/traitPlates";
import { Swatch } from "./Swatch";
import { NUTRIENTS, TAXA, TERRAINS, type Nutrient, type Taxon, type Terrain } from "./types";

export function Picture({ kind }: { readonly kind: string }) {
  if (NUTRIENTS.includes(kind as Nutrient)) return <Token kind={kind} />;
  if (TERRAINS.includes(kind as Terrain)) return <Swatch terrain={kind as Terrain} />;
  if (TAXA.includes(kind as Taxon)) return <Figure taxon={kind} />;
  if (kind in CARD_PLATES || kind in TRAIT_PLATES) return <Plate of={kind} />;
  return <Sign kind={kind} />;
}
