// How the points of a seat came about: each animal with its traits, sets that wait, pair cards; and its finest animal.

import type { Session } from "../../app/session";
import { Creature } from "../../parts/creature/Creature";
import { type Portrait, albumOf, finest, traitPart } from "../../ending/animals";
import { type Counted, type Part, type Specimen, total } from "../../ending/counted";
import { say, t } from "../../words/words";
import { animalNumbered, boardOf, kindsOf } from "./facts";
import { looksOf } from "./looks";
import type { BoardSeen, ScoreSeen } from "./types";

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
  const parts: Part[] = [{ name: t("score-animal"), count: one.points }];
  if (one.ocean > 0) parts.push({ name: t("score-ocean"), count: one.ocean });
  if (one.hunter > 0) parts.push({ icon: "hunter", name: say().name("mark", "hunter"), count: one.hunter });
  return {
    picture: portrait(boardOf(session), one.animal)?.picture,
    name: `${t("score-animal")} ${one.animal}`,
    parts: [...parts, ...one.traits.map(traitPart)],
  };
}

function portrait(board: BoardSeen, number: number): Portrait | null {
  const animal = animalNumbered(board, number);
  if (!animal) return null;
  const kinds = kindsOf(animal);
  const looks = looksOf(kinds);
  return { kinds, looks, picture: <Creature seed={number} looks={looks} fat={animal.fat} filled={animal.yellow} /> };
}

/** The animal that was worth the most. */
export function specimen(session: Session, seat: number): Specimen | null {
  const board = boardOf(session);
  return finest(
    board.breakdown?.[seat]?.animals ?? [],
    (one) => total(animalCounted(session, one).parts),
    (number) => portrait(board, number),
  );
}

export const album = albumOf((view, number) => portrait(view.board as BoardSeen, number));
