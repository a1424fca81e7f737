// Those who play: the others above, I below, each with a strip and a row of creatures.

import { useSession } from "../../app/session";
import { SeatMark } from "../../shell/Absence";
import { SeatFace } from "../../faces/SeatFace";
import { SeatBadge } from "../../shell/SeatBadge";
import { t } from "../../words/words";
import { Being, type Size } from "./Being";
import { ShadowDeeds } from "./Shadow";
import { Sign } from "./figure/signs";
import { acts, boardOf, lastActor, mySide, nameOfSide, otherSides } from "./facts";
import type { SideSeen } from "./types";

/** So many creatures of a side have room for the names of their properties, by how many sides share the room. */
const NAMED: readonly number[] = [0, 4, 2, 0];
/** Of my own, so many; more of them stand in two rows, with pictures only. */
const NAMED_OWN = 5;
/** One or two are drawn large, with their properties beside them. */
const FEW = 2;

export function Others() {
  const session = useSession();
  const sides = otherSides(session);
  const size = (side: SideSeen): Size => (side.creatures.length <= (NAMED[sides.length] ?? 0) ? "full" : "small");
  return (
    <section class="others" data-region="opponents" data-count={sides.length} aria-label={t("opponents")}>
      {sides.map((side) => (
        <div key={side.side} class="other" data-acting={acts(session, side) || undefined}>
          <Strip side={side} />
          {side.seat === null && <ShadowDeeds />}
          <Row side={side} size={size(side)} />
        </div>
      ))}
    </section>
  );
}

export function Mine() {
  const session = useSession();
  const side = mySide(session);
  if (!side) return null;
  return (
    <section
      class="mine"
      data-region="mine"
      aria-label={t("your-board")}
      data-acting={acts(session, side) || undefined}
    >
      <Strip side={side} />
      <Row side={side} size={side.creatures.length <= NAMED_OWN ? "full" : "small"} />
    </section>
  );
}

function Row({ side, size }: { readonly side: SideSeen; readonly size: Size }) {
  const last = lastActor(useSession());
  const count = side.creatures.length;
  const few = size === "full" && count <= (side.seat === null ? 1 : FEW);
  return (
    <div class="row" data-few={few || undefined} data-size={size}>
      {count === 0 && <p class="empty">{t("no-creatures")}</p>}
      {side.creatures.map((creature) => (
        <Being
          key={creature.creature}
          creature={creature}
          shadow={side.seat === null}
          size={size}
          acted={last === `creature:${creature.creature}`}
        />
      ))}
    </div>
  );
}

function Strip({ side }: { readonly side: SideSeen }) {
  const session = useSession();
  const board = boardOf(session);
  const name = nameOfSide(session, side);
  const id = side.seat === null ? "side:shadow" : `seat:${side.seat}`;
  const mine = side === mySide(session);
  return (
    <div class="strip">
      <button
        type="button"
        class="strip-who"
        data-item
        tabIndex={-1}
        data-element={id}
        data-place={id}
        data-lit={session.lit.value.has(id) || undefined}
        onClick={(event) => {
          session.info.value = { element: id, anchor: event.currentTarget, pinned: true, reasons: null };
        }}
      >
        {side.seat === null ? <Sign kind="shadow" /> : <SeatBadge seat={side.seat} />}
        {side.seat !== null && <SeatFace seat={side.seat} />}
        <span class="who">{name}</span>
        {board.first === side.side && (
          <span class="first" title={t("first-player")}>
            <Sign kind="first" />
            <span class="hidden">{t("first-player")}</span>
          </span>
        )}
      </button>
      {side.seat !== null && <SeatMark seat={session.seats.value[side.seat]} />}
      {acts(session, side) && !mine && (
        <span class="dots" aria-hidden="true">
          …
        </span>
      )}
      {side.new_cards !== null && (
        <span class="counts">
          {!mine && (
            <span class="count" title={t("cards-count", { count: side.hand_size })} data-place={`hand:${side.seat}`}>
              <Sign kind="card" />
              <span aria-hidden="true">{side.hand_size}</span>
              <span class="hidden">{t("cards-count", { count: side.hand_size })}</span>
            </span>
          )}
          <span class="count soft" title={t("new-cards", { count: side.new_cards })}>
            {mine && <Sign kind="card" />}
            <span aria-hidden="true">+{side.new_cards}</span>
            <span class="hidden">{t("new-cards", { count: side.new_cards })}</span>
          </span>
        </span>
      )}
    </div>
  );
}
