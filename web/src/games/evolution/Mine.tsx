// My animals, as large as their place allows, each with its cards below it.

import { useRef } from "preact/hooks";
import { useSession } from "../../app/session";
import { Ground } from "../../parts/Grounds";
import { fit } from "../../parts/room";
import { FirstFlag } from "../../parts/tokens";
import { useRoom } from "../../parts/useRoom";
import { SeatBadge } from "../../shell/SeatBadge";
import { Standing } from "../../shell/Standing";
import { say, t } from "../../words/words";
import { Animal, Waiting, cardsOf } from "./Animal";
import { boardOf, pairLetters } from "./facts";
import type { AnimalSeen, SeatSeen, WaitingSeen } from "./types";

const WIDEST = 260;

interface HerdProps {
  readonly seat: SeatSeen;
  readonly animals: readonly AnimalSeen[];
  readonly waiting?: readonly WaitingSeen[];
  /** What stands there when there are none. */
  readonly none: string;
}

export function MyHerd({ seat, animals, waiting = [], none }: HerdProps) {
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const bearers = [...animals, ...waiting];
  const found =
    room &&
    fit(room, [bearers.map((bearer) => [cardsOf(bearer)])], { widest: WIDEST, head: 0, mini: "last", unit: room.unit });
  const letters = pairLetters(seat);
  return (
    <div
      class="my-herd"
      ref={frame}
      data-over={found?.over || undefined}
      style={{ "--animal": `${found?.width ?? 0}px`, "--body": `${found?.body ?? 0}px` }}
    >
      {bearers.length === 0 && <p class="empty">{none}</p>}
      {found && animals.map((animal) => <Animal key={animal.animal} animal={animal} letters={letters} drawn={found} />)}
      {found && waiting.map((set) => <Waiting key={set.animal} set={set} letters={letters} drawn={found} />)}
    </div>
  );
}

/** My side of a table without locations. */
export function Mine({ seat, first }: { readonly seat: SeatSeen; readonly first: boolean }) {
  const session = useSession();
  return (
    <section
      class="mine"
      data-region="mine"
      data-few={seat.animals.length < 3 || undefined}
      aria-label={t("your-board")}
    >
      <Ground />
      <MyStrip seat={seat} first={first} />
      <MyHerd
        seat={seat}
        animals={seat.animals}
        none={session.view.value!.over ? t("no-animals-left") : t("no-animals-own")}
      />
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
      <Standing seat={seat.seat} />
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
