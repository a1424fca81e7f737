// Turn and phase, in the top bar.

import { useSession } from "../../app/session";
import { say, t } from "../../words/words";
import { boardOf } from "./facts";
import { PHASES } from "./types";

export function Track() {
  const session = useSession();
  if (!session.view.value) return null;
  const board = boardOf(session);
  return (
    <div class="track">
      <span class="turn">{t("turn", { turn: board.turn })}</span>
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
