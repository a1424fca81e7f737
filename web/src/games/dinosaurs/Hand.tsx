// The event cards in my hand: a fan beside my species, a list on a leaf of a phone and a line of names above the others.

import { useSession } from "../../app/session";
import { Piece } from "../../grammar/Piece";
import { say, t } from "../../words/words";
import { boardOf } from "./facts";
import { Happening } from "./figure/happenings";
import { type CardSeen, PHASES, type SeatSeen } from "./types";

export function Hand({ seat }: { readonly seat: SeatSeen }) {
  const cards = (seat.hand ?? []).toSorted(
    (a, b) => PHASES.indexOf(a.window as never) - PHASES.indexOf(b.window as never) || a.card - b.card,
  );
  return (
    <section
      class="events"
      data-compared
      data-region="hand"
      aria-label={t("your-hand")}
      data-empty={cards.length === 0 || undefined}
    >
      {cards.length === 0 && <p class="empty">{t("no-event-cards")}</p>}
      {cards.map((card) => (
        <EventCard key={card.card} card={card} seat={seat.seat} />
      ))}
    </section>
  );
}

function EventCard({ card, seat }: { readonly card: CardSeen; readonly seat: number }) {
  const board = boardOf(useSession());
  const event = card.event ?? "";
  const name = say().name("happening", event);
  const text = say().about("happening", event);
  const window = card.window ? say().name("phase", card.window) : "";
  return (
    <div class="event-frame" data-place={`card:${card.card}`} data-now={card.window === board.phase || undefined}>
      <Piece run={`card:${card.card}`} class="event" label={`${window} ${name} ${text}`}>
        <span class="event-face">
          <span class="event-art" data-window={card.window}>
            <Happening event={event} seat={seat} />
          </span>
          <span class="event-window">{window}</span> <strong class="event-name">{name}</strong>{" "}
          <span class="event-text">{text}</span>
        </span>
      </Piece>
    </div>
  );
}
