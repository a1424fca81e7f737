// The lines above the prompt that say what there is to know of the card or animal that is chosen, or of the epoch as it
// stands. All of it is told by the engine; their place is always there, so nothing jumps.

import { type Session, useSession } from "../../app/session";
import { kindOf, valueOf } from "../../grammar/paths";
import { say, t } from "../../words/words";
import { accessName } from "./Areas";
import { TraitIcon } from "./looks";
import { areaNamed, boardOf, chosenAnimal, fateOf, listOf } from "./facts";
import type { AnimalSeen, SeatSeen } from "./types";

export function Outlook({ seat }: { readonly seat: SeatSeen }) {
  const session = useSession();
  const { icon, words, card } = outlookOf(session, seat);
  return (
    <p class="outlook" data-long={card || undefined}>
      {icon && <TraitIcon kind={icon} />}
      <span class="outlook-words">{words}</span>
    </p>
  );
}

interface Told {
  readonly words: string;
  readonly icon?: string | undefined;
  /** It is the text of a card. */
  readonly card?: boolean;
}

function outlookOf(session: Session, seat: SeatSeen): Told {
  const { choice } = session;
  const face = choice.chosen.value.findLast((element) => kindOf(element) === "face");
  if (face) return ofCard(`${say().name("trait", valueOf(face))}.`, face);
  const animal = chosenAnimal(session);
  return animal && choice.offers.value.length > 0 ? ofAnimal(session, animal) : asItStands(session, seat);
}

/** What it still needs, and where it may not go and why. */
function ofAnimal(session: Session, { animal, need, food }: AnimalSeen): Told {
  const board = boardOf(session);
  const closed = listOf(session.facts(`animal:${animal}`)["closed"]).map((element) => {
    const access = areaNamed(board, valueOf(element))?.access;
    const name = say().element(element, session.scene.value);
    return access ? `${name} (${accessName(access)})` : name;
  });
  const words = [
    hunger(need - food),
    closed.length > 0 ? t("closed-to-it", { areas: [...new Set(closed)].join(", ") }) : "",
  ];
  return { words: words.filter(Boolean).join(" ") };
}

function hunger(lacks: number): string {
  return lacks > 0 ? t("lacks", { count: lacks }) : t("lacks-nothing");
}

/** What a trait does, after something that is worth knowing first. */
function ofCard(first: string, face: string): Told {
  return { icon: valueOf(face), words: `${first} ${say().about("trait", valueOf(face))}`, card: true };
}

function starvingOf(session: Session, seat: SeatSeen): number[] {
  return seat.animals
    .filter(({ animal }) => ["hunger", "poison"].includes(fateOf(session, animal)))
    .map(({ animal }) => animal);
}

/** Nothing is chosen: how the epoch looks for me. */
function asItStands(session: Session, seat: SeatSeen): Told {
  const board = boardOf(session);
  if (session.view.value!.over) return { words: "" };
  if (seat.animals.length === 0) return { words: board.phase ? say().about("phase", board.phase) : "" };
  const draws = seat.draws > 0 ? t("would-draw", { count: seat.draws }) : "";
  const starving = starvingOf(session, seat);
  if (starving.length > 0)
    return { words: `${t("would-starve", { count: starving.length, animals: starving.join(", ") })} ${draws}` };
  if (board.phase === "feeding") return { words: `${t("all-live")} ${draws}` };
  const need = seat.animals.reduce((sum, animal) => sum + animal.need, 0);
  return { words: board.phase === "development" ? t("need-in-all", { count: need }) : "" };
}
