// The others: a strip each, and their row below it; on a phone it opens at a touch, when its player acts, or when
// something in it can be chosen.

import { signal } from "@preact/signals";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Session, useSession } from "../../app/session";
import { Creature } from "../../parts/creature/Creature";
import { narrow } from "../../parts/narrow";
import { CardBack, FirstFlag, Mark } from "../../parts/tokens";
import { SeatMark } from "../../shell/Absence";
import { SeatBadge } from "../../shell/SeatBadge";
import { say, t } from "../../words/words";
import type { Size } from "./Animal";
import { Row } from "./Row";
import { type Fit, WIDEST, fit } from "./fit";
import { looksOf } from "./looks";
import { boardOf, chainsOf, elementsOf, kindsOf } from "./facts";
import type { AnimalSeen, SeatSeen } from "./types";

const opened = signal<ReadonlyMap<number, boolean>>(new Map());

interface OpponentsProps {
  readonly seats: readonly SeatSeen[];
  readonly watching: boolean;
}

/** So many named cards fit under an animal when there is a whole table for one opponent. */
const NAMED = 3;

/** How long a row is, in animals; the card of a pair takes a part of a place, and one with many cards more than one. */
function places(animals: readonly AnimalSeen[]): number {
  return animals.reduce((sum, { pairs, traits }) => sum + (traits.length > 4 ? 1.6 : 1) + pairs.length * 0.15, 0);
}

/** How the rows are drawn best in the room there is. */
function useFit(frame: { readonly current: HTMLElement | null }, seats: readonly SeatSeen[], across: number): Fit {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measure = (): void => setRoom({ width: frame.current!.clientWidth, height: frame.current!.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, []);
  if (narrow.value) return { width: 88, size: 0 };
  const found = fit(
    { width: room.width / across - 10, height: room.height / Math.ceil(seats.length / across) - 8 },
    Math.max(1, ...seats.map((seat) => places(seat.animals))),
    Math.max(1, ...seats.flatMap((seat) => chainsOf(seat).map(places))),
  );
  return seats.length === 1 && found.width === WIDEST && room.height > 220 ? { ...found, size: NAMED } : found;
}

export function Opponents({ seats, watching }: OpponentsProps) {
  const frame = useRef<HTMLElement>(null);
  // Who looks on sees all seats, and has room for two of them one above the other.
  const across = watching && seats.length > 2 ? 2 : seats.length;
  const { width, size } = useFit(frame, seats, across);
  return (
    <section
      ref={frame}
      class="opponents"
      data-region="opponents"
      data-across={across}
      style={{ "--width": `${width}px` }}
      aria-label={watching ? t("animals-of-all") : t("opponents")}
    >
      {seats.map((seat) => (
        <Opponent key={seat.seat} seat={seat} alone={seats.length === 1} size={size} />
      ))}
    </section>
  );
}

/** Something of theirs can be chosen, is asked about, or is pointed at. */
function isNeeded(session: Session, seat: SeatSeen): boolean {
  const own = new Set(seat.animals.flatMap(elementsOf));
  const { question } = session.view.value!;
  return (
    session.choice.next.value.some((element) => own.has(element)) ||
    Object.values(question?.args ?? {}).some((element) => own.has(element)) ||
    [...session.lit.value].some((element) => own.has(element))
  );
}

interface OpponentProps {
  readonly seat: SeatSeen;
  readonly alone: boolean;
  readonly size: Size;
}

function Opponent({ seat, alone, size }: OpponentProps) {
  const session = useSession();
  const acting = session.view.value!.question?.seat === seat.seat;
  const open = isNeeded(session, seat) || (opened.value.get(seat.seat) ?? (acting || alone || !narrow.value));
  return (
    <div
      class="opponent"
      data-acting={acting || undefined}
      data-open={open || undefined}
      data-place={`seat:${seat.seat}`}
    >
      <button
        type="button"
        class="strip"
        data-item
        tabIndex={-1}
        data-element={`seat:${seat.seat}`}
        data-lit={session.lit.value.has(`seat:${seat.seat}`) || undefined}
        aria-expanded={open}
        onClick={() => (opened.value = new Map([...opened.value, [seat.seat, !open]]))}
      >
        <SeatBadge seat={seat.seat} />
        <span class="who">{session.names.value[seat.seat] ?? ""}</span>
        <SeatMark seat={session.seats.value[seat.seat]} />
        {acting && (
          <span class="dots" aria-hidden="true">
            …
          </span>
        )}
        <Counts seat={seat} />
        {!open && seat.animals.length > 0 && (
          <span class="strip-herd" aria-hidden="true">
            {seat.animals.map((animal) => (
              <Creature key={animal.animal} seed={animal.animal} looks={looksOf(kindsOf(animal))} fat={animal.fat} />
            ))}
          </span>
        )}
      </button>
      {open && (
        <div class="herd">
          {seat.animals.length === 0 && <p class="empty">{t("no-animals")}</p>}
          <Row seat={seat} size={size} />
        </div>
      )}
    </div>
  );
}

/** What is worth knowing of a seat at a glance: the first player, points, animals, cards, hunger, passing. */
export function Counts({ seat }: { readonly seat: SeatSeen }) {
  const session = useSession();
  const board = boardOf(session);
  const hungry = board.phase === "feeding" && !seat.passed ? seat.animals.filter((animal) => animal.hungry).length : 0;
  return (
    <span class="counts">
      {board.first === seat.seat && (
        <span class="first" title={t("first-player")}>
          <FirstFlag />
          <span class="hidden">{t("first-player")}</span>
        </span>
      )}
      {seat.passed && !session.view.value!.over && <span class="passed">{say().name("mark", "passed")}</span>}
      {hungry > 0 && (
        <span title={t("hungry-count", { count: hungry })}>
          <Mark kind="hungry" /> <span aria-hidden="true">{hungry}</span>
          <span class="hidden">{t("hungry-count", { count: hungry })}</span>
        </span>
      )}
      <span title={t("cards-count", { count: seat.hand_size })}>
        <CardBack /> <span aria-hidden="true">{seat.hand_size}</span>
        <span class="hidden">{t("cards-count", { count: seat.hand_size })}</span>
      </span>
      <span class="points" title={t("points", { count: seat.points })}>
        <span aria-hidden="true">★ {seat.points}</span>
        <span class="hidden">{t("points", { count: seat.points })}</span>
      </span>
    </span>
  );
}
