// What a thing on the table is, in words.

import type { Session } from "../../app/session";
import { kindOf, valueOf } from "../../grammar/paths";
import { webOf } from "../../parts/foodweb";
import { say, t } from "../../words/words";
import type { Described } from "../game";
import { marksOf } from "./Animal";
import { pairWords, traitMarks } from "./Traits";
import { animalNumbered, boardOf } from "./facts";
import type { AnimalSeen } from "./types";

export function describe(session: Session, element: string): Described {
  const kind = kindOf(element);
  const value = valueOf(element);
  if (kind === "animal") {
    const animal = animalNumbered(boardOf(session), Number(value));
    const waiting = boardOf(session)
      .seats.flatMap((seat) => seat.waiting)
      .find((set) => set.animal === Number(value));
    if (waiting)
      return {
        title: say().element(element, session.scene.value),
        text: say().name("mark", "waiting"),
        lines: [...waiting.traits, ...waiting.pairs].map((trait) => faceLine(trait.kind)),
        rule: "EVL-4.43",
      };
    return animal ? describeAnimal(session, animal) : { title: say().element(element, session.scene.value), lines: [] };
  }
  if (kind === "trait") return describeTrait(session, Number(value));
  if (kind === "face") return describeFace(value);
  if (kind === "card") {
    const { is, one, two } = session.facts(element);
    const faces = [is, one, two].filter((face) => typeof face === "string").map(valueOf);
    const title = say().element(element, session.scene.value);
    return { title, text: t("card-text"), lines: faces.map(faceLine), rule: "EVL-3.3" };
  }
  if (kind === "base") return describeBase(session, value);
  if (kind === "place") return describeBase(session, value);
  if (kind === "shell")
    return {
      title: say().name("trait", "shell"),
      icon: "shell",
      text: say().about("trait", "shell"),
      lore: say().lore("trait", "shell"),
      lines: [],
      rule: "EVL-4.41",
    };
  if (kind === "nature") return describeNature(session);
  if (kind === "deck")
    return {
      title: t("deck-count", { count: boardOf(session).deck }),
      text: t("deck-text"),
      lines: [],
      rule: "EVL-3.17",
    };
  if (kind === "seat") return describeSeat(session, Number(value));
  return { title: say().element(element, session.scene.value), lines: [] };
}

function describeBase(session: Session, value: string): Described {
  const place = boardOf(session).places.find((other) => other.place === value) ?? boardOf(session).places[0]!;
  const count = t("food-base-count", { count: place.food });
  const title = place.place === "table" ? count : `${say().name("place", place.place)}: ${count}`;
  const colours = ["red", "blue", "yellow"].map((colour) => ({ icon: colour, name: t(`token-${colour}`), text: "" }));
  return { title, text: `${t("food-base-text")} ${t("tokens-text")}`, lines: colours, rule: "EVL-3.10" };
}

/** What is in force, what is coming, and what has been. */
function describeNature(session: Session): Described {
  const { nature } = boardOf(session);
  if (!nature) return { title: t("nature"), lines: [] };
  const line = (words: string, kind: string | null | undefined): Described["lines"][number][] =>
    kind
      ? [{ icon: kind, name: t(words, { nature: say().name("nature", kind) }), text: say().about("nature", kind) }]
      : [];
  const last = nature.used.at(-1);
  return {
    title: t("nature-deck", { count: nature.deck }),
    text: t("nature-text"),
    lines: [
      ...line("weather", nature.weather),
      ...line("forecast", nature.forecast),
      ...(last === nature.forecast ? [] : line("nature-last", last)),
    ],
  };
}

function faceLine(face: string): { icon: string; name: string; text: string } {
  return { icon: face, name: say().name("trait", face), text: say().about("trait", face) };
}

function describeFace(face: string): Described {
  return {
    title: say().name("trait", face),
    icon: face,
    text: say().about("trait", face),
    lore: say().lore("trait", face),
    lines: [],
  };
}

function describeAnimal(session: Session, animal: AnimalSeen): Described {
  const name = (other: string): string => say().element(other, session.scene.value);
  const prey = webOf(session, animal.animal, "prey");
  const hunters = webOf(session, animal.animal, "hunters");
  const facts = [
    ...(animal.place === "table" ? [] : [say().name("place", animal.place)]),
    t("food-of-need", { food: animal.food, need: animal.need }),
    ...(animal.fat > 0 ? [t("fat-of-room", { stored: animal.yellow, fat: animal.fat })] : []),
    ...marksOf(animal).map((mark) => say().name("mark", mark)),
  ];
  const lines = traitLines(animal);
  if (animal.hunter || animal.lurking) lines.unshift(faceLine("hunter"));
  if (prey.length > 0) lines.push({ icon: "carnivorous", name: t("can-eat"), text: prey.map(name).join(", ") });
  if (hunters.length > 0)
    lines.push({ icon: "carnivorous", name: t("can-be-eaten-by"), text: hunters.map(name).join(", ") });
  const title = String(say().fill({ it: `animal:${animal.animal}` }, session.scene.value)["it-start"]);
  return { title, text: facts.join(" · "), lines };
}

/** So many kinds of cards are explained; of more, only the names stand there, and each card explains itself. */
const EXPLAINED = 5;

/** Every kind of card once, with how many there are. */
function traitLines({ traits, pairs }: AnimalSeen): { icon: string; name: string; text: string }[] {
  const all = [...traits, ...pairs];
  const kinds = new Set(all.map((trait) => trait.kind));
  return [...kinds].map((kind) => {
    const cards = all.filter((trait) => trait.kind === kind);
    const line = faceLine(kind);
    const marks = [...new Set(cards.flatMap(traitMarks))];
    const name = cards.length > 1 ? `${line.name} ×${cards.length}` : line.name;
    return { icon: kind, name: [name, ...marks].join(" · "), text: kinds.size > EXPLAINED ? "" : line.text };
  });
}

function describeTrait(session: Session, number: number): Described {
  for (const animal of boardOf(session).seats.flatMap((seat) => [...seat.animals, ...seat.waiting])) {
    const trait = [...animal.traits, ...animal.pairs].find((card) => card.trait === number);
    if (!trait) continue;
    const other = trait.bearer === animal.animal ? trait.partner : trait.bearer;
    const facts = [
      other === undefined ? "" : pairWords(trait, animal.animal, say().element(`animal:${other}`, session.scene.value)),
      ...traitMarks(trait),
    ].filter(Boolean);
    return {
      title: say().name("trait", trait.kind),
      icon: trait.kind,
      text: [say().about("trait", trait.kind), ...facts].join(" · "),
      lore: say().lore("trait", trait.kind),
      lines: [],
    };
  }
  return { title: say().text("trait-unknown"), lines: [] };
}

function describeSeat(session: Session, number: number): Described {
  const seat = boardOf(session).seats[number];
  const facts = seat
    ? [
        t("animals-count", { count: seat.animals.length }),
        t("cards-count", { count: seat.hand_size }),
        `${t("discard")}: ${seat.discard_size}`,
      ]
    : [];
  return { title: say().player(number, session.scene.value), text: facts.join(" · "), lines: [] };
}
