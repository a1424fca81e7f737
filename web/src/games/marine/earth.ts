// The grid of the earth: cells with flat tops, columns upright.

import { HexGrid } from "../../parts/hexes";

export const EARTH = new HexGrid(100, true);
