"""The stock of cards from which a position is laid: no more of each design than are in the box.

A position names traits, not cards, so the stock finds a card for each trait, exchanging earlier choices if it must.
"""

from __future__ import annotations

from typing import Final

from tangledbank.kernel.errors import BadPosition
from tangledbank.kernel.secrets import EVERYONE
from tangledbank.kernel.state import State

ANY: Final = -1  # a design that is not fixed yet, or a card that need not have a certain trait


class Stock:
    """Hands out cards by number; which design each one is may change until `lay`.

    It knows of each design its id, its traits and the number of copies, and the names of all traits.

    >>> stock = Stock(["fly", "gnat"], [[0, 1], [1]], [2, 1], ("winged", "small"))
    >>> stock.take("fly", "hand", seen=1), stock.take_trait(1, "", "animals"), stock.take_trait(1, "", "animals")
    (0, 1, 2)
    >>> stock.take("fly", "hand", seen=1)
    Traceback (most recent call last):
    tangledbank.kernel.errors.BadPosition: hand: there are not enough cards in the box for one more fly.
    """

    def __init__(self, ids: list[str], faces: list[list[int]], counts: list[int], traits: tuple[str, ...]) -> None:
        self.ids: list[str] = ids
        self.faces: list[list[int]] = faces
        self.traits: tuple[str, ...] = traits
        self.left: list[int] = counts[:]
        self.designs: list[int] = []  # by card
        self.kinds: list[int] = []  # the trait that a card must have, by card
        self.seen: list[int] = []

    def take(self, design: str, where: str, seen: int) -> int:
        """A card of a given design.

        >>> Stock(["fly"], [[0]], [2], ("winged",)).take("wasp", "hand", seen=1)
        Traceback (most recent call last):
        tangledbank.kernel.errors.BadPosition: hand: there is no card called 'wasp'.
        """
        return self.hand_out([self.number_of(design, where)], ANY, seen, design, where)

    def take_trait(self, kind: int, design: str, where: str) -> int:
        """A card with a given trait, lying open; of a given design if one is named.

        >>> Stock(["fly", "gnat"], [[0], [1]], [2, 2], ("winged", "small")).take_trait(1, "fly", "animals")
        Traceback (most recent call last):
        tangledbank.kernel.errors.BadPosition: animals: the card fly does not have small.
        """
        if not design:
            fitting = [number for number in range(len(self.ids)) if kind in self.faces[number]]
            return self.hand_out(fitting, kind, EVERYONE, self.traits[kind], where)
        number = self.number_of(design, where)
        if kind not in self.faces[number]:
            raise BadPosition(f"{where}: the card {design} does not have {self.traits[kind]}.")
        return self.hand_out([number], ANY, EVERYONE, design, where)

    def take_any(self, seen: int) -> int:
        """A card of which the position does not say what it is; it is chosen when all others are.

        >>> Stock(["fly"], [[0]], [2], ("winged",)).take_any(seen=1)
        0
        """
        self.designs.append(ANY)
        self.kinds.append(ANY)
        self.seen.append(seen)
        return len(self.designs) - 1

    def lay(self, s: State, where: str) -> list[int]:
        """Settle all cards: the secrets of the state, which has all cards of the box, learn which is which.

        Returns the rest, shuffled.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").blank(2)
        >>> _ = state.secrets.add([0, 0, 0])
        >>> stock = Stock(["fly", "gnat"], [[0], [1]], [2, 1], ("winged", "small"))
        >>> _ = stock.take("gnat", "hand", seen=1)
        >>> stock.lay(state, "deck"), state.secrets.faces
        ([1, 2], [1, 0, 0])
        """
        rest = [number for number, count in enumerate(self.left) for _ in range(count)]
        rest = [rest[place] for place in s.chance.shuffled(len(rest))]
        for card, design in enumerate(self.designs):
            if design == ANY:
                if not rest:
                    raise BadPosition(f"{where}: there are not enough cards in the box for this position.")
                self.designs[card] = rest.pop()
        s.secrets.faces = self.designs + rest
        for card, seen in enumerate(self.seen):
            s.secrets.seen[card] |= seen
        return list(range(len(self.designs), len(s.secrets.faces)))

    # ------------------------------------------------------------------ finding a card

    def number_of(self, design: str, where: str) -> int:
        """The number of a design by its id.

        >>> Stock(["fly", "gnat"], [[0], [1]], [2, 2], ("winged", "small")).number_of("gnat", "hand")
        1
        """
        if design not in self.ids:
            raise BadPosition(f"{where}: there is no card called {design!r}.")
        return self.ids.index(design)

    def hand_out(self, fitting: list[int], kind: int, seen: int, name: str, where: str) -> int:
        """A card of one of the fitting designs.

        >>> Stock(["fly"], [[0]], [2], ("winged",)).hand_out([0], ANY, 1, "fly", "hand")
        0
        """
        number = self.free(fitting, set())
        if number is None:
            raise BadPosition(f"{where}: there are not enough cards in the box for one more {name}.")
        self.left[number] -= 1
        self.designs.append(number)
        self.kinds.append(kind)
        self.seen.append(seen)
        return len(self.designs) - 1

    def free(self, fitting: list[int], tried: set[int]) -> int | None:
        """One of the designs with a copy left, made free by letting other traits use other cards if need be.

        >>> stock = Stock(["fly", "gnat"], [[0, 1], [1]], [1, 1], ("winged", "small"))
        >>> _ = stock.hand_out([0], 1, 1, "small", "animals")
        >>> stock.free([0], set()), stock.designs  # the small one is a gnat now
        (0, [1])
        """
        for number in sorted(fitting, key=lambda number: -self.left[number]):
            if self.left[number] > 0:
                return number
        for number in fitting:
            if number in tried:
                continue
            tried.add(number)
            for card, kind in enumerate(self.kinds):
                if self.designs[card] == number and kind != ANY:
                    others = [n for n in range(len(self.ids)) if kind in self.faces[n] and n != number]
                    other = self.free(others, tried)
                    if other is not None:
                        self.left[other] -= 1
                        self.left[number] += 1
                        self.designs[card] = other
                        return number
        return None
