"""What one class has: cubes, pawns, elements, traits and points."""

from __future__ import annotations

from mypy_extensions import i64

from tangledbank.games.marine.kinds import DIET, SOURCES
from tangledbank.kernel.data import Data
from tangledbank.kernel.phrase import NONE


class AnimalClass(Data):
    """An animal class, in play or not (MAR-0.4).

    >>> AnimalClass().diet
    [-1, -1, -1, -1, -1, -1, -1, -1]
    """

    __slots__ = (
        "basics",
        "clever",
        "copied",
        "diet",
        "due",
        "earned",
        "eliminated",
        "hand",
        "held",
        "points",
        "pool",
        "right",
        "seat",
        "traits",
    )

    def __init__(self) -> None:
        self.seat: i64 = NONE  # who plays it
        self.points: i64 = 0
        self.earned: list[int] = [0] * len(SOURCES)  # the points by where they came from
        self.pool: i64 = 0  # cubes in the gene pool
        self.eliminated: i64 = 0
        self.basics: i64 = 0  # basic pawns that are available
        self.clever: bool = False  # has its pawn from Nascent Intelligence (MAR-4.65)
        self.right: bool = False  # its cube of the food chain is in the right column (MAR-3.15)
        self.diet: list[int] = [NONE] * DIET  # tokens on its board: an element or NONE for each place
        self.hand: list[int] = []  # trait cards to choose from (MAR-2.10)
        self.held: list[int] = []  # trait cards before it
        self.copied: i64 = NONE  # the trait that Exaptation copies
        self.traits: i64 = 0  # a bit for each trait in force
        self.due: bool = False  # Exaptation is lost after this action (MAR-4.77)

    def copy(self) -> AnimalClass:
        """An equal class.

        >>> AnimalClass().copy() == AnimalClass()
        True
        """
        new = AnimalClass()
        new.seat = self.seat
        new.points = self.points
        new.earned = self.earned[:]
        new.pool = self.pool
        new.eliminated = self.eliminated
        new.basics = self.basics
        new.clever = self.clever
        new.right = self.right
        new.diet = self.diet[:]
        new.hand = self.hand[:]
        new.held = self.held[:]
        new.copied = self.copied
        new.traits = self.traits
        new.due = self.due
        return new

    def has(self, trait: i64) -> bool:
        """Whether a trait is in force, given by its bit.

        >>> AnimalClass().has(1)
        False
        """
        return self.traits & trait != 0
