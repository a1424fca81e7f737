// Which cards exist in this deck, and how many of each lie open before me; and the areas.

import { useState } from "preact/hooks";
import { useSession } from "../../app/session";
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
  return (
    <ul class="deck-list" data-region="guide">
      {catalogue.cards.map((card) => (
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
            <span class="deck-name">{card.faces.map((face) => say().name("trait", face)).join(" / ")}</span>
            <span class="deck-count">{t("seen-of", { seen: seen.get(card.id) ?? 0, count: card.count })}</span>
          </button>
          {open === card.id &&
            card.faces.map((face) => (
              <p key={face} class="trait-text">
                <strong>{say().name("trait", face)}.</strong> {say().about("trait", face)}
              </p>
            ))}
        </li>
      ))}
    </ul>
  );
}

/** Every card whose face I know: in my hand, in play as a trait, under my animals. */
function countSeen(board: BoardSeen): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (design: string | null): void => {
    if (design !== null) counts.set(design, (counts.get(design) ?? 0) + 1);
  };
  for (const seat of board.seats) {
    for (const card of seat.hand ?? []) add(card.design);
    for (const animal of seat.animals) {
      add(animal.reverse);
      for (const trait of animal.traits) add(trait.design);
      for (const pair of animal.pairs) if (pair.bearer === animal.animal) add(pair.design);
    }
  }
  return counts;
}
