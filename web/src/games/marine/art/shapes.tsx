// The few shapes of which signs and plates are drawn: the four classes, the six elements, and what repeats.

import type { ComponentChildren } from "preact";

/** Where a shape of 24 by 24 stands in a drawing, and how large it is there. */
export interface Spot {
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly turn?: number;
  readonly flip?: boolean;
}

export function At({
  x = 0,
  y = 0,
  size = 24,
  turn = 0,
  flip = false,
  children,
}: Spot & { readonly children: ComponentChildren }) {
  const scale = size / 24;
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${turn} ${size / 2} ${size / 2}) scale(${scale})${flip ? " translate(24 0) scale(-1 1)" : ""}`}
    >
      {children}
    </g>
  );
}

type Drawing = () => ComponentChildren;

/** From above, from the side, as everybody knows them at the size of a fingernail. */
export const CLASSES: Readonly<Record<string, Drawing>> = {
  reptiles: () => (
    <>
      <path
        class="beast"
        d="M12 1.800c1.700 0 2.700 1.200 2.600 2.700l-.3 1.700c1.500.6 2.600 1.700 3.300 3 2.200-.3 4.200-1.800 5.300-3.800.6 3.700-1 6.900-4.300 7.700 0 2-.6 3.700-1.500 5.100.9.800 1.500 1.900 1.600 3.300-1.500-.1-2.800-.7-3.600-1.700-.9.5-2 .8-3.100.8s-2.200-.3-3.100-.8c-.8 1-2.100 1.600-3.600 1.700.1-1.400.7-2.500 1.600-3.300-.9-1.400-1.500-3.100-1.500-5.100-3.300-.8-4.900-4-4.300-7.700 1.100 2 3.100 3.500 5.300 3.800.7-1.300 1.800-2.400 3.300-3l-.3-1.700C9.300 3 10.300 1.800 12 1.800z"
      />
      <path
        class="glint"
        d="M12 8.800l3 1.700v3.800l-3 1.700-3-1.700v-3.800zM12 16v3.200M15 10.500l1.800-.8M9 10.500l-1.800-.8M15 14.300l1.800 1.200M9 14.300l-1.800 1.200"
      />
    </>
  ),
  cephalopods: () => (
    <>
      <path
        class="beast"
        d="M12 1c2.400 2.200 4.200 5 4.500 7.600l2.900 1.400-2.900 1.600c-.1 1.200-.4 2.200-.9 3 .2 2 1.900 3.500 1.400 6.200-.3 1.500-2 1.800-2.300.6-.1-1.900-.7-3.100-1.300-4-.1 2 .8 3.500 0 5.400-.5 1-2.300 1-2.800 0-.8-1.900.1-3.400 0-5.400-.6.9-1.200 2.100-1.300 4-.3 1.200-2 .9-2.300-.6-.5-2.700 1.200-4.200 1.400-6.200-.5-.8-.8-1.800-.9-3L4.600 10l2.900-1.400C7.800 6 9.600 3.200 12 1z"
      />
      <path class="glint" d="M9.800 12.400h.1M14.200 12.400h.1" stroke-width="2.600" />
    </>
  ),
  fishes: () => (
    <>
      <path
        class="beast"
        d="M1 12.200C3.400 7.600 7.400 5.600 11.600 5.500c1-1.800 2.600-2.800 4.500-3.100-.4 1.600-.3 3 .2 4.300 1.400.8 2.500 1.900 3.300 3.200 1-1.700 2.200-2.700 3.600-3.300-.9 3.600-.9 7.400 0 11.100-1.400-.6-2.600-1.600-3.600-3.300-1.800 2.700-4.800 4.500-8.500 4.500C7 18.900 3.400 16.800 1 12.200z"
      />
      <path class="glint" d="M10.300 8.300c1.400 2.500 1.400 5.300 0 7.700M14 9.800c.9 1.600.9 3.200 0 4.800" />
      <path class="glint" d="M6.300 11h.1" stroke-width="2.800" />
    </>
  ),
  crustaceans: () => (
    <>
      <path
        class="beast-line"
        d="M6 15l-4.300.4M6.500 17.200L2.800 20M8.500 18.700L7 22.500M18 15l4.300.4M17.500 17.200l3.700 2.800M15.500 18.700l1.500 3.800M10 9.500V6.300M14 9.500V6.300"
      />
      <path
        class="beast"
        d="M7.400 10.300C4.200 9.800 1.500 6.900 2.200 2.700c1.200 1 2 1.700 2.600 3 .5-1.500 1.400-2.500 2.800-3.100.8 2.900.3 4.900-.6 6.200 1.400-.5 3.100-.8 5-.8s3.600.3 5 .8c-.9-1.300-1.400-3.300-.6-6.200 1.400.6 2.300 1.600 2.800 3.100.6-1.300 1.400-2 2.600-3 .7 4.200-2 7.100-5.200 7.600 1.500 1 2.400 2.400 2.400 4 0 3-3.100 5.400-7 5.400s-7-2.400-7-5.400c0-1.600.9-3 2.400-4z"
      />
      <path class="glint" d="M8.700 14.200c1.800 1.400 4.800 1.400 6.600 0" />
    </>
  ),
};

/** What classes live on: each with a shape and a colour of its own. */
export const NUTRIENTS: Readonly<Record<string, Drawing>> = {
  algae: () => (
    <path
      class="wash-green"
      d="M12 22c-1-4 .5-6-.5-9-3 .5-5.500-1.500-6-4.500 3-.2 5 1 6 3C11 8 9.500 6 10.500 2c3 2 3.500 5 2.500 8 1.500-2.200 3.500-3.200 6-3-.3 3.500-2.500 5.500-6 5.500.8 3.500-1 5.500 0 9.500z"
    />
  ),
  gastropods: () => (
    <>
      <path
        class="wash-violet"
        d="M2.500 20c.5-2 2-2.500 3.500-3C3.500 10 7 3.500 13 3.500c5 0 8.500 4 8.500 8.500 0 5-4 8-9.500 8z"
      />
      <path d="M6 17c5 1.500 11-.5 11-5 0-2.500-2-4.500-4.300-4.500-2.200 0-3.700 1.700-3.700 3.500s1.300 2.800 2.700 2.800c1.300 0 2-.9 2-1.800" />
    </>
  ),
  worms: () => (
    <>
      <path class="worm-body" d="M3.500 18.500c3 2.500 6-.5 5.500-4s2-6.500 5-5 1 6 3.500 7 4-1.500 3.500-4" />
      <path class="worm-skin" d="M3.500 18.500c3 2.500 6-.5 5.500-4s2-6.500 5-5 1 6 3.500 7 4-1.500 3.500-4" />
      <path d="M7 17l2.200 1.600M7.300 13.500l3.200.4M9.500 9.500l2.400 2M14.600 8l-1 2.800M17.300 13.200l-2.800.9M18.500 16l-1.500 1.600" />
    </>
  ),
  plankton: () => (
    <>
      <path
        class="wash-blue"
        d="M12 2.500l2.300 6.200 6.700.4-5.200 4.200 1.700 6.500-5.500-3.600-5.500 3.600 1.700-6.500L3 9.100l6.700-.4z"
      />
      <circle class="bone" cx="12" cy="12" r="2.200" />
    </>
  ),
  sponges: () => (
    <>
      <path
        class="earth"
        d="M4 21.500c-.5-6-1-9 1-12.500 1-1.500 4-1.500 4.500.5.3-3 .3-5 1-6.500.7-1.300 4.300-1.300 5 .2.6 2 .5 3.800.5 6.300.8-1.500 3.500-1.500 4 .5.6 3.500.3 7 0 11.500z"
      />
      <path
        class="ink"
        d="M7 13h.1M12.500 8h.1M13.500 13h.1M10 17h.1M17.500 14h.1M15 18h.1M7 18.500h.1"
        stroke-width="2.400"
      />
    </>
  ),
  sun: () => (
    <>
      <path
        d="M12 1.500v3.300M12 19.200v3.300M1.500 12h3.300M19.200 12h3.300M4.600 4.600l2.300 2.300M17.100 17.100l2.300 2.300M19.400 4.600l-2.300 2.300M6.900 17.100l-2.300 2.300"
        stroke-width="1.900"
      />
      <circle class="wash-yellow" cx="12" cy="12" r="5.200" />
    </>
  ),
};

/** A fish in a few strokes, for plates; it looks to the left. */
export function Fish({ wash = "wash-yellow", ...spot }: Spot & { readonly wash?: string }) {
  return (
    <At {...spot}>
      <path class={wash} d="M1.500 12c3-5 10-6.500 15-2l5.500-4c-1 4-1 8 0 12l-5.500-4c-5 4.500-12 3-15-2z" />
      <path class="ink" d="M6.500 11h.1" stroke-width="2.200" />
    </At>
  );
}

export function Beast({ kind, ...spot }: Spot & { readonly kind: string }) {
  return (
    <At {...spot}>
      <g class={`taxon ${kind}`}>{CLASSES[kind]?.()}</g>
    </At>
  );
}

export function Bite({ kind, ...spot }: Spot & { readonly kind: string }) {
  return <At {...spot}>{NUTRIENTS[kind]?.()}</At>;
}

export function Surface({ y = 14 }: { readonly y?: number }) {
  return <path class="wave" d={`M2 ${y}c4-4 7-4 11 0s7 4 11 0 7-4 11 0 7 4 11 0`} />;
}

export function Floor() {
  return <path class="floor-line" d="M2 43c9-3 16 1 23-1s13-2 21 1" />;
}
