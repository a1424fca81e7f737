"""The random bot: any legal move, all equally likely."""

from __future__ import annotations

from tangledbank.bots.bot import Bot
from tangledbank.kernel.move import Move
from tangledbank.kernel.sight import Sight


class RandomBot(Bot):
    """Plays any legal move: a yardstick, and a way to try a game out.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> bot = RandomBot(seed=1)
    >>> [bot.choose(state.seen_by(0)) for _ in range(4)]
    [<hop 0,0>, <rest>, <hop 0,0>, <hop -1,0>]
    """

    def choose(self, sight: Sight) -> Move:
        """Any of the legal moves."""
        moves = sight.moves
        return moves[self.chance.below(len(moves))]
