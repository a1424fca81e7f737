"""What lies before one player."""

from __future__ import annotations

from tangledbank.games.newworld.animal import Animal
from tangledbank.kernel.data import Data


class Seat(Data):
    """What lies before one player: a hand, or a gene pool (NEW-6.3), and a row of animals.

    >>> Seat().hand
    []
    """

    __slots__ = ("animals", "hand", "passed")

    def __init__(self) -> None:
        self.hand: list[int] = []  # of a gene pool the top card is the first
        self.animals: list[Animal] = []  # from left to right (NEW-3.9)
        self.passed: bool = False  # in this phase (NEW-3.22, 3.60)

    def copy(self) -> Seat:
        """An equal seat.

        >>> Seat().copy() == Seat()
        True
        """
        new = Seat()
        new.hand = self.hand[:]
        new.animals = [animal.copy() for animal in self.animals]
        new.passed = self.passed
        return new
