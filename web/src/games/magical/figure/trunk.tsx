// Properties that show on the skin, the back and the belly.

import { beside, smooth } from "../../../parts/creature/geometry";
import { LOOKS } from "../../../parts/creature/looks";
import type { Part } from "../../../parts/creature/part";
import { angle, at, ends } from "../../../parts/creature/placing";

const BUTTERFLY = {
  left: "M-1 0C-4-8-11-10-12-5c-1 4 3 6 7 6-4 1-5 6-2 7 3 0 5-3 6-7z",
  right: "M1 0C4-8 11-10 12-5c1 4-3 6-7 6 4 1 5 6 2 7C4 8 2 5 1 1z",
} as const;

export const metamorph: Part = {
  skin: (body) => {
    const edge = [-1.3, -0.6, 0, 0.6, 1.3].map((side, nth) => beside(body.spine, nth % 2 ? 2.7 : 3.3, side));
    return (
      <g>
        <path
          class="other-skin"
          d={smooth([
            beside(body.spine, -0.5, 2),
            beside(body.spine, -0.5, -2),
            beside(body.spine, 1.5, -1.6),
            ...edge,
          ])}
        />
        {[0.9, 1.5, 2.1].map((where) => (
          <path
            class="line faint"
            transform={at(beside(body.spine, where, -0.1), angle(body, where))}
            d="M-3-3c3 0 4 3 3 6"
          />
        ))}
      </g>
    );
  },
  front: (body) => (
    <g transform={at(beside(body.spine, 2.4, -1.75), -14, 0.78)}>
      <path class="wash-violet" d={BUTTERFLY.left} />
      <path class="wash-teal" d={BUTTERFLY.right} />
      <path class="line" d="M0 7V-3l-2-4M0-3l2-4" />
    </g>
  ),
  icon: () => (
    <g transform="translate(12 12)">
      <path class="wash-violet" d={BUTTERFLY.left} />
      <path class="wash-teal" d={BUTTERFLY.right} />
      <path class="line wide" d="M0 9V-4l-3-5M0-4l3-5" />
    </g>
  ),
};

export const scorching: Part = {
  behind: (body) => (
    <g>
      {[1.7, 2.3, 2.9, 3.5, 4.1, 4.7].map((where, nth) => (
        <g transform={at(beside(body.spine, where, -0.85), angle(body, where) * 0.5 - 8, nth % 2 ? 0.85 : 1.1)}>
          <path class="wash-red" d="M-5 3C-6-4-2-6-3-13c4 3 4 5 4 8 1-1 2-2 2-4 3 4 3 9 2 12z" />
          <path class="wash-yellow" d="M-2 3c-1-3 0-5 1-7 1 2 2 4 2 7z" />
        </g>
      ))}
    </g>
  ),
  skin: (body) => (
    <g>
      {[2.1, 2.9, 3.7, 4.5].map((where) => (
        <path
          class="lava"
          transform={at(beside(body.spine, where, 0), angle(body, where))}
          d="M-5-6l4 4-3 3 5 4M-1-2l5-1"
        />
      ))}
    </g>
  ),
  icon: () => (
    <>
      <path class="wash-yellow" d="M6 12C4 8 7 6 6 2c3 2 4 4 4 6 1-2 1-4 3-6 0 4 3 5 4 8l1-2c2 2 2 3 1 5z" />
      <path class="murk" d="M3 13l5-3 7 1 6 3 1 5-5 4H7l-5-4z" />
      <path class="lava" d="M6 14l3 2-1 4M9 16l5-1 2-3M14 15l2 4 4 0" />
    </>
  ),
};

