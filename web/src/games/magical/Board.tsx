// The table of Magical Creatures: the source, the piles and the race at the left, the others above me, then the prompt and
// my hand. On a phone the source is a band between the others and mine; held sideways, all this scrolls at the left.

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { useSession } from "../../app/session";
import { Aim } from "./Aim";
import { Hand } from "./Hand";
import { Mine, Others } from "./Sides";
import { Piles, Race, Source } from "./Source";
import { mySide } from "./facts";

export function Board({ children }: { readonly children?: ComponentChildren }) {
  const session = useSession();
  const root = useRef<HTMLDivElement>(null);
  const mine = mySide(session);
  return (
    <div
      class="board magical"
      ref={root}
      data-watching={mine === undefined || undefined}
      data-choosing={session.choice.chosen.value.length > 0 || undefined}
    >
      <div class="ground">
        <Others />
        <div class="heart">
          <Source />
          <Piles />
          <Race />
        </div>
        <Mine />
      </div>
      {children}
      {mine && <Hand side={mine} />}
      <Aim root={root} />
    </div>
  );
}
