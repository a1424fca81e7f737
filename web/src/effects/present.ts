// What is shown of a view that has just been drawn: motion, the halo of who acted, the banner of what begins.

import type { ViewMessage } from "../net/protocol";
import type { Table } from "../net/table";
import type { Entrance } from "./director";
import { halo } from "./halo";
import { animate } from "./motion";
import { play } from "./sound";
import { NO_NEWS, type News, actorsOf, bannerOf, withNews } from "./news";

const BANNER_MS = 4500;
let timer = 0;

export function present(
  table: Table,
  news: News = NO_NEWS,
  before: ViewMessage | null,
  now: ViewMessage,
  entrance: Entrance,
): void {
  const lines = now.log.lines;
  if (entrance === "anew" || !before?.view || !now.view || lines.length === 0) {
    if (entrance === "anew") table.banner.value = null;
    return;
  }
  const views = [before.view, now.view];
  const banner = bannerOf(lines, news, views);
  if (banner) {
    table.banner.value = banner;
    play("page");
    clearTimeout(timer);
    timer = window.setTimeout(() => (table.banner.value = null), BANNER_MS);
  } else if (table.banner.value) table.banner.value = withNews(table.banner.value, lines, news, views);
  // The table is drawn in the next frame; what moves needs to know where things stand then.
  requestAnimationFrame(() => {
    halo(actorsOf(lines, news, views));
    if (entrance === "next") animate(lines);
  });
}
