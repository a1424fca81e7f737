// Properties that show around a creature, or in how much of it can be seen.

import { GROUND, beside } from "../../../parts/creature/geometry";
import type { Part } from "../../../parts/creature/part";
import { angle, at } from "../../../parts/creature/placing";

const PETALS = "M0 0C-7 1-11-4-9-9c3-3 6-2 8 0 1-4 5-6 8-3 3 4 1 10-7 12z";

export const soporific: Part = {
  front: (body) => (
    <g>
      <g transform={at(beside(body.spine, 2.5, -0.9), angle(body, 2) * 0.4)}>
        <path class="line wide" d="M0 2C-1-4 0-8 1-12" />
        <path class="wash-red" transform="translate(1 -11) scale(1.05)" d={PETALS} />
        <ellipse class="jet" cx="1" cy="-14.500" rx="2.400" ry="2" />
      </g>
      <g transform={at(beside(body.spine, 2.5, -0.9))}>
        <circle class="spore" cx="-11" cy="-17" r="1.700" />
        <circle class="spore" cx="-16" cy="-10" r="1.200" />
        <circle class="spore" cx="13" cy="-22" r="1.800" />
        <circle class="spore" cx="17" cy="-14" r="1.300" />
        <circle class="spore" cx="3" cy="-27" r="1.300" />
      </g>
    </g>
  ),
  icon: () => (
    <>
      <path class="line wide" d="M11 23c0-5 0-8 1-11" />
      <path class="wash-green" d="M11 20c-3 1-6-1-7-4 3-1 6 0 7 4z" />
      <path class="wash-red" d="M12 14C5 15 1 10 3 5c3-3 6-2 8 0 1-4 6-5 9-2 3 4 0 10-8 11z" />
      <ellipse class="jet" cx="12" cy="9.500" rx="2.600" ry="2.200" />
      <circle class="spore" cx="20" cy="16" r="1.500" />
      <circle class="spore" cx="17" cy="20" r="1.100" />
    </>
  ),
};

/** A small creature stands beside a toadstool; that it is drawn smaller is said where it is drawn. */
export const small: Part = {
  front: () => (
    <g transform={at({ x: 3, y: GROUND + 3 }, 0, 1.1)}>
      <path class="paper" d="M-4 0c1-6 1-12 0-17h9c-1 5-1 11 0 17z" />
      <path class="wash-red" d="M-15-15C-14-28-6-34 1-34s14 6 15 19C7-12-6-12-15-15z" />
      <circle class="paper" cx="-5" cy="-24" r="2.600" />
      <circle class="paper" cx="4" cy="-28" r="2.200" />
      <circle class="paper" cx="9" cy="-20" r="2.400" />
    </g>
  ),
  icon: () => (
    <>
      <path class="paper" d="M11 23c1-4 1-8 0-11h7c-1 3-1 7 0 11z" />
      <path class="wash-red" d="M5 13C5 6 10 2 14.500 2S24 6 23.500 13c-5 2-13 2-18.500 0z" />
      <circle class="paper" cx="11" cy="8" r="1.600" />
      <circle class="paper" cx="17" cy="6.500" r="1.400" />
      <circle class="paper" cx="19.500" cy="10.500" r="1.300" />
      <path class="earth" d="M1 23c-1-5 1-8 4-8s5 3 4 8z" />
      <path class="earth" d="M2 16l-1-3 3 2zM8 16l1-3-3 2z" />
      <circle class="jet" cx="3.700" cy="18.500" r=".7" />
      <circle class="jet" cx="6.300" cy="18.500" r=".7" />
    </>
  ),
};

/** An invisible creature is an outline; the rest is done by the style of the drawing. */
export const invisible: Part = {
  front: (body) => (
    <g>
      {[0.5, 2, 3.3, 4.6].map((where, nth) => (
        <path
          class="glimmer"
          transform={at(beside(body.spine, where, nth % 2 ? 1.3 : -1.35), nth * 20)}
          d="M-3 0h6M0-3v6"
        />
      ))}
    </g>
  ),
  icon: () => (
    <>
      <path class="unseen-line" d="M4 22V11c0-11 16-11 16 0v11l-3-3-2.500 3L12 19l-2.500 3L7 19z" />
      <circle class="ink" cx="9" cy="10.500" r="1.500" />
      <circle class="ink" cx="15" cy="10.500" r="1.500" />
      <path class="glimmer" d="M2 4h4M4 2v4M20 2h3M21.500.500v3" />
    </>
  ),
};

export const generous: Part = {
  front: (body) => (
    <g transform={at(beside(body.spine, 4.3, 0.2), 8, 0.95)}>
      <path class="shine" d="M0-14v-4M10-10l3-3M-10-10l-3-3M14 0h4M-14 0h-4M9 10l3 3M-9 10l-3 3" />
      <path class="wash-rose" d="M0 9C-11 2-12-6-7-9c3-2 6 0 7 3 1-3 4-5 7-3 5 3 4 11-7 18z" />
      <path class="crystal-gem" d="M-3-2l3-2.500L3-2 2 4h-4z" />
    </g>
  ),
  icon: () => (
    <>
      <path class="wash-rose" d="M12 22C0 15-1 6 4 3c4-2 7 0 8 4 1-4 4-6 8-4 5 3 4 12-8 19z" />
      <path class="crystal-gem" d="M8 10l4-3.500 4 3.500-1.500 7h-5z" />
      <path class="line" d="M8 10h8M12 6.500V17" />
    </>
  ),
};
