import assert from "node:assert/strict";
import { test } from "node:test";
import { HexGrid } from "../src/parts/hexes";

const near = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;

for (const flatTop of [false, true]) {
  const grid = new HexGrid(100, flatTop);
  const name = flatTop ? "flat tops" : "pointed tops";

  test(`${name}: neighbours are one width apart, corners one side away`, () => {
    const { x, y } = grid.middle("2,-1");
    for (const { beyond } of grid.edgesOf("2,-1")) {
      const other = grid.middle(beyond);
      assert.ok(near(Math.hypot(other.x - x, other.y - y), 100));
    }
    for (const key of grid.cornersOf("2,-1")) {
      const corner = grid.corner(key);
      assert.ok(near(Math.hypot(corner.x - x, corner.y - y), grid.side));
    }
  });

  test(`${name}: an edge lies between two cells and belongs to both`, () => {
    for (const { beyond, from, to } of grid.edgesOf("0,0")) {
      const theirs = grid.edgesOf(beyond).find((edge) => edge.beyond === "0,0")!;
      assert.deepEqual([theirs.from, theirs.to], [to, from]);
      const [one, other, half] = [grid.corner(from), grid.corner(to), grid.middle(beyond)];
      assert.ok(near((one.x + other.x) / 2, half.x / 2) && near((one.y + other.y) / 2, half.y / 2));
    }
  });

  test(`${name}: the frame holds every corner, and no more`, () => {
    const hexes = ["0,0", "1,0", "-1,1"];
    const { x, y, width, height } = grid.frame(hexes);
    const spots = hexes.flatMap((hex) => grid.cornersOf(hex)).map((key) => grid.corner(key));
    assert.ok(near(Math.min(...spots.map((spot) => spot.x)), x));
    assert.ok(near(Math.max(...spots.map((spot) => spot.x)), x + width));
    assert.ok(near(Math.min(...spots.map((spot) => spot.y)), y));
    assert.ok(near(Math.max(...spots.map((spot) => spot.y)), y + height));
  });
}

test("the corners are those of the engine", () => {
  assert.deepEqual(new HexGrid().cornersOf("0,0"), ["1,1", "-1,2", "-2,1", "-1,-1", "1,-2", "2,-1"]);
});
