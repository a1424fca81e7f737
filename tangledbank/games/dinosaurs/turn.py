"""The course of the game: turns of six phases until the meteor strikes (DINO-3.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tangledbank.games.dinosaurs.births import Births
from tangledbank.games.dinosaurs.climate import Climate
from tangledbank.games.dinosaurs.evolution import MeteorAndEvolution
from tangledbank.games.dinosaurs.initiative import Initiative
from tangledbank.games.dinosaurs.movement import Movement
from tangledbank.games.dinosaurs.survival import Survival
from tangledbank.games.dinosaurs.words import SCORES, TURN_BEGINS
from tangledbank.kernel.procedure import Procedure

if TYPE_CHECKING:
    from tangledbank.games.dinosaurs.state import DinosaursState


class AgeOfDinosaurs(Procedure):
    """The whole game."""

    __slots__ = ()

    def begin_turn(self, s: DinosaursState) -> None:
        """Turns are numbered from 1 (DINO-2.10)."""
        s.turn += 1
        s.tell(TURN_BEGINS, s.turn)

    def initiative(self, s: DinosaursState) -> None:
        """Phase 1."""
        s.call(Initiative())

    def climate(self, s: DinosaursState) -> None:
        """Phase 2."""
        s.call(Climate())

    def movement(self, s: DinosaursState) -> None:
        """Phase 3."""
        s.call(Movement())

    def births(self, s: DinosaursState) -> None:
        """Phase 4."""
        s.call(Births())

    def survival(self, s: DinosaursState) -> None:
        """Phase 5."""
        s.call(Survival())

    def evolution(self, s: DinosaursState) -> None:
        """Phase 6."""
        s.call(MeteorAndEvolution())

    def next_turn(self, s: DinosaursState) -> None:
        """DINO-5.1: the game ends only with the meteor; nobody is ever eliminated (DINO-5.4)."""
        if not s.struck:
            self.goto("begin_turn")

    def finish(self, s: DinosaursState) -> None:
        """DINO-5.3."""
        for number, seat in enumerate(s.seats):
            s.tell(SCORES, number, seat.points, len(seat.herd))
