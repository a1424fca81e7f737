// Finding things on the table, and what the engine tells of them.

import type { Session } from "../../app/session";
import type { AnimalSeen, AreaSeen, BoardSeen, PairSeen, SeatSeen, TraitSeen } from "./types";

export function boardOf(session: Session): BoardSeen {
  return session.view.value!.board as BoardSeen;
}

export function allAnimals(board: BoardSeen): AnimalSeen[] {
  return board.seats.flatMap((seat) => seat.animals);
}

export function animalNumbered(board: BoardSeen, number: number): AnimalSeen | undefined {
  return allAnimals(board).find((animal) => animal.animal === number);
}

/** The animal that an element names. */
export function animalOf(board: BoardSeen, element: unknown): AnimalSeen | undefined {
  return typeof element === "string" && element.startsWith("animal:")
    ? animalNumbered(board, Number(element.slice("animal:".length)))
    : undefined;
}

export function areaNamed(board: BoardSeen, name: string): AreaSeen | undefined {
  return board.row.flatMap((card) => card.areas).find((area) => area.area === name);
}

/** What is to be seen on an animal. */
export function kindsOf(animal: AnimalSeen): string[] {
  return [...new Set([...animal.traits, ...animal.pairs].map((trait) => trait.kind))];
}

/** The elements of an animal that can be touched. */
export function elementsOf(animal: AnimalSeen): string[] {
  return [`animal:${animal.animal}`, ...[...animal.traits, ...animal.pairs].map((trait) => `trait:${trait.trait}`)];
}

export function cardNumbered(board: BoardSeen, number: number): TraitSeen | PairSeen | undefined {
  return allAnimals(board)
    .flatMap(({ traits, pairs }) => [...traits, ...pairs])
    .find((card) => card.trait === number);
}

/** The pair card that two animals share. */
export function bondBetween(one: AnimalSeen, two: AnimalSeen): PairSeen | undefined {
  return one.pairs.find(({ bearer, partner }) => bearer === two.animal || partner === two.animal);
}

/** A row in the pieces that stay together: animals that are linked, or one that is not. */
export function chainsOf({ animals }: SeatSeen): AnimalSeen[][] {
  const chains: AnimalSeen[][] = [];
  for (const animal of animals) {
    const before = chains.at(-1);
    if (before && bondBetween(before.at(-1)!, animal)) before.push(animal);
    else chains.push([animal]);
  }
  return chains;
}

/** A list of elements among the facts of a thing. */
export function listOf(facts: unknown): readonly string[] {
  return Array.isArray(facts) ? facts.filter((fact) => typeof fact === "string") : [];
}

/** What would become of an animal if the extinction came now; empty if nothing would. */
export function fateOf(session: Session, animal: number): string {
  const fate = session.view.value!.over ? "safe" : (session.facts(`animal:${animal}`)["fate"] ?? "safe");
  return fate === "safe" ? "" : String(fate);
}

/** The animal of mine that is chosen first, if one is. */
export function chosenAnimal(session: Session): AnimalSeen | undefined {
  return animalOf(boardOf(session), session.choice.chosen.value[0]);
}
