// The picture of an evolution card or a trait.

import { CARD_PLATES } from "./cardPlates";
import { TRAIT_PLATES } from "./traitPlates";

export function Plate({ of }: { readonly of: string }) {
  return (
    <svg class="drawn plate" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {(CARD_PLATES[of] ?? TRAIT_PLATES[of])?.()}
    </svg>
  );
}
