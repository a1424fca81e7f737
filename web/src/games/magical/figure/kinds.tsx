// What is peculiar to each kind of magical creature, before it has any property.

import { beside, smooth } from "../../../parts/creature/geometry";
import type { Part } from "../../../parts/creature/part";
import { angle, at, ends } from "../../../parts/creature/placing";
import type { Kind } from "./plans";

const drake: Part = {
  behind: (body) => (
    <path
      class="wash-violet"
      transform={at(body.spine[0]!, angle(body, 0) + 180)}
      d="M-4-2C2-8 8-8 14-4 10-2 9 2 11 5 5 6 0 5-4 2z"
    />
  ),
  skin: (body) => (
    <g>
      {[2.2, 2.7, 3.2, 3.7, 4.2, 4.8, 5.4].map((where) => {
        const [from, to] = [beside(body.spine, where, 0.35), beside(body.spine, where + 0.1, 1.2)];
        return <path class="line faint" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
      })}
    </g>
  ),
  front: (body) => (
    <g>
      {[2.2, 2.8, 3.4, 4, 4.7, 5.3].map((where) => (
        <path
          class="wash-violet"
          transform={at(beside(body.spine, where, -0.94), angle(body, where), 0.9)}
          d="M-3.500 1L0-6 3.500 1z"
        />
      ))}
      <path
        class="bone"
        transform={at(beside(body.spine, ends(body) - 1, -0.75), -20)}
        d="M-2 2c-5-2-9-6-9-11 3 4 7 5 12 8z"
      />
    </g>
  ),
};

const salamander: Part = {
  skin: (body) => (
    <g>
      {[1.4, 2.1, 2.9, 3.6, 4.3, 5].map((where, nth) => {
        const spot = beside(body.spine, where, nth % 2 ? -0.2 : -0.6);
        return <ellipse class="wash-yellow" cx={spot.x} cy={spot.y} rx={nth % 2 ? 2.6 : 3.6} ry={nth % 2 ? 2 : 2.6} />;
      })}
    </g>
  ),
  front: (body) => (
    <path
      class="wash-rose"
      transform={at(beside(body.spine, ends(body) - 1.7, -0.5), angle(body, ends(body) - 1) * 0.5)}
      d="M3 4C-3 2-9 1-13-3c4 0 6 0 8 1-3-4-5-7-5-11 3 3 5 5 7 8 0-4 1-7 3-9 1 5 2 9 2 14z"
    />
  ),
};

const griffin: Part = {
  behind: (body) => (
    <path
      class="leg"
      transform={at(body.spine[0]!, angle(body, 0) + 180)}
      d="M-3-2c3-6 8-7 13-4-2 2-1 5 1 8-6 3-11 2-14-2z"
    />
  ),
  front: (body) => (
    <g>
      <path
        class="paper"
        transform={at(beside(body.spine, 5, 0.15), angle(body, 5))}
        d="M-6-9l3 4-4 2 4 2-4 3 5 1-3 4 6-1c4-4 4-13 0-17z"
      />
      <path
        class="wash-yellow"
        transform={at(body.snout, angle(body, ends(body)))}
        d="M-4-4.500C3-6 8-3 8 2c0 3-1 4.500-3 6.500 0-4-2-5-9-5z"
      />
    </g>
  ),
};

const fox: Part = {
  skin: (body) => (
    <path
      class="paper"
      d={smooth([
        beside(body.spine, -0.2, -1.5),
        beside(body.spine, 0.7, -1.3),
        beside(body.spine, 0.5, 0),
        beside(body.spine, 0.8, 1.3),
        beside(body.spine, -0.2, 1.5),
      ])}
    />
  ),
  front: (body) => (
    <g transform={at(beside(body.spine, ends(body) - 1.15, -0.7), angle(body, ends(body) - 1) * 0.4)}>
      <path class="leg" d="M-7 3C-12-4-12-11-9-17-4-13-1-7 0 0z" />
      <path class="leg" d="M-1 2c-1-7 2-14 7-18 2 6 1 12-1 18z" />
      <path class="line faint" d="M-7-3c-2-3-2-6-2-9M2-2c0-4 2-7 4-10" />
    </g>
  ),
};

const kelpie: Part = {
  behind: (body) => (
    <path
      class="wash-teal"
      transform={at(body.spine[0]!, angle(body, 0) + 180)}
      d="M-5-2C0-9 6-12 13-12 9-7 8-3 9 0c0 4 2 7 5 11C6 11 0 8-5 3z"
    />
  ),
  front: (body) => (
    <g>
      {[4.5, 5, 5.5, 6].map((where, nth) => (
        <path
          class="wash-teal"
          transform={at(beside(body.spine, where, -0.8), angle(body, where) + 14, 1 - nth * 0.08)}
          d="M5 2C0 3-6 1-9-6c3 2 5 2 7 1-3-2-3-5-2-8 3 5 7 7 9 8z"
        />
      ))}
      <path
        class="bone"
        transform={at(beside(body.spine, ends(body) - 0.8, -0.8), 12)}
        d="M-2.500 1L3-15 4.500 1zM-1-4l5-1M.5-8l3-1"
      />
    </g>
  ),
};

const bogle: Part = {
  skin: (body) => (
    <g>
      {[2.2, 2.8, 3.4, 4].flatMap((where, column) =>
        [-0.45, 0, 0.45].map((side) => {
          const hair = beside(body.spine, where + (column % 2) * 0.15, side);
          return <path class="line faint" d={`M${hair.x} ${hair.y}q-2 2-1 5`} />;
        }),
      )}
    </g>
  ),
  front: (body) => (
    <g transform={at(beside(body.spine, ends(body) - 1.3, -0.95), angle(body, ends(body) - 1) * 0.4)}>
      <path class="line" d="M0 2C-1-3 0-7 2-10" />
      <path class="wash-green" d="M1-7C-6-6-11-9-13-15-6-16 0-14 1-7zM2-9c1-6 6-10 12-9 0 6-5 10-12 9z" />
    </g>
  ),
};

export const KINDS: Readonly<Record<Kind, Part>> = { drake, salamander, griffin, fox, kelpie, bogle };
