// What a touch would do, as a sign: a berry to eat, a fang to attack, a mask to steal. Each game says which of its moves
// has which sign.

import { useSession } from "../app/session";

/** How it is meant; each has a colour of its own, and no meaning hangs on the colour alone. */
export type Tone = "food" | "harm" | "steal" | "grow" | "go" | "rest" | "pay";

/** What a move does, by its key. Where somebody aims at somebody, the places of its phrase between which that goes. */
export interface Verb {
  readonly sign: keyof typeof SIGNS;
  readonly tone: Tone;
  readonly from?: string;
  readonly to?: string;
}

export type Verbs = Readonly<Record<string, Verb>>;

/** Each drawn in a square of 24. Whatever is closed is filled; lines stay lines. */
const SIGNS = {
  berry: "M12 8.500a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM12.500 7c2-4 5-4 7-3.500-.5 3-3.500 4.500-7 3.500z",
  fang: "M3 5c6 2.500 12 2.500 18 0-.5 3-1 4-2 5l-1.500 9L14.500 10h-5L6.500 19 5 10C4 9 3.500 8 3 5z",
  mask: "M2 8c7-2.500 13-2.500 20 0 0 7-3.500 9-6.500 9-2 0-2.500-2-3.500-2s-1.500 2-3.500 2C5.500 17 2 15 2 8zM5.500 11a2.200 1.700 0 1 0 4.400 0 2.200 1.700 0 1 0-4.400 0zM14.100 11a2.200 1.700 0 1 0 4.400 0 2.200 1.700 0 1 0-4.400 0z",
  plus: "M12 4v16M4 12h16",
  egg: "M12 3c4 0 7 6 7 10a7 7 0 0 1-14 0c0-4 3-10 7-10z",
  step: "M8 4c2 0 3 2 3 4s-1 4-3 4-3-2-3-4 1-4 3-4zM16 10c2 0 3 2 3 4s-1 4-3 4-3-2-3-4 1-4 3-4z",
  coin: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 7.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9z",
  leaf: "M5 19C4 10 10 4 20 4c0 10-6 16-15 15zM5 19c3-5 6-8 10-10",
  moon: "M15 3a9 9 0 1 0 6 14A9 9 0 0 1 15 3z",
  shield: "M12 3l8 3c0 7-3 12-8 15-5-3-8-8-8-15z",
  swap: "M4 8h13l-4-4M20 16H7l4 4",
  star: "M12 3l2.500 6.500L21 12l-6.500 2.500L12 21l-2.500-6.500L3 12l6.500-2.500z",
  cross: "M6 6l12 12M18 6L6 18",
  hand: "M7 12V6a1.500 1.500 0 0 1 3 0V4a1.500 1.500 0 0 1 3 0v2a1.500 1.500 0 0 1 3 0v8c0 4-2 7-5 7s-4-2-6-6l-2-3c1-1 3-1 4 1z",
  eye: "M2 12c5-7 15-7 20 0-5 7-15 7-20 0zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
} as const;

const MAPPED = 36; // the width of a sign on a map, in its units

/** The signs of what a touch would do; `inside` a drawing they stand below the middle of their cell. */
export function Signs({ verbs, inside }: { readonly verbs: readonly string[]; readonly inside?: boolean }) {
  const session = useSession();
  const shown = verbs.slice(0, 2).map((key) => session.verbs[key]!);
  const signs = shown.map(({ sign, tone }, nth) => (
    <svg
      key={sign}
      class="verb-sign"
      data-tone={tone}
      viewBox="-3 -3 30 30"
      aria-hidden="true"
      focusable="false"
      {...(inside ? { x: nth * MAPPED - (MAPPED / 2) * shown.length, y: 8, width: MAPPED, height: MAPPED } : {})}
    >
      <circle class="verb-disc" cx="12" cy="12" r="14" />
      <path data-lines={!SIGNS[sign].includes("z") || undefined} d={SIGNS[sign]} />
    </svg>
  ));
  return inside ? <g class="verb-signs">{signs}</g> : <span class="verb-signs">{signs}</span>;
}
