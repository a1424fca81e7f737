// What belongs to nobody: the food, the shells, the deck, and what nature has in store.

import { useSession } from "../../app/session";
import { Piece } from "../../grammar/Piece";
import { foodWeb, toggleFoodWeb } from "../../parts/foodweb";
import { say, t } from "../../words/words";
import { Meadow } from "../../parts/Grounds";
import { Berry, Die, Drop, Kernel } from "../../parts/tokens";
import { TraitIcon } from "./looks";
import { boardOf, diceOf } from "./facts";
import { ShellToken } from "./tokens";
import type { PlaceSeen } from "./types";

/** The middle of a table without locations: a meadow that holds the food. */
export function FoodMeadow({ place }: { readonly place: PlaceSeen }) {
  return (
    <section class="middle" data-region="shared" aria-label={t("shared-board")}>
      <Meadow />
      <FoodBase place={place} most={30} />
      <Shells place={place} />
      <Dice place="table" />
      <Legend />
      <Tools />
    </section>
  );
}

/** What the three colours mean. */
function Legend() {
  return (
    <ul class="legend">
      <li>
        <Berry /> {t("token-red")}
      </li>
      <li>
        <Drop /> {t("token-blue")}
      </li>
      <li>
        <Kernel /> {t("token-yellow")}
      </li>
    </ul>
  );
}

/** A food base: it can be touched before or after the animal that eats from it. */
export function FoodBase({ place, most = 16 }: { readonly place: PlaceSeen; readonly most?: number }) {
  const id = `base:${place.place}`;
  const name = place.place === "table" ? t("food-base") : `${t("food-base")}, ${say().name("place", place.place)}`;
  return (
    <Piece run={id} class="base" label={`${name} ${place.food}`}>
      {place.place === "table" && <span class="base-name serif">{t("food-base")} </span>}
      <span class="heap" data-place={id}>
        {Array.from({ length: Math.min(place.food, most) }, (_, nth) => (
          <Berry key={nth} />
        ))}
      </span>
      <strong class="base-count">{place.food}</strong>
    </Piece>
  );
}

/** Shells that their bearers have left behind (EVL-4.41). */
export function Shells({ place }: { readonly place: PlaceSeen }) {
  if (place.shells.length === 0) return null;
  return (
    <span class="shells">
      {place.shells.map(({ shell }) => (
        <Piece
          key={shell}
          run={`shell:${shell}`}
          class="shell"
          label={t("shell-in-place", { place: say().forms(`place-${place.place}`)["in"] ?? "" })}
        >
          <ShellToken />
        </Piece>
      ))}
    </span>
  );
}

export function Dice({ place }: { readonly place: string }) {
  const dice = diceOf(useSession(), place);
  if (dice.length === 0) return null;
  return (
    <span class="dice" role="img" aria-label={`${t("dice")}: ${dice.join(", ")}`}>
      {dice.map((pips, nth) => (
        <Die key={nth} pips={pips} />
      ))}
    </span>
  );
}

export function Tools() {
  const session = useSession();
  const board = boardOf(session);
  return (
    <span class="tools">
      <button
        type="button"
        class="deck"
        data-item
        tabIndex={-1}
        data-element="deck:table"
        onClick={(event) => session.ask("deck:table", event.currentTarget)}
      >
        <span class="deck-pile" aria-hidden="true" />
        <span class="hidden">{t("deck-count", { count: board.deck })}</span>
        <strong aria-hidden="true">{board.deck}</strong>
      </button>
      <Nature />
      {!session.view.value!.over && (
        <button
          type="button"
          class="btn web-toggle"
          data-item
          tabIndex={-1}
          aria-pressed={foodWeb.value !== null}
          onClick={toggleFoodWeb}
        >
          {t("who-eats-whom")}
        </button>
      )}
    </span>
  );
}

/** The nature deck, the card revealed last, and what is in force. */
function Nature() {
  const session = useSession();
  const { nature } = boardOf(session);
  if (!nature) return null;
  const last = nature.used.at(-1);
  const shown = nature.weather ?? nature.forecast ?? last;
  const name = (kind: string): string => say().name("nature", kind);
  const words = nature.weather
    ? t("weather", { nature: name(nature.weather) })
    : nature.forecast
      ? t("forecast", { nature: name(nature.forecast) })
      : last
        ? name(last)
        : t("nature");
  const rest = [
    nature.weather && nature.forecast ? t("forecast", { nature: name(nature.forecast) }) : "",
    last ? t("nature-last", { nature: name(last) }) : "",
  ].filter(Boolean);
  return (
    <button
      type="button"
      class="nature"
      data-item
      tabIndex={-1}
      data-element="nature:deck"
      data-weather={nature.weather ?? undefined}
      onClick={(event) => session.ask("nature:deck", event.currentTarget)}
    >
      <span class="nature-card" aria-hidden="true">
        {shown ? <TraitIcon kind={shown} /> : <TraitIcon kind="frost" />}
      </span>
      <span class="hidden">{[t("nature-deck", { count: nature.deck }), words, ...rest].join(". ")}</span>
      <span class="nature-words" aria-hidden="true">
        {words}
      </span>
      <strong aria-hidden="true">{nature.deck}</strong>
    </button>
  );
}
