// What docs/protocol.md says, as types.

import type { LegalMove } from "../grammar/paths";
import type { Facts, Things } from "../words/scene";
import type { Said } from "../words/speaker";

export interface SeatInfo {
  readonly seat: number;
  readonly kind: "human" | "bot" | "open" | "hotseat";
  readonly name: string | null;
  /** The number of somebody who has not chosen a name. */
  readonly guest: number | null;
  readonly bot: string | null;
  readonly online: boolean;
  readonly takeover: boolean;
  readonly muted: boolean;
  readonly you: boolean;
}

/** A bot that the host of the server has added. */
export interface OwnBot {
  readonly name: string;
  readonly text: string;
}

export interface ClockWish {
  readonly move: number;
  readonly reserve: number;
}

/** Somebody else at a table, as its owner knows them; `seat` null: they look on. */
export interface Other {
  readonly who: string;
  readonly name: string | null;
  readonly guest: number | null;
  readonly seat: number | null;
  readonly muted: boolean;
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly players: number;
  readonly name: string;
  readonly status: "waiting" | "playing" | "finished" | "broken";
  readonly created: string;
  readonly finished: string | null;
  readonly public: boolean;
  readonly spectators: boolean;
  /** How many look on without a seat. */
  readonly watching: number;
  readonly takeover: number | null;
  readonly takeover_bot: string;
  /** Seconds for each move, and in reserve for each seat. */
  readonly clock: ClockWish | null;
  /** Only those who hold a seat may write in the chat. */
  readonly chat_seats: boolean;
  readonly owner: boolean;
  readonly mine: readonly number[];
  readonly imported: boolean;
  /** Which lesson of its game is taken here; null: it is a game like any other. */
  readonly lesson: string | null;
  readonly seats: readonly SeatInfo[];
  readonly links?: readonly { readonly seat: number; readonly link: string }[];
  /** The seat that the table waits for, as far as I may know. */
  readonly awaits: number | null;
  readonly commitment: string | null;
  readonly opened: { readonly seed: string; readonly salt: string; readonly shuffles: readonly string[] } | null;
  readonly rematch: string | null;
  readonly result: { readonly scores: readonly number[]; readonly winners: readonly number[] } | null;
}

export interface Asked extends Said {
  readonly seat: number | null;
  readonly facts: Facts;
  readonly moves?: readonly LegalMove[];
}

/** Why a game is over, everybody's place, from the first to the last, and what broke the ties. */
export interface Ending {
  readonly reason: string;
  readonly measure: string;
  readonly places: readonly { readonly seat: number; readonly place: number; readonly count: number }[];
  readonly ties: readonly Said[];
}

/** A finished game in figures. `curves` has for each measure and seat a number for each decision in `at`. */
export interface Story {
  readonly last: number;
  readonly at: readonly number[];
  readonly curves: Readonly<Record<string, readonly (readonly number[])[]>>;
  readonly turns: readonly { readonly turn: number; readonly at: number }[];
  readonly turning: { readonly at: number; readonly turn: number; readonly told: Said } | null;
}

export interface View {
  readonly game: string;
  readonly players: number;
  readonly seat: number | null;
  readonly over: boolean;
  readonly question: Asked | null;
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[];
  /** What everybody can count of each seat now; null where the game hides it. */
  readonly standing: { readonly measure: string; readonly counts: readonly number[] } | null;
  /** Null until the end. */
  readonly ending: Ending | null;
  readonly board: unknown;
  readonly things: Things;
}

/** What moves in an event: elements, but for the word that says what it is. Without `from` it is new. */
export interface Motion {
  readonly what: string;
  readonly of?: string;
  readonly from?: string;
  readonly to: string;
}

export interface LogLine extends Said {
  readonly seq: number;
  readonly motion?: Motion;
  readonly at?: number;
}

export interface ChatLine {
  readonly name: string;
  readonly guest: number | null;
  readonly seat: number | null;
  readonly text: string;
  readonly at: string;
}

export interface Reason extends Said {
  readonly rule: string;
}

/** Where a learner stands in a lesson. */
export interface LessonTold {
  readonly id: string;
  /** To read, to do, to watch, to play freely, or it is done. */
  readonly kind: "read" | "do" | "watch" | "free" | "done";
  readonly step: number;
  readonly of: number;
  /** The key of the note. */
  readonly note: string | null;
  readonly args: Readonly<Record<string, string>>;
  /** What the pencil points at, one after another. */
  readonly at: readonly string[];
  /** A move that is right now. */
  readonly move: string | null;
}

export interface LessonInfo {
  readonly id: string;
  /** By language. */
  readonly name: Readonly<Record<string, string>>;
  readonly text: Readonly<Record<string, string>>;
}

/** What the coach says, the element it points at, and a rule to look up. */
export interface Note extends Said {
  readonly at: string | null;
  readonly rule: string | null;
}

/** A move that the strongest bot thinks good, how likely it is to win with it, and a word for that (verdict-...). */
export interface Hint {
  readonly move: LegalMove;
  readonly worth: number;
  readonly verdict: string;
}

/** A moment at which a seat's chances changed most. */
export interface TurningPoint {
  readonly at: number;
  readonly seat: number;
  readonly before: number;
  readonly after: number;
  readonly cause: "luck" | "choice" | "play";
  readonly mover: number;
  readonly move: string;
  readonly better: LegalMove | null;
}

