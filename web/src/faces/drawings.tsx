// The faces of the bots, in ink and wash on a page of 64 by 64. Each is told apart by its outline alone.

import type { ComponentChildren } from "preact";

/** A child in a cap with a leaf on it: everything is new. */
const NOVICE = (
  <>
    <path class="skin" d="M14 37c-4-1-5 6 0 7M50 37c4-1 5 6 0 7" />
    <path class="skin" d="M14 35c0 15 7 23 18 23s18-8 18-23c0-8-6-12-18-12s-18 4-18 12z" />
    <path class="leafy" d="M13 33c-1-15 7-24 19-24 11 0 18 7 19 18 5 1 9 3 11 7-8 1-14-1-21-3-10-2-19-1-28 2z" />
    <path class="line" d="M32 9c0-3 1-5 3-6M20 30c1-9 5-15 12-21M43 29c0-8-3-14-8-19" />
    <path class="sprout" d="M34 5c2-5 7-5 10-3-2 4-6 6-10 3z" />
    <circle class="paper" cx="25" cy="40" r="4" />
    <circle class="paper" cx="40" cy="40" r="4" />
    <circle class="ink" cx="26" cy="40.5" r="1.5" />
    <circle class="ink" cx="40" cy="40.5" r="1.5" />
    <path class="mouth" d="M27 49c3 5 8 5 11 0z" />
    <path class="line" d="M32 43c-1 2-1 3 1 3M18 46v.1M20 48.500v.1M47 46v.1M45 48.500v.1" />
  </>
);

/** A straw hat, braids, and one eye behind a lens. */
const NATURALIST = (
  <>
    <path
      class="hair"
      d="M17 29c-6 8-8 17-4 28 3 1 5 1 7-1-2-8-1-17 2-25zM47 29c6 8 8 17 4 28-3 1-5 1-7-1 2-8 1-17-2-25z"
    />
    <path class="skin" d="M17 28c0 18 5 29 15 29s15-11 15-29c-8 2-22 2-30 0z" />
    <path class="straw" d="M17 24C17 12 23 6 32 6s15 6 15 18c7 1 12 2 13 5-9 4-18 5-28 5S13 33 4 29c1-3 6-4 13-5z" />
    <path class="band" d="M17 20c10 4 20 4 30 0v5c-10 4-20 4-30 0z" />
    <circle class="ink" cx="25" cy="40" r="1.7" />
    <path class="line" d="M22 36c2-2 4-2 6-1M32 41c-1 3-1 5 1 5M26 51c4 3 8 3 11 0" />
    <circle class="lens" cx="41" cy="41" r="8.5" />
    <circle class="ink" cx="41" cy="41" r="3" />
    <path class="handle" d="M47 47.500l9 10" />
  </>
);

/** Spectacles, a fine moustache, and hair that has seen some winters. */
const EXPERT = (
  <>
    <path
      class="grey"
      d="M13 40C8 20 18 7 33 7c14 0 23 12 18 33-3-2-4-6-4-10-11-1-17-5-20-11-2 7-6 12-10 14 0 3-1 6-4 7z"
    />
    <path class="skin" d="M16 33c5-3 9-8 11-14 3 6 9 10 20 11 1 17-5 28-15 28S15 49 16 33z" />
    <path class="coat" d="M22 58c3-3 6-3 10 0 4-3 7-3 10 0-2 4-7 5-10 2-3 3-8 2-10-2z" />
    <circle class="glass" cx="24.5" cy="37" r="6" />
    <circle class="glass" cx="40" cy="37" r="6" />
    <path class="line" d="M30.5 36c1-1 2-1 3.5 0M18.5 36l-4-2M46 36l4-2M19 28c3-2 6-3 9-1M36 27c3-2 6-1 9 1" />
    <circle class="ink" cx="25.5" cy="37.5" r="1.6" />
    <circle class="ink" cx="39" cy="37.5" r="1.6" />
    <path class="line" d="M32 38c-2 4-2 6 1 6" />
    <path class="hair" d="M32 47c-4-3-9-2-13 3 5 1 10 0 13-2 3 2 8 3 13 2-4-5-9-6-13-3z" />
    <path class="line" d="M29 53c2 1 4 1 6 0" />
  </>
);

