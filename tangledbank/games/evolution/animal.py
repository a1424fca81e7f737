"""Animals and the trait cards they bear."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tangledbank.kernel.data import Data, Leaf
from tangledbank.kernel.phrase import NONE

# The marks of an animal, one bit each. Its place says what follows from a mark; a module takes a free one for its own.
FED_ANYWAY: Final = 0x0F  # bits 0 to 3 (EVL-3.11),
CANNOT_EAT: Final = 0xFF  # which also cannot eat, like bits 4 to 7 (EVL-3.12)
LASTING_MARKS: Final = 0x0F00  # bits 8 to 11 stay at the end of the turn (EVL-3.16 step 7);
BRINGS_NO_CARD: Final = 0xFF00  # they bring no card, like bits 12 to 15 (EVL-3.16 step 4)
# From bit 16 on a mark does nothing but last until the end of the turn.

ASLEEP: Final = 1 << 0
POISONED: Final = 1 << 16

# The marks of a trait card, one bit each; but for a yellow token they go at the end of the turn.
USED: Final = 1 << 0  # this turn
USED_LAST_TURN: Final = 1 << 1  # Hibernation (EVL-4.24)
YELLOW: Final = 1 << 2  # a Fat Tissue card that stores a token (EVL-4.12)


class TraitCard(Leaf):
    """A card in play as a trait. A pair card lies between two animals; of a Symbiosis the bearer is the symbiont.

    >>> card = TraitCard(5, 16, 40, 1, 2)
    >>> card.other(1), card.other(2)
    (2, 1)
    """

    __slots__ = ("bearer", "card", "kind", "number", "partner")

    def __init__(self, number: i64 = 0, kind: i64 = 0, card: i64 = 0, bearer: i64 = 0, partner: i64 = NONE) -> None:
        self.number: i64 = number
        self.kind: i64 = kind
        self.card: i64 = card
        self.bearer: i64 = bearer
        self.partner: i64 = partner

    def other(self, animal: i64) -> int:
        """The animal at the other end of a pair card.

        >>> TraitCard(5, 16, 40, 1, 2).other(1)
        2
        """
        return self.partner if self.bearer == animal else self.bearer


class Relic(Leaf):
    """A trait card that its dead bearer left in the middle of a location (EVL-4.41).

    >>> Relic(5, 25, 40, 1).place
    1
    """

    __slots__ = ("card", "kind", "number", "place")

    def __init__(self, number: i64 = 0, kind: i64 = 0, card: i64 = 0, place: i64 = 0) -> None:
        self.number: i64 = number
        self.kind: i64 = kind
        self.card: i64 = card
        self.place: i64 = place


class Animal(Data):
    """An animal in play: its cards, tokens and marks. Numbers rise with age: the oldest has the smallest (EVL-3.18).

    >>> animal = Animal(1, 0, 17)
    >>> animal.need, animal.is_fed()
    (1, False)
    >>> animal.food = 1
    >>> animal.is_fed()
    True
    """

    __slots__ = (
        "active",
        "card",
        "fat",
        "floor",
        "food",
        "hunter",
        "marks",
        "need",
        "number",
        "pairs",
        "place",
        "seat",
        "solo",
        "traits",
        "yellow",
    )

    def __init__(self, number: i64 = 0, seat: i64 = 0, card: i64 = 0, place: i64 = 0) -> None:
        self.number: i64 = number
        self.seat: i64 = seat
        self.card: i64 = card
        self.place: i64 = place
        self.solo: list[TraitCard] = []  # bottom to top (EVL-4.8)
        self.pairs: list[TraitCard] = []
        self.traits: i64 = 0  # kinds of all its trait cards, one bit each
        self.active: i64 = 0  # kinds of those that work (EVL-4.11a)
        self.need: i64 = 1
        self.food: i64 = 0
        self.fat: i64 = 0  # active Fat Tissue cards
        self.yellow: i64 = 0  # tokens on them
        self.marks: i64 = 0
        self.floor: i64 = 0  # solo cards below this place in the stack do not work (EVL-4.11a)
        self.hunter: i64 = 0  # a revealed Hunter: the number of its built-in Carnivorous (EVL-4.42)

    def copy(self) -> Animal:
        """An equal animal; trait cards are leaves and shared.

        >>> Animal(1, 0, 17).copy() == Animal(1, 0, 17)
        True
        """
        new = Animal(self.number, self.seat, self.card, self.place)
        new.solo = self.solo[:]
        new.pairs = self.pairs[:]
        new.traits = self.traits
        new.active = self.active
        new.need = self.need
        new.food = self.food
        new.fat = self.fat
        new.yellow = self.yellow
        new.marks = self.marks
        new.floor = self.floor
        new.hunter = self.hunter
        return new

    def has(self, kinds: i64) -> bool:
        """Whether it has an active trait among the kinds given as bits (EVL-4.11b).

        >>> Animal(1, 0, 17).has(1)
        False
        """
        return self.active & kinds != 0

    def marked(self, marks: i64) -> bool:
        """Whether it bears one of the marks.

        >>> Animal(1, 0, 17).marked(ASLEEP)
        False
        """
        return self.marks & marks != 0

    def is_fed(self) -> bool:
        """EVL-3.11: enough food, or a mark by which it is fed anyway, like sleep.

        >>> Animal(1, 0, 17).is_fed()
        False
        """
        return self.food >= self.need or self.marks & FED_ANYWAY != 0

    def is_full(self) -> bool:
        """Fed, and no empty active Fat Tissue card.

        >>> Animal(1, 0, 17).is_full()
        False
        """
        return self.is_fed() and self.yellow >= self.fat

    def cards(self) -> list[TraitCard]:
        """All its trait cards, solo ones first.

        >>> Animal(1, 0, 17).cards()
        []
        """
        return self.solo + self.pairs

    def trait_count(self) -> int:
        """EVL-4.11c: its solo and pair cards, and one more for a revealed Hunter.

        >>> Animal(1, 0, 17).trait_count()
        0
        """
        return len(self.solo) + len(self.pairs) + (1 if self.hunter else 0)


def age(animal: Animal) -> int:
    """EVL-3.18: smaller numbers are older.

    >>> age(Animal())
    0
    """
    return animal.number
