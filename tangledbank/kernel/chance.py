"""Chance: the seat that rolls and shuffles (K3).

The numbers come from SHA-256 in counter mode: the same on every platform and in every Python, copied with the state,
and not to be foretold from the rolls that were seen. Results that are given beforehand (a replayed record, a position,
a person with real dice) are used up first.
"""

from __future__ import annotations

import hashlib
import struct
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tangledbank.kernel.data import Data
from tangledbank.kernel.errors import BadChance
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase

SHUFFLE: Final = "shuffle "  # the text of a shuffle begins with it
WORDS: Final = 8  # 32-bit words in one SHA-256 block


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Data):
    """A generator that is part of the state.

    >>> chance = Chance("seed 7")
    >>> rolls = [chance.below(6) for _ in range(5)]
    >>> again = Chance("seed 7")
    >>> [again.below(6) for _ in range(5)] == rolls
    True
    >>> other = again.copy()
    >>> other.below(1000) == again.below(1000)
    True
    """

    __slots__ = ("_block", "_words", "asked", "counter", "fate", "key")

    def __init__(self, key: str = "", asked: bool = False) -> None:
        self.key: str = key
        self.counter: int = 0
        self.asked: bool = asked  # True: stop at chance questions and wait for the answer from outside
        self.fate: list[str] = []  # results to come, given beforehand, first one first
        self._block: int = -1
        self._words: tuple[int, ...] = ()

    def copy(self) -> Chance:
        """An equal generator that goes on by itself.

        >>> chance = Chance("a")
        >>> other = chance.copy()
        >>> other.word() == chance.word(), other.word() == other.word()
        (True, False)
        """
        new = Chance(self.key, self.asked)
        new.counter = self.counter
        new.fate = self.fate[:]
        return new

    def word(self) -> int:
        """The next 32 random bits."""
        counter = self.counter
        block = counter // WORDS
        if block != self._block:
            digest = hashlib.sha256(f"{self.key}/{block}".encode()).digest()
            self._words = struct.unpack(">8I", digest)
            self._block = block
        self.counter = counter + 1
        return self._words[counter % WORDS]

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, all equally likely.

        >>> chance = Chance("a")
        >>> sorted({chance.below(3) for _ in range(50)})
        [0, 1, 2]
        """
        limit = 2**32 // count * count  # words at or above it would favour small results
        while True:
            word = self.word()
            if word < limit:
                return word % count

    def shuffled(self, count: int) -> list[int]:
        """The numbers 0 to count - 1 in random order; a given order is used up first.

        >>> sorted(Chance("a").shuffled(5))
        [0, 1, 2, 3, 4]
        >>> chance = Chance("a")
        >>> chance.fate.append("shuffle 2 0 1")
        >>> chance.shuffled(3)
        [2, 0, 1]
        """
        if self.fate and self.fate[0].startswith(SHUFFLE):
            order = order_in(self.fate[0])
            if order is None or len(order) != count:
                raise BadChance(self.fate[0], f"there are {count} cards to shuffle")
            del self.fate[0]
            return order
        cards = list(range(count))
        for last in range(count - 1, 0, -1):
            pick = self.below(last + 1)
            cards[last], cards[pick] = cards[pick], cards[last]
        return cards


class ShuffleMove(Move):
    """An order that chance chose; no question asks for it, but it stands in the past like any other result.

    >>> ShuffleMove([2, 0, 1])
    <shuffle 2 0 1>
    """

    __slots__ = ("order",)
    phrase: ClassVar[Phrase] = Phrase("shuffle <order:number*>")

    def __init__(self, order: list[int]) -> None:
        self.order: list[int] = order


def order_in(shuffle: str) -> list[int] | None:
    """The order that a shuffle tells of: all numbers from 0 on, each once; None if it tells of none.

    >>> order_in("shuffle 2 0 1"), order_in("shuffle 2 2"), order_in("shuffle x")
    ([2, 0, 1], None, None)
    """
    words = shuffle.split()[1:]
    numbers = {str(number): number for number in range(len(words))}
    order = [numbers[word] for word in words if word in numbers]
    return order if len(set(order)) == len(words) else None
