// What a guide shows: the art of its game, by the words of the guide (`animal:swimming+running die:4`).

import { signal } from "@preact/signals";
import type { ComponentType } from "preact";

export interface PictureProps {
  /** What sort of thing is drawn: `animal`, `trait`, `die`. */
  readonly kind: string;
  /** Which, or what it is made of. */
  readonly of: readonly string[];
}

interface Art {
  readonly default: ComponentType<PictureProps>;
}

const ART = import.meta.glob<Art>("../games/*/pictures.tsx");
const loaded = signal<Readonly<Record<string, ComponentType<PictureProps>>>>({});
const asked = new Set<string>();

/** The art of a game; none until it is there, and none for a game without. */
function artOf(game: string): ComponentType<PictureProps> | null {
  const load = ART[`../games/${game}/pictures.tsx`];
  if (load && !asked.has(game)) {
    asked.add(game);
    load().then(
      (art) => (loaded.value = { ...loaded.value, [game]: art.default }),
      () => asked.delete(game), // a guide without pictures is still a guide
    );
  }
  return loaded.value[game] ?? null;
}

export function Pictures({ game, of }: { readonly game: string; readonly of: string }) {
  const Picture = artOf(game);
  const things = of.split(/\s+/).map((thing) => thing.split(":"));
  return (
    <span class="guide-pictures" aria-hidden="true" data-count={things.length}>
      {Picture &&
        things.map(([kind = "", words = ""], nth) => (
          <span key={nth} class={`guide-picture of-${kind}`}>
            <Picture kind={kind} of={words ? words.split("+") : []} />
          </span>
        ))}
    </span>
  );
}
