// The kinds of magical creatures: drake, salamander, griffin, fox, kelpie and bogle. Which one a creature is has no meaning
// in the game. A creature that sleeps lies down: its belly and its chin come to rest on the ground.

import type { Plan } from "../../../parts/creature/body";
import { GROUND } from "../../../parts/creature/geometry";

export type Kind = "drake" | "salamander" | "griffin" | "fox" | "kelpie" | "bogle";

export interface KindPlan extends Plan {
  readonly kind: Kind;
}

export const PLANS: readonly KindPlan[] = [
  {
    kind: "drake",
    spine: [
      [3, 66, 0.8],
      [15, 73, 3],
      [31, 64, 9],
      [47, 57, 12.5],
      [62, 53, 11],
      [74, 40, 6.5],
      [83, 26, 7.5],
      [96, 28, 4.2],
    ],
    hind: 2.4,
    fore: 4,
    ears: "none",
    leg: 5,
  },
  {
    kind: "salamander",
    spine: [
      [4, 56, 0.9],
      [17, 67, 4.2],
      [34, 65, 9],
      [51, 63, 11],
      [68, 62, 10],
      [81, 57, 8],
      [93, 52, 10],
      [106, 55, 6.5],
    ],
    hind: 2.2,
    fore: 4.2,
    ears: "none",
    leg: 4.5,
  },
  {
    kind: "griffin",
    spine: [
      [7, 44, 0.9],
      [18, 55, 2.8],
      [33, 57, 10.5],
      [50, 54, 12.5],
      [67, 51, 12.5],
      [78, 39, 9],
      [87, 29, 9.5],
      [97, 31, 4.5],
    ],
    hind: 2.3,
    fore: 4.1,
    ears: "pointed",
    leg: 5,
  },
  {
    kind: "fox",
    spine: [
      [9, 41, 4],
      [20, 50, 7.5],
      [34, 58, 8.5],
      [50, 55, 11],
      [66, 53, 10],
      [78, 44, 7.5],
      [89, 37, 10],
      [102, 42, 3.2],
    ],
    hind: 2.3,
    fore: 4.1,
    ears: "none",
    leg: 4.5,
  },
  {
    kind: "kelpie",
    spine: [
      [12, 62, 1.4],
      [25, 58, 4.5],
      [41, 54, 11.5],
      [55, 52, 12.5],
      [70, 50, 11.5],
      [81, 36, 7.5],
      [90, 23, 7.5],
      [102, 31, 4.8],
    ],
    hind: 2.3,
    fore: 4,
    ears: "pointed",
    leg: 4.8,
  },
  {
    kind: "bogle",
    spine: [
      [15, 57, 1.6],
      [23, 57, 4.5],
      [36, 55, 15],
      [53, 51, 19],
      [70, 49, 16.5],
      [82, 43, 12.5],
      [92, 39, 12.5],
      [103, 43, 6],
    ],
    hind: 2.4,
    fore: 3.9,
    ears: "round",
    leg: 6,
  },
];

/** The same bodies, lying down. */
export const LYING: readonly KindPlan[] = PLANS.map((plan) => {
  const drop = Math.min(...plan.spine.slice(2, 5).map(([, y, r]) => GROUND - 1 - y - r));
  return {
    ...plan,
    spine: plan.spine.map(([x, y, r], at): readonly [number, number, number] => {
      const rest = GROUND - 1 - r;
      const fallen = y + drop;
      return [x, at > 4 || at < 2 ? fallen + (rest - fallen) * 0.72 : fallen, r];
    }),
  };
});
