// What follows from what everybody can see.

import type { Session } from "../../app/session";
import type { AnimalSeen, BoardSeen, SeatSeen } from "./types";

export function boardOf(session: Session): BoardSeen {
  return session.view.value!.board as BoardSeen;
}

export function allAnimals(board: BoardSeen): AnimalSeen[] {
  return board.seats.flatMap((seat) => seat.animals);
}

export function animalNumbered(board: BoardSeen, number: number): AnimalSeen | undefined {
  return allAnimals(board).find((animal) => animal.animal === number);
}

export function kindsOf(animal: AnimalSeen): string[] {
  return [...animal.traits, ...animal.pairs].map((trait) => trait.kind);
}

/** The letter that marks both ends of a pair, the same on both animals. */
export function pairLetters(seat: SeatSeen): Map<number, string> {
  const numbers = [...new Set(seat.animals.flatMap((animal) => animal.pairs.map((pair) => pair.trait)))].toSorted((a, b) => a - b);
  return new Map(numbers.map((number, at) => [number, String.fromCharCode(97 + (at % 26))]));
}

/** EVL-4.31, EVL-4.32: can this hunter attack this prey, by what lies open? Whether it is able to hunt now is not asked. */
export function couldEat(board: BoardSeen, hunter: AnimalSeen, prey: AnimalSeen): boolean {
  const mine = new Set(kindsOf(hunter));
  const theirs = new Set(kindsOf(prey));
  if (!mine.has("carnivorous") || hunter.animal === prey.animal) return false;
  if (mine.has("swimming") !== theirs.has("swimming")) return false;
  if (theirs.has("camouflage") && !mine.has("sharp_vision")) return false;
  if (theirs.has("high_body_weight") && !mine.has("high_body_weight")) return false;
  if (theirs.has("burrowing") && prey.fed) return false;
  return !prey.pairs.some((pair) => pair.kind === "symbiosis" && pair.partner === prey.animal && animalNumbered(board, pair.bearer!));
}

export function preyOf(board: BoardSeen, hunter: AnimalSeen): AnimalSeen[] {
  return allAnimals(board).filter((prey) => couldEat(board, hunter, prey));
}

export function huntersOf(board: BoardSeen, prey: AnimalSeen): AnimalSeen[] {
  return allAnimals(board).filter((hunter) => couldEat(board, hunter, prey));
}

export function ownerOf(board: BoardSeen, animal: number): number | undefined {
  return board.owners[animal - 1];
}
