// When the hand is empty a book lies open in its place: what the properties of my creatures do, those of the one in
// play first, and what is behind them in nature.

import { useSession } from "../../app/session";
import { say } from "../../words/words";
import { Sign } from "./figure/signs";
import type { SideSeen } from "./types";

/** So many pages lie side by side. */
const PAGES = 4;

export function Book({ side }: { readonly side: SideSeen }) {
  const asked = useSession().view.value!.question?.args["creature"];
  const inPlay = (creature: number, active: boolean): number => Number(active || asked === `creature:${creature}`);
  const creatures = side.creatures.toSorted(
    (a, b) => inPlay(b.creature, b.active) - inPlay(a.creature, a.active) || a.creature - b.creature,
  );
  const properties = new Set(creatures.flatMap((creature) => creature.properties.map(({ property }) => property)));
  return (
    <>
      {[...properties].slice(0, PAGES).map((property) => (
        <Page key={property} property={property} />
      ))}
    </>
  );
}

function Page({ property }: { readonly property: string }) {
  return (
    <article class="page-of" data-item tabIndex={-1}>
      <span class="page-sign">
        <Sign kind={property} />
      </span>
      <h3>{say().name("property", property)}</h3>
      <p>{say().about("property", property)}</p>
      <p class="page-lore">{say().lore("property", property)}</p>
    </article>
  );
}
