"""The novice: sees what a move brings at once, and overlooks many a move."""

from __future__ import annotations

from typing import Final

from tangledbank.bots.greedy import GreedyBot
from tangledbank.kernel.move import Move
from tangledbank.kernel.sight import Sight

OVERLOOKED: Final = 3  # one move in so many


class NoviceBot(GreedyBot):
    """Plays the best of the moves it notices.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> noticed = {str(NoviceBot(seed=seed).choose(state.seen_by(0))) for seed in range(20)}
    >>> "rest" in noticed, len(noticed) > 1
    (True, True)
    """

    def choose(self, sight: Sight) -> Move:
        """The best of what it notices; if it overlooks everything, anything."""
        moves = sight.moves
        noticed = [move for move in moves if self.chance.below(OVERLOOKED) > 0]
        return self.best(sight, noticed or [moves[self.chance.below(len(moves))]])
