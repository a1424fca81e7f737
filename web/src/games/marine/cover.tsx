// The cover of the box.

import { Page } from "../../home/scenery";

export default function Cover() {
  const hex = "M0-26l22.5 13v26L0 26l-22.5-13v-26z";
  return (
    <Page>
      <path class="sea deep" d="M0 0h320v170H0z" />
      {[
        [44, 44],
        [89, 44],
        [66, 83],
        [266, 122],
        [244, 83],
        [289, 83],
        [111, 83],
      ].map(([x, y], nth) => (
        <path key={nth} class={nth % 3 === 0 ? "cell bright" : "cell"} transform={`translate(${x} ${y})`} d={hex} />
      ))}
      <g class="fish">
        <path class="wash-yellow" d="M136 92c14-24 48-26 66-4l18-14c-2 10-2 20 2 30l-20-10c-18 20-52 18-66-2z" />
        <path class="line" d="M158 84c5 6 5 12 0 18M172 80c6 8 6 16 0 24M184 82c5 7 5 12 0 18" />
        <circle class="paper" cx="148" cy="89" r="4.5" />
        <circle class="jet" cx="147" cy="89" r="2" />
      </g>
      <path class="jelly" d="M226 46c0-20 40-20 40 0-4 4-8-2-12 2-4 3-6-3-10 0-5 3-6-5-18-2z" />
      <path class="line" d="M232 50c4 10-4 14 0 26M242 50c3 10-3 16 1 26M254 50c4 10-4 16 0 24" />
      <path
        class="weed"
        d="M20 170c-6-20 8-28 0-48M34 170c6-16-6-24 2-40M300 170c-6-16 8-24 0-40M180 170c-5-12 6-18 0-30M194 170c5-10-4-16 2-24"
      />
      <path class="wash-red" d="M108 162c-2-8 4-12 10-12 2-6 8-8 12-3 7-2 12 3 10 9 4 3 4 6 2 8z" />
      <path class="bubble" d="M126 70a3 3 0 1 0 .1 0zM118 58a4 4 0 1 0 .1 0zM124 42a2.5 2.5 0 1 0 .1 0z" />
    </Page>
  );
}
