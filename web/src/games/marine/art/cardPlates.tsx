// A small plate in ink for each evolution card, 48 by 48.

import type { ComponentChildren } from "preact";
import { Beast, Bite, Fish, Floor, Surface } from "./shapes";

const HEX = "M8 24l8-14h16l8 14-8 14H16z";
const CUBE = "M0 3l5-3 5 3v6l-5 3-5-3zM0 3l5 3 5-3M5 6v6";

/** Six points, one for each tile where that element is at hand. */
function Harvest({ of }: { readonly of: string }) {
  return (
    <>
      <path class="hex-line" d={HEX} />
      <Bite kind={of} x={11} y={11} size={26} />
    </>
  );
}

export const CARD_PLATES: Readonly<Record<string, () => ComponentChildren>> = {
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
  asteroid: () => (
    <>
      <path class="trail-line" d="M45 2L31 16M46 12L34 22M35 2L25 13" />
      <path class="earth" d="M13 18c6-5 15-3 18 3s1 14-5 17-16 2-18-5 0-11 5-15z" />
      <path d="M15 24c2-2 5-1 5 1s-3 3-5 1M23 31c2-1 4 0 4 2s-3 2-4 0M14 33h.1M25 22h.1" stroke-width="1.600" />
      <Surface y={44} />
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
  biomass: () => (
    <>
      {[
        [4, 30],
        [14, 30],
        [24, 30],
        [34, 30],
        [9, 21],
        [19, 21],
        [29, 21],
        [14, 12],
        [24, 12],
        [19, 3],
      ].map(([x, y]) => (
        <path key={`${x} ${y}`} class="wash-teal" transform={`translate(${x} ${y})`} d={CUBE} />
      ))}
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
  disease: () => (
    <>
      <Fish x={3} y={20} size={28} wash="wash-green" />
      <path d="M34 3v22M23 14h22M26 6l16 16M42 6L26 22" stroke-width="2" />
      <circle class="wash-red" cx="34" cy="14" r="6.500" />
    </>
  ),
  omnivores: () => (
    <>
      <path class="wash-blue" d="M2 24C6 10 20 5 32 9l-8 14 11 13C22 43 6 38 2 24z" />
      <path class="bone" d="M32 9l-1.500 4-2.500-1-1 4-2-1-1 8 1.500 5 2-1 .500 4 3-2 1.500 4 2.500 3" />
      <path class="ink" d="M17 16h.1" stroke-width="3.500" />
      <Bite kind="algae" x={30} y={14} size={16} />
    </>
  ),
  volcanic_activity: () => (
    <>
      <path class="wash-red" d="M24 20c-3-5-8-5-8-11 2 2 4 1 4-3 3 1 5 1 7-3 2 3 1 5 4 5 0 5-3 7-5 12z" />
      <path class="earth" d="M2 45c8-6 12-14 16-25h12c4 11 8 19 16 25z" />
      <path class="lava" d="M22 20c1 7-3 10-1 16M27 20c0 5 4 8 3 13" />
    </>
  ),
  invasive_species: () => (
    <>
      <path class="wide" d="M4 5l7 7M44 5l-7 7M4 43l7-7M44 43l-7-7M12 6v6H6M36 6v6h6M12 42v-6H6M36 42v-6h6" />
      <Beast kind="crustaceans" x={9} y={9} size={30} />
    </>
  ),
  cladogenesis: () => (
    <>
      <path class="limb" d="M24 46V32M24 32C24 22 10 26 10 12M24 32c0-12 14-8 14-20M24 26c1-6 0-10 0-16" />
      <Fish x={3} y={0} size={14} wash="wash-teal" />
      <Fish x={17} y={-2} size={14} wash="wash-yellow" />
      <Fish x={31} y={0} size={14} wash="wash-red" />
    </>
  ),
  mass_exodus: () => (
    <>
      <path class="hex-line" d="M17 24l3.500-6h7l3.500 6-3.500 6h-7z" />
      <Fish x={0} y={16} size={16} />
      <Fish x={32} y={16} size={16} flip />
      <Fish x={16} y={0} size={16} turn={90} />
      <Fish x={16} y={32} size={16} turn={-90} />
    </>
  ),
  metamorphosis: () => (
    <>
      <path class="bone" d="M3 13c0-5 9-7 11-2s-3 9-6 8-5-3-5-6z" />
      <path d="M14 14c4 2 5 6 3 9M7 12h.1" stroke-width="1.800" />
      <path class="wide" d="M15 31c-2 6 2 9 6 9M18 37l3.500 3-3.500 3.500" />
      <Beast kind="crustaceans" x={21} y={17} size={26} />
    </>
  ),
  marine_snow: () => (
    <>
      <path
        class="flakes"
        d="M8 6h.1M18 3h.1M29 8h.1M40 4h.1M13 14h.1M24 16h.1M36 15h.1M5 22h.1M31 23h.1M43 24h.1M16 25h.1"
      />
      <path class="murk" d="M26 31c-4-2-5-5-3-8 3 1 6 0 6 4z" />
      <path class="earth" d="M12 45c6-3 8-8 10-14h6c2 6 4 11 10 14z" />
    </>
  ),
  terrestrial: () => (
    <>
      <path class="wash-yellow" d="M2 45c8-9 17-8 26-12 7-3 12-3 18-2v14z" />
      <path class="wash-green" d="M12 30c3-8 12-9 17-6l7-5 3 3-6 6 2 8-3-1-3-6-8 3-2 6-3 0 1-7-6 2c-2 2-4 1-3-1z" />
      <Bite kind="sun" x={2} y={1} size={16} />
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
  prolific_predators: () => (
    <>
      <path class="wash-blue" d="M2 20c8-9 18-10 27-6l5-8 2 9 9-4-3 9 3 9-10-5c-10 6-24 6-33-4z" />
      <path class="bone" d="M3 21l3 3 1-2 2 3 2-2 2 3 2-3" />
      <path class="ink" d="M12 17h.1" stroke-width="2.600" />
      <Fish x={4} y={32} size={13} wash="wash-blue" />
      <Fish x={19} y={34} size={13} wash="wash-blue" />
      <Fish x={33} y={31} size={13} wash="wash-blue" />
    </>
  ),
  population_explosion: () => (
    <>
      <path class="wash-yellow" d="M24 2l5 12 11-7-5 12 12 5-12 4 6 12-12-5-5 12-5-12-12 6 6-12-12-4 12-6-6-11 11 6z" />
      <Fish x={15} y={15} size={18} wash="wash-red" />
    </>
  ),
  niche_construction: () => (
    <>
      <path class="wash-yellow" d="M2 45c4-14 11-20 22-20s18 6 22 20z" />
      <path class="murk" d="M16 45c0-8 3-12 8-12s8 4 8 12z" />
      <circle class="token-plate" cx="35" cy="10" r="6" />
      <path class="wide" d="M10 17C13 8 20 6 26 9M22 5.500l4.500 3.500-5 2.500" />
    </>
  ),
  adaptability: () => (
    <>
      <path class="wide" d="M10 15h27M31 9l7 6-7 6M38 33H11M17 27l-7 6 7 6" />
      <circle class="token-plate" cx="6" cy="24" r="4.500" />
      <circle class="token-plate" cx="42" cy="24" r="4.500" />
    </>
  ),
  reproduction: () => (
    <>
      <Fish x={2} y={4} size={21} wash="wash-teal" />
      <Fish x={25} y={4} size={21} wash="wash-teal" flip />
      <path class="wide" d="M24 20v7M20.500 24l3.500 4 3.500-4" />
      <Fish x={6} y={30} size={12} wash="wash-yellow" />
      <Fish x={18} y={33} size={12} wash="wash-yellow" />
      <Fish x={30} y={30} size={12} wash="wash-yellow" />
    </>
  ),
  symbiosis: () => (
    <>
      <path
        class="wash-rose"
        d="M8 46C3 38 2 28 5 21c3 4 3 8 5 11 0-6 0-13 4-17 2 5 1 11 3 16 2-6 3-12 7-15 1 6-1 11 0 16 3-5 5-9 9-12 1 6-2 10-2 14 3-3 5-5 8-6 0 7-2 13-6 18z"
      />
      <Fish x={21} y={3} size={24} wash="wash-red" />
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
  tectonic_shift: () => (
    <>
      <path class="earth" d="M2 20h19l-4 6 6 5-5 6 4 8H2zM46 14H27l-4 6 6 6-5 6 5 6-3 7h20z" />
      <path class="wide" d="M14 9H4M8 5L3.500 9 8 13M32 6h10M38 2l4.500 4-4.500 4" />
    </>
  ),
  trophic_cascade: () => (
    <>
      <path class="wash-green" d="M4 45h40l-6-11H10z" />
      <path class="wash-yellow" d="M12 31h24l-6-11H18z" transform="rotate(6 24 26)" />
      <path class="wash-red" d="M23 16h14L30 4z" transform="rotate(24 30 10)" />
      <path class="wide" d="M40 14c4 5 4 9 2 13M38 25l4 3 3-4" />
    </>
  ),
  predation: () => (
    <>
      <path
        class="wash-red"
        d="M3 15C14 3 34 3 45 15c-3 4-4 5-5 9 1 4 2 5 5 9-11 12-31 12-42 0 3-4 4-5 5-9-1-4-2-5-5-9z"
      />
      <path class="bone" d="M5 15l5 8 4-9 5 9 5-9 5 9 5-9 4 9 5-8M5 33l5-8 4 9 5-9 5 9 5-9 5 9 4-9 5 8" />
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
  gene_expression: () => (
    <>
      <path class="strand" d="M14 2c0 12 20 12 20 24 0 8-4 13-6 20" />
      <path class="strand other" d="M34 2c0 12-20 12-20 24 0 8 4 13 6 20" />
      <path d="M16 7h16M20 12h8M18 21h12M15 26h18M16 32h16M19 38h10" stroke-width="1.600" />
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
