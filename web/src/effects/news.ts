// What a player should hear of at the turn of a phase: what begins, what they have lost and what they have got.

import type { ComponentType } from "preact";
import type { LogLine, View } from "../net/protocol";

/** What of a game's events is news: the keys of the events, from a table of the game. */
export interface News {
  /** With these something new begins. */
  readonly chapters: readonly string[];
  /** Whom a loss strikes, and whom a gain gladdens: the argument that names it. */
  readonly losses: Readonly<Record<string, string>>;
  readonly gains: Readonly<Record<string, string>>;
  /** The seat that an element belongs to, where the engine tells it otherwise than by an owner. */
  readonly seatOf?: (element: string, view: View) => number | null;
  /** A picture for what begins. */
  readonly Picture?: ComponentType;
}

export const NO_NEWS: News = { chapters: [], losses: {}, gains: {} };

export interface Banner {
  readonly titles: readonly LogLine[];
  readonly losses: readonly LogLine[];
  readonly gains: readonly LogLine[];
}

const MOST_TITLES = 2;
const MOST_OF_A_KIND = 4;

/** What stands on the banner for these lines; null where nothing begins. `views`: before and after. */
export function bannerOf(lines: readonly LogLine[], news: News, views: readonly View[]): Banner | null {
  const titles = lines.filter(({ key }) => news.chapters.includes(key)).slice(-MOST_TITLES);
  return titles.length === 0 ? null : withNews({ titles, losses: [], gains: [] }, lines, news, views);
}

/** A banner that is still there, with what its reader has lost and got since. */
export function withNews(banner: Banner, lines: readonly LogLine[], news: News, views: readonly View[]): Banner {
  const mine = (table: Readonly<Record<string, string>>): LogLine[] =>
    lines.filter(({ key, args }) => isMine(args[table[key] ?? ""], news, views));
  const losses = [...banner.losses, ...mine(news.losses)].slice(-MOST_OF_A_KIND);
  return { ...banner, losses, gains: [...banner.gains, ...mine(news.gains)].slice(-MOST_OF_A_KIND) };
}

/** Whether an element is the reader, or belongs to them. */
function isMine(element: string | undefined, news: News, views: readonly View[]): boolean {
  return (
    element !== undefined && views.some((view) => view.seat !== null && ownerOf(element, news, view) === view.seat)
  );
}

function ownerOf(element: string, news: News, view: View): number | null {
  const owner = element.startsWith("seat:") ? element : view.things[element]?.["owner"];
  if (typeof owner === "string") return Number(owner.slice("seat:".length));
  return news.seatOf?.(element, view) ?? null;
}

/** Who has acted last: the seat, and the piece that did it or was played. A move's first line is the deed. */
export function actorsOf(lines: readonly LogLine[], news: News, views: readonly View[]): readonly string[] {
  const seq = lines.at(-1)?.seq;
  const deed = lines.find((line) => line.seq === seq && !line.key.startsWith("table-") && doer(line) !== undefined);
  const actor = deed && doer(deed);
  if (!actor) return [];
  const owners = views.map((view) => ownerOf(actor, news, view)).filter((seat) => seat !== null);
  const touched = actor.startsWith("seat:")
    ? Object.values(deed.args).filter((element) => !element.startsWith("seat:"))
    : [];
  return [actor, ...owners.slice(-1).map((seat) => `seat:${seat}`), ...touched];
}

function doer({ args }: LogLine): string | undefined {
  const first = Object.values(args)[0];
  return first?.startsWith("number:") ? undefined : first;
}
