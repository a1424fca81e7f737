// A creature is a spine of round sections from the tip of the tail to the snout. Its outline, its back and its belly
// follow from that, so that every part a look adds finds its place on every body.

export interface Section {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const GROUND = 82;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The direction of the spine at a section, as a unit vector. */
export function along(spine: readonly Section[], at: number): Point {
  const before = spine[Math.max(0, at - 1)]!;
  const after = spine[Math.min(spine.length - 1, at + 1)]!;
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
  return { x: (after.x - before.x) / length, y: (after.y - before.y) / length };
}

/** A point beside the spine: `side` -1 is the back, 1 the belly, in parts of the section's radius. */
export function beside(spine: readonly Section[], at: number, side: number): Point {
  const low = Math.max(0, Math.min(spine.length - 1, Math.floor(at)));
  const high = Math.min(spine.length - 1, low + 1);
  const part = at - low;
  const mix = (a: number, b: number): number => a + (b - a) * part;
  const from = spine[low]!;
  const to = spine[high]!;
  const first = along(spine, low);
  const second = along(spine, high);
  const direction = { x: mix(first.x, second.x), y: mix(first.y, second.y) };
  const radius = mix(from.r, to.r) * side;
  return { x: mix(from.x, to.x) - direction.y * radius, y: mix(from.y, to.y) + direction.x * radius };
}

/** A smooth line through points (Catmull-Rom as Bézier curves), closed or open. */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length;
  const get = (at: number): Point =>
    closed ? points[(at + count) % count]! : points[Math.max(0, Math.min(count - 1, at))]!;
  let path = `M${round(points[0]!.x)} ${round(points[0]!.y)}`;
  for (let at = 0; at < (closed ? count : count - 1); at += 1) {
    const [a, b, c, d] = [get(at - 1), get(at), get(at + 1), get(at + 2)];
    path += `C${round(b.x + (c.x - a.x) / 6)} ${round(b.y + (c.y - a.y) / 6)} ${round(c.x - (d.x - b.x) / 6)} ${round(c.y - (d.y - b.y) / 6)} ${round(c.x)} ${round(c.y)}`;
  }
  return closed ? `${path}Z` : path;
}

/** The outline of the whole body. */
export function outline(spine: readonly Section[]): string {
  const last = spine.length - 1;
  const back = spine.map((_, at) => beside(spine, at, -1));
  const belly = spine.map((_, at) => beside(spine, at, 1));
  const nose = along(spine, last);
  const tail = along(spine, 0);
  const tip = spine[last]!;
  const end = spine[0]!;
  return smooth([
    { x: end.x - tail.x * end.r, y: end.y - tail.y * end.r },
    ...back,
    { x: tip.x + nose.x * tip.r, y: tip.y + nose.y * tip.r },
    ...belly.toReversed(),
  ]);
}

/** A small, stable source of variety: the nth number between 0 and 1 for a creature. */
export function chanceOf(seed: number, nth: number): number {
  let mixed = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(nth + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}
