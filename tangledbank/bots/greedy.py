"""The greedy bot: plays each move in a world that could be the true one, and takes what looks best afterwards."""

from __future__ import annotations

from typing import Final

from tangledbank.bots.bot import Bot
from tangledbank.kernel.evaluation import Evaluation
from tangledbank.kernel.move import Move
from tangledbank.kernel.question import CHANCE
from tangledbank.kernel.sight import Sight
from tangledbank.kernel.state import State

PATIENCE: Final = 40  # answers within one consequence; a game whose consequences never settle is judged as it stands


class GreedyBot(Bot):
    """Looks one move ahead, lets its consequences happen, and compares what they are worth to its seat.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> GreedyBot(seed=1).choose(state.seen_by(0))
    <rest>
    """

    def choose(self, sight: Sight) -> Move:
        """The best of all moves."""
        return self.best(sight, sight.moves)

    def best(self, sight: Sight, moves: list[Move]) -> Move:
        """The one of some moves after which the table looks best; among equals any.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> GreedyBot(seed=1).best(state.seen_by(0), state.moves[:1])
        <hop -1,0>
        """
        if len(moves) == 1:
            return moves[0]
        world = sight.world(self.chance.word())
        world.chance.asked = True  # dice are not rolled but weighed: a chance is worth its average
        evaluation = world.game.evaluation(self.weights)
        best: list[Move] = []
        highest = 0.0
        for move in moves:
            trial = world.clone()
            trial.play(move)
            worth = outcome(trial, sight.seat, evaluation, PATIENCE)
            if not best or worth > highest:
                best = [move]
                highest = worth
            elif worth == highest:
                best.append(move)
        return best[self.chance.below(len(best))]


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
