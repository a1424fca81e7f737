"""Thinking: all trees of a search together, and the bots that play by it."""

from __future__ import annotations

from tangledbank.bots.bot import Bot
from tangledbank.bots.search import FIRST_SIGHT, Search
from tangledbank.bots.strength import FOREVER, Strength
from tangledbank.bots.team import Team
from tangledbank.bots.tree import Branch, rank
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.move import Move
from tangledbank.kernel.sight import Sight
from tangledbank.kernel.weights import Weights


def think(
    sight: Sight,
    strength: Strength,
    chance: Chance,
    weights: Weights | None = None,
    seconds: float = FOREVER,
    team: Team | None = None,
) -> list[Branch]:
    """All moves of the seat that is asked, the best first. The trees are the same with a team and without.

    >>> import tangledbank as tb
    >>> sight = tb.game("pond").new(players=2, seed=7).seen_by(0)
    >>> thoughts = think(sight, Strength(60, trees=2), Chance("a"))
    >>> len(thoughts) == len(sight.moves), thoughts[0].visits >= thoughts[-1].visits
    (True, True)
    """
    key = str(chance.word())
    seeds = [f"{key}/{tree}" for tree in range(strength.trees)]
    if team is not None:
        return merged(sight, team.grow(sight, strength, seeds, weights, seconds))
    share = seconds / strength.trees
    return merged(sight, [Search(sight, strength, Chance(seed), weights, share).run() for seed in seeds])


def merged(sight: Sight, trees: list[list[Branch]]) -> list[Branch]:
    """What several trees found, as one: the moves, the best first.

    The favourites of the trees come before what fell out; among them counts what all trees together say of their worth,
    and not how often they were tried, for a move that fell out of one tree early may have been the best in another.
    """
    together: dict[str, Branch] = {str(move): Branch(move, 0.0, FIRST_SIGHT) for move in sight.moves}
    for tree in trees:
        for found in tree:
            branch = together[str(found.move)]
            branch.glance += found.glance / len(trees)
            branch.visits += found.visits
            branch.total += found.total
    favourites: list[Branch] = []
    for tree in trees:
        first = str(tree[0].move)
        if first in together:
            favourites.append(together.pop(first))
    favourites.sort(key=lambda branch: -branch.worth)
    return favourites + sorted(together.values(), key=rank)


class SearchBot(Bot):
    """Thinks ahead in many worlds.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> SearchBot(1, Strength(40)).choose(state.seen_by(0)) in state.moves
    True
    """

    def __init__(self, seed: int | str, strength: Strength) -> None:
        super().__init__(seed)
        self.strength: Strength = strength

    def choose(self, sight: Sight) -> Move:
        """The best move, after as much thought as the strength and the time allow."""
        moves = sight.moves
        if len(moves) == 1:
            return moves[0]
        return think(sight, self.strength, self.chance, self.weights, self.seconds, self.team)[0].move
