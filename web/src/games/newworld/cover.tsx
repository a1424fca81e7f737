// The cover of the box.

import { Page } from "../../home/scenery";
import { Creature } from "../../parts/creature/Creature";

export default function Cover() {
  return (
    <Page>
      <path class="sea" d="M0 0h320v170H0z" />
      <path
        class="land"
        d="M36 96C30 58 76 26 124 34c30 5 34-10 66-8 52 3 96 36 92 74-3 34-44 54-96 50-34-3-46 8-80 2-40-6-66-24-70-56z"
      />
      <path class="coast" d="M26 98C20 52 72 16 124 24c30 5 34-10 68-8 58 4 106 42 101 86-4 40-52 62-108 58" />
      <path class="peak" d="M92 88l20-34 20 34zM120 92l16-26 17 26z" />
      <path class="peak snow" d="M106 65l6-11 6 11-6 4z" />
      <path class="line" d="M206 62c6-8 10-8 16 0M226 54c6-8 10-8 16 0M190 116c14-8 24 6 40-4s24-4 34-6" />
      <Creature seed={12} looks={["haste"]} at={{ x: 196, y: 66, width: 66 }} />
      <Creature seed={9} looks={["fat"]} fat={1} at={{ x: 74, y: 88, width: 62 }} />
      <path class="route" d="M58 128c30 20 70-20 104-8s40 10 70-6" />
      <g transform="translate(286 34)">
        <circle class="paper" r="17" />
        <path class="wash-red" d="M0-14l5 14H-5z" />
        <path class="paper" d="M0 14l5-14H-5z" />
      </g>
    </Page>
  );
}
