// What a thing on the table is, in words.

import type { Session } from "../../app/session";
import { kindOf, valueOf } from "../../grammar/paths";
import { say, t } from "../../words/words";
import type { Described } from "../game";
import { laidMarks, statesOf } from "./Being";
import { boardOf, cardName, creatureNumbered, listOf, mySide, nameOfSide } from "./facts";
import type { Catalogue, CreatureSeen, FaceSeen, LaidSeen, SideSeen } from "./types";

type Line = Described["lines"][number];

export function describe(session: Session, element: string): Described {
  const value = valueOf(element);
  switch (kindOf(element)) {
    case "creature":
      return describeCreature(session, element, creatureNumbered(boardOf(session), Number(value)));
    case "laid":
      return describeLaid(session, value);
    case "property":
      return describeProperty(session, value);
    case "card":
      return describeCard(session, Number(value));
    case "part":
      return describePart(session, value);
    case "pile":
      return describePile(session, value);
    case "seat":
      return describeSide(
        session,
        boardOf(session).sides.find(({ seat }) => seat === Number(value)),
      );
    case "side":
      return describeSide(
        session,
        boardOf(session).sides.find(({ seat }) => seat === null),
      );
    default:
      return { title: say().element(element, session.scene.value), lines: [] };
  }
}

function propertyLine(property: string, marks: readonly string[] = []): Line {
  return {
    icon: property,
    name: [say().name("property", property), ...marks].join(" · "),
    text: say().about("property", property),
  };
}

/** The rule of a property, as the box says. */
function ruleOf(session: Session, property: string): string {
  const catalogue = session.catalogue.value as Catalogue | null;
  return catalogue?.properties.find(({ id }) => id === property)?.rule ?? "MAG-1.3";
}

function describeProperty(session: Session, property: string, marks: readonly string[] = []): Described {
  return {
    title: [say().name("property", property), ...marks].join(" · "),
    icon: property,
    text: say().about("property", property),
    lore: say().lore("property", property),
    lines: [],
    rule: ruleOf(session, property),
  };
}

function describeCreature(session: Session, element: string, creature: CreatureSeen | undefined): Described {
  const words = say().fill({ it: element }, session.scene.value);
  const title = String(words["it-start"] ?? words["it"]);
  if (!creature) return { title, lines: [] };
  const lines = creature.properties.map((laid) => propertyLine(laid.property, laidMarks(laid)));
  const name = (other: string): string => say().element(other, session.scene.value);
  const [targets, attackers] = [listOf(session, element, "targets"), listOf(session, element, "attackers")];
  if (targets.length > 0) lines.push({ icon: "attack", name: t("can-attack"), text: targets.map(name).join(", ") });
  if (attackers.length > 0)
    lines.push({ icon: "attack", name: t("can-be-attacked-by"), text: attackers.map(name).join(", ") });
  if (creature.one !== null && creature.two !== null)
    lines.push({ icon: "card", name: t("its-own-card"), text: cardName({ one: creature.one, two: creature.two }) });
  return { title, text: statesOf(session, creature).join(" · "), lines };
}

function describeLaid(session: Session, id: string): Described {
  const laid = boardOf(session)
    .sides.flatMap(({ creatures }) => creatures.flatMap(({ properties }) => properties))
    .find((one: LaidSeen) => one.laid === id);
  if (!laid) return { title: say().element(`laid:${id}`, session.scene.value), lines: [] };
  const about = describeProperty(session, laid.property, laidMarks(laid));
  return { ...about, lines: [{ icon: laid.other, name: t("other-half"), text: say().name("property", laid.other) }] };
}

function describeCard(session: Session, number: number): Described {
  const card = mySide(session)?.hand?.find((one) => one.card === number);
  if (!card) return { title: say().element(`card:${number}`, session.scene.value), lines: [] };
  return {
    title: cardName(card),
    text: [t("property-card-text"), ...(card.public ? [t("everybody-knows")] : [])].join(" · "),
    lines: [propertyLine(card.one), propertyLine(card.two)],
    rule: "MAG-3.5",
  };
}

function describePart(session: Session, part: string): Described {
  const { source } = boardOf(session);
  const [left, full] = part === "lower" ? [source.lower, source.lower_full] : [source.upper, source.upper_full];
  const needs = part === "lower" ? null : source.needs;
  const key = needs === null ? t("for-everybody") : t("for-property", { property: say().name("property", needs) });
  return {
    title: String(say().name("part", part)).replace(/^./, (first) => first.toUpperCase()),
    icon: "energy",
    text: [t("energy-of", { energy: left, cells: full }), key].join(" · "),
    lines: [{ name: say().name("source", source.source), text: say().about("source", source.source) }],
    rule: "MAG-3.11",
  };
}

/** So many cards of the discard pile are named, the last one first. */
const NAMED = 12;

function describePile(session: Session, pile: string): Described {
  const { deck, discard, choices } = boardOf(session);
  if (pile === "choices" && choices)
    return {
      title: t("choices-count", { count: choices.deck }),
      text: [
        t("choices-text"),
        ...(choices.turned.length > 0 ? [t("choices-turned", { numbers: choices.turned.join(", ") })] : []),
      ].join(" "),
      lines: [],
      rule: "MAG-6.7",
    };
  if (pile === "discard")
    return {
      title: t("discard-count", { count: discard.length }),
      text: discard
        .slice(-NAMED)
        .toReversed()
        .map((card: FaceSeen) => cardName(card))
        .join(", "),
      lines: [],
      rule: "MAG-4.30",
    };
  return { title: t("deck-count", { count: deck }), text: t("property-deck-text"), lines: [], rule: "MAG-3.21" };
}

function describeSide(session: Session, side: SideSeen | undefined): Described {
  if (!side) return { title: "", lines: [] };
  const facts = [
    t("tokens-count", { tokens: side.tokens, goal: side.goal }),
    t("creatures-count", { count: side.creatures.length }),
    ...(side.seat === null ? [] : [t("cards-count", { count: side.hand_size })]),
    ...(side.new_cards === null ? [] : [t("new-cards", { count: side.new_cards })]),
  ];
  const lines = side.public.map((card) => ({ icon: "card", name: t("known-card"), text: cardName(card) }));
  const text = facts.join(" · ");
  if (side.seat === null)
    return { title: t("shadow"), icon: "shadow", text: `${text}. ${t("shadow-text")}`, lines, rule: "MAG-6.9" };
  return { title: nameOfSide(session, side), text, lines };
}
