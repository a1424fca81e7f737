import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { bondBetween, chainsOf } from "../src/games/newworld/facts";
import { LANDSCAPES } from "../src/games/newworld/landscapes";
import { LOOKS_OF } from "../src/games/newworld/looks";
import type { AnimalSeen, PairSeen, SeatSeen } from "../src/games/newworld/types";
import { LOOKS } from "../src/parts/creature/looks";
import type { Part } from "../src/parts/creature/part";

/** The names of the rows of a table of the game. */
function rows(table: string): string[] {
  const text = readFileSync(`${process.env["TANGLEDBANK"]}games/newworld/${table}.toml`, "utf-8");
  return [...text.matchAll(/^\[(\w+)\]$/gm)].map(([, name]) => name!);
}

test("every trait has a look, and an icon that no other trait has", () => {
  const traits = rows("traits");
  assert.equal(traits.length, 29);
  const icons = traits.map((trait) => LOOKS_OF[trait]![0]!);
  for (const icon of icons) assert.ok((LOOKS[icon] as Part).icon, icon);
  assert.equal(new Set(icons).size, icons.length);
});

test("every area has its landscape", () => {
  const areas = rows("areas");
  assert.equal(areas.length, 14);
  assert.deepEqual(Object.keys(LANDSCAPES).toSorted(), areas.toSorted());
});

function row(...pairs: readonly (readonly [number, number])[]): SeatSeen {
  const cards = pairs.map(([bearer, partner], nth) => ({ trait: nth, bearer, partner }) as PairSeen);
  const animals = [1, 2, 3, 4].map(
    (animal) =>
      ({
        animal,
        pairs: cards.filter(({ bearer, partner }) => bearer === animal || partner === animal),
      }) as unknown as AnimalSeen,
  );
  return { animals } as unknown as SeatSeen;
}

test("linked animals stay together", () => {
  const numbers = (seat: SeatSeen): number[][] => chainsOf(seat).map((chain) => chain.map(({ animal }) => animal));
  assert.deepEqual(numbers(row()), [[1], [2], [3], [4]]);
  assert.deepEqual(numbers(row([1, 2], [3, 2])), [[1, 2, 3], [4]]);
  const { animals } = row([3, 2]);
  assert.equal(bondBetween(animals[1]!, animals[2]!)?.trait, 0);
  assert.equal(bondBetween(animals[0]!, animals[1]!), undefined);
});
