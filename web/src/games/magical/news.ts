// What of Magical's events is news.

import type { News } from "../../effects/news";

export const news: News = {
  chapters: ["round-begins", "rounds-are-over"],
  losses: { drains: "target", "burns-property": "target", pricks: "creature" },
  gains: { draws: "seat", transmutes: "creature" },
};
