"""Moves that are made again and again. They never change, so that one of each is enough."""

from __future__ import annotations

from typing import Final

from tangledbank.games.marine.card_moves import (
    ClaimMove,
    CopyMove,
    DrawNutrientMove,
    DrawTerrainMove,
    FavourMove,
    LiftMove,
    LoseMove,
    PlayMove,
    PopulateAllMove,
    RepeatMove,
    SaveMove,
    SendHomeMove,
    SpareMove,
    TargetMove,
)
from tangledbank.games.marine.earth import SIZE, VERTICES
from tangledbank.games.marine.kinds import BERTHS, DIETS, EVOCARDS, NUTRIENTS, PAWNS, TAXA, TERRAINS, THERMALS, TRAITS
from tangledbank.games.marine.moves import (
    DeformMove,
    DominateMove,
    DoneMove,
    EliminateMove,
    FromEliminatedMove,
    FromGenePoolMove,
    HideMove,
    LayMove,
    PerformMove,
    PlaceMove,
    PopulateMove,
    PutMove,
    RemoveMove,
    RetrieveMove,
    ScoreMove,
    SideMove,
    SkipActionMove,
    SpeciateMove,
    TakeMove,
    WanderMove,
)
from tangledbank.kernel.move import Move

RETRIEVE: Final[Move] = RetrieveMove()
SKIP: Final[Move] = SkipActionMove()
PERFORM: Final[Move] = PerformMove()
DONE: Final[Move] = DoneMove()
HIDE: Final[Move] = HideMove()
POPULATE_ALL: Final[Move] = PopulateAllMove()
FROM_GENE_POOL: Final[Move] = FromGenePoolMove()
FROM_ELIMINATED: Final[Move] = FromEliminatedMove()
PLACES: Final[list[list[Move]]] = [
    [PlaceMove(pawn, berth) for berth in range(len(BERTHS))] for pawn in range(len(PAWNS))
]
TAKES: Final[list[Move]] = [TakeMove(nutrient) for nutrient in range(len(NUTRIENTS))]
LAYS: Final[list[Move]] = [LayMove(vertex) for vertex in range(VERTICES)]
REMOVES: Final[list[Move]] = [RemoveMove(vertex) for vertex in range(VERTICES)]
SPECIATES: Final[list[Move]] = [SpeciateMove(vertex) for vertex in range(VERTICES)]
LIFTS: Final[list[Move]] = [LiftMove(vertex) for vertex in range(VERTICES)]
POPULATES: Final[list[list[Move]]] = [[PopulateMove(hex, count) for count in range(6)] for hex in range(SIZE)]
WANDERS: Final[list[list[Move]]] = [[WanderMove(heap, hex) for hex in range(SIZE)] for heap in range(3)]
PUTS: Final[list[list[Move]]] = [
    [PutMove(nutrient, vertex) for vertex in range(VERTICES)] for nutrient in range(len(NUTRIENTS))
]
DEFORMS: Final[list[Move]] = [DeformMove(hex) for hex in range(SIZE)]
SIDES: Final[list[Move]] = [SideMove(thermal) for thermal in range(len(THERMALS))]
ELIMINATES: Final[list[list[Move]]] = [[EliminateMove(taxon, hex) for hex in range(SIZE)] for taxon in range(len(TAXA))]
SCORE_MOVES: Final[list[Move]] = [ScoreMove(hex) for hex in range(SIZE)]
PLAYS: Final[list[Move]] = [PlayMove(card) for card in range(len(EVOCARDS))]
REPEATS: Final[list[Move]] = [RepeatMove(card) for card in range(len(EVOCARDS))]
DOMINATES: Final[list[Move]] = [DominateMove(nutrient) for nutrient in range(len(NUTRIENTS))]
CLAIMS: Final[list[Move]] = [ClaimMove(nutrient) for nutrient in range(len(NUTRIENTS))]
COPIES: Final[list[Move]] = [CopyMove(trait) for trait in range(len(TRAITS))]
LOSES: Final[list[Move]] = [LoseMove(place) for place in range(len(DIETS))]
SAVES: Final[list[Move]] = [SaveMove(place) for place in range(len(DIETS))]
TARGETS: Final[list[Move]] = [TargetMove(hex) for hex in range(SIZE)]
FAVOURS: Final[list[Move]] = [FavourMove(terrain) for terrain in range(len(TERRAINS))]
SPARES: Final[list[Move]] = [SpareMove(taxon) for taxon in range(len(TAXA))]
SEND_HOMES: Final[list[Move]] = [SendHomeMove(taxon) for taxon in range(len(TAXA))]
DRAW_NUTRIENTS: Final[list[Move]] = [DrawNutrientMove(nutrient) for nutrient in range(len(NUTRIENTS))]
DRAW_TERRAINS: Final[list[Move]] = [DrawTerrainMove(terrain) for terrain in range(len(TERRAINS))]
