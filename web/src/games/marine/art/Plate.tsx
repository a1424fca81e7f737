// The picture of an evolution card or a trait.

import { DEED_PLATES } from "./deedPlates";
import { POINT_PLATES } from "./pointPlates";
import { TRAIT_PLATES } from "./traitPlates";

export const CARD_PLATES = { ...POINT_PLATES, ...DEED_PLATES };
const PLATES = { ...CARD_PLATES, ...TRAIT_PLATES };

export function Plate({ of }: { readonly of: string }) {
  return (
    <svg class="drawn plate" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {PLATES[of]?.()}
    </svg>
  );
}
