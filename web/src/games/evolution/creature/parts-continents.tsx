// What the traits of Continents add to an animal.

import { GROUND, beside } from "./geometry";
import { M } from "./icons-of-modules";
import type { Part } from "./part";
import { angle, at } from "./placing";

const FELLOW = "M-12 0v-6c-2 0-3-1-3-3l3 1c1-3 4-4 8-4h7l4-4 5 1 2 3-4 2c-1 3-1 5-1 10H6V-5H-8v5z";

const herding: Part = {
  icon: M.herding,
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
};

const migration: Part = {
  icon: M.migration,
  front: (body) => {
    const x = Math.max(...body.feet.map((foot) => foot.foot.x));
    return (
      <g>
        <path class="trail" d={`M${Math.max(2, x - 62)} ${GROUND + 6}c14 4 34 4 54 0`} />
        <path class="wash-blue" d={`M${x - 8} ${GROUND + 1}l14 4-12 7 2-5z`} />
      </g>
    );
  },
};

const suckerfish: Part = {
  icon: M.suckerfish,
  front: (body) => (
    <g transform={at(beside(body.spine, 3.3, 1.02), angle(body, 3) - 5)}>
      <path class="wash-blue" d="M-17 1l-6-4v9l6-3c7 5 16 5 22 0 1-1 1-3-1-4-6-2-14-2-21 2z" />
      <path class="line" d="M-4-.5H4M-3-2v2M0-2v2M3-2v2M-8 4l-3 4" />
      <circle class="jet" cx="1.5" cy="2.4" r=".9" />
    </g>
  ),
};

const regeneration: Part = {
  icon: M.regeneration,
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
};

const toxic: Part = {
  icon: M.toxic,
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
};

const recombination: Part = {
  icon: M.recombination,
  front: (body) => (
    <g transform={at(beside(body.spine, 2.6, 0), angle(body, 3))}>
      <path class="strand" d="M-12-4c4 0 4 8 8 8s4-8 8-8 4 8 8 8" />
      <path class="strand other" d="M-12 4c4 0 4-8 8-8s4 8 8 8 4-8 8-8" />
      <path class="line" d="M-11-3v6M-4-3v6M4-3v6M11-3v6" />
    </g>
  ),
};

const edificator: Part = {
  icon: M.edificator,
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
};

const neoplasia: Part = {
  icon: M.neoplasia,
  front: (body) => (
    <g transform={at(beside(body.spine, 2.7, -0.72), angle(body, 3))}>
      <circle class="wash-violet" cx="-7" cy="2" r="5" />
      <circle class="wash-violet" cx="5" cy="2.500" r="4" />
      <circle class="wash-violet" cx="-1" cy="-2" r="6.500" />
      <circle class="jet" cx="-2" cy="-4" r="1" />
      <circle class="jet" cx="2" cy="-1" r=".8" />
      <circle class="jet" cx="-7" cy="2" r=".8" />
      <path class="line" d="M-5-2c2 2 4 3 7 3" />
    </g>
  ),
};

export const CONTINENTS: Readonly<Record<string, Part>> = {
  herding,
  migration,
  suckerfish,
  regeneration,
  toxic,
  recombination,
  edificator,
  neoplasia,
};
