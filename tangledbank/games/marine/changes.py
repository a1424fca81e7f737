"""How pieces move and points are gained; whatever traits make of it happens here (MAR-4.15, 4.65, 4.66, 4.70, 4.77)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.marine.earth import CELLS_AT
from tangledbank.games.marine.ecology import solitary_points, tile_points
from tangledbank.games.marine.kinds import (
    BOARD_PLACES,
    CANNIBALISM,
    DIET,
    EXAPTATION,
    FROM_SCORING,
    FROM_TRAIT,
    NASCENT_INTELLIGENCE,
    PLASTICITY,
    SWITCHING,
    TERRAIN_OF,
)
from tangledbank.games.marine.words import (
    ARE_ELIMINATED,
    GAINS,
    GAINS_PAWN,
    GO_HOME,
    LOSES_TOKEN,
    MOVES_CUBES,
    POPULATES,
    SCORES,
)
from tangledbank.kernel.phrase import NONE

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState


def gain(s: MarineState, taxon: i64, points: i64, source: i64) -> None:
    """A class gains points."""
    if points == 0:
        return
    one = s.classes[taxon]
    one.points += points
    one.earned[source] += points
    s.tell(GAINS, taxon, points, source)
    think(s, taxon)


def think(s: MarineState, taxon: i64) -> None:
    """MAR-4.65: enough points, and Nascent Intelligence brings a pawn, once."""
    one = s.classes[taxon]
    if one.traits & NASCENT_INTELLIGENCE and not one.clever and one.points >= s._tables.intelligence_points:
        one.clever = True
        one.basics += 1
        s.tell(GAINS_PAWN, taxon)


def spend(s: MarineState, taxon: i64, count: i64) -> None:
    """Take cubes from the gene pool; a small one costs the Exaptation (MAR-4.77, 8.28)."""
    one = s.classes[taxon]
    one.pool -= count
    if one.traits & EXAPTATION and one.pool <= s._tables.exaptation_pool:
        one.due = True


def begin_effect(s: MarineState) -> None:
    """MAR-4.70: what counts as one effect for Switching begins anew."""
    s.arrivals = []


def populate(s: MarineState, taxon: i64, cell: i64, count: i64) -> None:
    """Cubes of the gene pool come to a tile; Switching classes that live there gain a point (MAR-4.70, 4.80)."""
    if count == 0:
        return
    spend(s, taxon, count)
    s.cubes[cell * 4 + taxon] += count
    s.tell(POPULATES, taxon, cell, count)
    for other in s.order:
        if other != taxon and s.classes[other].traits & SWITCHING and s.cubes[cell * 4 + other] > 0:
            place = cell * 4 + other
            if place not in s.arrivals:
                s.arrivals.append(place)
                gain(s, other, s._tables.switching_points, FROM_TRAIT)


def eliminate(s: MarineState, taxon: i64, cell: i64, count: i64) -> None:
    """MAR-4.15: cubes leave the game; cannibals gain from their own (MAR-4.66)."""
    if count == 0:
        return
    one = s.classes[taxon]
    s.cubes[cell * 4 + taxon] -= count
    one.eliminated += count
    s.tell(ARE_ELIMINATED, taxon, cell, count)
    if one.traits & CANNIBALISM:
        gain(s, taxon, count * s._tables.cannibalism_points, FROM_TRAIT)


def send_home(s: MarineState, taxon: i64, cell: i64, count: i64) -> None:
    """MAR-4.15: cubes return to the gene pool, which is no elimination."""
    if count > 0:
        s.cubes[cell * 4 + taxon] -= count
        s.classes[taxon].pool += count
        s.tell(GO_HOME, taxon, cell, count)


def move_cubes(s: MarineState, taxon: i64, start: i64, goal: i64, count: i64) -> None:
    """Cubes go from one tile to another."""
    s.cubes[start * 4 + taxon] -= count
    s.cubes[goal * 4 + taxon] += count
    s.tell(MOVES_CUBES, taxon, start, goal, count)


def score(s: MarineState, cell: i64, evolution_step: bool, source: i64 = FROM_SCORING) -> None:
    """MAR-4.13: a tile is scored."""
    s.tell(SCORES, cell, TERRAIN_OF[s.tiles[cell]])
    points = tile_points(s, cell, evolution_step)
    for taxon in s.order:
        gain(s, taxon, points[taxon], source)
    for taxon in s.order:
        gain(s, taxon, solitary_points(s, taxon, cell), FROM_TRAIT)


# ---------------------------------------------------------------------- tokens


def is_usable(s: MarineState, vertex: i64) -> bool:
    """MAR-1.8: a corner of at least one placed tile."""
    for cell in CELLS_AT[vertex]:
        if s.tiles[cell] != NONE:
            return True
    return False


def to_bag(s: MarineState, vertex: i64) -> None:
    """MAR-8.32: a token on earth returns to the bag."""
    s.bag[s.tokens[vertex]] += 1
    s.tokens[vertex] = NONE


def board_places(s: MarineState, taxon: i64) -> list[int]:
    """MAR-1.2, 4.4, 4.76, 6.3: the places for tokens on a board, those of Phenotypic Plasticity last."""
    printed = 0
    for count in s._printed[taxon]:
        printed += count
    places = list(range(BOARD_PLACES - printed))
    if s.classes[taxon].traits & PLASTICITY:
        places += range(BOARD_PLACES, DIET)
    return places


def vacant_place(s: MarineState, taxon: i64) -> int:
    """MAR-8.16: the place that a new token fills; NONE if the board is full."""
    diet = s.classes[taxon].diet
    for place in board_places(s, taxon):
        if diet[place] == NONE:
            return place
    return NONE


def own_tokens(s: MarineState, taxon: i64) -> list[int]:
    """MAR-8.16: the places of the tokens that a class can lose; equal ones count apart only where places matter."""
    diet = s.classes[taxon].diet
    places: list[int] = []
    seen: list[int] = []
    for place in range(DIET):
        if diet[place] != NONE:
            sort = diet[place] * 2 + (1 if place >= BOARD_PLACES else 0)
            if sort not in seen:
                seen.append(sort)
                places.append(place)
    return places


def lose_token(s: MarineState, taxon: i64, place: i64) -> None:
    """A token of a board returns to the bag."""
    diet = s.classes[taxon].diet
    nutrient = diet[place]
    s.bag[nutrient] += 1
    diet[place] = NONE
    s.tell(LOSES_TOKEN, taxon, nutrient, taxon * DIET + place)
