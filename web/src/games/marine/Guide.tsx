// What else there is to know: everybody's numbers, what the terrains pay, the bags, and the cards that are still to come.

import { useSession } from "../../app/session";
import { say, t } from "../../words/words";
import { ClassTable } from "./ClassTable";
import { Token } from "./art/Sign";
import { Swatch } from "./Swatch";
import { TraitList } from "./TraitList";
import { boardOf } from "./facts";
import { NUTRIENTS, TERRAINS, type Terrain } from "./types";

interface Catalogue {
  readonly terrains?: readonly { readonly id: Terrain; readonly points: readonly number[]; readonly limit: number }[];
  readonly bonus?: readonly number[];
  readonly cards?: readonly { readonly id: string }[];
}

export function Guide() {
  const session = useSession();
  const board = boardOf(session);
  const { terrains = [], bonus = [], cards = [] } = (session.catalogue.value ?? {}) as Catalogue;
  const seen = new Set([...board.row.map(({ evocard }) => evocard), ...board.discard]);
  return (
    <div class="guide">
      <ClassTable />
      <TraitList />
      <h3>{t("terrains")}</h3>
      <ul class="terrain-list">
        {terrains.map(({ id, points, limit }) => (
          <li key={id}>
            <Swatch terrain={id} />
            <span class="terrain-name">{say().name("terrain", id)}</span>
            <span title={t("places")}>{points.join(" / ")}</span>
            <span class="soft">{t("speciation-limit", { count: limit })}</span>
          </li>
        ))}
      </ul>
      {bonus.length > 0 && <p class="soft">{t("bonus-table", { values: bonus.join(", ") })}</p>}
      <h3>{t("bag")}</h3>
      <p class="bag-line">
        {NUTRIENTS.map((nutrient) => (
          <span key={nutrient} class="stock" title={say().name("nutrient", nutrient)}>
            <Token kind={nutrient} />
            {board.bag[nutrient] ?? 0}
            <span class="hidden"> {say().name("nutrient", nutrient)}</span>
          </span>
        ))}
      </p>
      <p class="bag-line">
        {TERRAINS.map((terrain) => (
          <span key={terrain} class="stock" title={say().name("terrain", terrain)}>
            <Swatch terrain={terrain} />
            {board.red_bag[terrain] ?? 0}
            <span class="hidden"> {say().name("terrain", terrain)}</span>
          </span>
        ))}
      </p>
      <h3>{t("cards-unseen", { count: cards.length - seen.size })}</h3>
      <p class="soft">{t("deck-left", { count: board.deck })}</p>
      <ul class="deck-list">
        {cards
          .filter(({ id }) => !seen.has(id))
          .map(({ id }) => (
            <li key={id} class="guide-card">
              <strong>{say().name("evocard", id)}</strong>
              <p class="trait-text">{say().about("evocard", id)}</p>
            </li>
          ))}
      </ul>
    </div>
  );
}
