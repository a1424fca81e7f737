// How fast a replay goes by itself: step by step, or the whole game in about half a minute.

export type Speed = "slow" | "normal" | "lapse";

export const SPEEDS: readonly Speed[] = ["slow", "normal", "lapse"];

/** A time-lapse of the whole game. */
const LAPSE_MS = 30_000;
/** Faster than this nothing that moves could be followed. */
const FOLLOWED_MS = 400;

/** How long a step stays. */
export function stepMs(speed: Speed, last: number): number {
  if (speed === "slow") return 1800;
  return speed === "normal" ? 900 : Math.min(900, LAPSE_MS / Math.max(1, last));
}

/** Whether there is time to show what moves in a step. */
export function isFollowed(speed: Speed, last: number): boolean {
  return stepMs(speed, last) >= FOLLOWED_MS;
}

/**
 * The step after `at`, some time after the replay was started at `from`. A time-lapse leaves steps out when pages come
 * more slowly than it goes; otherwise every step is shown.
 */
export function nextStep(speed: Speed, at: number, from: number, elapsed: number, last: number): number {
  const due = speed === "lapse" ? from + Math.floor(elapsed / stepMs(speed, last)) : at + 1;
  return Math.min(last, Math.max(at + 1, due));
}
