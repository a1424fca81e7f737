"""How good a table looks for a player, and how a seat answers while a move is weighed."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from tangledbank.games.dinosaurs.combat import Fight
from tangledbank.games.dinosaurs.event_choices import Epidemic
from tangledbank.games.dinosaurs.likely import likely_moves
from tangledbank.games.dinosaurs.moves import RemoveMove
from tangledbank.games.dinosaurs.outlook import Outlook, turns_to_come
from tangledbank.games.dinosaurs.state import DinosaursState
from tangledbank.games.dinosaurs.weights import WEIGHTS, DinosaursWeights
from tangledbank.kernel.evaluation import Evaluation
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.weights import Weights

TURNS: Final = 9.0  # of a game, on average
PHASES: Final = 6  # of a turn


class DinosaursEvaluation(Evaluation):
    """The evaluation of Age of Dinosaurs.

    >>> from tangledbank.games.dinosaurs.box import DinosaursGame
    >>> state = DinosaursGame({}).new(players=3, seed=7)
    >>> before = DinosaursEvaluation().value(state, 0)
    >>> state.seats[0].points += 5
    >>> round(DinosaursEvaluation().value(state, 0) - before, 6)
    5.0
    """

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        super().__init__(weights)
        self.w: DinosaursWeights = DinosaursWeights(weights)

    def fortunes(self, state: Any) -> list[float]:
        """Everybody's points, herd and genes."""
        s: DinosaursState = state
        return Outlook(s, self.w).fortunes()

    def left(self, state: Any) -> float:
        """The turns to come, of those that there are on average."""
        s: DinosaursState = state
        return min(turns_to_come(s) / TURNS, 1.0)

    def stage(self, state: Any) -> int:
        """A phase of a turn: the outlook weighs the dice and births to come, with less noise than playing them has."""
        s: DinosaursState = state
        return s.turn * PHASES + s.phase

    def likely(self, state: Any) -> list[Move]:
        """Nobody bids more than is needed, or sends a dino to its death."""
        return likely_moves(state)

    def is_settled(self, state: Any) -> bool:
        """A fight and an epidemic are played out; everything else is judged as it stands."""
        s: DinosaursState = state
        return not isinstance(s.stack[-1], (Fight, Epidemic))

    def reply(self, state: Any) -> Move:
        """Give up what stands worst."""
        s: DinosaursState = state
        worst = s.moves[0]
        zone: i64 = NONE
        for move in s.moves:
            if isinstance(move, RemoveMove) and s.zone_of(move.space) > zone:
                worst = move
                zone = s.zone_of(move.space)
        return worst