export const greedy: Part = {
  build: () => ({ belly: 4.5 }),
  front: (body) => (
    <g>
      <path
        class="line faint"
        d={smooth(
          [2.2, 2.8, 3.4, 4].map((where) => beside(body.spine, where, 0.7)),
          false,
        )}
      />
      <g transform={at(beside(body.spine, ends(body) - 0.3, 0.4), angle(body, ends(body)))}>
        <path class="ink" d="M-9-3C-4-1 3-2 8-6c1 8-3 13-9 13-5 0-8-4-8-10z" />
        <path class="bone" d="M-6-2l1.500 3L-3-1.800zM2-2.600L3.500.500 5-3.500z" />
        <path class="crystal-gem" d="M-3-1l3.500-3 3.500 3-1 7h-5z" />
      </g>
    </g>
  ),
  icon: () => (
    <>
      <path class="ink" d="M2 9c6 3 14 3 20 0 1 8-3 14-10 14S1 17 2 9z" />
      <path class="bone" d="M5 10.500l2 4 2-3.500zM15 11l2 3.500 2-4z" />
      <path class="wash-red" d="M7 19c2-3 8-3 10 0-1 2-3 3-5 3s-4-1-5-3z" />
      <path class="crystal-gem" d="M5.500 3L8.500.500 11.500 3l-1 6h-4zM13 4.500l2.500-2L18 4.500l-.800 5h-3.400z" />
    </>
  ),
};

export const astral: Part = {
  behind: (body) => (
    <ellipse
      class="orbit"
      cx={body.spine[3]!.x}
      cy={body.spine[3]!.y}
      rx="34"
      ry="9"
      transform={`rotate(-16 ${body.spine[3]!.x} ${body.spine[3]!.y})`}
    />
  ),
  skin: (body) => (
    <g>
      <path class="heaven" d="M-20-20h170v140h-170z" />
      {[0.8, 1.6, 2.3, 3, 3.7, 4.4, 5.2].map((where, nth) => (
        <path
          class="star-spark"
          transform={at(beside(body.spine, where, nth % 2 ? 0.25 : -0.45), 0, nth % 3 ? 0.5 : 0.8)}
          d="M0-5l1.300 3.700L5 0 1.300 1.300 0 5l-1.300-3.700L-5 0l3.700-1.300z"
        />
      ))}
    </g>
  ),
  front: (body) => {
    const { x, y } = body.spine[3]!;
    return (
      <g transform={`rotate(-16 ${x} ${y})`}>
        <path class="orbit" d={`M${x - 34} ${y}a34 9 0 0 0 68 0`} />
        <circle class="wash-yellow" cx={x + 12} cy={y + 8.5} r="2.600" />
      </g>
    );
  },
  icon: () => (
    <>
      <ellipse class="orbit" cx="12" cy="12" rx="11" ry="4.200" transform="rotate(-24 12 12)" />
      <path class="star-gold" d="M12 2l2.400 7.600L22 12l-7.600 2.400L12 22l-2.400-7.600L2 12l7.600-2.400z" />
      <circle class="wash-violet" cx="20" cy="6.500" r="1.900" />
    </>
  ),
};

export const flying: Part = LOOKS.wings;

export const spiky: Part = {
  behind: (body) => (
    <g>
      {[0.8, 1.3, 1.8, 2.2, 2.6, 3, 3.4, 3.8, 4.2, 4.7].map((where, nth) => (
        <path
          class="bone"
          transform={at(beside(body.spine, where, -0.75), angle(body, where) - 26, nth % 2 ? 0.9 : 1.15)}
          d="M-3 2L-1-14 3.500 2z"
        />
      ))}
    </g>
  ),
  icon: () => (
    <>
      <path
        class="bone"
        d="M12 1l1.500 5 4-4-1 5.500 5-2-3 4.500 5 2-5 1.500 3 4.500-5.500-1.500L17 22l-4-4-1 5-1.500-5L7 22l.5-5.500-5 1.500 3-4.500L1 12l4.500-2-3-4.500 5 2L6.500 2l4 4z"
      />
      <circle class="earth" cx="12" cy="12" r="4" />
      <circle class="jet" cx="10.700" cy="11.500" r=".8" />
      <circle class="jet" cx="13.500" cy="11.500" r=".8" />
    </>
  ),
};
