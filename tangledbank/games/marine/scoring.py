"""Who has how many points, who wins, and what the end of the game would bring (MAR-5.2 to 5.5, 6.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from tangledbank.games.marine.earth import CELLS, SHEET
from tangledbank.games.marine.ecology import solitary_points, tile_points
from tangledbank.games.marine.kinds import NUTRIENTS, PAWNS, SOURCES, TAXA, TERRAIN_OF, TERRAINS
from tangledbank.kernel.phrase import NONE

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState


def counted_class(s: MarineState, seat: i64) -> int:
    """MAR-6.1: the class that counts for a seat: its only one, or of two the one with fewer points, then the higher."""
    found: i64 = NONE
    for taxon in s.order:
        if s.classes[taxon].seat == seat and (found == NONE or s.classes[taxon].points < s.classes[found].points):
            found = taxon
    return found


def scores(s: MarineState) -> list[int]:
    """The points of the class that counts for each seat; none before the classes are dealt."""
    counted = [counted_class(s, seat) for seat in range(s.players)]
    return [int(s.classes[taxon].points) if taxon != NONE else 0 for taxon in counted]


def measures(s: MarineState) -> dict[str, list[int]]:
    """What everybody can count: points, and the cubes that a player has on the earth."""
    cubes = [0] * s.players
    for taxon in s.order:
        if s.classes[taxon].seat != NONE:
            cubes[s.classes[taxon].seat] += sum(s.cubes[taxon::4])
    return {"points": scores(s), "cubes": cubes}


def tie_breaks(s: MarineState) -> dict[str, list[int]]:
    """MAR-5.4, 6.1: how high in the food chain the class stands that counts."""
    return {"food-chain": [len(TAXA) - counted_class(s, seat) for seat in range(s.players)]}


def winners(s: MarineState) -> list[int]:
    """MAR-5.4, 6.1: most points, then the place in the food chain; so there is always exactly one."""
    best: i64 = NONE
    winner: i64 = NONE
    for seat in range(s.players):
        taxon: i64 = counted_class(s, seat)
        if taxon == NONE:
            return []
        points = s.classes[taxon].points
        if best == NONE or points > s.classes[best].points or (points == s.classes[best].points and taxon < best):
            best = taxon
            winner = seat
    return [int(winner)]


def breakdown(s: MarineState) -> dict[str, Any]:
    """How the points came about: by source for each class, and at the end tile by tile and pawn by pawn."""
    tiles = []
    for cell in CELLS:
        if s.tiles[cell] != NONE:
            points = tile_points(s, cell, False)
            gains = {TAXA[one]: points[one] + solitary_points(s, one, cell) for one in s.order}
            tiles.append(
                {
                    "hex": SHEET.names[cell],
                    "terrain": TERRAINS[TERRAIN_OF[s.tiles[cell]]],
                    "gains": {taxon: count for taxon, count in gains.items() if count},
                }
            )
    pawns = [
        {"pawn": PAWNS[nutrient + 1], "taxon": TAXA[s.control[nutrient]], "points": s.markers[nutrient]}
        for nutrient in range(len(NUTRIENTS))
        if s.control[nutrient] != NONE
    ]
    ranked = sorted(s.order, key=lambda taxon: (-s.classes[taxon].points, taxon))  # MAR-5.4
    classes = [
        {
            "place": place,
            "taxon": TAXA[taxon],
            "seat": s.classes[taxon].seat,
            "points": s.classes[taxon].points,
            "earned": earned(s, taxon),
            "counts": counted_class(s, s.classes[taxon].seat) == taxon,
        }
        for place, taxon in enumerate(ranked, 1)
    ]
    return {"classes": classes, "tiles": tiles, "pawns": pawns}


def earned(s: MarineState, taxon: i64) -> dict[str, int]:
    """The points of a class by their source."""
    return dict(zip(SOURCES, s.classes[taxon].earned, strict=True))
