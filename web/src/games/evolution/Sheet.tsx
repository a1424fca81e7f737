// An attack that asks for an answer: a sheet beside the table, because the decision needs the table.

import { useSession } from "../../app/session";
import { distinct } from "../../grammar/paths";
import { say, t } from "../../words/words";
import { traitMarks } from "./Animal";
import { Creature, TraitIcon } from "./creature/Creature";
import { animalNumbered, boardOf, kindsOf } from "./facts";
import type { AnimalSeen } from "./types";

/** An attack: who, on whom. An ambush: who of mine could leap, and at whom. A Hunter that strikes back changes sides. */
export function DefenceSheet() {
  const session = useSession();
  const question = session.view.value!.question!;
  const board = boardOf(session);
  const offers = distinct(session.choice.offers.value);
  const { args } = question;
  const attackers = question.what === "lie_in_wait" ? [...new Set(offers.map(({ path }) => path[0]!))] : [question.what === "counterattack" ? args["revealed"]! : args["hunter"]!];
  const target = question.what === "lie_in_wait" ? args["eater"] : question.what === "counterattack" ? args["hunter"] : args["prey"];
  const hunters = attackers.map((element) => animalNumbered(board, numberOf(element))).filter((animal) => animal !== undefined);
  const prey = animalNumbered(board, numberOf(target));
  return (
    <>
      <div class="duel">
        <div class="fighters">{hunters.slice(0, 3).map((hunter) => <Fighter key={hunter.animal} animal={hunter} />)}</div>
        <svg class="drawn duel-arrow" viewBox="0 0 40 24" aria-hidden="true"><path d="M2 13c10-4 22-4 33-1M28 5l8 7-9 6" /></svg>
        {prey && <Fighter animal={prey} prey />}
      </div>
      {question.what === "defend" ? <Chain /> : offers.length > 0 && <p class="sheet-question">{say().question(question, session.scene.value)}</p>}
      {question.what === "reveal_hunter" && offers.length === 1 && <p class="sheet-why">{t(offers[0]!.text.startsWith("reveal") ? "hunter-must" : "hunter-none")}</p>}
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
  return element?.startsWith("animal:") ? Number(element.slice("animal:".length)) : -1;
}

function Fighter({ animal, prey = false }: { readonly animal: AnimalSeen; readonly prey?: boolean }) {
  const session = useSession();
  const name = String(say().fill({ it: `animal:${animal.animal}` }, session.scene.value)["it-start"]);
  return (
    <div class="fighter">
      <div class={prey ? "mirrored" : ""}>
        <Creature seed={animal.animal} traits={kindsOf(animal)} asleep={animal.asleep} hidden={animal.hidden} paralysed={animal.paralysed} fat={animal.fat} yellow={animal.yellow} />
      </div>
      <strong class="serif">{name}</strong>
      <ul class="fighter-traits">
        {[...animal.traits, ...animal.pairs].map((trait) => (
          <li key={trait.trait} class={trait.used || !trait.active ? "spent" : ""}>
            <TraitIcon kind={trait.kind} />
            <span>{say().name("trait", trait.kind)}</span>
            {traitMarks(trait).length > 0 && <span class="hidden">, {traitMarks(trait).join(", ")}</span>}
          </li>
        ))}
        {animal.hunter && <li><TraitIcon kind="hunter" /><span>{say().name("mark", "hunter")}</span></li>}
        {animal.traits.length + animal.pairs.length === 0 && !animal.hunter && <li class="soft">{t("no-traits")}</li>}
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
