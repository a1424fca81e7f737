// The cover of the box: one valley with mountains, forest, lake and meadow, and those who have settled there.

import { Page } from "../../home/scenery";
import { Creature } from "../../parts/creature/Creature";
import "./landscapes.css";
import { Tuft } from "../../parts/Grounds";
import { Berries, Fir, Reeds } from "./scenery";

export default function Cover() {
  return (
    <Page>
      <g class="landscape">
        <path class="sky" d="M-20-20h360v210H-20z" />
        <circle class="sun" cx="272" cy="34" r="15" />
        <path class="rock-far" d="M92 92l34-40 22 20 40-52 36 46 26-22 40 40 40 20v60H92z" />
        <path class="snow" d="M172 40l16-20 15 19-9-3-6 7-6-7zM240 52l10-8 11 10-10-3z" />
        <path class="line" d="M122 60l-5 12M192 48l5 16M212 62l-5 10M256 60l4 12" />
        <path class="ground-far" d="M-10 98c40-16 90-18 150-8s130-6 200 2v90H-10z" />
        <Fir x={118} y={104} size={0.7} />
        <Fir x={16} y={104} size={1.05} />
        <Fir x={44} y={108} size={1.2} />
        <Fir x={76} y={106} />
        <path class="water" d="M140 128c40-16 110-20 200-12v70H120c-10-30 0-50 20-58z" />
        <path
          class="ripple"
          d="M176 130q6-3 12 0t12 0M286 128q6-3 12 0t12 0M196 158q6-3 12 0t12 0M262 150q6-3 12 0t12 0"
        />
        <path class="meadow" d="M-10 124c50-14 120-8 152 6 16 8 6 26-6 50H-10z" />
        <Reeds x={152} y={152} size={0.8} />
        <Tuft x={14} y={160} />
        <Tuft x={128} y={166} size={0.9} />
        <Berries x={100} y={164} />
      </g>
      <Creature seed={11} looks={["wings"]} at={{ x: 96, y: 8, width: 66 }} />
      <Creature seed={5} looks={["folds", "bulk", "bird"]} at={{ x: 8, y: 74, width: 116 }} />
      <Creature seed={3} looks={["fins"]} at={{ x: 186, y: 88, width: 104 }} />
    </Page>
  );
}
