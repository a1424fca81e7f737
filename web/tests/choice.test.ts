import assert from "node:assert/strict";
import { test } from "node:test";
import { Choice } from "../src/grammar/choice";
import type { LegalMove } from "../src/grammar/paths";

/** A legal move; what it says does not matter here. */
const legal = (text: string, paths: LegalMove["paths"]): LegalMove => ({ text, key: "", args: {}, facts: {}, paths });

const MOVES = [
  legal("play_animal 1", [["card:1", "choose:play_animal"]]),
  legal("play_trait 1 swimming on 3", [["card:1", "face:swimming", "animal:3"]]),
  legal("play_trait 1 swimming on 4", [["card:1", "face:swimming", "animal:4"]]),
  legal("attack 5 8", [["animal:5", "animal:8"]]),
];

function choosing(): { choice: Choice; sent: string[] } {
  const sent: string[] = [];
  const choice = new Choice(
    (text) => sent.push(text),
    () => false,
  );
  choice.update(MOVES, "1", "");
  return { choice, sent };
}

test("going back takes back one touch, however many elements it added", () => {
  const { choice } = choosing();
  choice.touch("card:1", "face:swimming");
  choice.touch("animal:3");
  assert.deepEqual(choice.chosen.value, ["card:1", "face:swimming", "animal:3"]);
  choice.back();
  assert.deepEqual(choice.chosen.value, ["card:1", "face:swimming"]);
  choice.back();
  assert.deepEqual(choice.chosen.value, []);
  assert.equal(choice.back(), false);
});

test("a half of a card that is touched again is let go as a whole", () => {
  const { choice } = choosing();
  choice.touch("card:1", "face:swimming");
  choice.touch("card:1", "face:swimming");
  assert.deepEqual(choice.chosen.value, []);
});

test("whoever goes element by element goes back so, too", () => {
  const { choice } = choosing();
  choice.touch("card:1");
  choice.touch("face:swimming");
  choice.back();
  assert.deepEqual(choice.chosen.value, ["card:1"]);
});

test("a touch that begins anew forgets what was begun", () => {
  const { choice, sent } = choosing();
  choice.touch("card:1", "face:swimming");
  choice.touch("animal:5");
  assert.deepEqual(choice.chosen.value, ["animal:5", "animal:8"]);
  choice.back();
  assert.deepEqual(choice.chosen.value, []);
  assert.deepEqual(sent, []);
});
