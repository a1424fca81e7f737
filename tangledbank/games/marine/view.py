"""What a seat or a spectator sees of the table (MAR-7): all but traits in hand, the deck and the face-down tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tangledbank.games.marine.action import Action
from tangledbank.games.marine.cards import CardEffects
from tangledbank.games.marine.changes import board_places
from tangledbank.games.marine.decks import asteroid_within
from tangledbank.games.marine.earth import CALLED, CELLS, CORNERS, HALVES, IS_EDGE, SHEET, VERTICES
from tangledbank.games.marine.ecology import (
    dominance_value,
    elements_of,
    solitary_points,
    survival_holder,
    thrives,
    tile_points,
    tokens_at,
    vent_cubes,
)
from tangledbank.games.marine.kinds import (
    AUTOTROPHS,
    BENTHIC,
    BENTHIC_FAUNA,
    BERTHS,
    BOARD_PLACES,
    COMPETITION,
    DIETS,
    DISPLAY,
    EVOCARDS,
    EVOLUTION,
    NUMBER_OF,
    NUTRIENTS,
    PAWNS,
    SECTION_OF,
    SECTIONS,
    SPECIATION,
    TAXA,
    TERRAIN_OF,
    TERRAINS,
    THERMALS,
    TRAITS,
    VENT,
)
from tangledbank.games.marine.outlook import doomed_cubes, ended_now, final_gains
from tangledbank.games.marine.placement import is_open, owner_of
from tangledbank.games.marine.scoring import breakdown, earned
from tangledbank.games.marine.wanderlust import top_of
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.secrets import Eyes

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState


def board(s: MarineState, eyes: Eyes) -> dict[str, Any]:
    """The table as these eyes see it."""
    types = range(len(NUTRIENTS))
    dominance = {taxon: [dominance_value(s, taxon, nutrient) for nutrient in types] for taxon in s.order}
    return {
        "round": s.round,
        "idle_rounds": s.idle_rounds,
        "idle_limit": s._tables.standstill,
        "asteroid_played": s.asteroid_played,
        "active": TAXA[s.active] if s.round else None,
        "doing": doing(s),
        "history": history(s),
        "order": [TAXA[taxon] for taxon in reversed(s.order)],
        "tiles": [tile_seen(s, cell) for cell in CELLS if s.tiles[cell] != NONE],
        "vertices": [
            {"vertex": CORNERS.names[vertex], "nutrient": named(NUTRIENTS, s.tokens[vertex])}
            for vertex in range(VERTICES)
            if s.tokens[vertex] != NONE
        ],
        "display": display_seen(s),
        "classes": classes_seen(s, eyes, dominance),
        "pawns": [pawn_seen(s, nutrient, dominance) for nutrient in range(len(NUTRIENTS))],
        "heaps": [
            {"heap": heap, "terrain": named(TERRAINS, top_of(s, heap)), "left": len(s.heaps[heap])}
            for heap in range(len(s.heaps))
        ],
        "vents_left": s.vents_left,
        "bag": dict(zip(NUTRIENTS, s.bag, strict=True)),
        "red_bag": dict(zip(TERRAINS, s.red_bag, strict=True)),
        "row": [card_seen(s, card, position) for position, card in enumerate(s.row, 1)],
        "discard": [EVOCARDS[card] for card in s.discard],
        "spent": [EVOCARDS[card] for card in s.spent],
        "deck": len(s.deck),
        "asteroid_within": asteroid_within(s),
        "box": len(s.trait_box),
        "box_known": sorted(TRAITS[face] for face in map(eyes.face, s.trait_box) if face is not None),
        "breakdown": breakdown(s) if s.over else None,
    }


def history(s: MarineState) -> list[dict[str, int]]:
    """The points of the classes after each round."""
    names = [TAXA[taxon] for taxon in s.order]
    rounds = [s.history[at : at + len(names)] for at in range(0, len(s.history), max(len(names), 1))]
    return [dict(zip(names, points, strict=True)) for points in rounds]


def doing(s: MarineState) -> dict[str, Any] | None:
    """The action or card that is being carried out: the innermost one."""
    for procedure in reversed(s.stack):
        if isinstance(procedure, CardEffects):
            return {"section": None, "evocard": EVOCARDS[procedure.card]}
        if isinstance(procedure, Action):
            section = SECTION_OF[procedure.berth]
            return {"section": "benthic" if section == BENTHIC else SECTIONS[section], "evocard": None}
    return None


def named(names: tuple[str, ...], value: int) -> str | None:
    """The word for a number, or nothing.

    >>> named(("algae", "worms"), 1), named(("algae", "worms"), NONE)
    ('worms', None)
    """
    return None if value == NONE else names[value]


def tile_seen(s: MarineState, cell: int) -> dict[str, Any]:
    """One tile: what lies there, who lives there and how, what it would pay now."""
    tile = s.tiles[cell]
    here = [taxon for taxon in s.order if s.cubes[cell * 4 + taxon] > 0]
    points = tile_points(s, cell, False) if here else []
    return {
        "hex": SHEET.names[cell],
        "name": CALLED[cell],
        "terrain": TERRAINS[TERRAIN_OF[tile]],
        "thermal": THERMALS[tile - VENT] if tile >= VENT else None,
        "half": (HALVES[cell] > 0) - (HALVES[cell] < 0),
        "edge": IS_EDGE[cell],
        "cubes": {TAXA[taxon]: s.cubes[cell * 4 + taxon] for taxon in here},
        "tokens": [NUTRIENTS[s.tokens[vertex]] for vertex in tokens_at(s, cell)],
        "standing": {TAXA[taxon]: "thriving" if thrives(s, taxon, cell) else "endangered" for taxon in here},
        "points": {TAXA[taxon]: points[taxon] + solitary_points(s, taxon, cell) for taxon in here},
    }


def display_seen(s: MarineState) -> list[dict[str, Any]]:
    """The action display, section by section."""
    seen = []
    for number, section in enumerate(SECTIONS):
        part: dict[str, Any] = {
            "section": section,
            "berths": [berth_seen(s, berth) for berth in range(DISPLAY) if SECTION_OF[berth] == number],
        }
        if number < len(s.sections):
            part["nutrients"] = [NUTRIENTS[nutrient] for nutrient in s.sections[number]]
        if section == "regression":
            part["squares"] = [TAXA[taxon] for taxon in s.squares]
        if number == COMPETITION:
            part["terrains"] = [TERRAINS[terrain] for terrain in s.competition]
        if number == EVOLUTION:
            part["terrains"] = [TERRAINS[terrain] for terrain in s.evolution]
        seen.append(part)
    return seen


def berth_seen(s: MarineState, berth: int) -> dict[str, Any]:
    """One cell for a pawn."""
    section, place = SECTION_OF[berth], NUMBER_OF[berth] - 1
    pawn = s.berths[berth]
    special = s._tables.special_only[berth]
    seen: dict[str, Any] = {
        "berth": BERTHS[berth],
        "number": NUMBER_OF[berth],
        "special_only": special,
        "open": is_open(s, berth),
        "limit": s._tables.berth_limits[berth] or None,
        "pawn": None if pawn == NONE else PAWNS[max(0, pawn - 3)],
        "taxon": None if pawn == NONE else TAXA[owner_of(s, pawn)],
    }
    if section == SPECIATION and place < len(s.sections[SPECIATION]):
        seen["nutrient"] = NUTRIENTS[s.sections[SPECIATION][place]]
    if section == COMPETITION and place < len(s.competition) and not special:
        seen["terrain"] = TERRAINS[s.competition[place]]
    if section == EVOLUTION and place < len(s.evolution):
        seen["terrain"] = TERRAINS[s.evolution[place]]
    if section == AUTOTROPHS:
        seen["thermal"] = THERMALS[place]
    if section == BENTHIC:
        seen["owner"] = TAXA[berth - DISPLAY]
    return seen


def classes_seen(s: MarineState, eyes: Eyes, dominance: dict[int, list[int]]) -> list[dict[str, Any]]:
    """The classes in play, from the top of the food chain."""
    end = s if s.over else ended_now(s)
    return [
        {
            **class_seen(s, eyes, taxon, values),
            "lost_next": doomed_cubes(s, end, taxon),
            "final": None if s.over else final_gains(s, end, taxon),
        }
        for taxon, values in dominance.items()
    ]


def class_seen(s: MarineState, eyes: Eyes, taxon: int, values: list[int]) -> dict[str, Any]:
    """One class: everything is public but the traits it chooses from."""
    one = s.classes[taxon]
    mine = eyes.seat is not None and eyes.seat == one.seat
    return {
        "taxon": TAXA[taxon],
        "seat": one.seat,
        "rank": taxon + 1,
        "points": one.points,
        "gene_pool": one.pool,
        "eliminated": one.eliminated,
        "on_earth": sum(s.cubes[taxon::4]),
        "basics": one.basics,
        "basics_all": one.basics + s.berths.count(taxon),
        "pawns": [NUTRIENTS[nutrient] for nutrient in range(len(NUTRIENTS)) if s.control[nutrient] == taxon],
        "right": one.right,
        "diet": diet_seen(s, taxon),
        "nutrients": {name: elements_of(s, taxon, nutrient) for nutrient, name in enumerate(NUTRIENTS)},
        "dominance": dict(zip(NUTRIENTS, values, strict=True)),
        "traits": [TRAITS[face] for face in map(eyes.face, one.held) if face is not None],
        "copied": named(TRAITS, one.copied),
        "due": one.due,
        "benthic": berth_seen(s, DISPLAY + taxon) if one.has(BENTHIC_FAUNA) else None,
        "vent_cubes": vent_cubes(s, taxon),
        "holds_survival": survival_holder(s) == taxon,
        "hand": [{"card": card, "trait": named(TRAITS, face_of(eyes, card))} for card in one.hand] if mine else None,
        "earned": earned(s, taxon),
    }


def face_of(eyes: Eyes, card: int) -> int:
    """The face of a card, or NONE."""
    face = eyes.face(card)
    return NONE if face is None else face


def diet_seen(s: MarineState, taxon: int) -> list[dict[str, Any]]:
    """The element cells of a board: printed symbols, then places for tokens."""
    printed = [nutrient for nutrient in range(len(NUTRIENTS)) for _ in range(s._printed[taxon][nutrient])]
    seen: list[dict[str, Any]] = [{"diet": None, "nutrient": NUTRIENTS[one], "printed": True} for one in printed]
    for place in board_places(s, taxon):
        token = s.classes[taxon].diet[place]
        seen.append(
            {
                "diet": DIETS[taxon * 8 + place],
                "nutrient": named(NUTRIENTS, token),
                "printed": False,
                "trait": place >= BOARD_PLACES,
            }
        )
    return seen


def pawn_seen(s: MarineState, nutrient: int, dominance: dict[int, list[int]]) -> dict[str, Any]:
    """A special pawn: who controls it, where it stands, and who could take it (MAR-4.12)."""
    marker = s.markers[nutrient]
    return {
        "pawn": NUTRIENTS[nutrient],
        "marker": marker,
        "taxon": named(TAXA, s.control[nutrient]),
        "berth": named(BERTHS, s.special_at[nutrient]),
        "can": [TAXA[taxon] for taxon, values in dominance.items() if values[nutrient] > marker],
    }


def card_seen(s: MarineState, card: int, position: int) -> dict[str, Any]:
    """A card of the row."""
    row = s._tables.cards[card]
    return {
        "evocard": EVOCARDS[card],
        "position": position,
        "extinction": row.extinction,
        "survival": row.survival,
        "lower": "row" if row.row is not None else "appear" if row.appear else None,
    }
