// The server's pages of data. Every refusal becomes an `ApiError` with a code that has a sentence in each language.

import type {
  ClockWish,
  DeviceOffer,
  GameInfo,
  Hint,
  LessonInfo,
  Me,
  OptionValue,
  OwnBot,
  ReplayMoment,
  ReviewProgress,
  SeatWish,
  Story,
  TableInfo,
} from "./protocol";
import type { Block, Found } from "../rules/pages";
import { under } from "./prefix";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(
      under(path),
      body === undefined
        ? {}
        : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
    );
  } catch {
    throw new ApiError("away", "The server does not answer.");
  }
  const text = await answer.text();
  if (answer.ok) return (answer.headers.get("Content-Type")?.includes("json") ? JSON.parse(text) : text) as T;
  try {
    const { error } = JSON.parse(text) as { error: { code: string; text: string } };
    throw new ApiError(error.code, error.text);
  } catch (problem) {
    throw problem instanceof ApiError ? problem : new ApiError("away", text);
  }
}

let introduced: Promise<Me> | null = null;

/** Be known to the server. A newcomer gets a cookie with the answer, so nothing else is asked for meanwhile. */
function introduce(): Promise<Me> {
  introduced ??= call<Me>("/api/me").catch((problem: unknown) => {
    introduced = null;
    throw problem;
  });
  return introduced;
}

/** Do something as somebody: two requests of a newcomer at once would make two people of one. */
async function act<T>(path: string, body: unknown): Promise<T> {
  await introduce().catch(() => {});
  return call<T>(path, body);
}

const id = encodeURIComponent;

export const api = {
  me: () => (introduced ? introduced.then(() => call<Me>("/api/me")) : introduce()),
  rename: (name: string) => act<Me>("/api/me", { name }),
  device: () => act<{ link: string; seconds: number }>("/api/me/device", {}),
  lookAtDevice: (token: string) => call<DeviceOffer>("/api/me/device/look", { token }),
  claimDevice: (token: string) => call<Me>("/api/me/device/claim", { token, give_up: true }),
  games: () => call<{ games: GameInfo[]; bots: string[]; own_bots: OwnBot[]; opponent: string }>("/api/games"),
  game: (game: string, options: Readonly<Record<string, OptionValue>>) =>
    call<GameInfo>(
      `/api/games/${id(game)}?${new URLSearchParams(Object.entries(options).map(([key, value]) => [key, String(value)]))}`,
    ),
  words: (language: string, game: string) => call<string>(`/api/locale/${id(language)}?game=${id(game)}`),
  lessons: (game: string) => call<{ lessons: LessonInfo[] }>(`/api/lessons?game=${id(game)}`),
  lessonWords: (language: string, game: string) => call<string>(`/api/lessons/${id(game)}/${id(language)}`),
  beginLesson: (game: string, lesson: string) => act<{ id: string }>("/api/lessons", { game, lesson }),
  rules: (game: string) => call<Block[]>(`/api/rules/${id(game)}`),
  guide: (game: string, language: string) => call<Block[]>(`/api/guide/${id(game)}?lang=${id(language)}`),
  lookUp: (game: string, language: string, words: string, options: Readonly<Record<string, OptionValue>>) => {
    const chosen = Object.entries(options).map(([key, value]) => [key, String(value)]);
    const query = new URLSearchParams([...chosen, ["lang", language], ["q", words]]);
    return call<{ found: Found[] }>(`/api/guide/${id(game)}/search?${query}`);
  },
  playNow: (game: string, bot: string) => act<{ id: string }>("/api/play-now", { game, ...(bot && { bot }) }),
  create: (table: {
    game: string;
    options: Record<string, OptionValue>;
    name?: string;
    seats: SeatWish[];
    takeover: number | null;
    public: boolean;
    spectators: boolean;
    clock: ClockWish | null;
    chat_seats: boolean;
  }) => act<TableInfo>("/api/tables", table),
  tables: () => call<{ mine: TableInfo[]; public: TableInfo[] }>("/api/tables"),
  table: (table: string) => call<TableInfo>(`/api/tables/${id(table)}`),
  claim: (table: string, token: string) => act<TableInfo>(`/api/tables/${id(table)}/claim`, { token }),
  sit: (table: string, seat: number) => act<TableInfo>(`/api/tables/${id(table)}/sit`, { seat }),
  seat: (table: string, seat: number, wish: SeatWish) =>
    act<TableInfo>(`/api/tables/${id(table)}/seat`, { seat, ...wish }),
  leave: (table: string, seat: number) => act<TableInfo>(`/api/tables/${id(table)}/leave`, { seat }),
  free: (table: string, seat: number, kind: "open" | "bot") =>
    act<TableInfo>(`/api/tables/${id(table)}/free`, { seat, kind }),
  mute: (table: string, who: string, muted: boolean) => act<TableInfo>(`/api/tables/${id(table)}/mute`, { who, muted }),
  remove: (table: string, who: string) => act<TableInfo>(`/api/tables/${id(table)}/remove`, { who }),
  chat: (table: string, seats_only: boolean) => act<TableInfo>(`/api/tables/${id(table)}/chat`, { seats_only }),
  rematch: (table: string) => act<{ id: string }>(`/api/tables/${id(table)}/rematch`, {}),
  importRecord: (text: string) => act<{ id: string }>("/api/records", { text }),
  replay: (table: string, at: number | null, seat: number | null) => {
    const query = new URLSearchParams();
    if (at !== null) query.set("at", String(at));
    if (seat !== null) query.set("seat", String(seat));
    return call<ReplayMoment>(`/api/replay/${id(table)}?${query}`);
  },
  story: (table: string) => call<Story>(`/api/replay/${id(table)}/story`),
  review: (table: string) => call<ReviewProgress>(`/api/replay/${id(table)}/review`),
  hint: (table: string, at: number) => call<{ seat: number; moves: Hint[] }>(`/api/replay/${id(table)}/hint?at=${at}`),
  position: (table: string, at: number) => call<{ position: string }>(`/api/replay/${id(table)}/position?at=${at}`),
};
