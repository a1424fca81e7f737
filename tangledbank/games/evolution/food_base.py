"""T2 Food base: the first player rolls (EVL-3.4, 1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.evolution.defences import DIE
from tangledbank.games.evolution.words import FOOD_FOUND, PHASE_BEGINS, ROLL_FOOD, ROLLS_FOOD
from tangledbank.kernel.phrase import Move
from tangledbank.kernel.procedure import CHANCE, Ask, Procedure

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

PHASE: Final = 1  # its number among the phases

# EVL-1.3: dice and fixed food, by the number of players.
FOOD_TABLE: Final = {2: (1, 2), 3: (2, 0), 4: (2, 2), 5: (3, 2), 6: (3, 4), 7: (4, 2), 8: (4, 4)}


class FoodBase(Procedure):
    """The food base phase."""

    __slots__ = ("dice",)

    def __init__(self) -> None:
        super().__init__()
        self.dice: i64 = 0  # still to be rolled

    def begin(self, s: EvolutionState) -> None:
        """EVL-1.3: the fixed part of the food."""
        s.tell(PHASE_BEGINS, PHASE)
        self.dice, s.base[0] = FOOD_TABLE[s.players]

    def roll(self, s: EvolutionState) -> Ask | None:
        """EVL-3.4 (b): one die after another."""
        return Ask(CHANCE, ROLL_FOOD, DIE) if self.dice else None

    def on_roll(self, s: EvolutionState, move: Move) -> None:
        """Each pip is a red token."""
        s.base[0] += move.a
        s.tell(ROLLS_FOOD, s.first, move.a)
        self.dice -= 1
        self.goto("roll")

    def tell_result(self, s: EvolutionState) -> None:
        """Say how much there is."""
        s.tell(FOOD_FOUND, s.base[0])
