"""What would happen if: the cubes that an Extinction would kill, and the points that the end of the game would bring.

Worked out on a copy, by the very functions that carry it out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tangledbank.games.marine.earth import CELLS
from tangledbank.games.marine.ecology import endangered, solitary_points, survival_holder, tile_points
from tangledbank.games.marine.events import vents_occupied
from tangledbank.games.marine.kinds import CANNIBALISM, NUTRIENTS
from tangledbank.kernel.phrase import NONE

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState


def after_extinction(s: MarineState) -> MarineState:
    """A copy in which all endangered cubes are gone (MAR-3.19)."""
    copy = s.copy()
    doomed = endangered(copy)
    while doomed:
        for cell, taxon in doomed:
            copy.cubes[cell * 4 + taxon] = 0
        doomed = endangered(copy)
    return copy


def doomed_cubes(s: MarineState, copy: MarineState) -> list[int]:
    """How many cubes of each class an Extinction would kill now, given what it would leave."""
    return [sum(s.cubes[taxon::4]) - sum(copy.cubes[taxon::4]) for taxon in range(4)]


def final_gains(s: MarineState, copy: MarineState) -> list[dict[str, int]]:
    """MAR-5.2: what each class would gain if the game ended now, by its parts, given what Extinction would leave."""
    doomed = doomed_cubes(s, copy)
    gains = [{"traits": 0, "survival": 0, "tiles": 0, "pawns": 0, "total": 0} for _ in range(4)]
    for taxon in s.order:
        if s.classes[taxon].has(CANNIBALISM):  # MAR-5.3
            gains[taxon]["traits"] = s._tables.cannibalism_points * doomed[taxon]
    holder = survival_holder(copy)
    if holder != NONE:
        gains[holder]["survival"] = s._tables.bonus_for(vents_occupied(copy, holder))
    for cell in CELLS:
        if copy.tiles[cell] != NONE:
            points = tile_points(copy, cell, False)
            for taxon in s.order:
                gains[taxon]["tiles"] += points[taxon] + solitary_points(copy, taxon, cell)
    for nutrient in range(len(NUTRIENTS)):
        if s.control[nutrient] != NONE:
            gains[s.control[nutrient]]["pawns"] += s.markers[nutrient]
    for taxon in s.order:
        parts = gains[taxon]
        parts["total"] = sum(parts.values())
    return gains
