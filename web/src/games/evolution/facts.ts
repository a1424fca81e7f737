// Finding things on the table, and what the engine tells of them.

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

/** What is to be seen on an animal; a revealed Hunter shows its lure and its teeth. */
export function kindsOf(animal: AnimalSeen): string[] {
  const kinds = [...animal.traits, ...animal.pairs].map((trait) => trait.kind);
  return [...new Set(animal.hunter ? ["hunter", "carnivorous", ...kinds] : kinds)];
}

/** The elements of an animal that can be touched. */
export function elementsOf(animal: Pick<AnimalSeen, "animal" | "traits" | "pairs">): string[] {
  return [`animal:${animal.animal}`, ...[...animal.traits, ...animal.pairs].map((trait) => `trait:${trait.trait}`)];
}

/** The letter that marks both ends of a pair, the same on both animals. */
export function pairLetters(seat: SeatSeen): Map<number, string> {
  const numbers = [
    ...new Set([...seat.animals, ...seat.waiting].flatMap((animal) => animal.pairs.map((pair) => pair.trait))),
  ].toSorted((a, b) => a - b);
  return new Map(numbers.map((number, at) => [number, String.fromCharCode(97 + (at % 26))]));
}

/** The locations that hold one of these elements: an animal, a trait, a shell, or the location itself. */
export function placesOf(board: BoardSeen, elements: Iterable<string>): Set<string> {
  const wanted = new Set(elements);
  const found = new Set<string>();
  for (const seat of board.seats) {
    for (const animal of [...seat.animals, ...seat.waiting])
      if (elementsOf(animal).some((element) => wanted.has(element))) found.add(animal.place);
  }
  for (const { place, shells } of board.places) {
    if (
      wanted.has(`place:${place}`) ||
      wanted.has(`base:${place}`) ||
      shells.some(({ shell }) => wanted.has(`shell:${shell}`))
    )
      found.add(place);
  }
  return found;
}

/** The dice of this turn for the food of one location. */
export function diceOf(session: Session, place: string): number[] {
  const dice: number[] = [];
  for (const line of session.log.value.toReversed()) {
    if (line.key === "turn-begins") break;
    if (line.key === "rolls-food" && (line.args["place"] ?? "place:table") === `place:${place}`)
      dice.unshift(Number(line.args["pips"]?.slice(7)));
  }
  return dice;
}
