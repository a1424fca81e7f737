// With Continents: three locations side by side, each with its food, its shells and all the animals there.
// On a phone they are leaves to swipe, with tabs above; the one that needs an answer comes by itself.

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { type Session, useSession } from "../../app/session";
import { Piece } from "../../grammar/Piece";
import { SeatBadge } from "../../shell/SeatBadge";
import { say, t } from "../../words/words";
import { Animal, type Drawn, Waiting, cardsOf } from "./Animal";
import { MyHerd } from "./Mine";
import { boardOf, pairLetters, placesOf } from "./facts";
import { narrow } from "../../parts/narrow";
import { Berry } from "../../parts/tokens";
import { fit } from "../../parts/room";
import { useRoom } from "../../parts/useRoom";
import { Dice, FoodBase, Shells } from "./Shared";
import { PlaceSign } from "./tokens";
import type { BoardSeen, PlaceSeen, SeatSeen } from "./types";

const open = signal("");
/** Where something can be chosen, or what the question is about. */
function needed(session: Session, board: BoardSeen): Set<string> {
  const { question, seat } = session.view.value!;
  const next = placesOf(board, session.choice.next.value);
  if (next.size > 0) return next;
  const about = placesOf(
    board,
    session.lit.value.size > 0 ? session.lit.value : question?.seat === seat ? Object.values(question?.args ?? {}) : [],
  );
  return about;
}

interface PlacesProps {
  readonly others: readonly SeatSeen[];
  readonly mine: SeatSeen | undefined;
}

export function Places({ others, mine }: PlacesProps) {
  const session = useSession();
  const row = useRef<HTMLDivElement>(null);
  const board = boardOf(session);
  const wanted = needed(session, board);
  const names = board.places.map(({ place }) => place);
  const shown = names.includes(open.value) ? open.value : names[0]!;
  const key = [...wanted].join();
  const show = (place: string, smoothly: boolean): void => {
    open.value = place;
    const list = row.current;
    if (list && narrow.value)
      list.scrollTo({ left: names.indexOf(place) * list.clientWidth, behavior: smoothly ? "smooth" : "instant" });
  };
  useEffect(() => {
    if (narrow.value) show(wanted.size > 0 && !wanted.has(shown) ? [...wanted][0]! : shown, false);
  }, [key, narrow.value]);
  const scrolled = (): void => {
    const list = row.current;
    if (list && narrow.value) open.value = names[Math.round(list.scrollLeft / list.clientWidth)] ?? shown;
  };
  return (
    <>
      {narrow.value && (
        <div class="place-tabs" data-region="places" role="group" aria-label={t("locations")}>
          {board.places.map((place) => (
            <PlaceTab
              key={place.place}
              place={place}
              others={others}
              mine={mine}
              shown={shown === place.place}
              wanted={wanted.has(place.place)}
              show={() => show(place.place, true)}
            />
          ))}
        </div>
      )}
      <div
        class="places"
        role="group"
        aria-label={t("locations")}
        data-leaves={narrow.value || undefined}
        tabIndex={narrow.value ? 0 : undefined}
        ref={row}
        onScroll={scrolled}
        style={{
          "--columns": board.places
            .map(({ place }) => `${shareOf(place, [...others, ...(mine ? [mine] : [])])}fr`)
            .join(" "),
        }}
      >
        {board.places.map((place) => (
          <Place key={place.place} place={place} others={others} mine={mine} wanted={wanted.has(place.place)} />
        ))}
      </div>
    </>
  );
}

interface PlaceProps extends PlacesProps {
  readonly place: PlaceSeen;
  readonly wanted: boolean;
}

function PlaceTab({
  place,
  others,
  mine,
  shown,
  wanted,
  show,
}: PlaceProps & { readonly shown: boolean; readonly show: () => void }) {
  const name = say().name("place", place.place);
  const count = others.reduce(
    (sum, seat) => sum + seat.animals.filter((animal) => animal.place === place.place).length,
    0,
  );
  const own = mine?.animals.filter((animal) => animal.place === place.place).length ?? 0;
  const words = [
    name,
    `${t("food-base")} ${place.food}`,
    t("animals-count", { count: count + own }),
    mine ? t("own-here", { count: own }) : "",
    wanted ? t("can-be-chosen") : "",
  ];
  return (
    <button
      type="button"
      class="place-tab"
      data-item
      tabIndex={-1}
      aria-pressed={shown}
      data-wanted={wanted || undefined}
      onClick={show}
    >
      <span class="hidden">{words.filter(Boolean).join(", ")}</span>
      <span class="tab-name serif" aria-hidden="true">
        <PlaceSign place={place.place} />
        {name}
      </span>
      <span class="tab-counts" aria-hidden="true">
        <span data-place={`base:${place.place}`}>
          <Berry />
          {place.food}
        </span>
        <span>{count}</span>
        {mine && (
          <span class="own">
            {own}
            <SeatBadge seat={mine.seat} />
          </span>
        )}
      </span>
    </button>
  );
}

