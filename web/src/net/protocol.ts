// What docs/protocol.md says, as types.

import type { LegalMove } from "../grammar/paths";
import type { Elements, Said } from "../words/speaker";

export interface SeatInfo {
  readonly seat: number;
  readonly kind: "human" | "bot" | "open" | "hotseat";
  readonly name: string | null;
  /** The number of somebody who has not chosen a name. */
  readonly guest: number | null;
  readonly bot: string | null;
  readonly online: boolean;
  readonly takeover: boolean;
  readonly you: boolean;
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
  readonly owner: boolean;
  readonly mine: readonly number[];
  readonly imported: boolean;
  readonly seats: readonly SeatInfo[];
  readonly links?: readonly { readonly seat: number; readonly link: string }[];
  readonly commitment: string | null;
  readonly opened: { readonly seed: string; readonly salt: string; readonly shuffles: readonly string[] } | null;
  readonly rematch: string | null;
  readonly result: { readonly scores: readonly number[]; readonly winners: readonly number[] } | null;
}

export interface Asked {
  readonly seat: number | null;
  readonly what: string;
  readonly args: Elements;
  readonly moves?: readonly LegalMove[];
}

export interface View {
  readonly game: string;
  readonly players: number;
  readonly seat: number | null;
  readonly over: boolean;
  readonly question: Asked | null;
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[];
  readonly board: unknown;
  /** What is known of each element. */
  readonly things?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface LogLine extends Said {
  readonly seq: number;
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
}

export type ServerMessage =
  | ViewMessage
  | { readonly type: "ack"; readonly key: string; readonly seq: number }
  | { readonly type: "reject"; readonly key: string | null; readonly code: string; readonly reason: Reason | null }
  | { readonly type: "reasons"; readonly ref: string; readonly element: string; readonly reasons: readonly Reason[] }
  | { readonly type: "chat"; readonly from: number; readonly lines: readonly ChatLine[] }
  | { readonly type: "pong"; readonly ref: string }
  | { readonly type: "bye"; readonly reason: string };

export type ClientMessage =
  | { readonly type: "move"; readonly decision: number; readonly key: string; readonly move: string }
  | { readonly type: "undo" | "takeback"; readonly decision: number; readonly key: string }
  | { readonly type: "answer"; readonly accept: boolean }
  | { readonly type: "why"; readonly ref: string; readonly element: string }
  | { readonly type: "chat"; readonly key: string; readonly text: string }
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
  readonly chosen?: Readonly<Record<string, OptionValue>>;
  readonly catalogue?: unknown;
}

export interface Me {
  readonly name: string;
  readonly named: boolean;
  readonly guest: number | null;
}

export interface ReplayMoment {
  readonly table: TableInfo;
  readonly at: number;
  readonly last: number;
  readonly seat: number | null;
  readonly view: View;
  readonly hands: readonly unknown[];
  readonly log: readonly LogLine[];
  readonly step: { readonly seat: number; readonly move: string } | null;
}

export interface SeatWish {
  readonly kind: "human" | "bot" | "open" | "hotseat";
  readonly bot?: string;
  readonly name?: string;
}
