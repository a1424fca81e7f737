// What a pencil note points at, and where the note finds room beside it.

const EDGE = 8;
const RING = 10; // how far the ring around a thing reaches beyond it
const GAP = 26; // room for the arrow between a note and the thing
const GRID = Array.from({ length: 16 }, (_, nth) => nth / 16); // where else a note may stand, by the height of the window

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The elements still to be touched: those of the path that are not chosen yet. */
export function ahead(path: readonly string[], chosen: readonly string[]): readonly string[] {
  return path.filter((element) => !chosen.includes(element));
}

/**
 * The thing on the screen that stands for the next of some elements: the piece that is touched for most of them at once
 * (a half of a card stands for the card and its trait), else whatever shows the first.
 */
export function thingFor(elements: readonly string[], root: ParentNode = document): Element | null {
  const [first] = elements;
  if (first === undefined) return null;
  for (let length = elements.length; length > 0; length -= 1) {
    const found = seen(root, `[data-run="${CSS.escape(elements.slice(0, length).join(" "))}"]`);
    if (found) return found;
  }
  const id = CSS.escape(first);
  return seen(root, `[data-element="${id}"]`) ?? seen(root, `[data-place="${id}"]`);
}

function seen(root: ParentNode, selector: string): Element | null {
  return [...root.querySelectorAll(selector)].find((thing) => thing.checkVisibility()) ?? null;
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Something on the screen, and how much a note should keep off it. */
export interface Spared {
  readonly box: Box;
  readonly weight: number;
}

/** Where a note of that size stands: never over what it points at, and off everything else as far as there is room. */
export function roomFor(
  note: { readonly width: number; readonly height: number },
  thing: Box | null,
  spared: readonly Spared[],
  window: { readonly width: number; readonly height: number },
): Box {
  const within = (value: number, most: number): number => Math.max(EDGE, Math.min(most - EDGE, value));
  const at = (left: number, top: number): Box => ({
    left: within(left, window.width - note.width),
    top: within(top, window.height - note.height),
    ...note,
  });
  const middle = thing ?? { left: window.width / 2, top: window.height * 0.4, width: 0, height: 0 };
  const right = middle.left + middle.width;
  const bottom = middle.top + middle.height;
  const across = [middle.left + middle.width / 2 - note.width / 2, middle.left, right - note.width];
  const along = [middle.top + middle.height / 2 - note.height / 2, middle.top, bottom - note.height];
  const spots = [
    ...[middle.top - note.height - GAP, bottom + GAP].flatMap((top) => across.map((left) => at(left, top))),
    ...[right + GAP, middle.left - note.width - GAP].flatMap((left) => along.map((top) => at(left, top))),
    ...GRID.flatMap((down) => [0, 0.5, 1].map((over) => at((window.width - note.width) * over, window.height * down))),
  ];
  const away = ({ left, top }: Box): number =>
    Math.hypot(
      left + note.width / 2 - middle.left - middle.width / 2,
      top + note.height / 2 - middle.top - middle.height / 2,
    );
  const ringed = thing && {
    left: thing.left - RING,
    top: thing.top - RING,
    width: thing.width + 2 * RING,
    height: thing.height + 2 * RING,
  };
  const cost = (spot: Box): number =>
    (ringed ? 1000 * overlap(spot, ringed) : 0) +
    spared.reduce((all, { box, weight }) => all + weight * overlap(spot, box), 0) +
    away(spot);
  const costs = spots.map(cost);
  return spots[costs.indexOf(Math.min(...costs))]!;
}

/** A line from the edge of the note to the edge of the thing, bent as by a hand. */
export function arrow(note: Box, thing: Box): string {
  const centre = (box: Box): readonly [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
  const [fromX, fromY] = edge(note, centre(thing), 0);
  const [toX, toY] = edge(thing, [fromX, fromY], 7);
  const [bendX, bendY] = [(fromX + toX) / 2 - (toY - fromY) * 0.18, (fromY + toY) / 2 + (toX - fromX) * 0.18];
  const angle = Math.atan2(toY - bendY, toX - bendX);
  const barb = (turn: number): string => `${toX - 11 * Math.cos(angle + turn)} ${toY - 11 * Math.sin(angle + turn)}`;
  return `M${fromX} ${fromY}Q${bendX} ${bendY} ${toX} ${toY}M${barb(0.5)}L${toX} ${toY}L${barb(-0.5)}`;
}

/** Where the line from the middle of a box to a point leaves the box, and so much further. */
function edge(box: Box, [x, y]: readonly [number, number], beyond: number): readonly [number, number] {
  const [middleX, middleY] = [box.left + box.width / 2, box.top + box.height / 2];
  const [wide, high] = [x - middleX, y - middleY];
  const scale = Math.min(
    wide === 0 ? Infinity : (box.width / 2 + beyond) / Math.abs(wide),
    high === 0 ? Infinity : (box.height / 2 + beyond) / Math.abs(high),
    1,
  );
  return [middleX + wide * scale, middleY + high * scale];
}

/** A ring around a thing, drawn by hand: it does not quite meet where it began. */
export function ring(thing: Box): string {
  const [x, y] = [thing.left + thing.width / 2, thing.top + thing.height / 2];
  const [wide, high] = [thing.width / 2 + 7, thing.height / 2 + 7];
  const round = Math.min(wide, high, 22);
  const [left, right, top, bottom] = [x - wide, x + wide, y - high, y + high];
  return (
    `M${left + round} ${top + 2}Q${x} ${top - 2} ${right - round} ${top}Q${right} ${top} ${right + 1} ${top + round}` +
    `Q${right - 1} ${y} ${right} ${bottom - round}Q${right} ${bottom} ${right - round} ${bottom + 1}` +
    `Q${x} ${bottom - 1} ${left + round} ${bottom}Q${left} ${bottom} ${left - 1} ${bottom - round}` +
    `Q${left + 1} ${y} ${left} ${top + round}Q${left + 1} ${top - 1} ${left + round + 12} ${top - 2}`
  );
}
