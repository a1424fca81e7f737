// The geometry of a chart over the decisions of a game: steps, ticks, and labels that keep apart.

export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The last decision, and the largest number. */
  readonly last: number;
  readonly most: number;
}

export const xOf = (frame: Frame, at: number): number =>
  frame.left + ((frame.right - frame.left) * at) / Math.max(1, frame.last);

export const yOf = (frame: Frame, count: number): number =>
  frame.bottom - ((frame.bottom - frame.top) * count) / Math.max(1, frame.most);

/** A line that stays level until a decision changes the count. */
export function steps(frame: Frame, at: readonly number[], counts: readonly number[]): string {
  const to = (value: number): string => String(Math.round(value * 10) / 10);
  return at
    .map((decision, nth) => {
      const [x, y] = [to(xOf(frame, decision)), to(yOf(frame, counts[nth] ?? 0))];
      return nth === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join("");
}

/** Round numbers from 0 up to the largest, at most six of them above 0. */
export function ticks(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((size) => most / size <= 6) ?? 500;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, nth) => nth * step);
}

/** Heights moved as little as possible so that neighbours are `gap` apart; the order of the given ones is kept. */
export function apart(heights: readonly number[], gap: number, bottom: number): number[] {
  const order = heights.map((_, nth) => nth).toSorted((a, b) => heights[a]! - heights[b]!);
  const moved = [...heights];
  order.forEach((nth, place) => {
    const above = order[place - 1];
    if (above !== undefined) moved[nth] = Math.max(moved[nth]!, moved[above]! + gap);
  });
  order.toReversed().forEach((nth, place, down) => {
    const below = down[place - 1];
    moved[nth] = Math.min(moved[nth]!, below === undefined ? bottom : moved[below]! - gap);
  });
  return moved;
}

/** So few of the turns are named that their names do not touch. */
export function named<T>(turns: readonly T[], most: number): T[] {
  const every = Math.ceil(turns.length / most);
  return turns.filter((_, nth) => nth % every === 0);
}

/** What was counted after a decision: the last sample that is not later. */
export function countAt(at: readonly number[], counts: readonly number[], decision: number): number {
  const nth = at.findLastIndex((sample) => sample <= decision);
  return counts[nth] ?? 0;
}
