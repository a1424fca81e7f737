"""Secrets: what is on the hidden side of things, and who has seen it (K5, the one source of hidden information).

A card, tile, token or secret choice is an opaque number; its face is stored here and nowhere else. A view gets faces
through `Eyes`, which know only what one seat has seen; another world is made by exchanging the faces it has not seen.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tangledbank.kernel.chance import Chance
from tangledbank.kernel.data import Data
from tangledbank.kernel.worlds import UNKNOWN, Lots, Shuffle

EVERYONE: Final = -1  # all bits set: every seat and every spectator
SPECTATOR: Final = 30  # the bit that stands for those without a seat
NOBODY: Final = 0
TRIES: Final = 200  # a lot may turn out to be impossible (kernel/worlds.py): it is drawn again, then the past forgotten


@mypyc_attr(allow_interpreted_subclasses=True)
class Secrets(Data):
    """Faces by number, and for each a bit mask of the seats that have seen it. Pools never mix when resampled.

    >>> secrets = Secrets()
    >>> cards = secrets.add([5, 6, 7])
    >>> secrets.show(cards[0], 1)
    >>> secrets.known(cards[0], 1), secrets.known(cards[0], 0), secrets.known(cards[0], None)
    (True, False, False)
    >>> secrets.reveal(cards[1])
    >>> secrets.known(cards[1], None)
    True
    """

    __slots__ = ("faces", "pools", "seen", "shuffles")

    def __init__(self) -> None:
        self.faces: list[int] = []
        self.pools: list[int] = []
        self.seen: list[int] = []
        self.shuffles: list[Shuffle] = []

    def copy(self) -> Secrets:
        """An equal set of secrets. Faces and pools are replaced as a whole when they change, so they are shared.

        >>> secrets = Secrets()
        >>> _ = secrets.add([5])
        >>> other = secrets.copy()
        >>> other.reveal(0)
        >>> secrets.known(0, None), other.known(0, None)
        (False, True)
        """
        new = Secrets()
        new.faces = self.faces
        new.pools = self.pools
        new.seen = self.seen[:]
        if self.shuffles:
            new.shuffles = self.shuffles[:]
        return new

    def add(self, faces: list[int], pool: int = 0, seen: i64 = NOBODY) -> list[int]:
        """New hidden things; returns their numbers.

        >>> Secrets().add([4, 4, 9])
        [0, 1, 2]
        """
        first = len(self.faces)
        self.faces = self.faces + faces
        self.pools = self.pools + [pool] * len(faces)
        self.seen.extend([seen] * len(faces))
        return list(range(first, len(self.faces)))

    def shuffle_in(self, numbers: list[int], order: list[int]) -> list[int]:
        """Shuffle things into a given order: each gets a new number that nobody has seen; the old ones are retired.

        >>> secrets = Secrets()
        >>> cards = secrets.add([5, 6, 7])
        >>> secrets.reveal(cards[0])
        >>> deck = secrets.shuffle_in(cards, [2, 0, 1])
        >>> deck, [secrets.faces[card] for card in deck], secrets.known(deck[1], None)
        ([3, 4, 5], [7, 5, 6], False)
        """
        if not numbers:
            return []
        came = self.add([self.faces[numbers[place]] for place in order], self.pools[numbers[0]])
        self.shuffles.append(Shuffle(numbers[:], came[:]))
        return came

    def show(self, number: i64, seat: i64) -> None:
        """One seat sees the face."""
        self.seen[number] |= 1 << seat

    def reveal(self, number: i64) -> None:
        """Everyone sees the face."""
        self.seen[number] = EVERYONE

    def known(self, number: int, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) has seen the face."""
        return bool(self.seen[number] >> (SPECTATOR if seat is None else seat) & 1)

    def resample(self, seat: int | None, chance: Chance) -> None:
        """Exchange at random, within each pool, the faces that the seat has not seen.

        >>> secrets = Secrets()
        >>> _ = secrets.add([1, 2, 3, 4])
        >>> secrets.show(0, 0)
        >>> secrets.resample(0, Chance("x"))
        >>> secrets.faces[0], sorted(secrets.faces)
        (1, [1, 2, 3, 4])
        """
        faces = self.faces[:]
        for pool in sorted(set(self.pools)):
            numbers = [number for number in range(len(faces)) if self.pools[number] == pool]
            if not self._resample_shuffled(seat, chance, numbers, faces):
                hidden = [number for number in numbers if not self.known(number, seat)]
                unseen = sorted([self.faces[number] for number in hidden])  # nothing of the true order comes through
                for number, other in zip(hidden, chance.shuffled(len(hidden)), strict=True):
                    faces[number] = unseen[other]
        self.faces = faces

    def _resample_shuffled(self, seat: int | None, chance: Chance, numbers: list[int], faces: list[int]) -> bool:
        """The same for a pool that was shuffled in mid-game; False if it was not."""
        shuffles = [shuffle for shuffle in self.shuffles if self.pools[shuffle.went[0]] == self.pools[numbers[0]]]
        if not shuffles:
            return False
        known = [self.faces[number] if self.known(number, seat) else UNKNOWN for number in range(len(self.faces))]
        for forgotten in range(len(shuffles)):
            remembered = shuffles[forgotten:]
            gone = {number for shuffle in shuffles[:forgotten] for number in shuffle.went}
            came = {number for shuffle in remembered for number in shuffle.came}
            kept = [number for number in numbers if number not in gone]
            cards = [self.faces[number] for number in kept if number not in came]
            for _ in range(TRIES):
                lots = Lots(known, remembered, chance)
                if lots.draw() and lots.fill(kept, cards):
                    for number in numbers:
                        faces[number] = lots.faces[number]
                    return True
        raise AssertionError("what a seat has seen of one shuffle can always be true")


class Eyes:
    """What one seat (None: a spectator) can see: the only way in which a view gets at a face.

    >>> secrets = Secrets()
    >>> _ = secrets.add([5])
    >>> Eyes(secrets, 0).face(0) is None
    True
    >>> secrets.show(0, 0)
    >>> Eyes(secrets, 0).face(0)
    5
    """

    __slots__ = ("_secrets", "seat")

    def __init__(self, secrets: Secrets, seat: int | None) -> None:
        self._secrets: Secrets = secrets
        self.seat: int | None = seat

    def face(self, number: int) -> int | None:
        """The face of a thing, or None if it is hidden from these eyes."""
        return self._secrets.faces[number] if self._secrets.known(number, self.seat) else None
