// How the traits of the game look on the body of an animal. The first look is also the icon of the trait.

import type { ComponentChildren } from "preact";
import { Icon } from "../../parts/creature/Icon";
import type { Look } from "../../parts/creature/looks";
import { FOOD } from "../../parts/tokens";
import { NATURE } from "./nature";

export const LOOKS_OF: Readonly<Record<string, readonly Look[]>> = {
  carnivorous: ["fangs"],
  fat_tissue: ["fat"],
  swimming: ["fins"],
  camouflage: ["stripes"],
  sharp_vision: ["keen_eye"],
  burrowing: ["claws"],
  high_body_weight: ["horns", "bulk"],
  running: ["haste"],
  mimicry: ["mask"],
  tail_loss: ["torn_tail"],
  poisonous: ["spots"],
  hibernation: ["nightcap"],
  grazing: ["hooves"],
  piracy: ["kerchief"],
  scavenger: ["beak"],
  parasite: ["tick"],
  communication: ["voice"],
  cooperation: ["collar"],
  symbiosis: ["bird"],
  flight: ["wings"],
  ambush: ["tall_grass"],
  intellect: ["brain"],
  viviparity: ["womb"],
  metamorphosis: ["cocoon"],
  ink_cloud: ["ink"],
  shell: ["shell"],
  photosynthesis: ["leaves"],
  thermosynthesis: ["vent"],
  trematode: ["worm"],
  hunter: ["lantern"],
  herding: ["herd"],
  migration: ["trail"],
  suckerfish: ["fish"],
  regeneration: ["new_tail"],
  toxic: ["stings"],
  recombination: ["helix"],
  edificator: ["logs"],
  neoplasia: ["lumps"],
  r_strategy: ["eggs"],
  shy: ["blush"],
  gluttonous: ["maw"],
  insulation: ["fleece"],
  immunity: ["shield"],
};

/** What to draw on an animal with these traits. */
export function looksOf(kinds: readonly string[]): readonly Look[] {
  return kinds.flatMap((kind) => LOOKS_OF[kind] ?? []);
}

/** What is no trait and yet has an icon: the cards of nature, and the colours of food. */
const OTHERS: Readonly<Record<string, () => ComponentChildren>> = {
  ...NATURE,
  ...Object.fromEntries(
    Object.entries(FOOD).map(([colour, draw]) => [colour, () => <g class="food-sign">{draw()}</g>]),
  ),
};

/** The icon of a trait, of a card of nature, or of a colour of food. */
export function TraitIcon({ kind }: { readonly kind: string }) {
  return <Icon look={LOOKS_OF[kind]?.[0]} draw={OTHERS[kind]} />;
}
