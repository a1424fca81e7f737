import assert from "node:assert/strict";
import { test } from "node:test";
import { type Block, chaptersOf, holds, inPlay, switchesOf } from "../src/rules/pages";

const PAGE: readonly Block[] = [
  { kind: "heading", level: 1, text: "Pond", id: "part-1" },
  { kind: "heading", level: 2, text: "A day", id: "part-2" },
  { kind: "paragraph", text: "Frogs hop." },
  { kind: "paragraph", text: "Fewer insects.", when: ["drought", "!flood"] },
  { kind: "paragraph", text: "It storms.", when: ["weather=stormy"] },
  { kind: "heading", level: 2, text: "The end", id: "part-3" },
];

test("a condition asks for a switch, for one that is off, or for a value", () => {
  assert.ok(holds("drought", { drought: true }) && !holds("drought", { drought: false }) && !holds("drought", {}));
  assert.ok(holds("!drought", {}) && holds("days=3", { days: 3 }) && !holds("days=3", { days: 4 }));
});

test("only what is in play is told, and switches can be offered", () => {
  const told = (options: Record<string, boolean | string>): number =>
    PAGE.filter((block) => inPlay(block, options)).length;
  assert.deepEqual([told({}), told({ drought: true }), told({ drought: true, flood: true })], [4, 5, 4]);
  assert.equal(told({ weather: "stormy" }), 5);
  assert.deepEqual(switchesOf(PAGE), ["drought", "flood"]);
});

test("chapters begin at headings of the second level", () => {
  assert.deepEqual(
    chaptersOf(PAGE).map(({ head, blocks }) => [head.text, blocks.length]),
    [
      ["A day", 3],
      ["The end", 0],
    ],
  );
});