export interface Review {
  readonly last: number;
  readonly at: readonly number[];
  readonly chances: readonly (readonly number[])[];
  readonly turning: readonly TurningPoint[];
  readonly seats: readonly {
    readonly start: number;
    readonly end: number;
    readonly luck: number;
    readonly choices: number;
    readonly others: number;
    readonly told: { readonly luck: string; readonly choices: string };
  }[];
}

export interface ReviewProgress {
  readonly done: number;
  readonly of: number;
  readonly review: Review | null;
}

export interface ViewMessage {
  readonly type: "view";
  readonly protocol: number;
  readonly seq: number;
  readonly decision: number;
  readonly seat: number | null;
  readonly table: TableInfo;
  readonly view: View | null;
  readonly log: { readonly from: number; readonly lines: readonly LogLine[] };
  readonly undo: { readonly can: boolean; readonly free: boolean; readonly ask: boolean };
  readonly takeback: { readonly seat: number; readonly waiting: readonly number[]; readonly answer: boolean } | null;
  readonly thinking: { readonly seat: number } | null;
  /** The table waits for somebody who is away: so soon a bot will play for them. */
  readonly absence: { readonly seat: number; readonly seconds: number } | null;
  /** Whose clock runs (null: nobody's, or not for me to know), what is left for this move, and everybody's reserve. */
  readonly clock: {
    readonly seat: number | null;
    readonly move: number;
    readonly reserve: readonly number[];
  } | null;
  readonly people: readonly Other[];
  readonly lesson: LessonTold | null;
  readonly coach: Note | null;
  /** The last move of these eyes: its `seq` in the log. */
  readonly acted: number | null;
}

export type ServerMessage =
  | ViewMessage
  | { readonly type: "ack"; readonly key: string; readonly seq: number }
  | {
      readonly type: "reject";
      readonly key: string | null;
      readonly code: string;
      readonly reason: Reason | null;
      readonly decision: number;
    }
  | { readonly type: "reasons"; readonly ref: string; readonly element: string; readonly reasons: readonly Reason[] }
  | { readonly type: "ahead"; readonly ref: string; readonly lines: readonly Said[] }
  | { readonly type: "hint"; readonly ref: string; readonly decision: number; readonly moves: readonly Hint[] }
  | { readonly type: "chat"; readonly from: number; readonly lines: readonly ChatLine[] }
  | { readonly type: "pong"; readonly ref: string }
  | { readonly type: "bye"; readonly reason: string };

export type ClientMessage =
  | { readonly type: "move"; readonly decision: number; readonly key: string; readonly move: string }
  | { readonly type: "undo" | "takeback"; readonly decision: number; readonly key: string }
  | { readonly type: "answer"; readonly accept: boolean }
  | { readonly type: "next"; readonly step: number }
  | { readonly type: "back" }
  | { readonly type: "why"; readonly ref: string; readonly element: string; readonly chosen: readonly string[] }
  | { readonly type: "ahead"; readonly ref: string; readonly move: string }
  | { readonly type: "chat"; readonly key: string; readonly text: string }
  | { readonly type: "coach"; readonly on: boolean }
  | { readonly type: "hint"; readonly ref: string }
  | { readonly type: "ping"; readonly ref: string };

export type OptionValue = boolean | number | string;

export type Option =
  | { readonly id: string; readonly kind: "switch"; readonly default: boolean }
  | { readonly id: string; readonly kind: "choice"; readonly default: string; readonly values: readonly string[] }
  | {
      readonly id: string;
      readonly kind: "number";
      readonly default: number;
      readonly least: number;
      readonly most: number;
    }
  /** A seat, or "random". */
  | { readonly id: string; readonly kind: "seat"; readonly default: string };

export interface Accent {
  readonly fill: string;
  readonly ink: string;
}

export interface GameInfo {
  readonly id: string;
  readonly ready: boolean;
  /** By language. */
  readonly name: Readonly<Record<string, string>>;
  readonly text: Readonly<Record<string, string>>;
  readonly accent: { readonly day: Accent; readonly night: Accent };
  readonly players: readonly number[];
  /** How many can play with any options. */
  readonly most: number;
  readonly options: readonly Option[];
  /** The ids of its lessons, in their order. */
  readonly lessons: readonly string[];
  readonly chosen?: Readonly<Record<string, OptionValue>>;
  readonly catalogue?: unknown;
}

export interface Me {
  readonly name: string;
  readonly named: boolean;
  readonly guest: number | null;
}

/** What a link for a second device would do: who one is here, who one would be, and at how many tables one sits. */
export interface DeviceOffer {
  readonly here: Me;
  readonly there: Me;
  readonly same: boolean;
  readonly tables: number;
}

export interface ReplayMoment {
  readonly table: TableInfo;
  readonly at: number;
  readonly last: number;
  readonly seat: number | null;
  readonly view: View;
  readonly hands: readonly unknown[];
  readonly log: readonly LogLine[];
  readonly step: { readonly seat: number; readonly move: LegalMove } | null;
}

export interface SeatWish {
  readonly kind: "human" | "bot" | "open" | "hotseat";
  readonly bot?: string;
  readonly name?: string;
}
