// Five kinds of bodies, one for each seat, so that a species is known by its shape as well as by colour and letter.

interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Plan {
  readonly body: Spot & { readonly rx: number; readonly ry: number };
  readonly head: Spot & { readonly rx: number; readonly ry: number; readonly turn: number };
  /** How thick the neck is at the shoulder and at the head, and which way it bows. */
  readonly neck: { readonly from: Spot; readonly thick: number; readonly thin: number; readonly bow: Spot };
  readonly extra: "none" | "plates" | "frill" | "crest" | "jaw";
}

export const GROUND = 142;

export const PLANS: readonly Plan[] = [
  {
    body: { x: 88, y: 90, rx: 42, ry: 27 },
    head: { x: 166, y: 38, rx: 18, ry: 11, turn: 8 },
    neck: { from: { x: 112, y: 82 }, thick: 17, thin: 8, bow: { x: 146, y: 78 } },
    extra: "none",
  },
  {
    body: { x: 86, y: 84, rx: 38, ry: 26 },
    head: { x: 154, y: 50, rx: 27, ry: 16, turn: 4 },
    neck: { from: { x: 106, y: 78 }, thick: 18, thin: 13, bow: { x: 122, y: 62 } },
    extra: "jaw",
  },
  {
    body: { x: 88, y: 86, rx: 46, ry: 31 },
    head: { x: 160, y: 96, rx: 19, ry: 12, turn: 10 },
    neck: { from: { x: 122, y: 88 }, thick: 16, thin: 9, bow: { x: 142, y: 86 } },
    extra: "plates",
  },
  {
    body: { x: 84, y: 88, rx: 44, ry: 29 },
    head: { x: 152, y: 80, rx: 25, ry: 18, turn: 14 },
    neck: { from: { x: 114, y: 84 }, thick: 18, thin: 14, bow: { x: 130, y: 78 } },
    extra: "frill",
  },
  {
    body: { x: 88, y: 86, rx: 40, ry: 27 },
    head: { x: 154, y: 48, rx: 22, ry: 12, turn: 12 },
    neck: { from: { x: 110, y: 80 }, thick: 16, thin: 9, bow: { x: 136, y: 76 } },
    extra: "crest",
  },
];

export function planOf(seat: number): Plan {
  return PLANS[seat % PLANS.length]!;
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
}

const at = (value: number): string => value.toFixed(1);

/** A limb that grows thinner along a bow. */
export function taper(from: Spot, to: Spot, bow: Spot, thick: number, thin: number): string {
  const across = (a: Spot, b: Spot): Spot => {
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  };
  const start = across(from, bow);
  const end = across(bow, to);
  const mid = across(from, to);
  const wide = (thick + thin) / 2;
  const point = (spot: Spot, side: Spot, width: number): string =>
    `${at(spot.x + side.x * width)} ${at(spot.y + side.y * width)}`;
  return `M${point(from, start, thick)}Q${point(bow, mid, wide)} ${point(to, end, thin)}L${point(to, end, -thin)}Q${point(bow, mid, -wide)} ${point(from, start, -thick)}z`;
}

/** So many places spread evenly round a middle. */
export function spread(count: number, middle: number, reach: number): number[] {
  return Array.from({ length: count }, (_, nth) =>
    count === 1 ? middle : middle - reach + (2 * reach * nth) / (count - 1),
  );
}
