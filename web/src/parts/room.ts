// Room for animals and their cards: one measure for all animals of a box, as large as the box allows. Cards stand under
// their animal, always; where names do not fit, their pictures do.

/** How many trait cards each animal has, for animals that may not be torn apart; a half more: with long names. */
export type Chain = readonly number[];
/** The animals of one player. */
export type Herd = readonly Chain[];

export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface Fit {
  /** Of an animal, and the height of its drawing. */
  readonly width: number;
  readonly body: number;
  /** An animal with at most so many cards shows their names. */
  readonly named: number;
  /** Everything of an animal is one button, its cards are small pictures in it. */
  readonly mini: boolean;
  /** So many herds stand side by side. */
  readonly across: number;
  /** Some of it has to be scrolled to, or unfolded. */
  readonly over: boolean;
}

export interface Wish {
  readonly widest: number;
  /** The head of a herd: its player's name. */
  readonly head: number;
  /** May all cards of an animal be small pictures inside it? Last: only if nothing else fits. */
  readonly mini: boolean | "last";
  /** What a px of the page is worth in a large window. */
  readonly unit?: number;
  /** Between two animals of a chain. */
  readonly bond?: number;
  readonly gap?: number;
}

const WIDEST_BODY = 0.76; // as the creatures are drawn
const STEP = 3;
const NAMED = { row: 28, least: 116, column: 130 } as const;
const PICTURED = { size: 31, least: 72 } as const;
const MINI = { size: 18, least: 46 } as const;
const NAMED_HEAD = 136; // a player’s name, and what is counted beside it
const FRAME = 34; // food, marks and the edges around them
const MINI_FRAME = 30;

interface Style {
  readonly named: number;
  readonly mini: boolean;
  readonly body: number;
  /** How much it is worth at the same width. */
  readonly worth: number;
}

/** From the best to what is still readable: names, then pictures, then everything in one button; the bodies shrink before that. */
const BODIES = [WIDEST_BODY, 0.62, 0.5, 0.4, 0.33];
const FLATTEST_BODY = 0.24; // for an animal with very many cards, rather than fold its herd
const STYLES: readonly Style[] = [
  ...BODIES.flatMap((body) => [
    { named: Infinity, mini: false, body, worth: 2 * Math.sqrt(body) },
    { named: 5, mini: false, body, worth: 1.3 * Math.sqrt(body) },
    { named: 3, mini: false, body, worth: 1.15 * Math.sqrt(body) },
    { named: 0, mini: false, body, worth: Math.sqrt(body) },
  ]),
  ...[...BODIES, FLATTEST_BODY].map((body) => ({ named: 0, mini: true, body, worth: 0.8 * Math.sqrt(body) })),
];

function least({ named, mini }: Style): number {
  return mini ? MINI.least : named > 0 ? NAMED.least : PICTURED.least;
}

const LONG_NAME = 11;
const BROKEN = 1.22; // lines with names that have to be broken are higher

/** What cards with these names count for: their number, and a half if some of the names are long. */
export function counted(names: readonly string[]): number {
  return names.length + (names.some((name) => name.length > LONG_NAME) ? 0.5 : 0);
}

/** How high an animal with so many cards is. */
function heightOf(cards: number, width: number, style: Style, unit: number): number {
  const body = width * style.body;
  if (style.mini)
    return body + unit * (MINI_FRAME + Math.ceil(cards / perLine(width - 8, MINI.size * unit)) * MINI.size);
  const count = Math.floor(cards);
  const rows =
    count <= style.named
      ? Math.ceil(count / perLine(width + 2, NAMED.column * unit)) * NAMED.row * (cards > count ? BROKEN : 1)
      : Math.ceil(count / perLine(width + 2, PICTURED.size * unit)) * PICTURED.size;
  return body + unit * (FRAME + rows);
}

function perLine(width: number, size: number): number {
  return Math.max(1, Math.floor(width / size));
}

/** How high a herd is when it stands in lines of this width; infinite if a chain is longer than a line. */
function flow(herd: Herd, line: number, width: number, style: Style, wish: Wish): number {
  const { unit = 1, bond = 0, gap = 6 } = wish;
  let [height, row, used] = [0, 0, 0];
  for (const chain of herd) {
    const long = chain.length * width + (chain.length - 1) * (bond + gap);
    if (long > line) return Infinity;
    if (used > 0 && used + gap + long > line) {
      height += row + gap;
      [row, used] = [0, 0];
    }
    used += (used > 0 ? gap : 0) + long;
    for (const cards of chain) row = Math.max(row, heightOf(cards, width, style, unit));
  }
  return height + row;
}

/** From the largest to the smallest. */
function widths(largest: number, smallest: number): number[] {
  const all: number[] = [];
  for (let width = largest; width > smallest; width -= STEP) all.push(width);
  return largest >= smallest ? [...all, smallest] : [];
}

/** The largest animals that fit into a box, with as many names as possible; herds stand in a grid, each with its head. */
export function fit(box: Box, herds: readonly Herd[], wish: Wish): Fit {
  const { unit = 1, gap = 6 } = wish;
  let best: Fit | null = null;
  let most = 0;
  for (let across = Math.max(1, herds.length); across > 0; across -= 1) {
    const rows = Math.ceil(Math.max(1, herds.length) / across);
    const line = (box.width - (across - 1) * gap) / across - (herds.length > 1 ? 18 : 0);
    const high = (box.height - (rows - 1) * gap) / rows - wish.head * unit;
    if (across > 1 && line < NAMED_HEAD * unit) continue;
    for (const style of STYLES) {
      if (style.mini && (!wish.mini || (wish.mini === "last" && best))) continue;
      const smallest = Math.ceil(Math.max(least(style) * unit, most / style.worth));
      const width = widths(Math.floor(Math.min(wish.widest * unit, line)), smallest).find((each) =>
        herds.every((herd) => flow(herd, line, each, style, wish) <= high),
      );
      if (width === undefined || width * style.worth <= most) continue;
      most = width * style.worth;
      const { named, mini, body } = style;
      best = { width, body: Math.floor(width * body), named, mini, across, over: false };
    }
  }
  return best ?? crowded(wish, herds.length);
}

/** There is no room for all: as small as can still be touched. */
function crowded({ mini, unit = 1 }: Wish, herds: number): Fit {
  const width = (mini ? MINI : PICTURED).least * unit;
  return {
    width,
    body: Math.floor(width * WIDEST_BODY),
    named: 0,
    mini: mini !== false,
    across: Math.max(1, herds),
    over: true,
  };
}

const STRIP = { width: 174, head: 44, least: 25, most: 84 } as const;

/** How high the animals of a folded strip can be drawn, where so many strips share a box. */
export function stripHeight({ width, height }: Box, strips: number): number {
  const across = Math.max(1, Math.floor(width / STRIP.width));
  const rows = Math.ceil(Math.max(1, strips) / across);
  return Math.max(STRIP.least, Math.min(STRIP.most, Math.floor(height / rows) - STRIP.head));
}
