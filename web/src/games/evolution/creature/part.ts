import type { ComponentChildren } from "preact";
import type { Body } from "./body";

/** How an animal stands just now, as far as it can be seen on the drawing. */
export interface Pose {
  readonly asleep: boolean;
  readonly hidden: boolean; // in its shell
  readonly fat: number; // fat cards, and how many of them are filled
  readonly yellow: number;
  readonly has: (kind: string) => boolean;
}

/** What a trait adds to the drawing: something behind the body, on its skin (cut to its outline) or before it. */
export interface Part {
  readonly behind?: (body: Body, pose: Pose) => ComponentChildren;
  readonly skin?: (body: Body, pose: Pose) => ComponentChildren;
  readonly front?: (body: Body, pose: Pose) => ComponentChildren;
  /** The same part by itself, on 24 by 24: the icon of the trait. */
  readonly icon: () => ComponentChildren;
}
