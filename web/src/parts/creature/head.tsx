// On the head and the neck.

import { beside } from "./geometry";
import type { Part } from "./part";
import { angle, at, ends } from "./placing";

const fangs: Part = {
  front: (body) => (
    <g transform={at(beside(body.spine, ends(body) - 0.1, 0.55), angle(body, ends(body)))}>
      <path class="bone" d="M-7 0l1.7 5.500L-3.4 0zM-3 .5l1.7 6L1 .5zM1.5.3l1.3 4.700L4.4 0z" />
      <path class="line" d="M-9-.5C-4 1 1 1 5-.5" />
    </g>
  ),
  icon: () => (
    <>
      <path class="ink" d="M3 8c5-3 13-3 18 0-1 2-2 3-3 3H6c-1 0-2-1-3-3z" />
      <path class="bone" d="M6 11l2 7 2.5-7zM13.5 11l2.5 7 2-7zM10.5 11l1.5 3.5 1.5-3.500z" />
    </>
  ),
};

const keenEye: Part = {
  front: (body, pose) =>
    pose.asleep ? null : (
      <g transform={at(body.eye)}>
        <circle class="paper" r="5.6" />
        <circle class="wash-yellow" r="3.7" />
        <circle class="jet" r="1.9" />
        <circle class="glint" cx=".9" cy="-.9" r=".7" />
        <path class="line" d="M-4-5.500l-1.5-3M0-6.600v-3.200M4-5.500l1.5-3" />
      </g>
    ),
  icon: () => (
    <>
      <path class="paper" d="M2 12c4-7 16-7 20 0-4 7-16 7-20 0z" />
      <circle class="wash-yellow" cx="12" cy="12" r="4.5" />
      <circle class="jet" cx="12" cy="12" r="2" />
      <path class="line" d="M6 5L4.5 3M12 4V2M18 5l1.5-2" />
    </>
  ),
};

const horns: Part = {
  behind: (body) => (
    <path
      class="bone"
      transform={at(beside(body.spine, ends(body) - 1, -0.7), -14, 1.1)}
      d="M-2 2C-8-3-8-11-3-17c-1 6 1 11 6 15z"
    />
  ),
  front: (body) => (
    <path
      class="bone"
      transform={at(beside(body.spine, ends(body) - 0.8, -0.65), 12, 1.15)}
      d="M-3 2C-8-4-6-12 0-17c-1 6 2 10 6 14z"
    />
  ),
  icon: () => (
    <>
      <path class="bone" d="M9 13C4 12 2 8 4 3c1 4 3 6 7 6zM15 13c5-1 7-5 5-10-1 4-3 6-7 6z" />
      <path class="paper" d="M7 10h10c2 4 0 11-5 11s-7-7-5-11z" />
      <circle class="jet" cx="9.7" cy="14" r="1" />
      <circle class="jet" cx="14.3" cy="14" r="1" />
    </>
  ),
};

const mask: Part = {
  front: (body) => (
    <g transform={at({ x: body.eye.x, y: body.eye.y }, angle(body, ends(body) - 1))}>
      <path
        class="wash-violet"
        d="M-9-4.500C-3-3 4-3 9-5c0 6-2 9-5 9-1.5 0-2-1.5-3.5-1.500S-2 4-4 4c-3 0-5-3-5-8.500z"
      />
      <circle class="paper" cx="-.2" cy="-.4" r="2.2" />
      <circle class="jet" cx=".2" cy="-.4" r="1.1" />
    </g>
  ),
  icon: () => (
    <>
      <path class="wash-violet" d="M3 6c6 2 12 2 18 0 0 8-3 12-6 12-1.5 0-2-2-3-2s-1.5 2-3 2c-3 0-6-4-6-12z" />
      <path
        class="paper"
        d="M6 10.500c2-1.5 4-1 4.5.5-1.5 1.2-3.5 1-4.5-.5zM18 10.500c-2-1.5-4-1-4.5.5 1.5 1.2 3.5 1 4.5-.5z"
      />
    </>
  ),
};

const nightcap: Part = {
  front: (body) => (
    <g transform={at(beside(body.spine, ends(body) - 1.1, -0.75), angle(body, ends(body) - 1) * 0.5)}>
      <path class="wash-blue" d="M-8 1C-8-8-14-13-20-10c1-6 9-9 16-6 6 2.5 10 9 11 16z" />
      <circle class="paper" cx="-20" cy="-9" r="3" />
      <path class="paper" d="M-9 0C-3-2.5 3-2.5 8-1l-.5 3.500C3 1.5-3 1.5-8.5 4z" />
    </g>
  ),
  icon: () => (
    <>
      <path class="wash-blue" d="M4 17C5 8 10 4 20 5c-2 1-2.5 3-2 5 1 3 1 5 0 7z" />
      <circle class="paper" cx="20" cy="5.5" r="2.3" />
      <path class="paper" d="M3 16.500h16v4H3z" />
    </>
  ),
};

