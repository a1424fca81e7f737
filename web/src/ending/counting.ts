// The count before the reader's eyes: the pieces of the last in rank first, the winner's at the end.

import { useEffect, useState } from "preact/hooks";

/** Every piece has its moment, but the whole count does not take longer than this. */
const PIECE_MS = 320;
const WHOLE_MS = 9000;

interface Counting {
  /** How many pieces of each rank are counted. */
  readonly shown: readonly number[];
  /** Count the rest at once; null when all is counted. */
  readonly skip: (() => void) | null;
}

export function useCounting(pieces: readonly number[], fresh: boolean): Counting {
  const all = pieces.reduce((sum, count) => sum + count, 0);
  const calm = !fresh || matchMedia("(prefers-reduced-motion: reduce)").matches;
  const [counted, setCounted] = useState(calm ? Infinity : 0);
  useEffect(() => {
    if (counted >= all) return;
    const timer = setTimeout(() => setCounted(counted + 1), Math.min(PIECE_MS, WHOLE_MS / all));
    return () => clearTimeout(timer);
  }, [counted, all]);
  return { shown: dealt(pieces, counted), skip: counted < all ? () => setCounted(Infinity) : null };
}

/** So many pieces counted in all, from the last rank to the first: how many of each. */
export function dealt(pieces: readonly number[], counted: number): number[] {
  let left = counted;
  return pieces
    .toReversed()
    .map((count) => {
      const shown = Math.min(count, left);
      left -= shown;
      return shown;
    })
    .toReversed();
}
