// What is in the air around a creature: the night, its smell, the dust of standing still.

import { GROUND, beside } from "./geometry";
import type { Part } from "./part";
import { angle, at, ends } from "./placing";

const moon: Part = {
  behind: () => (
    <g>
      <path class="wash-yellow" d="M27 6a11 11 0 1 0 9 17A10 10 0 0 1 27 6z" />
      <path class="star" d="M46 6v6M43 9h6M10 30v4M8 32h4" />
    </g>
  ),
  front: (body, pose) =>
    pose.asleep || pose.has("keen_eye") || pose.has("mask") ? null : (
      <g transform={at(body.eye)}>
        <circle class="wash-yellow" r="4.400" />
        <ellipse class="jet" rx="1.500" ry="3.200" />
        <circle class="glint" cx="1.200" cy="-1.400" r=".8" />
      </g>
    ),
  icon: () => (
    <>
      <circle class="murk" cx="12" cy="12" r="10.500" />
      <path class="wash-yellow" d="M14 4.500a7.800 7.800 0 1 0 5.500 11.500A8.200 8.200 0 0 1 14 4.500z" />
      <path class="paper-line" d="M18 6.500v3M16.500 8h3M19.500 12v.1" />
    </>
  ),
};

const fumes: Part = {
  behind: (body) => (
    <g transform={at({ x: Math.max(13, body.spine[0]!.x + 5), y: body.spine[0]!.y - 6 })}>
      <path class="fume" d="M-6 0c-4-5 4-8 0-14M1-3c-4-5 4-9 0-16M8-2c-4-4 4-7 0-13" />
    </g>
  ),
  skin: (body) => {
    const along = [0.4, 1.2, 2, 2.8, 3.6, 4.4, 5.2, ends(body) - 0.8];
    const edge = [
      ...along.map((where) => beside(body.spine, where, -1.1)),
      ...along.toReversed().map((where) => beside(body.spine, where, -0.5)),
    ];
    return <path class="blaze" d={`M${edge.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}z`} />;
  },
  icon: () => (
    <>
      <path class="fume" d="M6 10c-4-4 3-5 0-9M12 9c-4-4 3-5 0-9M18 10c-4-4 3-5 0-9" />
      <path class="murk" d="M3 17c-2-5 5-7 7-3 1-4 9-3 9 1 4 1 3 7-1 7H6c-3 0-5-3-3-5z" />
      <path class="paper-line" d="M6 18c4-3 8-3 12 0" />
    </>
  ),
};

const WEB =
  "M0 0L-22 4M0 0L-19 14M0 0L-11 21M0 0L-1 24M-7 1c-1 3 0 4 1 4s2 2 3 2 1 1 3 1M-14 2c-1 5 0 7 2 8s4 4 5 4 3 2 6 2";

const cobweb: Part = {
  front: (body) => (
    <g>
      <path class="web" transform={at(beside(body.spine, 1.9, -0.55), angle(body, 2) * 0.3)} d={WEB} />
      <g transform={at({ x: Math.min(106, body.feet[3]!.foot.x + 20), y: GROUND + 2 })}>
        <path class="stone" d="M-10 0c-2-7 3-11 9-10 6 0 10 4 8 10z" />
        <path class="blade" d="M-9-5c3-5 9-6 13-4 2 1 1 3-1 3-3-1-5 2-8 1-2-1-3 1-4 0z" />
      </g>
    </g>
  ),
  icon: () => (
    <>
      <path class="line" d="M2 2l19 6M2 2l15 13M2 2l6 19M2 2h20M2 2v20" />
      <path
        class="line"
        d="M8 2c1 1 .500 2 0 2s0 2-1 2-.500 2-1.500 2-1.500 1-3.500 0M14 2c1 2 0 3-.500 4s-1 4-3 4-1 4-4 4-3 1-4.500 0M20 2c1 3 0 4-1 6s-1 6-4 7-3 5-7 6-4 0-6 0"
      />
      <path class="line" d="M18.500 13v4M15.500 17l-2 1M15.500 20l-2 1.500M21.500 17l2 1M21.500 20l2 1.500" />
      <circle class="jet" cx="18.500" cy="19" r="3" />
    </>
  ),
};

export const AIR = { moon, fumes, cobweb } as const;
