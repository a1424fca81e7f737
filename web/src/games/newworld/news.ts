// What of New World's events is news.

import type { News } from "../../effects/news";

export const news: News = {
  chapters: ["epoch-begins", "last-epoch", "phase-begins"],
  losses: {
    starves: "animal",
    "is-eaten": "prey",
    "dies-of-poison": "animal",
    "is-gored": "predator",
    discards: "seat",
  },
  gains: { draws: "seat", "becomes-animal": "seat" },
};
