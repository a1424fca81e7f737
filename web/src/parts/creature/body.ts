// Body plans, and how one creature differs from the next.

import { type Point, type Section, GROUND, along, beside, chanceOf } from "./geometry";

/** How creatures of one build differ from those of another. */
export interface Plan {
  readonly spine: readonly (readonly [number, number, number])[];
  readonly hind: number; // where along the spine the legs are
  readonly fore: number;
  readonly ears: "none" | "round" | "pointed" | "frill";
  readonly leg: number; // thickness
}

const PLANS: readonly Plan[] = [
  {
    spine: [
      [5, 60, 0.8],
      [18, 65, 3],
      [34, 60, 8],
      [52, 56, 12],
      [70, 56, 11],
      [84, 50, 7.5],
      [95, 45, 8],
      [107, 48, 4],
    ],
    hind: 2.4,
    fore: 4.2,
    ears: "none",
    leg: 4.5,
  },
  {
    spine: [
      [17, 47, 1],
      [24, 47, 3],
      [35, 51, 14],
      [53, 49, 18],
      [70, 50, 15],
      [83, 46, 10],
      [94, 42, 10.5],
      [106, 47, 5],
    ],
    hind: 2.3,
    fore: 4,
    ears: "round",
    leg: 6,
  },
  {
    spine: [
      [7, 68, 0.8],
      [20, 63, 3.5],
      [36, 57, 11],
      [52, 55, 14],
      [67, 53, 11],
      [78, 40, 6],
      [86, 24, 6],
      [99, 25, 3.8],
    ],
    hind: 2.3,
    fore: 3.9,
    ears: "pointed",
    leg: 5,
  },
  {
    spine: [
      [6, 76, 1],
      [19, 72, 4],
      [36, 63, 13],
      [50, 54, 13],
      [62, 44, 9.5],
      [71, 33, 6.5],
      [82, 24, 8.5],
      [94, 28, 4],
    ],
    hind: 2.3,
    fore: 3.8,
    ears: "pointed",
    leg: 5,
  },
  {
    spine: [
      [5, 57, 2],
      [19, 62, 5],
      [35, 58, 9.5],
      [53, 60, 11],
      [71, 58, 10],
      [84, 49, 8],
      [95, 43, 8.5],
      [106, 47, 4.5],
    ],
    hind: 2.4,
    fore: 4.1,
    ears: "round",
    leg: 4.5,
  },
  {
    spine: [
      [8, 42, 0.8],
      [20, 50, 3],
      [34, 56, 10],
      [51, 52, 15],
      [69, 54, 13],
      [82, 48, 9],
      [93, 42, 9.5],
      [104, 48, 5.5],
    ],
    hind: 2.3,
    fore: 4,
    ears: "frill",
    leg: 5.5,
  },
];

export interface Body {
  readonly spine: readonly Section[];
  readonly hind: number;
  readonly fore: number;
  readonly ears: Plan["ears"];
  readonly leg: number;
  readonly head: Section;
  readonly snout: Section;
  readonly eye: Point;
  readonly feet: readonly { readonly hip: Point; readonly foot: Point; readonly near: boolean }[];
  readonly tint: number;
}

export interface Build {
  readonly bulk: number; // 1 is lean
  readonly belly: number; // added to the middle
  readonly stride: boolean;
}

/** Which of so many plans a creature has. */
export function planOf(seed: number, plans: number): number {
  return Math.floor(chanceOf(seed, 0) * plans);
}

export const LEAN: Build = { bulk: 1, belly: 0, stride: false };

/** The body of a creature: its number chooses the plan and varies it, its looks make it heavy, plump or swift. */
export function bodyOf(seed: number, build: Build, plans: readonly Plan[] = PLANS): Body {
  const plan = plans[planOf(seed, plans.length)]!;
  const vary = (nth: number, span: number): number => (chanceOf(seed, nth) - 0.5) * span;
  const spine = plan.spine.map(([x, y, r], at): Section => {
    const trunk = at >= 2 && at <= 4;
    const heavy = trunk ? build.bulk : 1 + (build.bulk - 1) * 0.4;
    const plump = trunk ? build.belly * (at === 3 ? 1 : 0.6) : 0;
    const grown = r * heavy * (1 + vary(10 + at, 0.18)) + plump;
    const lift = at < 2 ? vary(20, 16) * (at === 0 ? 1 : 0.35) : at > 5 ? vary(21, 7) : 0;
    return { x: x + vary(30 + at, 3), y: y + lift - (trunk ? plump * 0.4 + (heavy - 1) * 8 : 0), r: grown };
  });
  const head = spine.at(-2)!;
  const snout = spine.at(-1)!;
  const nose = along(spine, spine.length - 2);
  const eye = {
    x: head.x + nose.x * head.r * 0.25 + nose.y * head.r * 0.3,
    y: head.y + nose.y * head.r * 0.25 - nose.x * head.r * 0.3,
  };
  const reach = build.stride ? 13 : 0;
  const feet = [plan.hind, plan.fore].flatMap((at, pair) =>
    [false, true].map((near) => {
      const hip = beside(spine, at, 0.45);
      const spread = near ? -2 : 6;
      const swing = reach * (pair === 0 ? (near ? -1 : 0.6) : near ? 1 : -0.6);
      const lifted = build.stride && (pair === 0) === near ? 6 : 0;
      return {
        hip: { x: hip.x + (near ? 0 : 3), y: hip.y },
        foot: { x: hip.x + spread + swing, y: GROUND - lifted - (near ? 0 : 2) },
        near,
      };
    }),
  );
  return {
    spine,
    hind: plan.hind,
    fore: plan.fore,
    ears: plan.ears,
    leg: plan.leg * (build.bulk > 1 ? 1.3 : 1),
    head,
    snout,
    eye,
    feet,
    tint: Math.floor(chanceOf(seed, 5) * 6),
  };
}
