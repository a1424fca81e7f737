"""Every phrase of the game but its moves: questions, events and refusals, the last with the rule that refuses."""

from __future__ import annotations

from typing import Final

from tangledbank.games.marine.earth import CORNERS, SHEET
from tangledbank.games.marine.kinds import (
    BERTHS,
    EVOCARDS,
    NUTRIENTS,
    PAWNS,
    SOURCES,
    TAXA,
    TERRAINS,
    THERMALS,
    TRAITS,
    Diets,
)
from tangledbank.kernel.phrase import Names
from tangledbank.kernel.vocabulary import Vocabulary

NAMES: Final[Names] = {
    "hex": SHEET,
    "vertex": CORNERS,
    "taxon": TAXA,
    "nutrient": NUTRIENTS,
    "terrain": TERRAINS,
    "thermal": THERMALS,
    "pawn": PAWNS,
    "berth": BERTHS,
    "diet": Diets(),
    "evocard": EVOCARDS,
    "trait": TRAITS,
    "winnings": SOURCES,
}

WORDS: Final = Vocabulary(NAMES)
question: Final = WORDS.question
event: Final = WORDS.event
refusal: Final = WORDS.refusal

# What is asked (MAR-3.29); the answers are in moves.py
TURN: Final = question("turn <taxon:taxon>")
CHOOSE_TRAIT: Final = question("choose_trait <taxon:taxon>")
COPY_TRAIT: Final = question("copy_trait <taxon:taxon>")
CLAIM_PAWN: Final = question("claim_pawn <taxon:taxon>")
ABUNDANCE_TOKEN: Final = question("abundance_token <taxon:taxon>")
LAY_TOKEN: Final = question("lay_token <taxon:taxon> <nutrient:nutrient>")
AUTOTROPHS_TOKEN: Final = question("autotrophs_token <taxon:taxon> <thermal:thermal>")
DEPLETION_TOKEN: Final = question("depletion_token <taxon:taxon>")
ADAPT: Final = question("adapt_token <taxon:taxon>")
SHELTER: Final = question("shelter <taxon:taxon>")
SPECIATE: Final = question("speciate_at <taxon:taxon>")
POPULATE: Final = question("populate_tile <taxon:taxon> <hex:hex> <most:number>")
WANDER: Final = question("wander_to <taxon:taxon>")
WANDER_TOKEN: Final = question("wander_token <taxon:taxon> <hex:hex>")
DRIFT: Final = question("drift_to <taxon:taxon> <hex:hex>")
HIDE: Final = question("hide_on <taxon:taxon> <hex:hex>")
DEFORM_TILE: Final = question("deform_tile <taxon:taxon>")
VENT_SIDE: Final = question("vent_side <taxon:taxon> <hex:hex>")
VENT_CUBE: Final = question("vent_cube <taxon:taxon> <hex:hex>")
MIGRATE: Final = question("migrate_cubes <taxon:taxon> <left:number>")
COMPETE: Final = question("compete <taxon:taxon> <left:number>")
SCORE_TILE: Final = question("score_tile <taxon:taxon> <terrain:terrain>")
PLAY_CARD: Final = question("play_card <taxon:taxon> <most:number>")
DOMINATE: Final = question("dominate_type <taxon:taxon>")
REVIVE_CARD: Final = question("revive_card <taxon:taxon>")
REPEAT_CARD: Final = question("repeat_card <taxon:taxon> <evocard:evocard>")
ANOTHER_CARD: Final = question("another_card <taxon:taxon> <evocard:evocard>")
TARGET_TILE: Final = question("target_tile <taxon:taxon> <evocard:evocard>")
TARGET_TERRAIN: Final = question("target_terrain <taxon:taxon> <evocard:evocard>")
SPARE_CUBE: Final = question("spare_cube <taxon:taxon> <hex:hex>")
KILL_CUBE: Final = question("kill_cube <taxon:taxon> <evocard:evocard> <hex:hex> <left:number>")
HUNT_CUBE: Final = question("hunt_cube <taxon:taxon> <evocard:evocard> <left:number>")
SEND_CUBE: Final = question("send_cube <taxon:taxon> <hex:hex> <left:number>")
SCATTER_CUBES: Final = question("scatter_cubes <taxon:taxon> <hex:hex>")
PLACE_CUBES: Final = question("place_cubes <taxon:taxon> <evocard:evocard>")
PLACE_BONUS: Final = question("place_bonus <taxon:taxon>")
SETTLE: Final = question("settle_tile <taxon:taxon> <most:number>")
REMOVE_TOKEN: Final = question("remove_token <taxon:taxon> <evocard:evocard>")
LIFT_TOKEN: Final = question("lift_token <taxon:taxon>")
BAG_TOKEN: Final = question("bag_token <taxon:taxon> <evocard:evocard>")
EXCHANGE_TOKEN: Final = question("exchange_token <taxon:taxon>")
TRADE_TOKEN: Final = question("trade_token <taxon:taxon>")
LOSE_TOKEN: Final = question("lose_token <taxon:taxon>")
SAVE_TOKEN: Final = question("save_token <taxon:taxon>")
EXPRESS_GENE: Final = question("express_gene <taxon:taxon>")
DRAW_NUTRIENT: Final = question("draw_token")
DRAW_TERRAIN: Final = question("draw_tile_type")

