// Food, marks, dice and cards as small drawings: a shape for each as well as a colour.

import "./tokens.css";

/** The three colours of food on 16 by 16, for drawings of other sizes too. */
export const FOOD = {
  red: () => (
    <>
      <circle class="wash-red" cx="8" cy="9.5" r="5.5" />
      <path class="wash-green" d="M8 4.500C9 2 11 1.5 13 2c-.5 2-2 3-5 2.500z" />
      <path class="line" d="M8 4.500V2" />
    </>
  ),
  blue: () => <path class="wash-blue" d="M8 1.500c3 4 4.7 6.2 4.7 8.600a4.7 4.7 0 0 1-9.4 0C3.3 7.7 5 5.5 8 1.500z" />,
  yellow: () => <path class="kernel" d={KERNEL} />,
} as const;

const KERNEL = "M8 1.500c4.5 4 5.5 9.5 0 13-5.5-3.5-4.5-9 0-13z";

export function Berry() {
  return (
    <svg class="drawn token" viewBox="0 0 16 16" aria-hidden="true">
      {FOOD.red()}
    </svg>
  );
}

export function Drop() {
  return (
    <svg class="drawn token" viewBox="0 0 16 16" aria-hidden="true">
      {FOOD.blue()}
    </svg>
  );
}

export function Kernel({ empty = false }: { readonly empty?: boolean }) {
  return (
    <svg class="drawn token" viewBox="0 0 16 16" aria-hidden="true">
      <path class={empty ? "kernel empty" : "kernel"} d={KERNEL} />
    </svg>
  );
}

export function EmptyBowl() {
  return (
    <svg class="drawn token" viewBox="0 0 16 16" aria-hidden="true">
      <path class="hollow" d="M1.500 8.500h13c0 3.500-2.500 6-6.500 6s-6.500-2.500-6.500-6z" />
    </svg>
  );
}

/** Room for one token. */
export function EmptySpot() {
  return (
    <svg class="drawn token" viewBox="0 0 16 16" aria-hidden="true">
      <circle class="hollow" cx="8" cy="9" r="5" />
    </svg>
  );
}

/** Food that has been eaten, whatever it was. */
export function FullBowl() {
  return (
    <svg class="drawn token" viewBox="0 0 16 16" aria-hidden="true">
      <path class="stew" d="M3 8.500c.5-4 9.500-4 10 0z" />
      <path class="earth" d="M1.500 8.500h13c0 3.500-2.500 6-6.500 6s-6.500-2.500-6.500-6z" />
    </svg>
  );
}

export type MarkKind =
  | "fed"
  | "hungry"
  | "asleep"
  | "poisoned"
  | "full"
  | "hidden"
  | "paralysed"
  | "newborn"
  | "breeding"
  | "scared"
  | "lurking"
  | "waiting"
  | "sheltered"
  | "attacked"
  | "barred";

const MARKS: Readonly<Record<MarkKind, string>> = {
  fed: "M3.5 8.500l3 3.5 6-8",
  full: "M2 8.500l3 3.5 5-7M8 11.500l1 .5 5.5-7.5",
  hungry: "M8 3v6.500M8 12.700v.1",
  asleep: "M3 5h6l-6 7h6M10.5 2.500h3.500l-3.5 4h3.5",
  poisoned: "M8 2c3 4 4.5 6 4.5 8.500a4.5 4.5 0 0 1-9 0C3.5 8 5 6 8 2zM6 9l4 4m0-4l-4 4",
  hidden:
    "M3 12.500C2 6.500 5.5 3.500 8.500 3.500c4 0 6 4 4.500 9zM11 11c1-3-1-5-3-5-2 0-3 2-2 3.500 1 1 2.500.5 2.500-.5",
  paralysed: "M9 2.500L5 8.500h5.500L7 13.500",
  newborn:
    "M8 2.500c3 0 4.500 4 4.500 6.500a4.500 4.500 0 0 1-9 0C3.500 6.500 5 2.500 8 2.500zM4 8.500l2-1.500 2 1.500 2-1.500 2 1.500",
  breeding:
    "M5.500 4c1.600 0 2.500 2 2.500 3.600a2.500 2.500 0 0 1-5 0C3 6 4 4 5.500 4zM10.500 7c1.600 0 2.500 2 2.500 3.600a2.500 2.500 0 0 1-5 0C8 9 9 7 10.500 7z",
  scared: "M2.500 8c3-4.500 8-4.500 11 0-3 4.500-8 4.500-11 0zM8 6v4M8 12.700v.2",
  lurking: "M2.500 8c3-4 8-4 11 0-3 4-8 4-11 0zM8 7v2M3 4l2 1M13 4l-2 1",
  waiting: "M12 4.500A5.200 5.200 0 1 0 13.200 9M12.500 2v3h-3",
  sheltered: "M2.500 9L8 3.500 13.500 9M4.500 8v4.500h7V8M8 12.500v-3",
  attacked: "M3 4.500c3 1.500 7 1.500 10 0M4.500 5.500l1 4 1.500-3.500M9 6l1.500 3.500 1-4M3.500 12h9",
  barred: "M4 3h8M4 13h8M5 3c0 3 6 7 6 10M11 3c0 3-6 7-6 10",
};

export function Mark({ kind }: { readonly kind: MarkKind }) {
  return (
    <svg class={`drawn mark mark-${kind}`} viewBox="0 0 16 16" aria-hidden="true">
      <circle class="plate" cx="8" cy="8" r="7.3" />
      <path class="sign" d={MARKS[kind]} />
    </svg>
  );
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6.5],
    [17, 6.5],
    [7, 12],
    [17, 12],
    [7, 17.5],
    [17, 17.5],
  ],
};

export function Die({ pips }: { readonly pips: number }) {
  return (
    <svg class="drawn die" viewBox="0 0 24 24" aria-hidden="true">
      <rect class="paper" x="2" y="2" width="20" height="20" rx="4" />
      {(PIPS[pips] ?? []).map(([x, y]) => (
        <circle class="jet" cx={x} cy={y} r="1.7" />
      ))}
    </svg>
  );
}

export function CardBack() {
  return (
    <svg class="drawn token" viewBox="0 0 16 16" aria-hidden="true">
      <rect class="paper" x="3" y="1.5" width="10" height="13" rx="1.8" />
      <path class="jet-line" d="M5.5 10.5c1.5-.5 1.5-4 5-5M6 5.500h1.5" />
    </svg>
  );
}

export function FirstFlag() {
  return (
    <svg class="drawn token" viewBox="0 0 16 16" aria-hidden="true">
      <path class="wash-yellow" d="M4 2l9 3-9 4z" />
      <path class="line" d="M4 1.500V15" />
    </svg>
  );
}

/** A shelter: leaves over a hollow. */
export function Shelter() {
  return (
    <svg class="drawn token" viewBox="0 0 16 16" aria-hidden="true">
      <path
        class="wash-green"
        d="M1.500 9.500C3 4.500 5.500 2 8 1.500c2.500.5 5 3 6.500 8-2-.5-3 .500-3.500 1-1-.8-2-1-3-1s-2 .200-3 1c-.5-.500-1.500-1.500-3.500-1z"
      />
      <path class="jet-line" d="M8 1.500v8M5.500 4.500L8 6.500l2.500-2" />
      <path class="ink" d="M5 14.500c0-5 6-5 6 0z" />
    </svg>
  );
}
