// A small plate in ink for each trait, 48 by 48.

import type { ComponentChildren } from "preact";
import { Beast, Bite, Fish, Floor, Surface } from "./shapes";

export const TRAIT_PLATES: Readonly<Record<string, () => ComponentChildren>> = {
  active_filter_feeders: () => (
    <>
      <path class="wash-blue" d="M45 10c-10 0-20 2-27 8C12 20 6 20 2 18c2 8 6 14 14 17 12 4 24 1 30-2z" />
      <path d="M18 18c-2 6 0 12 4 18M24 16c-2 7-1 14 3 21M31 14c-2 8-1 15 3 22M38 12c-2 8-1 15 2 22" />
      <path class="flakes" d="M6 8h.1M13 5h.1M5 28h.1M11 12h.1M8 38h.1M16 42h.1M22 8h.1" />
      <path class="ink" d="M14 22h.1" stroke-width="2.600" />
    </>
  ),
  benthic_fauna: () => (
    <>
      <path class="wash-yellow" d="M24 8l4 11 12-1-9 8 5 12-12-7-12 7 5-12-9-8 12 1z" />
      <path d="M24 17h.1M20 25h.1M28 25h.1M24 30h.1" stroke-width="2.400" />
      <Floor />
    </>
  ),
  ancient_lineage: () => (
    <>
      <path
        class="earth"
        d="M24 3c12 0 21 9 21 21s-9 21-21 21S3 36 3 26 10 9 20 9s16 6 16 14-6 13-13 13-11-5-11-10 4-9 9-9 7 3 7 7-3 5-5 5-4-2-4-4"
      />
      <path d="M24 3v6M36 7l-4 6M44 17l-8 3M45 29l-9-2M38 39l-7-6M25 45l-1-9M12 41l4-7M5 33l8-4M4 20l8 3M12 10l5 6" />
    </>
  ),
  resilience: () => (
    <>
      <path class="wash-red" d="M24 5l5 13 14 0-11 8 4 14-12-8-12 8 4-14L5 18l14 0z" />
      <path class="regrow" d="M29 18l14 0-11 8" />
      <path class="wide" d="M38 6v8M34 10h8" />
    </>
  ),
  nascent_intelligence: () => (
    <>
      <Beast kind="cephalopods" x={10} y={16} size={30} />
      <path class="wide" d="M24 1.500v7M10 5l4.500 6M38 5l-4.500 6M4 17l7 2M44 17l-7 2" />
    </>
  ),
  cannibalism: () => (
    <>
      <path class="wash-red" d="M45 8c-3 5-4 9-4 16s1 11 4 16l-9-6c-10 7-23 6-29-1l12-9L7 15c7-7 19-8 29-1z" />
      <path class="ink" d="M22 15h.1" stroke-width="2.800" />
      <Fish x={1} y={17} size={14} wash="wash-red" flip />
    </>
  ),
  camouflage: () => (
    <>
      <Fish x={8} y={12} size={30} wash="wash-green" />
      <path
        class="weeds"
        d="M6 46c-4-10 5-16 0-30M15 46c5-12-5-18 1-34M26 46c-5-10 5-20-1-34M36 46c5-10-5-16 1-30M44 46c-3-8 3-12 0-22"
      />
    </>
  ),
  solitary: () => (
    <>
      <path class="bone" d="M3 24c8-13 34-13 42 0-8 13-34 13-42 0z" />
      <circle class="wash-teal" cx="24" cy="24" r="8.500" />
      <circle class="ink" cx="24" cy="24" r="3.600" />
    </>
  ),
  pack_hunting: () => (
    <>
      <Fish x={2} y={3} size={20} wash="wash-blue" flip />
      <Fish x={2} y={25} size={20} wash="wash-blue" flip />
      <Fish x={12} y={14} size={20} wash="wash-blue" flip />
      <Beast kind="crustaceans" x={33} y={17} size={14} />
    </>
  ),
  switching: () => (
    <>
      <path
        class="wide"
        d="M4 24h10c8 0 8-12 17-12M14 24c8 0 8 12 17 12M27 7.500l5 4.500-5 4.500M27 31.500l5 4.500-5 4.500"
      />
      <Beast kind="crustaceans" x={33} y={4} size={14} />
      <Beast kind="fishes" x={33} y={29} size={14} />
    </>
  ),
  carnivory: () => (
    <>
      <path
        class="bone"
        d="M8 5c4 3 8 3 12 1 0 13-2 24-6 38C8 32 5 18 8 5zM28 6c4 2 8 2 12-1 3 13 0 27-6 39-4-14-6-25-6-38z"
      />
      <path class="wash-red" d="M5 5C14-1 34-1 43 5c-1 3-2 4-3 4-10-4-22-4-32 0-1 0-2-1-3-4z" />
    </>
  ),
  flight: () => (
    <>
      <path class="wing" d="M24 22C22 10 14 4 3 3c1 10 8 18 19 22M27 21c3-9 9-13 18-14 0 9-6 14-16 17" />
      <Fish x={10} y={12} size={28} wash="wash-blue" />
      <Surface y={42} />
    </>
  ),
  seasonal_migration: () => (
    <>
      <path class="trail-line" d="M4 40C8 22 18 14 40 10M34 5l7 5-5 7" />
      <Fish x={4} y={22} size={18} wash="wash-teal" flip />
      <Fish x={18} y={26} size={18} wash="wash-teal" flip />
      <Bite kind="sun" x={1} y={0} size={15} />
    </>
  ),
  social_behavior: () => (
    <>
      {[
        [1, 4],
        [17, 1],
        [32, 5],
        [8, 15],
        [24, 15],
        [1, 26],
        [17, 28],
        [32, 26],
      ].map(([x, y]) => (
        <Fish key={`${x} ${y}`} x={x!} y={y!} size={15} wash="wash-teal" />
      ))}
    </>
  ),
  hadal_fauna: () => (
    <>
      <path class="murk" d="M2 2h44v44H2z" />
      <path class="wash-violet" d="M5 29c5-12 20-16 30-8l9-6c-2 6-2 14 0 20l-9-5c-4 8-14 12-24 8l7-5z" />
      <path class="bone" d="M6 30l3 2 1-3 3 3 1-3 4 3" />
      <path class="lure-line" d="M22 17C21 8 14 6 10 11" />
      <circle class="wash-yellow" cx="9.500" cy="13" r="3.600" />
      <path class="paper-line" d="M20 24h.1" stroke-width="3.200" />
    </>
  ),
  phenotypic_plasticity: () => (
    <>
      <Beast kind="cephalopods" x={1} y={1} size={26} turn={-12} />
      <path class="ghost-line" d="M34 8c8 6 12 15 9 25s-12 12-18 9-5-11 1-16 4-12 8-18z" />
      <path class="wide" d="M30 45v-8M26 41h8M43 45v-8M39 41h8" />
    </>
  ),
  exaptation: () => (
    <>
      <path class="wash-teal" d="M3 8c8-5 17-3 21 4-4 8-13 10-20 6 3-4 2-6-1-10z" />
      <path d="M8 9l12 3M8 15l12-2" />
      <path class="wide" d="M24 20c4 3 5 6 4 10M24 26l4 4 4-3" />
      <path class="wash-green" d="M24 34c6-4 12-3 18 1l4 4-6 0 4 4-6-1 2 5-7-4c-5 1-8-3-9-9z" />
    </>
  ),
  ecological_niche: () => (
    <>
      <path class="hex-line" d="M3 24L13.500 6h21L45 24 34.500 42h-21z" />
      <path class="wash-violet" d="M13 33c-3-11 3-21 13-21 8 0 12 6 12 12s-5 10-11 9" />
      <path d="M27 28c4 0 6-2 6-4s-2-5-6-5c-5 0-8 5-7 10" />
      <Beast kind="crustaceans" x={9} y={24} size={17} />
    </>
  ),
};
