// A tile on its own: colour, pattern, and for a vent its kind.

import { SignParts } from "./art/Sign";
import { EARTH } from "./earth";
import type { Terrain, Thermal } from "./types";

const TILE = EARTH.path(2);

export function Swatch({ terrain, thermal = null }: { readonly terrain: Terrain; readonly thermal?: Thermal | null }) {
  return (
    <svg
      class={`drawn swatch terrain ${terrain} ${thermal ?? ""}`}
      viewBox="-60 -52 120 104"
      aria-hidden="true"
      focusable="false"
    >
      <path class="floor" d={TILE} />
      <path class="ground" d={TILE} />
      <path class="rim" d={TILE} />
      {terrain === "vent" && thermal && (
        <g class="drawn-icon" transform="translate(-34 -36) scale(2.8)">
          <SignParts kind={thermal} />
        </g>
      )}
    </svg>
  );
}
