// Epoch and phase, in the top bar.

import { useSession } from "../../app/session";
import { say, t } from "../../words/words";
import { boardOf } from "./facts";

const PHASES = ["development", "areas", "feeding", "extinction"] as const;

export function Track() {
  const session = useSession();
  if (!session.view.value) return null;
  const { epoch, epochs, last, phase, catastrophe } = boardOf(session);
  return (
    <div class="track">
      <span class={last ? "turn last" : "turn"} title={last ? t("last-epoch") : undefined}>
        {catastrophe ? t("only-epoch") : t("epoch", { epoch, epochs })}
        {last && <span class="hidden">, {t("last-epoch")}</span>}
      </span>
      {!catastrophe && <Epochs epoch={epoch} epochs={epochs} />}
      <ol class="phases" aria-label={t("phase")}>
        {PHASES.map((name) => (
          <li key={name} aria-current={name === phase ? "step" : undefined} title={say().about("phase", name)}>
            {say().name("phase", name)}
          </li>
        ))}
      </ol>
    </div>
  );
}

const PIPS = 8; // more do not fit

function Epochs({ epoch, epochs }: { readonly epoch: number; readonly epochs: number }) {
  if (epochs > PIPS) return null;
  return (
    <span class="epochs" aria-hidden="true">
      {Array.from({ length: epochs }, (_, nth) => (
        <i key={nth} data-past={nth + 1 < epoch || undefined} data-now={nth + 1 === epoch || undefined} />
      ))}
    </span>
  );
}
