import type { ComponentChildren } from "preact";
import type { Body, Build } from "./body";

/** How a creature stands just now, as far as it can be seen on the drawing. */
export interface Pose {
  readonly asleep: boolean;
  readonly hidden: boolean; // in its shell
  readonly fat: number; // stores of fat, and how many of them are filled
  readonly filled: number;
  readonly has: (look: string) => boolean;
}

/** What a look adds to the drawing: something behind the body, on its skin (cut to its outline) or before it. */
export interface Part {
  /** How the body itself changes. */
  readonly build?: (pose: Pose) => Partial<Build>;
  readonly behind?: (body: Body, pose: Pose) => ComponentChildren;
  readonly skin?: (body: Body, pose: Pose) => ComponentChildren;
  readonly front?: (body: Body, pose: Pose) => ComponentChildren;
  /** The same by itself, on 24 by 24. */
  readonly icon?: () => ComponentChildren;
}
