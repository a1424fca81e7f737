// Small drawings: classes, elements, and what is counted on the table.

import type { ComponentChildren } from "preact";
import { Beast, Bite, CLASSES, NUTRIENTS } from "./shapes";

const SIGNS: Readonly<Record<string, () => ComponentChildren>> = {
  points: () => (
    <path
      class="wash-yellow"
      d="M12 2.200l2.900 6.200 6.800.8-5 4.600 1.300 6.700-6-3.400-6 3.400 1.300-6.700-5-4.600 6.800-.8z"
    />
  ),
  cube: () => (
    <>
      <path class="bone" d="M12 2.500l8.500 4.500v10L12 21.500 3.500 17V7z" />
      <path d="M3.500 7l8.500 4.500L20.500 7M12 11.500v10" />
    </>
  ),
  pool: () => (
    <>
      <path class="wash-teal" d="M3 9h18l-2 11.500c-4.500 1.500-9.500 1.500-14 0z" />
      <path class="bone" d="M6.500 9V4.500h4.500V9M12.500 9V2.500h5V9" />
    </>
  ),
  bones: () => (
    <path
      d="M3 12c3-4.500 8-4.500 10.500-2M3 12c3 4.500 8 4.500 10.500 2M2.500 12H19M9 8v8M12.500 8.500v7M15.500 9.500v5M19 12l3-4.500M19 12l3 4.500M6 11.500h.1"
      stroke-width="1.700"
    />
  ),
  extinction: () => (
    <>
      <path class="bone" d="M2 12c1.500-3.500 4-5 6.500-5 2 0 3 1.500 3 5s-1 5-3 5C6 17 3.500 15.500 2 12z" />
      <path d="M11.500 12H19M14 8.500v7M16.500 9.500v5M19 12l3-4M19 12l3 4" stroke-width="1.800" />
      <path d="M5.800 10.300l2 2M7.800 10.300l-2 2" stroke-width="1.500" />
    </>
  ),
  survival: () => (
    <>
      <path class="wash-teal" d="M1.500 12c3-5 10-6.500 15-2l5.500-4c-1 4-1 8 0 12l-5.500-4c-5 4.500-12 3-15-2z" />
      <path class="ink" d="M6.500 11h.1" stroke-width="2.400" />
      <path d="M9.500 9c1 2 1 4 0 6" />
    </>
  ),
  row: () => <path class="paper" d="M3 6h4.500v13H3zM9.700 6h4.500v13H9.700zM16.400 6H21v13h-4.600z" />,
  appear: () => (
    <>
      <path class="paper" d="M5.500 3h13v18h-13z" />
      <path class="wash-yellow" d="M12 6l1.600 4.400L18 12l-4.400 1.600L12 18l-1.600-4.400L6 12l4.400-1.600z" />
    </>
  ),
  card: () => (
    <>
      <path class="paper" d="M5.500 2.500h13v19h-13z" />
      <path d="M8 13.500c2.500-4 5-4 8 0M8 16h8M8 18.500h5" />
    </>
  ),
  special: () => (
    <path
      class="wash-yellow"
      d="M12 4l2.300 5 5.400.6-4 3.700 1.100 5.400L12 16l-4.800 2.700 1.100-5.400-4-3.700 5.400-.6z"
    />
  ),
  marker: () => <path class="wash-red" d="M6 22V2.5M6 3c5-2 7 2 13 0-2 3-2 5 0 8-6 2-8-2-13 0" />,
  bag: () => (
    <path
      class="earth"
      d="M8 6.500L6.500 2.500c3.500 1.300 7.500 1.300 11 0L16 6.500M8 6.500h8c4 4.500 5.500 9 4 13-4.500 2.500-11.500 2.500-16 0-1.500-4 0-8.500 4-13z"
    />
  ),
  chain: () => <path d="M7 4l5-2 5 2M12 2v20M8.500 18.500L12 22l3.500-3.500" stroke-width="2" />,
  hydrothermal: () => (
    <>
      <path
        class="murk"
        d="M12 12c-4-1-3-4-5-5.500 1-4 5-4 6-2.500 2-1.500 6 .5 5 3.500-1.500 1.500-2 3.500-6 4.500z"
      />
      <path class="earth" d="M5 22c2-3 3-6 4-10h6c1 4 2 7 4 10z" />
    </>
  ),
  geothermal: () => (
    <>
      <path
        class="spray"
        d="M12 17C12 9 10 5 5 3.500M12 17c0-8 0-11 0-15M12 17c0-8 2-12 7-13.500M12 17c0-5-3-7-7-7.500M12 17c0-5 3-7 7-7.500"
      />
      <path class="wash-red" d="M4 22c2-4 5-5.500 8-5.500s6 1.500 8 5.500z" />
    </>
  ),
  layers: () => (
    <path
      class="paper"
      d="M12 2.500L22 8l-10 5.500L2 8zM4 11.500L2 12.500 12 18l10-5.500-2-1M4 16l-2 1 10 5 10-5-2-1"
    />
  ),
};

/** A class, an element, or something that is counted. */
export function Sign({ kind }: { readonly kind: string }) {
  return (
    <svg class="drawn-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <SignParts kind={kind} />
    </svg>
  );
}

/** A class in its own colour. */
export function Figure({ taxon }: { readonly taxon: string }) {
  return (
    <svg class={`drawn-icon figure taxon ${taxon}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <Beast kind={taxon} />
    </svg>
  );
}

export function SignParts({ kind }: { readonly kind: string }) {
  if (kind in CLASSES) return <Beast kind={kind} />;
  if (kind in NUTRIENTS) return <Bite kind={kind} />;
  return <>{SIGNS[kind]?.()}</>;
}

/** A round token of an element. */
export function Token({ kind }: { readonly kind: string }) {
  return (
    <svg
      class={`drawn-icon token nutrient-${kind}`}
      data-look="token"
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <TokenParts kind={kind} />
    </svg>
  );
}

export function TokenParts({ kind }: { readonly kind: string }) {
  return (
    <>
      <circle class="token-plate" cx="12" cy="12" r="11" />
      <Bite kind={kind} x={4} y={4} size={16} />
    </>
  );
}

/** A pawn of a class: the basic one is bare, a special one bears its element. */
export function Pawn({ taxon, kind }: { readonly taxon: string | null; readonly kind: string }) {
  return (
    <svg
      class={`drawn-icon pawn taxon ${taxon ?? "nobody"}`}
      data-look="pawn"
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <PawnParts taxon={taxon} kind={kind} />
    </svg>
  );
}

function PawnParts({ taxon, kind }: { readonly taxon: string | null; readonly kind: string }) {
  if (kind === "basic")
    return (
      <>
        <path
          class="pawn-body"
          d="M12 1.500c6 0 10.500 4 10.500 10.500 0 6-4.500 10.500-10.500 10.500S1.500 18 1.500 12C1.500 5.500 6 1.500 12 1.500z"
        />
        {taxon && <Beast kind={taxon} x={4.5} y={4.5} size={15} />}
      </>
    );
  return (
    <>
      <path
        class="pawn-body"
        d="M12 .8l4 3.600 5.400-.4.2 5.400 2.200 4.600-4.200 3.400-1.200 5.400-5.400-.9L8 23.300 5.600 18.500.8 16l2-5L1.600 5.700l5.200-1z"
      />
      <circle class="token-plate" cx="12" cy="12.400" r="7.600" />
      <Bite kind={kind} x={6} y={6.4} size={12} />
    </>
  );
}
