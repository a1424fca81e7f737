// What stands or lies around a creature, and who and what lives on it.

import { GROUND, beside } from "./geometry";
import type { Part } from "./part";
import { angle, at } from "./placing";

const tick: Part = {
  front: (body) => (
    <g transform={at(beside(body.spine, 3.6, -1), angle(body, 3) + 6)}>
      <path class="line" d="M-4-3l-6 4M-1-2l-4 6M3-2l2 6M6-3l6 4" />
      <ellipse class="wash-red" cx="0" cy="-5" rx="8" ry="5.5" />
      <path class="line" d="M-3-10v10M1-10.500V.5" />
      <circle class="ink" cx="8" cy="-3" r="2.6" />
    </g>
  ),
  icon: () => (
    <>
      <path class="line" d="M6 9L2 6M6 13H1.500M7 17l-3 4M18 9l4-3M18 13h4.500M17 17l3 4" />
      <ellipse class="wash-red" cx="12" cy="14" rx="6" ry="7" />
      <circle class="ink" cx="12" cy="6" r="3" />
      <path class="line" d="M12 9v11M10 3L9 1M14 3l1-2" />
    </>
  ),
};

const leaves: Part = {
  front: (body) => (
    <g transform={at(beside(body.spine, 2.35, -0.95), angle(body, 2) * 0.5)}>
      <path class="line" d="M0 2C0-3 0-7 1-10" />
      <path class="wash-green" d="M0-5C-8-3-13-8-14-15-6-15-1-12 0-5zM1-9C2-16 8-20 15-19 14-12 9-8 1-9z" />
      <path class="line" d="M0-5c-4-2-8-5-11-8M1-9c4-2 7-5 11-8" />
    </g>
  ),
  icon: () => (
    <>
      <circle class="wash-yellow" cx="17" cy="7" r="4" />
      <path class="line" d="M17 1v-.5M22 3l.5-.5M23 8h.5M12 2l-.5-.5" />
      <path class="wash-green" d="M2 21C1 12 6 8 14 9c1 8-4 13-12 12z" />
      <path class="line" d="M2 22c3-4 6-7 10-11M5 18v-4M8 15l4 1" />
    </>
  ),
};

const bird: Part = {
  front: (body) => (
    <g transform={at(beside(body.spine, 2.3, -1.05), angle(body, 2) * 0.5)}>
      <path class="line" d="M-1-1v3M2-1v3" />
      <path class="wash-yellow" d="M-11-2c3-1 4-6 8-9 4-2 8 0 8 3l4 1.200L5.3-5C5-1 0 0-3-.5z" />
      <path class="line" d="M-4-4c2 0 4-.7 5-2" />
      <circle class="jet" cx="2.2" cy="-8.3" r=".9" />
    </g>
  ),
  icon: () => (
    <>
      <path class="wash-green" d="M2 20c2-6 7-8 11-8s7 3 9 8z" />
      <path class="wash-yellow" d="M7 12c-2-4 0-8 4-8 3 0 4 2 4 4l3 1-3 1c-1 2-3 3-5 3z" />
      <circle class="jet" cx="12" cy="6.8" r=".9" />
      <path class="line" d="M9 12l-.5 2M11 12.500l.3 2" />
    </>
  ),
};

const tallGrass: Part = {
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
  icon: () => (
    <>
      <circle class="paper" cx="8.500" cy="8" r="3" />
      <circle class="paper" cx="15.500" cy="8" r="3" />
      <circle class="jet" cx="8.500" cy="8.500" r="1.300" />
      <circle class="jet" cx="15.500" cy="8.500" r="1.300" />
      <path
        class="blade"
        d="M2 22c0-6 0-9-1-12 3 2 4 6 5 12zM7 22c-1-5 0-8 1-11 2 3 2 7 2 11zM11 22c0-5 1-9 3-12 1 4 0 8 0 12zM15 22c1-6 3-9 7-12-2 4-2 8-2 12z"
      />
    </>
  ),
};

