// How large the animals of the others are drawn, so that every row fits into its box.

import type { Size } from "./Animal";

export const WIDEST = 150;
const SMALLEST = 50;
/** Narrower ones have their cards drawn inside them. */
const WITH_CARDS = 82;
const STRIP = 40;
const GAP = 5;

export interface Fit {
  readonly width: number;
  readonly size: Size;
}

/** `most` places are in the longest row, `together` in what may not be torn apart. */
export function fit(room: { readonly width: number; readonly height: number }, most: number, together: number): Fit {
  for (let columns = together; ; columns += 0.5) {
    const width = Math.min(WIDEST, Math.floor((room.width - 16) / columns - GAP));
    const rows = Math.ceil(most / columns);
    const below = width < WITH_CARDS ? 42 : 62; // food, marks and cards
    if (width < SMALLEST) break;
    if (rows * (width * 0.76 + below + GAP) <= room.height - STRIP)
      return { width, size: width < WITH_CARDS ? "mini" : 0 };
  }
  return { width: SMALLEST + 2, size: "mini" };
}
