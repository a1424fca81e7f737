// What of Evolution's events is news.

import type { News } from "../../effects/news";

export const news: News = {
  chapters: ["turn-begins", "last-turn", "phase-begins", "nature-changes"],
  losses: {
    starves: "animal",
    "is-eaten": "prey",
    "dies-of-poison": "animal",
    "dies-of": "animal",
    "is-overgrown": "animal",
    "loses-trait": "animal",
  },
  gains: { draws: "seat", breeds: "parent", "gives-birth": "parent", regenerates: "animal" },
};
