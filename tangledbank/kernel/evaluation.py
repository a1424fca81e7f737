"""Evaluation: how good a state looks for a seat. Bots think with it; each game may bring its own."""

from __future__ import annotations

import math
from typing import Any, ClassVar

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

    scale: ClassVar[float] = 3.0  # of two seats, one that is ahead by so much wins in three games of four

    def value(self, state: Any, seat: int) -> float:
        """How good a state looks for a seat, from what the seat may know in that world; in points or the like."""
        fortunes = self.fortunes(state)
        others = [points for other, points in enumerate(fortunes) if other != seat]
        return fortunes[seat] - max(others, default=0.0)

    def fortunes(self, state: Any) -> list[float]:
        """What each seat has and may hope for, in points or the like.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> state.play("hunt 0")
        >>> Evaluation().fortunes(state)
        [1.0, 0.0]
        """
        return [float(points) for points in state.scores_now()]

    def chances(self, state: Any) -> list[float]:
        """How likely each seat is to win, as far as fortunes tell.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> state.play("hunt 0")
        >>> [round(chance, 2) for chance in Evaluation().chances(state)]
        [0.58, 0.42]
        """
        if state.over:
            winners: list[int] = state.winners
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
        fortunes = self.fortunes(state)
        best = max(fortunes)
        weights = [math.exp((fortune - best) / self.scale) for fortune in fortunes]
        total = 0.0
        for weight in weights:
            total += weight
        return [weight / total for weight in weights]

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
