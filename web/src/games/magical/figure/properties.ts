// How the sixteen properties look (MAG-1.3): as a part of the creature that has them, and by themselves.

import type { Part } from "../../../parts/creature/part";
import { generous, invisible, small, soporific } from "./around";
import { annoying, fireBreathing, omnivorous, scary, vampire, wise } from "./head";
import { astral, flying, greedy, metamorph, scorching, spiky } from "./trunk";

export const PROPERTIES: Readonly<Record<string, Part>> = {
  vampire,
  fire_breathing: fireBreathing,
  soporific,
  scary,
  annoying,
  metamorph,
  scorching,
  greedy,
  small,
  astral,
  flying,
  invisible,
  spiky,
  omnivorous,
  wise,
  generous,
};
