"""Wanderlust: a new tile, a token on it, and whoever wants to go there (MAR-4.7); Camouflage (MAR-4.67)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.marine.abundance import types_in
from tangledbank.games.marine.action import Action
from tangledbank.games.marine.changes import begin_effect, gain, move_cubes, populate
from tangledbank.games.marine.earth import CELLS, CORNERS_OF, NEIGHBOURS
from tangledbank.games.marine.ecology import alike_beside
from tangledbank.games.marine.kinds import CAMOUFLAGE, FROM_BONUS, NUTRIENTS, WANDERLUST
from tangledbank.games.marine.made_moves import DONE, HIDE, PUTS, WANDERS
from tangledbank.games.marine.moves import DriftMove, HideMove, PutMove, WanderMove
from tangledbank.games.marine.questions import Choose
from tangledbank.games.marine.words import (
    CELL_IS_TAKEN,
    DRIFT,
    HEAP_IS_EMPTY,
    LAYS_TILE,
    LAYS_TOKEN,
    NOT_ASKED,
    NOT_BESIDE_EARTH,
    NOT_BESIDE_NEW_TILE,
    NOT_IN_WANDERLUST,
    NOT_ON_NEW_TILE,
    TOO_FEW_TO_DRIFT,
    WANDER,
    WANDER_TOKEN,
)
from tangledbank.games.marine.words import HIDE as HIDE_ON
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState

HEAPS = 3


def shores(s: MarineState) -> list[int]:
    """The empty cells beside a placed tile."""
    found: list[int] = []
    for cell in CELLS:
        if s.tiles[cell] == NONE:
            for other in NEIGHBOURS[cell]:
                if s.tiles[other] != NONE:
                    found.append(cell)
                    break
    return found


def top_of(s: MarineState, heap: i64) -> int:
    """The face-up tile of a stack; NONE if the stack is empty."""
    return s.secrets.faces[s.heaps[heap][0]] if s.heaps[heap] else NONE


def wander_bonus(s: MarineState, cell: i64, tile: i64) -> int:
    """MAR-4.7: bonus points for a tile and those of its type beside it."""
    return s._tables.bonus_for(1 + alike_beside(s, cell, tile))


class WanderQuestion(Choose):
    """MAR-4.7: which tile, and where to?"""

    __slots__ = ()

    def tries(self, s: MarineState) -> list[Move]:
        """Every stack to every cell."""
        return [WANDERS[heap][cell] for heap in range(HEAPS) for cell in CELLS] + [self.moves[-1]]

    def because(self, s: MarineState, move: Move) -> Phrase:
        """No stack, no room, or nothing beside it."""
        assert isinstance(move, WanderMove)
        if move.heap >= HEAPS or not s.heaps[move.heap]:
            return HEAP_IS_EMPTY
        return CELL_IS_TAKEN if s.tiles[move.hex] != NONE else NOT_BESIDE_EARTH


class TokenQuestion(Choose):
    """MAR-4.7: which token of the section on which corner of the new tile?"""

    __slots__ = ("cell",)

    def __init__(self, s: MarineState, taxon: i64, cell: i64, moves: list[Move]) -> None:
        super().__init__(s, taxon, WANDER_TOKEN.filled(taxon, cell), moves, NOT_ON_NEW_TILE, [])
        self.cell: i64 = cell

    def tries(self, s: MarineState) -> list[Move]:
        """Every element on every corner of the tile."""
        corners = CORNERS_OF[self.cell]
        return [PUTS[nutrient][vertex] for nutrient in range(len(NUTRIENTS)) for vertex in corners] + [DONE]

    def because(self, s: MarineState, move: Move) -> Phrase:
        """Another corner, or no such token."""
        here = isinstance(move, PutMove) and move.vertex in CORNERS_OF[self.cell]
        return NOT_IN_WANDERLUST if here else NOT_ON_NEW_TILE


class DriftQuestion(Choose):
    """MAR-4.7: who comes from where?"""

    __slots__ = ("cell", "taxon")

    def __init__(self, s: MarineState, taxon: i64, cell: i64, moves: list[Move]) -> None:
        super().__init__(s, taxon, DRIFT.filled(taxon, cell), moves, TOO_FEW_TO_DRIFT, [])
        self.cell: i64 = cell
        self.taxon: i64 = taxon

    def tries(self, s: MarineState) -> list[Move]:
        """One cube more than there is, from every tile beside the new one; and from others."""
        moves: list[Move] = list(self.moves)
        for cell in CELLS:
            if s.tiles[cell] != NONE and cell != self.cell:
                moves.append(DriftMove(cell, s.cubes[cell * 4 + self.taxon] + 1))
        return moves

    def because(self, s: MarineState, move: Move) -> Phrase:
        """Too far away, or too many."""
        beside = isinstance(move, DriftMove) and move.from_ in NEIGHBOURS[self.cell]
        return TOO_FEW_TO_DRIFT if beside else NOT_BESIDE_NEW_TILE


class Wanderlust(Action):
    """MAR-4.7, in the order of its steps."""

    __slots__ = ("cell", "drifting")

    def __init__(self, taxon: i64 = 0, berth: i64 = 0) -> None:
        super().__init__(taxon, berth)
        self.cell: i64 = NONE
        self.drifting: i64 = 0  # which class may move its cubes, in food-chain order

    def _choices(self, s: MarineState) -> list[Move]:
        cells: list[int] = []
        moves: list[Move] = []
        for heap in range(HEAPS):
            if s.heaps[heap]:
                if not cells:
                    cells = shores(s)
                wanders = WANDERS[heap]
                for cell in cells:
                    moves.append(wanders[cell])
        return moves

    def _question(self, s: MarineState, moves: list[Move]) -> Ask:
        return WanderQuestion(s, self.taxon, WANDER.filled(self.taxon), moves, NOT_BESIDE_EARTH, [])

    def _perform(self, s: MarineState, move: Move) -> None:
        assert isinstance(move, WanderMove)
        heap = s.heaps[move.heap]
        self.cell = move.hex
        tile = s.secrets.faces[heap.pop(0)]
        s.tiles[self.cell] = tile
        if heap:
            s.secrets.reveal(heap[0])
        s.tell(LAYS_TILE, self.taxon, tile, self.cell)

    def put_token(self, s: MarineState) -> Ask | None:
        """Step 3: a token of the section, if the class likes."""
        moves: list[Move] = []
        for nutrient in types_in(s, WANDERLUST):
            moves += [PUTS[nutrient][vertex] for vertex in CORNERS_OF[self.cell] if s.tokens[vertex] == NONE]
        return TokenQuestion(s, self.taxon, self.cell, [*moves, DONE]) if moves else None

    def on_put_token(self, s: MarineState, move: Move) -> None:
        """It leaves the section."""
        if isinstance(move, PutMove):
            s.sections[WANDERLUST].remove(move.nutrient)
            s.tokens[move.vertex] = move.nutrient
            s.tell(LAYS_TOKEN, self.taxon, move.nutrient, move.vertex)

    def gain_bonus(self, s: MarineState) -> None:
        """Step 4, MAR-8.26."""
        gain(s, self.taxon, wander_bonus(s, self.cell, s.tiles[self.cell]), FROM_BONUS)

    def drift(self, s: MarineState) -> Ask | None:
        """Step 5: in food-chain order each class may move cubes from beside the new tile."""
        while self.drifting < len(s.order):
            taxon = s.order[self.drifting]
            moves: list[Move] = []
            for cell in NEIGHBOURS[self.cell]:
                moves += [DriftMove(cell, count) for count in range(1, s.cubes[cell * 4 + taxon] + 1)]
            if moves:
                return DriftQuestion(s, taxon, self.cell, [*moves, DONE])
            self.drifting += 1
        return None

    def on_drift(self, s: MarineState, move: Move) -> None:
        """Some cubes, or no more of this class."""
        if isinstance(move, DriftMove):
            move_cubes(s, s.order[self.drifting], move.from_, self.cell, move.count)
        else:
            self.drifting += 1
        self.goto("drift")

    def hide(self, s: MarineState) -> None:
        """MAR-4.67."""
        s.call(Hiding(self.taxon, self.cell))

    def go_on(self, s: MarineState) -> None:
        """Step 6: the cell for special pawns brings another turn (MAR-3.14)."""
        if s._tables.special_only[self.berth]:
            s.extra_turn = True


class Hiding(Procedure):
    """MAR-4.67: camouflaged classes may come to a tile that another class has laid or changed."""

    __slots__ = ("at", "cell", "taxon")

    def __init__(self, taxon: i64 = 0, cell: i64 = 0) -> None:
        super().__init__()
        self.taxon: i64 = taxon
        self.cell: i64 = cell
        self.at: i64 = 0  # in food-chain order

    def ask(self, s: MarineState) -> Ask | None:
        """Each in food-chain order."""
        while self.at < len(s.order):
            taxon = s.order[self.at]
            one = s.classes[taxon]
            if taxon != self.taxon and one.has(CAMOUFLAGE) and one.pool > 0:
                return Choose(s, taxon, HIDE_ON.filled(taxon, self.cell), [HIDE, DONE], NOT_ASKED, [])
            self.at += 1
        return None

    def on_ask(self, s: MarineState, move: Move) -> None:
        """An effect of its own for Switching (MAR-4.70)."""
        if isinstance(move, HideMove):
            begin_effect(s)
            populate(s, s.order[self.at], self.cell, 1)
        self.at += 1
        self.goto("ask")
