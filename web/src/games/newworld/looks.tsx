// How the traits of the game look on the body of an animal. The first look is also the icon of the trait.

import { Icon } from "../../parts/creature/Icon";
import type { Look } from "../../parts/creature/looks";

export const LOOKS_OF: Readonly<Record<string, readonly Look[]>> = {
  carnivorous: ["fangs"],
  fat: ["fat"],
  swimming: ["fins"],
  massive: ["folds", "bulk"],
  nocturnal: ["moon"],
  sharp_sighted: ["keen_eye"],
  running: ["haste"],
  horned: ["horns"],
  elusive: ["torn_tail"],
  repellent: ["fumes"],
  mimicking: ["mask"],
  camouflaged: ["stripes"],
  burrowing: ["claws"],
  flying: ["wings"],
  herding: ["herd"],
  poisonous: ["spots"],
  intelligent: ["brain"],
  scavenging: ["beak"],
  hoofed: ["hooves"],
  adaptable: ["patches"],
  hibernating: ["nightcap"],
  thieving: ["kerchief"],
  metamorphic: ["cocoon"],
  communicating: ["voice"],
  cooperating: ["collar"],
  mutualistic: ["bird"],
  stagnant: ["cobweb"],
  adverse_mutation: ["misgrown"],
  parasitized: ["tick"],
};

/** What to draw on an animal with these traits. */
export function looksOf(kinds: readonly string[]): readonly Look[] {
  return kinds.flatMap((kind) => LOOKS_OF[kind] ?? []);
}

export function TraitIcon({ kind }: { readonly kind: string }) {
  return <Icon look={LOOKS_OF[kind]?.[0]} />;
}