const kerchief: Part = {
  front: (body, pose) => {
    if (pose.has("nightcap")) {
      return (
        <g transform={at(beside(body.spine, ends(body) - 2, 0), angle(body, ends(body) - 2))}>
          <path class="wash-red" d="M-2-9h5l1 18-4 6-4-6z" />
        </g>
      );
    }
    return (
      <g transform={at(beside(body.spine, ends(body) - 0.9, -0.62), angle(body, ends(body) - 1) * 0.7)}>
        <path class="wash-red" d="M-10 3C-9-5-4-8 1-8s8 4 8 9C3-1-4-.5-10 3z" />
        <path class="wash-red" d="M-9 2l-7 2 2 3zM-9 3l-4 7 4-1z" />
        <circle class="paper" cx="-4" cy="-3" r="1" />
        <circle class="paper" cx="2" cy="-4.5" r="1" />
      </g>
    );
  },
  icon: () => (
    <>
      <path class="wash-red" d="M3 12C4 6 8 3 12 3s8 3 9 9c-6-2-12-2-18 0z" />
      <path class="wash-red" d="M20 11l3 4-3 1zM19 12l1 6-3-2z" />
      <circle class="paper" cx="9" cy="8" r="1" />
      <circle class="paper" cx="14" cy="7" r="1" />
      <path class="line" d="M5 15l14 4" />
      <circle class="ink" cx="10" cy="17" r="3" />
    </>
  ),
};

const beak: Part = {
  front: (body) => (
    <g>
      <path
        class="wash-yellow"
        transform={at(body.snout, angle(body, ends(body)))}
        d="M-4-4.500C4-6 9-3 9 2c0 3-1 5-3 7 0-4-3-5.5-10-5z"
      />
      <path
        class="line"
        transform={at(beside(body.spine, ends(body) - 2, 0), angle(body, ends(body) - 2))}
        d="M-3-9l3 2-4 3 4 3-4 3 4 3-4 3 3 2"
      />
    </g>
  ),
  icon: () => (
    <>
      <path class="paper" d="M3 9c1-5 9-7 13-3 1 1.5 1 4 0 6H8c-3 0-5-1-5-3z" />
      <path class="wash-yellow" d="M16 6c5 1 6 6 3 12 0-4-1-5-4-6z" />
      <circle class="jet" cx="13" cy="8" r="1.2" />
      <path class="line" d="M3 13l2 2 1.5-2 2 2.5 2-2.5 2 2" />
    </>
  ),
};

const voice: Part = {
  front: (body) => (
    <path
      class="line wide red"
      transform={at(body.snout, Math.min(0, angle(body, ends(body)) - 18))}
      d="M8-4c1.8 2.4 1.8 5.6 0 8M12-7c3 4 3 10 0 14"
    />
  ),
  icon: () => (
    <>
      <path class="wash-red" d="M3 13c0-5 4-7 8-7v13c-5 1-8-2-8-6z" />
      <path class="line wide" d="M14 9c1.5 2 1.5 5 0 7M17 6.500c3 3.5 3 8.5 0 12M20 4c4 5 4 12 0 17" />
    </>
  ),
};

const collar: Part = {
  front: (body) => (
    <g transform={at(beside(body.spine, ends(body) - 2.1, 0.1), angle(body, ends(body) - 2))}>
      <path class="wash-blue" d="M-3-8.500C0-6 0 6-3 8.500L1 9.500C4 6 4-6 1-9.500z" />
      <path class="wash-yellow" d="M-1 8l3 6 3-5z" />
    </g>
  ),
  icon: () => (
    <>
      <path class="wash-blue" d="M2 9l5-3 6 4-3 6-5 1z" />
      <path class="wash-yellow" d="M22 9l-5-3-6 4 4 6 5 1z" />
      <path class="line" d="M9 16l3 3 3-3M11 12l3 3" />
    </>
  ),
};

