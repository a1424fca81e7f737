// What covers are drawn of, so that they look like pages of one notebook.

import type { ComponentChildren } from "preact";

export function Page({ children }: { readonly children: ComponentChildren }) {
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

export function Fern({ x, y, size = 1 }: { readonly x: number; readonly y: number; readonly size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        class="fern"
        d="M0 0C-2-12 0-26 10-36M0-8c-6-1-9-4-11-8M1-16c-6-1-9-5-10-9M4-25c-5-2-7-5-8-9M1-12c5 0 8-2 11-5M3-21c5 0 8-2 10-5M7-29c4 0 6-1 8-3"
      />
    </g>
  );
}

export function Sun({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle class="sun" r="15" />
      <path class="ray" d="M0-22v-7M0 22v7M22 0h7M-22 0h-7M15-15l5-5M-15-15l-5-5M15 15l5 5M-15 15l-5 5" />
    </g>
  );
}
