// The ground of the terrains, shared by the map and every swatch.

export function Patterns() {
  return (
    <svg class="drawn patterns" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="mr-land" patternUnits="userSpaceOnUse" width="52" height="44">
          <path class="mark" d="M4 20c6-11 14-11 20 0M28 40c6-11 14-11 20 0" />
          <path class="mark" d="M34 16v-7M34 9c-4-3-7-1-8 2M34 9c4-3 7-1 8 2M34 9c-1-4-4-5-6-4M34 9c1-4 4-5 6-4" />
        </pattern>
        <pattern id="mr-kelp_forest" patternUnits="userSpaceOnUse" width="30" height="40">
          <path
            class="mark"
            d="M8 40c-6-10 6-16 0-28-2-5 0-9 2-12M8 26c4-1 6-4 6-8M7 16c-4-1-5-4-5-7M23 40c5-9-5-14 0-24M23 28c-4-1-5-4-5-7M24 34c3-1 5-3 5-6"
          />
        </pattern>
        <pattern id="mr-coral_reef" patternUnits="userSpaceOnUse" width="44" height="40">
          <path
            class="mark"
            d="M12 38V22M12 30c-6 0-8-4-8-9M12 27c6 0 8-4 8-9M12 22c-2-3-2-6 0-9M33 20V8M33 14c-5 0-6-3-6-7M33 12c5 0 7-3 6-7M30 38a6 6 0 0 1 12 0"
          />
        </pattern>
        <pattern id="mr-seamount" patternUnits="userSpaceOnUse" width="56" height="46">
          <path class="mark" d="M2 30L16 6l12 24M16 6l3 9-4 6M30 44l12-22 12 22M42 22l2 8" />
        </pattern>
        <pattern id="mr-seagrass_meadow" patternUnits="userSpaceOnUse" width="32" height="30">
          <path class="mark" d="M7 14l-4-9M7 14V3M7 14l4-9M23 29l-4-9M23 29V18M23 29l4-9" />
        </pattern>
        <pattern id="mr-sand_plain" patternUnits="userSpaceOnUse" width="44" height="30">
          <path class="mark" d="M2 8c5-4 10-4 15 0M24 22c5-4 10-4 15 0M30 7h.1M36 11h.1M8 22h.1M14 26h.1M4 17h.1" />
        </pattern>
        <pattern id="mr-open_ocean" patternUnits="userSpaceOnUse" width="44" height="34">
          <path class="mark" d="M2 10c4-5 7-5 11 0s7 5 11 0M22 28c4-5 7-5 11 0s7 5 11 0" />
        </pattern>
        <pattern id="mr-vent" patternUnits="userSpaceOnUse" width="36" height="36">
          <path class="mark" d="M6 34c-4-6 5-9 1-15s3-8 1-12M24 34c-4-6 5-9 1-15s3-8 1-12" />
        </pattern>
      </defs>
    </svg>
  );
}
