import assert from "node:assert/strict";
import { test } from "node:test";
import { Choice } from "../src/grammar/choice";

const MOVES = [
  { text: "play_animal 1", paths: [["card:1", "choose:play_animal"]] },
  { text: "play_trait 1 swimming on 3", paths: [["card:1", "face:swimming", "animal:3"]] },
  { text: "play_trait 1 swimming on 4", paths: [["card:1", "face:swimming", "animal:4"]] },
  { text: "attack 5 8", paths: [["animal:5", "animal:8"]] },
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
