"""Locations in a position (EVL-1.2): the table, or the continents and the Ocean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tangledbank.games.evolution.places import PLACES, TABLE
from tangledbank.games.evolution.tables import Tables
from tangledbank.kernel.errors import BadPosition
from tangledbank.kernel.position import Section

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

MOST = 1000  # tokens in a food base


def read_base(tables: Tables, top: Section) -> list[int]:
    """`base = 5`, or with Continents `base = {laurasia = 5, ocean = 3}` (EVL-1.2)."""
    if not tables.continents:
        return [top.whole("base", 0, MOST)]
    bases = top.part("base", "{laurasia = 5, ocean = 3}")
    found = [0] + [bases.whole(place, 0, MOST) for place in PLACES[1:]]
    bases.finish()
    return found


def location_of(s: EvolutionState, top: Section) -> int:
    """EVL-3.7: with Continents the first action of a feed turn has fixed a location."""
    if not s._tables.continents:
        return TABLE
    if "location" not in top.content:
        raise BadPosition("location: should name where the first action of this feed turn was (EVL-3.7).")
    return PLACES.index(top.word("location", "", PLACES[1:]))
