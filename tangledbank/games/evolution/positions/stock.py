"""The cards of a position, as far as Evolution goes beyond `parts/beasts/stock.py`: modules, and a deck with an end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tangledbank.games.evolution.kinds import ORDER
from tangledbank.games.evolution.tables import Tables
from tangledbank.kernel.errors import BadPosition
from tangledbank.kernel.secrets import NOBODY
from tangledbank.parts.beasts.stock import Stock

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState


class CardStock(Stock):
    """The cards of the modules chosen (EVL-1.B).

    >>> stock = CardStock(Tables())
    >>> [stock.take("running", "hand", seen=1) for _ in range(4)]
    [0, 1, 2, 3]
    >>> stock.take("running", "hand", seen=1)
    Traceback (most recent call last):
    tangledbank.kernel.errors.BadPosition: hand: there are not enough cards in the box for one more running.
    """

    def __init__(self, tables: Tables) -> None:
        designs = tables.designs
        super().__init__(
            [row.id for row in designs], [row.faces for row in designs], [row.count for row in designs], ORDER
        )

    def take_trait(self, kind: int, design: str, where: str) -> int:
        """A card with a given trait, lying open; of a given design if one is named."""
        if not design and not any(kind in faces for faces in self.faces):
            raise BadPosition(f"{where}: no card of the modules chosen has {ORDER[kind]} (EVL-0.2).")
        return super().take_trait(kind, design, where)

    def lay_deck(self, s: EvolutionState, deck: Any, where: str) -> tuple[int, int]:
        """Settle all cards and lay the rest as the deck, `deck` from the top; returns where it begins and ends."""
        if not isinstance(deck, int | list | None) or isinstance(deck, bool):
            raise BadPosition(f"{where}: should be a list of cards from the top, or how many there are, not {deck!r}.")
        start = len(self.designs)
        if isinstance(deck, list):
            for card in deck:
                self.take(str(card), where, NOBODY)
        end = len(self.designs)
        rest = self.lay(s, where)
        if isinstance(deck, int):
            if not 0 <= deck <= len(rest):
                raise BadPosition(f"{where}: there are {len(rest)} cards left for the deck, not {deck}.")
            end = start + deck
        elif deck is None:
            end = start + len(rest)
        return start, end
