"""Facts for those who look on: what the rules make of the table, worked out by the conditions that decide (K10)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from tangledbank.games.newworld.animal import POISONED, Animal
from tangledbank.games.newworld.attack import MEAL, Attack
from tangledbank.games.newworld.extinction import Extinction, cannot_hibernate, cannot_use_fat, is_starving
from tangledbank.games.newworld.feeding import Feeding
from tangledbank.games.newworld.feeding_moves import (
    AttackMove,
    FeedMove,
    MimicMove,
    SlipAwayMove,
    StealMove,
    TakeShelterMove,
)
from tangledbank.games.newworld.food_chain import FoodChain
from tangledbank.games.newworld.kinds import (
    CARNIVOROUS,
    HORNED,
    ORDER,
    POISONOUS,
    RUNNING,
    bit_of,
)
from tangledbank.games.newworld.moves import PlayTraitMove, UseFatMove
from tangledbank.games.newworld.protection import could_attack
from tangledbank.games.newworld.reactions import ESCAPES, KILLS, open_reactions
from tangledbank.games.newworld.rearranging import Rearranging
from tangledbank.games.newworld.scoring import points_of_trait
from tangledbank.games.newworld.tables import AREAS, COPIES
from tangledbank.games.newworld.words import (
    AREA_WAITS,
    CARDS_WAIT,
    CHOOSE_TOKENS,
    DEVELOP,
    FEED,
    FINISH_REARRANGING,
    LINE_UP,
    NOT_ASKED_ABOUT,
    NOT_IN_HAND,
    NOT_NOW,
    SURVIVE,
    USED_BY_ITS_ANIMAL,
)
from tangledbank.kernel.errors import Reason
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.secrets import Eyes

if TYPE_CHECKING:
    from tangledbank.games.newworld.state import NewWorldState

SEATS: Final = tuple([f"seat:{seat}" for seat in range(4)])
TRAITS: Final = tuple([f"trait:{name}" for name in ORDER])
STARVATION: Final = Extinction.step_names.index("starve")  # the step of the Extinction phase
SIDES: Final = 6  # of the die


def things(s: NewWorldState, eyes: Eyes) -> dict[str, dict[str, Any]]:
    """What is known of animals, dead ones too, of trait cards in play, of areas and of the own cards."""
    told: dict[str, dict[str, Any]] = dict(always_told())
    for number, owner in enumerate(s.owners):
        if number > 0:
            told[f"animal:{number}"] = {"owner": SEATS[owner]}
            told[f"ward:{number}"] = {"animal": f"animal:{number}"}
    for area in s.open_areas():
        told[f"area:{AREAS[area]}"] = {
            **told[f"area:{AREAS[area]}"],
            "food": s.red[area],
            "shelters": s.shelters[area],
        }
    living = s.animals()
    for animal in living:
        told[f"animal:{animal.number}"].update(fortune_of(s, animal))
        for laid in animal.cards():
            told[f"trait:{laid.number}"] = {"is": TRAITS[laid.kind]}
    if eyes.seat is not None:
        for card in s.seats[eyes.seat].hand:
            face = eyes.face(card)
            if face is not None:
                one, two = s._tables.designs[face].faces
                told[f"card:{card}"] = {"one": TRAITS[one], "two": TRAITS[two]}
    tell_food_web(s, living, told)
    return told


@cache
def always_told() -> dict[str, dict[str, Any]]:
    """What is the same at every moment: faces are called like traits, the two copies of an area alike."""
    faces = {f"face:{name}": {"is": f"trait:{name}"} for name in ORDER}
    areas = {
        f"{kind}:{name}": {"is": f"area:{name.rpartition('_')[0]}"}
        for kind in ("area", "food", "shelter")
        for name in AREAS
    }
    return {**faces, **areas}


def fortune_of(s: NewWorldState, animal: Animal) -> dict[str, Any]:
    """Where an animal may go (NEW-3.6), and what would become of it if the Extinction phase came now (NEW-3.70)."""
    names = [(f"area:{AREAS[area]}", s.can_enter(animal, area)) for area in s.open_areas()]
    return {
        "areas": [name for name, may_enter in names if may_enter],
        "closed": [name for name, may_enter in names if not may_enter],
        "fate": fate_of(s, animal),
    }


def fate_of(s: NewWorldState, animal: Animal) -> str:
    """NEW-3.70 to 3.72: what would become of an animal if nobody got any more food; nothing before and after that."""
    if not can_still_die(s):
        return "safe"
    if animal.marks & POISONED:
        return "poison"
    if not is_starving(animal):
        return "safe"
    if isinstance(s.stack[-1], Extinction) and animal.number in s.stack[-1].asked:
        return "hunger"  # its owner has decided
    if cannot_use_fat(animal) is None:
        return "fat"
    return "sleep" if cannot_hibernate(s, animal) is None else "hunger"


def can_still_die(s: NewWorldState) -> bool:
    """Whether the food that animals have is that of an epoch which has not come to its starvation (NEW-3.72)."""
    for procedure in s.stack:
        if isinstance(procedure, Feeding):
            return True
        if isinstance(procedure, Extinction):
            return procedure.pc <= STARVATION
    return False


def tell_food_web(s: NewWorldState, living: list[Animal], told: dict[str, dict[str, Any]]) -> None:
    """NEW-4.31: whom each predator could attack and who could attack it. Whether it may just then is not asked."""
    for animal in living:
        told[f"animal:{animal.number}"].update(prey=[], hunters=[])
    for predator in living:
        if predator.has(CARNIVOROUS):
            for prey in living:
                if could_attack(s, predator, prey):
                    told[f"animal:{predator.number}"]["prey"].append(f"animal:{prey.number}")
                    told[f"animal:{prey.number}"]["hunters"].append(f"animal:{predator.number}")


def facts(s: NewWorldState, move: Move) -> dict[str, Any]:
    """What would come of a legal move."""
    if isinstance(move, FeedMove):
        gets = "fat" if s.animal(move.eater).is_fed() else "food"
        return {"gets": gets, "left": s.red[move.food] - 1}
    if isinstance(move, AttackMove):
        return facts_of_attack(s, move)
    if isinstance(move, PlayTraitMove):
        return {"need": s.animal(move.animal).need + s._tables.need[move.face]}
    if isinstance(move, UseFatMove):
        animal = s.animal(move.animal)
        return {"tokens": animal.need - animal.food, "left": len(animal.stored) - (animal.need - animal.food)}
    if isinstance(move, SlipAwayMove):
        for animal in s.animals():
            laid = animal.card_with(move.dropped)
            if laid is not None:
                return {"points": points_of_trait(s, laid)}
    return {}


def facts_of_attack(s: NewWorldState, move: AttackMove) -> dict[str, Any]:
    """NEW-4.33, 4.35: what the predator may win, and what it must fear."""
    predator, prey = s.animal(move.predator), s.animal(move.prey)
    answers = open_reactions(s, Attack(move.predator, move.prey, move.ignored), prey)
    poison = prey.card_of(POISONOUS)
    room = max(predator.need - predator.food, 0) + predator.fat - len(predator.stored)
    told: dict[str, Any] = {
        "gain": min(room, MEAL),
        "whose": "own" if predator.seat == prey.seat else "other",
        "poison": poison is not None and poison.number != move.ignored,
        "reactions": [f"trait:{name}" for kind, name in enumerate(ORDER) if answers & bit_of(kind)],
    }
    if answers & RUNNING:
        told["escapes"] = SIDES - ESCAPES + 1
    if answers & HORNED:
        told["kills"] = SIDES - KILLS + 1
    return told


def question_facts(s: NewWorldState) -> dict[str, Any]:
    """What everybody may know of the open question: of an attack who attacks whom, of a row who has a place in it."""
    ask = s.question
    if ask is None:
        return {}
    top = s.stack[-1]
    if isinstance(top, Attack):
        fight = {"attackers": [f"animal:{top.predator}"], "target": f"animal:{top.prey}"}
        return fight if top.ignored == NONE else {**fight, "ignored": f"trait:{top.ignored}"}
    if isinstance(top, FoodChain):
        return {"area": f"area:{AREAS[top.area]}"}
    if isinstance(top, Rearranging):
        placed = s.seats[top.seat].animals[: top.standing]
        return {"placed": [f"animal:{animal.number}" for animal in placed]}
    if ask.what.phrase is SURVIVE:
        for animal in s.animals():
            if f"animal:{animal.number}" == ask.arguments["animal"]:
                return {"lacks": animal.need - animal.food}
    return {}


def concerned(s: NewWorldState, move: Move) -> dict[str, str]:
    """The first and the last animal of a move, and the trait that an area asks for."""
    animals = [str(element) for element in move.arguments.values() if str(element).startswith("animal:")]
    told = {"first": animals[0], "last": animals[-1]} if animals else {}
    area = move.food if isinstance(move, FeedMove) else move.shelter if isinstance(move, TakeShelterMove) else NONE
    if 0 <= area < len(AREAS):
        told["area"] = f"area:{AREAS[area]}"
        access = s._tables.areas[area // COPIES].access
        if access in ORDER:
            told["key"] = f"trait:{access}"
    return told


def paths(s: NewWorldState, move: Move) -> list[list[str]]:
    """Tokens and who takes them may be touched in either order, and a decoy by itself.

    Nobody attacks or robs an own animal by a slip: that needs a word more.
    """
    path = move.path
    if isinstance(move, (FeedMove, TakeShelterMove)):
        return [path, path[::-1]]
    if isinstance(move, MimicMove):
        return [path, path[1:]]
    if isinstance(move, AttackMove) and is_own(s, move.predator, move.prey):
        return [[path[0], "own:attack", *path[1:]]]
    if isinstance(move, StealMove) and is_own(s, move.thief, move.victim):
        return [[*path[:-1], "own:steal", path[-1]]]
    return [path]


def is_own(s: NewWorldState, one: int, other: int) -> bool:
    """Whether two animals belong to one player."""
    return min(one, other) > 0 and max(one, other) < len(s.owners) and s.owners[one] == s.owners[other]


def idle(s: NewWorldState, element: str) -> Reason | None:
    """NEW-3.21, 3.50, 3.90: cards and areas wait for their phase, traits are used by touching their animal."""
    kind = element.partition(":")[0]
    if s.question is None:
        return None
    phrase = s.question.what.phrase
    cards = {DEVELOP: NOT_IN_HAND, LINE_UP: FINISH_REARRANGING}.get(phrase, CARDS_WAIT)
    feeding = any(isinstance(procedure, Feeding) for procedure in s.stack)
    refusal = {
        "card": cards,
        "animal": NOT_ASKED_ABOUT,
        "trait": USED_BY_ITS_ANIMAL,
        "area": CHOOSE_TOKENS if phrase is FEED else NOT_NOW if feeding else AREA_WAITS,
        "food": NOT_NOW if feeding else AREA_WAITS,
        "shelter": NOT_NOW if feeding else AREA_WAITS,
    }.get(kind)
    return None if refusal is None else Reason(refusal, {kind: element})
