// Turn and phase, in the top bar.

import { useSession } from "../../app/session";
import { say, t } from "../../words/words";
import { boardOf } from "./facts";

export const PHASES = ["development", "food_base", "feeding", "extinction"] as const;

export function Track() {
  const session = useSession();
  if (!session.view.value) return null;
  const board = boardOf(session);
  const last = board.deck === 0;
  return (
    <div class="track">
      <span class={last ? "turn last" : "turn"}>{last ? t("last-turn") : t("turn", { turn: board.turn })}</span>
      <ol class="phases" aria-label={t("phase")}>
        {PHASES.map((phase) => (
          <li key={phase} aria-current={phase === board.phase ? "step" : undefined} title={say().about("phase", phase)}>
            {say().name("phase", phase)}
          </li>
        ))}
      </ol>
    </div>
  );
}
