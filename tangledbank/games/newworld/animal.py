"""Animals and the trait cards they bear (NEW-3.1 to 3.10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tangledbank.games.newworld.kinds import bit_of
from tangledbank.kernel.data import Data, Leaf
from tangledbank.kernel.phrase import NONE

# The marks of an animal, one bit each.
SHELTERED: Final = 1 << 0  # it has a shelter token (NEW-3.52)
ATTACKED: Final = 1 << 1  # it has attacked in this epoch (NEW-3.10, 4.1)
POISONED: Final = 1 << 2  # it dies in the Extinction phase (NEW-4.16)
ASLEEP: Final = 1 << 3  # it counts as fed until the Renewal (NEW-3.71)


class TraitCard(Leaf):
    """A card in play as a trait. A pair card lies between two neighbours; of Mutualistic one of them is the ward.

    >>> card = TraitCard(5, 25, 40, 1, 2, ward=2)
    >>> card.other(1), card.other(2)
    (2, 1)
    """

    __slots__ = ("bearer", "card", "kind", "number", "partner", "ward")

    def __init__(
        self,
        number: i64 = 0,
        kind: i64 = 0,
        card: i64 = 0,
        bearer: i64 = 0,
        partner: i64 = NONE,
        ward: i64 = NONE,
    ) -> None:
        self.number: i64 = number
        self.kind: i64 = kind
        self.card: i64 = card
        self.bearer: i64 = bearer
        self.partner: i64 = partner
        self.ward: i64 = ward

    def other(self, animal: i64) -> i64:
        """The animal at the other end of a pair card.

        >>> TraitCard(5, 24, 40, 1, 2).other(1)
        2
        """
        return self.partner if self.bearer == animal else self.bearer


class Animal(Data):
    """An animal in play: its cards, tokens and marks.

    >>> animal = Animal(1, 0, 17)
    >>> animal.need, animal.is_fed()
    (1, False)
    >>> animal.food = 1
    >>> animal.is_fed()
    True
    """

    __slots__ = (
        "blue",
        "card",
        "fat",
        "food",
        "marks",
        "need",
        "number",
        "pairs",
        "rotated",
        "seat",
        "solo",
        "stored",
        "traits",
    )

    def __init__(self, number: i64 = 0, seat: i64 = 0, card: i64 = 0) -> None:
        self.number: i64 = number
        self.seat: i64 = seat
        self.card: i64 = card
        self.solo: list[TraitCard] = []  # in the order in which they were placed
        self.pairs: list[TraitCard] = []  # at most two (NEW-3.9)
        self.traits: i64 = 0  # kinds of all its trait cards, one bit each
        self.rotated: i64 = 0  # kinds of those that are rotated (NEW-3.10); it has only one card of each such kind
        self.need: i64 = 1  # its requirement (NEW-3.1)
        self.food: i64 = 0  # red and blue tokens (NEW-3.2)
        self.blue: i64 = 0  # how many of them are blue
        self.fat: i64 = 0  # Fat cards
        self.stored: list[int] = []  # the numbers of those that hold a fat token (NEW-4.2)
        self.marks: i64 = 0

    def copy(self) -> Animal:
        """An equal animal; trait cards are leaves and shared.

        >>> Animal(1, 0, 17).copy() == Animal(1, 0, 17)
        True
        """
        new = Animal(self.number, self.seat, self.card)
        if self.solo:
            new.solo = self.solo[:]
        if self.pairs:
            new.pairs = self.pairs[:]
        if self.stored:
            new.stored = self.stored[:]
        new.traits = self.traits
        new.rotated = self.rotated
        new.need = self.need
        new.food = self.food
        new.blue = self.blue
        new.fat = self.fat
        new.marks = self.marks
        return new

    def has(self, kinds: i64) -> bool:
        """Whether it has a trait among the kinds given as bits.

        >>> Animal(1, 0, 17).has(1)
        False
        """
        return self.traits & kinds != 0

    def is_fed(self) -> bool:
        """NEW-3.2.

        >>> Animal(1, 0, 17).is_fed()
        False
        """
        return self.food >= self.need

    def has_room(self) -> bool:
        """NEW-3.4: whether it is hungry, or has a Fat card without a token.

        >>> Animal(1, 0, 17).has_room()
        True
        """
        return self.food < self.need or self.fat > len(self.stored)

    def cards(self) -> list[TraitCard]:
        """All its trait cards; a pair card belongs to both its animals (NEW-3.8).

        >>> Animal(1, 0, 17).cards()
        []
        """
        return self.solo + self.pairs

    def trait_count(self) -> i64:
        """NEW-3.8.

        >>> Animal(1, 0, 17).trait_count()
        0
        """
        return len(self.solo) + len(self.pairs)

    def card_of(self, kinds: i64) -> TraitCard | None:
        """Its first solo card of one of the kinds, given as bits.

        >>> Animal(1, 0, 17).card_of(1) is None
        True
        """
        for laid in self.solo:
            if bit_of(laid.kind) & kinds:
                return laid
        return None

    def card_with(self, number: i64) -> TraitCard | None:
        """Its trait card with that number.

        >>> Animal(1, 0, 17).card_with(5) is None
        True
        """
        for laid in self.solo:
            if laid.number == number:
                return laid
        for laid in self.pairs:
            if laid.number == number:
                return laid
        return None
