// The hand: both halves of a card are buttons of their own, and so is laying it down as a new creature.

import { useSession } from "../../app/session";
import { Piece } from "../../grammar/Piece";
import { keyOf } from "../../words/speaker";
import { say, t } from "../../words/words";
import { Book } from "./Book";
import { Sign } from "./figure/signs";
import { boardOf, cardName } from "./facts";
import type { CardSeen, SideSeen } from "./types";

export function Hand({ side }: { readonly side: SideSeen }) {
  const cards = side.hand ?? [];
  return (
    <section
      class="hand"
      data-region="hand"
      data-brim
      data-place={`hand:${side.seat}`}
      data-empty={cards.length === 0 || undefined}
      aria-label={t("your-hand")}
    >
      {cards.length === 0 && (
        <>
          <Outlook side={side} />
          <Book side={side} />
        </>
      )}
      {cards.map((card) => (
        <HandCard key={card.card} card={card} />
      ))}
    </section>
  );
}

/** An empty hand: when it fills again, and a thought while one waits. */
function Outlook({ side }: { readonly side: SideSeen }) {
  const { source } = boardOf(useSession()).source;
  return (
    <div class="outlook">
      <p>
        {t("hand-empty")} {side.new_cards !== null && t("hand-outlook", { count: side.new_cards })}
      </p>
      <p class="thought">
        {say().name("source", source)}. {say().about("source", source)}
      </p>
    </div>
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
        <Half key={property} card={id} property={property} name={name} />
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

interface HalfProps {
  readonly card: string;
  readonly property: string;
  /** What the whole card is called. */
  readonly name: string;
}

function Half({ card, property, name }: HalfProps) {
  const called = say().name("property", property);
  const short = say().forms(keyOf("property", property))["short"] ?? "";
  return (
    <Piece run={[card, `property:${property}`]} class="half" label={`${called} ${short}. ${name}`}>
      <Sign kind={property} />
      <span class="half-words">
        <strong class="half-name">{called}</strong> <span class="half-text">{short}</span>
      </span>
    </Piece>
  );
}
