// The others around the meadow: all of them with their animals while there is room; else a strip each, which opens at a
// touch, when its player acts, or when something on it can be chosen.

import { signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { type Session, useSession } from "../../app/session";
import { type Fit, fit, stripHeight } from "../../parts/room";
import { useRoom } from "../../parts/useRoom";
import { SeatMark } from "../../shell/Absence";
import { SeatBadge } from "../../shell/SeatBadge";
import { Standing } from "../../shell/Standing";
import { say, t } from "../../words/words";
import { Animal, cardsOf } from "./Animal";
import { Creature } from "../../parts/creature/Creature";
import { looksOf } from "./looks";
import { boardOf, elementsOf, kindsOf, pairLetters } from "./facts";
import { CardBack, FirstFlag, Mark } from "../../parts/tokens";
import type { SeatSeen } from "./types";

const opened = signal<ReadonlyMap<number, boolean>>(new Map());
const HEAD = 42;

interface OpponentsProps {
  readonly seats: readonly SeatSeen[];
}

export function Opponents({ seats }: OpponentsProps) {
  const frame = useRef<HTMLElement>(null);
  const room = useRoom(frame);
  const herds = seats.map((seat) => seat.animals.map((animal) => [cardsOf(animal)]));
  const found = room && fit(room, herds, { widest: 200, head: HEAD, mini: true, unit: room.unit });
  return (
    <section
      ref={frame}
      class="opponents"
      data-region="opponents"
      data-folded={found?.over || undefined}
      style={{
        "--across": found?.across ?? 1,
        "--animal": `${found?.width ?? 0}px`,
        "--body": `${found?.body ?? 0}px`,
        "--strip": `${room ? stripHeight(room, seats.length) : 0}px`,
      }}
      aria-label={t("opponents")}
    >
      {found && seats.map((seat) => <Opponent key={seat.seat} seat={seat} found={found} />)}
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
  readonly found: Fit;
}

function Opponent({ seat, found }: OpponentProps) {
  const session = useSession();
  const acting = session.view.value!.question?.seat === seat.seat;
  const open = !found.over || isNeeded(session, seat) || (opened.value.get(seat.seat) ?? acting);
  const id = `seat:${seat.seat}`;
  const fold = (): void => void (opened.value = new Map([...opened.value, [seat.seat, !open]]));
  return (
    <div
      class="opponent"
      data-acting={acting || undefined}
      data-open={open || undefined}
      data-passed={(seat.passed && boardOf(session).phase === "development") || undefined}
      data-place={id}
    >
      <button
        type="button"
        class="strip"
        data-item
        tabIndex={-1}
        data-element={id}
        data-lit={session.lit.value.has(id) || undefined}
        aria-expanded={found.over ? open : undefined}
        onClick={(event) => (found.over ? fold() : session.ask(id, event.currentTarget))}
      >
        <SeatBadge seat={seat.seat} />
        <span class="who">{session.names.value[seat.seat] ?? ""}</span>
        <SeatMark seat={session.seats.value[seat.seat]} />
        <Standing seat={seat.seat} />
        <Counts seat={seat} />
        {!open && <StripHerd seat={seat} />}
        {acting && (
          <span class="dots" aria-hidden="true">
            …
          </span>
        )}
      </button>
      {open && (
        <div class="herd">
          {seat.animals.length === 0 && <p class="empty">{t("no-animals")}</p>}
          {seat.animals.map((animal) => (
            <Animal key={animal.animal} animal={animal} letters={pairLetters(seat)} drawn={found} />
          ))}
        </div>
      )}
    </div>
  );
}

/** First player, cards, hunger, passing. */
function Counts({ seat }: { readonly seat: SeatSeen }) {
  const board = boardOf(useSession());
  const hungry = seat.animals.filter((animal) => !animal.fed).length;
  return (
    <span class="counts">
      {board.first === seat.seat && (
        <span class="first" title={t("first-player")}>
          <FirstFlag />
          <span class="hidden">{t("first-player")}</span>
        </span>
      )}
      <span title={t("cards-count", { count: seat.hand_size })}>
        <CardBack /> <span aria-hidden="true">{seat.hand_size}</span>
        <span class="hidden">{t("cards-count", { count: seat.hand_size })}</span>
      </span>
      {hungry > 0 && board.phase === "feeding" && (
        <span title={say().name("mark", "hungry")}>
          <Mark kind="hungry" /> {hungry}
          <span class="hidden"> {say().name("mark", "hungry")}</span>
        </span>
      )}
      {seat.passed && board.phase === "development" && <span class="passed">{say().name("mark", "passed")}</span>}
    </span>
  );
}

/** The animals of a strip that is folded. */
function StripHerd({ seat }: { readonly seat: SeatSeen }) {
  return (
    <>
      <span class="hidden">{t("animals-count", { count: seat.animals.length })}</span>
      <span class="strip-herd" aria-hidden="true">
        {seat.animals.slice(0, 10).map((animal) => (
          <Creature
            key={animal.animal}
            seed={animal.animal}
            looks={looksOf(kindsOf(animal))}
            hidden={animal.hidden}
            asleep={animal.asleep}
            fat={animal.fat}
            filled={animal.yellow}
          />
        ))}
      </span>
    </>
  );
}
