"""How good a table looks for a player of Evolution, and how a seat answers while a move is weighed."""

from __future__ import annotations

from typing import Any

from tangledbank.games.evolution.outlook import Outlook
from tangledbank.games.evolution.state import EvolutionState
from tangledbank.games.evolution.weights import WEIGHTS, EvolutionWeights
from tangledbank.kernel.evaluation import Evaluation
from tangledbank.kernel.move import Move
from tangledbank.kernel.weights import Weights


class EvolutionEvaluation(Evaluation):
    """The evaluation of Evolution.

    >>> import tangledbank as tb
    >>> state = tb.game("evolution").new(players=2, seed=7)
    >>> before = EvolutionEvaluation().value(state, 0)
    >>> state.play("play_animal 0")
    >>> EvolutionEvaluation().value(state, 0) > before
    True
    """

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        super().__init__(weights)
        self.w: EvolutionWeights = EvolutionWeights(weights)

    def fortunes(self, state: Any) -> list[float]:
        """What each side of the table is worth when the turn is over."""
        s: EvolutionState = state
        return Outlook(s, self.w).fortunes()

    def left(self, state: Any) -> float:
        """The cards still in the deck and in hands, of all."""
        s: EvolutionState = state
        cards = s.deck_size()
        for seat in s.seats:
            cards += len(seat.hand)
        return min(float(cards) / float(max(s.deck_end, 1)), 1.0)

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
