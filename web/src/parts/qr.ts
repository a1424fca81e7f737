// QR codes (ISO/IEC 18004): text as bytes, error correction level M, versions 1 to 15: links of up to 412 bytes.

interface Version {
  /** Codewords of error correction in each block. */
  readonly correction: number;
  /** Codewords of data, block by block. */
  readonly blocks: readonly number[];
}

/** Version by version: codewords of error correction in a block, then so many blocks with so many codewords of data. */
const VERSIONS: readonly Version[] = `10 1x16; 16 1x28; 26 1x44; 18 2x32; 24 2x43; 16 4x27; 18 4x31; 22 2x38 2x39;
  22 3x36 2x37; 26 4x43 1x44; 30 1x50 4x51; 22 6x36 2x37; 22 8x37 1x38; 24 4x40 5x41; 24 5x41 5x42`
  .split(";")
  .map((row) => {
    const [correction, ...kinds] = row.trim().split(" ");
    const blocks = kinds.flatMap((kind) => {
      const [count, data] = kind.split("x").map(Number);
      return Array.from({ length: count! }, () => data!);
    });
    return { correction: Number(correction), blocks };
  });

/** Where the small squares stand, in rows and columns. */
const ALIGNED: readonly (readonly number[])[] = `; 6 18; 6 22; 6 26; 6 30; 6 34; 6 22 38; 6 24 42; 6 26 46; 6 28 50;
  6 30 54; 6 32 58; 6 34 62; 6 26 46 66; 6 26 48 70`
  .split(";")
  .map((row) => row.trim().split(" ").filter(Boolean).map(Number));

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Grid = boolean[][];

/** The squares of a code, row by row; true is dark. Null: the text is too long. */
export function qr(text: string): Grid | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex((_, nth) => bytes.length <= roomOf(nth + 1)) + 1;
  if (version === 0) return null;
  const words = codewords(bytes, version);
  const { grid, fixed } = frameOf(version);
  lay(grid, fixed, words);
  const masked = MASKS.map((_, mask) => withMask(grid, fixed, mask));
  return masked.reduce((best, other) => (penalty(other) < penalty(best) ? other : best));
}

const lengthBits = (version: number): number => (version < 10 ? 8 : 16);
const dataOf = (version: number): number => VERSIONS[version - 1]!.blocks.reduce((sum, data) => sum + data, 0);
const roomOf = (version: number): number => dataOf(version) - Math.ceil((4 + lengthBits(version)) / 8);

// Codewords

/** Data and error correction of all blocks, one codeword of each in turn. */
export function codewords(bytes: Uint8Array, version: number): number[] {
  const data = padded(bytes, version);
  const { correction, blocks: sizes } = VERSIONS[version - 1]!;
  let from = 0;
  const blocks = sizes.map((size) => data.slice(from, (from += size)));
  const corrections = blocks.map((block) => remainder(block, correction));
  return [...interleaved(blocks), ...interleaved(corrections)];
}

function interleaved(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block[at] ?? [])).flat();
}

/** Mode, length and bytes, filled up to the room that the version has. */
function padded(bytes: Uint8Array, version: number): number[] {
  const bits = [...inBits(0b0100, 4), ...inBits(bytes.length, lengthBits(version))];
  for (const byte of bytes) bits.push(...inBits(byte, 8));
  const room = dataOf(version);
  bits.push(...inBits(0, Math.min(4, room * 8 - bits.length)));
  while (bits.length % 8 > 0) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, nth) =>
    bits.slice(nth * 8, nth * 8 + 8).reduce((word, bit) => word * 2 + bit, 0),
  );
  for (let nth = 0; words.length < room; nth++) words.push(nth % 2 === 0 ? 0xec : 0x11);
  return words;
}

function inBits(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, nth) => (value >> (count - 1 - nth)) & 1);
}

/** A product in the field of 256 elements that the codes are made in. */
export function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The codewords of error correction of a block (Reed and Solomon). */
export function remainder(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let power = 0, root = 1; power < count; power++, root = times(root, 2))
    divisor = [...divisor, 0].map((word, nth) => word ^ times(divisor[nth - 1] ?? 0, root));
  const rest = Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    rest.forEach((_, nth) => (rest[nth]! ^= times(divisor[nth + 1]!, factor)));
  }
  return rest;
}

// The grid

