// Finding things on the table, and what the engine tells of them.

import { signal } from "@preact/signals";
import type { Session } from "../../app/session";
import { type Offer, kindOf, matching } from "../../grammar/paths";
import type { BoardSeen, ClassSeen, Taxon, TileSeen } from "./types";

export function boardOf(session: Session): BoardSeen {
  return session.view.value!.board as BoardSeen;
}

/** The classes I play: one, or two of them. */
export function myClasses(session: Session): readonly ClassSeen[] {
  const me = session.view.value!.seat;
  return boardOf(session).classes.filter(({ seat }) => seat === me);
}

/** The class for which I am asked, or else my first one. */
export function myClass(session: Session): ClassSeen | undefined {
  const mine = myClasses(session);
  const asked = session.view.value!.question?.args["taxon"];
  return mine.find(({ taxon }) => `taxon:${taxon}` === asked) ?? mine[0];
}

export function classOf(board: BoardSeen, taxon: string): ClassSeen | undefined {
  return board.classes.find((one) => one.taxon === taxon);
}

export function tileAt(board: BoardSeen, hex: string): TileSeen | undefined {
  return board.tiles.find((tile) => tile.hex === hex);
}

/** What people call a cell of the map. */
export function nameOf(session: Session, hex: string): string {
  return String(session.facts(`hex:${hex}`)["name"] ?? hex);
}

/** The move to which what is chosen and this element lead. */
export function offerAt(session: Session, element: string): Offer | undefined {
  const { offers, chosen } = session.choice;
  const whole = (path: readonly string[]): Offer | undefined =>
    matching(offers.value, path).find((offer) => offer.path.length === path.length);
  return whole([...chosen.value, element]) ?? whole([element]);
}

/** Whether something of that kind is part of any move now. */
export function isAbout(session: Session, kind: string): boolean {
  return session.choice.offers.value.some(({ path }) => path.some((element) => kindOf(element) === kind));
}

/** The numbers by class that a fact tells. */
export function byTaxon(fact: unknown): readonly (readonly [Taxon, number])[] {
  return typeof fact === "object" && fact !== null ? (Object.entries(fact) as [Taxon, number][]) : [];
}

/** What the map shows besides: nothing, who leads where and for how much, or who is endangered. */
export type Layer = "plain" | "points" | "risk";
export const layer = signal<Layer>("plain");
