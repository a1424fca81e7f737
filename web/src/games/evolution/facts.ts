// What follows from what everybody can see.

import type { Session } from "../../app/session";
import type { AnimalSeen, BoardSeen, SeatSeen, TraitSeen } from "./types";

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

/** Its owner knows the Hunter before it shows itself (EVL-4.42). */
export function lurks(animal: AnimalSeen): boolean {
  return animal.reverse === "hunter" && !animal.hunter;
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

/** EVL-4.11a: has it a trait of this kind that works? The teeth of a Hunter are no card. */
function has(animal: AnimalSeen, kind: string): boolean {
  if (kind === "carnivorous" && animal.hunter && !animal.paralysed) return true;
  return animal.traits.some((trait) => trait.kind === kind && trait.active);
}

function traitCount(animal: AnimalSeen): number {
  return animal.traits.length + animal.pairs.length + (animal.hunter ? 1 : 0);
}

type Blocks = (board: BoardSeen, hunter: AnimalSeen, prey: AnimalSeen, trait: TraitSeen) => boolean;

/** EVL-4.31: defences that hold by themselves, as far as everybody can see. */
const DEFENCES: Readonly<Record<string, Blocks>> = {
  swimming: (_, hunter) => !has(hunter, "swimming"),
  camouflage: (_, hunter) => !has(hunter, "sharp_vision"),
  high_body_weight: (_, hunter) => !has(hunter, "high_body_weight"),
  burrowing: (_, _hunter, prey) => prey.fed,
  flight: (_, hunter, prey) => traitCount(hunter) >= traitCount(prey),
  shell: (_, _hunter, prey) => prey.hidden,
  shy: (_, _hunter, _prey, trait) => trait.scared,
  herding: (board, _, prey) => {
    const around = allAnimals(board).filter((animal) => animal.place === prey.place);
    return (
      around.filter((animal) => has(animal, "herding")).length >=
      around.filter((animal) => has(animal, "carnivorous")).length
    );
  },
};

/** The working cards that keep this hunter from this prey. */
function barriers(board: BoardSeen, hunter: AnimalSeen, prey: AnimalSeen): TraitSeen[] {
  const solo = prey.traits.filter((trait) => trait.active && DEFENCES[trait.kind]?.(board, hunter, prey, trait));
  const guards = prey.pairs.filter(
    (pair) =>
      pair.active && pair.kind === "symbiosis" && pair.partner === prey.animal && animalNumbered(board, pair.bearer!),
  );
  return [...solo, ...guards].filter(
    (trait) => !board.ignored.some((pair) => pair.hunter === hunter.animal && pair.trait === trait.trait),
  );
}

/** EVL-4.31 to 4.33: can this hunter attack this prey, by what lies open? Whether it is able to hunt now is not asked. */
export function couldEat(board: BoardSeen, hunter: AnimalSeen, prey: AnimalSeen): boolean {
  if (!has(hunter, "carnivorous") || hunter.animal === prey.animal || hunter.place !== prey.place) return false;
  if (has(hunter, "swimming") && !has(prey, "swimming")) return false;
  const clever = hunter.traits.some((trait) => trait.kind === "intellect" && trait.active && !trait.used);
  return barriers(board, hunter, prey).length <= (clever ? 1 : 0);
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
