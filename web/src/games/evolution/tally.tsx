// How the points of a seat came about: each animal with its traits, sets that wait, pair cards; and its finest animal.

import type { Session } from "../../app/session";
import { Creature } from "../../parts/creature/Creature";
import { type Counted, type Part, type Specimen, total } from "../../ending/counted";
import { latinName } from "../../ending/latin";
import { valueOf } from "../../grammar/paths";
import type { View } from "../../net/protocol";
import { say, t } from "../../words/words";
import { animalNumbered, boardOf, kindsOf } from "./facts";
import { looksOf } from "./looks";
import type { AnimalSeen, BoardSeen, ScoreSeen, ScoreTrait } from "./types";

export function tally(session: Session, seat: number): readonly Counted[] {
  const score = boardOf(session).breakdown?.[seat];
  if (!score) return [];
  return [
    ...score.animals.map((one) => animalCounted(session, one)),
    ...score.waiting.map(({ animal, traits }) => ({
      name: `${animal}: ${say().name("mark", "waiting")}`,
      parts: traits.map(traitPart),
    })),
    ...(score.pairs.length > 0 ? [{ name: t("score-pairs"), parts: score.pairs.map(traitPart) }] : []),
  ];
}

function animalCounted(session: Session, one: ScoreSeen["animals"][number]): Counted {
  const seen = animalNumbered(boardOf(session), one.animal);
  const parts: Part[] = [{ name: t("score-animal"), count: one.points }];
  if (one.ocean > 0) parts.push({ name: t("score-ocean"), count: one.ocean });
  if (one.hunter > 0) parts.push({ icon: "hunter", name: say().name("mark", "hunter"), count: one.hunter });
  return {
    picture: seen && <Drawn animal={seen} />,
    name: `${t("score-animal")} ${one.animal}`,
    parts: [...parts, ...one.traits.map(traitPart)],
  };
}

function Drawn({ animal }: { readonly animal: AnimalSeen }) {
  return <Creature seed={animal.animal} looks={looksOf(kindsOf(animal))} fat={animal.fat} filled={animal.yellow} />;
}

function traitPart({ kind, points }: ScoreTrait): Part {
  return { icon: kind, name: say().name("trait", kind), count: points };
}

/** The animal that was worth the most. */
export function specimen(session: Session, seat: number): Specimen | null {
  const board = boardOf(session);
  const worth = (one: ScoreSeen["animals"][number]): number => total(animalCounted(session, one).parts);
  const best = board.breakdown?.[seat]?.animals.toSorted((a, b) => worth(b) - worth(a))[0];
  const animal = best && animalNumbered(board, best.animal);
  if (!animal) return null;
  const kinds = kindsOf(animal);
  return {
    picture: <Drawn animal={animal} />,
    latin: latinName(animal.animal, looksOf(kinds)),
    traits: kinds.map((kind) => say().name("trait", kind)),
  };
}

export const album = {
  kind: "animal",
  portrait: (view: View, element: string) => {
    const animal = animalNumbered(view.board as BoardSeen, Number(valueOf(element)));
    return animal ? <Drawn animal={animal} /> : null;
  },
};
