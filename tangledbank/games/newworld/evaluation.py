"""How good a table looks for a seat: what the bots think with."""

from __future__ import annotations

from typing import Any, Final

from tangledbank.games.newworld.feeding_moves import SlipAwayMove
from tangledbank.games.newworld.outlook import Outlook
from tangledbank.games.newworld.scoring import points_of_trait, scores, winners
from tangledbank.games.newworld.state import NewWorldState
from tangledbank.kernel.evaluation import Evaluation
from tangledbank.kernel.move import Move

VICTORY: Final = 100.0  # beyond all points
SETTLED: Final = ("develop", "evolve", "feed", "discard")  # questions before which everything under way has happened


class NewWorldEvaluation(Evaluation):
    """What animals are worth, and whether they will live."""

    def value(self, state: Any, seat: int) -> float:
        """The lead over the best of the others, in points."""
        s: NewWorldState = state
        if s.over:
            return ending(s, seat)
        fortunes = self.fortunes(s)
        best = max([fortunes[other] for other in range(s.players) if other != seat])
        return fortunes[seat] - best

    def fortunes(self, state: Any) -> list[float]:
        """What each seat's animals are worth when the turn is over."""
        s: NewWorldState = state
        return Outlook(s).fortunes()

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


def ending(s: NewWorldState, seat: int) -> float:
    """The value of a finished game: victory, then the lead (NEW-5.3)."""
    points = scores(s)
    won = winners(s)
    best = max([points[other] for other in range(s.players) if other != seat])
    return (VICTORY / len(won) if seat in won else 0.0) + points[seat] - best
