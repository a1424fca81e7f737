// What people call the spaces of a map: a letter for the row and a number for the column.
// The same rules as in tangledbank/locale/spaces.py; a test compares them for every island.

export interface OnPaper {
  /** Counted from the north and from the west; whichever is staggered, in halves. */
  readonly row: number;
  readonly column: number;
}

/** Every second row is half a space further east; two neighbouring halves are one column. With flat tops rows are made of two halves. */
export function spaceNames(hexes: readonly string[], flatTop = false): Map<string, string> {
  const points = hexes.map((hex): [string, OnPaper] => [hex, onPaper(hex, flatTop)]);
  const top = Math.min(...points.map(([, { row }]) => row));
  const west = Math.min(...points.map(([, { column }]) => column));
  const [down, along] = flatTop ? [2, 1] : [1, 2];
  return new Map(
    points.map(([hex, { row, column }]) => [
      hex,
      `${String.fromCodePoint(65 + Math.floor((row - top) / down))}${Math.floor((column - west) / along) + 1}`,
    ]),
  );
}

function onPaper(hex: string, flatTop: boolean): OnPaper {
  const [q = 0, r = 0] = hex.split(",").map(Number);
  return flatTop ? { row: 2 * r + q, column: q } : { row: r, column: 2 * q + r };
}
