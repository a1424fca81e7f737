"""What traits are worth to the evaluation, beside the points they score (EVL-5.2), and what an answer costs.

How much stands in `weights.toml`; that it counts, and when, every trait says itself, in the file of its rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from tangledbank.games.evolution.animal import Animal
from tangledbank.games.evolution.kinds import SYMBIOSIS, bit_of, number_of
from tangledbank.kernel.move import Move

if TYPE_CHECKING:
    from tangledbank.games.evolution.roles import Roles
    from tangledbank.games.evolution.state import EvolutionState


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth:
    """What one trait is worth: how much stands in `weights.toml`, when and whether is said here.

    >>> Worth(SYMBIOSIS).number
    18
    """

    def __init__(self, trait: i64, base: float = 0.0, feeds: bool = False) -> None:
        self.trait: i64 = trait  # one bit
        self.number: int = number_of(trait)
        self.base: float = base  # tokens that it brings to the food base (EVL-3.5)
        self.feeds: bool = feeds  # whether it may get tokens for its bearer

    def found(self, s: EvolutionState, animal: Animal) -> float:
        """What part of the tokens that it may get for its bearer it can get now.

        >>> import tangledbank as tb
        >>> Worth(SYMBIOSIS, feeds=True).found(tb.game("evolution").new(players=2, seed=7), Animal())
        1.0
        """
        return 1.0

    def share(self, animal: Animal) -> float:
        """What it leaves of the worth of its bearer, which has it.

        >>> Worth(SYMBIOSIS).share(Animal())
        1.0
        """
        return 1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Reply:
    """What answering with a certain move costs, in points. While a move is weighed, every seat takes the cheapest."""

    def __init__(self, verb: type[Move]) -> None:
        self.verb: type[Move] = verb

    def cost(self, s: EvolutionState, move: Move) -> int | None:
        """Nothing, unless a subclass knows better; None for a move of which it has nothing to say."""
        return 0 if type(move) is self.verb else None


def add_to(roles: Roles) -> None:
    """The traits of the base set."""
    for kind in range(number_of(SYMBIOSIS) + 1):
        roles.worths.append(Worth(bit_of(kind)))