/** All that is the same whatever the text is; `fixed` says which squares that are. */
function frameOf(version: number): { readonly grid: Grid; readonly fixed: Grid } {
  const size = 17 + 4 * version;
  const empty = (): Grid => Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const [grid, fixed] = [empty(), empty()];
  const set = (x: number, y: number, dark: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    grid[y]![x] = dark;
    fixed[y]![x] = true;
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(cx, cy, 4, (ring) => ring !== 2 && ring !== 4, set);
  const aligned = ALIGNED[version - 1]!;
  const last = aligned.length - 1;
  aligned.forEach((cx, column) =>
    aligned.forEach((cy, row) => {
      const corner = (column === 0 && (row === 0 || row === last)) || (column === last && row === 0);
      if (!corner) square(cx, cy, 2, (ring) => ring !== 1, set);
    }),
  );
  format(size, 0, set);
  if (version >= 7) {
    const bits = withBch(version, 12, 0x1f25);
    for (let nth = 0; nth < 18; nth++) {
      const [a, b] = [size - 11 + (nth % 3), Math.floor(nth / 3)];
      set(a, b, ((bits >> nth) & 1) === 1);
      set(b, a, ((bits >> nth) & 1) === 1);
    }
  }
  return { grid, fixed };
}

type Setting = (x: number, y: number, dark: boolean) => void;

/** Squares around squares, as far out as `reach`; a ring is dark or not. */
function square(cx: number, cy: number, reach: number, dark: (ring: number) => boolean, set: Setting): void {
  for (let y = -reach; y <= reach; y++)
    for (let x = -reach; x <= reach; x++) set(cx + x, cy + y, dark(Math.max(Math.abs(x), Math.abs(y))));
}

/** The level (M) and the mask, twice, beside the large squares. */
function format(size: number, mask: number, set: Setting): void {
  const bits = formatBits(mask);
  const bit = (nth: number): boolean => ((bits >> nth) & 1) === 1;
  for (let nth = 0; nth < 15; nth++) {
    const down = nth < 6 ? nth : nth < 8 ? nth + 1 : size - 15 + nth;
    const along = nth < 8 ? size - 1 - nth : nth === 8 ? 7 : 14 - nth;
    set(8, down, bit(nth));
    set(along, 8, bit(nth));
  }
  set(8, size - 8, true);
}

export function formatBits(mask: number): number {
  return withBch(mask, 10, 0x537) ^ 0x5412; // the level M is 00
}

/** A number, followed by so many bits that tell whether it was read rightly. */
export function withBch(value: number, count: number, generator: number): number {
  let rest = value;
  for (let nth = 0; nth < count; nth++) rest = (rest << 1) ^ ((rest >> (count - 1)) * generator);
  return (value << count) | rest;
}

/** The bits go up and down in columns of two, from the right, round what is fixed. */
function lay(grid: Grid, fixed: Grid, words: readonly number[]): void {
  const bits = words.flatMap((word) => inBits(word, 8));
  let nth = 0;
  for (const { x, y } of places(grid.length)) if (!fixed[y]![x]) grid[y]![x] = bits[nth++] === 1;
}

export function* places(size: number): Generator<{ readonly x: number; readonly y: number }> {
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5; // the column of marks
    for (let nth = 0; nth < size; nth++) {
      const y = up ? size - 1 - nth : nth;
      yield { x: right, y };
      yield { x: right - 1, y };
    }
    up = !up;
  }
}

function withMask(grid: Grid, fixed: Grid, mask: number): Grid {
  const flip = MASKS[mask]!;
  const masked = grid.map((row, y) => row.map((dark, x) => dark !== (!fixed[y]![x] && flip(x, y))));
  format(grid.length, mask, (x, y, dark) => (masked[y]![x] = dark));
  return masked;
}

// How hard a grid is to read

const LIKE_A_CORNER = [1, 0, 1, 1, 1, 0, 1] as const;

/** Long runs, blocks, what looks like a corner, and too much of one colour make a grid hard to read. */
export function penalty(grid: Grid): number {
  const size = grid.length;
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]!))];
  let points = lines.reduce((sum, line) => sum + runs(line) + corners(line), 0);
  for (let y = 0; y + 1 < size; y++)
    for (let x = 0; x + 1 < size; x++) {
      const dark = grid[y]![x];
      if (dark === grid[y]![x + 1] && dark === grid[y + 1]![x] && dark === grid[y + 1]![x + 1]) points += 3;
    }
  const share = grid.flat().filter(Boolean).length / (size * size);
  return points + Math.floor(Math.abs(share * 100 - 50) / 5) * 10;
}

function runs(line: readonly boolean[]): number {
  let points = 0;
  for (let from = 0, at = 1; at <= line.length; at++)
    if (line[at] !== line[from]) {
      if (at - from >= 5) points += at - from - 2;
      from = at;
    }
  return points;
}

function corners(line: readonly boolean[]): number {
  const light = (from: number, to: number): boolean => line.slice(Math.max(0, from), to).every((dark) => !dark);
  let points = 0;
  for (let at = 0; at + 7 <= line.length; at++)
    if (LIKE_A_CORNER.every((dark, nth) => line[at + nth] === (dark === 1)))
      if (light(at - 4, at) || light(at + 7, at + 11)) points += 40;
  return points;
}
