"""What comes of a move: its consequences are played out, chances weighed, and the table is judged."""

from __future__ import annotations

from typing import Any, Final

from tangledbank.kernel.evaluation import Evaluation
from tangledbank.kernel.move import Move
from tangledbank.kernel.question import CHANCE
from tangledbank.kernel.state import State

PATIENCE: Final = 40  # answers within one consequence; a game whose consequences never settle is judged as it stands


class ByChance(Evaluation):
    """Judges a table by a seat's chance to win, in place of its fortune.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> ByChance(Evaluation()).value(state, 0)
    0.5
    """

    def __init__(self, judge: Evaluation) -> None:
        super().__init__()
        self.judge: Evaluation = judge

    def value(self, state: Any, seat: int) -> float:
        """The seat's chance to win."""
        return self.judge.chances(state)[seat]

    def is_settled(self, state: Any) -> bool:
        """As the game's own evaluation has it."""
        return self.judge.is_settled(state)

    def reply(self, state: Any) -> Move:
        """As the game's own evaluation has it."""
        return self.judge.reply(state)


def outcome(state: State, seat: int, evaluation: Evaluation, patience: int) -> float:
    """What a state is worth to a seat once the consequences under way are settled.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> state.play("hunt 0")  # and the fly is caught
    >>> outcome(state, 0, Evaluation(), PATIENCE), outcome(state, 1, Evaluation(), PATIENCE)
    (1.0, -1.0)
    """
    while patience > 0 and not state.over and not evaluation.is_settled(state):
        patience -= 1
        if state.seat == CHANCE:
            return average(state, seat, evaluation, patience)
        state.play(evaluation.reply(state))
    return evaluation.value(state, seat)


def average(state: State, seat: int, evaluation: Evaluation, patience: int) -> float:
    """What a state is worth in which chance is asked: the average over its answers.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7, chance="ask")
    >>> state.play("hunt 0")  # a fly, which only a 1 lets go
    >>> round(average(state, 0, Evaluation(), PATIENCE), 3)
    0.833
    """
    total = 0.0
    for move in state.moves:
        trial = state.clone()
        trial.play(move)
        total += outcome(trial, seat, evaluation, patience)
    return total / len(state.moves)
