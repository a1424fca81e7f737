// The cover of the box.

import { Fern, Page, Sun } from "../../home/scenery";
import { Creature } from "../../parts/creature/Creature";

export default function Cover() {
  return (
    <Page>
      <Sun x={54} y={36} />
      <path class="peak" d="M176 112l38-62c6-4 16-4 22 0l42 62z" />
      <path class="lava" d="M214 50c6-4 16-4 22 0l-3 14-6-6-5 12-4-10z" />
      <path class="smoke" d="M224 44c-10-6-2-16-10-22 12 0 14-14 26-12 12 2 8 16 16 20-12 0-14 14-32 14z" />
      <path class="hill brick" d="M0 138c60-20 120-14 190-6s90 0 130-8v46H0z" />
      <g class="tint-1">
        <path
          class="beast"
          d="M52 150c-6-26 4-44 30-48 12-2 20-10 24-28 3-14 8-22 18-24 8-1 14 3 15 8-5 2-10 2-13 4-8 6-6 26-6 36 0 18 4 30 2 52h-12l-4-24c-12 6-22 6-32 2l-2 22zM58 130c-16 8-28 14-46 12 16-6 26-16 36-30"
        />
      </g>
      <circle class="ink" cx="128" cy="54" r="1.8" />
      <path class="line" d="M58 120l5-6 5 6 5-6 5 6 5-6 5 6" />
      <Creature seed={11} looks={["horns", "bulk", "fangs"]} at={{ x: 198, y: 82, width: 92 }} />
      <path
        class="egg"
        d="M150 152c0-9 4-15 8-15s8 6 8 15a8 8 0 0 1-16 0zM168 156c0-8 3-13 7-13s7 5 7 13a7 7 0 0 1-14 0z"
      />
      <Fern x={304} y={166} size={1.3} />
    </Page>
  );
}
