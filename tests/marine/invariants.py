"""What must be conserved, whatever happens (MAR-3.32)."""

from __future__ import annotations

from itertools import chain
from typing import Any

from tangledbank.games.marine.decks import BOTTOM_PLACES, CARDS, TILES
from tangledbank.games.marine.earth import CELLS
from tangledbank.games.marine.kinds import DISPLAY, NUTRIENTS, VENT
from tangledbank.kernel.phrase import NONE


def invariants(state: Any) -> None:
    """Every piece of the box is in exactly one place."""
    check_tokens(state)
    if not state.round:  # the table is still being laid
        return
    check_cubes(state)
    check_tiles(state)
    check_cards(state)
    check_pawns(state)


def check_tokens(state: Any) -> None:
    """MAR-1.1: 19 tokens of each element, 2 of each terrain."""
    tokens = list(state.bag)
    for place in chain(state.tokens, *state.sections, *[one.diet for one in state.classes]):
        if place != NONE:
            tokens[place] += 1
    assert tokens == [19] * 6 and min(state.bag) >= 0
    terrains = list(state.red_bag)
    for terrain in state.competition + state.evolution:
        terrains[terrain] += 1
    assert terrains == [2] * 8 and min(state.red_bag) >= 0
    assert state.evolution == sorted(state.evolution)


def check_cubes(state: Any) -> None:
    """35 cubes of each class, one of them in the food chain."""
    for taxon in state.order:
        one = state.classes[taxon]
        on_earth = sum(state.cubes[taxon::4])
        assert one.pool + on_earth + one.eliminated + state.squares.count(taxon) + 1 == 35
        assert one.pool >= 0 and one.eliminated >= 0
        assert one.points == sum(one.earned)
    assert min(state.cubes) >= 0 and len(state.squares) <= 2
    for cell, tile in enumerate(state.tiles):
        assert tile != NONE or not any(state.cubes[cell * 4 : cell * 4 + 4])
        assert tile == NONE or cell in CELLS


def check_tiles(state: Any) -> None:
    """36 large tiles, 12 vents, every token on a usable corner."""
    laid = [tile for tile in state.tiles if tile != NONE]
    assert len(laid) + sum(map(len, state.heaps)) == 36
    assert sum(tile >= VENT for tile in laid) + state.vents_left == 12
    for heap in state.heaps:
        assert all(state.secrets.pools[number] == TILES for number in heap)
        assert not heap or state.secrets.known(heap[0], None)


def check_cards(state: Any) -> None:
    """35 evolution cards, 18 or 17 traits, each in one place; a row of at most 5."""
    faces, pools = state.secrets.faces, state.secrets.pools
    hidden = [number for number in state.deck if pools[number] == CARDS] + state.bottom + state.removed
    cards = [faces[number] for number in hidden] + state.row + state.discard + state.spent
    places = [number for number in state.deck if pools[number] == BOTTOM_PLACES]
    cards += [1] * sum(faces[number] for number in places)
    assert sorted(cards) == list(range(35)) and len(state.row) <= 5
    assert len(places) - sum(faces[number] for number in places) == len(state.bottom)
    traits = [faces[number] for number in chain(state.trait_box, *[one.held for one in state.classes])]
    assert sorted(traits) == [trait for trait in range(18) if trait != 16 or not state.game.options["super_traits"]]


def check_pawns(state: Any) -> None:
    """Basic pawns are available or on the display; a special pawn is where it says it is (MAR-2.7, 4.65)."""
    each = [7, 5, 4][len(state.order) - 2]
    for taxon in state.order:
        one = state.classes[taxon]
        assert one.basics + state.berths.count(taxon) == each + one.clever
        if not one.traits & 2:
            assert state.berths[DISPLAY + taxon] == NONE
    for nutrient in range(len(NUTRIENTS)):
        berth = state.special_at[nutrient]
        assert state.berths.count(4 + nutrient) == (berth != NONE)
        if berth != NONE:
            assert state.berths[berth] == 4 + nutrient and state.control[nutrient] != NONE
        assert state.markers[nutrient] >= 1
