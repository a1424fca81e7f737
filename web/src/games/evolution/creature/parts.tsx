// What each trait adds to an animal. A new trait needs one entry here and one icon in icons.tsx.

import { GROUND, beside, smooth } from "./geometry";
import { I } from "./icons";
import type { Part } from "./part";
import { CONTINENTS } from "./parts-continents";
import { SMALL_SETS } from "./parts-small-sets";
import { TIME_TO_FLY } from "./parts-time-to-fly";
import { angle, at, ends } from "./placing";

const carnivorous: Part = {
  icon: I.carnivorous,
  front: (body) => (
    <g transform={at(beside(body.spine, ends(body) - 0.1, 0.55), angle(body, ends(body)))}>
      <path class="bone" d="M-7 0l1.7 5.500L-3.4 0zM-3 .5l1.7 6L1 .5zM1.5.3l1.3 4.700L4.4 0z" />
      <path class="line" d="M-9-.5C-4 1 1 1 5-.5" />
    </g>
  ),
};

const fatTissue: Part = {
  icon: I.fat_tissue,
  front: (body, pose) => {
    const slots = Math.min(pose.fat, 5);
    return (
      <g>
        <path
          class="line faint"
          d={smooth(
            [2.2, 2.7, 3.2, 3.7].map((where) => beside(body.spine, where, 0.72)),
            false,
          )}
        />
        {Array.from({ length: slots }, (_, slot) => {
          const place = beside(
            body.spine,
            2.1 + (slot * 1.9) / Math.max(1, slots - 1 || 1) + (slots === 1 ? 0.8 : 0),
            0.42,
          );
          return (
            <path
              class={slot < pose.yellow ? "kernel" : "kernel empty"}
              transform={at(place, 20, 1.1)}
              d="M0-4c2.6 2.2 3.2 5.6 0 7.500C-3.2 1.6-2.6-1.8 0-4z"
            />
          );
        })}
      </g>
    );
  },
};

const swimming: Part = {
  icon: I.swimming,
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
};

const camouflage: Part = {
  icon: I.camouflage,
  skin: (body) => (
    <g class="stripes">
      {[0.7, 1.3, 1.9, 2.5, 3.1, 3.7, 4.3, 4.9, 5.5].map((where, nth) => {
        const top = beside(body.spine, where, -1.1);
        const low = beside(body.spine, where + 0.25, nth % 2 ? 0.25 : 0.6);
        return <path class="stripe" d={`M${top.x} ${top.y}Q${low.x + 3} ${(top.y + low.y) / 2} ${low.x} ${low.y}`} />;
      })}
    </g>
  ),
};

const sharpVision: Part = {
  icon: I.sharp_vision,
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
};

const burrowing: Part = {
  icon: I.burrowing,
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
};

const highBodyWeight: Part = {
  icon: I.high_body_weight,
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
};

const running: Part = {
  icon: I.running,
  behind: (body) => {
    const rear = body.spine[1]!;
    return (
      <path
        class="line faint"
        d={`M${rear.x - 14} ${rear.y + 7}h14M${rear.x - 10} ${rear.y + 13}h18M${rear.x - 14} ${rear.y + 19}h12`}
      />
    );
  },
};

const mimicry: Part = {
  icon: I.mimicry,
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
};

const tailLoss: Part = {
  icon: I.tail_loss,
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
};

const poisonous: Part = {
  icon: I.poisonous,
  skin: (body) => (
    <g>
      {[1.5, 2.2, 2.9, 3.5, 4.1, 4.8, 5.6].map((where, nth) => {
        const place = beside(body.spine, where, nth % 2 ? -0.15 : -0.62);
        return <circle class="spot" cx={place.x} cy={place.y} r={nth % 3 === 1 ? 3.3 : 2.2} />;
      })}
    </g>
  ),
  front: (body) => (
    <path
      class="wash-violet"
      transform={at(beside(body.spine, ends(body), 1))}
      d="M1 2c2 3.2 3 4.6 3 6.300a3 3 0 0 1-6 0C-2 6.6-1 5.2 1 2z"
    />
  ),
};

const hibernation: Part = {
  icon: I.hibernation,
  front: (body) => (
    <g transform={at(beside(body.spine, ends(body) - 1.1, -0.75), angle(body, ends(body) - 1) * 0.5)}>
      <path class="wash-blue" d="M-8 1C-8-8-14-13-20-10c1-6 9-9 16-6 6 2.5 10 9 11 16z" />
      <circle class="paper" cx="-20" cy="-9" r="3" />
      <path class="paper" d="M-9 0C-3-2.5 3-2.5 8-1l-.5 3.500C3 1.5-3 1.5-8.5 4z" />
    </g>
  ),
};

const grazing: Part = {
  icon: I.grazing,
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
};

const piracy: Part = {
  icon: I.piracy,
  front: (body, pose) => {
    if (pose.has("hibernation")) {
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
};

const scavenger: Part = {
  icon: I.scavenger,
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
};

const parasite: Part = {
  icon: I.parasite,
  front: (body) => (
    <g transform={at(beside(body.spine, 3.6, -1), angle(body, 3) + 6)}>
      <path class="line" d="M-4-3l-6 4M-1-2l-4 6M3-2l2 6M6-3l6 4" />
      <ellipse class="wash-red" cx="0" cy="-5" rx="8" ry="5.5" />
      <path class="line" d="M-3-10v10M1-10.500V.5" />
      <circle class="ink" cx="8" cy="-3" r="2.6" />
    </g>
  ),
};

const communication: Part = {
  icon: I.communication,
  front: (body) => (
    <path
      class="line wide red"
      transform={at(body.snout, Math.min(0, angle(body, ends(body)) - 18))}
      d="M8-4c1.8 2.4 1.8 5.6 0 8M12-7c3 4 3 10 0 14"
    />
  ),
};

const cooperation: Part = {
  icon: I.cooperation,
  front: (body) => (
    <g transform={at(beside(body.spine, ends(body) - 2.1, 0.1), angle(body, ends(body) - 2))}>
      <path class="wash-blue" d="M-3-8.500C0-6 0 6-3 8.500L1 9.500C4 6 4-6 1-9.500z" />
      <path class="wash-yellow" d="M-1 8l3 6 3-5z" />
    </g>
  ),
};

const symbiosis: Part = {
  icon: I.symbiosis,
  front: (body) => (
    <g transform={at(beside(body.spine, 2.3, -1.05), angle(body, 2) * 0.5)}>
      <path class="line" d="M-1-1v3M2-1v3" />
      <path class="wash-yellow" d="M-11-2c3-1 4-6 8-9 4-2 8 0 8 3l4 1.200L5.3-5C5-1 0 0-3-.5z" />
      <path class="line" d="M-4-4c2 0 4-.7 5-2" />
      <circle class="jet" cx="2.2" cy="-8.3" r=".9" />
    </g>
  ),
};

export const PARTS: Readonly<Record<string, Part>> = {
  carnivorous,
  fat_tissue: fatTissue,
  swimming,
  camouflage,
  sharp_vision: sharpVision,
  burrowing,
  high_body_weight: highBodyWeight,
  running,
  mimicry,
  tail_loss: tailLoss,
  poisonous,
  hibernation,
  grazing,
  piracy,
  scavenger,
  parasite,
  communication,
  cooperation,
  symbiosis,
  ...TIME_TO_FLY,
  ...CONTINENTS,
  ...SMALL_SETS,
};
