// What of Marine's events is news.

import type { News } from "../../effects/news";
import type { BoardSeen } from "./types";

export const news: News = {
  chapters: ["round-begins", "extinction-comes", "final-begins", "standstill"],
  losses: { "are-eliminated": "taxon", "loses-token": "taxon", "is-bumped": "taxon" },
  gains: { gains: "taxon", "gains-pawn": "taxon", "returns-to-life": "taxon" },
  seatOf: (element, view) => {
    const { classes } = view.board as BoardSeen;
    return classes.find(({ taxon }) => `taxon:${taxon}` === element)?.seat ?? null;
  },
};
