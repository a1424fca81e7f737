// The round, who has retrieved in it, and how near the Asteroid is; in the top bar.

import { useSession } from "../../app/session";
import { say, t } from "../../words/words";
import { Sign } from "./art/Sign";
import { boardOf } from "./facts";

export function Track() {
  const session = useSession();
  if (!session.view.value) return null;
  const board = boardOf(session);
  const back = board.classes.filter(({ right }) => right).map(({ taxon }) => say().name("taxon", taxon));
  return (
    <div class="track">
      <span class={`turn ${board.asteroid_played ? "last" : ""}`}>
        {board.asteroid_played
          ? t("last-round")
          : board.round > 0
            ? t("round", { round: board.round })
            : t("setting-up")}
      </span>
      {!session.view.value.over && (
        <span
          class="chain wide-only"
          title={back.length > 0 ? t("retrieved", { classes: back.join(", ") }) : t("retrieved-nobody")}
        >
          {board.classes.map(({ taxon, right }) => (
            <span key={taxon} class={`figure taxon ${taxon}`} data-right={right || undefined}>
              <Sign kind={taxon} />
            </span>
          ))}
          <span class="hidden">
            {back.length > 0 ? t("retrieved", { classes: back.join(", ") }) : t("retrieved-nobody")}
          </span>
        </span>
      )}
      {board.asteroid_within > 0 && !board.asteroid_played && (
        <span class="soft wide-only">{t("asteroid-within", { count: board.asteroid_within })}</span>
      )}
    </div>
  );
}
