// The pictures of the event cards: what happens, to a dinosaur of whoever holds the card.

import type { ComponentChildren } from "preact";
import type { Gene } from "../types";
import { Figure } from "./Dino";
import { SignAt } from "./icons";

const PLAIN: Readonly<Record<Gene, number>> = { tail: 1, leg: 1, horn: 1, egg: 0, fur: 0, parasol: 0, mutation: 0 };

interface DinoProps {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly genes?: Partial<Record<Gene, number>>;
}

/** A dinosaur in a scene: its left edge, its feet, its size. */
function Dino({ seat, x, y, size, genes = {} }: DinoProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size}) translate(0 -142)`}>
      <Figure seat={seat} genes={{ ...PLAIN, ...genes }} small />
    </g>
  );
}

function Cloud({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path
      class="cloud"
      d="M-42 14c-16 0-18-22-2-24 0-20 30-24 36-8 10-10 30-4 28 10 18-2 22 22 4 22z"
      transform={`translate(${x} ${y})`}
    />
  );
}

const TURN_BACK = "M26 14A28 28 0 1 0-18 22M-30 12l12 12 12-12";

/** Each drawn in a frame of 240 x 150, with the ground at 142. */
const SCENES: Readonly<Record<string, (seat: number) => ComponentChildren>> = {
  false_tail: (seat) => <Dino seat={seat} x={50} y={140} size={0.86} genes={{ tail: 3 }} />,
  unexpected_gene: () => (
    <>
      <path class="sack" d="M84 138c-30-40-8-78 18-88h36c26 10 48 48 18 88zM100 50l-8-22h56l-8 22z" />
      <SignAt kind="mutation" x={92} y={64} size={56} />
    </>
  ),
  eternal_season: () => (
    <>
      <SignAt kind="hot" x={66} y={18} size={108} />
      <path class="heavy" d="M112 60v24M128 60v24" />
    </>
  ),
  seasons_rush: () => (
    <>
      <SignAt kind="hot" x={20} y={30} size={82} />
      <SignAt kind="cold" x={138} y={30} size={82} />
      <path class="heavy" d="M84 30q36-30 72 0M142 32l16 2V18M156 122q-36 30-72 0M98 120l-16-2v16" />
    </>
  ),
  backward_weather: () => (
    <>
      <Cloud x={120} y={92} />
      <path class="heavy" d={TURN_BACK} transform="translate(120 66) scale(1.5)" />
    </>
  ),
  rain_dance: (seat) => (
    <>
      <Cloud x={160} y={38} />
      <path class="rain" d="M132 62l-8 18M156 62l-8 18M180 62l-8 18M144 88l-8 18M168 88l-8 18" />
      <g transform="rotate(-14 70 140)">
        <Dino seat={seat} x={10} y={140} size={0.68} />
      </g>
    </>
  ),
  giant_gene: (seat) => <Dino seat={seat} x={34} y={142} size={0.94} genes={{ horn: 3 }} />,
  big_brother: (seat) => (
    <>
      <Dino seat={seat} x={0} y={142} size={0.95} genes={{ horn: 2 }} />
      <Dino seat={seat} x={150} y={142} size={0.46} />
    </>
  ),
  stampede: (seat) => (
    <>
      <path class="dust" d="M6 138c-8-16 10-26 18-16 6-14 26-8 22 8 12-2 14 10 4 10zM10 90h36M4 66h30M14 112h26" />
      <Dino seat={seat} x={38} y={112} size={0.48} genes={{ leg: 2 }} />
      <Dino seat={seat} x={138} y={116} size={0.48} genes={{ leg: 2 }} />
      <Dino seat={seat} x={72} y={142} size={0.6} genes={{ leg: 2 }} />
    </>
  ),
  quicksand: (seat) => (
    <>
      <Dino seat={seat} x={44} y={176} size={0.8} />
      <path class="sand" d="M4 118c30-14 200-14 232 0v32H4z" />
      <path d="M46 128c40-8 110-8 148 0M74 138c30-5 66-5 94 0" />
    </>
  ),
  driftwood: (seat) => (
    <>
      <Dino seat={seat} x={62} y={108} size={0.64} />
      <path class="log" d="M34 104h160c12 0 12 18 0 18H34c-12 0-12-18 0-18zM60 104v18M168 104v18" />
      <path class="sea" d="M0 122q15-12 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0v28H0z" />
    </>
  ),
  barren_year: () => (
    <>
      <path class="nest-ring" d="M50 122c10 24 130 24 140 0-20 10-120 10-140 0z" />
      <path class="shell" d="M92 118c-2-34 20-56 34-54l-8 18 14 8-10 14 12 14z" />
      <path d="M10 60l26 12-8 18 22 8M230 54l-24 14 8 16-20 10" />
    </>
  ),
  far_flung_eggs: (seat) => (
    <>
      <Dino seat={seat} x={-4} y={142} size={0.56} />
      <path class="flight" d="M84 62C110 6 176 10 198 84" />
      <SignAt kind="egg" x={168} y={84} size={58} />
    </>
  ),
  twins: (seat) => (
    <>
      <Dino seat={seat} x={92} y={142} size={0.72} />
      <SignAt kind="egg" x={8} y={80} size={60} />
      <SignAt kind="egg" x={52} y={80} size={60} />
    </>
  ),
  egg_thief: (seat) => (
    <>
      <Dino seat={seat} x={20} y={142} size={0.8} genes={{ leg: 2 }} />
      <SignAt kind="egg" x={168} y={70} size={56} />
      <path class="dust" d="M2 96h26M0 116h22M4 134h18" />
    </>
  ),
  ice_cold: (seat) => (
    <>
      <Dino seat={seat} x={44} y={138} size={0.76} />
      <path class="ice" d="M30 22l172-10 12 130H24z" />
      <path class="glimmer" d="M50 40l34-4M50 56l14-2M188 112l6 18" />
    </>
  ),
  scorched: (seat) => (
    <>
      <SignAt kind="hot" x={150} y={-8} size={96} />
      <Dino seat={seat} x={4} y={142} size={0.74} genes={{ parasol: 1 }} />
      <path class="flame" d="M54 52c-14-14 4-26 0-42 16 8 26 28 14 42z" />
    </>
  ),
  wetsuit: (seat) => <Dino seat={seat} x={40} y={142} size={0.9} genes={{ fur: 3 }} />,
  extra_parasols: (seat) => <Dino seat={seat} x={40} y={146} size={0.84} genes={{ parasol: 3 }} />,
  epidemic: (seat) => (
    <>
      <Dino seat={seat} x={16} y={142} size={0.8} />
      <g class="germ">
        {[
          [194, 40, 1.2],
          [214, 104, 0.8],
          [150, 24, 0.7],
        ].map(([x, y, size]) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
            <path d="M0-26v52M-26 0h52M-18-18l36 36M18-18l-36 36" />
            <circle r="16" />
          </g>
        ))}
      </g>
    </>
  ),
  bargain: () => (
    <>
      <path class="tag" d="M30 76l50-52h126v104H80z" />
      <circle class="hole" cx="62" cy="76" r="8" />
      <SignAt kind="mutation" x={84} y={36} size={80} />
      <path class="heavy" d="M170 76h24" />
    </>
  ),
  dead_end: (seat) => (
    <>
      <Dino seat={seat} x={-6} y={142} size={0.66} />
      <path class="log" d="M174 142V30M214 142V30" />
      <path class="bar-red" d="M150 38h86v30h-86zM150 82h86v30h-86z" />
    </>
  ),
};

/** The picture of an event card, for a seat. */
export function Happening({ event, seat }: { readonly event: string; readonly seat: number }) {
  const scene = SCENES[event];
  return (
    <svg class="drawn happening" viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      {scene ? scene(seat) : <SignAt kind="card" x={70} y={24} size={100} />}
    </svg>
  );
}
