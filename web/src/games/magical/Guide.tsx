// The sixteen properties, with how many of each are in sight, and the sources that have been and are still to come.

import { useState } from "preact/hooks";
import { useSession } from "../../app/session";
import { say, t } from "../../words/words";
import { Sign } from "./figure/signs";
import { boardOf } from "./facts";
import type { BoardSeen, Catalogue } from "./types";

export function Guide() {
  const session = useSession();
  const [open, setOpen] = useState<string | null>(null);
  const catalogue = session.catalogue.value as Catalogue | null;
  if (!session.view.value || !catalogue) return <p class="soft">…</p>;
  const board = boardOf(session);
  const seen = inSight(board);
  return (
    <ul class="deck-list" data-region="guide">
      {catalogue.properties.map(({ id: property, count }) => (
        <li key={property}>
          <button
            type="button"
            class="deck-card"
            data-item
            tabIndex={-1}
            aria-expanded={open === property}
            onClick={() => setOpen(open === property ? null : property)}
          >
            <Sign kind={property} />
            <span class="deck-name">{say().name("property", property)}</span>
            <span class="deck-count">{t("seen-of", { seen: seen.get(property) ?? 0, count })}</span>
          </button>
          {open === property && <p class="property-text">{say().about("property", property)}</p>}
        </li>
      ))}
      <li class="sources-list">
        <p class="serif">{t("sources-left", { count: board.sources.left })}</p>
        {board.sources.seen.length > 0 && (
          <p class="soft">
            {t("sources-seen", { sources: board.sources.seen.map((id) => say().name("source", id)).join(", ") })}
          </p>
        )}
      </li>
    </ul>
  );
}

/** How many cards with each property I know the place of. */
function inSight(board: BoardSeen): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (...properties: readonly (string | null)[]): void => {
    for (const property of properties) if (property !== null) counts.set(property, (counts.get(property) ?? 0) + 1);
  };
  for (const { one, two } of board.discard) add(one, two);
  for (const side of board.sides) {
    for (const { one, two } of side.hand ?? side.public) add(one, two);
    for (const creature of side.creatures) {
      add(creature.one, creature.two);
      for (const { property, other } of creature.properties) add(property, other);
    }
  }
  return counts;
}
