// Which cards exist in this box, and how many of each have been seen.

import { useState } from "preact/hooks";
import { useSession } from "../../app/session";
import { say, t } from "../../words/words";
import { accessName } from "./Areas";
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
      {session.view.value && <AreaCards areas={catalogue.areas} board={boardOf(session)} />}
      <li class="deck-set serif">{t("evolution-cards")}</li>
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

/** The area cards of the box with what is on them, and how many of each have come to the row. */
function AreaCards({ areas, board }: { readonly areas: Catalogue["areas"]; readonly board: BoardSeen }) {
  const come = [...board.row.map(({ card }) => card), ...board.area_discard].map((card) => card.replace(/_\d+$/, ""));
  return (
    <>
      <li class="deck-set serif">{t("area-cards")}</li>
      {[...new Set(areas.map(({ card }) => card))].map((card) => {
        const parts = areas.filter((area) => area.card === card);
        const seen = come.filter((other) => other === card).length;
        return (
          <li key={card} class="deck-area">
            <span class="deck-name">
              {parts.map(({ id, access, food, most, shelters }) => (
                <span key={id} class="deck-part">
                  <strong>{say().name("area", id)}</strong>
                  {access && ` (${accessName(access)})`}:{" "}
                  {t("area-food", { count: food < most ? `${food}–${most}` : most })}
                  {shelters > 0 && `, ${t("area-shelters", { count: shelters })}`}
                </span>
              ))}
            </span>
            <span class="deck-count">{t("seen-of", { seen, count: parts[0]!.count })}</span>
          </li>
        );
      })}
    </>
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
