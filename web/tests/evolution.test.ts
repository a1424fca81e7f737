import assert from "node:assert/strict";
import { test } from "node:test";
import { pairLetters } from "../src/games/evolution/facts";
import { breakable } from "../src/parts/hyphens";
import { LOOKS_OF } from "../src/games/evolution/looks";
import type { AnimalSeen, TraitSeen } from "../src/games/evolution/types";
import { LOOKS } from "../src/parts/creature/looks";
import type { Part } from "../src/parts/creature/part";

let numbers = 0;

function animal(...kinds: string[]): AnimalSeen {
  numbers += 1;
  const traits = kinds.map(
    (kind, nth): TraitSeen => ({
      trait: numbers * 100 + nth,
      kind,
      design: kind,
      active: true,
      used: false,
      used_last_turn: false,
      yellow: false,
      scared: false,
    }),
  );
  return {
    animal: numbers,
    place: "table",
    reverse: null,
    need: 1,
    food: 0,
    yellow: 0,
    fat: 0,
    fed: false,
    full: false,
    asleep: false,
    poisoned: false,
    hidden: false,
    newborn: false,
    breeding: false,
    paralysed: false,
    hunter: false,
    lurking: false,
    hunter_used: false,
    traits,
    pairs: [],
  };
}

test("a pair has the same letter on both of its animals", () => {
  const pair = (bearer: number, partner: number): TraitSeen => ({
    ...animal("symbiosis").traits[0]!,
    trait: 9,
    bearer,
    partner,
    directed: true,
  });
  const [one, two] = [animal(), animal()];
  const animals = [one, two].map((end) => ({ ...end, pairs: [pair(one.animal, two.animal)] }));
  const seat = { seat: 0, passed: false, hand_size: 0, hand: null, discard_size: 0, discard: null, waiting: [] };
  assert.deepEqual([...pairLetters({ ...seat, animals })], [[9, "a"]]);
});

test("every trait has an icon of its own", () => {
  const looks = Object.values(LOOKS_OF);
  const icons = new Set(looks.map(([first]) => (LOOKS[first!] as Part).icon));
  assert.ok(!icons.has(undefined));
  assert.equal(icons.size, looks.length);
});

test("long names break where syllables do, and short ones do not", () => {
  const broken = (name: string): string => breakable(name).replaceAll("\u00AD", "·");
  assert.equal(broken("Отбрасывание хвоста"), "Отбра·сы·ва·ние хвоста");
  assert.equal(broken("Камуфляж"), "Каму·фляж");
  assert.equal(broken("Spolupráce"), "Spo·lu·práce");
  assert.equal(broken("Symbiosis"), "Sym·bio·sis");
  assert.equal(broken("Big"), "Big");
});
