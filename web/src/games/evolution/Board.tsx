// The table of Evolution: the others, the food in the middle, the prompt, my animals, my hand.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useSession } from "../../app/session";
import { Piece } from "../../grammar/Piece";
import { SeatBadge } from "../../shell/SeatBadge";
import { say, t } from "../../words/words";
import { Animal } from "./Animal";
import { Hand } from "./Hand";
import { Opponents } from "./Opponents";
import { PairLine } from "./PairLine";
import { boardOf, pairLetters } from "./facts";
import { foodWeb, lookAt, toggleFoodWeb } from "./foodweb";
import { Berry, Die, FirstFlag } from "./tokens";
import type { SeatSeen } from "./types";

export function Board({ children }: { readonly children?: ComponentChildren }) {
  const session = useSession();
  const root = useRef<HTMLDivElement>(null);
  const board = boardOf(session);
  const me = session.view.value!.seat;
  const mine = me === null ? undefined : board.seats[me];
  const count = board.seats.length;
  const others = board.seats.map((_, at) => board.seats[((me ?? 0) + at + (me === null ? 0 : 1)) % count]!).filter((seat) => seat.seat !== me);
  useEffect(() => {
    const look = (event: Event): void => lookAt(session, event.target instanceof Element ? (event.target.closest("[data-element]")?.getAttribute("data-element") ?? null) : null);
    root.current?.addEventListener("pointerover", look);
    root.current?.addEventListener("focusin", look);
    return () => {
      root.current?.removeEventListener("pointerover", look);
      root.current?.removeEventListener("focusin", look);
    };
  }, []);
  return (
    <div class="board evolution" data-watching={me === null || undefined} ref={root}>
      <Opponents seats={others} />
      <Middle />
      {children}
      {mine && (
        <>
          <section class="mine" data-region="mine" aria-label={t("your-board")} data-size={mine.animals.length <= 5 ? "large" : undefined}>
            <MyStrip seat={mine} first={board.first === me} />
            {mine.animals.length === 0 && <p class="empty">{session.view.value!.over ? t("no-animals-left") : t("no-animals-own")}</p>}
            {mine.animals.map((animal) => <Animal key={animal.animal} animal={animal} letters={pairLetters(mine)} />)}
          </section>
          <Hand cards={mine.hand ?? []} />
        </>
      )}
      <PairLine root={root} />
    </div>
  );
}

/** Who I am at this table. */
function MyStrip({ seat, first }: { readonly seat: SeatSeen; readonly first: boolean }) {
  const session = useSession();
  return (
    <div class="my-strip" data-place={`seat:${seat.seat}`} data-lit={session.lit.value.has(`seat:${seat.seat}`) || undefined}>
      <SeatBadge seat={seat.seat} />
      <span class="who">{session.names.value[seat.seat]}</span>
      {first && <span title={t("first-player")}><FirstFlag /><span class="hidden">{t("first-player")}</span></span>}
      {seat.passed && boardOf(session).phase === "development" && <small class="soft">{say().name("mark", "passed")}</small>}
    </div>
  );
}

function Middle() {
  const session = useSession();
  const board = boardOf(session);
  const dice = session.dice.value;
  const shown = Math.min(board.base, 16);
  return (
    <section class="middle" data-region="shared" aria-label={t("shared-board")}>
      <Piece run="choose:take_food" about="base:table" class="base" label={`${t("food-base")} ${board.base}`}>
        <span class="base-name serif">{t("food-base")}</span>{" "}
        <span class="heap" data-place="base:table">
          {Array.from({ length: shown }, (_, nth) => <Berry key={nth} />)}
          {board.base === 0 && <span class="empty" aria-hidden="true">–</span>}
        </span>
        <strong class="base-count">{board.base}</strong>
      </Piece>
      {dice.length > 0 && (
        <span class="dice" role="img" aria-label={`${t("dice")}: ${dice.join(", ")}`}>
          {dice.map((pips, nth) => <Die key={nth} pips={pips} />)}
        </span>
      )}
      <button type="button" class="deck" data-item tabIndex={-1} data-element="deck:table" aria-label={t("deck-count", { count: board.deck })} onClick={(event) => session.ask("deck:table", event.currentTarget)}>
        <span class="deck-pile" aria-hidden="true" />
        <strong>{board.deck}</strong>
      </button>
      <button type="button" class="btn web-toggle" data-item tabIndex={-1} aria-pressed={foodWeb.value !== null} onClick={toggleFoodWeb}>
        {t("who-eats-whom")}
      </button>
    </section>
  );
}
