// How fast a replay goes by itself: step by step, or the whole game in about half a minute.

import { t } from "../words/words";

export type Speed = "slow" | "normal" | "lapse";

export const SPEEDS: readonly Speed[] = ["slow", "normal", "lapse"];

const LAPSE_MS = 30_000;
/** Between two steps the page needs time to be drawn. */
const LEAST_MS = 90;

/** How long a step stays, and how many decisions it goes on. */
export function stride(speed: Speed, last: number): { readonly wait: number; readonly steps: number } {
  if (speed === "slow") return { wait: 1800, steps: 1 };
  if (speed === "normal") return { wait: 900, steps: 1 };
  const wait = LAPSE_MS / Math.max(1, last);
  return wait >= LEAST_MS
    ? { wait: Math.min(900, wait), steps: 1 }
    : { wait: LEAST_MS, steps: Math.ceil((last * LEAST_MS) / LAPSE_MS) };
}

export function speedName(speed: Speed): string {
  return t(`speed-${speed}`);
}
