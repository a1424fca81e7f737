"""What a coach says: what each question is about, and what a player should see. Only public things and own cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tangledbank.games.marine.card_moves import PlayMove
from tangledbank.games.marine.changes import own_tokens
from tangledbank.games.marine.ecology import dominance_value, endangered, occupied_by, thrives, touching
from tangledbank.games.marine.facts import asked_class, changed_by, ends_round, facts, gain_of_card, gains_of, room_at
from tangledbank.games.marine.kinds import (
    DOMINANCE,
    EVOCARDS,
    EVOLUTION,
    NUMBER_OF,
    REGRESSION,
    SECTION_OF,
    TAXA,
    TERRAIN_OF,
)
from tangledbank.games.marine.moves import (
    AdaptMove,
    DeformMove,
    EliminateMove,
    LayMove,
    MigrateMove,
    PlaceMove,
    RetrieveMove,
    ScoreMove,
    SpeciateMove,
    WanderMove,
)
from tangledbank.games.marine.state import MarineState
from tangledbank.games.marine.words import WORDS
from tangledbank.kernel.advice import Advice
from tangledbank.kernel.phrase import NONE, Filled

note: Final = WORDS.advice

# On a turn
ENDANGERED: Final = note("MAR-3.19", "endangered <hex:hex> <count:number>", at="hex")
REGRESSES: Final = note("MAR-3.22", "regresses <nutrient:nutrient>", at="berth:regression_1")
CAN_DOMINATE: Final = note("MAR-4.12", "can-dominate <nutrient:nutrient> <berth:berth>", at="berth")
CAN_SCORE: Final = note("MAR-4.11", "can-score <hex:hex> <points:number> <berth:berth>", at="berth")
LAST_PAWN: Final = note("MAR-3.9", "last-pawn", at="choose:retrieve")
ENDS_ROUND: Final = note("MAR-3.16", "ends-round", at="choose:retrieve")
FEW_CUBES: Final = note("MAR-3.28", "few-cubes <count:number>")
ASTEROID: Final = note("MAR-3.17", "asteroid-near", at="evocard:asteroid")
# In an action
FEEDS: Final = note("MAR-4.17", "feeds <nutrient:nutrient> <count:number>", at="nutrient")
BEST_CORNER: Final = note("MAR-4.17", "best-corner <vertex:vertex> <count:number>", at="vertex")
MOST_ROOM: Final = note("MAR-4.6", "most-room <vertex:vertex> <count:number>", at="vertex")
ESCAPE: Final = note("MAR-4.9", "escape <from:hex> <to:hex>", at="from")
KILL_PAYS: Final = note("MAR-4.13", "kill-pays <hex:hex> <taxon:taxon>", at="hex")
BEST_TILE: Final = note("MAR-4.13", "best-tile <hex:hex> <points:number>", at="hex")
CARD_PAYS: Final = note("MAR-4.11", "card-pays <evocard:evocard> <gain:number>", at="evocard")
BONUS: Final = note("MAR-1.5", "bonus <hex:hex> <points:number>", at="hex")
OF_A_CARD: Final = note("MAR-3.27", "of-a-card <evocard:evocard>", at="evocard")

FEW: Final = 5  # cubes in a gene pool
ASTEROID_CARD: Final = EVOCARDS.index("asteroid")

ADVICE: Final = Advice(
    WORDS,
    {
        "turn": "MAR-3.3",
        "choose_trait": "MAR-2.10",
        "copy_trait": "MAR-4.77",
        "claim_pawn": "MAR-4.69",
        "abundance_token": "MAR-4.1",
        "lay_token": "MAR-4.1",
        "autotrophs_token": "MAR-4.2",
        "depletion_token": "MAR-4.3",
        "adapt_token": "MAR-4.4",
        "shelter": "MAR-4.5",
        "speciate_at": "MAR-4.6",
        "populate_tile": "MAR-4.6",
        "wander_to": "MAR-4.7",
        "wander_token": "MAR-4.7",
        "drift_to": "MAR-4.7",
        "deform_tile": "MAR-4.8",
        "vent_side": "MAR-8.11",
        "migrate_cubes": "MAR-4.9",
        "compete": "MAR-4.10",
        "score_tile": "MAR-4.11",
        "play_card": "MAR-4.11",
        "dominate_type": "MAR-4.12",
        "lose_token": "MAR-3.22",
    },
)
OF_CARDS: Final = (
    *["repeat_card", "another_card", "target_tile", "target_terrain", "kill_cube", "hunt_cube", "place_cubes"],
    *["remove_token", "bag_token"],
)


# ---------------------------------------------------------------------- on a turn


def in_danger(s: MarineState, seat: int) -> list[Filled]:
    """MAR-4.17: the tile on which most own cubes do not thrive."""
    taxon = asked_class(s)
    counts = {cell: s.cubes[cell * 4 + taxon] for cell, other in endangered(s) if other == taxon}
    worst = sorted(counts, key=lambda cell: -counts[cell])[:1]
    return [ENDANGERED.filled(cell, counts[cell]) for cell in worst]


def regresses(s: MarineState, seat: int) -> list[Filled]:
    """MAR-3.22: what the class would lose at the end of the round, and could still be sheltered from."""
    taxon = asked_class(s)
    berths = [move.berth for move in s.moves if isinstance(move, PlaceMove) and SECTION_OF[move.berth] == REGRESSION]
    if taxon in s.squares or not any(facts(s, PlaceMove(0, berth))["works"] for berth in berths):
        return []
    diet = s.classes[taxon].diet
    lost = dict.fromkeys(diet[place] for place in own_tokens(s, taxon) if diet[place] in s.sections[REGRESSION])
    return [REGRESSES.filled(nutrient) for nutrient in lost]


def can_dominate(s: MarineState, seat: int) -> list[Filled]:
    """MAR-4.12: a type for which a pawn in Dominance would win the special pawn."""
    taxon = asked_class(s)
    berths = [move.berth for move in s.moves if isinstance(move, PlaceMove) and SECTION_OF[move.berth] == DOMINANCE]
    types = [
        nutrient
        for nutrient, marker in enumerate(s.markers)
        if s.control[nutrient] != taxon and dominance_value(s, taxon, nutrient) > marker
    ]
    return [CAN_DOMINATE.filled(nutrient, berths[0]) for nutrient in types[:1]] if berths else []


def can_score(s: MarineState, seat: int) -> list[Filled]:
    """MAR-4.11: the cell of Evolution from which a tile pays the class most, if it pays nobody more."""
    taxon = asked_class(s)
    found: dict[Filled, int] = {}
    for move in s.moves:
        if isinstance(move, PlaceMove) and SECTION_OF[move.berth] == EVOLUTION:
            place = NUMBER_OF[move.berth] - 1
            terrain = s.evolution[place] if place < len(s.evolution) else -1
            for cell in occupied_by(s, taxon):
                points = leading_points(s, taxon, cell) if TERRAIN_OF[s.tiles[cell]] == terrain else 0
                if points:
                    found[CAN_SCORE.filled(cell, points, move.berth)] = points
    return sorted(found, key=lambda said: -found[said])[:1]


def leading_points(s: MarineState, taxon: i64, cell: i64) -> int:
    """MAR-4.13: what a tile pays a class, if it pays no other class as much; else nothing."""
    gains = gains_of(s, cell)
    mine = gains.pop(TAXA[taxon], 0)
    return mine if mine > max(gains.values(), default=0) else 0


def last_pawn(s: MarineState, seat: int) -> list[Filled]:
    """MAR-3.9: a single pawn is left, and after it comes the Retrieval."""
    taxon = asked_class(s)
    special = [pawn for pawn, owner in enumerate(s.control) if owner == taxon and s.special_at[pawn] == NONE]
    return [LAST_PAWN.filled()] if s.classes[taxon].basics + len(special) == 1 else []


def round_ends(s: MarineState, seat: int) -> list[Filled]:
    """MAR-3.16: a Retrieval would end the round."""
    offered = any(isinstance(move, RetrieveMove) for move in s.moves)
    return [ENDS_ROUND.filled()] if offered and ends_round(s, asked_class(s)) else []


def few_cubes(s: MarineState, seat: int) -> list[Filled]:
    """MAR-3.28: a gene pool that is nearly empty."""
    pool = int(s.classes[asked_class(s)].pool)
    return [FEW_CUBES.filled(pool)] if pool <= FEW else []


def asteroid(s: MarineState, seat: int) -> list[Filled]:
    """MAR-3.17: the card that ends the game lies in the row."""
    return [ASTEROID.filled()] if ASTEROID_CARD in s.row and not s.asteroid_played else []


# ---------------------------------------------------------------------- in an action


def feeds(s: MarineState, seat: int) -> list[Filled]:
    """MAR-4.17: the element with which most own cubes would begin to thrive."""
    taxon = asked_class(s)
    types = dict.fromkeys(move.nutrient for move in s.moves if isinstance(move, AdaptMove))
    hungry = [cell for cell in occupied_by(s, taxon) if not thrives(s, taxon, cell)]
    fed = {
        nutrient: sum(s.cubes[cell * 4 + taxon] for cell in hungry if touching(s, cell) & 1 << nutrient)
        for nutrient in types
    }
    best = sorted(fed, key=lambda nutrient: -fed[nutrient])[:1]
    return [FEEDS.filled(nutrient, fed[nutrient]) for nutrient in best if fed[nutrient]]


def best_corner(s: MarineState, seat: int) -> list[Filled]:
    """MAR-4.17: the corner where a token helps most own cubes."""
    taxon = asked_class(s)
    helps = {
        move.vertex: int(changed_by(s, taxon, move)["helps"].get(TAXA[taxon], 0))
        for move in s.moves
        if isinstance(move, LayMove)
    }
    best = sorted(helps, key=lambda vertex: -helps[vertex])[:1]
    return [BEST_CORNER.filled(vertex, helps[vertex]) for vertex in best if helps[vertex]]


def most_room(s: MarineState, seat: int) -> list[Filled]:
    """MAR-4.6: the token around which most cubes can come."""
    taxon = asked_class(s)
    room = {move.vertex: room_at(s, taxon, move.vertex) for move in s.moves if isinstance(move, SpeciateMove)}
    best = sorted(room, key=lambda vertex: -room[vertex])[:1]
    return [MOST_ROOM.filled(vertex, room[vertex]) for vertex in best]


def escapes(s: MarineState, seat: int) -> list[Filled]:
    """MAR-4.9: from a tile where the class does not thrive to one where it does."""
    taxon = asked_class(s)
    return [
        ESCAPE.filled(move.from_, move.to)
        for move in s.moves
        if isinstance(move, MigrateMove) and not thrives(s, taxon, move.from_) and thrives(s, taxon, move.to)
    ][:1]


def kills(s: MarineState, seat: int) -> list[Filled]:
    """MAR-4.13: a cube without which a tile would pay the class more."""
    taxon = asked_class(s)
    for move in s.moves:
        if isinstance(move, EliminateMove):
            after = s.copy()
            after.cubes[move.hex * 4 + move.taxon] -= 1
            if gains_of(after, move.hex).get(TAXA[taxon], 0) > gains_of(s, move.hex).get(TAXA[taxon], 0):
                return [KILL_PAYS.filled(move.hex, move.taxon)]
    return []


def best_tile(s: MarineState, seat: int) -> list[Filled]:
    """MAR-4.13: the tile that pays the class most."""
    taxon = asked_class(s)
    cells = [move.hex for move in s.moves if isinstance(move, ScoreMove)]
    points = {cell: int(gains_of(s, cell).get(TAXA[taxon], 0)) for cell in cells}
    best = sorted(points, key=lambda cell: -points[cell])[:1]
    return [BEST_TILE.filled(cell, points[cell]) for cell in best if points[cell]]


def paying_card(s: MarineState, seat: int) -> list[Filled]:
    """MAR-4.11: the card that pays most at once."""
    taxon = asked_class(s)
    cards = [move.evocard for move in s.moves if isinstance(move, PlayMove)]
    gains = {card: int(gain_of_card(s, taxon, card).get("gain", 0)) for card in cards}
    best = sorted(gains, key=lambda card: -gains[card])[:1]
    return [CARD_PAYS.filled(card, gains[card]) for card in best if gains[card]]


def bonuses(s: MarineState, seat: int) -> list[Filled]:
    """MAR-1.5, 4.7, 4.8: where a tile or a vent pays most."""
    moves = [move for move in s.moves if isinstance(move, (WanderMove, DeformMove))]
    points = {move.hex: int(facts(s, move)["bonus"]) for move in moves}
    best = sorted(points, key=lambda cell: -points[cell])[:1]
    return [BONUS.filled(cell, points[cell]) for cell in best if points[cell]]


def of_a_card(s: MarineState, seat: int) -> list[Filled]:
    """MAR-3.27: the card behind the question."""
    assert s.question is not None
    return [OF_A_CARD.filled(s.question.what.values[1])]


ADVICE.watch("turn", asteroid, in_danger, regresses, can_dominate, can_score, round_ends, few_cubes, last_pawn)
ADVICE.watch("adapt_token", feeds)
ADVICE.watch("lay_token", best_corner)
ADVICE.watch("speciate_at", most_room)
ADVICE.watch("wander_to", bonuses)
ADVICE.watch("deform_tile", bonuses)
ADVICE.watch("migrate_cubes", escapes)
ADVICE.watch("compete", kills)
ADVICE.watch("score_tile", best_tile)
ADVICE.watch("play_card", paying_card)
for asked in OF_CARDS:
    ADVICE.watch(asked, of_a_card)
