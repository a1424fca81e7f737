// Round and step, in the top bar.

import { useSession } from "../../app/session";
import { say, t } from "../../words/words";
import { boardOf, stepOf } from "./facts";
import { STEPS } from "./types";

export function Track() {
  const session = useSession();
  const view = session.view.value;
  if (!view) return null;
  const now = view.over ? null : stepOf(view);
  return (
    <div class="track">
      <span class="turn">{t("round", { round: boardOf(session).round })}</span>
      <ol class="phases" aria-label={t("phase")}>
        {STEPS.map((step) => (
          <li key={step} aria-current={step === now ? "step" : undefined} title={say().about("phase", step)}>
            {say().name("phase", step)}
          </li>
        ))}
      </ol>
    </div>
  );
}
