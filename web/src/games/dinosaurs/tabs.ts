// On a phone the table has four leaves; it turns to the one that a new question needs.

import { signal } from "@preact/signals";
import type { Session } from "../../app/session";
import { kindOf } from "../../grammar/paths";
import { boardOf } from "./facts";

export type Leaf = "island" | "auction" | "climate" | "me";
export const LEAVES: readonly Leaf[] = ["island", "auction", "climate", "me"];
export const leaf = signal<Leaf>("island");

const HOME: Readonly<Record<string, Leaf>> = { hex: "island", row: "auction", number: "auction", card: "me" };

/** How many things can be chosen on each leaf just now. */
export function choices(session: Session): Record<Leaf, number> {
  const counts: Record<Leaf, number> = { island: 0, auction: 0, climate: 0, me: 0 };
  for (const element of session.choice.next.value) {
    const home = HOME[kindOf(element)];
    if (home) counts[home] += 1;
  }
  return counts;
}

/** The leaf where the open question is answered; null: anywhere. */
export function needed(session: Session): Leaf | null {
  const counts = choices(session);
  const asked = session.view.value!.question?.key;
  if (asked === "window") return counts.me > 0 ? "me" : "island";
  if (asked === "auction") return "auction";
  return LEAVES.find((one) => counts[one] > 0) ?? null;
}

/** Dinosaurs of mine that the climate of this turn would take. */
export function inDanger(session: Session): number {
  return boardOf(session).climate.losses[session.view.value!.seat ?? -1] ?? 0;
}
