// Finding things on the table, and what the engine tells of them.

import type { Session } from "../../app/session";
import type { View } from "../../net/protocol";
import { say, t } from "../../words/words";
import type { BoardSeen, CreatureSeen, FaceSeen, SideSeen, Step } from "./types";

export function boardOf(session: Session): BoardSeen {
  return session.view.value!.board as BoardSeen;
}

export function mySide(session: Session): SideSeen | undefined {
  const me = session.view.value!.seat;
  return me === null ? undefined : boardOf(session).sides.find(({ seat }) => seat === me);
}

/** Everybody else, in the order of play after me. */
export function otherSides(session: Session): readonly SideSeen[] {
  const { sides } = boardOf(session);
  const mine = mySide(session)?.side ?? sides.length - 1;
  return sides.map((_, at) => sides[(mine + 1 + at) % sides.length]!).filter((side) => side !== mySide(session));
}

export function creatureNumbered(board: BoardSeen, number: number): CreatureSeen | undefined {
  return board.sides.flatMap(({ creatures }) => creatures).find(({ creature }) => creature === number);
}

/** What a side is called: its player, or the Shadow. */
export function nameOfSide(session: Session, { seat }: SideSeen): string {
  return seat === null ? t("shadow") : (session.names.value[seat] ?? "");
}

/** Whether the table waits for a side. */
export function acts(session: Session, { side, seat }: SideSeen): boolean {
  const view = session.view.value!;
  if (view.over) return false;
  return view.question && view.question.seat !== null ? view.question.seat === seat : boardOf(session).side === side;
}

/** The step of the round that the open question belongs to. */
export function stepOf(view: View): Step {
  const asked = view.question?.key;
  return asked === "exchange" || asked === "create" || asked === "add" ? asked : "act";
}

/** Both properties on a card. */
export function cardName({ one, two }: Pick<FaceSeen, "one" | "two">): string {
  return `${say().name("property", one)} / ${say().name("property", two)}`;
}

/** A list of elements that the engine tells of a thing. */
export function listOf(session: Session, element: string, fact: string): readonly string[] {
  const told = session.facts(element)[fact];
  return Array.isArray(told) ? told.map(String) : [];
}

/** What is about to be confirmed, as far as it shows on a creature. */
export interface Ahead {
  readonly creature: number;
  readonly energy: number | null;
  readonly sleeps: boolean;
}

/** What the move that waits for its confirmation would make of a creature. */
export function ahead(session: Session): Ahead | null {
  const [move] = session.choice.complete.value;
  if (!move) return null;
  const { energy, sleeps } = move.facts;
  const about = move.args["ally"] ?? session.view.value!.question?.args["creature"];
  if (!about?.startsWith("creature:")) return null;
  return {
    creature: Number(about.slice("creature:".length)),
    energy: typeof energy === "number" ? energy : null,
    sleeps: sleeps === true,
  };
}

/** The creatures that a side has transmuted, in order, from the log. */
export function risen(session: Session, { side }: SideSeen): readonly number[] {
  return session.log.value
    .filter(({ key, args }) => key === "transmutes" && args["side"] === `number:${side}`)
    .map(({ args }) => Number(args["creature"]!.slice("creature:".length)));
}

/** The creature that was activated last, as an element: what the others did can be followed. */
export function lastActor(session: Session): string | undefined {
  return session.log.value.findLast(({ key }) => key === "activates" || key === "shadow-active")?.args["creature"];
}
