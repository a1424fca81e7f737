import assert from "node:assert/strict";
import { test } from "node:test";
import { dealt } from "../src/ending/counting";
import { livesOf } from "../src/ending/lives";
import type { LogLine } from "../src/net/protocol";
import { isMark, latinName } from "../src/ending/latin";
import { LOOKS } from "../src/parts/creature/looks";
import { apart, countAt, named, steps, ticks } from "../src/parts/chart";
import { PROPERTIES } from "../src/games/magical/figure/properties";
import { GENES } from "../src/games/dinosaurs/types";
import { TAXA } from "../src/games/marine/types";
import { nextStep, stepMs } from "../src/replay/speed";

test("every look, gene, property and class has its words in Latin", () => {
  const marks = [...Object.keys(LOOKS), ...GENES, ...Object.keys(PROPERTIES), ...TAXA];
  assert.deepEqual(
    marks.filter((mark) => !isMark(mark)),
    [],
  );
});

test("a Latin name is of two words, always the same, and names what marks the creature", () => {
  const name = latinName(3, ["fangs", "fins"]);
  assert.equal(name, latinName(3, ["fangs", "fins", "unknown"]));
  assert.match(name, /^Odonto[a-z]+ natans$/);
  for (const seed of [0, 1, 17, 200]) assert.match(latinName(seed, []), /^Haplo[a-z]+ [a-z]+$/);
});

test("a chart: level until a decision changes the count", () => {
  const frame = { left: 0, right: 100, top: 0, bottom: 50, last: 10, most: 5 };
  assert.equal(steps(frame, [0, 4, 10], [0, 2, 5]), "M0 50H40V30H100V0");
  assert.equal(countAt([0, 4, 10], [0, 2, 5], 9), 2);
  assert.equal(countAt([0, 4, 10], [0, 2, 5], 10), 5);
});

test("round ticks, and never many", () => {
  assert.deepEqual(ticks(4), [0, 1, 2, 3, 4]);
  assert.deepEqual(ticks(27), [0, 5, 10, 15, 20, 25]);
  for (const most of [1, 13, 60, 220, 999]) assert.ok(ticks(most).length <= 7 && ticks(most).at(-1)! <= most);
});

test("labels keep apart and inside", () => {
  const moved = apart([48, 50, 10], 18, 50);
  assert.equal(moved[2], 10);
  assert.ok(moved[1]! - moved[0]! >= 18 && moved[1]! <= 50);
  assert.deepEqual(named([1, 2, 3, 4, 5], 2), [1, 4]);
});

test("the count goes from the last rank to the first", () => {
  assert.deepEqual(dealt([3, 2], 1), [0, 1]);
  assert.deepEqual(dealt([3, 2], 4), [2, 2]);
  assert.deepEqual(dealt([3, 2], Infinity), [3, 2]);
});

test("a time-lapse takes half a minute and leaves steps out where it must; otherwise none is left out", () => {
  assert.equal(stepMs("lapse", 300), 100);
  assert.equal(nextStep("lapse", 10, 0, 2000, 300), 20);
  assert.equal(nextStep("lapse", 10, 0, 500, 300), 11);
  assert.equal(nextStep("normal", 10, 0, 60_000, 300), 11);
  assert.equal(nextStep("lapse", 299, 0, 60_000, 300), 300);
});

test("a life is what the log tells of an animal; what repeats in a turn is told once", () => {
  const line = (at: number, key: string, args: Record<string, string>): LogLine => ({ seq: at, at, key, args });
  const log = [
    line(1, "new-animal", { animal: "animal:3", seat: "seat:0" }),
    line(4, "takes-food", { eater: "animal:3" }),
    line(5, "takes-food", { eater: "animal:3" }),
    line(9, "takes-food", { eater: "animal:3" }),
    line(9, "is-eaten", { prey: "animal:3", hunter: "animal:4" }),
  ];
  const story = {
    last: 9,
    at: [0],
    curves: {},
    turns: [
      { turn: 1, at: 0 },
      { turn: 2, at: 7 },
    ],
    turning: null,
  };
  const [first, second] = livesOf(log, "animal", story);
  assert.deepEqual(
    first!.moments.map(({ line: { key }, turn, times }) => [key, turn, times]),
    [
      ["new-animal", 1, 1],
      ["takes-food", 1, 2],
      ["takes-food", 2, 1],
      ["is-eaten", 2, 1],
    ],
  );
  assert.equal(second!.element, "animal:4");
});
