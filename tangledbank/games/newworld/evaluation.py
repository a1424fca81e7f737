"""How good a table looks for a seat: what the bots think with."""

from __future__ import annotations

from typing import Any, Final

from tangledbank.games.newworld.feeding import Feeding
from tangledbank.games.newworld.feeding_moves import SlipAwayMove
from tangledbank.games.newworld.outlook import Outlook
from tangledbank.games.newworld.scoring import points_of_trait
from tangledbank.games.newworld.state import NewWorldState
from tangledbank.games.newworld.weights import WEIGHTS, NewWorldWeights
from tangledbank.kernel.evaluation import Evaluation
from tangledbank.kernel.move import Move
from tangledbank.kernel.weights import Weights

SETTLED: Final = ("develop", "evolve", "feed", "discard")  # questions before which everything under way has happened


class NewWorldEvaluation(Evaluation):
    """What animals are worth, and whether they will live."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        super().__init__(weights)
        self.w: NewWorldWeights = NewWorldWeights(weights)

    def fortunes(self, state: Any) -> list[float]:
        """What each seat's animals are worth when the turn is over."""
        s: NewWorldState = state
        return Outlook(s, self.w).fortunes()

    def left(self, state: Any) -> float:
        """The epochs to come, of all epochs; of this one a half is left when it comes to feeding."""
        s: NewWorldState = state
        here = 0.5 if isinstance(s.stack[1], Feeding) else 1.0
        return (float(s._epochs - s.epoch) + here) / float(s._epochs)

    def is_settled(self, state: Any) -> bool:
        """Whether nobody is in the middle of an attack, a meal or the like."""
        s: NewWorldState = state
        return s.question is not None and s.question.what.name in SETTLED

    def reply(self, state: Any) -> Move:
        """The first thing offered; of the cards that can be lost, the one with the fewest points."""
        s: NewWorldState = state
        moves = s.moves
        cheapest = moves[0]
        least = 100
        for move in moves:
            if isinstance(move, SlipAwayMove):
                points = points_of_card(s, move.dropped)
                if points < least:
                    cheapest, least = move, points
        return cheapest


def points_of_card(s: NewWorldState, number: int) -> int:
    """NEW-5.2: the points of a trait card in play."""
    for animal in s.animals():
        laid = animal.card_with(number)
        if laid is not None:
            return points_of_trait(s, laid)
    return 0
