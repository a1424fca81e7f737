"""The stock of property cards from which a position is laid: each card is there once (MAG-1.4).

A position may name properties alone; then the stock finds a card for each, exchanging earlier choices if it must.
"""

from __future__ import annotations

from tangledbank.games.magical.kinds import ORDER
from tangledbank.games.magical.tables import Tables
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.errors import BadPosition


class Stock:
    """Hands out faces of cards. Those named are taken first, then those of which a property is known.

    >>> stock = Stock(Tables())
    >>> stock.take("p07", "hand")
    6
    >>> stock.take("p07", "hand")
    Traceback (most recent call last):
    tangledbank.kernel.errors.BadPosition: hand: the card p07 is there only once.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.free: list[int] = list(range(len(tables.cards)))
        self.ids: dict[str, int] = {row.id: face for face, row in enumerate(tables.cards)}
        self.wanted: list[int] = []  # properties for which a card must be found
        self.found: dict[int, int] = {}  # by face, the place in `wanted`

    def take(self, design: str, where: str) -> int:
        """The card of that name."""
        if design not in self.ids:
            raise BadPosition(f"{where}: there is no card {design!r}; cards are called like p07.")
        face = self.ids[design]
        if face not in self.free:
            raise BadPosition(f"{where}: the card {design} is there only once.")
        self.free.remove(face)
        return face

    def take_half(self, design: str, kind: int, where: str) -> int:
        """The card of that name, which must have a property."""
        face = self.take(design, where)
        if kind not in self.halves(face):
            raise BadPosition(f"{where}: the card {design} does not have {ORDER[kind]}.")
        return face

    def halves(self, face: int) -> tuple[int, int]:
        """The two properties of a card."""
        return self.tables.ones[face], self.tables.twos[face]

    def want(self, kind: int) -> int:
        """Some card with that property, to be found by `find_wanted`; returns its place there."""
        self.wanted.append(kind)
        return len(self.wanted) - 1

    def find_wanted(self, where: str) -> list[int]:
        """A card for every property that was wanted.

        >>> stock = Stock(Tables())
        >>> _ = stock.want(0), stock.want(8)
        >>> first, second = stock.find_wanted("creatures")
        >>> 0 in stock.halves(first), 8 in stock.halves(second), first != second
        (True, True, True)
        """
        for place in range(len(self.wanted)):
            if not self.find(place, []):
                kind = ORDER[self.wanted[place]]
                raise BadPosition(f"{where}: there are not enough cards with {kind} in the box (MAG-1.3).")
        places = {place: face for face, place in self.found.items()}
        for face in self.found:
            self.free.remove(face)
        return [places[place] for place in range(len(self.wanted))]

    def find(self, place: int, tried: list[int]) -> bool:
        """Find a card for one property, moving others to other cards where that helps."""
        for face in self.free:
            if face not in tried and self.wanted[place] in self.halves(face):
                tried.append(face)
                if face not in self.found or self.find(self.found[face], tried):
                    self.found[face] = place
                    return True
        return False

    def mix(self, chance: Chance) -> None:
        """The cards that are left come in an order that chance chose."""
        self.free = [self.free[place] for place in chance.shuffled(len(self.free))]

    def take_any(self, where: str) -> int:
        """One of the cards that are left."""
        if not self.free:
            raise BadPosition(f"{where}: there are not enough cards in the box for this position.")
        return self.free.pop()
