// What the traits of Time to Fly add to an animal.

import { GROUND, beside, smooth } from "./geometry";
import { M } from "./icons-of-modules";
import type { Part } from "./part";
import { angle, at, ends } from "./placing";

const flight: Part = {
  icon: M.flight,
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
};

const ambush: Part = {
  icon: M.ambush,
  front: (body) => {
    const right = Math.min(113, Math.max(...body.feet.map((foot) => foot.foot.x)) + 16);
    return (
      <g transform={at({ x: right - 22, y: GROUND + 3 })}>
        <path
          class="blade"
          d="M-26 0c1-9-1-15-5-20 6 4 9 11 9 20zM-16 0c-1-12 1-20 5-26 1 9-1 17 0 26zM-6 0c2-8 1-15-2-21 6 4 8 12 8 21zM4 0C4-11 7-19 12-25c0 9-2 16-2 25zM14 0c1-8 4-13 10-17-2 6-4 11-4 17z"
        />
      </g>
    );
  },
};

const intellect: Part = {
  icon: M.intellect,
  front: (body) => (
    <g transform={at(beside(body.spine, ends(body) - 1.25, -0.55), angle(body, ends(body) - 1) * 0.6)}>
      <path class="wash-rose" d="M-9 3c-4-2-4-8 0-9 0-4 5-6 8-4 3-3 9-1 9 3 4 1 4 7 0 9z" />
      <path class="line" d="M-6-1c1-3 4-3 5-1M0-6c2-1 4 1 3 3M5-1c1-2 3-1 3 0M-2 2c1-2 3-2 4 0" />
    </g>
  ),
};

const viviparity: Part = {
  icon: M.viviparity,
  front: (body) => (
    <g transform={at(beside(body.spine, 3, 0.2))}>
      <ellipse class="womb" rx="8.5" ry="7.5" />
      <path class="wash-rose" d="M-4 3c-3-4 0-8 4-7 3-2 6 1 4 4-1 1-3 1-3 0-1 2 1 3 3 2-1 4-6 4-8 1z" />
      <circle class="jet" cx="1.8" cy="-2.2" r=".8" />
    </g>
  ),
};

const metamorphosis: Part = {
  icon: M.metamorphosis,
  skin: (body) => {
    const wheres = [0, 0.6, 1.2, 1.8, 2.3];
    const edge = [
      ...wheres.map((where) => beside(body.spine, where, -1.3)),
      ...wheres.toReversed().map((where) => beside(body.spine, where, 1.3)),
    ];
    return (
      <g>
        <path class="silk" d={smooth(edge)} />
        {[0.4, 0.8, 1.2, 1.6, 2].map((where) => {
          const [top, low] = [beside(body.spine, where, -1.2), beside(body.spine, where + 0.4, 1.2)];
          return (
            <path
              class="line"
              d={`M${top.x} ${top.y}Q${(top.x + low.x) / 2 + 3} ${(top.y + low.y) / 2} ${low.x} ${low.y}`}
            />
          );
        })}
      </g>
    );
  },
  front: (body) => (
    <g transform={at(beside(body.spine, ends(body) - 0.9, -0.8), angle(body, ends(body) - 1) * 0.5)}>
      <path class="line wide" d="M-1 0C-2-7 1-12 6-13c2 0 2 3 0 3M3 0c1-5 4-8 9-8 2 0 1 3 0 2" />
    </g>
  ),
};

const inkCloud: Part = {
  icon: M.ink_cloud,
  behind: (body) => (
    <g transform={at({ x: body.spine[0]!.x + 4, y: body.spine[0]!.y })}>
      <path class="murk" d="M2 0C-4-8-14-6-12 0c-7 0-8 8-2 10-1 6 7 8 10 4 5 3 11-1 8-6 5-3 3-9-2-8z" />
      <path class="line faint" d="M-8 2c3-3 6 0 4 2M-4 9c3-2 5 1 3 3" />
    </g>
  ),
};

const shell: Part = {
  icon: M.shell,
  front: (body, pose) =>
    pose.hidden ? null : (
      <g transform={at(beside(body.spine, 3, -0.62), angle(body, 3) * 0.6)}>
        <path class="carapace" d="M-21 7C-23-12-8-21 4-19 16-17 23-6 20 7 8 3-8 3-21 7z" />
        <path class="line wide" d="M14 3c2-9-3-16-11-16-7 0-11 5-9 10 2 4 8 4 9 0 0-2-2-3-4-2M-16 4c0-4 1-8 4-11" />
      </g>
    ),
};

const photosynthesis: Part = {
  icon: M.photosynthesis,
  front: (body) => (
    <g transform={at(beside(body.spine, 2.35, -0.95), angle(body, 2) * 0.5)}>
      <path class="line" d="M0 2C0-3 0-7 1-10" />
      <path class="wash-green" d="M0-5C-8-3-13-8-14-15-6-15-1-12 0-5zM1-9C2-16 8-20 15-19 14-12 9-8 1-9z" />
      <path class="line" d="M0-5c-4-2-8-5-11-8M1-9c4-2 7-5 11-8" />
    </g>
  ),
};

const thermosynthesis: Part = {
  icon: M.thermosynthesis,
  front: (body) => {
    const x = (body.feet[1]!.foot.x + body.feet[3]!.foot.x) / 2 + 2;
    return (
      <g transform={at({ x, y: GROUND + 2 })}>
        <path class="line wide red" d="M-4-9c-3-3 2-5-1-9M1-10c-3-3 2-5-1-10M6-9c-3-3 2-5-1-9" />
        <path class="earth" d="M-11 0c3-3 4-6 5-8h13c1 2 2 5 5 8z" />
        <path class="glow-hole" d="M-5-8h11l-2 2.500h-7z" />
      </g>
    );
  },
};

const trematode: Part = {
  icon: M.trematode,
  front: (body) => (
    <g transform={at(beside(body.spine, 4.2, 0.4), -24)}>
      <path class="wash-rose" d="M-10 1C-7-6 3-7 11-1 4 6-6 7-10 1z" />
      <circle class="paper" cx="-5" cy=".5" r="1.8" />
      <circle class="paper" cx="1" cy=".3" r="1.4" />
      <path class="line" d="M4-1l3 .4M4 2l3-.8" />
    </g>
  ),
};

const hunter: Part = {
  icon: M.hunter,
  front: (body) => (
    <g transform={at(beside(body.spine, ends(body) - 1.2, -0.8))}>
      <path class="line wide" d="M-2 2C-3-12 8-20 19-12" />
      <circle class="halo" cx="20" cy="-8" r="6.5" />
      <circle class="wash-yellow" cx="20" cy="-8" r="3.6" />
    </g>
  ),
};

export const TIME_TO_FLY: Readonly<Record<string, Part>> = {
  flight,
  ambush,
  intellect,
  viviparity,
  metamorphosis,
  ink_cloud: inkCloud,
  shell,
  photosynthesis,
  thermosynthesis,
  trematode,
  hunter,
};
