// On a phone the table has four leaves; it turns to the one that a new question needs.

import { signal } from "@preact/signals";
import type { Session } from "../../app/session";
import { kindOf } from "../../grammar/paths";

export type Leaf = "earth" | "display" | "cards" | "classes";
export const LEAVES: readonly Leaf[] = ["earth", "display", "cards", "classes"];
export const leaf = signal<Leaf>("earth");

const HOME: Readonly<Record<string, Leaf>> = {
  hex: "earth",
  vertex: "earth",
  heap: "earth",
  berth: "display",
  evocard: "cards",
  card: "cards",
  diet: "classes",
};

/** How many things can be chosen on each leaf just now. */
export function choices(session: Session): Record<Leaf, number> {
  const counts: Record<Leaf, number> = { earth: 0, display: 0, cards: 0, classes: 0 };
  for (const element of session.choice.next.value) {
    const home = HOME[kindOf(element)];
    if (home) counts[home] += 1;
  }
  return counts;
}

/** The leaf where the open question is answered; null: anywhere. */
export function needed(session: Session): Leaf | null {
  const counts = choices(session);
  return LEAVES.find((one) => counts[one] > 0) ?? null;
}
