// What can be chosen next, in words: "an opponent’s animal for Parasite". The same rules as tangledbank/locale/next.py.

import type { Facts, Scene } from "./scene";
import { type Said, type Speaker, keyOf } from "./speaker";

/** One way to make a move: what is said of it, and the elements to touch. */
interface Way extends Said {
  readonly path: readonly string[];
}

/** Kinds of elements that are words, not things. */
const DEEDS: ReadonlySet<string> = new Set(["choose", "own"]);

/** The sentence that asks for the next element of these ways, all of which begin with what is chosen. */
export function nextSentence(speaker: Speaker, ways: readonly Way[], chosen: readonly string[], scene: Scene): string {
  const groups = new Map<string, { args: Facts; elements: string[] }>();
  let deeds = false;
  for (const way of ways) {
    const element = way.path[chosen.length];
    if (element === undefined) continue;
    const kind = element.slice(0, element.indexOf(":"));
    if (DEEDS.has(kind)) {
      deeds = true;
      continue;
    }
    const key = keyFor(speaker, way, element, kind);
    const args = Object.fromEntries(Object.entries(way.args).filter(([, value]) => chosen.includes(value)));
    const group = groups.get(key) ?? { args, elements: [] };
    group.elements.push(element);
    groups.set(key, group);
  }
  if (groups.size === 0) return speaker.text("ui-choose-deed");
  const names = [...groups].map(([key, { args, elements }]) =>
    speaker.text(key, { ...speaker.fill(args, scene), whose: whoseOf(elements, scene) }),
  );
  return speaker.text(deeds ? "ui-choose-next-or-deed" : "ui-choose-next-of", { things: joined(speaker, names) });
}

/** The word for a place of a move, or for a kind of thing. */
function keyFor(speaker: Speaker, way: Way, element: string, kind: string): string {
  const place = Object.entries(way.args).find(([, value]) => value === element || value.includes(element))?.[0];
  const special = keyOf("next", `${way.key}-${place ?? ""}`);
  return speaker.has(special) ? special : `next-${kind}`;
}

/** Whether all of these are one's own, none is, or some are. */
function whoseOf(elements: readonly string[], scene: Scene): string {
  const mine = new Set(elements.map((element) => scene.things[element]?.["owner"] === `seat:${scene.seat}`));
  return mine.size > 1 ? "any" : mine.has(true) ? "own" : "other";
}

function joined(speaker: Speaker, names: readonly string[]): string {
  const last = names.at(-1)!;
  return names.length === 1 ? last : speaker.text("list-or", { head: names.slice(0, -1).join(", "), last });
}
