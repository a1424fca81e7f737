import assert from "node:assert/strict";
import { test } from "node:test";
import { LEAN, bodyOf } from "../src/parts/creature/body";
import { outline } from "../src/parts/creature/geometry";
import { LOOKS, type Look } from "../src/parts/creature/looks";
import type { Part, Pose } from "../src/parts/creature/part";

const pose: Pose = { asleep: false, hidden: false, fat: 2, filled: 1, has: () => false };

test("every body has an outline of numbers", () => {
  for (let seed = 0; seed < 200; seed += 1)
    assert.doesNotMatch(outline(bodyOf(seed, { bulk: 1.3, belly: 4, stride: true }).spine), /NaN|Infinity/);
});

test("every look can be seen on every body: it changes the body or draws on it", () => {
  for (const look of Object.keys(LOOKS) as Look[]) {
    const part: Part = LOOKS[look];
    for (let seed = 0; seed < 12; seed += 1) {
      const body = bodyOf(seed, { ...LEAN, ...part.build?.(pose) });
      const drawn = [part.behind, part.skin, part.front].filter((layer) => layer?.(body, pose));
      const built = outline(body.spine) !== outline(bodyOf(seed, LEAN).spine);
      assert.ok(drawn.length > 0 || built, look);
      assert.doesNotMatch(JSON.stringify(drawn.map((layer) => layer!(body, pose))), /NaN|Infinity/, look);
    }
  }
});
