"""What lies before one player."""

from __future__ import annotations

from tangledbank.games.evolution.animal import Animal
from tangledbank.kernel.data import Data


class Seat(Data):
    """What lies before one player: hand, animals (oldest first), waiting sets, discard pile.

    >>> Seat().hand
    []
    """

    __slots__ = ("animals", "discard", "hand", "passed", "waiting")

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.animals: list[Animal] = []
        self.discard: list[int] = []  # bottom to top
        self.waiting: list[Animal] = []  # sets of traits without an animal card (EVL-4.43)
        self.passed: bool = False  # in this Development phase (EVL-3.3)

    def copy(self) -> Seat:
        """An equal seat.

        >>> Seat().copy() == Seat()
        True
        """
        new = Seat()
        new.hand = self.hand[:]
        new.animals = [animal.copy() for animal in self.animals]
        new.discard = self.discard[:]
        if self.waiting:
            new.waiting = [animal.copy() for animal in self.waiting]
        new.passed = self.passed
        return new
