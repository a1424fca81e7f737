// What the climate makes of each terrain this turn, and how many of mine are in danger there.

import { useSession } from "../../app/session";
import { say, t } from "../../words/words";
import { Sign } from "./figure/icons";
import { boardOf, mineOn, mySeat } from "./facts";
import { ISLAND } from "./island";
import { TERRAINS, type Terrain, type Zone } from "./types";

export function Swatch({ terrain, zone = "temperate" }: { readonly terrain: Terrain; readonly zone?: Zone }) {
  return (
    <svg class={`drawn swatch ${terrain} zone-${zone}`} viewBox="-52 -60 104 120" aria-hidden="true" focusable="false">
      <path class="floor" d={ISLAND.path()} />
      <path class="ground" d={ISLAND.path()} />
      <path class="tint" d={ISLAND.path()} />
    </svg>
  );
}

export function Zones() {
  const session = useSession();
  const board = boardOf(session);
  const mine = mySeat(session);
  return (
    <section class="zones" data-region="zones" aria-label={t("climate")}>
      {TERRAINS.map((terrain) => {
        const zone = board.climate.zones[terrain];
        const count = mineOn(session, terrain, "herds");
        const loss = mineOn(session, terrain, "losses");
        return (
          <button
            key={terrain}
            type="button"
            class={`zone zone-${zone}`}
            data-item
            tabIndex={-1}
            data-element={`terrain:${terrain}`}
            data-lit={session.lit.value.has(`terrain:${terrain}`) || undefined}
            onClick={(event) => session.ask(`terrain:${terrain}`, event.currentTarget)}
          >
            <Swatch terrain={terrain} zone={zone} />
            <span class="zone-words">
              <span class="zone-line">
                <span class="zone-terrain">{say().name("terrain", terrain)}</span>
                {mine && (
                  <span class="zone-herd" title={t("here-count", { count })}>
                    <Sign kind="dino" />
                    {count}
                    <span class="hidden"> {t("here-count", { count })}</span>
                  </span>
                )}
              </span>
              <span class="zone-line">
                <strong class="zone-name">
                  <Sign kind={zone} />
                  {say().name("zone", zone)}
                </strong>
                {loss > 0 && (
                  <strong class="risk">
                    −{loss}
                    <span class="hidden"> {t("at-risk", { count: loss })}</span>
                  </strong>
                )}
              </span>
            </span>
          </button>
        );
      })}
    </section>
  );
}
