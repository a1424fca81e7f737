// The ten sources of energy (MAG-1.5), each a place in ink and wash. Energy lies before them, so the lower third is ground.

import type { ComponentChildren } from "preact";
import "../../../parts/creature/creature.css";

const STAR = "M0-5l1.300 3.700L5 0 1.300 1.300 0 5l-1.300-3.700L-5 0l3.700-1.300z";

function Stars({ places }: { readonly places: readonly (readonly [number, number, number])[] }) {
  return (
    <>
      {places.map(([x, y, size], nth) => (
        <path key={nth} class="star-gold" transform={`translate(${x} ${y}) scale(${size})`} d={STAR} />
      ))}
    </>
  );
}

const Ground = () => <path class="near" d="M0 118c40-10 90-6 130-2s80 2 110-4v48H0z" />;

const thornThicket = (): ComponentChildren => (
  <>
    <path class="sky" d="M0 0h240v160H0z" />
    <path class="far" d="M0 92c30-22 62-20 90-6s70-22 150-2v40H0z" />
    <Ground />
    <path class="thorn" d="M20 130C30 70 70 50 96 74s-20 60-36 30 40-70 84-56 60 60 30 76-40-44 4-60 52 30 46 66" />
    <path
      class="thorn thin"
      d="M34 96l-10-4M46 74l-8-8M70 60l-2-11M98 76l10-6M88 100l9 7M120 44l-2-11M150 50l6-9M176 78l11-3M172 110l-10 6M196 66l8-8M222 92l10-4M60 104l-10 6"
    />
    <path
      class="wash-rose"
      d="M100 60c-6-8 4-14 8-7 6-6 13 3 6 8 3 8-8 9-9 2-6 3-10-1-5-3zM196 96c-6-7 3-12 7-6 6-5 11 3 5 7 3 7-7 8-8 2-5 3-8-1-4-3z"
    />
    <path class="leaf" d="M130 40c6-8 14-8 20-4-5 7-13 9-20 4zM52 120c-8-2-12-8-11-15 8 1 12 7 11 15z" />
  </>
);

const mistLake = (): ComponentChildren => (
  <>
    <path class="sky" d="M0 0h240v160H0z" />
    <path class="far" d="M0 74c20-26 40-34 60-16 16-30 44-30 60-2 18-22 40-22 54-2 20-18 46-14 66 8v24H0z" />
    <path class="water" d="M0 84c60-8 180-8 240 0v76H0z" />
    <path class="line" d="M30 102h36M150 96h44M96 118h50M20 134h30M180 126h40" />
    <path
      class="mist"
      d="M0 80c30-12 60 0 90-4s60-10 90-2 40-6 60-2v14c-40 8-80 0-120 4S30 96 0 92zM40 108c40-8 100-6 150 0 20 4 20 8 0 10-50 4-110 4-150 0-16-2-16-8 0-10z"
    />
    <path class="unseen-line" d="M104 92c0-22 12-34 24-34s22 12 22 34" />
    <path
      class="leaf"
      d="M16 160c0-16 4-28 12-38-1 14-3 26-4 38zM28 160c2-12 8-20 16-26-3 10-6 18-8 26zM214 160c0-14-3-24-10-32 0 12 2 22 3 32z"
    />
  </>
);

const windPeak = (): ComponentChildren => (
  <>
    <path class="sky" d="M0 0h240v160H0z" />
    <path class="far" d="M0 120l44-52 30 30 26-22 40 44z" />
    <path class="stone" d="M40 130L122 18l28 34 18-10 62 88z" />
    <path class="snow" d="M122 18l28 34 8-5 10 18-14-4-10 12-14-16-12 12-10-10-12 2z" />
    <path class="line faint" d="M122 40l-8 30M140 66l4 34M104 70l-20 36M170 76l12 30" />
    <path
      class="wind"
      d="M8 34h58c12 0 12-16 2-16-8 0-8 8-4 10M24 50h70M150 22h48c10 0 10 14 2 14-6 0-8-6-4-8M176 46h46"
    />
    <Ground />
  </>
);

