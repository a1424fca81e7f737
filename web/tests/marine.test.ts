import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { CARD_PLATES } from "../src/games/marine/art/Plate";
import { CLASSES, NUTRIENTS as BITES } from "../src/games/marine/art/shapes";
import { TRAIT_PLATES } from "../src/games/marine/art/traitPlates";
import { EARTH } from "../src/games/marine/earth";
import { NUTRIENTS, TAXA } from "../src/games/marine/types";

/** The names of the tables in a TOML file of the engine. */
function rows(file: string): string[] {
  const text = readFileSync(`${process.env["TANGLEDBANK"]}games/marine/${file}`, "utf8");
  return [...text.matchAll(/^\[(\w+)\]/gm)].map((match) => match[1]!);
}

test("every card and every trait has a plate, and no plate is left over", () => {
  assert.deepEqual(Object.keys(CARD_PLATES).toSorted(), rows("cards.toml").toSorted());
  assert.deepEqual(Object.keys(TRAIT_PLATES).toSorted(), rows("traits.toml").toSorted());
});

test("classes and elements are drawn", () => {
  assert.deepEqual(Object.keys(CLASSES), [...TAXA]);
  assert.deepEqual(Object.keys(BITES), [...NUTRIENTS]);
});

test("a corner lies where its three cells meet", () => {
  const { x, y } = EARTH.corner("1,1"); // of 0,0 and of its neighbours to the south and south-east (MAR-1.8)
  for (const hex of ["0,0", "1,0", "0,1"]) {
    const middle = EARTH.middle(hex);
    assert.ok(Math.abs(Math.hypot(middle.x - x, middle.y - y) - EARTH.side) < 1e-9);
  }
});
