"""Laps: who has a turn, and when all have passed."""

from __future__ import annotations

import pytest

import tangledbank as tb
from tangledbank.kernel.state import State
from tangledbank.parts.lap import Lap


class Bidding(Lap):
    """Each seat plays so many times and then passes; those with a negative number sit out."""

    __slots__ = ("left", "turns")

    def __init__(self, seat: int = 0, left: list[int] | None = None) -> None:
        super().__init__(seat)
        self.left: list[int] = left or []
        self.turns: list[int] = []

    def bid(self, s: State) -> None:
        """Play or pass."""
        self.turns.append(self.seat)
        if self.left[self.seat] > 0:
            self.left[self.seat] -= 1
            self._played(s)
        else:
            self._passed(s)

    def _sits_out(self, s: State) -> bool:
        return self.left[self.seat] < 0


@pytest.mark.parametrize(
    ("start", "left", "turns"),
    [
        (0, [0, 0, 0], [0, 1, 2]),  # once round the table
        (1, [0, 0, 0], [1, 2, 0]),
        (0, [0, 1, 0], [0, 1, 2, 0, 1]),  # who plays gives everybody another turn
        (2, [-1, 0, 1], [2, 1, 2]),  # who sits out passes without one
        (0, [-1, -1, -1], []),
        (1, [-1, 2, -1], [1, 1, 1]),
    ],
)
def test_turns_until_all_have_passed(start: int, left: list[int], turns: list[int]) -> None:
    state = tb.game("pond").new(players=3, seed=7)
    lap = Bidding(start, left)
    state.stack = [lap]
    state.begin()
    assert lap.turns == turns
    assert state.over


def test_a_lap_is_plain_data() -> None:
    lap = Bidding(2, [1, 0, 0])
    lap.passes = 1
    assert lap.copy() == lap and lap.fields == ("left", "passes", "pc", "seat", "turns")
