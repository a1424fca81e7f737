// The row of area cards: each part a landscape of its own, with its food, its shelters and the trait it asks for.

import { useSession } from "../../app/session";
import { Piece } from "../../grammar/Piece";
import { Berry, EmptySpot, Shelter } from "../../parts/tokens";
import { say, t } from "../../words/words";
import { Landscape } from "./landscapes";
import { TraitIcon } from "./looks";
import { Tools } from "./Tools";
import { boardOf, chosenAnimal, listOf } from "./facts";
import type { AreaCardSeen, AreaSeen } from "./types";

export function Areas() {
  const { row } = boardOf(useSession());
  return (
    <section class="areas" data-region="areas" aria-label={t("areas")}>
      <div class="area-row" style={{ "--cards": row.length }}>
        {row.map((card) => (
          <AreaCard key={card.card} card={card} />
        ))}
      </div>
      <Tools />
    </section>
  );
}

function AreaCard({ card }: { readonly card: AreaCardSeen }) {
  return (
    <div class="area-card" data-place={`areacard:${card.card}`} data-parts={card.areas.length}>
      {card.areas.map((area) => (
        <Area key={area.area} area={area} />
      ))}
    </div>
  );
}

/** The name of what one must have to enter. */
export function accessName(access: string): string {
  return access === "no_traits" ? say().name("access", access) : say().name("trait", access);
}

function Area({ area }: { readonly area: AreaSeen }) {
  const session = useSession();
  const name = say().name("area", area.kind);
  const chosen = chosenAnimal(session);
  const closed = chosen && listOf(session.facts(`animal:${chosen.animal}`)["closed"]).includes(`area:${area.area}`);
  const label = [
    name,
    t("area-food", { count: area.food }),
    area.shelter_symbols > 0 && t("area-shelters", { count: area.shelters }),
    area.access && t("area-asks", { access: accessName(area.access) }),
    closed && t("area-closed", { animal: say().element(`animal:${chosen.animal}`, session.scene.value) }),
  ]
    .filter(Boolean)
    .join(", ");
  return (
    <div class="area" data-kind={area.kind} data-part={area.part} data-closed={closed || undefined}>
      <Landscape kind={area.kind} />
      <Piece run={`area:${area.area}`} class="area-name" label={label}>
        <span class="area-title serif">{name}</span>
        {area.access && (
          <span class="access">
            {area.access === "no_traits" ? <NoTraits /> : <TraitIcon kind={area.access} />}
            <span class="access-name" data-text={accessName(area.access)} />
          </span>
        )}
      </Piece>
      <div class="stores">
        {area.most > 0 && <Food area={area} name={name} />}
        {area.shelter_symbols > 0 && <Shelters area={area} name={name} />}
      </div>
    </div>
  );
}

/** Its red tokens: touched before or after the animal that eats. Bowls show how many fit. */
function Food({ area, name }: { readonly area: AreaSeen; readonly name: string }) {
  const id = `food:${area.area}`;
  return (
    <span class="store" data-place={id}>
      <Piece run={id} about={id} class="food" label={`${name}, ${t("area-food", { count: area.food })}`}>
        {Array.from({ length: area.food }, (_, nth) => (
          <Berry key={nth} />
        ))}
        {Array.from({ length: Math.max(0, area.most - area.food) }, (_, nth) => (
          <EmptySpot key={`empty${nth}`} />
        ))}
      </Piece>
    </span>
  );
}

function Shelters({ area, name }: { readonly area: AreaSeen; readonly name: string }) {
  const id = `shelter:${area.area}`;
  return (
    <span class="store" data-place={id}>
      <Piece
        run={id}
        class={`shelter${area.shelters === 0 ? " taken" : ""}`}
        label={`${name}, ${t("area-shelters", { count: area.shelters })}`}
      >
        <Shelter />
      </Piece>
    </span>
  );
}

/** For the plainest animals only: a body with nothing on it. */
export function NoTraits() {
  return (
    <svg class="drawn-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path class="paper" d="M2 15c2-1 4-2 5-4 2-3 7-4 11-2l3-2 2 2-2 3c-1 2-2 3-3 3v4h-2v-3H9v3H7v-4c-2 0-3 0-5 0z" />
      <circle class="jet" cx="19.500" cy="9.500" r=".8" />
    </svg>
  );
}
