// What else there is to know: the event cards by phase, and which of them have been played.

import { useSession } from "../../app/session";
import { say, t } from "../../words/words";
import { boardOf, mySeat } from "./facts";
import { PHASES } from "./types";

interface Catalogue {
  readonly events?: readonly { readonly id: string; readonly count: number; readonly window: number }[];
}

export function Guide() {
  const session = useSession();
  const board = boardOf(session);
  const listed = (session.catalogue.value as Catalogue | null)?.events ?? [];
  const known = [...board.discard, ...(mySeat(session)?.hand ?? []).map((card) => card.event)];
  return (
    <div class="guide">
      <p class="soft">{t("deck-of-events", { count: board.deck })}</p>
      {PHASES.map((phase, nth) => (
        <section key={phase}>
          <h3>{say().name("phase", phase)}</h3>
          <ul class="deck-list">
            {listed
              .filter(({ window }) => window === nth + 1)
              .map(({ id, count }) => (
                <li key={id} class="guide-card">
                  <strong>{say().name("happening", id)}</strong>{" "}
                  <span class="deck-count">
                    {t("seen-of", { seen: known.filter((event) => event === id).length, count })}
                  </span>
                  <p class="trait-text">{say().about("happening", id)}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
