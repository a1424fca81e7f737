import assert from "node:assert/strict";
import { test } from "node:test";
import {
  type LegalMove,
  completed,
  continuations,
  distinct,
  matching,
  offersOf,
  only,
  settle,
  stand,
  touch,
  turned,
  verbsOf,
} from "../src/grammar/paths";

/** A legal move; what it says does not matter here. */
const legal = (text: string, paths: LegalMove["paths"]): LegalMove => ({ text, key: "", args: {}, facts: {}, paths });

const MOVES = offersOf([
  legal("play_animal 1", [["card:1", "choose:play_animal"]]),
  legal("play_trait 1 swimming on 3", [["card:1", "face:swimming", "animal:3"]]),
  legal("play_trait 1 swimming on 4", [["card:1", "face:swimming", "animal:4"]]),
  legal("play_trait 2 cooperation on 3 and 4", [
    ["card:2", "face:cooperation", "animal:3", "animal:4"],
    ["card:2", "face:cooperation", "animal:4", "animal:3"],
  ]),
  legal("attack 3 7", [["animal:3", "animal:7"]]),
  legal("attack 3 7 ignoring 21", [["animal:3", "animal:7", "trait:21"]]),
  legal("attack 5 8", [["animal:5", "animal:8"]]),
  legal("pass", [["choose:pass"]]),
]);

test("what can begin a move", () => {
  assert.deepEqual(continuations(MOVES, []), ["card:1", "card:2", "animal:3", "animal:5", "choose:pass"]);
});

test("choosing narrows", () => {
  assert.equal(matching(MOVES, ["card:1"]).length, 3);
  assert.deepEqual(continuations(MOVES, ["card:1", "face:swimming"]), ["animal:3", "animal:4"]);
});

test("a single move that is left is complete at once", () => {
  assert.deepEqual(touch(MOVES, [], ["animal:5"]), { kind: "go", chosen: ["animal:5", "animal:8"] });
  assert.deepEqual(touch(MOVES, [], ["choose:pass"]), { kind: "go", chosen: ["choose:pass"] });
});

test("where there is one move, nothing remains to be chosen", () => {
  assert.deepEqual(only(offersOf([legal("stay_hidden", [["choose:stay_hidden"]])])), ["choose:stay_hidden"]);
  assert.deepEqual(only(matching(MOVES, ["card:2"])), ["card:2", "face:cooperation", "animal:3", "animal:4"]);
  assert.deepEqual(only(MOVES), []);
  assert.deepEqual(only([]), []);
});

test("two orders of one move are one move", () => {
  assert.deepEqual(settle(MOVES, ["card:2"]), ["card:2", "face:cooperation", "animal:3", "animal:4"]);
  assert.equal(distinct(matching(MOVES, ["card:2"])).length, 1);
});

test("a complete move can still go on", () => {
  const chosen = ["animal:3", "animal:7"];
  assert.deepEqual(
    completed(MOVES, chosen).map((move) => move.text),
    ["attack 3 7"],
  );
  assert.deepEqual(continuations(MOVES, chosen), ["trait:21"]);
});

test("a half of a card is a run, and another half replaces it", () => {
  const half = touch(MOVES, [], ["card:1", "face:swimming"]);
  assert.deepEqual(half, { kind: "go", chosen: ["card:1", "face:swimming"] });
  assert.deepEqual(touch(MOVES, ["card:1", "face:swimming"], ["card:1", "choose:play_animal"]), {
    kind: "go",
    chosen: ["card:1", "choose:play_animal"],
  });
  assert.deepEqual(touch(MOVES, ["card:1"], ["card:1", "face:swimming"]), {
    kind: "go",
    chosen: ["card:1", "face:swimming"],
  });
});

test("touching the last element again means the complete move, and lets go of an incomplete one", () => {
  assert.deepEqual(touch(MOVES, ["choose:pass"], ["choose:pass"]), { kind: "again" });
  assert.deepEqual(touch(MOVES, ["animal:3"], ["animal:3"]), { kind: "back" });
});

