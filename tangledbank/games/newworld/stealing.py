"""Thieving (NEW-4.22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.newworld.animal import Animal
from tangledbank.games.newworld.feeding_moves import StealMove
from tangledbank.games.newworld.food import cannot_gain, cooperate, gain_blue
from tangledbank.games.newworld.kinds import THIEVING
from tangledbank.games.newworld.words import (
    HAS_STOLEN,
    NO_SUCH_ANIMAL,
    NO_THIEF,
    NOT_YOURS,
    STEALS,
    VICTIM_HAS_NO_FOOD,
    VICTIM_IS_FED,
    VICTIM_IS_ITSELF,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase

if TYPE_CHECKING:
    from tangledbank.games.newworld.state import NewWorldState


def cannot_steal(s: NewWorldState, thief: Animal) -> Phrase | None:
    """NEW-4.22: why an animal can steal from nobody; None if it can. A fed one may steal for its Fat (NEW-8.12)."""
    if not thief.traits & THIEVING:
        return NO_THIEF
    if thief.rotated & THIEVING:
        return HAS_STOLEN
    return cannot_gain(s, thief)


def cannot_be_robbed(thief: Animal, victim: Animal) -> Phrase | None:
    """NEW-4.22: any other animal, sheltered and protected ones too, that is hungry and has food."""
    if thief.number == victim.number:
        return VICTIM_IS_ITSELF
    if victim.is_fed():
        return VICTIM_IS_FED
    return VICTIM_HAS_NO_FOOD if victim.food == 0 else None


def refuses_theft(s: NewWorldState, seat: i64, move: StealMove) -> Phrase | None:
    """NEW-4.22: the first condition that a theft fails."""
    thief, victim = s.find(move.thief), s.find(move.victim)
    if thief is None or thief.seat != seat:
        return NOT_YOURS
    if victim is None:
        return NO_SUCH_ANIMAL
    return cannot_steal(s, thief) or cannot_be_robbed(thief, victim)


def offer_thefts(s: NewWorldState, seat: i64, moves: list[Move]) -> None:
    """Every thief and every victim."""
    for thief in s.seats[seat].animals:
        if thief.traits & THIEVING and cannot_steal(s, thief) is None:
            for other in s.seats:
                for victim in other.animals:
                    if cannot_be_robbed(thief, victim) is None:
                        moves.append(StealMove(thief.number, victim.number))


def try_thefts(s: NewWorldState, seat: i64) -> list[Move]:
    """Every own thief and every victim."""
    thieves = [animal for animal in s.seats[seat].animals if animal.traits & THIEVING]
    return [StealMove(thief.number, victim.number) for thief in thieves for victim in s.animals()]


def steal(s: NewWorldState, move: StealMove) -> None:
    """NEW-4.22: a token of the victim goes to the supply, a blue one first; the thief gets a blue one."""
    thief, victim = s.animal(move.thief), s.animal(move.victim)
    thief.rotated |= THIEVING
    victim.food -= 1
    if victim.blue:
        victim.blue -= 1
    s.tell(STEALS, move.thief, move.victim)
    gain_blue(s, thief, 1)
    cooperate(s, thief)
