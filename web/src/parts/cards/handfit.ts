// How cards lie in a hand: as large as the room allows, side by side while they fit, then one over the other like a fan.

import type { Box } from "../room";

export interface HandFit {
  /** Of a card, and how far it lies over the next one. */
  readonly width: number;
  readonly overlap: number;
  /** Lines of text that fit on each of its two halves. */
  readonly lines: number;
  /** The same for a card with one trait, which has it for itself. */
  readonly alone: number;
  /** The words stand below the picture, not beside it. */
  readonly below: boolean;
}

const WIDEST = 260;
const NARROWEST = 142;
const ON_PHONE = 172;
/** A card that is narrower has its words below the picture; one that is covered has none. */
const BESIDE = 184;
/** So much of a covered card still shows: its names can be read. */
const SHOWN = 0.82;
const GAP = 8;
const FOOT = 48; // the line "new animal", and the edges
const NAME = { beside: 29, below: 37 } as const;
const LINE = 16;
/** Fewer lines than that say nothing. */
const LEAST_LINES = 2;

/** `fan`: cards may lie over each other; on a phone they are a row to swipe. */
export function handFit({ width, height }: Box, cards: number, fan: boolean, unit = 1): HandFit {
  const each = (width - (cards - 1) * GAP) / Math.max(1, cards);
  const card = Math.round(Math.min(WIDEST * unit, Math.max((fan ? NARROWEST : ON_PHONE) * unit, each)));
  const lack = cards > 1 && fan ? (cards * (card + GAP) - GAP - width) / (cards - 1) : 0;
  const overlap = Math.ceil(Math.min(Math.max(0, lack), card * (1 - SHOWN) + GAP));
  const room = height - FOOT * unit;
  const below = card < BESIDE * unit;
  const head = NAME[below ? "below" : "beside"];
  const linesIn = (part: number): number => {
    const lines = overlap > 0 ? 0 : Math.floor((part - head * unit) / (LINE * unit));
    return lines < LEAST_LINES ? 0 : lines;
  };
  return { width: card, overlap, lines: linesIn(room / 2), alone: linesIn(room), below };
}
