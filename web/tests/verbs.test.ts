import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { VERBS as dinosaurs } from "../src/games/dinosaurs/verbs";
import { VERBS as evolution } from "../src/games/evolution/verbs";
import { VERBS as magical } from "../src/games/magical/verbs";
import { VERBS as marine } from "../src/games/marine/verbs";
import { VERBS as newworld } from "../src/games/newworld/verbs";

const ALL = { dinosaurs, evolution, magical, marine, newworld };

// The tests of the languages see to it that every move of several touches has such a word.
test("every touch that has a word has a sign, and the other way round", () => {
  for (const [game, verbs] of Object.entries(ALL)) {
    const words = readFileSync(`${process.env["TANGLEDBANK"]}games/${game}/words/en.ftl`, "utf8");
    const named = [...words.matchAll(/^verb-([a-z-]+) =/gm)].map(([, key]) => key!.replaceAll("-", "_"));
    assert.deepEqual(Object.keys(verbs).toSorted(), named.toSorted(), game);
  }
});

test("what aims, aims from one place of its move to another", () => {
  for (const verbs of Object.values(ALL))
    for (const [key, { from, to }] of Object.entries(verbs)) assert.equal(from === undefined, to === undefined, key);
});
