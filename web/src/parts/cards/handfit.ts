// How cards lie in a hand: as large as the room allows, side by side while they fit, then one over the other like a fan.

import type { Box } from "../room";

export interface HandFit {
  /** Of a card, and how far it lies over the next one. */
  readonly width: number;
  readonly overlap: number;
  /** Lines of text that fit on each of its two halves. */
  readonly lines: number;
}

const WIDEST = 260;
const NARROWEST = 150;
const ON_PHONE = 172;
/** With text a card has to be so wide. */
const READABLE = 184;
/** So much of a covered card still shows: its middle can be hit. */
const SHOWN = 0.64;
const GAP = 8;
const FOOT = 48; // the line "new animal", and the edges
const NAME = 29;
const LINE = 16;
/** Fewer lines than that say nothing. */
const LEAST_LINES = 2;

/** `fan`: cards may lie over each other; on a phone they are a row to swipe. */
export function handFit({ width, height }: Box, cards: number, fan: boolean, unit = 1): HandFit {
  const each = (width - (cards - 1) * GAP) / Math.max(1, cards);
  const card = Math.round(Math.min(WIDEST * unit, Math.max((fan ? NARROWEST : ON_PHONE) * unit, each)));
  const lack = cards > 1 && fan ? (cards * (card + GAP) - GAP - width) / (cards - 1) : 0;
  const overlap = Math.ceil(Math.min(Math.max(0, lack), card * (1 - SHOWN) + GAP));
  const half = (height - FOOT * unit) / 2;
  const lines = card - overlap < READABLE * unit ? 0 : Math.floor((half - NAME * unit) / (LINE * unit));
  return { width: card, overlap, lines: lines < LEAST_LINES ? 0 : lines };
}
