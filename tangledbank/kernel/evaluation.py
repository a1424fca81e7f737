"""Evaluation: how good a state looks for a seat. Bots think with it; each game may bring its own."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from tangledbank.kernel.move import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """What can be said of any game: the lead in points. A game's own evaluation knows more.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> state.play("hunt 0")
    >>> state.scores, Evaluation().value(state, 0), Evaluation().value(state, 1)
    ([1, 0], 1.0, -1.0)
    """

    def value(self, state: Any, seat: int) -> float:
        """How good a state looks for a seat, from what the seat may know in that world; in points or the like."""
        scores: list[int] = state.scores_now()
        others = [points for other, points in enumerate(scores) if other != seat]
        return float(scores[seat] - max(others, default=0))

    def is_settled(self, state: Any) -> bool:
        """Whether the immediate consequences of a move have been played out, so that a value means something.

        >>> class Patient(Evaluation):
        ...     def is_settled(self, state):
        ...         return state.question.what.name != "hunting"
        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7, chance="ask")
        >>> state.play("hunt 0")
        >>> Evaluation().is_settled(state), Patient().is_settled(state)
        (True, False)
        """
        return True

    def reply(self, state: Any) -> Move:
        """A plausible answer to a question that comes before the consequences are settled, by any seat.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> Evaluation().reply(state)
        <hop -1,0>
        """
        moves: list[Move] = state.moves
        return moves[0]
