"""The Areas phase: a new area card, and tokens on all of them (NEW-3.40 to 3.42)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.newworld.words import AREA_COMES, AREA_GOES, LAST_EPOCH, PHASE_BEGINS
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.procedure import Procedure

if TYPE_CHECKING:
    from tangledbank.games.newworld.state import NewWorldState

PHASE: Final = 1  # its number among the phases


class Areas(Procedure):
    """The Areas phase, which asks nobody anything."""

    __slots__ = ()

    def turn_up(self, s: NewWorldState) -> None:
        """NEW-3.40: the top card of the area deck comes to the left end of the row."""
        s.tell(PHASE_BEGINS, PHASE)
        card = s.area_deck.pop(0)
        s.secrets.reveal(card)
        s.row.insert(0, s.secrets.faces[card])
        tell_of_card(s, AREA_COMES, s.row[0])
        if not s.area_deck:
            s.tell(LAST_EPOCH)

    def refill(self, s: NewWorldState) -> None:
        """NEW-3.41."""
        refill(s)


def refill(s: NewWorldState) -> None:
    """NEW-3.41: every area is filled up to its symbols. NEW-3.42, 8.20: Swamps get a token only if they hold none."""
    tables = s._tables
    for area in s.open_areas():
        s.red[area] = max(s.red[area], tables.food[area])
        s.shelters[area] = max(s.shelters[area], tables.shelters[area])


def take_away(s: NewWorldState) -> None:
    """NEW-3.74, 8.19: the rightmost card leaves the row, its tokens go to the supply."""
    card = s.row.pop()
    s.area_discard.append(card)
    tell_of_card(s, AREA_GOES, card)
    for area in s._tables.parts[card]:
        s.red[area] = 0
        s.shelters[area] = 0


def tell_of_card(s: NewWorldState, what: Phrase, card: i64) -> None:
    """Name the areas of a card, one or two."""
    parts = s._tables.parts[card]
    s.tell(what, parts[0], parts[1] if len(parts) > 1 else NONE)
