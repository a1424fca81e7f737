// On the skin, the back and the belly.

import { beside, smooth } from "./geometry";
import type { Part } from "./part";
import { angle, at, ends } from "./placing";

const fat: Part = {
  build: (pose) => ({ belly: 2 + Math.min(pose.fat, 3) * 0.8 + pose.filled * 0.7 }),
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
              class={slot < pose.filled ? "kernel" : "kernel empty"}
              transform={at(place, 20, 1.1)}
              d="M0-4c2.6 2.2 3.2 5.6 0 7.500C-3.2 1.6-2.6-1.8 0-4z"
            />
          );
        })}
      </g>
    );
  },
  icon: () => (
    <>
      <path class="wash-yellow" d="M3 11c0-5 18-5 18 0 0 6-4 9-9 9s-9-3-9-9z" />
      <path class="line" d="M7 15c1 2 3 3 5 3M15 17.500c1-.4 2-1.2 2.5-2" />
      <path class="kernel" d="M12 7.500c2 2 2.5 5 0 6.5-2.5-1.5-2-4.5 0-6.500z" />
    </>
  ),
};

const stripes: Part = {
  skin: (body) => (
    <g class="stripes">
      {[0.7, 1.3, 1.9, 2.5, 3.1, 3.7, 4.3, 4.9, 5.5].map((where, nth) => {
        const top = beside(body.spine, where, -1.1);
        const low = beside(body.spine, where + 0.25, nth % 2 ? 0.25 : 0.6);
        return <path class="stripe" d={`M${top.x} ${top.y}Q${low.x + 3} ${(top.y + low.y) / 2} ${low.x} ${low.y}`} />;
      })}
    </g>
  ),
  icon: () => (
    <>
      <path class="wash-green" d="M4 20C3 10 9 4 20 4c1 10-5 16-16 16z" />
      <path class="stripe" d="M9 9c2 1 4 4 4 7M13 6c2 2 4 5 4 8M6.5 13c1.5 1 3 3 3 5" />
    </>
  ),
};

const spots: Part = {
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
  icon: () => (
    <>
      <path class="wash-violet" d="M12 2c4 6 6 9 6 12.500a6 6 0 0 1-12 0C6 11 8 8 12 2z" />
      <circle class="jet" cx="10" cy="13" r="1.4" />
      <circle class="jet" cx="14" cy="13" r="1.4" />
      <path class="line" d="M9.5 17.500h5" />
    </>
  ),
};

const womb: Part = {
  front: (body) => (
    <g transform={at(beside(body.spine, 3, 0.2))}>
      <ellipse class="womb" rx="8.5" ry="7.5" />
      <path class="wash-rose" d="M-4 3c-3-4 0-8 4-7 3-2 6 1 4 4-1 1-3 1-3 0-1 2 1 3 3 2-1 4-6 4-8 1z" />
      <circle class="jet" cx="1.8" cy="-2.2" r=".8" />
    </g>
  ),
  icon: () => (
    <>
      <ellipse class="womb" cx="12" cy="12.500" rx="9.500" ry="9" />
      <path class="wash-rose" d="M7 16c-4-5 0-11 6-9 4-2 7 2 4 5-1 2-4 1-4 0-1 2 1 4 4 3-2 5-8 5-10 1z" />
      <circle class="jet" cx="14" cy="9.500" r="1" />
    </>
  ),
};

const cocoon: Part = {
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
  icon: () => (
    <>
      <path class="line wide" d="M3 3h18M12 3v2" />
      <path class="silk" d="M12 4c5 2 6 7 5 11-1 4-3 6-5 7-2-1-4-3-5-7-1-4 0-9 5-11z" />
      <path class="line" d="M7.500 10c3-1 6-1 9 1M7 14c3-1 7 0 9.500 1M9 18.500c2-1 4-1 6 0" />
    </>
  ),
};

