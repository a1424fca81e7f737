"""Abundance, Autotrophs and Depletion: element tokens come to the earth and leave it (MAR-4.1 to 4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.marine.action import Action
from tangledbank.games.marine.changes import is_usable, to_bag
from tangledbank.games.marine.earth import CELLS_AT, VERTICES
from tangledbank.games.marine.kinds import (
    ABUNDANCE,
    AUTOTROPHS,
    DEPLETION,
    HYDROTHERMAL,
    NUMBER_OF,
    NUTRIENTS,
)
from tangledbank.games.marine.made_moves import LAYS, REMOVES, TAKES
from tangledbank.games.marine.moves import LayMove, RemoveMove, SwapMove, TakeMove
from tangledbank.games.marine.questions import Choose
from tangledbank.games.marine.words import (
    ABUNDANCE_TOKEN,
    AUTOTROPHS_TOKEN,
    DEPLETION_TOKEN,
    LAY_TOKEN,
    LAYS_TOKEN,
    NOT_AT_VENT,
    NOT_IN_AUTOTROPHS,
    NOT_IN_DEPLETION,
    NOT_IN_SECTION,
    REMOVES_TOKEN,
    SWAPS_TOKEN,
    VERTEX_IS_TAKEN,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState


def free_vertices(s: MarineState) -> list[int]:
    """MAR-1.8: the usable corners without a token."""
    return [vertex for vertex in range(VERTICES) if s.tokens[vertex] == NONE and is_usable(s, vertex)]


def types_in(s: MarineState, section: i64) -> list[int]:
    """The element types in a section of the display."""
    return [nutrient for nutrient in range(len(NUTRIENTS)) if nutrient in s.sections[section]]


def remove_token(s: MarineState, taxon: i64, vertex: i64) -> None:
    """MAR-8.32: a class returns a token on earth to the bag."""
    nutrient = s.tokens[vertex]
    to_bag(s, vertex)
    s.tell(REMOVES_TOKEN, taxon, nutrient, vertex)


class Abundance(Action):
    """MAR-4.1: a token of the section goes to a free corner."""

    __slots__ = ("nutrient",)

    def __init__(self, taxon: i64 = 0, berth: i64 = 0) -> None:
        super().__init__(taxon, berth)
        self.nutrient: i64 = NONE

    def _choices(self, s: MarineState) -> list[Move]:
        if not s.sections[ABUNDANCE] or not free_vertices(s):
            return []
        return [TAKES[nutrient] for nutrient in types_in(s, ABUNDANCE)]

    def _question(self, s: MarineState, moves: list[Move]) -> Ask:
        return Choose(s, self.taxon, ABUNDANCE_TOKEN.filled(self.taxon), moves, NOT_IN_SECTION, TAKES)

    def _perform(self, s: MarineState, move: Move) -> None:
        assert isinstance(move, TakeMove)
        self.nutrient = move.nutrient

    def lay(self, s: MarineState) -> Ask:
        """Where it goes."""
        what = LAY_TOKEN.filled(self.taxon, self.nutrient)
        moves = [LAYS[vertex] for vertex in free_vertices(s)]
        return Choose(s, self.taxon, what, moves, VERTEX_IS_TAKEN, LAYS)

    def on_lay(self, s: MarineState, move: LayMove) -> None:
        """The token leaves the section."""
        s.sections[ABUNDANCE].remove(self.nutrient)
        s.tokens[move.vertex] = self.nutrient
        s.tell(LAYS_TOKEN, self.taxon, self.nutrient, move.vertex)


class AutotrophsQuestion(Choose):
    """MAR-4.2: which token, and what becomes of it?"""

    __slots__ = ("vent",)

    def __init__(self, s: MarineState, taxon: i64, vent: i64, moves: list[Move]) -> None:
        what = AUTOTROPHS_TOKEN.filled(taxon, vent - HYDROTHERMAL)
        super().__init__(s, taxon, what, moves, NOT_AT_VENT, [])
        self.vent: i64 = vent

    def tries(self, s: MarineState) -> list[Move]:
        """Every token on earth returned, and those at the vents exchanged for any."""
        moves: list[Move] = list(self.moves)
        for vertex in range(VERTICES):
            if s.tokens[vertex] != NONE:
                moves.append(REMOVES[vertex])
                if touches_tile(s, vertex, self.vent):
                    moves += [SwapMove(nutrient, vertex) for nutrient in range(len(NUTRIENTS))]
        return list(dict.fromkeys(moves))

    def because(self, s: MarineState, move: Move) -> Phrase:
        """It touches no such vent, or the section has no such token."""
        if isinstance(move, (RemoveMove, SwapMove)) and touches_tile(s, move.vertex, self.vent):
            return NOT_IN_AUTOTROPHS
        return NOT_AT_VENT


def touches_tile(s: MarineState, vertex: i64, tile: i64) -> bool:
    """Whether a corner is one of a tile of that sort."""
    for cell in CELLS_AT[vertex]:
        if s.tiles[cell] == tile:
            return True
    return False


class Autotrophs(Action):
    """MAR-4.2: a token at a vent returns to the bag, or is exchanged with one of the section."""

    __slots__ = ()

    def _choices(self, s: MarineState) -> list[Move]:
        types = types_in(s, AUTOTROPHS)
        moves: list[Move] = []
        if types:
            vent = self._vent()
            for vertex in range(VERTICES):
                nutrient = s.tokens[vertex]
                if nutrient != NONE and touches_tile(s, vertex, vent):
                    if nutrient in types:
                        moves.append(REMOVES[vertex])
                    moves += [SwapMove(other, vertex) for other in types]
        return moves

    def _question(self, s: MarineState, moves: list[Move]) -> Ask:
        return AutotrophsQuestion(s, self.taxon, self._vent(), moves)

    def _perform(self, s: MarineState, move: Move) -> None:
        if isinstance(move, SwapMove):
            taken = s.tokens[move.vertex]
            s.sections[AUTOTROPHS].remove(move.nutrient)
            s.sections[AUTOTROPHS].append(taken)
            s.tokens[move.vertex] = move.nutrient
            s.tell(SWAPS_TOKEN, self.taxon, move.nutrient, move.vertex, taken)
        elif isinstance(move, RemoveMove):
            remove_token(s, self.taxon, move.vertex)

    def _vent(self) -> int:
        """Cell 1 is hydrothermal, cell 2 geothermal."""
        return HYDROTHERMAL + NUMBER_OF[self.berth] - 1


class Depletion(Action):
    """MAR-4.3: a token anywhere, of a type that the section shows, returns to the bag."""

    __slots__ = ()

    def _choices(self, s: MarineState) -> list[Move]:
        types = s.sections[DEPLETION]
        return [REMOVES[vertex] for vertex in range(VERTICES) if s.tokens[vertex] != NONE and s.tokens[vertex] in types]

    def _question(self, s: MarineState, moves: list[Move]) -> Ask:
        return Choose(s, self.taxon, DEPLETION_TOKEN.filled(self.taxon), moves, NOT_IN_DEPLETION, REMOVES)

    def _perform(self, s: MarineState, move: Move) -> None:
        assert isinstance(move, RemoveMove)
        remove_token(s, self.taxon, move.vertex)
