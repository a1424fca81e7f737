// What of Magical's events is news.

import { useSession } from "../../app/session";
import type { News } from "../../effects/news";
import { boardOf } from "./facts";
import { Scene } from "./figure/scenes";

/** A new round has a new source. */
function Picture() {
  return <Scene source={boardOf(useSession()).source.source} />;
}

export const news: News = {
  chapters: ["round-begins", "rounds-are-over"],
  losses: { drains: "target", "burns-property": "target", pricks: "creature" },
  gains: { draws: "seat", transmutes: "creature" },
  Picture,
};
