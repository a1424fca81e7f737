// The five covers, drawn like pages of one notebook.

import type { ComponentChildren } from "preact";
import { Creature } from "../games/evolution/creature/Creature";

function Page({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg
      class="drawn cover-art"
      viewBox="0 0 320 170"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

function Fern({ x, y, size = 1 }: { readonly x: number; readonly y: number; readonly size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        class="fern"
        d="M0 0C-2-12 0-26 10-36M0-8c-6-1-9-4-11-8M1-16c-6-1-9-5-10-9M4-25c-5-2-7-5-8-9M1-12c5 0 8-2 11-5M3-21c5 0 8-2 10-5M7-29c4 0 6-1 8-3"
      />
    </g>
  );
}

function Sun({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle class="sun" r="15" />
      <path class="ray" d="M0-22v-7M0 22v7M22 0h7M-22 0h-7M15-15l5-5M-15-15l-5-5M15 15l5 5M-15 15l-5 5" />
    </g>
  );
}

function Evolution() {
  return (
    <Page>
      <Sun x={268} y={38} />
      <path class="hill far" d="M0 118C40 92 90 96 140 112S260 92 320 108V170H0z" />
      <path class="hill" d="M0 142c50-16 110-14 170-4s110 0 150-8v40H0z" />
      <Creature seed={7} traits={["high_body_weight", "symbiosis"]} at={{ x: 14, y: 40, width: 132 }} />
      <Creature seed={6} traits={["carnivorous", "camouflage"]} at={{ x: 132, y: 64, width: 98 }} />
      <Creature seed={3} traits={["swimming"]} at={{ x: 224, y: 82, width: 84 }} />
      <Fern x={12} y={160} size={1.2} />
      <Fern x={124} y={168} />
      <Fern x={306} y={166} size={1.1} />
    </Page>
  );
}

function NewWorld() {
  return (
    <Page>
      <path class="sea" d="M0 0h320v170H0z" />
      <path
        class="land"
        d="M36 96C30 58 76 26 124 34c30 5 34-10 66-8 52 3 96 36 92 74-3 34-44 54-96 50-34-3-46 8-80 2-40-6-66-24-70-56z"
      />
      <path class="coast" d="M26 98C20 52 72 16 124 24c30 5 34-10 68-8 58 4 106 42 101 86-4 40-52 62-108 58" />
      <path class="peak" d="M92 88l20-34 20 34zM120 92l16-26 17 26z" />
      <path class="peak snow" d="M106 65l6-11 6 11-6 4z" />
      <path class="line" d="M206 62c6-8 10-8 16 0M226 54c6-8 10-8 16 0M190 116c14-8 24 6 40-4s24-4 34-6" />
      <Creature seed={12} traits={["running"]} at={{ x: 196, y: 66, width: 66 }} />
      <Creature seed={9} traits={["fat_tissue"]} fat={1} at={{ x: 74, y: 88, width: 62 }} />
      <path class="route" d="M58 128c30 20 70-20 104-8s40 10 70-6" />
      <g transform="translate(286 34)">
        <circle class="paper" r="17" />
        <path class="wash-red" d="M0-14l5 14H-5z" />
        <path class="paper" d="M0 14l5-14H-5z" />
      </g>
    </Page>
  );
}

function Magical() {
  return (
    <Page>
      <path class="nightsky" d="M0 0h320v170H0z" />
      <path
        class="star"
        d="M40 28l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM270 22l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM208 44l1 4 4 1-4 1-1 4-1-4-4-1 4-1zM92 52l1 4 4 1-4 1-1 4-1-4-4-1 4-1z"
      />
      <path class="moon" d="M250 70a26 26 0 1 1-14-40 22 22 0 0 0 14 40z" />
      <path class="hill dark" d="M0 148c60-20 120-18 180-8s100 2 140-8v38H0z" />
      <path
        class="wing"
        d="M150 92C120 40 88 30 62 36c14 10 14 18 12 26 14-4 20 2 22 10 12-4 20 2 22 12 10-3 20 0 32 8z"
      />
      <Creature seed={4} traits={["mimicry"]} at={{ x: 104, y: 44, width: 128 }} />
      <path
        class="crystal"
        d="M36 150l8-34 12-10 10 14 4 30zM66 152l6-22 10-6 8 10 2 18zM262 152l8-30 12-12 12 16 4 26z"
      />
      <path class="facet" d="M56 106l-2 44M82 124l-2 28M282 110l-2 42" />
    </Page>
  );
}

function Dinosaurs() {
  return (
    <Page>
      <Sun x={54} y={36} />
      <path class="peak" d="M176 112l38-62c6-4 16-4 22 0l42 62z" />
      <path class="lava" d="M214 50c6-4 16-4 22 0l-3 14-6-6-5 12-4-10z" />
      <path class="smoke" d="M224 44c-10-6-2-16-10-22 12 0 14-14 26-12 12 2 8 16 16 20-12 0-14 14-32 14z" />
      <path class="hill brick" d="M0 138c60-20 120-14 190-6s90 0 130-8v46H0z" />
      <g class="tint-1">
        <path
          class="dino"
          d="M52 150c-6-26 4-44 30-48 12-2 20-10 24-28 3-14 8-22 18-24 8-1 14 3 15 8-5 2-10 2-13 4-8 6-6 26-6 36 0 18 4 30 2 52h-12l-4-24c-12 6-22 6-32 2l-2 22zM58 130c-16 8-28 14-46 12 16-6 26-16 36-30"
        />
      </g>
      <circle class="ink" cx="128" cy="54" r="1.8" />
      <path class="line" d="M58 120l5-6 5 6 5-6 5 6 5-6 5 6" />
      <Creature seed={11} traits={["high_body_weight", "carnivorous"]} at={{ x: 198, y: 82, width: 92 }} />
      <path
        class="egg"
        d="M150 152c0-9 4-15 8-15s8 6 8 15a8 8 0 0 1-16 0zM168 156c0-8 3-13 7-13s7 5 7 13a7 7 0 0 1-14 0z"
      />
      <Fern x={304} y={166} size={1.3} />
    </Page>
  );
}

function Marine() {
  const hex = "M0-26l22.5 13v26L0 26l-22.5-13v-26z";
  return (
    <Page>
      <path class="sea deep" d="M0 0h320v170H0z" />
      {[
        [44, 44],
        [89, 44],
        [66, 83],
        [266, 122],
        [244, 83],
        [289, 83],
        [111, 83],
      ].map(([x, y], nth) => (
        <path key={nth} class={nth % 3 === 0 ? "cell bright" : "cell"} transform={`translate(${x} ${y})`} d={hex} />
      ))}
      <g class="fish">
        <path class="wash-yellow" d="M136 92c14-24 48-26 66-4l18-14c-2 10-2 20 2 30l-20-10c-18 20-52 18-66-2z" />
        <path class="line" d="M158 84c5 6 5 12 0 18M172 80c6 8 6 16 0 24M184 82c5 7 5 12 0 18" />
        <circle class="paper" cx="148" cy="89" r="4.5" />
        <circle class="jet" cx="147" cy="89" r="2" />
      </g>
      <path class="jelly" d="M226 46c0-20 40-20 40 0-4 4-8-2-12 2-4 3-6-3-10 0-5 3-6-5-18-2z" />
      <path class="line" d="M232 50c4 10-4 14 0 26M242 50c3 10-3 16 1 26M254 50c4 10-4 16 0 24" />
      <path
        class="weed"
        d="M20 170c-6-20 8-28 0-48M34 170c6-16-6-24 2-40M300 170c-6-16 8-24 0-40M180 170c-5-12 6-18 0-30M194 170c5-10-4-16 2-24"
      />
      <path class="wash-red" d="M108 162c-2-8 4-12 10-12 2-6 8-8 12-3 7-2 12 3 10 9 4 3 4 6 2 8z" />
      <path class="bubble" d="M126 70a3 3 0 1 0 .1 0zM118 58a4 4 0 1 0 .1 0zM124 42a2.5 2.5 0 1 0 .1 0z" />
    </Page>
  );
}

const COVERS: Readonly<Record<string, () => ComponentChildren>> = {
  evolution: Evolution,
  newworld: NewWorld,
  magical: Magical,
  dinosaurs: Dinosaurs,
  marine: Marine,
};

export function Cover({ game }: { readonly game: string }) {
  const Art = COVERS[game];
  return Art ? <>{Art()}</> : null;
}
