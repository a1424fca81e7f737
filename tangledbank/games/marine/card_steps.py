"""Steps of cards that ask nothing, and which tiles a step speaks of (MAR-4.21 to 4.56)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.marine import effects
from tangledbank.games.marine.changes import gain, score, to_bag
from tangledbank.games.marine.earth import CELLS, CELLS_AT, VERTICES
from tangledbank.games.marine.ecology import (
    adjacent_tiles,
    cubes_on,
    diet_of,
    is_vent,
    occupied_by,
    opposing_on,
    tokens_at,
    touching,
    vent_cubes,
)
from tangledbank.games.marine.effects import Effect
from tangledbank.games.marine.kinds import FROM_BONUS, FROM_CARD, GEOTHERMAL, HYDROTHERMAL, LAND, TERRAIN_OF
from tangledbank.games.marine.placement import take_all_back
from tangledbank.games.marine.words import IS_SWEPT, RECALLS
from tangledbank.kernel.phrase import NONE

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState


def tile_is(s: MarineState, taxon: i64, which: i64, cell: i64, target: i64) -> bool:
    """Whether a placed tile is one of which a step speaks."""
    if which == effects.OCCUPIED:
        return s.cubes[cell * 4 + taxon] > 0
    if which == effects.WITH_CUBES:
        return cubes_on(s, cell) > 0
    if which == effects.WITH_TOKENS:
        return touching(s, cell) != 0
    if which == effects.STRUCK:  # MAR-4.22, 8.19: something dies there or beside it
        return cubes_on(s, cell) > 1 or any(cubes_on(s, other) > 0 for other in adjacent_tiles(s, cell))
    if which == effects.CROWDED:  # MAR-4.24
        return cubes_on(s, cell) > len(tokens_at(s, cell))
    if which == effects.IN_COMPETITION:  # MAR-4.30
        return TERRAIN_OF[s.tiles[cell]] in s.competition
    if which == effects.BESIDE:
        return target != NONE and cell in adjacent_tiles(s, target)
    if which == effects.ON_HYDROTHERMAL:
        return s.tiles[cell] == HYDROTHERMAL
    if which == effects.ON_GEOTHERMAL:
        return s.tiles[cell] == GEOTHERMAL
    if which == effects.LANDING:  # MAR-4.36
        return s.tiles[cell] == LAND or s.tiles[cell] == GEOTHERMAL
    return True


def tiles_that_are(s: MarineState, taxon: i64, which: i64, target: i64) -> list[int]:
    """The placed tiles of which a step speaks."""
    return [cell for cell in CELLS if s.tiles[cell] != NONE and tile_is(s, taxon, which, cell, target)]


def counted(s: MarineState, taxon: i64, per: i64, nutrient: i64, cell: i64) -> int:
    """How many there are of what a card gains points for."""
    if per == effects.TILE_TOUCHED:  # MAR-4.21, 4.27, 4.32, 4.40, 4.44, 4.55
        return sum([1 for tile in occupied_by(s, taxon) if touching(s, tile) & 1 << nutrient])
    if per == effects.TILE_SHARED:  # MAR-4.23
        return sum([1 for tile in occupied_by(s, taxon) if opposing_on(s, taxon, tile) > 0])
    if per == effects.TILE_ALONE:  # MAR-4.37
        return sum([1 for tile in occupied_by(s, taxon) if opposing_on(s, taxon, tile) == 0])
    if per == effects.TOKEN_EATEN:  # MAR-4.52
        diet = diet_of(s, taxon)
        return sum([1 for token in s.tokens if token != NONE and diet & 1 << token])
    if per == effects.CUBE_ON_VENT:  # MAR-4.54
        return vent_cubes(s, taxon)
    return cubes_on(s, cell) if cell != NONE else 0  # MAR-4.38


def plain_step(s: MarineState, taxon: i64, effect: Effect, cell: i64) -> None:
    """Carry out a step that asks nothing."""
    if effect.verb == effects.GAIN:
        count = counted(s, taxon, effect.per, effect.nutrient, cell)
        if effect.bonus:
            gain(s, taxon, s._tables.bonus_for(count), FROM_BONUS)
        else:
            gain(s, taxon, count, FROM_CARD)
    elif effect.verb == effects.SCORE_EACH:  # Marine Snow, on appearing
        for tile in tiles_that_are(s, taxon, effect.tiles, cell):
            score(s, tile, False, FROM_CARD)
    elif effect.verb == effects.SWEEP_VENTS:  # Tectonic Shift, on appearing
        sweep_vents(s)
    elif effect.verb == effects.RECALL_PAWNS:  # MAR-4.49: not a Retrieval
        s.tell(RECALLS)
        for one in s.order:
            take_all_back(s, one)


def sweep_vents(s: MarineState) -> None:
    """MAR-3.22, 8.13: tokens between three placed tiles that are all vents go to the bag."""
    for vertex in range(VERTICES):
        cells = CELLS_AT[vertex]
        if s.tokens[vertex] != NONE and len(cells) == 3 and all(is_vent(s, cell) for cell in cells):
            nutrient = s.tokens[vertex]
            to_bag(s, vertex)
            s.tell(IS_SWEPT, nutrient, vertex)
