// The hand: both halves of a card are buttons of their own, and so is laying it down as a new creature.

import { useSession } from "../../app/session";
import { Piece } from "../../grammar/Piece";
import { say, t } from "../../words/words";
import { Sign } from "./figure/signs";
import { cardName } from "./facts";
import type { CardSeen } from "./types";

const MANY = 5;

export function Hand({ cards, seat }: { readonly cards: readonly CardSeen[]; readonly seat: number }) {
  return (
    <section
      class="hand"
      data-region="hand"
      data-brim
      data-place={`hand:${seat}`}
      data-empty={cards.length === 0 || undefined}
      data-many={cards.length > MANY || undefined}
      aria-label={t("your-hand")}
    >
      {cards.length === 0 && <p class="empty">{t("hand-empty")}</p>}
      {cards.map((card) => (
        <HandCard key={card.card} card={card} />
      ))}
    </section>
  );
}

function HandCard({ card }: { readonly card: CardSeen }) {
  const session = useSession();
  const id = `card:${card.card}`;
  const number = session.choice.next.value.indexOf(id) + 1;
  const name = cardName(card);
  return (
    <div
      class="card"
      role="group"
      aria-label={card.public ? `${name}, ${t("everybody-knows")}` : name}
      data-place={id}
      data-chosen={session.choice.chosen.value.includes(id) || undefined}
      data-lit={session.lit.value.has(id) || undefined}
      data-n={number > 0 && number < 10 ? number : undefined}
    >
      {[card.one, card.two].map((property) => (
        <Piece
          key={property}
          run={[id, `property:${property}`]}
          class="half"
          label={`${say().name("property", property)}. ${say().about("property", property)} ${name}`}
        >
          <Sign kind={property} />
          <span class="half-words">
            <strong class="half-name">{say().name("property", property)}</strong>{" "}
            <span class="half-text">{say().forms(`property-${property.replaceAll("_", "-")}`)["short"]}</span>
          </span>
        </Piece>
      ))}
      <Piece run={[id, "choose:create"]} about={id} class="half as-creature" label={`${t("new-creature")}. ${name}`}>
        <Sign kind="create" />
        <span class="half-name">{t("new-creature")}</span>
        {card.public && (
          <span class="known" title={t("everybody-knows")}>
            <Sign kind="awake" />
          </span>
        )}
      </Piece>
    </div>
  );
}
