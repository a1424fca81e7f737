"""A creature: its energy, its sleep, and the property cards under it (MAG-1.7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tangledbank.games.magical.kinds import COUNT, bit_of
from tangledbank.kernel.data import Data

FULL: Final = 4  # MAG-4.31: cells of the energy scale


class Creature(Data):
    """A creature in play. Its own card lies face down and gives it no property (MAG-1.7).

    `laid` has its property cards, oldest first: each is the number of the card times sixteen, plus the property that is
    in force. `properties` has the same properties as bits.

    >>> creature = Creature(number=1, side=0, card=5)
    >>> creature.lay(17, 3)
    >>> creature.count(), creature.in_order(), creature.card_with(3)
    (1, [3], 17)
    """

    __slots__ = ("annoying_used", "asleep", "card", "energy", "laid", "number", "properties", "side")

    def __init__(self, number: i64 = 0, side: i64 = 0, card: i64 = 0) -> None:
        self.number: i64 = number
        self.side: i64 = side  # whose it is: a seat, or the Shadow's side
        self.card: i64 = card
        self.energy: i64 = 0
        self.asleep: bool = False
        self.annoying_used: bool = False  # in this round (MAG-4.17)
        self.properties: i64 = 0
        self.laid: list[int] = []

    def copy(self) -> Creature:
        """An equal creature.

        >>> Creature(1, 0, 5).copy() == Creature(1, 0, 5)
        True
        """
        new = Creature(self.number, self.side, self.card)
        new.energy = self.energy
        new.asleep = self.asleep
        new.annoying_used = self.annoying_used
        if self.properties:
            new.properties = self.properties
            new.laid = self.laid[:]
        return new

    def has(self, bit: i64) -> bool:
        """Whether it has a property, or one of several.

        >>> creature = Creature()
        >>> creature.lay(17, 3)
        >>> creature.has(1 << 3), creature.has(1 << 4)
        (True, False)
        """
        return self.properties & bit != 0

    def lay(self, card: i64, kind: i64) -> None:
        """A card is put under it with one property in force, as its newest (MAG-3.6)."""
        self.laid.append(card * COUNT + kind)
        self.properties |= bit_of(kind)

    def remove(self, kind: i64) -> int:
        """The property card with that property leaves; returns the number of the card (MAG-4.28).

        >>> creature = Creature()
        >>> creature.lay(17, 3)
        >>> creature.remove(3), creature.properties
        (17, 0)
        """
        card = self.card_with(kind)
        self.laid.remove(card * COUNT + kind)
        self.properties ^= bit_of(kind)
        return card

    def card_with(self, kind: i64) -> int:
        """The number of its card that has that property in force."""
        for laid in self.laid:
            if laid % COUNT == kind:
                return laid // COUNT
        raise ValueError(f"creature {self.number} has no property {kind}")

    def in_order(self) -> list[int]:
        """Its properties, oldest first."""
        return [laid % COUNT for laid in self.laid]

    def count(self) -> i64:
        """How many property cards it has; suppressed and useless ones count, too (MAG-4.33)."""
        return len(self.laid)

    def gain(self, amount: i64) -> None:
        """MAG-4.31: what does not fit is lost. The reserve never runs out (MAG-1.1, 8.56).

        >>> creature = Creature()
        >>> creature.gain(3)
        >>> creature.gain(3)
        >>> creature.energy
        4
        """
        self.energy = min(self.energy + amount, FULL)

    def lose_energy(self) -> bool:
        """One energy goes to the reserve, if it has any (MAG-4.30); says whether it had.

        >>> Creature().lose_energy()
        False
        """
        if self.energy == 0:
            return False
        self.energy -= 1
        return True
