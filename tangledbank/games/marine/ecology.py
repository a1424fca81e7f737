"""What the earth means to the classes, asked by rules, views, bots and the final scoring alike.

Thriving and endangered, dominance, the Survival card, the limits of Speciation, and what a tile pays. Nothing of it is
remembered: it is worked out whenever it is asked for (MAR-3.13).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.marine.earth import CELLS, CORNERS_OF, NEIGHBOURS
from tangledbank.games.marine.kinds import (
    CARNIVORY,
    ECOLOGICAL_NICHE,
    FILTER_FEEDERS,
    NUTRIENTS,
    PLANKTON,
    SOLITARY,
    SPECIATION,
    TERRAIN_OF,
    VENT,
)
from tangledbank.kernel.phrase import NONE

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState

# ---------------------------------------------------------------------- elements


def touching(s: MarineState, cell: i64) -> int:
    """MAR-0.4, 1.8: the element types whose tokens touch a tile, a bit for each."""
    tokens = s.tokens
    mask: i64 = 0
    for vertex in CORNERS_OF[cell]:
        token: i64 = tokens[vertex]
        if token != NONE:
            mask |= 1 << token
    return mask


def tokens_at(s: MarineState, cell: i64) -> list[int]:
    """The corners of a tile on which a token lies."""
    return [vertex for vertex in CORNERS_OF[cell] if s.tokens[vertex] != NONE]


def elements_of(s: MarineState, taxon: i64, nutrient: i64) -> int:
    """How many of an element a class has: printed, tokens, and what a trait adds (MAR-4.61)."""
    one = s.classes[taxon]
    count: i64 = s._printed[taxon][nutrient]
    for token in one.diet:
        if token == nutrient:
            count += 1
    if nutrient == PLANKTON and one.traits & FILTER_FEEDERS:
        count += 1
    return count


def diet_of(s: MarineState, taxon: i64) -> int:
    """The element types that a class has, a bit for each."""
    mask: i64 = 0
    one = s.classes[taxon]
    printed = s._printed[taxon]
    for nutrient in range(len(printed)):
        if printed[nutrient]:
            mask |= 1 << nutrient
    for token in one.diet:
        bit: i64 = token
        if bit != NONE:
            mask |= 1 << bit
    if one.traits & FILTER_FEEDERS:
        mask |= 1 << PLANKTON
    return mask


def elements_in_all(s: MarineState, taxon: i64) -> int:
    """MAR-4.26, 4.46: how many elements a class has, printed and tokens."""
    count: i64 = 0
    for nutrient in range(len(NUTRIENTS)):
        count += elements_of(s, taxon, nutrient)
    return count


# ---------------------------------------------------------------------- cubes


def cubes_on(s: MarineState, cell: i64) -> int:
    """All cubes on a tile."""
    at = cell * 4
    cubes = s.cubes
    return cubes[at] + cubes[at + 1] + cubes[at + 2] + cubes[at + 3]


def opposing_on(s: MarineState, taxon: i64, cell: i64) -> int:
    """The cubes of all other classes on a tile."""
    return cubes_on(s, cell) - s.cubes[cell * 4 + taxon]


def occupied_by(s: MarineState, taxon: i64) -> list[int]:
    """The tiles on which a class has at least one cube."""
    cubes = s.cubes
    return [cell for cell in CELLS if cubes[cell * 4 + taxon] > 0]


def thrives(s: MarineState, taxon: i64, cell: i64) -> bool:
    """MAR-4.17: a token that touches the tile is of a type that the class has; carnivores also live on others."""
    if touching(s, cell) & diet_of(s, taxon):
        return True
    return s.classes[taxon].has(CARNIVORY) and opposing_on(s, taxon, cell) >= s._tables.carnivory_prey  # MAR-4.71


def endangered(s: MarineState) -> list[tuple[int, int]]:
    """MAR-3.19, 4.17: the tiles and classes whose cubes there do not thrive."""
    diets = [diet_of(s, taxon) for taxon in range(4)]
    found: list[tuple[int, int]] = []
    for cell in CELLS:
        if s.tiles[cell] == NONE or cubes_on(s, cell) == 0:
            continue
        food = touching(s, cell)
        for taxon in s.order:
            if s.cubes[cell * 4 + taxon] > 0 and not food & diets[taxon] and not thrives(s, taxon, cell):
                found.append((cell, taxon))
    return found


def dominance_value(s: MarineState, taxon: i64, nutrient: i64) -> int:
    """MAR-4.16: elements of the type times occupied tiles that such a token touches."""
    elements: i64 = elements_of(s, taxon, nutrient)
    if elements == 0:
        return 0
    bit = 1 << nutrient
    tiles: i64 = 0
    for cell in CELLS:
        if s.cubes[cell * 4 + taxon] > 0 and touching(s, cell) & bit:
            tiles += 1
    return elements * tiles


def is_vent(s: MarineState, cell: i64) -> bool:
    """Whether a vent lies on a cell."""
    return s.tiles[cell] >= VENT


def vent_cubes(s: MarineState, taxon: i64) -> int:
    """MAR-3.21: the cubes of a class on vents of both kinds."""
    count: i64 = 0
    for cell in CELLS:
        if s.tiles[cell] >= VENT:
            count += s.cubes[cell * 4 + taxon]
    return count


def survival_holder(s: MarineState) -> int:
    """MAR-1.12, 3.21, 8.17: the class with strictly more cubes on vents than every other one; NONE if there is none."""
    holder: i64 = NONE
    most: i64 = 0
    for taxon in s.order:
        count: i64 = vent_cubes(s, taxon)
        if count > most:
            most = count
            holder = taxon
        elif count == most:
            holder = NONE
    return holder if most > 0 else NONE


# ---------------------------------------------------------------------- limits and points


def row_adds(s: MarineState, section: i64) -> int:
    """MAR-4.56: what the cards in the row add to a section of the display."""
    total: i64 = 0
    for card in s.row:
        text = s._tables.cards[card].row
        if text is not None and text.section == section and text.nutrient == NONE:
            total += text.adds
    return total


def speciation_limit(s: MarineState, taxon: i64, nutrient: i64, cell: i64) -> int:
    """MAR-4.6: how many cubes a tile around a token takes: its terrain, then the row, then Ecological Niche."""
    terrain = TERRAIN_OF[s.tiles[cell]]
    limit: i64 = s._tables.limits[terrain]
    for card in s.row:
        text = s._tables.cards[card].row
        if text is not None and text.section == SPECIATION and terrain in text.terrains:
            limit = text.sets
    controller: i64 = s.control[nutrient]  # MAR-4.78
    if controller != NONE and s.classes[controller].has(ECOLOGICAL_NICHE):
        limit += s._tables.niche_cubes if controller == taxon else -s._tables.niche_cubes
    return limit if limit > 0 else 0


def ranking(s: MarineState, cell: i64) -> list[int]:
    """MAR-4.13, 8.8: the classes with cubes on a tile, by their number, then by the food chain."""
    ranked: list[int] = []
    for taxon in s.order:
        count = s.cubes[cell * 4 + taxon]
        if count == 0:
            continue
        place = len(ranked)
        while place > 0 and s.cubes[cell * 4 + ranked[place - 1]] < count:
            place -= 1
        ranked.insert(place, taxon)
    return ranked


def tile_points(s: MarineState, cell: i64, evolution_step: bool) -> list[int]:
    """MAR-4.13: what each class gains for its place when a tile is scored; in an Evolution action also by the row."""
    gains = [0, 0, 0, 0]
    points = s._tables.points[TERRAIN_OF[s.tiles[cell]]]
    more: i64 = 0
    if evolution_step:  # MAR-8.20
        food = touching(s, cell)
        for card in s.row:
            text = s._tables.cards[card].row
            if text is not None and text.nutrient != NONE and food & 1 << text.nutrient:
                more += text.adds
    for place, taxon in enumerate(ranking(s, cell)):
        if place < len(points):
            gains[taxon] = points[place] + more
    return gains


def solitary_points(s: MarineState, taxon: i64, cell: i64) -> int:
    """MAR-4.68: what a class with a single cube on a scored tile gains on top."""
    alone = s.classes[taxon].has(SOLITARY) and s.cubes[cell * 4 + taxon] == 1
    return s._tables.solitary_points if alone else 0


def adjacent_tiles(s: MarineState, cell: i64) -> list[int]:
    """The placed tiles beside a cell."""
    return [other for other in NEIGHBOURS[cell] if s.tiles[other] != NONE]


def alike_beside(s: MarineState, cell: i64, tile: i64) -> int:
    """MAR-4.7, 4.8: how many tiles beside a cell have the type of a tile."""
    terrain = TERRAIN_OF[tile]
    count: i64 = 0
    for other in NEIGHBOURS[cell]:
        if s.tiles[other] != NONE and TERRAIN_OF[s.tiles[other]] == terrain:
            count += 1
    return count
