// The cover of the box: the four classes round a piece of the earth.

import "./art.css";
import { Page } from "../../home/scenery";
import { Beast, Bite } from "./art/shapes";
import { HexGrid } from "../../parts/hexes";

const GRID = new HexGrid(50, true);
const TILES = [
  ["0,0", "coral_reef"],
  ["0,-1", "land"],
  ["1,-1", "seagrass_meadow"],
  ["1,0", "sand_plain"],
  ["0,1", "open_ocean"],
  ["-1,1", "seamount"],
  ["-1,0", "kelp_forest"],
] as const;
const TOKENS = [
  ["1,-2", "algae"],
  ["2,-1", "gastropods"],
  ["-1,2", "plankton"],
  ["-1,-1", "sun"],
] as const;

export default function Cover() {
  return (
    <Page>
      <path class="sea deep" d="M0 0h320v170H0z" />
      <path
        class="weed"
        d="M18 170c-6-20 8-28 0-48M34 170c6-16-6-24 2-40M302 170c-6-16 8-24 0-40M286 170c5-10-4-16 2-24"
      />
      <g transform="translate(160 86)">
        {TILES.map(([hex, terrain]) => {
          const { x, y } = GRID.middle(hex);
          return (
            <g key={hex} class={`terrain ${terrain}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              <path class="floor" d={GRID.path(1)} />
              <path d={GRID.path(1)} />
            </g>
          );
        })}
        {TOKENS.map(([corner, nutrient]) => {
          const { x, y } = GRID.corner(corner);
          return (
            <g
              key={corner}
              class={`map-token nutrient-${nutrient}`}
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
            >
              <circle class="token-plate" r="9" />
              <Bite kind={nutrient} x={-6.5} y={-6.5} size={13} />
            </g>
          );
        })}
      </g>
      <g class="figure">
        <Beast kind="reptiles" x={26} y={8} size={72} turn={-28} />
        <Beast kind="cephalopods" x={232} y={6} size={70} turn={24} />
        <Beast kind="fishes" x={34} y={96} size={66} flip />
        <Beast kind="crustaceans" x={226} y={98} size={66} />
      </g>
      <path
        class="bubble"
        d="M112 40a3 3 0 1 0 .1 0zM104 26a4 4 0 1 0 .1 0zM212 132a3 3 0 1 0 .1 0zM220 118a2.500 2.500 0 1 0 .1 0zM118 150a3 3 0 1 0 .1 0z"
      />
    </Page>
  );
}
