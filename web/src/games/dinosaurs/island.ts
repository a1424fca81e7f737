// The island's grid: spaces with pointed tops, rows level.

import { HexGrid } from "../../parts/hexes";

export const ISLAND = new HexGrid();
