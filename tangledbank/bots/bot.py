"""The interface of all bots."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tangledbank.bots.strength import FOREVER
from tangledbank.bots.team import Team
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.move import Move
from tangledbank.kernel.sight import Sight
from tangledbank.kernel.weights import Weights


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is not a person. Its own chance settles what it is indifferent about.

    >>> class Hasty(Bot):
    ...     def choose(self, sight):
    ...         return sight.moves[0]
    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> Hasty(seed=1).choose(state.seen_by(0))
    <hop -1,0>
    """

    def __init__(self, seed: int | str) -> None:
        self.chance: Chance = Chance(f"bot/{seed}")
        self.seconds: float = FOREVER  # in which it has to choose: a server where many wait has less patience
        self.faults: list[str] = []  # what went wrong with a bot that somebody has written, a sentence each
        self.team: Team | None = None  # of processes that help it think
        self.weights: Weights | None = None  # with which it weighs otherwise than the game's own evaluation

    def choose(self, sight: Sight) -> Move:
        """One of `sight.moves`."""
        raise NotImplementedError
