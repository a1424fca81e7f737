import assert from "node:assert/strict";
import { test } from "node:test";
import { codewords, formatBits, places, qr, remainder, times, withBch } from "../src/parts/qr";

const HELLO = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]; // HELLO WORLD, version 1, level M

test("error correction, format and version as the standard has them", () => {
  assert.deepEqual(remainder(HELLO, 10), [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  assert.equal(formatBits(0).toString(2).padStart(15, "0"), "101010000010010");
  assert.equal(formatBits(5).toString(2).padStart(15, "0"), "100000011001110");
  assert.equal(withBch(7, 12, 0x1f25).toString(2).padStart(18, "0"), "000111110010010100");
});

test("whatever is written can be read back", () => {
  for (const text of ["a", "http://localhost:8000/table/k3J9xQ2mPz8A?claim=" + "x".repeat(60), "ж".repeat(200)]) {
    assert.equal(read(qr(text)!), text);
  }
  assert.equal(qr("x".repeat(413)), null);
});

test("the three corners, the marks between them, and the dark square stand where readers look for them", () => {
  const grid = qr("http://192.168.1.20:8000/table/k3J9xQ2mPz8A")!;
  const size = grid.length;
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const)
    assert.equal(
      grid
        .slice(y, y + 7)
        .map((row) =>
          row
            .slice(x, x + 7)
            .map((dark) => (dark ? "#" : "."))
            .join(""),
        )
        .join("/"),
      "#######/#.....#/#.###.#/#.###.#/#.###.#/#.....#/#######",
    );
  for (let at = 8; at < size - 8; at++) assert.equal(grid[6]![at], at % 2 === 0);
  assert.equal(grid[size - 8]![8], true);
});

/** A reader for version and mask that the grid itself tells: it knows the standard only by what it must undo. */
function read(grid: readonly (readonly boolean[])[]): string {
  const size = grid.length;
  const version = (size - 17) / 4;
  let told = 0;
  for (const [nth, y] of [0, 1, 2, 3, 4, 5, 7, 8].entries()) told |= Number(grid[y]![8]) << nth;
  for (let nth = 8; nth < 15; nth++) told |= Number(grid[size - 15 + nth]![8]) << nth;
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].find((candidate) => formatBits(candidate) === told);
  assert.notEqual(mask, undefined, "the format cannot be read");
  // Which squares hold data is what two texts of one length, unmasked, may differ in: ask the encoder's own order.
  const words = codewords(new Uint8Array(), version).length;
  const bits = [...places(size)]
    .filter(({ x, y }) => !isFixed(x, y, size, version))
    .map(({ x, y }) => grid[y]![x] !== flips(mask!, x, y));
  const all = Array.from({ length: words }, (_, nth) =>
    bits.slice(nth * 8, nth * 8 + 8).reduce((word, bit) => word * 2 + Number(bit), 0),
  );
  return worded(unwoven(all, version), version);
}

const LEVEL_M: Readonly<Record<number, readonly [number, readonly number[]]>> = {
  1: [10, [16]],
  7: [18, [31, 31, 31, 31]],
  15: [24, [41, 41, 41, 41, 41, 42, 42, 42, 42, 42]],
};

/** The data of the blocks one after another; every block must be whole: all its syndromes are zero. */
function unwoven(words: readonly number[], version: number): number[] {
  const [correction, sizes] = LEVEL_M[version]!;
  const blocks: number[][] = sizes.map(() => []);
  let from = 0;
  for (let at = 0; at < Math.max(...sizes); at++)
    sizes.forEach((size, nth) => at < size && blocks[nth]!.push(words[from++]!));
  const data = blocks.map((block) => [...block]);
  for (let at = 0; at < correction; at++) blocks.forEach((block) => block.push(words[from++]!));
  for (const block of blocks)
    for (let power = 0, root = 1; power < correction; power++, root = times(root, 2))
      assert.equal(
        block.reduce((sum, word) => times(sum, root) ^ word, 0),
        0,
        "a block is damaged",
      );
  return data.flat();
}

function worded(data: readonly number[], version: number): string {
  const bits = data.flatMap((word) => Array.from({ length: 8 }, (_, nth) => (word >> (7 - nth)) & 1));
  const take = (from: number, count: number): number =>
    bits.slice(from, from + count).reduce((all, bit) => all * 2 + bit, 0);
  assert.equal(take(0, 4), 4);
  const wide = version < 10 ? 8 : 16;
  const length = take(4, wide);
  return new TextDecoder().decode(Uint8Array.from({ length }, (_, nth) => take(4 + wide + nth * 8, 8)));
}

function flips(mask: number, x: number, y: number): boolean {
  const [sum, product] = [x + y, x * y];
  return (
    [
      sum % 2,
      y % 2,
      x % 3,
      sum % 3,
      ((y >> 1) + Math.floor(x / 3)) % 2,
      (product % 2) + (product % 3),
      ((product % 2) + (product % 3)) % 2,
      ((sum % 2) + (product % 3)) % 2,
    ][mask] === 0
  );
}

function isFixed(x: number, y: number, size: number, version: number): boolean {
  if (x === 6 || y === 6) return true;
  if ((x < 9 && y < 9) || (x < 9 && y > size - 9) || (x > size - 9 && y < 9)) return true;
  if (version >= 7 && ((x < 6 && y > size - 12) || (y < 6 && x > size - 12))) return true;
  const centres = { 1: [], 7: [6, 22, 38], 15: [6, 26, 48, 70] }[version]!;
  const last = centres.at(-1);
  return centres.some((cx) =>
    centres.some((cy) => {
      const corner = (cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cx === last && cy === 6);
      return !corner && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2;
    }),
  );
}
