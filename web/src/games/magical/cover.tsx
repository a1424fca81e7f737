// The cover of the box.

import { Page } from "../../home/scenery";
import { Creature } from "../../parts/creature/Creature";

export default function Cover() {
  return (
    <Page>
      <path class="nightsky" d="M0 0h320v170H0z" />
      <path
        class="star"
        d="M40 28l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM270 22l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM208 44l1 4 4 1-4 1-1 4-1-4-4-1 4-1zM92 52l1 4 4 1-4 1-1 4-1-4-4-1 4-1z"
      />
      <path class="moon" d="M250 70a26 26 0 1 1-14-40 22 22 0 0 0 14 40z" />
      <path class="hill dark" d="M0 148c60-20 120-18 180-8s100 2 140-8v38H0z" />
      <path
        class="wing"
        d="M150 92C120 40 88 30 62 36c14 10 14 18 12 26 14-4 20 2 22 10 12-4 20 2 22 12 10-3 20 0 32 8z"
      />
      <Creature seed={4} looks={["mask"]} at={{ x: 104, y: 44, width: 128 }} />
      <path
        class="crystal"
        d="M36 150l8-34 12-10 10 14 4 30zM66 152l6-22 10-6 8 10 2 18zM262 152l8-30 12-12 12 16 4 26z"
      />
      <path class="facet" d="M56 106l-2 44M82 124l-2 28M282 110l-2 42" />
    </Page>
  );
}
