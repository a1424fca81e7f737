// How a part that is drawn once finds its place on any body.

import type { Body } from "./body";
import { along } from "./geometry";

/** The number of the snout in the spine. */
export const ends = (body: Body): number => body.spine.length - 1;

/** A group moved to a point, turned and scaled. */
export function at(point: { readonly x: number; readonly y: number }, turn = 0, scale = 1): string {
  return `translate(${point.x.toFixed(1)} ${point.y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${scale.toFixed(2)})`;
}

export function angle(body: Body, where: number): number {
  const direction = along(body.spine, Math.round(where));
  return (Math.atan2(direction.y, direction.x) * 180) / Math.PI;
}
