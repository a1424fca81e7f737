// Plates in ink, 48 by 48: evolution cards that bring points, or change where they come from.

import type { ComponentChildren } from "preact";
import { Beast, Bite, Fish, Floor, Surface } from "./shapes";

const HEX = "M8 24l8-14h16l8 14-8 14H16z";

/** Six points, one for each tile where that element is at hand. */
function Harvest({ of }: { readonly of: string }) {
  return (
    <>
      <path class="hex-line" d={HEX} />
      <Bite kind={of} x={11} y={11} size={26} />
    </>
  );
}

export const POINT_PLATES: Readonly<Record<string, () => ComponentChildren>> = {
  annelids: () => <Harvest of="worms" />,
  gastropods_card: () => <Harvest of="gastropods" />,
  carbon_cycle: () => (
    <>
      <path class="wide" d="M40 17A18 18 0 0 0 9 16M8 31a18 18 0 0 0 31 1M40 8v9h-9M8 40v-9h9" />
      <Bite kind="plankton" x={12} y={12} size={24} />
    </>
  ),
  semiaquatic: () => (
    <>
      <Bite kind="sun" x={26} y={1} size={20} />
      <Surface y={25} />
      <Beast kind="reptiles" x={7} y={17} size={26} turn={-50} />
    </>
  ),
  producers: () => (
    <>
      <Bite kind="algae" x={3} y={6} size={34} />
      <Bite kind="algae" x={22} y={16} size={24} flip />
      <Floor />
    </>
  ),
  endosymbionts: () => (
    <>
      <path class="wash-rose" d="M24 3c13-1 21 8 21 20S37 45 24 45 3 36 3 24 11 4 24 3z" />
      <Bite kind="sponges" x={12} y={11} size={25} />
      <path d="M36 12h.1M39 30h.1M9 33h.1M11 14h.1" stroke-width="2.600" />
    </>
  ),
  biodiversity: () => (
    <>
      <Beast kind="reptiles" x={2} y={2} size={20} />
      <Beast kind="cephalopods" x={26} y={1} size={20} />
      <Beast kind="fishes" x={2} y={25} size={20} />
      <Beast kind="crustaceans" x={25} y={25} size={20} />
    </>
  ),
  favorable_environment: () => (
    <>
      <path class="wash-green" d="M24 19l5 9H19z" transform="translate(0 -13)" />
      <path
        class="hex-fill"
        d="M2 30l5-9h10l5 9-5 9H7zM17 21l5-9h10l5 9-5 9H22zM22 39l-5-9M22 30h10l5 9-5 8H22l-5-8z"
      />
      <path
        class="wash-yellow"
        d="M38 2l1.800 3.800 4.200.5-3.100 2.900.8 4.100L38 11.200l-3.700 2.100.8-4.100L32 6.300l4.200-.5z"
      />
    </>
  ),
  lack_of_competition: () => (
    <>
      <circle class="hex-line" cx="24" cy="24" r="21" />
      <circle class="hex-line" cx="24" cy="24" r="15" />
      <Fish x={12} y={12} size={24} />
    </>
  ),
  fertility: () => (
    <>
      {[
        [13, 17],
        [24, 13],
        [35, 17],
        [18, 27],
        [30, 27],
        [11, 36],
        [24, 37],
        [37, 36],
      ].map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle class="wash-rose" cx={x} cy={y} r="5.600" />
          <path class="ink" d={`M${x} ${y}h.1`} stroke-width="2.600" />
        </g>
      ))}
    </>
  ),
  solar_radiation: () => (
    <>
      <Bite kind="sun" x={8} y={-2} size={30} />
      <Surface y={31} />
      <path class="ray-line" d="M12 35l-4 9M21 35l-1 9M30 35l2 9M38 34l5 8" />
    </>
  ),
  habitat: () => (
    <>
      <path
        class="wash-rose"
        d="M6 45c2-8-2-12-2-20 4 2 5 5 6 9 0-8 0-15 3-20 3 6 2 12 3 18 3-3 4-8 8-9-1 8-3 14-2 22z"
      />
      <path class="wash-green" d="M34 45c-4-9 4-14 0-24-2-6 1-12 4-17 3 7 0 12 2 18 2 8-2 14 0 23z" />
      <Floor />
      <Fish x={20} y={8} size={14} />
    </>
  ),
  ecodiversity: () => (
    <>
      <Bite kind="algae" x={2} y={0} size={16} />
      <Bite kind="gastropods" x={29} y={1} size={16} />
      <Bite kind="worms" x={30} y={17} size={16} />
      <Bite kind="plankton" x={29} y={31} size={16} />
      <Bite kind="sponges" x={2} y={31} size={16} />
      <Bite kind="sun" x={1} y={16} size={16} />
      <circle class="wash-blue" cx="24" cy="24" r="5" />
    </>
  ),
  extremophiles: () => (
    <>
      <path class="murk" d="M36 20c-5-3-5-7-3-11 4-3 8-1 9 3 1 3-1 6-6 8z" />
      <path class="earth" d="M27 45c4-6 5-14 6-24h6c1 10 3 18 7 24z" />
      <path class="bone" d="M5 45V25h5v20M13 45V18h5v27M21 45V28h5v17" />
      <path
        class="wash-red"
        d="M5 25c-2-4 0-7 2.500-9 2.500 2 4.500 5 2.500 9zM13 18c-2-4 0-8 2.500-11 2.500 3 4.500 7 2.500 11zM21 28c-2-3 0-6 2.500-8 2.500 2 4.500 5 2.500 8z"
      />
    </>
  ),
};