/** A great forehead, greater brows, and the beard. */
const DARWIN = (
  <>
    <path class="white" d="M16 25c-6 4-8 12-7 19 2 12 10 19 23 19s21-7 23-19c1-7-1-15-7-19z" />
    <path class="skin" d="M16 33C13 14 20 4 32 4s19 10 16 29c-2 7-6 10-16 10S18 40 16 33z" />
    <path
      class="white"
      d="M14 30c-4 15 0 31 18 33 18-2 22-18 18-33-1 6-4 9-8 9-4-2-7-1-10 2-3-3-6-4-10-2-4 0-7-3-8-9z"
    />
    <path class="line" d="M20 44c0 6 2 11 6 15M26 44c0 6 1 10 4 15M38 44c0 6-1 10-4 15M44 44c0 6-2 11-6 15M32 47v9" />
    <path class="white" d="M17 27c3-5 9-6 13-1-4 1-9 1-13 1zM47 27c-3-5-9-6-13-1 4 1 9 1 13 1z" />
    <circle class="ink" cx="24.5" cy="31" r="1.7" />
    <circle class="ink" cx="39.5" cy="31" r="1.7" />
    <path
      class="line"
      d="M32 28c-2 4-4 7-1 9h3M19 33c1 1 3 2 4 2M45 33c-1 1-3 2-4 2M24 13c5-2 11-2 16 0M26 17c4-1 8-1 12 0"
    />
  </>
);

/** The magpie of the laboratory: it takes what glitters. */
const GREEDY = (
  <>
    <path class="night" d="M12 62C6 34 14 8 36 8c10 0 16 7 17 15 4 1 7 3 9 6-5 2-9 3-14 3-2 9-8 15-10 30z" />
    <path class="white" d="M14 62c0-9 6-16 16-18 5 4 8 10 8 18z" />
    <path class="beak" d="M52 22c5 1 9 4 11 8-5 1-10 2-15 1z" />
    <circle class="paper" cx="41" cy="22" r="4" />
    <circle class="ink" cx="42" cy="22" r="1.8" />
  </>
);

/** A die has no opinion. */
const RANDOM = (
  <>
    <path class="white" d="M8 22 32 9l24 13v26L32 60 8 48z" />
    <path class="line" d="M8 22l24 12 24-12M32 34v26" />
    <path class="ink" d="M30 21h4v2h-4zM15 33h3v4h-3zM22 45h3v4h-3zM39 36h3v4h-3zM46 41h3v4h-3zM40 48h3v4h-3z" />
  </>
);

/** Somebody's own bot: a puppet of wood, which is whatever its maker makes of it. */
const PLAIN = (
  <>
    <path class="wood" d="M24 50h16l3 12H21z" />
    <path class="wood" d="M32 6c12 0 18 9 18 23 0 13-7 22-18 22s-18-9-18-22C14 15 20 6 32 6z" />
    <path class="line" d="M20 20c6-4 18-4 24 0M19 25c7-3 19-3 26 0M32 34v5" />
    <circle class="ink" cx="25" cy="32" r="2" />
    <circle class="ink" cx="39" cy="32" r="2" />
    <path class="line" d="M26 43h12" />
  </>
);

const DRAWN: Readonly<Record<string, ComponentChildren>> = {
  novice: NOVICE,
  naturalist: NATURALIST,
  expert: EXPERT,
  darwin: DARWIN,
  greedy: GREEDY,
  random: RANDOM,
};

/** The face of a bot. It stands beside its name and says nothing more. */
export function Face({ bot }: { readonly bot: string }) {
  return (
    <svg class="drawn bot-face" data-face={bot} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      {DRAWN[bot] ?? PLAIN}
    </svg>
  );
}
