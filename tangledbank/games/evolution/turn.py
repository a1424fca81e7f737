"""The course of the game: turns of four phases until the deck is empty (EVL-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tangledbank.games.evolution.development import Development
from tangledbank.games.evolution.extinction import Extinction
from tangledbank.games.evolution.feeding import Feeding
from tangledbank.games.evolution.food_base import FoodBase
from tangledbank.games.evolution.scoring import scores
from tangledbank.games.evolution.words import LAST_TURN, SCORES, TURN_BEGINS
from tangledbank.kernel.procedure import Procedure

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState


class Evolution(Procedure):
    """The whole game."""

    __slots__ = ()

    def begin_turn(self, s: EvolutionState) -> None:
        """T0 (EVL-3.2). A turn that begins with an empty deck is the last (EVL-3.17)."""
        s.turn += 1
        s.tell(TURN_BEGINS, s.turn, s.first)
        for occasion in s._roles.turn_begins:
            occasion.happen(s, s.first)
        if s.deck_size() == 0:
            s.tell(LAST_TURN)

    def develop(self, s: EvolutionState) -> None:
        """T1."""
        s.call(Development(s.first))

    def determine_food(self, s: EvolutionState) -> None:
        """T2."""
        s.call(FoodBase())

    def feed(self, s: EvolutionState) -> None:
        """T3."""
        s.call(Feeding(s.first))

    def die_out(self, s: EvolutionState) -> None:
        """T4."""
        s.call(Extinction())

    def next_turn(self, s: EvolutionState) -> None:
        """EVL-3.17: after the last turn comes the scoring."""
        if not s.finished:
            self.goto("begin_turn")

    def score(self, s: EvolutionState) -> None:
        """EVL-5."""
        for seat, points in enumerate(scores(s)):
            s.tell(SCORES, seat, points)
