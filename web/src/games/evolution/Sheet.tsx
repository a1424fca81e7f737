// An attack that asks for an answer: a sheet beside the table, because the decision needs the table.

import { type Session, useSession } from "../../app/session";
import { type Offer, distinct, valueOf } from "../../grammar/paths";
import { Answers, type Dropped } from "../../parts/Answers";
import { Chain, Duel, type FighterSeen, gathered } from "../../parts/Duel";
import { say, t } from "../../words/words";
import { traitMarks } from "./Traits";
import { Creature } from "../../parts/creature/Creature";
import { TraitIcon, looksOf } from "./looks";
import { allAnimals, animalNumbered, boardOf, kindsOf } from "./facts";
import type { AnimalSeen, TraitSeen } from "./types";

/** An attack: who, on whom. An ambush: who of mine could leap, and at whom. A Hunter that strikes back changes sides. */
export function DefenceSheet() {
  const session = useSession();
  const question = session.view.value!.question!;
  const board = boardOf(session);
  const offers = distinct(session.choice.offers.value);
  const { attackers, target } = question.facts as { attackers: readonly string[]; target: string };
  const hunters = attackers
    .map((element) => animalNumbered(board, numberOf(element)))
    .filter((animal) => animal !== undefined);
  const prey = animalNumbered(board, numberOf(target));
  return (
    <>
      <Duel
        hunters={hunters.slice(0, 3).map((hunter) => fighter(session, hunter, prey))}
        prey={prey && fighter(session, prey, hunters[0])}
      />
      {question.key === "defend" ? (
        <Chain starts={(line) => line.key === "attacks"} />
      ) : (
        offers.length > 0 && <p class="sheet-question">{say().question(question, session.scene.value)}</p>
      )}
      {question.key === "reveal_hunter" && offers.length === 1 && (
        <p class="sheet-why">{t(offers[0]!.key === "reveal" ? "hunter-must" : "hunter-none")}</p>
      )}
      {offers.length > 0 ? (
        <Answers offers={offers} dropped={(offer) => droppedBy(session, offer)} head={t("drop-one")} Icon={TraitIcon} />
      ) : (
        <p class="soft">{say().question(question, session.scene.value)}</p>
      )}
    </>
  );
}

/** The card that goes when a tail is dropped. */
function droppedBy(session: Session, offer: Offer): Dropped | undefined {
  if (offer.key !== "drop_tail") return undefined;
  const number = Number(valueOf(offer.args["card"] ?? ""));
  const card = allAnimals(boardOf(session))
    .flatMap(({ traits, pairs }) => [...traits, ...pairs])
    .find((trait) => trait.trait === number);
  const shown = card?.yellow ? say().name("mark", "yellow") : undefined;
  return card && { kind: card.kind, marks: traitMarks(card), shown };
}

function numberOf(element: string | undefined): number {
  return element?.startsWith("animal:") ? Number(element.slice("animal:".length)) : -1;
}

/** A fighter with its cards, and why some of them do not count against this foe. */
function fighter(session: Session, animal: AnimalSeen, foe: AnimalSeen | undefined): FighterSeen {
  const { ignored } = boardOf(session);
  const whyNot = (trait: TraitSeen): string => {
    const pair = ignored.find((other) => other.trait === trait.trait && other.hunter === foe?.animal);
    if (pair) return `${say().name("mark", "ignored")}: ${say().name("trait", pair.by)}`;
    return trait.active ? (trait.used ? say().name("mark", "used") : "") : say().name("mark", "inactive");
  };
  const cards = [...animal.traits, ...animal.pairs].map((trait) => ({
    name: say().name("trait", trait.kind),
    icon: <TraitIcon kind={trait.kind} />,
    count: 1,
    why: whyNot(trait),
    marks: traitMarks(trait).join(", "),
  }));
  const hunter = {
    name: say().name("mark", "hunter"),
    icon: <TraitIcon kind="hunter" />,
    count: 1,
    why: "",
    marks: "",
  };
  return {
    name: String(say().fill({ it: `animal:${animal.animal}` }, session.scene.value)["it-start"]),
    cards: gathered(animal.hunter ? [...cards, hunter] : cards),
    drawing: (
      <Creature
        seed={animal.animal}
        looks={looksOf(kindsOf(animal))}
        asleep={animal.asleep}
        hidden={animal.hidden}
        paralysed={animal.paralysed}
        fat={animal.fat}
        filled={animal.yellow}
      />
    ),
  };
}
