"""Starting anew: who is dealt a fresh hand of ten plays two of its cards as animals at once (EVL-3.16 step 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.evolution.animal import NEWCOMER
from tangledbank.games.evolution.roles import Occasion, Roles
from tangledbank.games.evolution.words import (
    NOT_A_HOME,
    NOT_IN_HAND,
    NOT_NOW,
    PLAY_ANIMAL,
    PLAYS_ANIMAL,
    question,
)
from tangledbank.kernel.phrase import Move, Phrase
from tangledbank.kernel.procedure import Ask, Procedure

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

ANIMALS: Final = 2  # to be played from a fresh hand

SETTLE: Final = question("settle")


class FreshHand(Occasion):
    """EVL-3.16 step 5."""

    def happen(self, s: EvolutionState, seat: i64) -> None:
        """Two animals, or as many as there are cards."""
        s.call(Settling(seat, min(ANIMALS, len(s.seats[seat].hand))))


class Settling(Procedure):
    """EVL-3.16 step 5: one card after another, each to a continent of one's choice."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: i64 = 0, left: i64 = 0) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.left: i64 = left

    def settle(self, s: EvolutionState) -> Ask | None:
        """Any card of the hand, on either continent."""
        return Ask(self.seat, SETTLE, self._tries(s)) if self.left else None

    def on_settle(self, s: EvolutionState, move: Move) -> None:
        """It counts for nothing more in this turn (EVL-4.67)."""
        s.seats[self.seat].hand.remove(move.a)
        animal = s.new_animal(self.seat, move.a, move.b)
        animal.marks |= NEWCOMER
        s.tell(PLAYS_ANIMAL, self.seat, animal.number, move.b)
        self.left -= 1
        self.goto("settle")

    def _tries(self, s: EvolutionState) -> list[Move]:
        return [Move(PLAY_ANIMAL, card, home) for card in s.seats[self.seat].hand for home in s._tables.homes]

    def _refusal(self, s: EvolutionState, move: Move) -> Phrase | None:
        if move.phrase is not PLAY_ANIMAL:
            return NOT_NOW
        if move.a not in s.seats[self.seat].hand:
            return NOT_IN_HAND
        return None if move.b in s._tables.homes else NOT_A_HOME


def add_to(roles: Roles) -> None:
    """The fresh hand of Continents."""
    roles.fresh_hand.append(FreshHand())
