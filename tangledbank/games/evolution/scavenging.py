"""Scavengers: who eats of what others have killed (EVL-4.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.evolution.animal import Animal
from tangledbank.games.evolution.food import cannot_receive
from tangledbank.games.evolution.kinds import SCAVENGER
from tangledbank.games.evolution.moves import ScavengeMove
from tangledbank.games.evolution.words import CARRION_IS_ELSEWHERE, NO_SCAVENGER, NOT_NOW, NOT_YOUR_SCAVENGER, SCAVENGE
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState


def cannot_scavenge(s: EvolutionState, seat: i64, place: i64, animal: Animal) -> Phrase | None:
    """EVL-4.16: why an animal gets nothing of what another has killed, when it is the turn of a seat's scavengers."""
    if not animal.has(SCAVENGER):
        return NO_SCAVENGER
    if animal.place != place:
        return CARRION_IS_ELSEWHERE
    return cannot_receive(s, animal) if animal.seat == seat else NOT_YOUR_SCAVENGER


class ScavengeQuestion(Ask):
    """EVL-4.16: which Scavenger of a player eats?"""

    __slots__ = ("place",)

    def __init__(self, seat: i64, place: i64, prey: i64) -> None:
        super().__init__(seat, SCAVENGE.filled(prey))
        self.place: i64 = place

    def tries(self, s: EvolutionState) -> list[Move]:
        """Any animal."""
        return [ScavengeMove(animal.number) for animal in s.animals()]

    def refuses(self, s: EvolutionState, move: Move) -> Phrase | None:
        """EVL-4.16."""
        animal = s.find(move.scavenger) if isinstance(move, ScavengeMove) else None
        return NOT_NOW if animal is None else cannot_scavenge(s, self.seat, self.place, animal)

    def offers(self, s: EvolutionState) -> list[Move]:
        """Of one's own."""
        moves: list[Move] = []
        for animal in s.seats[self.seat].animals:
            if cannot_scavenge(s, self.seat, self.place, animal) is None:
                moves.append(ScavengeMove(animal.number))
        return moves