const shell: Part = {
  front: (body, pose) =>
    pose.hidden ? null : (
      <g transform={at(beside(body.spine, 3, -0.62), angle(body, 3) * 0.6)}>
        <path class="carapace" d="M-21 7C-23-12-8-21 4-19 16-17 23-6 20 7 8 3-8 3-21 7z" />
        <path class="line wide" d="M14 3c2-9-3-16-11-16-7 0-11 5-9 10 2 4 8 4 9 0 0-2-2-3-4-2M-16 4c0-4 1-8 4-11" />
      </g>
    ),
  icon: () => (
    <>
      <path class="carapace" d="M3 19C0 9 7 2 14 3c7 1 10 9 6 16-5-2-12-2-17 0z" />
      <path class="line wide" d="M18 17c2-6-1-10-6-10-4 0-6 4-4 7 2 2 5 1 5-1 0-1-2-2-3-1M5 16c0-2 0-4 1-6" />
    </>
  ),
};

const helix: Part = {
  front: (body) => (
    <g transform={at(beside(body.spine, 2.6, 0), angle(body, 3))}>
      <path class="strand" d="M-12-4c4 0 4 8 8 8s4-8 8-8 4 8 8 8" />
      <path class="strand other" d="M-12 4c4 0 4-8 8-8s4 8 8 8 4-8 8-8" />
      <path class="line" d="M-11-3v6M-4-3v6M4-3v6M11-3v6" />
    </g>
  ),
  icon: () => (
    <>
      <path class="line" d="M8 4h8M7 8.500h5M12 15.500h5M8 20h8" />
      <path class="strand" d="M7 1c0 6 10 8 10 12 0 4-4 5-9 10" />
      <path class="strand other" d="M17 1c0 6-10 8-10 12 0 4 4 5 9 10" />
    </>
  ),
};

const lumps: Part = {
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
  icon: () => (
    <>
      <circle class="wash-violet" cx="7" cy="15" r="5" />
      <circle class="wash-violet" cx="17" cy="16" r="4.500" />
      <circle class="wash-violet" cx="12" cy="9" r="6" />
      <circle class="jet" cx="11" cy="7.500" r="1.300" />
      <circle class="jet" cx="14.500" cy="10.500" r="1" />
      <circle class="jet" cx="6.500" cy="15.500" r="1" />
      <circle class="jet" cx="17.500" cy="16.500" r="1" />
    </>
  ),
};

const CURL = "M-3.500 0c0 3 1.500 5 3.500 5s3.500-2 3.500-5";

const fleece: Part = {
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
  icon: () => (
    <>
      <path
        class="wool-pad"
        d="M5 20c-4 0-5-5-2-7-2-4 1-8 5-7 1-4 7-4 8 0 5-1 7 4 5 7 3 3 1 7-3 7-2 3-5 3-6 0-2 2-5 2-7 0z"
      />
      <path
        class="line"
        d="M6 10c0 2 1 3 2 3s2-1 2-3M13 9c0 2 1 3 2 3s2-1 2-3M8 16c0 2 1 3 2 3s2-1 2-3M15 15c0 2 1 3 2 3s2-1 2-3"
      />
    </>
  ),
};

const shield: Part = {
  front: (body) => (
    <g transform={at(beside(body.spine, 3.9, 0.05), 6)}>
      <path class="paper" d="M-7-8c5 0 6-2 7-2s2 2 7 2c1 9-1 14-7 18-6-4-8-9-7-18z" />
      <path class="wash-green" d="M-1.600-5h3.200v3.400H5v3.200H1.600V5h-3.200V1.600H-5v-3.200h3.400z" />
    </g>
  ),
  icon: () => (
    <>
      <path class="paper" d="M3 4c6 0 7-2 9-2s3 2 9 2c1 10-2 15-9 18C5 19 2 14 3 4z" />
      <path class="wash-green" d="M10 7h4v3.500h3.500v4H14V18h-4v-3.500H6.500v-4H10z" />
    </>
  ),
};

/** A big body shows by itself. */
const bulk: Part = { build: () => ({ bulk: 1.28 }) };

export const TRUNK = {
  fat,
  stripes,
  spots,
  womb,
  cocoon,
  shell,
  helix,
  lumps,
  fleece,
  shield,
  bulk,
} as const;
