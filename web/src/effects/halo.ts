// Who acted last keeps a halo: their seat, and the piece that did it.

import { shown } from "./places";

let lit: readonly HTMLElement[] = [];

export function halo(elements: readonly string[]): void {
  for (const drawing of lit) delete drawing.dataset["acted"];
  lit = elements.map(shown).filter((drawing) => drawing !== null);
  for (const drawing of lit) drawing.dataset["acted"] = "true";
}
