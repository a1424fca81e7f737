// How the points of a seat came about: each animal with its traits, and pair cards once; and its finest animal.

import type { Session } from "../../app/session";
import { type Portrait, albumOf, finest, traitPart } from "../../ending/animals";
import { type Counted, type Specimen, total } from "../../ending/counted";
import { Creature } from "../../parts/creature/Creature";
import { t } from "../../words/words";
import { animalNumbered, boardOf, kindsOf } from "./facts";
import { looksOf } from "./looks";
import type { BoardSeen, ScoreSeen } from "./types";

export function tally(session: Session, seat: number): readonly Counted[] {
  const score = boardOf(session).breakdown?.[seat];
  if (!score) return [];
  const pairs = score.pairs.length > 0 ? [{ name: t("score-pairs"), parts: score.pairs.map(traitPart) }] : [];
  return [...score.animals.map((one) => animalCounted(session, one)), ...pairs];
}

function animalCounted(session: Session, { animal, points, traits }: ScoreSeen["animals"][number]): Counted {
  return {
    picture: portrait(boardOf(session), animal)?.picture,
    name: `${t("score-animal")} ${animal}`,
    parts: [{ name: t("score-animal"), count: points }, ...traits.map(traitPart)],
  };
}

function portrait(board: BoardSeen, number: number): Portrait | null {
  const animal = animalNumbered(board, number);
  if (!animal) return null;
  const kinds = kindsOf(animal);
  const looks = looksOf(kinds);
  return { kinds, looks, picture: <Creature seed={number} looks={looks} fat={animal.fat} filled={animal.stored} /> };
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
