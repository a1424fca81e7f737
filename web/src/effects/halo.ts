// Who acted last keeps a halo: their seat, and the piece that did it.

import { piece } from "./places";

let lit: readonly HTMLElement[] = [];

export function halo(elements: readonly string[]): void {
  for (const drawing of lit) delete drawing.dataset["acted"];
  lit = elements.map(piece).filter((drawing) => drawing !== null);
  for (const drawing of lit) drawing.dataset["acted"] = "true";
}
