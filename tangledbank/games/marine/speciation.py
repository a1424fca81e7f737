"""Speciation: new cubes around a token (MAR-4.6), and the same on the Benthic cell (MAR-4.62)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.marine.action import Action
from tangledbank.games.marine.changes import populate
from tangledbank.games.marine.earth import CELLS_AT, VERTICES
from tangledbank.games.marine.ecology import diet_of, speciation_limit
from tangledbank.games.marine.kinds import BENTHIC, NUMBER_OF, NUTRIENTS, SECTION_OF, SPECIATION
from tangledbank.games.marine.made_moves import SPECIATES
from tangledbank.games.marine.moves import PopulateMove, SpeciateMove
from tangledbank.games.marine.questions import Choose
from tangledbank.games.marine.words import (
    NO_ROOM_AT_TOKEN,
    NOT_THIS_TILE,
    OTHER_TYPE,
    POPULATE,
    SPECIATE,
    TOO_MANY_CUBES,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState

ALL_TYPES = (1 << len(NUTRIENTS)) - 1


def allowed_types(s: MarineState, taxon: i64, berth: i64) -> int:
    """The types around which a cell lets a class speciate, a bit for each: the token left of it, all, or one's own."""
    if SECTION_OF[berth] == BENTHIC:
        return diet_of(s, taxon)  # MAR-4.62, 4.80
    if s._tables.special_only[berth]:
        return ALL_TYPES
    place = NUMBER_OF[berth] - 1
    tokens = s.sections[SPECIATION]
    return 1 << tokens[place] if place < len(tokens) else 0


def has_room(s: MarineState, taxon: i64, vertex: i64) -> bool:
    """MAR-3.11a: at least one tile that the token touches takes a cube."""
    for cell in CELLS_AT[vertex]:
        if s.tiles[cell] != NONE and speciation_limit(s, taxon, s.tokens[vertex], cell) > 0:
            return True
    return False


class SpeciateQuestion(Choose):
    """MAR-4.6: around which token?"""

    __slots__ = ("types",)

    def __init__(self, s: MarineState, taxon: i64, types: i64, moves: list[Move]) -> None:
        super().__init__(s, taxon, SPECIATE.filled(taxon), moves, OTHER_TYPE, SPECIATES)
        self.types: i64 = types

    def because(self, s: MarineState, move: Move) -> Phrase:
        """It is of another type, or no tile there takes a cube."""
        assert isinstance(move, SpeciateMove)
        return NO_ROOM_AT_TOKEN if self.types & 1 << s.tokens[move.vertex] else OTHER_TYPE


class CountQuestion(Choose):
    """How many cubes on this tile?"""

    __slots__ = ("cell", "most")

    def __init__(self, s: MarineState, taxon: i64, cell: i64, most: i64) -> None:
        moves: list[Move] = [PopulateMove(cell, count) for count in range(most + 1)]
        super().__init__(s, taxon, POPULATE.filled(taxon, cell, most), moves, TOO_MANY_CUBES, [])
        self.cell: i64 = cell
        self.most: i64 = most

    def tries(self, s: MarineState) -> list[Move]:
        """One more than there may be."""
        return [*self.moves, PopulateMove(self.cell, self.most + 1)]

    def because(self, s: MarineState, move: Move) -> Phrase:
        """Another tile, or too many."""
        return TOO_MANY_CUBES if isinstance(move, PopulateMove) and move.hex == self.cell else NOT_THIS_TILE


class Speciation(Action):
    """MAR-4.6, 8.15: a token is chosen, then up to the limit of cubes for each tile that it touches."""

    __slots__ = ("at", "vertex")

    def __init__(self, taxon: i64 = 0, berth: i64 = 0) -> None:
        super().__init__(taxon, berth)
        self.vertex: i64 = NONE
        self.at: i64 = 0  # which of the tiles around it comes next

    def _choices(self, s: MarineState) -> list[Move]:
        if s.classes[self.taxon].pool == 0:
            return []
        types: i64 = allowed_types(s, self.taxon, self.berth)
        moves: list[Move] = []
        for vertex in range(VERTICES):
            token: i64 = s.tokens[vertex]
            if token != NONE and types & 1 << token and has_room(s, self.taxon, vertex):
                moves.append(SPECIATES[vertex])
        return moves

    def _question(self, s: MarineState, moves: list[Move]) -> Ask:
        return SpeciateQuestion(s, self.taxon, allowed_types(s, self.taxon, self.berth), moves)

    def _perform(self, s: MarineState, move: Move) -> None:
        assert isinstance(move, SpeciateMove)
        self.vertex = move.vertex

    def populate(self, s: MarineState) -> Ask | None:
        """Tile by tile (MAR-3.30); a small gene pool ends it (MAR-3.28)."""
        cells = CELLS_AT[self.vertex]
        while self.at < len(cells):
            cell = cells[self.at]
            if s.tiles[cell] != NONE:
                limit = speciation_limit(s, self.taxon, s.tokens[self.vertex], cell)
                most = min(limit, int(s.classes[self.taxon].pool))
                if most > 0:
                    return CountQuestion(s, self.taxon, cell, most)
            self.at += 1
        return None

    def on_populate(self, s: MarineState, move: PopulateMove) -> None:
        """The cubes arrive, and the next tile comes."""
        populate(s, self.taxon, move.hex, move.count)
        self.at += 1
        self.goto("populate")
