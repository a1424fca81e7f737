// The table of Evolution: the others around the meadow with the food, my animals, my hand, and at the bottom the prompt,
// which stays there however much the rest needs. With Continents all animals stand in their locations.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useSession } from "../../app/session";
import { t } from "../../words/words";
import { Hand } from "./Hand";
import { Mine } from "./Mine";
import { Opponents } from "./Opponents";
import { PairLine } from "./PairLine";
import { Places } from "./Places";
import { Reading } from "../../parts/cards/Reading";
import { Seats } from "./Seats";
import { FoodMeadow, Tools } from "./Shared";
import { boardOf } from "./facts";
import { foodWeb, watchFoodWeb } from "../../parts/foodweb";
import { TraitIcon } from "./looks";

export function Board({ children }: { readonly children?: ComponentChildren }) {
  const session = useSession();
  const root = useRef<HTMLDivElement>(null);
  const board = boardOf(session);
  const me = session.view.value!.seat;
  const mine = me === null ? undefined : board.seats[me];
  const count = board.seats.length;
  const others = board.seats
    .map((_, at) => board.seats[((me ?? 0) + at + (me === null ? 0 : 1)) % count]!)
    .filter((seat) => seat.seat !== me);
  const located = board.places.length > 1;
  const { over } = session.view.value!;
  useEffect(() => {
    if (over) foodWeb.value = null; // nobody eats any more
  }, [over]);
  useEffect(() => watchFoodWeb(root.current!, session), []);
  return (
    <div
      class="board animal-table evolution"
      data-watching={me === null || undefined}
      data-located={located || undefined}
      data-crowd={others.length > 3 || undefined}
      ref={root}
    >
      {located ? (
        <>
          <section class="bar" data-region="table" aria-label={t("shared-board")}>
            <Seats seats={mine ? [...others, mine] : others} />
            <Tools />
          </section>
          <Places others={others} mine={mine} />
        </>
      ) : (
        <>
          <Opponents seats={others} />
          <FoodMeadow place={board.places[0]!} />
          {mine && <Mine seat={mine} first={board.first === me} />}
        </>
      )}
      {mine && <Reading Icon={TraitIcon} />}
      {mine && <Hand cards={mine.hand ?? []} next={board.next_animal} />}
      {children}
      <PairLine root={root} />
    </div>
  );
}
