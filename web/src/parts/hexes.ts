// Where the cells, corners and edges of a map of hexagons are drawn. The same points as tangledbank/parts/hexes.py.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Frame extends Spot {
  readonly width: number;
  readonly height: number;
}

/** The six ways out of a cell as (q, r), each the one before turned clockwise by a sixth on paper. */
const WAYS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** A map with pointed tops (rows are level) or flat tops (columns are upright); `wide` is from one middle to the next. */
export class HexGrid {
  constructor(
    readonly wide = 100,
    readonly flatTop = false,
  ) {}

  /** From the middle of a cell to its corners. */
  get side(): number {
    return this.wide / Math.sqrt(3);
  }

  /** The middle of the cell `q,r`. */
  middle(hex: string): Spot {
    return this.point(...pair(hex));
  }

  /** A corner, named by the sum of the coordinates of the three cells that meet there. */
  corner(key: string): Spot {
    const [q, r] = pair(key);
    return this.point(q / 3, r / 3);
  }

  /** The names of the six corners of a cell, clockwise; the first is between its first two ways out. */
  cornersOf(hex: string): string[] {
    const [q, r] = pair(hex);
    return WAYS.map(([dq, dr], at) => {
      const [nq, nr] = WAYS[(at + 1) % 6]!;
      return `${3 * q + dq + nq},${3 * r + dr + nr}`;
    });
  }

  /** The six edges of a cell, each with the cell beyond it and its two corners. */
  edgesOf(hex: string): { readonly beyond: string; readonly from: string; readonly to: string }[] {
    const [q, r] = pair(hex);
    const corners = this.cornersOf(hex);
    return WAYS.map(([dq, dr], at) => ({
      beyond: `${q + dq},${r + dr}`,
      from: corners[(at + 5) % 6]!,
      to: corners[at]!,
    }));
  }

  /** The outline of a cell round its middle, drawn in a little by `inset`. */
  path(inset = 0): string {
    const size = this.side - inset;
    const half = (size * Math.sqrt(3)) / 2;
    return this.flatTop
      ? `M${-size} 0L${-size / 2} ${-half}H${size / 2}L${size} 0L${size / 2} ${half}H${-size / 2}Z`
      : `M0 ${-size}L${half} ${-size / 2}V${size / 2}L0 ${size}L${-half} ${size / 2}V${-size / 2}Z`;
  }

  /** What holds all these cells, and a margin. */
  frame(hexes: readonly string[], margin = 0): Frame {
    const spots = hexes.map((hex) => this.middle(hex));
    const [across, down] = this.flatTop ? [this.side, this.wide / 2] : [this.wide / 2, this.side];
    const xs = spots.map(({ x }) => x);
    const ys = spots.map(({ y }) => y);
    const x = Math.min(...xs) - across - margin;
    const y = Math.min(...ys) - down - margin;
    return { x, y, width: Math.max(...xs) + across + margin - x, height: Math.max(...ys) + down + margin - y };
  }

  /** Cells row by row, each row from west to east; with flat tops column by column, from north to south. */
  lines<Cell extends { readonly hex: string }>(cells: readonly Cell[]): Cell[][] {
    const lines = new Map<number, Cell[]>();
    for (const cell of cells) {
      const [q, r] = pair(cell.hex);
      const line = this.flatTop ? q : r;
      lines.set(line, [...(lines.get(line) ?? []), cell]);
    }
    const along = ({ hex }: Cell): number => (this.flatTop ? this.middle(hex).y : this.middle(hex).x);
    return [...lines]
      .toSorted(([a], [b]) => a - b)
      .map(([, line]) => line.toSorted((one, other) => along(one) - along(other)));
  }

  private point(q: number, r: number): Spot {
    const half = (this.wide * Math.sqrt(3)) / 2;
    return this.flatTop ? { x: q * half, y: (r + q / 2) * this.wide } : { x: (q + r / 2) * this.wide, y: r * half };
  }
}

function pair(name: string): [number, number] {
  const [q = 0, r = 0] = name.split(",").map(Number);
  return [q, r];
}
