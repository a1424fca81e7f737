// The fourteen parts of the area cards as small landscapes, ink and wash. Each is drawn on 160 by 100 and may be cut at
// the top: what matters stands below.

import type { ComponentChildren } from "preact";
import { Tuft } from "../../parts/Grounds";
import { Acacia, Berries, Cactus, Fir, Giant, Mangrove, Palm, Reeds } from "./scenery";

export const LANDSCAPES: Readonly<Record<string, () => ComponentChildren>> = {
  steppe: () => (
    <>
      <path class="ground-far" d="M0 62c40-8 90-8 160 0v38H0z" />
      <path class="meadow" d="M0 72c50-6 110 6 160-2v30H0z" />
      <circle class="sun" cx="126" cy="40" r="10" />
      <path class="line" d="M18 40c4-4 7-4 10 0 3-4 6-4 10 0M50 32c3-3 5-3 7 0 2-3 4-3 7 0" />
      <Tuft x={24} y={88} />
      <Tuft x={62} y={82} size={0.8} />
      <Tuft x={98} y={92} size={1.1} />
      <Tuft x={140} y={84} size={0.9} />
    </>
  ),
  taiga: () => (
    <>
      <path class="ground-far" d="M0 66c30-10 60-12 90-6s50 2 70-6v46H0z" />
      <Fir x={128} y={72} size={0.7} />
      <Fir x={44} y={74} size={0.75} />
      <Fir x={90} y={76} size={0.8} />
      <path class="moss" d="M0 80c50-8 110-6 160 2v18H0z" />
      <Fir x={20} y={90} size={1.1} />
      <Fir x={66} y={92} />
      <Fir x={146} y={92} size={1.15} />
      <Berries x={106} y={92} size={0.9} />
    </>
  ),
  mangrove_forest: () => (
    <>
      <path class="water" d="M0 68h160v32H0z" />
      <path class="ripple" d="M6 78q6-3 12 0t12 0M70 84q6-3 12 0t12 0M120 76q6-3 12 0t12 0M30 94q6-3 12 0t12 0" />
      <Mangrove x={34} y={82} size={1.2} />
      <Mangrove x={88} y={78} />
      <Mangrove x={132} y={84} size={1.25} />
      <path class="fruit" d="M104 90c3-4 8-4 10 0 3-2 4 1 2 3h-13c-2 0-2-2 1-3z" />
    </>
  ),
  rainforest: () => (
    <>
      <path class="needle" d="M0 52c20-14 36-6 48-10s30-10 48 0 40-4 64 6v52H0z" />
      <Giant x={28} y={94} size={1.15} />
      <Giant x={128} y={92} size={1.2} />
      <path class="moss" d="M0 86c50-6 110 4 160-2v16H0z" />
      <Giant x={78} y={96} />
      <path class="liana" d="M44 48c8 18 22 18 30 4M92 50c8 16 14 14 24 2" />
      <Berries x={54} y={96} size={0.8} />
      <Berries x={106} y={96} size={0.9} />
    </>
  ),
  coast: () => (
    <>
      <path class="water" d="M0 52h160v30H0z" />
      <path class="ripple" d="M8 60q6-3 12 0t12 0M56 66q6-3 12 0t12 0M96 58q6-3 12 0t12 0" />
      <path class="sand" d="M0 84c40-12 70 4 104-6s40-12 56-14v36H0z" />
      <path class="foam" d="M0 82c40-12 70 4 104-6s40-12 56-14" />
      <Palm x={134} y={80} size={1.05} />
      <path class="paper" d="M52 92c-2-6 3-9 6-8 4 1 4 6 1 8zM80 94l-5-5 6 2 1-6 2 6 6-1-4 4z" />
      <path class="line" d="M18 42c4-4 7-4 10 0 3-4 6-4 10 0" />
    </>
  ),
  swamps: () => (
    <>
      <path class="ground-far" d="M0 62c40-8 90-4 160-6v44H0z" />
      <path class="murky" d="M0 76c30-8 60 2 84-4s50-6 76 0v28H0z" />
      <path class="ripple" d="M44 90q6-3 12 0t12 0M96 84q6-3 12 0t12 0" />
      <path class="wood" d="M112 78c2-14-2-22-8-30l4-1c3 4 4 6 5 9 1-6 4-9 8-12l2 2c-5 6-6 14-5 32z" />
      <Reeds x={24} y={90} size={1.05} />
      <Reeds x={142} y={94} />
      <path class="leaf" d="M64 86c8-3 16-1 16 2s-12 4-16 1l6-1zM88 94c6-2 12-1 12 2s-9 2-12 0l5-1z" />
      <path class="bubble" d="M58 72a3 3 0 1 1 .1 0M66 62a2 2 0 1 1 .1 0" />
    </>
  ),
  caves: () => (
    <>
      <path class="rock" d="M0 30C30 14 60 24 84 16s52 4 76 12v72H0z" />
      <path class="dark" d="M30 100c-2-30 18-50 46-50s52 20 50 50z" />
      <path class="rock" d="M48 62l5 16 5-18zM74 54l6 24 6-23zM104 58l4 14 5-11zM60 100l6-14 5 14zM96 100l4-10 5 10z" />
      <path class="eyes" d="M66 80h.1M72 80h.1M108 88h.1M114 88h.1" />
      <path class="line" d="M10 44l10 6M136 40l-8 8M20 70l-8 6M142 66l8 8" />
    </>
  ),
  mountains: () => (
    <>
      <path class="rock-far" d="M0 76l28-30 18 16 30-40 28 34 22-20 34 34v30H0z" />
      <path class="snow" d="M64 38l12-16 12 15-7-2-5 5-5-5zM117 44l9-8 9 9-8-3z" />
      <path class="rock" d="M0 88l34-22 24 14 30-20 40 24 32-10v26H0z" />
      <path class="line" d="M30 50l-4 10M80 34l4 14M96 46l-4 8M40 74l4 8M96 68l6 10" />
      <Tuft x={24} y={96} size={0.7} />
      <Tuft x={118} y={96} size={0.8} />
      <Fir x={146} y={94} size={0.5} />
    </>
  ),
  savanna: () => (
    <>
      <circle class="sun" cx="38" cy="56" r="14" />
      <path class="dry" d="M0 76c50-8 110-4 160-2v26H0z" />
      <Acacia x={108} y={84} size={1.1} />
      <Acacia x={34} y={80} size={0.55} />
      <Tuft x={62} y={92} size={0.8} />
      <Tuft x={140} y={94} size={0.9} />
      <Tuft x={16} y={94} size={0.7} />
    </>
  ),
  desert: () => (
    <>
      <circle class="sun" cx="124" cy="36" r="11" />
      <path class="sand" d="M0 76c34-18 54-16 84-4s50 4 76-8v36H0z" />
      <path class="dune" d="M0 90c40-10 70 6 104-2s40-6 56-8v20H0z" />
      <path class="line" d="M18 74c8-6 16-8 22-8M100 96c12-4 20-4 30-2" />
      <Cactus x={44} y={88} size={0.95} />
      <path class="bone" d="M112 84c-2-6 4-9 9-7 4 1 5 5 3 8l-3 1v3h-5v-3z" />
    </>
  ),
  lakes: () => (
    <>
      <path class="ground-far" d="M0 54c40-14 100-12 160-2v20H0z" />
      <path class="water" d="M0 70c40-8 110-8 160 0v30H0z" />
      <path class="ripple" d="M16 80q6-3 12 0t12 0M84 78q6-3 12 0t12 0M50 92q6-3 12 0t12 0M112 92q6-3 12 0t12 0" />
      <path class="fish" d="M70 62c6-8 16-8 22 0l6-4v9l-6-3c-7 5-16 4-22-2z" />
      <path class="line" d="M64 72c4-3 6-3 8 0M96 72c3-3 5-3 7 0" />
      <Reeds x={138} y={82} size={0.8} />
      <path class="leaf" d="M22 90c8-3 16-1 16 2s-12 4-16 1l6-1z" />
    </>
  ),
  meadows: () => (
    <>
      <path class="ground-far" d="M0 64c40-14 70-4 90-8s50-6 70 2v42H0z" />
      <path class="meadow" d="M0 78c50-12 110-4 160 0v22H0z" />
      <Tuft x={30} y={92} />
      <Tuft x={124} y={94} size={1.1} />
      <path class="stem" d="M58 96V80M76 98V84M98 96V78" />
      <path
        class="petal"
        d="M58 80c-6-1-6-8 0-7 1-6 8-4 6 1 5 3 0 9-4 6-1 3-3 2-2 0zM76 84c-5-1-5-7 0-6 1-5 7-3 5 1 4 3 0 7-3 5-1 2-3 2-2 0zM98 78c-6-1-6-8 0-7 1-6 8-4 6 1 5 3 0 9-4 6-1 3-3 2-2 0z"
      />
      <path class="butterfly" d="M112 58c-6-8-14-4-9 2-4 5 4 8 9 0 5 8 13 5 9 0 5-6-3-10-9-2z" />
    </>
  ),
  glaciers: () => (
    <>
      <path class="ice-far" d="M0 70l26-26 20 12 26-30 24 24 20-16 44 30v36H0z" />
      <path class="snow" d="M0 84l30-18 20 12 34-22 30 20 46-10v34H0z" />
      <path class="crack" d="M46 56l-4 14 6 8M72 26l2 18-5 10 6 12M116 34l-3 18 6 8M84 66l4 14M30 74l-2 10" />
      <path class="flake" d="M132 26v10M127.500 28.500l9 5M127.500 33.500l9-5M22 26v8M18.500 28l7 4M18.500 32l7-4" />
    </>
  ),
  tundra: () => (
    <>
      <path class="snow" d="M0 68c30-14 60-16 86-6s50-2 74-4v42H0z" />
      <path class="heath" d="M0 82c40-8 80-2 110-4s36-2 50-2v24H0z" />
      <path class="stone" d="M104 88c-2-8 4-13 11-12 8 0 13 6 11 12z" />
      <path class="snow" d="M108 78c4-4 11-3 14 1-5 2-9 2-14-1z" />
      <path
        class="twig"
        d="M28 94c0-8-6-10-9-14M28 94c0-10 4-14 10-18M28 86c4-2 6-2 9-1M66 96c0-6-4-8-7-11M66 96c0-7 4-10 8-12"
      />
      <Tuft x={142} y={94} size={0.7} />
      <Berries x={86} y={96} size={0.6} />
    </>
  ),
};

export function Landscape({ kind }: { readonly kind: string }) {
  return (
    <svg
      class="drawn landscape"
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path class="sky" data-kind={kind} d="M-60-60h280v220H-60z" />
      {LANDSCAPES[kind]?.()}
    </svg>
  );
}
