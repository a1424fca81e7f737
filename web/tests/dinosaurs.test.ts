import assert from "node:assert/strict";
import { test } from "node:test";
import { legX, tailPaths } from "../src/games/dinosaurs/figure/parts";
import { PLANS } from "../src/games/dinosaurs/figure/plans";
import { ISLAND } from "../src/games/dinosaurs/island";
import type { SpaceSeen, Terrain } from "../src/games/dinosaurs/types";

function space(hex: string, terrain: Terrain, dino: number | null = null): SpaceSeen {
  return { hex, terrain, start: false, coastal: false, zone: "temperate", dino };
}

test("rows of the island run from west to east", () => {
  const rows = ISLAND.lines([
    space("0,1", "hills"),
    space("1,0", "desert"),
    space("-1,1", "plains"),
    space("0,0", "desert"),
  ]);
  assert.deepEqual(
    rows.map((row) => row.map(({ hex }) => hex)),
    [
      ["0,0", "1,0"],
      ["-1,1", "0,1"],
    ],
  );
  assert.equal(ISLAND.middle("0,2").x, ISLAND.middle("1,0").x);
});

test("every gene can be seen on every body", () => {
  for (const plan of PLANS) {
    for (const count of [1, 2, 3, 5]) {
      assert.equal(new Set(legX(plan, count)).size, count);
      assert.equal(new Set(tailPaths(plan, count)).size, count);
    }
    assert.ok(!tailPaths(plan, 4).join("").includes("NaN"));
  }
});