# What happens
PLAYS_CLASS: Final = event("plays-class <seat:seat> <taxon:taxon>")
TRAIT_IS: Final = event("trait-is <taxon:taxon> <trait:trait>")
COPIES_TRAIT: Final = event("copies-trait <taxon:taxon> <trait:trait>")
CLAIMS_PAWN: Final = event("claims-pawn <taxon:taxon> <pawn:pawn>")
ROUND_BEGINS: Final = event("round-begins <round:number>")
PLACES_PAWN: Final = event(
    "places-pawn <taxon:taxon> <pawn:pawn> <berth:berth>", motion="pawn of {taxon} from {taxon} to {berth}"
)
IS_BUMPED: Final = event("is-bumped <taxon:taxon> <berth:berth>", motion="pawn of {taxon} from {berth} to {taxon}")
SKIPS: Final = event("skips <taxon:taxon> <berth:berth>")
NOTHING_TO_DO: Final = event("nothing-to-do <taxon:taxon> <berth:berth>")
RETRIEVES: Final = event("retrieves <taxon:taxon>")
RECALLS: Final = event("recalls")
TURN_AGAIN: Final = event("turn-again <taxon:taxon>")
LAYS_TOKEN: Final = event(
    "lays-token <taxon:taxon> <nutrient:nutrient> <vertex:vertex>", motion="token from {taxon} to {vertex}"
)
REMOVES_TOKEN: Final = event(
    "removes-token <taxon:taxon> <nutrient:nutrient> <vertex:vertex>", motion="token from {vertex} to {nutrient}"
)
SWAPS_TOKEN: Final = event(
    "swaps-token <taxon:taxon> <nutrient:nutrient> <vertex:vertex> <taken:nutrient>",
    motion="token from {taxon} to {vertex}",
)
MOVES_TOKEN: Final = event(
    "moves-token <taxon:taxon> <nutrient:nutrient> <from:vertex> <to:vertex>", motion="token from {from} to {to}"
)
IS_SWEPT: Final = event("is-swept <nutrient:nutrient> <vertex:vertex>", motion="token from {vertex} to {nutrient}")
ADAPTS: Final = event(
    "adapts <taxon:taxon> <nutrient:nutrient> <place:diet>", motion="token from {nutrient} to {place}"
)
REPLACES_TOKEN: Final = event(
    "replaces-token <taxon:taxon> <nutrient:nutrient> <place:diet> <old:nutrient>",
    motion="token from {nutrient} to {place}",
)
LOSES_TOKEN: Final = event(
    "loses-token <taxon:taxon> <nutrient:nutrient> <place:diet>", motion="token from {place} to {nutrient}"
)
SAVES_TOKEN: Final = event("saves-token <taxon:taxon> <nutrient:nutrient>")
SHELTERS: Final = event("shelters <taxon:taxon>")
POPULATES: Final = event(
    "populates <taxon:taxon> <hex:hex> <count:number>", motion="cube of {taxon} from {taxon} to {hex}"
)
RETURNS_TO_LIFE: Final = event(
    "returns-to-life <taxon:taxon> <hex:hex>", motion="cube of {taxon} from {taxon} to {hex}"
)
MOVES_CUBES: Final = event(
    "moves-cubes <taxon:taxon> <from:hex> <to:hex> <count:number>", motion="cube of {taxon} from {from} to {to}"
)
ARE_ELIMINATED: Final = event(
    "are-eliminated <taxon:taxon> <hex:hex> <count:number>", motion="cube of {taxon} from {hex} to {taxon}"
)
GO_HOME: Final = event("go-home <taxon:taxon> <hex:hex> <count:number>", motion="cube of {taxon} from {hex} to {taxon}")
LAYS_TILE: Final = event("lays-tile <taxon:taxon> <terrain:terrain> <hex:hex>", motion="tile from {taxon} to {hex}")
BECOMES_VENT: Final = event("becomes-vent <taxon:taxon> <hex:hex> <thermal:thermal>")
SCORES: Final = event("scores <hex:hex> <terrain:terrain>")
GAINS: Final = event("gains <taxon:taxon> <points:number> <source:winnings>")
PLAYS_CARD: Final = event("plays-card <taxon:taxon> <evocard:evocard> <position:number>")
REPEATS_CARD: Final = event("repeats-card <taxon:taxon> <evocard:evocard>")
APPEARS: Final = event("appears <evocard:evocard> <position:number>")
EXTINCTION: Final = event("extinction-comes")
SURVIVAL: Final = event("survival-pays <taxon:taxon> <count:number>")
NO_SURVIVAL: Final = event("survival-pays-nobody")
DOMINATES: Final = event(
    "dominates <taxon:taxon> <nutrient:nutrient> <value:number>", motion="pawn of {taxon} from {nutrient} to {taxon}"
)
GAINS_PAWN: Final = event("gains-pawn <taxon:taxon>")
REPLACES_TRAIT: Final = event("replaces-trait <taxon:taxon> <old:trait> <trait:trait>")
DRAWS_TRAITS: Final = event("draws-traits <taxon:taxon>")
LEAVES_GAME: Final = event("leaves-game <evocard:evocard>")
RESEED: Final = event("reseed")
STANDSTILL: Final = event("standstill <rounds:number>")
NO_MORE_TURNS: Final = event("no-more-turns <turns:number>")
FINAL_BEGINS: Final = event("final-begins")