/** How wide a location is beside the others: one where nobody lives is folded. */
function shareOf(place: string, seats: readonly SeatSeen[]): number {
  const living = seats.map(
    (seat) => [...seat.animals, ...seat.waiting].filter((bearer) => bearer.place === place).length,
  );
  const all = living.reduce((sum, count) => sum + count, 0);
  return all === 0 ? 0.45 : all > 8 ? 1.35 : 1;
}

function Place({ place, others, mine, wanted }: PlaceProps) {
  const name = say().name("place", place.place);
  return (
    <section class="place" data-location={place.place} data-wanted={wanted || undefined} aria-label={name}>
      <header class="place-head" data-region="shared">
        {!narrow.value && (
          <>
            <Piece run={`place:${place.place}`} class="place-name" label={name}>
              <PlaceSign place={place.place} />
              <span class="serif">{name}</span>
            </Piece>
            <FoodBase place={place} most={10} />
            <Dice place={place.place} />
          </>
        )}
        <Shells place={place} />
      </header>
      <Others seats={others} place={place.place} name={name} />
      {mine && <Own seat={mine} place={place.place} name={name} />}
    </section>
  );
}

interface HereProps {
  readonly place: string;
  readonly name: string;
}

/** Whoever else lives here, each animal with the badge of its owner. */
function Others({ seats, place, name }: HereProps & { readonly seats: readonly SeatSeen[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const groups = seats
    .map((seat) => ({
      seat,
      animals: seat.animals.filter((animal) => animal.place === place),
      waiting: seat.waiting.filter((set) => set.place === place),
    }))
    .filter((group) => group.animals.length + group.waiting.length > 0);
  const herd = groups.flatMap(({ animals, waiting }) => [...animals, ...waiting].map((bearer) => [cardsOf(bearer)]));
  const found = room && fit(room, [herd], { widest: 150, head: 0, mini: true, unit: room.unit });
  return (
    <div
      ref={frame}
      class="others"
      data-region="opponents"
      data-none={herd.length === 0 || undefined}
      data-over={found?.over || undefined}
      aria-label={`${t("opponents")}, ${name}`}
      role="group"
      style={{ "--animal": `${found?.width ?? 0}px`, "--body": `${found?.body ?? 0}px` }}
    >
      {groups.length === 0 && <p class="empty">{t("nobody-here")}</p>}
      {found && groups.map((group) => <Group key={group.seat.seat} {...group} drawn={found} />)}
    </div>
  );
}

interface GroupProps {
  readonly seat: SeatSeen;
  readonly animals: SeatSeen["animals"];
  readonly waiting: SeatSeen["waiting"];
  readonly drawn: Drawn;
}

function Group({ seat, animals, waiting, drawn }: GroupProps) {
  const session = useSession();
  const letters = pairLetters(seat);
  const acting = session.view.value!.question?.seat === seat.seat;
  return (
    <div class="group" data-acting={acting || undefined} role="group" aria-label={session.names.value[seat.seat]}>
      {animals.map((animal) => (
        <Animal key={animal.animal} animal={animal} letters={letters} drawn={drawn} owner={seat.seat} />
      ))}
      {waiting.map((set) => (
        <Waiting key={set.animal} set={set} letters={letters} drawn={drawn} owner={seat.seat} />
      ))}
    </div>
  );
}

function Own({ seat, place, name }: HereProps & { readonly seat: SeatSeen }) {
  const session = useSession();
  const animals = seat.animals.filter((animal) => animal.place === place);
  const waiting = seat.waiting.filter((set) => set.place === place);
  const whole = seat.animals.length === 0 && place === boardOf(session).places[0]!.place; // said once, not in all three
  const none = !whole ? t("none-of-yours") : session.view.value!.over ? t("no-animals-left") : t("no-animals-own");
  return (
    <div
      class="mine"
      data-region="mine"
      data-none={animals.length + waiting.length === 0 || undefined}
      role="group"
      aria-label={`${t("your-board")}, ${name}`}
    >
      <MyHerd seat={seat} animals={animals} waiting={waiting} none={none} />
    </div>
  );
}