const brain: Part = {
  front: (body) => (
    <g transform={at(beside(body.spine, ends(body) - 1.25, -0.55), angle(body, ends(body) - 1) * 0.6)}>
      <path class="wash-rose" d="M-9 3c-4-2-4-8 0-9 0-4 5-6 8-4 3-3 9-1 9 3 4 1 4 7 0 9z" />
      <path class="line" d="M-6-1c1-3 4-3 5-1M0-6c2-1 4 1 3 3M5-1c1-2 3-1 3 0M-2 2c1-2 3-2 4 0" />
    </g>
  ),
  icon: () => (
    <>
      <path
        class="wash-rose"
        d="M6 19c-3 0-5-3-3-6-2-3 0-6 3-6 0-4 5-5 7-2 4-1 7 1 6 4 3 1 3 6 0 7 0 3-4 4-6 3-2 2-5 2-7 0z"
      />
      <path
        class="line"
        d="M6 8c2 0 3 1 3 3M12 5c-1 2 0 4 2 4M5 14c2-1 4 0 5 2M19 10c-2 0-3 1-3 3M12 19c-1-2 0-4 2-4"
      />
    </>
  ),
};

const lantern: Part = {
  front: (body) => (
    <g transform={at(beside(body.spine, ends(body) - 1.2, -0.8))}>
      <path class="line wide" d="M-2 2C-3-12 8-20 19-12" />
      <circle class="halo" cx="20" cy="-8" r="6.5" />
      <circle class="wash-yellow" cx="20" cy="-8" r="3.6" />
    </g>
  ),
  icon: () => (
    <>
      <path class="line wide" d="M4 10C4 3 12 0 18 4" />
      <circle class="halo" cx="18.500" cy="6" r="4.500" />
      <circle class="wash-yellow" cx="18.500" cy="6" r="2.500" />
      <path class="ink" d="M2 11c6-3 13-2 17 2-4 8-12 9-17 6z" />
      <path class="bone" d="M8 14l1.500 4 2-4zM12 14l1.500 3.500 2-3.500zM16 14l1 2.500 1-2.500z" />
      <circle class="paper" cx="6.500" cy="13.500" r="1.200" />
    </>
  ),
};

const blush: Part = {
  front: (body, pose) => (
    <g transform={at(body.eye)}>
      {!pose.asleep && !pose.has("keen_eye") && (
        <>
          <circle class="paper" r="4.600" />
          <circle class="jet" cx=".8" cy=".6" r="1.700" />
          <path class="line" d="M-5-6c2-2 4-2 6-1" />
        </>
      )}
      <ellipse class="blush" cx="-1" cy="7" rx="4" ry="2.200" />
      <path class="line faint" d="M-14-10c-2 2 0 4-2 6M-18-8c-2 2 0 4-2 6M15-8c2 2 0 4 2 6M19-7c2 2 0 4 2 6" />
    </g>
  ),
  icon: () => (
    <>
      <circle class="paper" cx="7.500" cy="10" r="4.500" />
      <circle class="paper" cx="16.500" cy="10" r="4.500" />
      <circle class="jet" cx="8.500" cy="11" r="1.600" />
      <circle class="jet" cx="15.500" cy="11" r="1.600" />
      <path class="line" d="M4 4c2-1 4-1 5 0M20 4c-2-1-4-1-5 0M9 20c1-2 2-1 3 0s2 1 3-1" />
      <ellipse class="blush" cx="5" cy="17" rx="2.500" ry="1.500" />
      <ellipse class="blush" cx="19" cy="17" rx="2.500" ry="1.500" />
    </>
  ),
};

const maw: Part = {
  front: (body) => (
    <g transform={at(beside(body.spine, ends(body) - 0.35, 0.35), angle(body, ends(body)))}>
      <path class="ink" d="M-13-3C-7-1 2-2 9-6c2 9-3 16-11 16-7 0-11-5-11-13z" />
      <path class="wash-red" d="M-8 5c2-3 8-4 11-1-1 3-3 5-5 5-3 0-5-1-6-4z" />
      <path class="bone" d="M-8-2l1.500 3.500L-4-1.600zM0-2.200L1.500 1 3.500-3z" />
    </g>
  ),
  icon: () => (
    <>
      <path class="ink" d="M2 8c6 3 14 3 20 0 1 8-3 14-10 14S1 16 2 8z" />
      <path class="wash-red" d="M7 17c2-4 8-4 10 0-1 3-3 4-5 4s-4-1-5-4z" />
      <path class="bone" d="M6 10l2 4 2-3.500zM14 10.500l2 3.500 2-4z" />
      <circle class="wash-red" cx="12" cy="4.500" r="2.800" />
    </>
  ),
};

export const HEAD = {
  fangs,
  keen_eye: keenEye,
  horns,
  mask,
  nightcap,
  kerchief,
  beak,
  voice,
  collar,
  brain,
  lantern,
  blush,
  maw,
} as const;
