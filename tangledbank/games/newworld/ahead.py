"""What a move will lead to, told before it is made: by the conditions that decide, from what its player may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tangledbank.games.newworld.facts import facts, fate_of
from tangledbank.games.newworld.feeding import Feeding
from tangledbank.games.newworld.feeding_moves import AttackMove, EndTurnMove, FeedMove, SlipAwayMove
from tangledbank.games.newworld.kinds import HIBERNATING, HORNED, ORDER, RUNNING, bit_of
from tangledbank.games.newworld.moves import (
    HibernateMove,
    LetDieMove,
    NewAnimalMove,
    PassMove,
    PlayTraitMove,
    UseFatMove,
)
from tangledbank.games.newworld.scoring import points_of_animal, points_of_trait
from tangledbank.games.newworld.words import WORDS
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Filled

if TYPE_CHECKING:
    from tangledbank.games.newworld.state import NewWorldState

ahead: Final = WORDS.ahead
POISON: Final = ahead("poison <predator:animal>")
MAY_GORE: Final = ahead("may-gore <prey:animal> <sides:number>")
MAY_RUN: Final = ahead("may-run <prey:animal> <sides:number>")
MAY_ANSWER: Final = ahead("may-answer <prey:animal> <face:face>")
GETS: Final = ahead("gets <predator:animal> <tokens:number>")
STARVING: Final = ahead("starving <animal:animal>")
HUNGRY: Final = ahead("hungry <animal:animal> <lacking:number>")
DOOMED: Final = ahead("doomed <animal:animal>")
LIVES_ON_FAT: Final = ahead("lives-on-fat <animal:animal>")
CARDS_STAY: Final = ahead("cards-stay <count:number>")
CARDS_LOST: Final = ahead("cards-lost <count:number>")
NEEDS: Final = ahead("needs <animal:animal> <food:number>")
ALL_NEED: Final = ahead("all-need <food:number>")
BECOMES_FAT: Final = ahead("becomes-fat <animal:animal>")
FOOD_LEFT: Final = ahead("food-left <count:number>")
FAT_LEFT: Final = ahead("fat-left <animal:animal> <count:number>")
LOSES_POINTS: Final = ahead("loses-points <points:number>")


def foretell(s: NewWorldState, move: Move) -> list[Filled]:
    """What its player should know of a legal move, weightiest first."""
    told = facts(s, move)
    if isinstance(move, AttackMove):
        return of_attack(move, told)
    if isinstance(move, (PassMove, EndTurnMove)):
        return of_ending(s, move)
    if isinstance(move, PlayTraitMove):
        return [NEEDS.filled(move.animal, told["need"])] if s._tables.need[move.face] else []
    if isinstance(move, NewAnimalMove):
        assert s.question is not None
        mine = s.seats[s.question.seat].animals
        return [ALL_NEED.filled(sum([animal.need for animal in mine]) + 1)] if mine else []
    if isinstance(move, FeedMove):
        fat = [BECOMES_FAT.filled(move.eater)] if told["gets"] == "fat" else []
        return [*fat, FOOD_LEFT.filled(told["left"])]
    return of_survival(s, move, told)


def of_attack(move: AttackMove, told: dict[str, Any]) -> list[Filled]:
    """NEW-4.33, 4.35: what the predator must fear, how the prey may answer, and what a hunt brings."""
    found = [POISON.filled(move.predator)] if told["poison"] else []
    for kind, name in enumerate(ORDER):
        if f"trait:{name}" not in told["reactions"]:
            continue
        if bit_of(kind) == HORNED:
            found.append(MAY_GORE.filled(move.prey, told["kills"]))
        elif bit_of(kind) == RUNNING:
            found.append(MAY_RUN.filled(move.prey, told["escapes"]))
        else:
            found.append(MAY_ANSWER.filled(move.prey, kind))
    return [*found, GETS.filled(move.predator, told["gain"])]


def of_ending(s: NewWorldState, move: Move) -> list[Filled]:
    """NEW-3.22, 3.56, 3.70 to 3.72: what becomes of cards in hand, and of whoever has not eaten enough."""
    assert s.question is not None
    mine = s.seats[s.question.seat]
    if not any(isinstance(procedure, Feeding) for procedure in s.stack):
        last = s.is_last_epoch()
        return [(CARDS_LOST if last else CARDS_STAY).filled(len(mine.hand))] if mine.hand else []
    found: list[Filled] = []
    for animal in mine.animals:
        fate = fate_of(s, animal)
        if fate == "poison":
            found.append(DOOMED.filled(animal.number))
        elif fate == "hunger" and isinstance(move, PassMove):
            found.append(STARVING.filled(animal.number))
        elif fate == "hunger":
            found.append(HUNGRY.filled(animal.number, animal.need - animal.food))
        elif fate == "fat" and isinstance(move, PassMove):
            found.append(LIVES_ON_FAT.filled(animal.number))
    return found


def of_survival(s: NewWorldState, move: Move, told: dict[str, Any]) -> list[Filled]:
    """NEW-3.71, 4.10, 5.2: what is left, and what is given up."""
    if isinstance(move, UseFatMove):
        return [FAT_LEFT.filled(move.animal, told["left"])]
    if isinstance(move, LetDieMove):
        return [LOSES_POINTS.filled(points_of_animal(s, s.animal(move.animal)))]
    if isinstance(move, SlipAwayMove):
        return [LOSES_POINTS.filled(told["points"])] if "points" in told else []
    if isinstance(move, HibernateMove):
        laid = s.animal(move.animal).card_of(HIBERNATING)
        return [] if laid is None else [LOSES_POINTS.filled(points_of_trait(s, laid))]
    return []
