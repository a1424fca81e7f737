"""Deformation: a tile becomes a vent (MAR-4.8), by an action or by a card (MAR-4.29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.marine.action import Action
from tangledbank.games.marine.changes import gain, populate, send_home
from tangledbank.games.marine.earth import CELLS, HALVES, IS_EDGE
from tangledbank.games.marine.ecology import alike_beside, is_vent, row_adds
from tangledbank.games.marine.kinds import DEFORMATION, FROM_BONUS, GEOTHERMAL, HYDROTHERMAL
from tangledbank.games.marine.made_moves import DEFORMS, FROM_ELIMINATED, FROM_GENE_POOL, SIDES
from tangledbank.games.marine.moves import DeformMove, FromGenePoolMove, SideMove
from tangledbank.games.marine.questions import Choose
from tangledbank.games.marine.wanderlust import Hiding
from tangledbank.games.marine.words import (
    BECOMES_VENT,
    DEFORM_TILE,
    IS_VENT_ALREADY,
    NOT_ASKED,
    NOT_OF_TERRAIN,
    NOT_ON_EDGE,
    RETURNS_TO_LIFE,
    SIDE_IS_GIVEN,
    VENT_CUBE,
    VENT_SIDE,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState


def deform_bonus(s: MarineState, cell: i64) -> int:
    """MAR-4.8, 4.56: bonus points for a new vent and those beside it, and what the row adds."""
    return s._tables.bonus_for(1 + alike_beside(s, cell, HYDROTHERMAL)) + row_adds(s, DEFORMATION)


def vent_at(cell: i64) -> int:
    """MAR-4.8, 8.11: which vent a cell can become by its half; NONE on the equator, where there is a choice."""
    half: i64 = HALVES[cell]
    if half == 0:
        return NONE
    return GEOTHERMAL if half < 0 else HYDROTHERMAL


class DeformQuestion(Choose):
    """MAR-4.8: which tile becomes a vent?"""

    __slots__ = ()

    def because(self, s: MarineState, move: Move) -> Phrase:
        """It is one already, or does not fit."""
        return IS_VENT_ALREADY if isinstance(move, DeformMove) and is_vent(s, move.hex) else self.refusal


class Deformation(Action):
    """MAR-4.8: the action; at an edge of the grid, from the cell for special pawns anywhere."""

    __slots__ = ()

    def _choices(self, s: MarineState) -> list[Move]:
        if s.vents_left == 0:
            return []
        anywhere = s._tables.special_only[self.berth]
        return [
            DEFORMS[cell]
            for cell in CELLS
            if s.tiles[cell] != NONE and not is_vent(s, cell) and (anywhere or IS_EDGE[cell])
        ]

    def _question(self, s: MarineState, moves: list[Move]) -> Ask:
        return DeformQuestion(s, self.taxon, DEFORM_TILE.filled(self.taxon), moves, NOT_ON_EDGE, DEFORMS)

    def _perform(self, s: MarineState, move: Move) -> None:
        assert isinstance(move, DeformMove)
        s.call(Deform(self.taxon, move.hex))


class CardDeform(Procedure):
    """MAR-4.29: a Deformation of a tile of one terrain, on the edge or not; forfeited if there is none."""

    __slots__ = ("taxon", "terrain")

    def __init__(self, taxon: i64 = 0, terrain: i64 = 0) -> None:
        super().__init__()
        self.taxon: i64 = taxon
        self.terrain: i64 = terrain

    def choose(self, s: MarineState) -> Ask | None:
        """Which tile."""
        moves = [DEFORMS[cell] for cell in CELLS if s.tiles[cell] == self.terrain]
        if s.vents_left == 0 or not moves:
            return None
        return DeformQuestion(s, self.taxon, DEFORM_TILE.filled(self.taxon), moves, NOT_OF_TERRAIN, DEFORMS)

    def on_choose(self, s: MarineState, move: DeformMove) -> None:
        """All steps of a Deformation follow."""
        s.call(Deform(self.taxon, move.hex))


class Deform(Procedure):
    """MAR-4.8, steps 2 to 6: the tile is covered, its cubes become fewer, the class comes to it."""

    __slots__ = ("cell", "taxon", "vent")

    def __init__(self, taxon: i64 = 0, cell: i64 = 0) -> None:
        super().__init__()
        self.taxon: i64 = taxon
        self.cell: i64 = cell
        self.vent: i64 = NONE

    def choose_side(self, s: MarineState) -> Ask | None:
        """Step 3: on the equator the class chooses the kind of vent."""
        if vent_at(self.cell) != NONE:
            return None
        return Choose(s, self.taxon, VENT_SIDE.filled(self.taxon, self.cell), SIDES, SIDE_IS_GIVEN, [])

    def on_choose_side(self, s: MarineState, move: SideMove) -> None:
        """It is chosen."""
        self.vent = HYDROTHERMAL + move.thermal

    def cover(self, s: MarineState) -> None:
        """Steps 2 to 5: the vent, its bonus (MAR-8.26), and one cube of each class."""
        if self.vent == NONE:
            self.vent = vent_at(self.cell)
        bonus = deform_bonus(s, self.cell)
        s.tiles[self.cell] = self.vent
        s.vents_left -= 1
        s.tell(BECOMES_VENT, self.taxon, self.cell, self.vent - HYDROTHERMAL)
        gain(s, self.taxon, bonus, FROM_BONUS)
        for taxon in s.order:
            send_home(s, taxon, self.cell, s.cubes[self.cell * 4 + taxon] - 1)

    def add_cube(self, s: MarineState) -> Ask | None:
        """Step 6, MAR-8.10: compulsory; where it comes from is the choice of the class."""
        one = s.classes[self.taxon]
        moves: list[Move] = []
        if one.pool > 0:
            moves.append(FROM_GENE_POOL)
        if one.eliminated > 0:
            moves.append(FROM_ELIMINATED)
        return Choose(s, self.taxon, VENT_CUBE.filled(self.taxon, self.cell), moves, NOT_ASKED, []) if moves else None

    def on_add_cube(self, s: MarineState, move: Move) -> None:
        """A new cube, or one that returns to life (MAR-4.15)."""
        if isinstance(move, FromGenePoolMove):
            populate(s, self.taxon, self.cell, 1)
        else:
            s.classes[self.taxon].eliminated -= 1
            s.cubes[self.cell * 4 + self.taxon] += 1
            s.tell(RETURNS_TO_LIFE, self.taxon, self.cell)

    def hide(self, s: MarineState) -> None:
        """MAR-4.67."""
        s.call(Hiding(self.taxon, self.cell))
