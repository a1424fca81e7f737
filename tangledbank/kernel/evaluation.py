"""Evaluation: how good a state looks for a seat. Bots think with it; each game may bring its own."""

from __future__ import annotations

import math
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tangledbank.kernel.errors import TangledBankError
from tangledbank.kernel.move import Move
from tangledbank.kernel.weights import Weights

VICTORY: Final = 1000.0  # more than any number of points
# The weights that every evaluation has.
PLAIN: Final = Weights({"rivals": 1.0, "strongest": 1.0, "lead_at_start": 3.0, "lead_at_end": 3.0})


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """What can be said of any game: the lead in points. A game's own evaluation knows more.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> state.play("hunt 0")
    >>> state.scores, Evaluation().value(state, 0), Evaluation().value(state, 1)
    ([1, 0], 1.0, -1.0)
    """

    def __init__(self, weights: Weights = PLAIN) -> None:
        self.weights: Weights = weights
        self.rivals: float = weights.number("rivals")  # what the fortune of the others takes from one's own
        self.strongest: float = weights.share("strongest")  # the strongest rival's part in that; the rest is all's
        # Of two seats, the one that is ahead by so much wins in three games of four: at the start, and near the end.
        self.lead_at_start: float = weights.number("lead_at_start")
        self.lead_at_end: float = weights.number("lead_at_end")
        if self.lead_at_start <= 0.0 or self.lead_at_end <= 0.0:
            raise TangledBankError(f"{weights.source}: the weights lead_at_start and lead_at_end should be above zero.")

    def value(self, state: Any, seat: int) -> float:
        """How good a state looks for a seat, from what the seat may know in that world; in points or the like.

        It is the seat's own fortune less a part of the others'; at the end of a game victory is all, then the lead.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=3, seed=7)
        >>> state.play("rest")
        >>> Evaluation().value(state, 0)
        0.0
        """
        if state.over:
            return ending(state, seat)
        fortunes = self.fortunes(state)
        mine: float = fortunes[seat]
        rivals = len(fortunes) - 1
        if rivals == 0:
            return mine
        total = 0.0
        best = -math.inf
        for other, fortune in enumerate(fortunes):
            if other != seat:
                total += fortune
                if fortune > best:
                    best = fortune
        return mine - self.rivals * (self.strongest * best + (1.0 - self.strongest) * total / float(rivals))

    def fortunes(self, state: Any) -> list[float]:
        """What each seat has and may hope for, in points or the like.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> state.play("hunt 0")
        >>> Evaluation().fortunes(state)
        [1.0, 0.0]
        """
        return [float(points) for points in state.scores_now()]

    def left(self, state: Any) -> float:
        """How much of the game is left, as a part of the whole: 1 at its start, nearly 0 before its end.

        >>> import tangledbank as tb
        >>> Evaluation().left(tb.game("pond").new(players=2, seed=7))
        1.0
        """
        return 1.0

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
        left = self.left(state)
        lead = self.lead_at_start * left + self.lead_at_end * (1.0 - left)
        best = max(fortunes)
        odds = [math.exp((fortune - best) / lead) for fortune in fortunes]
        total = 0.0
        for odd in odds:
            total += odd
        return [odd / total for odd in odds]

    def stage(self, state: Any) -> int:
        """The number of the part of the game that is being played: at its end a table can be judged for the first time.

        There the futures end that a bot looks at. It is the turn, unless a game knows better.

        >>> import tangledbank as tb
        >>> Evaluation().stage(tb.game("pond").new(players=2, seed=7))
        1
        """
        turn: int = state.turn_now()
        return turn

    def likely(self, state: Any) -> list[Move]:
        """The moves that players think of: in the futures that a bot looks at nobody makes another.

        They are all moves, unless a game knows which of them nobody would make.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> Evaluation().likely(state) == state.moves
        True
        """
        moves: list[Move] = state.moves
        return moves

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


def ending(state: Any, seat: int) -> float:
    """The value of a finished game: whether it is won, then the lead in points.

    >>> import tangledbank as tb
    >>> state = tb.game("pond", days=1).new(players=1, seed=7)
    >>> state.play("rest")
    >>> state.winners, ending(state, 0)
    ([], -1000.0)
    """
    winners: list[int] = state.winners
    points: list[int] = state.scores
    others = [points[other] for other in range(len(points)) if other != seat]
    lead = float(points[seat] - max(others)) if others else float(points[seat])
    return lead + (VICTORY / len(winners) if seat in winners else -VICTORY)
