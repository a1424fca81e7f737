// Small pictures: the sixteen properties, tokens, and what a creature can do.

import type { ComponentChildren } from "preact";
import { Icon } from "../../../parts/creature/Icon";
import { PROPERTIES } from "./properties";

const GEM = "M6 9l6-6.500L18 9l-2.500 12h-7z";

/** One energy (♦). */
const energy = (): ComponentChildren => (
  <>
    <path class="crystal-gem" d={GEM} />
    <path class="gem-facet" d="M9 9.500h6M12 4v5.500l-1.500 10" />
  </>
);

const noEnergy = (): ComponentChildren => <path class="crystal-gem empty" d={GEM} />;

const asleep = (): ComponentChildren => (
  <>
    <path class="wash-blue" d="M16 20A9 9 0 1 1 11 3a7.500 7.500 0 0 0 5 17z" />
    <path class="line wide" d="M14 4h4.500L14 9h4.500M19 10.500h3.500l-3.500 4h3.500" />
  </>
);

const awake = (): ComponentChildren => (
  <>
    <path class="paper" d="M2 12c4-7 16-7 20 0-4 7-16 7-20 0z" />
    <circle class="star-gold" cx="12" cy="12" r="4" />
    <circle class="jet" cx="12" cy="12" r="1.800" />
  </>
);

/** A transmutation token: the star that leaves its shell. */
const token = (): ComponentChildren => (
  <>
    <circle class="wash-violet" cx="12" cy="12" r="10.500" />
    <circle class="paper-line" cx="12" cy="12" r="8" />
    <path
      class="star-gold"
      d="M12 3.500l2.200 6.300 6.300 2.200-6.300 2.200L12 20.500l-2.200-6.300L3.500 12l6.300-2.200z"
    />
  </>
);

const noToken = (): ComponentChildren => (
  <>
    <circle class="crystal-gem empty" cx="12" cy="12" r="10" />
    <path class="line faint" d="M12 6.500l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500z" />
  </>
);

const transmute = (): ComponentChildren => (
  <>
    <path
      class="paper"
      d="M4 20c-1-4 1-6 3-6l1.500 2 2-2.500 1.500 2.500 1.500-2.500 2 2.500L17 14c2 0 4 2 3 6-5 3-11 3-16 0z"
    />
    <path class="star-gold" d="M12 1l1.800 5.200L19 8l-5.200 1.800L12 15l-1.800-5.200L5 8l5.200-1.800z" />
  </>
);

const attack = (): ComponentChildren => (
  <path
    class="wash-red"
    d="M4 2c1 7 3 13 6 20 1-7-2-14-6-20zM10.500 2c1 6 3 11 5.500 17 .5-6-1.500-12-5.500-17zM17 3c.5 4 2 8 4 12 .5-4-1-9-4-12z"
  />
);

const card = (): ComponentChildren => (
  <>
    <path
      class="paper"
      d="M5 3.500h12a1.500 1.500 0 0 1 1.500 1.500v15a1.500 1.500 0 0 1-1.500 1.500H5A1.500 1.500 0 0 1 3.500 20V5A1.500 1.500 0 0 1 5 3.500z"
    />
    <path class="jet-line" d="M14 8c-5-2-8 1-6 4s5 2 5 5c0 2-3 2-5 1M11 7.500l1-2M14 8l2-1" />
  </>
);

const exchange = (): ComponentChildren => (
  <>
    <path class="paper" d="M2 7l8-3 4 12-8 3z" />
    <path class="paper" d="M11 8h9v13h-9z" />
    <path class="line wide" d="M13 4c3-2 6-2 8 1M21 1.500V5h-3.500" />
  </>
);

const keep = (): ComponentChildren => (
  <>
    <path class="paper" d="M6 4h9v13H6z" />
    <path class="wash-rose" d="M2 22v-8c2-1 3-1 4 0l3 3h6c2 0 2 2 0 2.500l6-1.500c2 0 2 2 0 2.500L14 23H5z" />
  </>
);

const create = (): ComponentChildren => (
  <>
    <path class="paper" d="M12 2c5 0 8 7 8 12 0 5-3 8-8 8s-8-3-8-8C4 9 7 2 12 2z" />
    <path class="jet-line wide" d="M5 12l3 2 2-3 3 3 3-3 3 2" />
    <path class="star-gold" d="M12 15l1 2.500 2.500 1-2.500 1-1 2-1-2-2.500-1 2.500-1z" />
  </>
);

const shadow = (): ComponentChildren => (
  <>
    <path class="murk" d="M3 23c0-9 1-20 9-20s9 11 9 20c-3-3-4-3-6 0-2-3-4-3-6 0-2-3-3-3-6 0z" />
    <path
      class="wash-yellow"
      d="M6.500 11c2-1 3.500 0 4 2-2 1-3.500 0-4-2zM17.500 11c-2-1-3.500 0-4 2 2 1 3.500 0 4-2z"
    />
  </>
);

const first = (): ComponentChildren => (
  <>
    <path class="wood-line" d="M7 2v20" />
    <path class="star-gold" d="M7 3c5-2 7 2 13 0-2 4-2 5 0 9-6 2-8-2-13 0z" />
  </>
);

const silenced = (): ComponentChildren => (
  <>
    <circle class="paper" cx="12" cy="12" r="9.500" />
    <path class="jet-line wide" d="M5.500 5.500l13 13" />
  </>
);

/** Nothing of the kind; on to what comes next. */
const skip = (): ComponentChildren => <path class="line wide" d="M4 5l8 7-8 7M13 5l8 7-8 7" />;

const decline = (): ComponentChildren => <path class="line wide" d="M5 5l14 14M19 5L5 19" />;

const stop = (): ComponentChildren => (
  <path
    class="paper"
    d="M7 13V6c0-2 2.500-2 2.500 0V4c0-2 2.500-2 2.500 0v1c0-2 2.500-2 2.500 0v2c0-2 2.500-2 2.500 0v8c0 5-2 7-5 7-4 0-5-2-7-6l-2-4c0-2 2-2 2.500-1z"
  />
);

/** Energy that is taken. */
const gain = (): ComponentChildren => (
  <>
    <path class="crystal-gem" d="M9 3.500L13 0l4 3.500L15.500 11h-5z" />
    <path class="wash-rose" d="M2 22v-8c2-1 3-1 4 0l3 3h6c2 0 2 2 0 2.500l6-1.500c2 0 2 2 0 2.500L14 23H5z" />
  </>
);

export const SIGNS: Readonly<Record<string, () => ComponentChildren>> = {
  energy,
  no_energy: noEnergy,
  asleep,
  awake,
  token,
  no_token: noToken,
  transmute,
  gain,
  attack,
  sleep: asleep,
  card,
  exchange,
  keep,
  create,
  shadow,
  first,
  skip,
  decline,
  stop,
  silenced,
  scare: PROPERTIES["scary"]!.icon!,
  wake: PROPERTIES["annoying"]!.icon!,
  metamorph: PROPERTIES["metamorph"]!.icon!,
  turn: PROPERTIES["metamorph"]!.icon!,
};

/** A property, a token, or something to do. */
export function Sign({ kind }: { readonly kind: string }) {
  return <Icon draw={PROPERTIES[kind]?.icon ?? SIGNS[kind]} />;
}
