// The table of Evolution: the others, the food in the middle, the prompt, my animals, my hand.
// With Continents all animals stand in their locations.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useSession } from "../../app/session";
import { SeatBadge } from "../../shell/SeatBadge";
import { say, t } from "../../words/words";
import { Animal } from "./Animal";
import { Hand } from "./Hand";
import { Opponents } from "./Opponents";
import { PairLine } from "./PairLine";
import { Places } from "./Places";
import { Seats } from "./Seats";
import { Dice, FoodBase, Shells, Tools } from "./Shared";
import { boardOf, pairLetters } from "./facts";
import { foodWeb, watchFoodWeb } from "../../parts/foodweb";
import { narrow } from "../../parts/narrow";
import { FirstFlag } from "../../parts/tokens";
import { type Measure, roomFor } from "./room";
import type { SeatSeen } from "./types";

/** My animals: against a few others, against a crowd, on a phone, and there above a sheet. */
const ROOM: Readonly<Record<"few" | "crowd" | "narrow" | "sheet", Measure>> = {
  few: { under: 4, tight: 5, beside: 8, most: 6 },
  crowd: { under: 3, tight: 4, beside: 7, most: 7 },
  narrow: { under: 4, tight: 6, beside: 8, most: 3 },
  sheet: { under: 2, tight: 3, beside: 6, most: 3 },
};

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
      class="board evolution"
      data-watching={me === null || undefined}
      data-located={located || undefined}
      ref={root}
    >
      {located ? (
        <>
          <section class="bar" data-region="table" aria-label={t("shared-board")}>
            <Seats seats={mine ? [...others, mine] : others} />
            <Tools />
          </section>
          <Places others={others} mine={mine} />
          {children}
        </>
      ) : (
        <>
          <Opponents seats={others} watching={mine === undefined} />
          <section class="middle" data-region="shared" aria-label={t("shared-board")}>
            <FoodBase place={board.places[0]!} />
            <Shells place={board.places[0]!} />
            <Dice place="table" />
            <Tools />
          </section>
          {children}
          {mine && (
            <Mine
              seat={mine}
              first={board.first === me}
              room={
                narrow.value
                  ? session.view.value!.question?.facts["target"] !== undefined
                    ? "sheet"
                    : "narrow"
                  : count > 4
                    ? "crowd"
                    : "few"
              }
            />
          )}
        </>
      )}
      {mine && <Hand cards={mine.hand ?? []} />}
      <PairLine root={root} />
    </div>
  );
}

function Mine({
  seat,
  first,
  room: size,
}: {
  readonly seat: SeatSeen;
  readonly first: boolean;
  readonly room: keyof typeof ROOM;
}) {
  const session = useSession();
  const room = roomFor(seat.animals, ROOM[size]);
  return (
    <section
      class="mine"
      data-region="mine"
      aria-label={t("your-board")}
      data-tight={room.tight || undefined}
      style={{ "--columns": room.columns }}
    >
      <MyStrip seat={seat} first={first} />
      {seat.animals.length === 0 && (
        <p class="empty">{session.view.value!.over ? t("no-animals-left") : t("no-animals-own")}</p>
      )}
      {seat.animals.map((animal) => (
        <Animal key={animal.animal} animal={animal} letters={pairLetters(seat)} beside={room.beside(animal)} />
      ))}
    </section>
  );
}

/** Who I am at this table. */
function MyStrip({ seat, first }: { readonly seat: SeatSeen; readonly first: boolean }) {
  const session = useSession();
  return (
    <div
      class="my-strip"
      data-place={`seat:${seat.seat}`}
      data-lit={session.lit.value.has(`seat:${seat.seat}`) || undefined}
    >
      <SeatBadge seat={seat.seat} />
      <span class="who">{session.names.value[seat.seat]}</span>
      {first && (
        <span title={t("first-player")}>
          <FirstFlag />
          <span class="hidden">{t("first-player")}</span>
        </span>
      )}
      {seat.passed && boardOf(session).phase === "development" && (
        <small class="soft">{say().name("mark", "passed")}</small>
      )}
    </div>
  );
}