const starWell = (): ComponentChildren => (
  <>
    <path class="sky deep" d="M0 0h240v160H0z" />
    <Stars
      places={[
        [30, 26, 1.4],
        [74, 46, 0.8],
        [108, 18, 1],
        [158, 30, 0.7],
        [196, 20, 1.6],
        [222, 58, 0.9],
        [48, 70, 0.6],
        [180, 66, 0.7],
      ]}
    />
    <path class="paper-line" d="M30 26L74 46 108 18 158 30 196 20 222 58" />
    <Ground />
    <path class="heartlight" d="M84 108L60 8h120l-24 100z" opacity=".4" />
    <path class="stone" d="M76 104h88l-6 42H82z" />
    <path class="line" d="M78 118h84M81 132h78M100 104v14M140 104v14M120 118v14M94 132v14M146 132v14" />
    <ellipse class="stone dark" cx="120" cy="104" rx="48" ry="12" />
    <ellipse class="heartlight" cx="120" cy="104" rx="37" ry="8" />
  </>
);

const moonMirror = (): ComponentChildren => (
  <>
    <path class="sky deep" d="M0 0h240v160H0z" />
    <circle class="moonlight" cx="120" cy="42" r="30" />
    <path class="line faint" d="M108 30c6-4 12-2 12 4s-10 6-12-4zM130 50c5-2 9 1 7 5s-9 1-7-5z" />
    <path class="far" d="M0 84c30-14 54-14 78-4 28-10 60-10 84 0 26-10 54-8 78 4v12H0z" />
    <path class="water" d="M0 92h240v68H0z" />
    <path class="moonlight" d="M92 100h56l8 8-14 6 18 8-22 6 12 8-30 6-30-6 12-8-22-6 18-8-14-6z" />
    <path class="line" d="M16 106h40M180 104h46M22 128h30M196 132h30" />
    <path class="leaf" d="M0 160c10-16 24-20 36-18-6 10-12 16-20 18zM240 160c-10-16-22-22-34-22 4 12 12 20 20 22z" />
  </>
);

