// The table of New World: the others, the areas in the middle, my row, my hand, and at the bottom the prompt with what
// would come of it; it stays there however much the rest needs.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useSession } from "../../app/session";
import { foodWeb, watchFoodWeb } from "../../parts/foodweb";
import { SeatBadge } from "../../shell/SeatBadge";
import { t } from "../../words/words";
import { Areas } from "./Areas";
import { Hand } from "./Hand";
import { Counts, Opponents } from "./Opponents";
import { Outlook } from "./Outlook";
import { Ground } from "../../parts/Grounds";
import { fit } from "../../parts/room";
import { useRoom } from "../../parts/useRoom";
import { BOND, Row, herdOf } from "./Row";
import { boardOf } from "./facts";
import type { SeatSeen } from "./types";

export function Board({ children }: { readonly children?: ComponentChildren }) {
  const session = useSession();
  const root = useRef<HTMLDivElement>(null);
  const board = boardOf(session);
  const { seat: me, over } = session.view.value!;
  const mine = me === null ? undefined : board.seats[me];
  const count = board.seats.length;
  const others = board.seats
    .map((_, at) => board.seats[((me ?? 0) + at + (me === null ? 0 : 1)) % count]!)
    .filter((seat) => seat.seat !== me);
  useEffect(() => {
    if (over) foodWeb.value = null; // nobody eats any longer
  }, [over]);
  useEffect(() => watchFoodWeb(root.current!, session), []);
  return (
    <div
      class="board animal-table newworld"
      data-watching={me === null || undefined}
      data-choosing={session.choice.chosen.value.length > 0 || undefined}
      ref={root}
    >
      <Opponents seats={others} watching={mine === undefined} />
      <Areas />
      {mine && (
        <>
          <Mine seat={mine} />
          <Hand seat={mine} next={board.next_animal} />
          <Outlook seat={mine} />
        </>
      )}
      {children}
    </div>
  );
}

const WIDEST = 260;

function Mine({ seat }: { readonly seat: SeatSeen }) {
  const session = useSession();
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const found =
    room && fit(room, [herdOf(seat)], { widest: WIDEST, head: 0, mini: "last", unit: room.unit, bond: BOND });
  return (
    <section
      class="mine"
      data-region="mine"
      data-few={seat.animals.length < 3 || undefined}
      aria-label={t("your-board")}
    >
      <div
        class="my-strip"
        data-place={`seat:${seat.seat}`}
        data-lit={session.lit.value.has(`seat:${seat.seat}`) || undefined}
      >
        <SeatBadge seat={seat.seat} />
        <span class="who">{session.names.value[seat.seat]}</span>
        <Counts seat={seat} />
      </div>
      <Ground />
      <div
        ref={frame}
        class="my-herd"
        data-over={found?.over || undefined}
        style={{ "--animal": `${found?.width ?? 0}px`, "--body": `${found?.body ?? 0}px` }}
      >
        {seat.animals.length === 0 && (
          <p class="empty">{session.view.value!.over ? t("no-animals-left") : t("no-animals-own")}</p>
        )}
        {found && <Row seat={seat} drawn={found} />}
      </div>
    </section>
  );
}
