// The others: a strip each, and their row below it; on a phone it opens at a touch, when its player acts, or when
// something in it can be chosen.

import { signal } from "@preact/signals";
import { type Session, useSession } from "../../app/session";
import { narrow } from "../../parts/narrow";
import { CardBack, FirstFlag, Mark } from "../../parts/tokens";
import { SeatMark } from "../../shell/Absence";
import { SeatBadge } from "../../shell/SeatBadge";
import { say, t } from "../../words/words";
import { Row } from "./Row";
import { boardOf, elementsOf } from "./facts";
import type { SeatSeen } from "./types";

const opened = signal<ReadonlyMap<number, boolean>>(new Map());

interface OpponentsProps {
  readonly seats: readonly SeatSeen[];
  readonly watching: boolean;
}

export function Opponents({ seats, watching }: OpponentsProps) {
  return (
    <section
      class="opponents"
      data-region="opponents"
      data-count={seats.length}
      aria-label={watching ? t("animals-of-all") : t("opponents")}
    >
      {seats.map((seat) => (
        <Opponent key={seat.seat} seat={seat} alone={seats.length === 1} />
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

function Opponent({ seat, alone }: { readonly seat: SeatSeen; readonly alone: boolean }) {
  const session = useSession();
  const acting = session.view.value!.question?.seat === seat.seat;
  const open = isNeeded(session, seat) || (opened.value.get(seat.seat) ?? (acting || alone || !narrow.value));
  return (
    <div
      class="opponent"
      data-acting={acting || undefined}
      data-open={open || undefined}
      data-place={`seat:${seat.seat}`}
      style={{ "--animals": Math.max(seat.animals.length, 3) }}
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
      </button>
      {open && (
        <div class="herd">
          {seat.animals.length === 0 && <p class="empty">{t("no-animals")}</p>}
          <Row seat={seat} named={alone && !narrow.value ? 3 : 0} />
        </div>
      )}
    </div>
  );
}

/** What is worth knowing of a seat at a glance: the first player, points, animals, cards, hunger, passing. */
export function Counts({ seat }: { readonly seat: SeatSeen }) {
  const session = useSession();
  const board = boardOf(session);
  const hungry = board.phase === "feeding" ? seat.animals.filter((animal) => animal.hungry).length : 0;
  return (
    <span class="counts">
      {board.first === seat.seat && (
        <span class="first" title={t("first-player")}>
          <FirstFlag />
          <span class="hidden">{t("first-player")}</span>
        </span>
      )}
      {seat.passed && <span class="passed">{say().name("mark", "passed")}</span>}
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