const ink: Part = {
  behind: (body) => (
    <g transform={at({ x: body.spine[0]!.x + 4, y: body.spine[0]!.y })}>
      <path class="murk" d="M2 0C-4-8-14-6-12 0c-7 0-8 8-2 10-1 6 7 8 10 4 5 3 11-1 8-6 5-3 3-9-2-8z" />
      <path class="line faint" d="M-8 2c3-3 6 0 4 2M-4 9c3-2 5 1 3 3" />
    </g>
  ),
  icon: () => (
    <>
      <path class="murk" d="M9 4c4-3 9 0 8 4 5 0 6 6 2 8 1 4-5 7-8 4-4 2-8-1-7-5-4-2-3-8 1-8 0-2 2-3 4-3z" />
      <path class="paper-line" d="M8 10c2-2 5 0 3 2M14 9c2 0 2 3 0 3M10 16c2-1 4 0 4 1" />
    </>
  ),
};

const vent: Part = {
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
  icon: () => (
    <>
      <path class="line wide red" d="M7 11c-4-4 2-5-1-9M12 10c-4-4 2-5-1-9M18 11c-4-4 2-5-1-9" />
      <path class="earth" d="M2 22c4-4 4-7 5-9h10c1 2 1 5 5 9z" />
      <path class="glow-hole" d="M8 13h8l-2 3h-4z" />
    </>
  ),
};

const worm: Part = {
  front: (body) => (
    <g transform={at(beside(body.spine, 4.2, 0.4), -24)}>
      <path class="wash-rose" d="M-10 1C-7-6 3-7 11-1 4 6-6 7-10 1z" />
      <circle class="paper" cx="-5" cy=".5" r="1.8" />
      <circle class="paper" cx="1" cy=".3" r="1.4" />
      <path class="line" d="M4-1l3 .4M4 2l3-.8" />
    </g>
  ),
  icon: () => (
    <>
      <path class="wash-rose" d="M3 16C2 8 10 3 21 5c1 10-7 18-18 11z" />
      <circle class="paper" cx="7.500" cy="13.500" r="2.600" />
      <circle class="paper" cx="12.500" cy="10.500" r="2" />
      <path class="line" d="M16 7l2 2M15 12l3 0M3 17l-2 3" />
    </>
  ),
};

const FELLOW = "M-12 0v-6c-2 0-3-1-3-3l3 1c1-3 4-4 8-4h7l4-4 5 1 2 3-4 2c-1 3-1 5-1 10H6V-5H-8v5z";

const herd: Part = {
  behind: (body) => (
    <g class="fellows">
      <path
        class="fellow"
        transform={at({ x: Math.max(18, body.feet[1]!.foot.x - 26), y: GROUND - 6 }, 0, 0.95)}
        d={FELLOW}
      />
      <path
        class="fellow"
        transform={at({ x: Math.min(106, body.feet[3]!.foot.x + 22), y: GROUND - 9 }, 0, 0.8)}
        d={FELLOW}
      />
      <path class="fellow" transform={at({ x: 40, y: GROUND - 14 }, 0, 0.6)} d={FELLOW} />
    </g>
  ),
  icon: () => (
    <>
      <path class="fellow" d="M11 12V9c-2 0-2-2-1-3h5l2-2 3 1 1 2-2 1v4h-2V9h-4v3z" />
      <path class="fellow" d="M2 15v-3c-2 0-1-3 0-3h4l2-2 3 1 1 2-2 1v4H8v-3H4v3z" />
      <path class="paper" d="M8 22v-3c-3 0-2-4 0-4h6l2-3 5 2 1 3-3 1v4h-2v-3h-6v3z" />
    </>
  ),
};

const trail: Part = {
  front: (body) => {
    const x = Math.max(...body.feet.map((foot) => foot.foot.x));
    return (
      <g>
        <path class="trail" d={`M${Math.max(2, x - 62)} ${GROUND + 6}c14 4 34 4 54 0`} />
        <path class="wash-blue" d={`M${x - 8} ${GROUND + 1}l14 4-12 7 2-5z`} />
      </g>
    );
  },
  icon: () => (
    <>
      <path class="trail" d="M2 20c2-9 7-13 14-13" />
      <path class="wash-blue" d="M13 2l9 5-8 6 1-5z" />
      <path class="jet-line" d="M4 6c1-2 3-2 4 0 1-2 3-2 4 0" />
    </>
  ),
};

