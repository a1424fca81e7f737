// Legs, wings, fins, stings and tails, and what grew where nothing should.

import { GROUND, beside } from "./geometry";
import type { Part } from "./part";
import { angle, at } from "./placing";

const fins: Part = {
  behind: (body) => (
    <g>
      <g transform={at(beside(body.spine, 3, -0.85), angle(body, 3))}>
        <path class="wash-blue" d="M-14 2C-10-9-2-15 10-14 6-9 8-3 13 2z" />
        <path class="line" d="M-9 0C-6-6-1-10 6-12M0 0c1-4 3-8 7-11" />
      </g>
      <g transform={at(body.spine[0]!, angle(body, 0))}>
        <path class="wash-blue" d="M4 0C-3-3-7-9-6-13-1-11 3-8 5-4M4 0c-6 2-10 7-10 12C0 10 4 7 6 3" />
      </g>
    </g>
  ),
  front: () => <path class="wave" d={`M6 ${GROUND + 4}q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0`} />,
  icon: () => (
    <>
      <path class="wash-blue" d="M4 15C6 7 11 4 17 4c-1 4-1 8 2 11z" />
      <path class="line" d="M8 14c1-4 4-7 8-9M13 14.500c0-3 1-6 3-9" />
      <path class="line" d="M2 19c2-2 4-2 6 0s4 2 6 0 4-2 7 0" />
    </>
  ),
};

const claws: Part = {
  front: (body) => (
    <g>
      {body.feet
        .filter((foot) => foot.near)
        .map((foot) => (
          <g transform={at(foot.foot)}>
            <path class="earth" d="M-12 3c3-5 7-7 12-7s9 2 12 7z" />
            <path class="bone" d="M-4-1l-2.5 6L-2 1zM0-1v7L2 .5zM4-1l3 5.500L2 1z" />
          </g>
        ))}
      <path
        class="crumbs"
        d={`M${body.feet[0]!.foot.x - 12} ${GROUND}l1-1M${body.feet[2]!.foot.x + 10} ${GROUND - 1}l1 1M${body.feet[2]!.foot.x + 15} ${GROUND - 4}l1-.5`}
      />
    </g>
  ),
  icon: () => (
    <>
      <path class="earth" d="M2 20c2-6 6-9 10-9s8 3 10 9z" />
      <path class="ink" d="M8 20c0-4 2-6 4-6s4 2 4 6z" />
      <path class="bone" d="M5 4l1 6 2-1zM10 3v6l2.5-1zM15 4l-.5 6 2.5-1z" />
    </>
  ),
};

const haste: Part = {
  build: (pose) => ({ stride: !pose.asleep }),
  behind: (body) => {
    const rear = body.spine[1]!;
    return (
      <path
        class="line faint"
        d={`M${rear.x - 14} ${rear.y + 7}h14M${rear.x - 10} ${rear.y + 13}h18M${rear.x - 14} ${rear.y + 19}h12`}
      />
    );
  },
  icon: () => (
    <>
      <path class="limb" d="M15 4c-2 3-3 5-6 6M9 10l-4 6 3 3M10 10c3 1 4 3 4 6l5 1" />
      <path class="line" d="M2 8h4M1 12h3M4 4h5" />
    </>
  ),
};

const tornTail: Part = {
  front: (body) => {
    const cut = beside(body.spine, 1.3, 0);
    const turn = angle(body, 1);
    return (
      <g transform={at(cut, turn)}>
        <path class="gap" d="M0-9l-2 4.5 3 3-3 3.5 3 3-2 4" />
        <path class="line" d="M-2.5-9l-2 4.5 3 3-3 3.5 3 3-2 4M2.5-9l-2 4.5 3 3-3 3.5 3 3-2 4" />
        <path class="line" d="M-8-11l-2-3M-4-13v-3M-8 11l-2 3" />
      </g>
    );
  },
  icon: () => (
    <>
      <path class="paper" d="M22 8c-4 0-7 1-8.5 4l3 2c1-2 3-2.5 5.5-2.500z" />
      <path class="wash-green" d="M11.5 14c-1 3-4 5-9.5 5 3-1 5-2.5 6.5-6.500z" />
      <path class="line" d="M9 8l6 9M7 10l1 1M14 6l1 1.5" />
    </>
  ),
};

const hooves: Part = {
  front: (body) => (
    <g>
      {body.feet
        .filter((foot) => foot.near)
        .map((foot) => (
          <g transform={at(foot.foot)}>
            <path class="ink" d="M-4.5-5h9L7 2.500H-6.500z" />
            <path class="paper-line" d="M.3-4.500V2" />
          </g>
        ))}
      <path class="grass" d={`M${body.feet[3]!.foot.x + 11} ${GROUND + 2}q2-7 5-8m-3 8q0-6-3-9m6 9q2-3 6-4`} />
    </g>
  ),
  icon: () => (
    <>
      <path class="paper" d="M9 2h6l2 11H7z" />
      <path class="ink" d="M7 13h10l2 6H5z" />
      <path class="line" d="M1 21h22M3 18l-1.5-2M21 18l1.5-2" />
      <path class="paper-line" d="M12 13.500V19" />
    </>
  ),
};

