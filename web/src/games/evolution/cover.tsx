// The cover of the box.

import { Fern, Page, Sun } from "../../home/scenery";
import { Creature } from "../../parts/creature/Creature";

export default function Cover() {
  return (
    <Page>
      <Sun x={268} y={38} />
      <path class="hill far" d="M0 118C40 92 90 96 140 112S260 92 320 108V170H0z" />
      <path class="hill" d="M0 142c50-16 110-14 170-4s110 0 150-8v40H0z" />
      <Creature seed={7} looks={["horns", "bulk", "bird"]} at={{ x: 14, y: 40, width: 132 }} />
      <Creature seed={6} looks={["fangs", "stripes"]} at={{ x: 132, y: 64, width: 98 }} />
      <Creature seed={3} looks={["fins"]} at={{ x: 224, y: 82, width: 84 }} />
      <Fern x={12} y={160} size={1.2} />
      <Fern x={124} y={168} />
      <Fern x={306} y={166} size={1.1} />
    </Page>
  );
}