const Bell = ({
  x,
  y,
  size,
  turn,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
    <path class="leaf-stem" d="M0-30C-2-36-8-40-14-38" />
    <path class="bell" d="M0-30c14 0 14 18 22 30-8-2-10 4-15 0-3 5-11 5-14 0-5 4-7-2-15 0 8-12 8-30 22-30z" />
    <path class="line" d="M-7-22C-9-12-10-6-13-2M7-22c2 10 3 16 6 20M0-28v26" />
    <circle class="star-gold" cx="0" cy="6" r="4" />
  </g>
);

const bellflowers = (): ComponentChildren => (
  <>
    <path class="sky warm" d="M0 0h240v160H0z" />
    <path class="far" d="M0 96c40-20 80-10 120-4s80-14 120-2v30H0z" />
    <Ground />
    <path class="leaf-stem" d="M60 140C56 90 62 50 96 34M124 146C120 90 124 40 150 22M186 140c4-40 0-60-14-74" />
    <Bell x={100} y={72} size={1.15} turn={8} />
    <Bell x={156} y={60} size={1.25} turn={-4} />
    <Bell x={58} y={104} size={0.8} turn={14} />
    <Bell x={196} y={106} size={0.9} turn={-10} />
    <path class="line" d="M126 66c4 4 4 10 0 14M76 74c-4 4-4 10 0 14M184 52c4 4 4 10 0 14M222 98c3 3 3 8 0 12" />
  </>
);

const howlingHollow = (): ComponentChildren => (
  <>
    <path class="sky deep" d="M0 0h240v160H0z" />
    <circle class="moonlight" cx="196" cy="30" r="16" />
    <path class="stone dark" d="M0 160V62c20-30 44-40 70-34 24-22 70-22 92 4 30-4 60 14 78 44v84z" />
    <path class="hollow" d="M72 134c-10-52 12-84 48-84s60 32 48 84c-30-10-66-10-96 0z" />
    <path class="wash-yellow" d="M98 88c8-5 15-1 17 7-8 4-15 1-17-7zM146 88c-8-5-15-1-17 7 8 4 15 1 17-7z" />
    <path
      class="bone"
      d="M94 60l5 14 6-16zM112 52l5 14 6-14zM132 54l5 14 6-12zM96 128l5-12 6 9zM116 125l6-13 6 13zM138 126l6-11 4 12z"
    />
    <path class="wind" d="M176 96h34c8 0 8 12 2 12M182 112h44" />
    <path class="near" d="M0 140c40-12 80-8 120-4s80 2 120-6v30H0z" />
  </>
);

const oakOfKnowledge = (): ComponentChildren => (
  <>
    <path class="sky" d="M0 0h240v160H0z" />
    <path class="far" d="M0 100c40-18 80-8 120-4s80-12 120-2v30H0z" />
    <Ground />
    <path
      class="wood"
      d="M98 142c8-20 10-36 4-56l-20-22 26 12 6-24 10 28 24-18-16 26c-2 22 0 36 10 54-14 6-30 6-44 0z"
    />
    <path
      class="leaf"
      d="M120 58c-16 12-42 8-46-8-18 2-26-18-12-28 2-16 24-20 34-10 10-14 38-14 46 0 16-6 34 8 28 24 10 14-4 32-22 26-6 10-20 8-28-4z"
    />
    <path class="leaf light" d="M92 30c-6 8-2 16 6 16M128 22c10-2 16 6 12 14M150 40c4 6 0 12-6 12" />
    <circle class="ink" cx="113" cy="104" r="3" />
    <circle class="ink" cx="127" cy="104" r="3" />
    <path class="line" d="M108 98c3-3 7-3 9 0M123 98c3-3 7-3 9 0M114 118c4 3 9 3 13 0" />
    <path
      class="paper"
      d="M44 128c8-4 14-2 18 2 4-4 10-6 18-2v16c-8-4-14-2-18 2-4-4-10-6-18-2zM170 130c7-3 12-2 16 2 4-4 9-5 16-2v14c-7-3-12-2-16 2-4-4-9-5-16-2z"
    />
    <path class="line" d="M62 130v16M186 132v14" />
  </>
);

const heartOfForest = (): ComponentChildren => (
  <>
    <path class="sky" d="M0 0h240v160H0z" />
    <path
      class="wood"
      d="M20 160c6-50 4-100-4-160h24c-6 60-2 110 8 160zM196 160c8-60 8-110 0-160h28c-4 60-4 110 4 160z"
    />
    <path class="leaf" d="M0 0h240v22c-24 12-40 2-56-4-18 16-38 12-56 2-20 14-44 14-58 0-24 14-48 12-70 2z" />
    <Ground />
    <ellipse class="heartlight" cx="120" cy="84" rx="66" ry="52" opacity=".6" />
    <path class="leaf light" d="M120 130C66 98 62 54 92 46c16-4 24 6 28 18 4-12 12-22 28-18 30 8 26 52-28 84z" />
    <path
      class="line"
      d="M120 64v56M120 84c-10-2-18-8-22-18M120 84c10-2 18-8 22-18M120 102c-8-2-14-6-18-14M120 102c8-2 14-6 18-14"
    />
    <path class="thorn thin" d="M120 128c-20 6-44 8-70 22M120 128c20 6 44 8 70 22M120 128v26" />
  </>
);

const dragonGeyser = (): ComponentChildren => (
  <>
    <path class="sky warm" d="M0 0h240v160H0z" />
    <path class="far" d="M0 98l40-34 34 24 24-16 40 30 34-34 68 36v26H0z" />
    <path
      class="steam"
      d="M104 112c-4-30 4-50-6-66-22 4-34-16-18-28-2-16 24-22 32-10 12-14 38-6 36 10 18 2 20 26 0 28-12 14-8 36-8 66z"
    />
    <path
      class="line faint"
      d="M112 104c-2-20 2-40-2-56M128 104c0-20 2-36 6-52M92 26c4-6 12-6 14 0M132 20c6-2 10 2 10 8"
    />
    <path class="earthen" d="M0 160v-24c40-8 64-10 84-22 10-8 62-8 72 0 20 12 50 14 84 22v24z" />
    <ellipse class="ember" cx="120" cy="113" rx="34" ry="7" />
    <path class="bone" d="M84 116l-8-14 16 8zM156 116l8-14-16 8zM100 120l-3 10 8-8zM140 120l3 10-8-8z" />
    <circle class="jet" cx="70" cy="126" r="4" />
    <circle class="jet" cx="170" cy="126" r="4" />
    <path class="line" d="M60 122c4-6 14-6 18 0M162 122c4-6 14-6 18 0" />
  </>
);

export const SCENES: Readonly<Record<string, () => ComponentChildren>> = {
  thorn_thicket: thornThicket,
  mist_lake: mistLake,
  wind_peak: windPeak,
  star_well: starWell,
  moon_mirror: moonMirror,
  bellflowers,
  howling_hollow: howlingHollow,
  oak_of_knowledge: oakOfKnowledge,
  heart_of_forest: heartOfForest,
  dragon_geyser: dragonGeyser,
};

export function Scene({ source }: { readonly source: string }) {
  return (
    <svg
      class="drawn scene"
      viewBox="0 0 240 160"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {SCENES[source]?.()}
    </svg>
  );
}
