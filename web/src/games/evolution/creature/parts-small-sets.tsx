// What the traits of the gift set and of the Ice Age add to an animal.

import { GROUND, beside } from "./geometry";
import { M } from "./icons-of-modules";
import type { Part } from "./part";
import { angle, at, ends } from "./placing";

const rStrategy: Part = {
  icon: M.r_strategy,
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
};

const shy: Part = {
  icon: M.shy,
  front: (body, pose) => (
    <g transform={at(body.eye)}>
      {!pose.asleep && !pose.has("sharp_vision") && (
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
};

const gluttonous: Part = {
  icon: M.gluttonous,
  front: (body) => (
    <g transform={at(beside(body.spine, ends(body) - 0.35, 0.35), angle(body, ends(body)))}>
      <path class="ink" d="M-13-3C-7-1 2-2 9-6c2 9-3 16-11 16-7 0-11-5-11-13z" />
      <path class="wash-red" d="M-8 5c2-3 8-4 11-1-1 3-3 5-5 5-3 0-5-1-6-4z" />
      <path class="bone" d="M-8-2l1.500 3.500L-4-1.600zM0-2.200L1.500 1 3.500-3z" />
    </g>
  ),
};

const CURL = "M-3.500 0c0 3 1.500 5 3.500 5s3.500-2 3.500-5";

const insulation: Part = {
  icon: M.insulation,
  skin: (body) => (
    <g>
      {[1.6, 2.1, 2.6, 3.1, 3.6, 4.1, 4.6].flatMap((where, nth) =>
        [-0.6, -0.1, 0.4].map((side, row) => (
          <path
            class="wool"
            transform={at(beside(body.spine, where + (row % 2) * 0.25, side), nth * 4 - 10)}
            d={CURL}
          />
        )),
      )}
    </g>
  ),
  front: (body) => (
    <g>
      {[1.5, 1.9, 2.3, 2.7, 3.1, 3.5, 3.9, 4.3].map((where) => (
        <>
          <path class="fleece" transform={at(beside(body.spine, where, 0.9), angle(body, where) * 0.6)} d={CURL} />
          <path
            class="fleece"
            transform={at(beside(body.spine, where, -0.92), angle(body, where) * 0.6 + 180, 0.9)}
            d={CURL}
          />
        </>
      ))}
    </g>
  ),
};

const immunity: Part = {
  icon: M.immunity,
  front: (body) => (
    <g transform={at(beside(body.spine, 3.9, 0.05), 6)}>
      <path class="paper" d="M-7-8c5 0 6-2 7-2s2 2 7 2c1 9-1 14-7 18-6-4-8-9-7-18z" />
      <path class="wash-green" d="M-1.600-5h3.200v3.400H5v3.200H1.600V5h-3.200V1.600H-5v-3.200h3.400z" />
    </g>
  ),
};

export const SMALL_SETS: Readonly<Record<string, Part>> = {
  r_strategy: rStrategy,
  shy,
  gluttonous,
  insulation,
  immunity,
};
