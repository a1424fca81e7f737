// My species: its portrait, its genes as numbers, and the event cards in my hand.

import { useSession } from "../../app/session";
import { Piece } from "../../grammar/Piece";
import { SeatBadge } from "../../shell/SeatBadge";
import { say, t } from "../../words/words";
import { Portrait } from "./figure/Dino";
import { Sign } from "./figure/icons";
import { boardOf } from "./facts";
import { changesOf } from "./Players";
import { type CardSeen, GENES, PHASES, type SeatSeen } from "./types";

export function Species({ seat }: { readonly seat: SeatSeen }) {
  const session = useSession();
  const changes = changesOf(seat);
  const notes = [
    changes && t("this-turn", { values: changes }),
    seat.raft && t("raft-ready"),
    seat.kept_out && t("kept-out"),
  ].filter(Boolean);
  return (
    <section class="species" data-region={`species-${seat.seat}`} aria-label={session.names.value[seat.seat] ?? ""}>
      <div class="species-picture">
        <Portrait seat={seat.seat} genes={seat.genes} />
      </div>
      <h2>
        <SeatBadge seat={seat.seat} />
        <span class="who">{session.names.value[seat.seat]}</span>
        <span class="species-points">
          <Sign kind="points" />
          {seat.points}
          <span class="hidden">{t("points", { count: seat.points })}</span>
        </span>
      </h2>
      <div class="gene-chips">
        {GENES.map((gene) => (
          <button
            key={gene}
            type="button"
            class="gene-chip"
            data-item
            tabIndex={-1}
            data-element={`gene:${gene}`}
            data-zero={seat.genes[gene] === 0 || undefined}
            aria-label={t("gene-count", { gene: say().name("gene", gene), count: seat.genes[gene] })}
            onClick={(event) => session.ask(`gene:${gene}`, event.currentTarget)}
          >
            <Sign kind={gene} />
            <span class="gene-name">{say().name("gene", gene)}</span> <b>{seat.genes[gene]}</b>
          </button>
        ))}
      </div>
      {notes.length > 0 && <p class="changes">{notes.join(" · ")}</p>}
    </section>
  );
}

export function Hand({ cards }: { readonly cards: readonly CardSeen[] }) {
  const sorted = cards.toSorted(
    (a, b) => PHASES.indexOf(a.window as never) - PHASES.indexOf(b.window as never) || a.card - b.card,
  );
  return (
    <section class="events" data-region="hand" aria-label={t("your-hand")}>
      {cards.length === 0 && <p class="empty">{t("no-event-cards")}</p>}
      {sorted.map((card) => (
        <EventCard key={card.card} card={card} />
      ))}
    </section>
  );
}

/** Longer texts have wider cards, so that no text is cut where the hand lies in a row. */
function roomFor(text: string): number {
  const words = say().code === "en" ? 20 : 46; // English words are the shortest
  return Math.min(190, Math.max(98, words + text.length));
}

function EventCard({ card }: { readonly card: CardSeen }) {
  const session = useSession();
  const board = boardOf(session);
  const event = card.event ?? "";
  const name = say().name("happening", event);
  const text = say().about("happening", event);
  const window = card.window ? say().name("phase", card.window) : "";
  return (
    <div
      class="event-frame"
      style={{ "--room": `${roomFor(text)}px` }}
      data-place={`card:${card.card}`}
      data-now={card.window === board.phase || undefined}
    >
      <Piece run={`card:${card.card}`} class="event" label={`${window} ${name} ${text}`}>
        <span class="event-window">{window}</span> <strong class="event-name">{name}</strong>{" "}
        <span class="event-text">{text}</span>
      </Piece>
    </div>
  );
}
