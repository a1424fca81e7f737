// Which cards exist in this deck, and how many of each lie open before me.

import { useState } from "preact/hooks";
import { type Session, useSession } from "../../app/session";
import { say, t } from "../../words/words";
import { TraitIcon } from "./looks";
import { boardOf } from "./facts";
import type { BoardSeen, Catalogue } from "./types";

export function Guide() {
  const session = useSession();
  const catalogue = session.catalogue.value as Catalogue | null;
  const [open, setOpen] = useState<string | null>(null);
  const seen = session.view.value ? countSeen(boardOf(session)) : new Map<string, number>();
  if (!catalogue) return <p class="soft">…</p>;
  const sets = new Set(catalogue.cards.map((card) => card.set)).size;
  return (
    <ul class="deck-list" data-region="guide">
      {revealedNature(session)}
      {catalogue.cards.flatMap((card, nth) => [
        ...(sets > 1 && card.set !== catalogue.cards[nth - 1]?.set
          ? [
              <li key={card.set} class="deck-set serif">
                {card.set === "base" ? t("base-set") : say().name("option", card.set)}
              </li>,
            ]
          : []),
        <li key={card.id}>
          <button
            type="button"
            class="deck-card"
            data-item
            tabIndex={-1}
            aria-expanded={open === card.id}
            onClick={() => setOpen(open === card.id ? null : card.id)}
          >
            {card.faces.map((face) => (
              <TraitIcon key={face} kind={face} />
            ))}
            <span class="deck-name">{cardName(card.faces)}</span>
            <span class="deck-count">{t("seen-of", { seen: seen.get(card.id) ?? 0, count: card.count })}</span>
          </button>
          {open === card.id &&
            card.faces.map((face) => (
              <p key={face} class="trait-text">
                <strong>{say().name("trait", face)}.</strong> {say().about("trait", face)}
              </p>
            ))}
        </li>,
      ])}
    </ul>
  );
}

/** The traits on a card. */
function cardName(faces: readonly string[]): string {
  const [one = "", two] = faces.map((face) => say().name("trait", face));
  return two === undefined ? one : say().text("card", { one, two });
}

/** The cards of nature that have been revealed, the last one first. */
function revealedNature(session: Session) {
  const nature = session.view.value ? boardOf(session).nature : null;
  if (!nature) return null;
  return (
    <li class="nature-list">
      <p class="deck-set serif">
        {t("nature")}: {t("nature-deck", { count: nature.deck })}
      </p>
      {[...new Set(nature.used.toReversed())].map((kind) => {
        const times = nature.used.filter((other) => other === kind).length;
        return (
          <p key={kind} class="trait-text">
            <TraitIcon kind={kind} />{" "}
            <strong>
              {say().name("nature", kind)}
              {times > 1 ? ` ×${times}` : ""}.
            </strong>{" "}
            {say().about("nature", kind)}
          </p>
        );
      })}
    </li>
  );
}

/** Every card whose face I know: in play as a trait, in my hand, in my discard pile, under my animals. */
function countSeen(board: BoardSeen): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (design: string | null): void => {
    if (design !== null) counts.set(design, (counts.get(design) ?? 0) + 1);
  };
  for (const { shells } of board.places) for (const shell of shells) add(shell.design);
  for (const seat of board.seats) {
    for (const card of [...(seat.hand ?? []), ...(seat.discard ?? [])]) add(card.design);
    for (const animal of seat.animals) {
      add(animal.reverse);
      for (const trait of animal.traits) add(trait.design);
      for (const pair of animal.pairs) if (pair.bearer === animal.animal) add(pair.design);
    }
    for (const set of seat.waiting) for (const trait of set.traits) add(trait.design);
  }
  return counts;
}
