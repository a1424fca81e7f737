// Patterns that several drawings share: the coats of the seats, the ground of the terrains, the weather over it.

export function Patterns() {
  return (
    <svg class="drawn patterns" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="dn-coat-1" patternUnits="userSpaceOnUse" width="12" height="12" patternTransform="rotate(45)">
          <path class="coat-line" d="M2 0v12" />
        </pattern>
        <pattern id="dn-coat-2" patternUnits="userSpaceOnUse" width="13" height="13">
          <circle class="coat-dot" cx="4" cy="4" r="2.6" />
          <circle class="coat-dot" cx="10.500" cy="10.500" r="2.6" />
        </pattern>
        <pattern id="dn-coat-3" patternUnits="userSpaceOnUse" width="12" height="12">
          <path class="coat-line" d="M0 3h12" />
        </pattern>
        <pattern id="dn-coat-4" patternUnits="userSpaceOnUse" width="12" height="12">
          <path class="coat-line" d="M3 0v12" />
        </pattern>
        <pattern id="dn-desert" patternUnits="userSpaceOnUse" width="26" height="26">
          <path class="mark" d="M4 6h.1M17 3h.1M10 14h.1M22 18h.1M3 22h.1" />
        </pattern>
        <pattern id="dn-plains" patternUnits="userSpaceOnUse" width="34" height="30">
          <path class="mark" d="M6 12l-3-7M6 12V4M6 12l3-7M23 27l-3-7M23 27v-8M23 27l3-7" />
        </pattern>
        <pattern id="dn-hills" patternUnits="userSpaceOnUse" width="44" height="30">
          <path class="mark" d="M2 14c5-11 15-11 20 0M24 29c5-11 15-11 20 0" />
        </pattern>
        <pattern id="dn-mountains" patternUnits="userSpaceOnUse" width="48" height="40">
          <path class="mark" d="M2 20l11-17 11 17M13 3l3 8M26 39l10-15 10 15M36 24l3 7" />
        </pattern>
        <pattern id="dn-hot" patternUnits="userSpaceOnUse" width="40" height="36">
          <path class="heat" d="M4 10q4-6 8 0t8 0M22 28q4-6 8 0t8 0" />
        </pattern>
        <pattern id="dn-cold" patternUnits="userSpaceOnUse" width="36" height="36">
          <path
            class="snow"
            d="M9 4v10M4.500 6.500l9 5M13.500 6.500l-9 5M27 22v10M22.500 24.500l9 5M31.500 24.500l-9 5"
          />
        </pattern>
        <pattern id="dn-deadly" patternUnits="userSpaceOnUse" width="14" height="14" patternTransform="rotate(45)">
          <path class="doom" d="M0 3h14" />
        </pattern>
      </defs>
    </svg>
  );
}
