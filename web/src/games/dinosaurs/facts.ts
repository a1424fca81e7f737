// What follows from what everybody can see.

import type { Session } from "../../app/session";
import { type BoardSeen, type SeatSeen, type SpaceSeen, TERRAINS, type Terrain, type Zone } from "./types";

const DIE = [-1, 0, 1, 1, 1, 1]; // DINO-1.6, where the view does not tell

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

/** DINO-1.4: what a terrain is like when another one is temperate. */
export function zoneUnder(climate: Terrain, terrain: Terrain): Zone {
  const away = TERRAINS.indexOf(terrain) - TERRAINS.indexOf(climate);
  return away === 0 ? "temperate" : away === 1 ? "cold" : away === -1 ? "hot" : "deadly";
}

export interface Shields {
  readonly fur: number;
  readonly parasols: number;
}

/** What protects a species: this turn with the event cards in force, next turn by its genes alone. */
export function shieldsOf(seat: SeatSeen, nextTurn = false): Shields {
  return nextTurn ? { fur: seat.genes.fur, parasols: seat.genes.parasol } : seat.values;
}

/** DINO-3.29: how many of so many dinos in a zone would be lost. */
export function lossIn(shields: Shields, zone: Zone, count: number): number {
  if (zone === "temperate") return 0;
  if (zone === "deadly") return count;
  return Math.max(0, count - Math.max(0, zone === "cold" ? shields.fur : shields.parasols));
}

/** My dinos on each terrain. */
export function herdByTerrain(board: BoardSeen, seat: number): Record<Terrain, number> {
  const herd: Record<Terrain, number> = { desert: 0, plains: 0, hills: 0, mountains: 0 };
  for (const space of board.spaces) if (space.dino === seat) herd[space.terrain] += 1;
  return herd;
}

/** How many of a herd would die if that climate came while it stands where it stands. */
export function lossUnder(board: BoardSeen, seat: SeatSeen, climate: Terrain, shields = shieldsOf(seat)): number {
  const herd = herdByTerrain(board, seat.seat);
  const zones: Record<Zone, number> = { temperate: 0, cold: 0, hot: 0, deadly: 0 };
  for (const terrain of TERRAINS) zones[zoneUnder(climate, terrain)] += herd[terrain];
  return (Object.keys(zones) as Zone[]).reduce((all, zone) => all + lossIn(shields, zone, zones[zone]), 0);
}

export interface Outlook {
  readonly by: number;
  readonly terrain: Terrain;
  readonly chances: number;
}

/** Where the climate may be after the next roll, the likeliest first. */
export function outlook(board: BoardSeen): Outlook[] {
  const { position, loop, die = DIE } = board.climate;
  const found = new Map<number, number>();
  for (const by of die) found.set(by, (found.get(by) ?? 0) + 1);
  return [...found]
    .map(([by, chances]) => ({ by, chances, terrain: loop[(position + by + loop.length) % loop.length]! }))
    .toSorted((a, b) => b.chances - a.chances || b.by - a.by);
}

/** What a bid costs in the end (DINO-3.38), and what it leaves. */
export function priceOf(seat: SeatSeen, bid: number): { readonly pay: number; readonly rest: number } {
  const pay = Math.max(0, bid - seat.values.discount);
  return { pay, rest: seat.points - pay };
}

/** DINO-3.11: the order of the next turn if the standing bids win; groups that would roll for it stand together. */
export function nextOrder(board: BoardSeen): number[][] {
  const tail = (seat: SeatSeen): number =>
    seat.genes.tail + board.rows.filter((row) => row.bidder === seat.seat && row.gene === "tail").length;
  const sorted = board.seats.toSorted((a, b) => tail(b) - tail(a) || a.dinos.length - b.dinos.length);
  const groups: number[][] = [];
  sorted.forEach((seat, at) => {
    const before = sorted[at - 1];
    if (before && tail(before) === tail(seat) && before.dinos.length === seat.dinos.length)
      groups.at(-1)!.push(seat.seat);
    else groups.push([seat.seat]);
  });
  return groups;
}

export interface Fight {
  readonly from: SpaceSeen;
  readonly to: SpaceSeen;
  readonly attacker: SeatSeen;
  readonly defender: SeatSeen;
  /** On so many numbers of the die the attacker wins. */
  readonly wins: number;
}

/** The fight that is about to be confirmed. */
export function fightAhead(session: Session): Fight | null {
  const [move] = session.choice.complete.value;
  const [, start, goal] = /^attack (\S+) to (\S+)$/.exec(move?.text ?? "") ?? [];
  if (!start || !goal) return null;
  const board = boardOf(session);
  const from = spaceAt(board, start);
  const to = spaceAt(board, goal);
  const attacker = from && board.seats[from.dino ?? -1];
  const defender = to && board.seats[to.dino ?? -1];
  if (!from || !to || !attacker || !defender) return null;
  return { from, to, attacker, defender, wins: board.odds[attacker.seat]?.[defender.seat] ?? 0 };
}

/** What is known of where points came from and went, from the log: survivors counted, and each gene bought. */
export function ledger(
  session: Session,
  seat: number,
): {
  readonly gained: number;
  readonly bought: readonly { readonly gene: string; readonly price: number; readonly turn: number }[];
} {
  let gained = 0;
  let turn = 0;
  const bought: { gene: string; price: number; turn: number }[] = [];
  for (const { key, args } of session.log.value) {
    if (key === "turn-begins") turn = numberIn(args["turn"]);
    if (args["seat"] !== `seat:${seat}`) continue;
    if (key === "gains") gained += numberIn(args["count"]);
    if (key === "buys")
      bought.push({ gene: args["gene"]!.slice("gene:".length), price: numberIn(args["price"]), turn });
  }
  return { gained, bought };
}

function numberIn(element: string | undefined): number {
  return Number(element?.slice("number:".length) ?? 0);
}
