"""T2 Food base: the first player rolls (EVL-3.4, 1.3, 1.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.evolution.defences import DIE
from tangledbank.games.evolution.places import TABLE
from tangledbank.games.evolution.words import FOOD_FOUND, PHASE_BEGINS, ROLL_FOOD, ROLLS_FOOD
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import CHANCE, Ask
from tangledbank.parts.dice import RollMove

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

PHASE: Final = 1  # its number among the phases


class FoodBase(Procedure):
    """The food base phase."""

    __slots__ = ("dice", "row")

    def __init__(self) -> None:
        super().__init__()
        self.row: i64 = 0  # of the food table: one for each location
        self.dice: i64 = 0  # still to be rolled for it

    def begin(self, s: EvolutionState) -> None:
        """EVL-3.4 (a)."""
        s.tell(PHASE_BEGINS, PHASE)
        for occasion in s._roles.before_food:
            occasion.happen(s, s.first)

    def lay_out(self, s: EvolutionState) -> None:
        """EVL-1.3, 1.4: the fixed part of the food."""
        place, dice, fixed = s._tables.food_rows(s.players)[self.row]
        s.base[place] = fixed
        self.dice = dice

    def roll(self, s: EvolutionState) -> Ask | None:
        """EVL-3.4 (b): one die after another."""
        return Ask(CHANCE, ROLL_FOOD.filled(), DIE) if self.dice else None

    def on_roll(self, s: EvolutionState, move: RollMove) -> None:
        """Each pip is a red token."""
        place = s._tables.food_rows(s.players)[self.row][0]
        s.base[place] += move.pips
        s.tell(ROLLS_FOOD, s.first, move.pips, named(place))
        self.dice -= 1
        self.goto("roll")

    def go_on(self, s: EvolutionState) -> None:
        """The next location, if there is one."""
        self.row += 1
        if self.row < len(s._tables.food_rows(s.players)):
            self.goto("lay_out")

    def change(self, s: EvolutionState) -> None:
        """EVL-3.4 (c)."""
        for occasion in s._roles.after_food:
            occasion.happen(s, s.first)

    def tell_result(self, s: EvolutionState) -> None:
        """Say how much there is."""
        for place, _, _ in s._tables.food_rows(s.players):
            s.tell(FOOD_FOUND, s.base[place], named(place))


def named(place: int) -> int:
    """A location as events name it: the only table is not worth a word."""
    return NONE if place == TABLE else place
