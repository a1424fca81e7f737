"""Facts for those who look on: what things are, and what would come of a move (K10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from tangledbank.games.marine.actions import action_of
from tangledbank.games.marine.card_moves import (
    ExchangeMove,
    PlayMove,
    RepeatMove,
    ScatterMove,
    TradeMove,
)
from tangledbank.games.marine.card_steps import counted
from tangledbank.games.marine.card_tokens import MoveToken
from tangledbank.games.marine.changes import is_usable
from tangledbank.games.marine.competition import competition_limit
from tangledbank.games.marine.deformation import deform_bonus, vent_at
from tangledbank.games.marine.earth import CALLED, CELLS, CELLS_AT, CORNER_NAMES, CORNERS, SHEET
from tangledbank.games.marine.ecology import (
    alike_beside,
    dominance_value,
    solitary_points,
    speciation_limit,
    thrives,
    tile_points,
)
from tangledbank.games.marine.effects import GAIN
from tangledbank.games.marine.evolution import plays_after
from tangledbank.games.marine.kinds import (
    COMPETITION,
    DIET,
    DIETS,
    EVOCARDS,
    HYDROTHERMAL,
    MIGRATION,
    NUTRIENTS,
    SECTION_OF,
    TAXA,
    TERRAIN_OF,
    TERRAINS,
    THERMALS,
    TRAITS,
)
from tangledbank.games.marine.migration import migration_limit
from tangledbank.games.marine.moves import (
    DeformMove,
    DominateMove,
    EliminateMove,
    LayMove,
    MigrateMove,
    PlaceMove,
    PopulateMove,
    PutMove,
    RemoveMove,
    RetrieveMove,
    ScoreMove,
    SpeciateMove,
    SwapMove,
    WanderMove,
)
from tangledbank.games.marine.wanderlust import top_of, wander_bonus
from tangledbank.games.marine.words import POPULATE
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.secrets import Eyes

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState

EITHER_ORDER: Final = (PlaceMove, EliminateMove, SwapMove, PutMove, TradeMove, WanderMove, ExchangeMove)


def things(s: MarineState, eyes: Eyes) -> dict[str, dict[str, Any]]:
    """What is known of cells, corners, stacks, classes, tokens on boards and traits in hand."""
    told: dict[str, dict[str, Any]] = {}
    for cell in CELLS:
        fact: dict[str, Any] = {"name": CALLED[cell]}
        told[f"hex:{SHEET.names[cell]}"] = fact
        if s.tiles[cell] != NONE:
            fact["terrain"] = f"terrain:{TERRAINS[TERRAIN_OF[s.tiles[cell]]]}"
    for vertex, name in enumerate(CORNERS.names):
        if not is_usable(s, vertex):
            continue
        told[f"vertex:{name}"] = fact = {"name": CORNER_NAMES[vertex]}
        if s.tokens[vertex] != NONE:
            fact["nutrient"] = f"nutrient:{NUTRIENTS[s.tokens[vertex]]}"
    for heap in range(len(s.heaps)):
        told[f"heap:{heap}"] = fact = {"number": heap + 1, "left": len(s.heaps[heap])}
        if s.heaps[heap]:
            fact["terrain"] = f"terrain:{TERRAINS[top_of(s, heap)]}"
    for taxon in s.order:
        one = s.classes[taxon]
        for place in range(DIET):
            if one.diet[place] != NONE:
                element = f"diet:{DIETS[taxon * DIET + place]}"
                told[element] = {"is": f"nutrient:{NUTRIENTS[one.diet[place]]}", "place": place}
        for card in one.hand:
            face = eyes.face(card)
            if face is not None:
                told[f"card:{card}"] = {"is": f"trait:{TRAITS[face]}"}
    for position, card in enumerate(s.row, 1):
        told[f"evocard:{EVOCARDS[card]}"] = {"position": position}
    return told


def paths(s: MarineState, move: Move) -> list[list[str]]:
    """Two things may be touched in either order; a tile that goes without saying need not be touched at all."""
    path = move.path
    if isinstance(move, EITHER_ORDER) and len(path) == 2:
        return [path, path[::-1]]
    if isinstance(move, ScatterMove):
        return [path, [path[1], path[2]]]
    if isinstance(move, PopulateMove) and s.question is not None and s.question.what.phrase is POPULATE:
        return [path, path[1:]]
    return [path]


def asked_class(s: MarineState) -> int:
    """The class that is asked: every question names it first."""
    ask = s.question
    value = ask.what.values[0] if ask is not None and ask.what.values else s.active
    return value if isinstance(value, int) else int(s.active)


def facts(s: MarineState, move: Move) -> dict[str, Any]:
    """What would come of a move, by the functions that carry it out."""
    taxon = asked_class(s)
    if isinstance(move, PlaceMove):
        return placing(s, taxon, move.berth)
    if isinstance(move, ScoreMove):
        return {"gains": gains_of(s, move.hex), "plays": plays_after(s, taxon, move.hex)}
    if isinstance(move, WanderMove):
        tile = top_of(s, move.heap)
        return {"bonus": wander_bonus(s, move.hex, tile), "alike": alike_beside(s, move.hex, tile)}
    if isinstance(move, DeformMove):
        return deforming(s, move.hex)
    if isinstance(move, DominateMove):
        value = dominance_value(s, taxon, move.nutrient)
        return {"value": value, "marker": s.markers[move.nutrient]}
    if isinstance(move, SpeciateMove):
        return {"room": room_at(s, taxon, move.vertex), "limits": limits_at(s, taxon, move.vertex)}
    if isinstance(move, (LayMove, RemoveMove, SwapMove, PutMove, TradeMove)):
        return changed_by(s, taxon, move)
    if isinstance(move, RetrieveMove):
        return {"ends_round": ends_round(s, taxon)}
    if isinstance(move, PopulateMove):
        return {"pool": int(s.classes[taxon].pool - move.count)}
    if isinstance(move, MigrateMove):
        return {"rest": int(s.cubes[move.from_ * 4 + taxon] - move.count), "thrives": thrives(s, taxon, move.to)}
    if isinstance(move, EliminateMove):
        return {"rest": s.cubes[move.hex * 4 + move.taxon] - 1}
    if isinstance(move, PlayMove):
        return {"x": s.row.index(move.evocard) + 1, **gain_of_card(s, taxon, move.evocard)}
    if isinstance(move, RepeatMove):
        return {"x": 0, **gain_of_card(s, taxon, move.evocard)}
    return {}


def placing(s: MarineState, taxon: i64, berth: i64) -> dict[str, Any]:
    """MAR-3.8, 3.11a: whether anything could be done there, how much, and who is bumped."""
    choices = len(action_of(taxon, berth)._choices(s))
    told: dict[str, Any] = {"works": choices > 0, "choices": choices}
    section = SECTION_OF[berth]
    if section == MIGRATION:
        told["limit"] = min(migration_limit(s, taxon, berth), sum(s.cubes[taxon::4]))
    if section == COMPETITION:
        told["limit"] = competition_limit(s, berth)
    if s.berths[berth] != NONE:
        told["bumps"] = f"taxon:{TAXA[s.berths[berth]]}"
    return told


def gains_of(s: MarineState, cell: i64) -> dict[str, int]:
    """MAR-4.11: what each class would gain by an Evolution action there."""
    points = tile_points(s, cell, True)
    gains = {TAXA[taxon]: points[taxon] + solitary_points(s, taxon, cell) for taxon in s.order}
    return {taxon: count for taxon, count in gains.items() if count}


def deforming(s: MarineState, cell: i64) -> dict[str, Any]:
    """MAR-4.8: the bonus, and which vent it becomes."""
    vent = vent_at(cell)
    told: dict[str, Any] = {"bonus": deform_bonus(s, cell)}
    if vent != NONE:
        told["thermal"] = f"thermal:{THERMALS[vent - HYDROTHERMAL]}"
    return told


def room_at(s: MarineState, taxon: i64, vertex: i64) -> int:
    """MAR-4.6: how many cubes in all could be placed around a token."""
    room = 0
    for cell in CELLS_AT[vertex]:
        if s.tiles[cell] != NONE:
            room += speciation_limit(s, taxon, s.tokens[vertex], cell)
    return min(room, int(s.classes[taxon].pool))



def limits_at(s: MarineState, taxon: i64, vertex: i64) -> dict[str, int]:
    """MAR-4.6: how many cubes each tile around a token takes."""
    cells = [cell for cell in CELLS_AT[vertex] if s.tiles[cell] != NONE]
    return {SHEET.names[cell]: speciation_limit(s, taxon, s.tokens[vertex], cell) for cell in cells}


def ends_round(s: MarineState, taxon: i64) -> bool:
    """MAR-3.15: whether a Retrieval of the class would end the round."""
    return all(s.classes[other].right or other == taxon for other in s.order)


def gain_of_card(s: MarineState, taxon: i64, card: i64) -> dict[str, int]:
    """What a card pays at once, if paying is all it does."""
    steps = s._tables.cards[card].main
    if len(steps) != 1 or steps[0].verb != GAIN:
        return {}
    count = counted(s, taxon, steps[0].per, steps[0].nutrient, NONE)
    return {"gain": s._tables.bonus_for(count) if steps[0].bonus else count}


def changed_by(s: MarineState, taxon: i64, move: Move) -> dict[str, Any]:
    """MAR-4.17: how many cubes of each class would begin or cease to thrive if a token came, went or changed."""
    after = s.copy()
    top = s.stack[-1]
    if isinstance(move, LayMove):
        after.tokens[move.vertex] = token_in_hand(s)
        changed = CELLS_AT[move.vertex]
        if isinstance(top, MoveToken):  # and it leaves its old corner
            after.tokens[top.vertex] = NONE
            changed = sorted({*changed, *CELLS_AT[top.vertex]})
    elif isinstance(move, RemoveMove):
        after.tokens[move.vertex] = NONE
        changed = CELLS_AT[move.vertex]
    elif isinstance(move, (SwapMove, PutMove)):
        after.tokens[move.vertex] = int(move.nutrient)
        changed = CELLS_AT[move.vertex]
    elif isinstance(move, TradeMove):
        diet = after.classes[taxon].diet
        after.tokens[move.vertex], diet[move.place % DIET] = diet[move.place % DIET], s.tokens[move.vertex]
        changed = CELLS
    helps: dict[str, int] = {}
    harms: dict[str, int] = {}
    for cell in changed:
        for one in s.order:
            count = s.cubes[cell * 4 + one]
            if count and thrives(s, one, cell) != thrives(after, one, cell):
                told = helps if thrives(after, one, cell) else harms
                told[TAXA[one]] = told.get(TAXA[one], 0) + count
    return {"helps": helps, "harms": harms}


def token_in_hand(s: MarineState) -> int:
    """The element that is to be laid: the open question names it."""
    ask = s.question
    value = ask.what.values[1] if ask is not None and len(ask.what.values) > 1 else NONE
    return value if isinstance(value, int) else NONE
