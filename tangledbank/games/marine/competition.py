"""Competition and Dominance (MAR-4.10, 4.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.marine.action import Action
from tangledbank.games.marine.changes import eliminate
from tangledbank.games.marine.earth import CELLS
from tangledbank.games.marine.ecology import dominance_value, row_adds
from tangledbank.games.marine.kinds import COMPETITION, NUMBER_OF, NUTRIENTS, TERRAIN_OF
from tangledbank.games.marine.made_moves import DOMINATES, DONE, ELIMINATES
from tangledbank.games.marine.moves import DominateMove, EliminateMove
from tangledbank.games.marine.questions import Choose
from tangledbank.games.marine.words import (
    COMPETE,
    DO_NOT_OCCUPY,
    DOMINATE,
    NOBODY_THERE,
    NOT_ABOVE_MARKER,
    NOT_OPPOSING,
    OTHER_TERRAIN,
    OTHER_TILE,
)
from tangledbank.games.marine.words import DOMINATES as DOMINATES_TYPE
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState


class CompeteQuestion(Choose):
    """MAR-4.10: whose cube on which tile?"""

    __slots__ = ("cell", "taxon", "terrain")

    def __init__(self, s: MarineState, taxon: i64, left: i64, terrain: i64, cell: i64, moves: list[Move]) -> None:
        super().__init__(s, taxon, COMPETE.filled(taxon, left), moves, NOBODY_THERE, [])
        self.taxon: i64 = taxon
        self.terrain: i64 = terrain
        self.cell: i64 = cell

    def tries(self, s: MarineState) -> list[Move]:
        """Every class on every tile, opposing or not."""
        moves: list[Move] = [self.moves[-1]]
        for cell in CELLS:
            if s.tiles[cell] != NONE:
                moves += [ELIMINATES[taxon][cell] for taxon in s.order]
        return moves

    def because(self, s: MarineState, move: Move) -> Phrase:
        """MAR-4.10, 8.9, 8.31."""
        assert isinstance(move, EliminateMove)
        if move.taxon == self.taxon:
            return NOT_OPPOSING
        if self.cell != NONE and move.hex != self.cell:
            return OTHER_TILE
        if self.terrain != NONE and TERRAIN_OF[s.tiles[move.hex]] != self.terrain:
            return OTHER_TERRAIN
        return DO_NOT_OCCUPY if s.cubes[move.hex * 4 + self.taxon] == 0 else NOBODY_THERE


class Competition(Action):
    """MAR-4.10: opposing cubes die on one tile of the type shown; from the last cell on two tiles of any type."""

    __slots__ = ("cell", "left")

    def __init__(self, taxon: i64 = 0, berth: i64 = 0) -> None:
        super().__init__(taxon, berth)
        self.left: i64 = NONE
        self.cell: i64 = NONE  # the chosen tile, where there is only one

    def _choices(self, s: MarineState) -> list[Move]:
        taxon = self.taxon
        special = s._tables.special_only[self.berth]
        terrain: i64 = self._terrain(s)
        moves: list[Move] = []
        if not special and terrain == NONE:
            return moves
        for cell in CELLS:
            if s.cubes[cell * 4 + taxon] == 0 or (self.cell != NONE and cell != self.cell):
                continue
            if special or TERRAIN_OF[s.tiles[cell]] == terrain:
                for other in s.order:
                    if other != taxon and s.cubes[cell * 4 + other] > 0:
                        moves.append(ELIMINATES[other][cell])
        return moves

    def _question(self, s: MarineState, moves: list[Move]) -> Ask:
        left = self.left if self.left != NONE else competition_limit(s, self.berth)
        return CompeteQuestion(s, self.taxon, left, self._terrain(s), self.cell, moves)

    def _perform(self, s: MarineState, move: Move) -> None:
        assert isinstance(move, EliminateMove)
        if self.left == NONE:
            self.left = competition_limit(s, self.berth)
        if not s._tables.special_only[self.berth]:
            self.cell = move.hex
        eliminate(s, move.taxon, move.hex, 1)
        self.left -= 1

    def kill_more(self, s: MarineState) -> Ask | None:
        """Until the limit is reached, or the class has enough."""
        moves = self._choices(s) if self.left > 0 else []
        return self._question(s, [*moves, DONE]) if moves else None

    def on_kill_more(self, s: MarineState, move: Move) -> None:
        """One more, or done."""
        if isinstance(move, EliminateMove):
            self._perform(s, move)
            self.goto("kill_more")

    def _terrain(self, s: MarineState) -> int:
        """The terrain under the cell; NONE where any will do."""
        place = NUMBER_OF[self.berth] - 1
        special = s._tables.special_only[self.berth]
        return s.competition[place] if not special and place < len(s.competition) else NONE


def competition_limit(s: MarineState, berth: i64) -> int:
    """MAR-4.10, 4.56: how many cubes may be eliminated; the row adds only to the cells for all pawns."""
    limit = s._tables.berth_limits[berth]
    return limit if s._tables.special_only[berth] else limit + row_adds(s, COMPETITION)


class Dominance(Action):
    """MAR-4.12, 8.5: a type whose value is above its marker changes its control, or raises its marker."""

    __slots__ = ()

    def _choices(self, s: MarineState) -> list[Move]:
        return [
            DOMINATES[nutrient]
            for nutrient in range(len(NUTRIENTS))
            if dominance_value(s, self.taxon, nutrient) > s.markers[nutrient]
        ]

    def _question(self, s: MarineState, moves: list[Move]) -> Ask:
        return Choose(s, self.taxon, DOMINATE.filled(self.taxon), moves, NOT_ABOVE_MARKER, DOMINATES)

    def _perform(self, s: MarineState, move: Move) -> None:
        assert isinstance(move, DominateMove)
        value = dominance_value(s, self.taxon, move.nutrient)
        s.control[move.nutrient] = int(self.taxon)
        s.markers[move.nutrient] = value
        s.tell(DOMINATES_TYPE, self.taxon, move.nutrient, value)
