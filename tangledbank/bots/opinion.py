"""What a search says about a moment: which moves are best, how good they are, and how likely each seat is to win."""

from __future__ import annotations

from tangledbank.bots.playout import play_on
from tangledbank.bots.strength import FOREVER, Strength
from tangledbank.bots.thinking import think
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.move import Move
from tangledbank.kernel.sight import Sight


class Opinion:
    """A move, the chance to win after it for whoever makes it, and in how many futures it was tried."""

    def __init__(self, move: Move, worth: float, tried: int) -> None:
        self.move: Move = move
        self.worth: float = worth
        self.tried: int = tried


def opinions(sight: Sight, strength: Strength, chance: Chance, seconds: float = FOREVER) -> list[Opinion]:
    """What to think of the seat's moves, the best first. None is left out; one never tried is worth what it looks like.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> thoughts = opinions(state.seen_by(0), Strength(64), Chance("a"))
    >>> len(thoughts) == len(state.moves), thoughts[0].worth >= thoughts[1].worth
    (True, True)
    """
    found = think(sight, strength, chance, seconds=seconds)
    return [Opinion(branch.move, branch.worth, branch.visits) for branch in found]


def prospects(sight: Sight, futures: int, chance: Chance) -> list[float]:
    """How likely each seat is to win, as far as one seat can know, whoever is asked: the average of some futures.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> ours, theirs = prospects(state.seen_by(0), 20, Chance("a"))
    >>> 0.0 <= ours <= 1.0, 0.0 <= theirs <= 1.0
    (True, True)
    """
    totals: list[float] = []
    for _ in range(futures):
        world = sight.world(chance.word())
        evaluation = world.game.evaluation()
        play_on(world, evaluation, chance)
        chances = evaluation.chances(world)
        totals = [total + more for total, more in zip(totals, chances, strict=True)] if totals else chances
    return [total / futures for total in totals]