const fish: Part = {
  front: (body) => (
    <g transform={at(beside(body.spine, 3.3, 1.02), angle(body, 3) - 5)}>
      <path class="wash-blue" d="M-17 1l-6-4v9l6-3c7 5 16 5 22 0 1-1 1-3-1-4-6-2-14-2-21 2z" />
      <path class="line" d="M-4-.5H4M-3-2v2M0-2v2M3-2v2M-8 4l-3 4" />
      <circle class="jet" cx="1.5" cy="2.4" r=".9" />
    </g>
  ),
  icon: () => (
    <>
      <path class="line wide" d="M2 5h20" />
      <path class="wash-blue" d="M6 13l-5-4v9l5-3c5 5 12 5 16-1-1-4-4-6-8-6-3 0-6 2-8 5z" />
      <path class="line" d="M10 7.500h9M11 5.500v3M14 5.500v3M17 5.500v3M10 17l-2 3" />
      <circle class="jet" cx="18" cy="13" r="1.100" />
    </>
  ),
};

const logs: Part = {
  front: (body) => {
    const x = Math.max(13, Math.min(...body.feet.map((foot) => foot.foot.x)) - 16);
    return (
      <g transform={at({ x, y: GROUND + 3 })}>
        <path
          class="earth"
          d="M-12-3.500h20a3 3 0 0 1 0 6h-20zM-9-9h17a3 3 0 0 1 0 6H-9zM-5-14.500H5a3 3 0 0 1 0 6H-5z"
        />
        <circle class="paper" cx="-11.500" cy="-.5" r="2.8" />
        <circle class="paper" cx="-8.500" cy="-6" r="2.8" />
        <circle class="paper" cx="-4.500" cy="-11.500" r="2.8" />
        <path class="line" d="M2-15l7-8M6-20l4 1" />
      </g>
    );
  },
  icon: () => (
    <>
      <path
        class="earth"
        d="M5 10h12a2.700 2.700 0 0 1 0 5.400H5zM3 16h16a2.700 2.700 0 0 1 0 5.400H3zM8 4h8a2.700 2.700 0 0 1 0 5.400H8z"
      />
      <circle class="paper" cx="4" cy="18.700" r="2.500" />
      <circle class="paper" cx="6" cy="12.700" r="2.500" />
      <circle class="paper" cx="9" cy="6.700" r="2.500" />
      <path class="line" d="M17 4l4-3M19 3l3 1" />
    </>
  ),
};

const eggs: Part = {
  front: (body) => (
    <g transform={at({ x: Math.min(104, Math.max(...body.feet.map((foot) => foot.foot.x)) + 17), y: GROUND + 2 })}>
      <path class="crumbs" d="M-12 1h24" />
      <ellipse class="paper" cx="-6" cy="-4" rx="3.600" ry="4.800" />
      <ellipse class="paper" cx="6" cy="-4" rx="3.600" ry="4.800" />
      <ellipse class="paper" cx="0" cy="-4.500" rx="3.600" ry="4.800" />
      <ellipse class="paper" cx="-3" cy="-11" rx="3.400" ry="4.500" />
      <ellipse class="paper" cx="3.200" cy="-11" rx="3.400" ry="4.500" />
      <path class="line" d="M1-5l1 1M-6-4l1 1M4-12l-1 1" />
    </g>
  ),
  icon: () => (
    <>
      <ellipse class="paper" cx="6" cy="17" rx="4" ry="5" />
      <ellipse class="paper" cx="18" cy="17" rx="4" ry="5" />
      <ellipse class="paper" cx="12" cy="17.500" rx="4" ry="5" />
      <ellipse class="paper" cx="9" cy="8.500" rx="4" ry="5" />
      <ellipse class="paper" cx="15.500" cy="8.500" rx="4" ry="5" />
      <path class="line" d="M13 16l1 2-1 1M7 7l2 1-1 2" />
    </>
  ),
};

export const AROUND = {
  tick,
  leaves,
  bird,
  tall_grass: tallGrass,
  ink,
  vent,
  worm,
  herd,
  trail,
  fish,
  logs,
  eggs,
} as const;
