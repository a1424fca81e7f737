"""Rearranging the row (NEW-3.27): the animals line up one after the other, from the left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.newworld.animal import Animal
from tangledbank.games.newworld.moves import StandMove
from tangledbank.games.newworld.rows import are_linked
from tangledbank.games.newworld.words import (
    LINE_UP,
    LINKED_STAY_TOGETHER,
    NO_SUCH_ANIMAL,
    NOT_NOW,
    NOT_YOUR_ANIMAL,
    REARRANGES,
    STANDS_ALREADY,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.newworld.state import NewWorldState

LINING_UP: Final = LINE_UP.filled()


class Rearranging(Procedure):
    """NEW-3.27: any order that keeps linked animals side by side; the present one is allowed, too (NEW-3.27a)."""

    __slots__ = ("seat", "standing")

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.standing: i64 = 0  # how many have found their place, at the left end of the row

    def line_up(self, s: NewWorldState) -> Ask | None:
        """Who stands next?"""
        if self.standing == len(s.seats[self.seat].animals):
            s.tell(REARRANGES, self.seat)
            return None
        return LineUpQuestion(self.seat, LINING_UP)

    def on_line_up(self, s: NewWorldState, move: StandMove) -> None:
        """The animal goes to its place; the others move up, in the order they have."""
        row = s.seats[self.seat].animals
        waiting = [animal for animal in row[self.standing :] if animal.number != move.animal]
        s.seats[self.seat].animals = [*row[: self.standing], s.animal(move.animal), *waiting]
        self.standing += 1
        self.goto("line_up")


class LineUpQuestion(Ask):
    """NEW-3.27: which animal stands next, counted from the left?"""

    __slots__ = ()

    def tries(self, s: NewWorldState) -> list[Move]:
        """Any animal."""
        return [StandMove(animal.number) for animal in s.animals()]

    def refuses(self, s: NewWorldState, move: Move) -> Phrase | None:
        """It must be one of those that have no place yet, and linked animals stay together."""
        if not isinstance(move, StandMove):
            return NOT_NOW
        animal = s.find(move.animal)
        if animal is None:
            return NO_SUCH_ANIMAL
        if animal.seat != self.seat:
            return NOT_YOUR_ANIMAL
        row = s.seats[self.seat].animals
        standing = rearranging_of(s).standing
        if s.place_of(animal) < standing:
            return STANDS_ALREADY
        if standing > 0 and has_link_among(row[standing - 1], row[standing:]):
            return None if are_linked(row[standing - 1], animal) else LINKED_STAY_TOGETHER
        return LINKED_STAY_TOGETHER if len(animal.pairs) > 1 else None  # a chain begins with one of its ends


def has_link_among(animal: Animal, others: list[Animal]) -> bool:
    """Whether a pair card joins an animal with one of the others."""
    return any(are_linked(animal, other) for other in others)


def rearranging_of(s: NewWorldState) -> Rearranging:
    """The rearranging under way."""
    top = s.stack[-1]
    assert isinstance(top, Rearranging)
    return top
