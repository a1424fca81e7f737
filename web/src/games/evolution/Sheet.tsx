// An attack that asks for an answer: a sheet beside the table, because the decision needs the table.

import { useSession } from "../../app/session";
import { distinct } from "../../grammar/paths";
import { say, t } from "../../words/words";
import { Creature, TraitIcon } from "./creature/Creature";
import { animalNumbered, boardOf, kindsOf } from "./facts";
import type { AnimalSeen } from "./types";

export function DefenceSheet() {
  const session = useSession();
  const question = session.view.value!.question!;
  const board = boardOf(session);
  const hunter = animalNumbered(board, numberOf(question.args["hunter"]));
  const prey = animalNumbered(board, numberOf(question.args["prey"]));
  const offers = distinct(session.choice.offers.value);
  return (
    <>
      <div class="duel">
        {hunter && <Fighter animal={hunter} />}
        <svg class="drawn duel-arrow" viewBox="0 0 40 24" aria-hidden="true"><path d="M2 13c10-4 22-4 33-1M28 5l8 7-9 6" /></svg>
        {prey && <Fighter animal={prey} prey />}
      </div>
      <Chain />
      {offers.length > 0 ? (
        <ul class="answers">
          {offers.map((offer, nth) => (
            <li key={offer.text}>
              <button type="button" class="btn answer" data-item tabIndex={-1} data-primary={nth === 0 || undefined} aria-disabled={session.choice.guarded.value} onClick={() => session.choice.make(offer)}>
                {say().move(offer.text, session.scene.value)}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p class="soft">{say().question(question, session.scene.value)}</p>
      )}
    </>
  );
}

function numberOf(element: string | undefined): number {
  return Number(element?.slice("animal:".length) ?? -1);
}

function Fighter({ animal, prey = false }: { readonly animal: AnimalSeen; readonly prey?: boolean }) {
  const session = useSession();
  const name = String(say().fill({ it: `animal:${animal.animal}` }, session.scene.value)["it-start"]);
  return (
    <div class="fighter">
      <div class={prey ? "mirrored" : ""}>
        <Creature seed={animal.animal} traits={kindsOf(animal)} asleep={animal.asleep} fat={animal.fat} yellow={animal.yellow} />
      </div>
      <strong class="serif">{name}</strong>
      <ul class="fighter-traits">
        {[...animal.traits, ...animal.pairs].map((trait) => (
          <li key={trait.trait} class={trait.used ? "spent" : ""}>
            <TraitIcon kind={trait.kind} />
            <span>{say().name("trait", trait.kind)}</span>
            {trait.used && <span class="hidden">, {say().name("mark", "used")}</span>}
          </li>
        ))}
        {animal.traits.length + animal.pairs.length === 0 && <li class="soft">{t("no-traits")}</li>}
      </ul>
    </div>
  );
}

/** What has happened in this attack so far, link by link; the last one is where it stands. */
function Chain() {
  const session = useSession();
  const log = session.log.value;
  const start = log.findLastIndex((line) => line.key === "attacks");
  const links = start < 0 ? [] : log.slice(start).slice(0, 8);
  if (links.length < 2) return null;
  return (
    <ol class="chain">
      {links.map((line, nth) => (
        <li key={nth} aria-current={nth === links.length - 1 ? "step" : undefined}>{say().event(line, session.scene.value)}</li>
      ))}
    </ol>
  );
}
