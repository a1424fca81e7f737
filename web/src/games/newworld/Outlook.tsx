// The lines above the prompt that say what would come of things: of the move that is chosen, of the card in hand, of
// the epoch as it stands. All of it is told by the engine; their place is always there, so nothing jumps.

import { type Session, useSession } from "../../app/session";
import { type Offer, kindOf, valueOf } from "../../grammar/paths";
import { say, t } from "../../words/words";
import { accessName } from "./Areas";
import { TraitIcon } from "./looks";
import { areaNamed, boardOf, chosenAnimal, fateOf, listOf } from "./facts";
import type { AnimalSeen, SeatSeen } from "./types";

export function Outlook({ seat }: { readonly seat: SeatSeen }) {
  const session = useSession();
  const { icon, words, grave, card } = outlookOf(session, seat);
  return (
    <p class="outlook" data-grave={grave || undefined} data-long={card || undefined}>
      {icon && <TraitIcon kind={icon} />}
      <span class="outlook-words">{words}</span>
    </p>
  );
}

interface Told {
  readonly words: string;
  readonly icon?: string | undefined;
  /** An animal of mine would die. */
  readonly grave?: boolean;
  /** It is the text of a card. */
  readonly card?: boolean;
}

function outlookOf(session: Session, seat: SeatSeen): Told {
  const { choice } = session;
  const move = choice.complete.value[0];
  if (move) {
    const told = ofMove(session, seat, move);
    if (told) return told;
  }
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

/** What the engine tells of a move. */
function ofMove(session: Session, seat: SeatSeen, move: Offer): Told | null {
  const { facts } = move;
  if (move.key === "attack") return ofAttack(session, move);
  if (move.key === "pass" || move.key === "end_turn") {
    const starving = starvingOf(session, seat);
    return starving.length > 0
      ? { words: t("would-starve", { count: starving.length, animals: starving.join(", ") }), grave: true }
      : null;
  }
  if (move.key === "feed" && facts["gets"] === "fat") return { icon: "fat", words: t("becomes-fat") };
  const face = move.args["face"];
  return typeof facts["need"] === "number" && face ? ofCard(t("will-need", { count: facts["need"] }), face) : null;
}

/** What a trait does, after something that is worth knowing first. */
function ofCard(first: string, face: string): Told {
  return { icon: valueOf(face), words: `${first} ${say().about("trait", valueOf(face))}`, card: true };
}

/** What an attack would bring, how it might be answered, and whether it is the end of the hunter. */
function ofAttack(session: Session, { facts, args }: Offer): Told {
  const answers = listOf(facts["reactions"]).map((reaction) => {
    const kind = reaction.includes(":") ? valueOf(String(session.facts(reaction)["is"] ?? reaction)) : reaction;
    const name = say().name("trait", kind);
    if (kind === "running") return t("escapes-on", { trait: name, count: Number(facts["escapes"]) });
    if (kind === "horned") return t("kills-on", { trait: name, count: Number(facts["kills"]) });
    return name;
  });
  const ignored = args["ignored"];
  const words = [
    t("attack-brings", { count: Number(facts["gain"] ?? 0) }),
    answers.length > 0 ? t("may-answer", { answers: answers.join(", ") }) : t("no-answer"),
    ignored ? t("is-ignored", { trait: say().element(ignored, session.scene.value) }) : "",
    facts["poison"] === true ? t("is-poison") : "",
  ];
  return { icon: "carnivorous", words: words.filter(Boolean).join(" "), grave: facts["poison"] === true };
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
