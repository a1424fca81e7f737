"""Chance: the seat that rolls and shuffles (K3).

The numbers come from SHA-256 in counter mode: the same on every platform and in every Python, copied with the state,
and not to be foretold from the rolls that were seen. Results that are given beforehand (a replayed record, a position,
a person with real dice) are used up first.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import mypyc_attr

from tangledbank.kernel.data import Data
from tangledbank.kernel.errors import TangledBankError

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
        self._words: list[int] = []

    def copy(self) -> Chance:
        """An equal generator that goes on by itself.

        >>> Chance("a").copy() == Chance("a")
        True
        """
        new = Chance(self.key, self.asked)
        new.counter = self.counter
        new.fate = self.fate[:]
        return new

    def word(self) -> int:
        """The next 32 random bits.

        >>> 0 <= Chance("a").word() < 2**32
        True
        """
        block, index = divmod(self.counter, WORDS)
        if block != self._block:
            digest = hashlib.sha256(f"{self.key}/{block}".encode()).digest()
            self._words = [int.from_bytes(digest[4 * i : 4 * i + 4], "big") for i in range(WORDS)]
            self._block = block
        self.counter += 1
        return self._words[index]

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, all equally likely.

        >>> Chance("a").below(1)
        0
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
        if self.fate and self.fate[0].startswith("shuffle "):
            words = self.fate.pop(0).split()[1:]
            if sorted(words) != sorted(map(str, range(count))):
                raise TangledBankError(f"The shuffle given beforehand is not an order of {count} cards.")
            return [int(word) for word in words]
        order = list(range(count))
        for last in range(count - 1, 0, -1):
            pick = self.below(last + 1)
            order[last], order[pick] = order[pick], order[last]
        return order
