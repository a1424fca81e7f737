// Finding things on the table, and what the engine tells of them.

import type { Session } from "../../app/session";
import { type Offer, matching, valueOf } from "../../grammar/paths";
import type { BoardSeen, SeatSeen, SpaceSeen, Terrain } from "./types";

export function boardOf(session: Session): BoardSeen {
  return session.view.value!.board as BoardSeen;
}

export function mySeat(session: Session): SeatSeen | undefined {
  const me = session.view.value!.seat;
  return me === null ? undefined : boardOf(session).seats[me];
}

export function spaceAt(board: BoardSeen, hex: string): SpaceSeen | undefined {
  return board.spaces.find((space) => space.hex === hex);
}

/** What people call a space. */
export function nameOf(session: Session, hex: string): string {
  return String(session.facts(`hex:${hex}`)["name"] ?? hex);
}

/** A number for each seat that the engine tells of a terrain, for mine: dinosaurs there, or those that would die. */
export function mineOn(session: Session, terrain: Terrain, fact: "herds" | "losses"): number {
  const bySeat = session.facts(`terrain:${terrain}`)[fact] as readonly number[];
  return bySeat[session.view.value!.seat ?? -1] ?? 0;
}

/** The move to which what is chosen and this run of elements lead. */
export function offerAt(session: Session, run: readonly string[]): Offer | undefined {
  const { offers, chosen } = session.choice;
  const whole = (path: readonly string[]): Offer | undefined =>
    matching(offers.value, path).find((offer) => offer.path.length === path.length);
  return whole([...chosen.value, ...run]) ?? whole(run) ?? whole(chosen.value.slice(0, -1).concat(run));
}

export interface Fight {
  readonly attacker: SeatSeen;
  readonly defender: SeatSeen;
  readonly odds: number;
  /** The numbers of the die on which the attacker wins. */
  readonly wins: readonly number[];
}

/** The fight that is about to be confirmed. */
export function fightAhead(session: Session): Fight | null {
  const [move] = session.choice.complete.value;
  if (typeof move?.facts["odds"] !== "number") return null;
  const board = boardOf(session);
  const seatOn = (end: "from" | "to"): SeatSeen | undefined =>
    board.seats[spaceAt(board, valueOf(move.args[end] ?? ""))?.dino ?? -1];
  const [attacker, defender] = [seatOn("from"), seatOn("to")];
  if (!attacker || !defender) return null;
  return { attacker, defender, odds: move.facts["odds"], wins: move.facts["wins"] as readonly number[] };
}

/** What is known of where points came from and went, from the log: survivors counted, and each gene bought. */
export function ledger(
  session: Session,
  seat: number,
): {
  readonly gained: number;
  readonly bought: readonly { readonly gene: string; readonly price: number }[];
} {
  let gained = 0;
  const bought: { gene: string; price: number }[] = [];
  for (const { key, args } of session.log.value) {
    if (args["seat"] !== `seat:${seat}`) continue;
    if (key === "gains") gained += numberIn(args["count"]);
    if (key === "buys") bought.push({ gene: args["gene"]!.slice("gene:".length), price: numberIn(args["price"]) });
  }
  return { gained, bought };
}

function numberIn(element: string | undefined): number {
  return Number(element?.slice("number:".length) ?? 0);
}
