"""How good a table looks for a player of Evolution, and how a seat answers while a move is weighed."""

from __future__ import annotations

from typing import Any, Final

from tangledbank.games.evolution.outlook import Outlook
from tangledbank.games.evolution.scoring import scores, winners
from tangledbank.games.evolution.state import EvolutionState
from tangledbank.kernel.evaluation import Evaluation
from tangledbank.kernel.move import Move

VICTORY: Final = 100.0  # more than any number of points
RIVALS: Final = 0.8  # what the others' fortune, on average, takes from one's own


class EvolutionEvaluation(Evaluation):
    """The evaluation of Evolution.

    >>> import tangledbank as tb
    >>> state = tb.game("evolution").new(players=2, seed=7)
    >>> before = EvolutionEvaluation().value(state, 0)
    >>> state.play("play_animal 0")
    >>> EvolutionEvaluation().value(state, 0) > before
    True
    """

    def value(self, state: Any, seat: int) -> float:
        """One's own fortune, less a part of the others'."""
        s: EvolutionState = state
        if s.over:
            return ending(s, seat)
        fortunes = self.fortunes(s)
        total = 0.0
        for fortune in fortunes:
            total += fortune
        return fortunes[seat] - RIVALS * (total - fortunes[seat]) / (len(fortunes) - 1)

    def fortunes(self, state: Any) -> list[float]:
        """What each side of the table is worth when the turn is over."""
        s: EvolutionState = state
        return Outlook(s).fortunes()

    def is_settled(self, state: Any) -> bool:
        """When a phase asks its next question, nothing is under way (EVL-3.15)."""
        s: EvolutionState = state
        return len(s.stack) <= 2

    def reply(self, state: Any) -> Move:
        """Whatever costs least, otherwise the first thing offered."""
        s: EvolutionState = state
        moves = s.moves
        cheapest = moves[0]
        least = 1000
        for move in moves:
            for reply in s._roles.replies:
                points = reply.cost(s, move)
                if points is not None and points < least:
                    cheapest, least = move, points
        return cheapest


def ending(s: EvolutionState, seat: int) -> float:
    """The value of a finished game: victory, then the lead (EVL-5.6)."""
    points = scores(s)
    won = winners(s)
    best = max(points[other] for other in range(s.players) if other != seat)
    return (VICTORY / len(won) if seat in won else 0.0) + points[seat] - best
