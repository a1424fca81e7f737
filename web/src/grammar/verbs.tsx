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

/** Each drawn in a square of 24, filled with the colour of its tone. */
const SIGNS = {
  berry: "M12 8a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM12 8c0-3 2-5 5-5M12 7C10 4 7 4 6 5c1 2 4 3 6 2z",
  fang: "M5 4c5 2 9 2 14 0 0 4-1 7-2 9l-2-5-2 7-1-6-1 6-2-7-2 5C6 11 5 8 5 4zM12 16v4",
  mask: "M3 8c6-2 12-2 18 0 0 6-3 8-6 8-2 0-2-2-3-2s-1 2-3 2c-3 0-6-2-6-8zM7 10.500h3M14 10.500h3",
  plus: "M12 4v16M4 12h16",
  egg: "M12 3c4 0 7 6 7 10a7 7 0 0 1-14 0c0-4 3-10 7-10z",
  step: "M8 4c2 0 3 2 3 4s-1 4-3 4-3-2-3-4 1-4 3-4zM16 10c2 0 3 2 3 4s-1 4-3 4-3-2-3-4 1-4 3-4z",
  coin: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 8v8M9.500 10h5M9.500 14h5",
  leaf: "M5 19C4 10 10 4 20 4c0 10-6 16-15 15zM5 19c3-5 6-8 10-10",
  moon: "M15 3a9 9 0 1 0 6 14A9 9 0 0 1 15 3z",
  shield: "M12 3l8 3c0 7-3 12-8 15-5-3-8-8-8-15z",
  swap: "M4 8h13l-4-4M20 16H7l4 4",
  star: "M12 3l2.500 6.500L21 12l-6.500 2.500L12 21l-2.500-6.500L3 12l6.500-2.500z",
  cross: "M6 6l12 12M18 6L6 18",
  hand: "M7 12V6a1.500 1.500 0 0 1 3 0V4a1.500 1.500 0 0 1 3 0v2a1.500 1.500 0 0 1 3 0v8c0 4-2 7-5 7s-4-2-6-6l-2-3c1-1 3-1 4 1z",
  eye: "M2 12c5-7 15-7 20 0-5 7-15 7-20 0zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
} as const;

/** The signs of what a touch would do; `inside` a drawing they stand where its cell begins. */
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
      {...(inside ? { x: nth * 30 - 15 * shown.length, y: -44, width: 30, height: 30 } : {})}
    >
      <circle class="verb-disc" cx="12" cy="12" r="14" />
      <path d={SIGNS[sign]} />
    </svg>
  ));
  return inside ? <g class="verb-signs">{signs}</g> : <span class="verb-signs">{signs}</span>;
}
