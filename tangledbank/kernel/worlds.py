"""Other worlds: faces that a seat has not seen, exchanged so that all it has ever seen stays true.

A card gets a new number whenever it is shuffled (K5), so one card may have had several numbers: the old one, by which
a seat may have seen it, and the new one, by which it may see it again. A world is possible only if the cards that went
into a shuffle are the cards that came out of it. Whoever has seen a card go into the pile knows that it is in the new
deck, or has left it since, and is not in a hand that was drawn before.

So a world is made in two steps: first it is drawn by lot which old number became which new one, as far as the faces
seen on both sides allow it; then the chains of numbers that nobody saw get the faces that are left.
"""

from __future__ import annotations

from typing import Final

from tangledbank.kernel.chance import Chance
from tangledbank.kernel.data import Leaf

UNKNOWN: Final = -1


class Shuffle(Leaf):
    """Numbers that went into a shuffle, and as many that came out of it."""

    __slots__ = ("came", "went")

    def __init__(self, went: list[int] | None = None, came: list[int] | None = None) -> None:
        self.went: list[int] = went or []
        self.came: list[int] = came or []


class Lots:
    """One try at a world: which numbers are the same card, and the faces that follow from that.

    >>> before, after = [0, 1], [3, 4]
    >>> lots = Lots([5, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN], [Shuffle(before, after)], Chance("x"))
    >>> _ = lots.draw()
    >>> 0 in lots.chain(3) or 0 in lots.chain(4)
    True
    """

    def __init__(self, seen: list[int], shuffles: list[Shuffle], chance: Chance) -> None:
        self.faces: list[int] = seen[:]
        self.shuffles: list[Shuffle] = shuffles
        self.chance: Chance = chance
        self.before: list[int] = [UNKNOWN] * len(seen)  # the older number of the same card
        self.is_old: list[bool] = [False] * len(seen)  # it was shuffled away
        for shuffle in shuffles:
            for number in shuffle.went:
                self.is_old[number] = True

    def draw(self) -> bool:
        """Match the numbers of every shuffle, the last one first: what came out had to go in. Says whether it worked.

        >>> lots = Lots([5, UNKNOWN, UNKNOWN, 5], [Shuffle([0, 1], [2, 3])], Chance("x"))
        >>> lots.draw(), lots.before
        (True, [-1, -1, 1, 0])
        """
        for at in range(len(self.shuffles) - 1, -1, -1):
            if not self.match(at):
                return False
        return True

    def match(self, at: int) -> bool:
        """Draw by lot which number of a shuffle became which; False if what was seen does not allow it.

        >>> lots = Lots([UNKNOWN, UNKNOWN], [Shuffle([0], [1])], Chance("x"))
        >>> lots.match(0), lots.before
        (True, [-1, 0])
        """
        went = self.mixed(self.shuffles[at].went)
        came = self.mixed(self.shuffles[at].came)
        open_went = [number for number in went if self.faces[number] == UNKNOWN]
        known_went = [number for number in went if self.faces[number] != UNKNOWN]
        open_came = [number for number in came if self.faces[number] == UNKNOWN]
        for number in came:
            face = self.faces[number]
            if face == UNKNOWN:
                continue
            old = self.seen_among(known_went, face)
            if old != UNKNOWN:
                known_went.remove(old)
            elif open_went:
                old = self.best_origin(open_went, face, at)
                open_went.remove(old)
                self.faces[old] = face
            else:
                return False
            self.before[number] = old
        for old, number in zip(known_went + open_went, open_came, strict=True):
            self.before[number] = old
        return True

    def mixed(self, numbers: list[int]) -> list[int]:
        """The numbers in random order.

        >>> sorted(Lots([0, 0], [], Chance("x")).mixed([1, 0]))
        [0, 1]
        """
        return [numbers[place] for place in self.chance.shuffled(len(numbers))]

    def seen_among(self, numbers: list[int], face: int) -> int:
        """One of these numbers with that face; `UNKNOWN` if there is none.

        >>> Lots([7, 5], [], Chance("x")).seen_among([0, 1], 5)
        1
        """
        for number in numbers:
            if self.faces[number] == face:
                return number
        return UNKNOWN

    def best_origin(self, numbers: list[int], face: int, at: int) -> int:
        """Which of these unseen numbers a card had before a shuffle: one by which it can have been seen still earlier.

        >>> shuffles = [Shuffle([0, 1], [2, 3]), Shuffle([3, 4], [5, 6])]
        >>> Lots([9, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, 9, UNKNOWN], shuffles, Chance("x")).best_origin([4, 3], 9, 1)
        3
        """
        for earlier in range(at - 1, -1, -1):
            shuffle = self.shuffles[earlier]
            if self.wanted(shuffle, face):
                for number in numbers:
                    if number in shuffle.came:
                        return number
        return numbers[0]

    def wanted(self, shuffle: Shuffle, face: int) -> bool:
        """Whether more cards with that face were seen to go into a shuffle than to come out of it.

        >>> Lots([9, UNKNOWN], [], Chance("x")).wanted(Shuffle([0], [1]), 9)
        True
        """
        went = sum([self.faces[number] == face for number in shuffle.went])
        return went > sum([self.faces[number] == face for number in shuffle.came])

    def fill(self, pool: list[int], faces: list[int]) -> bool:
        """Give the faces of a pool to all its numbers; says whether that was possible.

        >>> lots = Lots([9, UNKNOWN, UNKNOWN], [Shuffle([0], [2])], Chance("x"))
        >>> _ = lots.draw()
        >>> lots.fill([0, 1, 2], [8, 9]), lots.faces
        (True, [9, 8, 9])
        """
        left = sorted(faces)  # so that nothing of the true order comes through
        unseen: list[list[int]] = []
        for newest in pool:
            if self.is_old[newest]:
                continue
            chain = self.chain(newest)
            face = max([self.faces[number] for number in chain])
            if face == UNKNOWN:
                unseen.append(chain)
            elif face in left:
                left.remove(face)
                self.show(chain, face)
            else:
                return False
        if len(left) != len(unseen):
            return False
        for chain, face in zip(unseen, self.mixed(left), strict=True):
            self.show(chain, face)
        return True

    def chain(self, number: int) -> list[int]:
        """All numbers that a card has had, the newest first.

        >>> lots = Lots([UNKNOWN, UNKNOWN], [Shuffle([0], [1])], Chance("x"))
        >>> _ = lots.draw()
        >>> lots.chain(1)
        [1, 0]
        """
        chain: list[int] = []
        while number != UNKNOWN:
            chain.append(number)
            number = self.before[number]
        return chain

    def show(self, chain: list[int], face: int) -> None:
        """All numbers of one card have one face.

        >>> lots = Lots([UNKNOWN], [], Chance("x"))
        >>> lots.show([0], 4)
        >>> lots.faces
        [4]
        """
        for number in chain:
            self.faces[number] = face
