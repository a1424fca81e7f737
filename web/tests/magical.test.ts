import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { deeds } from "../src/games/magical/deeds";
import { LYING, PLANS } from "../src/games/magical/figure/plans";
import { PROPERTIES } from "../src/games/magical/figure/properties";
import { SCENES } from "../src/games/magical/figure/scenes";
import type { LogLine } from "../src/net/protocol";
import { LEAN, bodyOf } from "../src/parts/creature/body";
import { GROUND, outline } from "../src/parts/creature/geometry";
import type { Pose } from "../src/parts/creature/part";

const pose: Pose = { asleep: false, hidden: false, fat: 0, filled: 0, has: () => false };

/** The rows of a table of the game. */
function rows(table: string): string[] {
  const text = readFileSync(`${process.env["TANGLEDBANK"]}games/magical/${table}.toml`, "utf8");
  return [...text.matchAll(/^\[(\w+)\]$/gm)].map((row) => row[1]!);
}

test("every property and every source of the box is drawn", () => {
  assert.deepEqual(Object.keys(PROPERTIES).toSorted(), rows("properties").toSorted());
  assert.deepEqual(Object.keys(SCENES).toSorted(), rows("sources").toSorted());
});

test("every property can be seen on every body, standing and lying, and by itself", () => {
  for (const [property, part] of Object.entries(PROPERTIES)) {
    assert.ok(part.icon?.(), property);
    for (const plans of [PLANS, LYING])
      for (let seed = 0; seed < 20; seed += 1) {
        const body = bodyOf(seed, { ...LEAN, ...part.build?.(pose) }, plans);
        const drawn = [part.behind, part.skin, part.front].flatMap((layer) => layer?.(body, pose) ?? []);
        assert.ok(drawn.length > 0, property);
        assert.doesNotMatch(JSON.stringify(drawn), /NaN|Infinity/, property);
      }
  }
});

test("a creature that sleeps lies lower than one that is awake, and not in the ground", () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const [up, down] = [bodyOf(seed, LEAN, PLANS), bodyOf(seed, LEAN, LYING)];
    assert.ok(down.head.y > up.head.y);
    assert.ok(Math.max(...down.spine.slice(2, 5).map(({ y, r }) => y + r)) < GROUND + 4);
    assert.doesNotMatch(outline(down.spine), /NaN/);
  }
});

test("what the Shadow did is told up to the next turn", () => {
  const line = (key: string, seq: number): LogLine => ({ key, seq, args: {} });
  const keys = ["turn-begins", "shadow-begins", "shadow-active", "takes-energy", "turn-begins", "takes-energy"];
  assert.deepEqual(
    deeds(keys.map(line)).map(({ key }) => key),
    ["shadow-active", "takes-energy"],
  );
  assert.deepEqual(deeds([line("turn-begins", 0)]), []);
});
