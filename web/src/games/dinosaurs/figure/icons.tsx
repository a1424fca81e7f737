// Small drawings: genes, zones of the climate, and what is counted.

import type { ComponentChildren } from "preact";

const SIGNS: Readonly<Record<string, () => ComponentChildren>> = {
  tail: () => (
    <path class="wash-green" d="M21 4c0 9-4 14-11 15-4 .6-7 0-8-1.500 5 .2 8-1 10-4 2.200-3.200 2-7 3.500-10z" />
  ),
  leg: () => (
    <path class="wash-green" d="M8 2h7c1 5 .5 9-1 13 3 .5 6 2 7 5.500H7C8 14 6.500 8 8 2zM11 20v-2.500M14.500 20v-2" />
  ),
  horn: () => (
    <path
      class="bone"
      d="M4 21c1-8 6-15 16-19-3 6-3 13-5 19-3 1.400-8 1.400-11 0zM7 17c3 .8 6 .8 9 0M9.500 12c2.500.8 4.500.8 7 0"
    />
  ),
  egg: () => (
    <>
      <path class="bone" d="M5 14.500C5 8 8 2.500 12 2.500s7 5.500 7 12a7 7 0 0 1-14 0z" />
      <path class="ink" d="M9.500 10h.1M14 8h.1M13 14h.1M9 16h.1M15 18h.1" stroke-width="2.2" />
    </>
  ),
  fur: () => (
    <path
      class="earth"
      d="M3 19c1-3 .500-6 2-9l2 3c0-4 1-6 3-9l1.500 6C13 7 15 5 17 4c-.5 3 0 5 .5 8l2.500-2c-.5 4 .5 6 1 9-4 2.500-14 2.500-18 0z"
    />
  ),
  parasol: () => (
    <>
      <path d="M12 10v9.500c0 2.500 3.500 2.500 3.500 0" />
      <path
        class="wash-red"
        d="M2 11.500C3 1.500 21 1.500 22 11.500c-1.700-1.500-3.300-1.500-5 0-1.700-1.500-3.300-1.500-5 0-1.700-1.500-3.300-1.500-5 0-1.700-1.500-3.300-1.500-5 0z"
      />
    </>
  ),
  mutation: () => (
    <>
      <path class="stripe wash-line" d="M7 2c0 7 10 6 10 13 0 3-1 5-2 7M17 2c0 7-10 6-10 13 0 3 1 5 2 7" />
      <path d="M8.500 5h7M8.500 14.500h7M8.500 19h7" />
    </>
  ),
  card: () => (
    <>
      <path
        class="paper"
        d="M6 2.500h12a1.500 1.500 0 0 1 1.500 1.500v16a1.500 1.500 0 0 1-1.500 1.500H6A1.500 1.500 0 0 1 4.500 20V4A1.500 1.500 0 0 1 6 2.500z"
      />
      <path class="wash-yellow" d="M13 5l-5 8h3.500L10 19l6-9h-3.500z" />
    </>
  ),
  dino: () => (
    <path
      class="ink"
      d="M2 15c3 .5 5-.5 6-3 1.200-3 5-3.500 8-2.500.5-2 .3-4 2-5.500 1.500-1 3.500-.5 4 1-1 .7-2 .700-2.500 1.200-.4 2.800-.5 4-2 5.800l.5 8h-2.500l-1-5h-4l-.5 5H7.500l.5-5c-2 1.500-4.500 1.500-6 0z"
    />
  ),
  points: () => (
    <path
      class="wash-yellow"
      d="M12 2l2.900 6.300 6.900.8-5.100 4.700 1.400 6.800L12 17.200l-6.100 3.400 1.400-6.800L2.200 9.100l6.900-.8z"
    />
  ),
  hot: () => (
    <>
      <circle class="wash-yellow" cx="12" cy="12" r="4.6" />
      <path class="thick" d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2" />
    </>
  ),
  cold: () => (
    <path
      class="thick frost"
      d="M12 2v20M3.500 7l17 10M3.500 17l17-10M9.500 3.500L12 6l2.500-2.500M9.500 20.500L12 18l2.500 2.500M3.800 10.500L7 9.700 6 6.300M20.200 13.500l-3.200.8 1 3.400M3.800 13.500l3.200.8-1 3.400M20.200 10.500L17 9.700l1-3.400"
    />
  ),
  deadly: () => (
    <>
      <path
        class="bone"
        d="M12 2.500c-5.500 0-9 3.800-9 8.300 0 3 1.500 5 3.500 6.200v4h11v-4c2-1.200 3.500-3.200 3.500-6.200 0-4.500-3.500-8.300-9-8.300z"
      />
      <circle class="jet" cx="8.5" cy="11" r="2.3" />
      <circle class="jet" cx="15.500" cy="11" r="2.3" />
      <path class="jet-line" d="M12 14v1.500M9.500 18v3M12 18v3M14.500 18v3" />
    </>
  ),
  temperate: () => (
    <>
      <path class="wash-green" d="M4 20C3 10 9 3 21 3c0 11-6 17-15 15z" />
      <path d="M4 21.500C7 15 11 11 16 8" />
    </>
  ),
  meteor: () => (
    <>
      <path class="wash-yellow" d="M22 2L9.500 10a5 5 0 1 0 5 5z" />
      <circle class="earth" cx="9" cy="15.500" r="5.300" />
    </>
  ),
};

/** A gene, a zone, or something that is counted. */
export function Sign({ kind }: { readonly kind: string }) {
  return (
    <svg class="drawn-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {SIGNS[kind]?.()}
    </svg>
  );
}

/** The same inside another drawing, 24 wide. */
export function SignAt({
  kind,
  x,
  y,
  size,
}: {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  return (
    <g class="drawn-icon" transform={`translate(${x} ${y}) scale(${size / 24})`}>
      {SIGNS[kind]?.()}
    </g>
  );
}