# Why a move is refused
NOT_ASKED: Final = refusal("MAR-3.2", "not-asked")
NOT_ASKED_ABOUT: Final = refusal("MAR-3.2", "not-asked-about")
NOT_YOUR_TRAIT: Final = refusal("MAR-2.10", "not-your-trait")
NOT_ANOTHER_TRAIT: Final = refusal("MAR-4.77", "not-another-trait")
PAWN_IS_OWNED: Final = refusal("MAR-4.69", "pawn-is-owned")
NO_BASIC_PAWN: Final = refusal("MAR-3.4", "no-basic-pawn")
NOT_YOUR_PAWN: Final = refusal("MAR-3.4", "not-your-pawn")
PAWN_IS_OUT: Final = refusal("MAR-3.4", "pawn-is-out")
SPECIAL_ONLY: Final = refusal("MAR-1.9", "special-only")
BERTH_IS_CLOSED: Final = refusal("MAR-1.9", "berth-is-closed")
NOT_YOUR_BENTHIC: Final = refusal("MAR-4.62", "not-your-benthic")
BENTHIC_IS_TAKEN: Final = refusal("MAR-4.62", "benthic-is-taken")
BERTH_IS_TAKEN: Final = refusal("MAR-3.5", "berth-is-taken")
OWN_PAWN_THERE: Final = refusal("MAR-3.7", "own-pawn-there")
SPECIAL_PAWN_THERE: Final = refusal("MAR-3.7", "special-pawn-there")
NOT_FURTHER: Final = refusal("MAR-3.6", "not-further")
BETWEEN_PAWNS: Final = refusal("MAR-4.72", "between-pawns")
ONLY_AT_FIRST: Final = refusal("MAR-3.11", "only-at-first")
NOT_OPTIONAL: Final = refusal("MAR-3.27", "not-optional")
NOT_IN_SECTION: Final = refusal("MAR-4.1", "not-in-section")
VERTEX_NOT_USABLE: Final = refusal("MAR-1.8", "vertex-not-usable")
VERTEX_IS_TAKEN: Final = refusal("MAR-1.8", "vertex-is-taken")
NO_TOKEN_THERE: Final = refusal("MAR-1.8", "no-token-there")
NO_TILE_THERE: Final = refusal("MAR-1.6", "no-tile-there")
NOT_AT_VENT: Final = refusal("MAR-4.2", "not-at-vent")
NOT_IN_AUTOTROPHS: Final = refusal("MAR-4.2", "not-in-autotrophs")
NOT_IN_DEPLETION: Final = refusal("MAR-4.3", "not-in-depletion")
NOT_IN_ADAPTATION: Final = refusal("MAR-4.4", "not-in-adaptation")
NO_VACANT_PLACE: Final = refusal("MAR-4.4", "no-vacant-place")
ONLY_BY_SPECIAL: Final = refusal("MAR-4.4", "only-by-special")
NO_SUCH_TOKEN: Final = refusal("MAR-8.16", "no-such-token")
SAME_AS_ANOTHER: Final = refusal("MAR-8.16", "same-as-another")
OTHER_TYPE: Final = refusal("MAR-4.6", "other-type")
NO_ROOM_AT_TOKEN: Final = refusal("MAR-4.6", "no-room-at-token")
TOO_MANY_CUBES: Final = refusal("MAR-4.6", "too-many-cubes")
NOT_THIS_TILE: Final = refusal("MAR-4.6", "not-this-tile")
HEAP_IS_EMPTY: Final = refusal("MAR-4.7", "heap-is-empty")
CELL_IS_TAKEN: Final = refusal("MAR-4.7", "cell-is-taken")
NOT_BESIDE_EARTH: Final = refusal("MAR-4.7", "not-beside-earth")
NOT_ON_NEW_TILE: Final = refusal("MAR-4.7", "not-on-new-tile")
NOT_IN_WANDERLUST: Final = refusal("MAR-4.7", "not-in-wanderlust")
NOT_BESIDE_NEW_TILE: Final = refusal("MAR-4.7", "not-beside-new-tile")
TOO_FEW_CUBES: Final = refusal("MAR-4.9", "too-few-cubes")
IS_VENT_ALREADY: Final = refusal("MAR-4.8", "is-vent-already")
NOT_ON_EDGE: Final = refusal("MAR-4.8", "not-on-edge")
NOT_OF_TERRAIN: Final = refusal("MAR-4.29", "not-of-terrain")
SIDE_IS_GIVEN: Final = refusal("MAR-8.11", "side-is-given")
TOO_FAR: Final = refusal("MAR-4.9", "too-far")
TOO_FAR_FOR_SEASON: Final = refusal("MAR-4.73", "too-far-for-season")
OVER_THE_LIMIT: Final = refusal("MAR-4.9", "over-the-limit")
HAS_MOVED_ALREADY: Final = refusal("MAR-4.9", "has-moved-already")
NOT_OPPOSING: Final = refusal("MAR-8.31", "not-opposing")
NOBODY_THERE: Final = refusal("MAR-4.10", "nobody-there")
DO_NOT_OCCUPY: Final = refusal("MAR-4.10", "do-not-occupy")
OTHER_TERRAIN: Final = refusal("MAR-4.10", "other-terrain")
OTHER_TILE: Final = refusal("MAR-4.10", "other-tile")
NOT_THIS_TERRAIN: Final = refusal("MAR-4.11", "not-this-terrain")
TOO_HIGH_IN_ROW: Final = refusal("MAR-4.11", "too-high-in-row")
NOT_IN_ROW: Final = refusal("MAR-4.11", "not-in-row")
NOT_IN_DISCARD: Final = refusal("MAR-4.31", "not-in-discard")
BEING_PLAYED: Final = refusal("MAR-3.25", "being-played")
NOT_ABOVE_MARKER: Final = refusal("MAR-4.12", "not-above-marker")
CONTROLS_THE_PAWN: Final = refusal("MAR-4.48", "controls-the-pawn")
NO_EFFECT_THERE: Final = refusal("MAR-3.27", "no-effect-there")
NOT_THERE: Final = refusal("MAR-3.27", "not-there")
PAWN_NOT_CONTROLLED: Final = refusal("MAR-4.48", "pawn-not-controlled")
NOT_AT_LANDING: Final = refusal("MAR-4.36", "not-at-landing")
NOT_AT_TILE: Final = refusal("MAR-4.50", "not-at-tile")
NOT_NEXT_TO_TILE: Final = refusal("MAR-4.33", "not-next-to-tile")
CLASS_NOT_THERE: Final = refusal("MAR-4.22", "class-not-there")
BACK_TO_START: Final = refusal("MAR-4.73", "back-to-start")
TOO_FEW_TO_DRIFT: Final = refusal("MAR-4.7", "too-few-to-drift")
NOT_IN_BAG: Final = refusal("MAR-3.28", "not-in-bag")
NOT_TO_BE_LOST: Final = refusal("MAR-3.22", "not-to-be-lost")
