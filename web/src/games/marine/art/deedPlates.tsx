// Plates in ink, 48 by 48: evolution cards that change the earth, the classes and the game.

import type { ComponentChildren } from "preact";
import { Beast, Bite, Fish, Surface } from "./shapes";

const CUBE = "M0 3l5-3 5 3v6l-5 3-5-3zM0 3l5 3 5-3M5 6v6";

export const DEED_PLATES: Readonly<Record<string, () => ComponentChildren>> = {
  asteroid: () => (
    <>
      <path class="trail-line" d="M45 2L31 16M46 12L34 22M35 2L25 13" />
      <path class="earth" d="M13 18c6-5 15-3 18 3s1 14-5 17-16 2-18-5 0-11 5-15z" />
      <path d="M15 24c2-2 5-1 5 1s-3 3-5 1M23 31c2-1 4 0 4 2s-3 2-4 0M14 33h.1M25 22h.1" stroke-width="1.600" />
      <Surface y={44} />
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
  gene_expression: () => (
    <>
      <path class="strand" d="M14 2c0 12 20 12 20 24 0 8-4 13-6 20" />
      <path class="strand other" d="M34 2c0 12-20 12-20 24 0 8 4 13 6 20" />
      <path d="M16 7h16M20 12h8M18 21h12M15 26h18M16 32h16M19 38h10" stroke-width="1.600" />
    </>
  ),
};
