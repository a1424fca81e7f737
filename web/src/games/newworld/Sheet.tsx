// An attack that asks for an answer: a sheet beside the table, because the decision needs the table.

import { type Session, useSession } from "../../app/session";
import { type Offer, distinct, valueOf } from "../../grammar/paths";
import { Answers, type Dropped } from "../../parts/Answers";
import { Chain, Duel, type FighterSeen, gathered } from "../../parts/Duel";
import { Creature } from "../../parts/creature/Creature";
import { say, t } from "../../words/words";
import { TraitIcon, looksOf } from "./looks";
import { traitMarks } from "./Traits";
import { animalOf, boardOf, cardNumbered, kindsOf, listOf } from "./facts";
import type { AnimalSeen, PairSeen, TraitSeen } from "./types";

export function DefenceSheet() {
  const session = useSession();
  const question = session.view.value!.question!;
  const board = boardOf(session);
  const offers = distinct(session.choice.offers.value);
  const { attackers, target } = question.facts;
  const hunters = listOf(attackers)
    .map((element) => animalOf(board, element))
    .filter((animal) => animal !== undefined);
  const prey = animalOf(board, target);
  const ignored = typeof question.facts["ignored"] === "string" ? question.facts["ignored"] : "";
  return (
    <>
      <Duel
        hunters={hunters.map((hunter) => fighter(session, hunter, ""))}
        prey={prey && fighter(session, prey, ignored)}
      />
      <Chain starts={(line) => line.key === "attacks"} />
      {offers.length > 0 ? (
        <Answers offers={offers} dropped={(offer) => droppedBy(session, offer)} head={t("drop-one")} Icon={TraitIcon} />
      ) : (
        <p class="soft">{say().question(question, session.scene.value)}</p>
      )}
    </>
  );
}

/** The card that goes when prey slips away. */
function droppedBy(session: Session, offer: Offer): Dropped | undefined {
  if (offer.key !== "slip_away") return undefined;
  const card = cardNumbered(boardOf(session), Number(valueOf(offer.args["dropped"] ?? "")));
  const shown = card && "token" in card && card.token ? say().name("mark", "token") : undefined;
  return card && { kind: card.kind, marks: traitMarks(card), shown };
}

/** A fighter with its cards; the one that the attacker ignores does not count. */
function fighter(session: Session, animal: AnimalSeen, ignored: string): FighterSeen {
  const whyNot = (card: TraitSeen | PairSeen): string => {
    if (`trait:${card.trait}` === ignored) return say().name("mark", "ignored");
    return "rotated" in card && card.rotated ? say().name("mark", "rotated") : "";
  };
  return {
    name: String(say().fill({ it: `animal:${animal.animal}` }, session.scene.value)["it-start"]),
    cards: gathered(
      [...animal.traits, ...animal.pairs].map((card) => ({
        name: say().name("trait", card.kind),
        icon: <TraitIcon kind={card.kind} />,
        count: 1,
        why: whyNot(card),
        marks: traitMarks(card).join(", "),
      })),
    ),
    drawing: <Creature seed={animal.animal} looks={looksOf(kindsOf(animal))} fat={animal.fat} filled={animal.stored} />,
  };
}