test("a later element alone picks the only way to it", () => {
  assert.deepEqual(touch(MOVES, [], ["animal:8"]), { kind: "go", chosen: ["animal:5", "animal:8"] });
  assert.deepEqual(touch(MOVES, [], ["animal:9"]), { kind: "no" });
});

const FEEDING = offersOf([
  legal("feed 3", [["animal:3", "base:table"]]),
  legal("feed 4", [["animal:4", "base:table"]]),
  legal("attack 3 4", [["animal:3", "own:attack", "animal:4"]]),
  legal("attack 3 9", [["animal:3", "own:attack", "animal:9"]]),
  legal("attack 3 7", [["animal:3", "animal:7"]]),
  legal("rob 3 8", [["animal:3", "choose:rob", "animal:8"]]),
  legal("graze 4", [["animal:4", "choose:graze"]]),
]);

test("what can begin a move of its own begins it, even where it also lies further ahead", () => {
  assert.deepEqual(touch(FEEDING, ["animal:3"], ["animal:4"]), { kind: "go", chosen: ["animal:4"] });
});

test("a touch leaps over a deed that goes without saying, but not over harm to oneself", () => {
  assert.deepEqual(touch(FEEDING, ["animal:3"], ["animal:8"]), {
    kind: "go",
    chosen: ["animal:3", "choose:rob", "animal:8"],
  });
  assert.equal(stand(FEEDING, ["animal:3"], ["animal:8"]), "next");
  assert.deepEqual(touch(FEEDING, ["animal:3"], ["animal:9"]), { kind: "no" });
  assert.equal(stand(FEEDING, ["animal:3"], ["animal:9"]), "none");
  assert.deepEqual(touch(FEEDING, ["animal:3", "own:attack"], ["animal:9"]), {
    kind: "go",
    chosen: ["animal:3", "own:attack", "animal:9"],
  });
});

test("who begins at the end is asked for the beginning", () => {
  assert.deepEqual(touch(FEEDING, [], ["base:table"]), { kind: "go", chosen: ["base:table"] });
  const both = [...FEEDING, ...turned(FEEDING, "base:table")];
  assert.deepEqual(continuations(both, ["base:table"]), ["animal:3", "animal:4"]);
  assert.deepEqual(touch(both, ["base:table"], ["animal:4"]), { kind: "go", chosen: ["base:table", "animal:4"] });
  assert.deepEqual(turned(FEEDING, "animal:9"), [], "harm to oneself is not begun at its end");
  assert.deepEqual(turned(FEEDING, "animal:4"), [], "what begins a move of its own does that");
});

test("how an element stands", () => {
  assert.equal(stand(MOVES, [], ["animal:3"]), "next");
  assert.equal(stand(MOVES, ["card:1", "face:swimming"], ["animal:3"]), "next");
  assert.equal(stand(MOVES, ["card:1", "face:swimming"], ["animal:5"]), "start");
  assert.equal(stand(MOVES, ["animal:3"], ["animal:3"]), "chosen");
  assert.equal(stand(MOVES, [], ["animal:9"]), "none");
  assert.equal(stand(MOVES, ["card:1"], ["card:1", "face:swimming"]), "next");
  assert.equal(stand(MOVES, ["card:1", "face:swimming"], ["card:1", "choose:play_animal"]), "start");
});

test("what a touch would do", () => {
  const moves = offersOf([
    { ...legal("eat", [["animal:3", "base:table"]]), key: "eat" },
    { ...legal("attack 3 7", [["animal:3", "animal:7"]]), key: "attack" },
    { ...legal("attack 3 7 ignoring 21", [["animal:3", "animal:7", "trait:21"]]), key: "attack" },
    { ...legal("rob 3 7", [["animal:3", "choose:rob", "animal:7"]]), key: "rob" },
    { ...legal("rob 3 8", [["animal:3", "choose:rob", "animal:8"]]), key: "rob" },
  ]);
  assert.deepEqual(verbsOf(moves, ["animal:3"], ["base:table"]), ["eat"]);
  assert.deepEqual(verbsOf(moves, ["animal:3"], ["animal:7"]), ["attack"]);
  assert.deepEqual(verbsOf(moves, ["animal:3"], ["animal:8"]), ["rob"]);
});
