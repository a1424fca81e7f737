// What of Evo's events is news.

import type { News } from "../../effects/news";

export const news: News = {
  chapters: ["turn-begins", "phase-begins", "meteor-strikes"],
  losses: {
    freezes: "seat",
    burns: "seat",
    "dies-at-once": "seat",
    "dies-of-epidemic": "seat",
    "wins-fight": "target",
    "loses-fight": "seat",
    "is-outbid": "seat",
  },
  gains: { gains: "seat", "is-born": "seat", buys: "seat", draws: "seat" },
};
