// What a thing on the table is, in words.

import type { Session } from "../../app/session";
import { kindOf, valueOf } from "../../grammar/paths";
import { webOf } from "../../parts/foodweb";
import { say, t } from "../../words/words";
import type { Described } from "../game";
import { fateWords, marksOf } from "./Animal";
import { accessName } from "./Areas";
import { pairWords, traitMarks } from "./Traits";
import { animalNumbered, areaNamed, boardOf, cardNumbered } from "./facts";
import type { AnimalSeen, AreaSeen } from "./types";

type Line = Described["lines"][number];

export function describe(session: Session, element: string): Described {
  const [kind, value] = [kindOf(element), valueOf(element)];
  const board = boardOf(session);
  const title = say().element(element, session.scene.value);
  switch (kind) {
    case "animal": {
      const animal = animalNumbered(board, Number(value));
      return animal ? describeAnimal(session, animal) : { title, lines: [] };
    }
    case "trait":
      return describeTrait(session, Number(value));
    case "face":
      return {
        title: say().name("trait", value),
        icon: value,
        text: say().about("trait", value),
        lore: say().lore("trait", value),
        lines: [],
      };
    case "card":
      return describeCard(session, element, title);
    case "area":
    case "food":
    case "shelter": {
      const area = areaNamed(board, value);
      return area ? describeArea(kind, area) : { title, lines: [] };
    }
    case "deck":
      return value === "areas"
        ? { title: t("area-deck", { count: board.area_deck }), text: t("area-deck-text"), lines: [], rule: "NEW-3.40" }
        : {
            title: t("deck-count", { count: board.deck }),
            text: t("deck-text", { count: board.discard }),
            lines: [],
            rule: "NEW-3.75",
          };
    case "seat":
      return describeSeat(session, Number(value));
    default:
      return { title, lines: [] };
  }
}

function faceLine(face: string): Line {
  return { icon: face, name: say().name("trait", face), text: say().about("trait", face) };
}

function describeCard(session: Session, element: string, title: string): Described {
  const { one, two } = session.facts(element);
  const faces = [one, two].filter((face) => typeof face === "string").map(valueOf);
  return { title, text: t("card-text"), lines: faces.map(faceLine), rule: "NEW-1.3" };
}

function describeArea(kind: string, area: AreaSeen): Described {
  const about = say().about("area", area.kind);
  const lines: Line[] = [];
  if (area.access)
    lines.push({
      ...(area.access === "no_traits" ? {} : { icon: area.access }),
      name: accessName(area.access),
      text: t("area-access-text"),
    });
  if (kind !== "area" && area.kind === "swamps") lines.push({ name: say().name("area", area.kind), text: about });
  const counts = [t("area-food", { count: area.food })];
  if (area.shelter_symbols > 0) counts.push(t("area-shelters", { count: area.shelters }));
  return {
    title: `${say().name("area", area.kind)}: ${counts.join(", ")}`,
    text: kind === "food" ? t("food-text") : kind === "shelter" ? t("shelter-text") : about,
    lines,
    rule: AREA_RULES[area.kind === "swamps" && kind === "area" ? "swamps" : kind] ?? "NEW-3.6",
  };
}

const AREA_RULES: Readonly<Record<string, string>> = { food: "NEW-3.53", shelter: "NEW-3.52", swamps: "NEW-4.50" };

function describeAnimal(session: Session, animal: AnimalSeen): Described {
  const name = (other: string): string => say().element(other, session.scene.value);
  const prey = webOf(session, animal.animal, "prey");
  const hunters = webOf(session, animal.animal, "hunters");
  const facts = [
    t("food-of-need", { food: animal.food, need: animal.need }),
    ...(animal.fat > 0 ? [t("fat-of-room", { stored: animal.stored, fat: animal.fat })] : []),
    ...marksOf(animal).map((mark) => say().name("mark", mark)),
    fateWords(session, animal),
    t("points", { count: animal.points }),
  ];
  const lines = traitLines(session, animal);
  if (prey.length > 0) lines.push({ icon: "carnivorous", name: t("can-eat"), text: prey.map(name).join(", ") });
  if (hunters.length > 0)
    lines.push({ icon: "carnivorous", name: t("can-be-eaten-by"), text: hunters.map(name).join(", ") });
  const title = String(say().fill({ it: `animal:${animal.animal}` }, session.scene.value)["it-start"]);
  return { title, text: facts.filter(Boolean).join(" · "), lines };
}

/** So many kinds of cards are explained; of more, only the names stand there, and each card explains itself. */
const EXPLAINED = 3;

/** Every kind of card once, with how many there are; of pairs, with whom. */
function traitLines(session: Session, { traits, pairs }: AnimalSeen): Line[] {
  const kinds = new Set([...traits, ...pairs].map((trait) => trait.kind));
  const text = (kind: string): string => (kinds.size > EXPLAINED ? "" : say().about("trait", kind));
  const singles = [...new Set(traits.map((trait) => trait.kind))].map((kind): Line => {
    const cards = traits.filter((trait) => trait.kind === kind);
    const marks = [...new Set(cards.flatMap(traitMarks))];
    const name = say().name("trait", kind);
    return {
      icon: kind,
      name: [cards.length > 1 ? `${name} ×${cards.length}` : name, ...marks].join(" · "),
      text: text(kind),
    };
  });
  return [
    ...singles,
    ...pairs.map((pair): Line => {
      const words = [say().name("trait", pair.kind), pairWords(pair, session.scene.value), ...traitMarks(pair)];
      return { icon: pair.kind, name: words.join(" · "), text: text(pair.kind) };
    }),
  ];
}

function describeTrait(session: Session, number: number): Described {
  const card = cardNumbered(boardOf(session), number);
  if (!card) return { title: say().text("trait-unknown"), lines: [] };
  const facts = ["partner" in card ? pairWords(card, session.scene.value) : "", ...traitMarks(card)].filter(Boolean);
  return {
    title: say().name("trait", card.kind),
    icon: card.kind,
    text: [say().about("trait", card.kind), ...facts].join(" · "),
    lore: say().lore("trait", card.kind),
    lines: [],
  };
}

function describeSeat(session: Session, number: number): Described {
  const seat = boardOf(session).seats[number];
  const facts = seat
    ? [
        t("points", { count: seat.points }),
        t("animals-count", { count: seat.animals.length }),
        t("cards-count", { count: seat.hand_size }),
        ...(seat.draws > 0 ? [t("seat-draws", { count: seat.draws })] : []),
      ]
    : [];
  return { title: say().player(number, session.scene.value), text: facts.join(" · "), lines: [] };
}
