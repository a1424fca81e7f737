"""The stock of cards from which a position is laid: no more of each design than are in the box (EVL-1.B).

A position names traits, not cards, so the stock finds a card for each trait, exchanging earlier choices if it must.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tangledbank.games.evolution.kinds import ORDER
from tangledbank.games.evolution.tables import Tables
from tangledbank.kernel.errors import BadPosition
from tangledbank.kernel.secrets import EVERYONE, NOBODY

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

ANY_FACE = -1  # a card of which the position does not say what it is


class Stock:
    """Hands out cards by number; which design each one is may change until `finish`.

    >>> stock = Stock(Tables())
    >>> [stock.take("running", "hand", seen=1) for _ in range(4)]
    [0, 1, 2, 3]
    >>> stock.take("running", "hand", seen=1)
    Traceback (most recent call last):
    tangledbank.kernel.errors.BadPosition: hand: there are not enough cards in the box for one more running.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.left: list[int] = [design.count for design in tables.designs]
        self.designs: list[int] = []  # by card
        self.kinds: list[int] = []  # the trait that a card must have, by card; NONE if its design is fixed
        self.seen: list[int] = []

    def take(self, design: str, where: str, seen: int) -> int:
        """A card of a given design."""
        number = self.design_number(design, where)
        return self.hand_out([number], ANY_FACE, seen, design, where)

    def take_trait(self, kind: int, design: str, where: str) -> int:
        """A card with a given trait, lying open; of a given design if one is named."""
        if not design:
            fitting = [number for number, row in enumerate(self.tables.designs) if kind in row.faces]
            if not fitting:
                raise BadPosition(f"{where}: no card of the modules chosen has {ORDER[kind]} (EVL-0.2).")
            return self.hand_out(fitting, kind, EVERYONE, ORDER[kind], where)
        number = self.design_number(design, where)
        if kind not in self.tables.designs[number].faces:
            raise BadPosition(f"{where}: the card {design} does not have {ORDER[kind]}.")
        return self.hand_out([number], ANY_FACE, EVERYONE, design, where)

    def take_any(self, seen: int) -> int:
        """A card of which the position does not say what it is; it is chosen when all others are."""
        self.designs.append(ANY_FACE)
        self.kinds.append(ANY_FACE)
        self.seen.append(seen)
        return len(self.designs) - 1

    def finish(self, s: EvolutionState, deck: Any, where: str) -> tuple[int, int]:
        """Settle all cards and lay the rest as the deck, `deck` from the top; returns where it begins and ends."""
        if not isinstance(deck, int | list | None) or isinstance(deck, bool):
            raise BadPosition(f"{where}: should be a list of cards from the top, or how many there are, not {deck!r}.")
        start = len(self.designs)
        if isinstance(deck, list):
            for card in deck:
                self.take(str(card), where, NOBODY)
        end = len(self.designs)
        rest = [number for number, count in enumerate(self.left) for _ in range(count)]
        rest = [rest[place] for place in s.chance.shuffled(len(rest))]
        for card, design in enumerate(self.designs):
            if design == ANY_FACE:
                if not rest:
                    raise BadPosition(f"{where}: there are not enough cards in the box for this position.")
                self.designs[card] = rest.pop()
        if isinstance(deck, int):
            if not 0 <= deck <= len(rest):
                raise BadPosition(f"{where}: there are {len(rest)} cards left for the deck, not {deck}.")
            end = start + deck
        elif deck is None:
            end = start + len(rest)
        s.secrets.faces = self.designs + rest
        for card, seen in enumerate(self.seen):
            s.secrets.seen[card] |= seen
        return start, end

    # ------------------------------------------------------------------ finding a card

    def design_number(self, design: str, where: str) -> int:
        """The number of a design by its id.

        >>> Stock(Tables()).design_number("camouflage_fat_tissue", "hand")
        0
        """
        for number, row in enumerate(self.tables.designs):
            if row.id == design:
                return number
        raise BadPosition(f"{where}: there is no card called {design!r}.")

    def hand_out(self, fitting: list[int], kind: int, seen: int, name: str, where: str) -> int:
        """A card of one of the fitting designs."""
        number = self.free(fitting, set())
        if number is None:
            raise BadPosition(f"{where}: there are not enough cards in the box for one more {name}.")
        self.left[number] -= 1
        self.designs.append(number)
        self.kinds.append(kind)
        self.seen.append(seen)
        return len(self.designs) - 1

    def free(self, fitting: list[int], tried: set[int]) -> int | None:
        """One of the designs with a copy left, made free by letting other traits use other cards if need be."""
        for number in sorted(fitting, key=lambda number: -self.left[number]):
            if self.left[number] > 0:
                return number
        for number in fitting:
            if number in tried:
                continue
            tried.add(number)
            for card, kind in enumerate(self.kinds):
                if self.designs[card] == number and kind != ANY_FACE:
                    others = [n for n, row in enumerate(self.tables.designs) if kind in row.faces and n != number]
                    other = self.free(others, tried)
                    if other is not None:
                        self.left[other] -= 1
                        self.left[number] += 1
                        self.designs[card] = other
                        return number
        return None
