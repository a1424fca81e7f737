// What else there is to know: the event cards by phase, and which of them have been played.

import { useSession } from "../../app/session";
import { say, t } from "../../words/words";
import { boardOf, mySeat } from "./facts";
import { PHASES } from "./types";

// DINO-1.11: each kind of card, how often it is in the box, and the phase in which it is played.
const DECK: readonly (readonly [string, number, number])[] = [
  ["false_tail", 1, 1],
  ["unexpected_gene", 1, 1],
  ["eternal_season", 2, 2],
  ["seasons_rush", 1, 2],
  ["backward_weather", 1, 2],
  ["rain_dance", 1, 2],
  ["giant_gene", 2, 3],
  ["big_brother", 2, 3],
  ["stampede", 1, 3],
  ["quicksand", 1, 3],
  ["driftwood", 1, 3],
  ["barren_year", 1, 4],
  ["far_flung_eggs", 1, 4],
  ["twins", 1, 4],
  ["egg_thief", 1, 4],
  ["ice_cold", 1, 5],
  ["scorched", 1, 5],
  ["wetsuit", 1, 5],
  ["extra_parasols", 1, 5],
  ["epidemic", 1, 5],
  ["bargain", 1, 6],
  ["dead_end", 2, 6],
];

interface Catalogue {
  readonly events?: readonly { readonly id: string; readonly count: number; readonly window: number }[];
}

export function Guide() {
  const session = useSession();
  const board = boardOf(session);
  const listed =
    (session.catalogue.value as Catalogue | null)?.events?.map((row) => [row.id, row.count, row.window] as const) ??
    DECK;
  const known = [...board.discard, ...(mySeat(session)?.hand ?? []).map((card) => card.event)];
  return (
    <div class="guide">
      <p class="soft">{t("deck-of-events", { count: board.deck })}</p>
      {PHASES.map((phase, nth) => (
        <section key={phase}>
          <h3>{say().name("phase", phase)}</h3>
          <ul class="deck-list">
            {listed
              .filter(([, , window]) => window === nth + 1)
              .map(([id, count]) => (
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
