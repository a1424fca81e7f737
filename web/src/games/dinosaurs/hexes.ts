// Where things lie on the island: axial coordinates to points, spaces with pointed tops, rows level.

import type { SpaceSeen } from "./types";

export const WIDE = 100; // from one middle to the next
const SIDE = WIDE / Math.sqrt(3);

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export function middleOf(hex: string): Spot {
  const [q = 0, r = 0] = hex.split(",").map(Number);
  return { x: (q + r / 2) * WIDE, y: r * 1.5 * SIDE };
}

/** The six corners of a space round its middle, drawn in a little by `inset`. */
export function hexPath(inset = 0): string {
  const size = SIDE - inset;
  const half = (size * Math.sqrt(3)) / 2;
  return `M0 ${-size}L${half} ${-size / 2}V${size / 2}L0 ${size}L${-half} ${size / 2}V${-size / 2}Z`;
}

export interface Frame extends Spot {
  readonly width: number;
  readonly height: number;
}

export function frameOf(spaces: readonly SpaceSeen[], margin: number): Frame {
  const spots = spaces.map((space) => middleOf(space.hex));
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const x = Math.min(...xs) - WIDE / 2 - margin;
  const y = Math.min(...ys) - SIDE - margin;
  return { x, y, width: Math.max(...xs) + WIDE / 2 + margin - x, height: Math.max(...ys) + SIDE + margin - y };
}

/** The spaces row by row, each row from west to east. */
export function rowsOf(spaces: readonly SpaceSeen[]): SpaceSeen[][] {
  const rows = new Map<number, SpaceSeen[]>();
  for (const space of spaces) {
    const r = Number(space.hex.split(",")[1]);
    rows.set(r, [...(rows.get(r) ?? []), space]);
  }
  return [...rows]
    .toSorted(([a], [b]) => a - b)
    .map(([, row]) => row.toSorted((a, b) => middleOf(a.hex).x - middleOf(b.hex).x));
}