const wings: Part = {
  behind: (body) => (
    <g transform={at(beside(body.spine, 3.7, -0.8), angle(body, 3) * 0.5 + 26, 0.86)}>
      <path class="wing far" d="M-3 4C-6-11-16-24-32-29c3 5 3 8 1 11 5 0 7 2 7 5 5-1 7 1 8 5 5-1 8 1 11 9z" />
    </g>
  ),
  front: (body) => (
    <g transform={at(beside(body.spine, 3.4, -0.55), angle(body, 3) * 0.5)}>
      <path class="wing" d="M-3 4C-6-11-16-24-32-29c3 5 3 8 1 11 5 0 7 2 7 5 5-1 7 1 8 5 5-1 8 1 11 9z" />
      <path class="line" d="M-3 2C-8-8-17-17-27-23M-5 0c-5-6-10-10-17-13M-6 2c-3-3-6-5-10-6" />
    </g>
  ),
  icon: () => (
    <>
      <path class="wing" d="M22 20C21 10 14 3 2 2c2 3 2 5 1 7 3 0 5 1 5 4 3-1 5 0 6 3 3 0 5 1 8 4z" />
      <path class="line" d="M21 18C17 11 12 7 6 4M20 18c-3-3-7-6-11-7M20 19c-1-2-3-3-5-3" />
    </>
  ),
};

const newTail: Part = {
  front: (body) => (
    <g>
      <path
        class="wash-rose"
        transform={at(beside(body.spine, 3.5, -0.05), 12)}
        d="M0-9c1.5 3 2 5 3 5s4-.5 7 .5c-3 2-5 4-5 5s2 4 2.500 7c-3-2-5.5-3.500-7.500-3.500S-4 6.500-7 8.500c0-3 2-6 2-7s-2-3-5-5c3-1 6-.5 7-.5s1.500-2 3-5z"
      />
      <path class="regrown" transform={at(body.spine[0]!, angle(body, 0))} d="M4-3C-2-4-8-3-13-6M4 3C-2 3-8 1-13-6" />
    </g>
  ),
  icon: () => (
    <>
      <path
        class="wash-rose"
        d="M12 2c2 4 2 6 3 6s5 0 8 1c-4 3-6 4-6 6 0 1 1 4 2 7-4-2-5-4-7-4s-4 2-7 4c0-4 2-6 2-7 0-2-2-3-6-6 4-1 7-1 8-1s1-2 3-6z"
      />
      <path class="line" d="M12 7v4M8 10l3 2M16 10l-3 2M10 16l1-3M14 16l-1-3" />
    </>
  ),
};

const stings: Part = {
  behind: (body) => (
    <g>
      {[1.5, 2.1, 2.7, 3.3, 3.9, 4.5].map((where, nth) => {
        const foot = beside(body.spine, where, -0.9);
        const tip = beside(body.spine, where - 0.25, -1.25 - (nth % 2) * 0.15);
        return (
          <g>
            <path class="line" d={`M${foot.x} ${foot.y}Q${foot.x - 4} ${tip.y} ${tip.x} ${tip.y - 3}`} />
            <circle class="wash-teal" cx={tip.x} cy={tip.y - 4} r="2" />
          </g>
        );
      })}
    </g>
  ),
  skin: (body) => (
    <g>
      {[2, 2.8, 3.6, 4.3].map((where, nth) => {
        const place = beside(body.spine, where, nth % 2 ? 0.1 : -0.4);
        return <circle class="wash-teal" cx={place.x} cy={place.y} r={nth % 2 ? 2 : 2.8} />;
      })}
    </g>
  ),
  icon: () => (
    <>
      <path class="wash-teal" d="M3 11c0-6 4-9 9-9s9 3 9 9c-2 2-4 1-5 0-2 2-3 2-4 0-1 2-3 2-4 0-1 1-3 2-5 0z" />
      <path class="line wide" d="M6 12c-2 4 2 5 0 10M12 12c-2 4 2 5 0 10M18 12c-2 4 2 5 0 10" />
      <path class="line" d="M4 17l2 1M10 17l2 1M16 17l2 1" />
    </>
  ),
};

const misgrown: Part = {
  front: (body) => (
    <g transform={at(beside(body.spine, 2.9, -0.8), angle(body, 3) * 0.5)}>
      <path class="wash-rose" d="M-4 3C-6-4-2-8-5-13l-5-2c-2-2 0-4 2-3l6 2c4 4 2 10 6 18z" />
      <path class="line" d="M-10-15l-3 1M-9-17l-3-2M-8-18l-1-3" />
      <g transform="translate(13 6)">
        <circle class="paper" r="4.400" />
        <circle class="wash-red" cx="-.8" cy=".4" r="2.300" />
        <circle class="jet" cx="-1" cy=".5" r="1" />
      </g>
    </g>
  ),
  icon: () => (
    <>
      <path class="line" d="M8 3.500h8M8.500 20h7M13 15.500h4M7 8h4" />
      <path class="strand" d="M7 1c0 5 5 7 7 9M16 14c2 3-4 5-8 9" />
      <path class="strand other" d="M17 1c0 6-10 8-10 12 0 4 4 5 9 10" />
      <path class="line wide red" d="M20 6l-3.500 4 4 1.500-4 5" />
    </>
  ),
};

export const LIMBS = {
  fins,
  claws,
  haste,
  torn_tail: tornTail,
  hooves,
  wings,
  new_tail: newTail,
  stings,
  misgrown,
} as const;
