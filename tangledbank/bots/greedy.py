"""The greedy bot: plays each move in a world that could be the true one, and takes what looks best afterwards."""

from __future__ import annotations

from tangledbank.bots.bot import Bot
from tangledbank.bots.outcome import PATIENCE, outcome
from tangledbank.kernel.move import Move
from tangledbank.kernel.sight import Sight


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
