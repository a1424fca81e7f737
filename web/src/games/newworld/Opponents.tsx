// The others with their rows, all of them while there is room; else a strip each, which opens at a touch, when its player
// acts, or when something in it can be chosen.

import { signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { type Session, useSession } from "../../app/session";
import { Creature } from "../../parts/creature/Creature";
import { type Fit, fit, stripHeight } from "../../parts/room";
import { CardBack, FirstFlag, Mark } from "../../parts/tokens";
import { SeatMark } from "../../shell/Absence";
import { SeatBadge } from "../../shell/SeatBadge";
import { say, t } from "../../words/words";
import { useRoom } from "../../parts/useRoom";
import { BOND, Row, herdOf } from "./Row";
import { looksOf } from "./looks";
import { boardOf, elementsOf, kindsOf } from "./facts";
import type { SeatSeen } from "./types";

const opened = signal<ReadonlyMap<number, boolean>>(new Map());

interface OpponentsProps {
  readonly seats: readonly SeatSeen[];
  readonly watching: boolean;
}

const HEAD = 42;

export function Opponents({ seats, watching }: OpponentsProps) {
  const frame = useRef<HTMLElement>(null);
  const room = useRoom(frame);
  const found =
    room && fit(room, seats.map(herdOf), { widest: 190, head: HEAD, mini: true, unit: room.unit, bond: BOND });
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
      aria-label={watching ? t("animals-of-all") : t("opponents")}
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
      data-passed={seat.passed || undefined}
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
          <Row seat={seat} drawn={found} />
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
