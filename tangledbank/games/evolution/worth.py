"""What traits are worth to the evaluation, in points, beside those they score (EVL-5.2), and what an answer costs.

Every trait says so itself, in the file of its rules; those of the base set are in the table below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from tangledbank.games.evolution.animal import Animal
from tangledbank.games.evolution.kinds import (
    BIG,
    BURROWING,
    CAMOUFLAGE,
    CARNIVOROUS,
    COMMUNICATION,
    COOPERATION,
    FAT_TISSUE,
    GRAZING,
    HIBERNATION,
    MIMICRY,
    PIRACY,
    POISONOUS,
    RUNNING,
    SCAVENGER,
    SHARP_VISION,
    SWIMMING,
    SYMBIOSIS,
    TAIL_LOSS,
)
from tangledbank.kernel.move import Move

if TYPE_CHECKING:
    from tangledbank.games.evolution.roles import Roles
    from tangledbank.games.evolution.state import EvolutionState


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth:
    """What one trait is worth.

    >>> Worth(POISONOUS, lasting=0.3, danger=0.5).lasting
    0.3
    """

    def __init__(
        self, trait: i64, lasting: float = 0.0, danger: float = 1.0, food: float = 0.0, base: float = 0.0
    ) -> None:
        self.trait: i64 = trait  # one bit
        self.lasting: float = lasting  # for the turns to come
        self.danger: float = danger  # what it leaves of the danger from a hunter that may attack (EVL-4.31 to 4.36)
        self.food: float = food  # tokens that it may get for its bearer this turn
        self.base: float = base  # tokens that it brings to the food base (EVL-3.5)

    def found(self, s: EvolutionState, animal: Animal) -> float:
        """Tokens that it may get for its bearer now.

        >>> import tangledbank as tb
        >>> Worth(SCAVENGER, food=0.4).found(tb.game("evolution").new(players=2, seed=7), Animal())
        0.4
        """
        return self.food

    def share(self, animal: Animal) -> float:
        """What it leaves of the worth of its bearer, which has it.

        >>> Worth(SCAVENGER).share(Animal())
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


# What a trait of the base set is worth for the turns to come, and what it leaves of a danger.
BASE: Final = (
    (CARNIVOROUS, 0.3, 1.0),
    (FAT_TISSUE, 0.3, 1.0),
    (SWIMMING, 0.4, 1.0),
    (CAMOUFLAGE, 0.4, 1.0),
    (SHARP_VISION, 0.1, 1.0),
    (BURROWING, 0.3, 0.6),
    (BIG, 0.3, 1.0),
    (RUNNING, 0.3, 0.5),
    (MIMICRY, 0.2, 0.7),
    (TAIL_LOSS, 0.3, 0.3),
    (POISONOUS, 0.3, 0.5),
    (HIBERNATION, 0.4, 1.0),
    (GRAZING, 0.1, 1.0),
    (PIRACY, 0.3, 1.0),
    (SCAVENGER, 0.3, 1.0),
    (COMMUNICATION, 0.3, 1.0),
    (COOPERATION, 0.4, 1.0),
    (SYMBIOSIS, 0.2, 1.0),
)


def add_to(roles: Roles) -> None:
    """The traits of the base set."""
    for trait, lasting, danger in BASE:
        roles.worths.append(Worth(trait, lasting, danger))
