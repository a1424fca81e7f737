"""Steps of cards that bring new cubes: on each of some tiles, after a hunt, or for every class."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.marine.card_moves import PopulateAllMove
from tangledbank.games.marine.changes import eliminate, populate
from tangledbank.games.marine.earth import CELLS
from tangledbank.games.marine.ecology import occupied_by, opposing_on
from tangledbank.games.marine.made_moves import DONE, ELIMINATES, POPULATE_ALL, POPULATES
from tangledbank.games.marine.moves import EliminateMove, PopulateMove
from tangledbank.games.marine.questions import Choose
from tangledbank.games.marine.words import (
    DO_NOT_OCCUPY,
    HUNT_CUBE,
    NOT_OPPOSING,
    NOT_THERE,
    PLACE_BONUS,
    PLACE_CUBES,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Filled, Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState


class KillQuestion(Choose):
    """Whose cube dies?"""

    __slots__ = ("opposing", "taxon")

    def __init__(self, s: MarineState, taxon: i64, what: Filled, opposing: bool, moves: list[Move]) -> None:
        super().__init__(s, taxon, what, moves, NOT_THERE, [])
        self.taxon: i64 = taxon
        self.opposing: bool = opposing

    def tries(self, s: MarineState) -> list[Move]:
        """Every class on every tile."""
        return [ELIMINATES[taxon][cell] for cell in CELLS if s.tiles[cell] != NONE for taxon in s.order]

    def because(self, s: MarineState, move: Move) -> Phrase:
        """One's own, or not there."""
        own = self.opposing and isinstance(move, EliminateMove) and move.taxon == self.taxon
        return NOT_OPPOSING if own else NOT_THERE


class PlaceOnEach(Procedure):
    """MAR-4.35, 4.45: up to one cube of the gene pool on each of some tiles."""

    __slots__ = ("card", "cells", "taxon")

    def __init__(self, taxon: i64 = 0, card: i64 = 0, cells: list[int] | None = None) -> None:
        super().__init__()
        self.taxon: i64 = taxon
        self.card: i64 = card
        self.cells: list[int] = cells or []  # on which none was placed yet

    def place(self, s: MarineState) -> Ask | None:
        """On one of them, on all that are left, or on no more."""
        pool = s.classes[self.taxon].pool
        if not self.cells or pool == 0:
            return None
        moves = [POPULATES[cell][1] for cell in self.cells]
        if 1 < len(self.cells) <= pool:
            moves.append(POPULATE_ALL)
        what = PLACE_CUBES.filled(self.taxon, self.card)
        return Choose(s, self.taxon, what, [*moves, DONE], NOT_THERE, [POPULATES[cell][1] for cell in CELLS])

    def on_place(self, s: MarineState, move: Move) -> None:
        """They arrive."""
        if isinstance(move, PopulateMove):
            populate(s, self.taxon, move.hex, 1)
            self.cells.remove(int(move.hex))
            self.goto("place")
        elif isinstance(move, PopulateAllMove):
            for cell in self.cells:
                populate(s, self.taxon, cell, 1)


class HuntQuestion(KillQuestion):
    """MAR-4.39: which cube is hunted?"""

    __slots__ = ()

    def because(self, s: MarineState, move: Move) -> Phrase:
        """One's own, or on a tile without hunters."""
        assert isinstance(move, EliminateMove)
        if move.taxon == self.taxon:
            return NOT_OPPOSING
        return NOT_THERE if s.cubes[move.hex * 4 + self.taxon] > 0 else DO_NOT_OCCUPY


class Hunt(Procedure):
    """MAR-4.39: X opposing cubes die where the hunters are; then the hunters multiply there."""

    __slots__ = ("card", "left", "places", "taxon")

    def __init__(self, taxon: i64 = 0, card: i64 = 0, left: i64 = 0) -> None:
        super().__init__()
        self.taxon: i64 = taxon
        self.card: i64 = card
        self.left: i64 = left
        self.places: list[int] = []  # the tiles where they died, one for each

    def kill(self, s: MarineState) -> Ask | None:
        """All eliminations come first."""
        moves: list[Move] = []
        if self.left > 0:
            for cell in occupied_by(s, self.taxon):
                if opposing_on(s, self.taxon, cell) > 0:
                    moves += [
                        ELIMINATES[taxon][cell]
                        for taxon in s.order
                        if taxon != self.taxon and s.cubes[cell * 4 + taxon] > 0
                    ]
        what = HUNT_CUBE.filled(self.taxon, self.card, self.left)
        return HuntQuestion(s, self.taxon, what, True, moves) if moves else None

    def on_kill(self, s: MarineState, move: EliminateMove) -> None:
        """One of them."""
        eliminate(s, move.taxon, move.hex, 1)
        self.places.append(int(move.hex))
        self.left -= 1
        self.goto("kill")

    def multiply(self, s: MarineState) -> Ask | None:
        """One cube for each; where the gene pool is too small, the player chooses the tiles (MAR-3.28)."""
        if not self.places or s.classes[self.taxon].pool == 0:
            return None
        cells = self.places[:1] if s.classes[self.taxon].pool >= len(self.places) else sorted(set(self.places))
        moves = [POPULATES[cell][1] for cell in cells]
        what = PLACE_CUBES.filled(self.taxon, self.card)
        return Choose(s, self.taxon, what, moves, NOT_THERE, [POPULATES[cell][1] for cell in CELLS])

    def on_multiply(self, s: MarineState, move: PopulateMove) -> None:
        """One arrives."""
        populate(s, self.taxon, move.hex, 1)
        self.places.remove(int(move.hex))
        self.goto("multiply")


class EachClassPlaces(Procedure):
    """MAR-4.56, Population Explosion on appearing: each class may place a cube on a tile that it occupies."""

    __slots__ = ("at",)

    def __init__(self) -> None:
        super().__init__()
        self.at: i64 = 0  # in food-chain order

    def place(self, s: MarineState) -> Ask | None:
        """The next class that can."""
        while self.at < len(s.order):
            taxon = s.order[self.at]
            cells = occupied_by(s, taxon)
            if cells and s.classes[taxon].pool > 0:
                moves = [POPULATES[cell][1] for cell in cells]
                wide = [POPULATES[cell][1] for cell in CELLS]
                return Choose(s, taxon, PLACE_BONUS.filled(taxon), [*moves, DONE], DO_NOT_OCCUPY, wide)
            self.at += 1
        return None

    def on_place(self, s: MarineState, move: Move) -> None:
        """It arrives, or not."""
        if isinstance(move, PopulateMove):
            populate(s, s.order[self.at], move.hex, 1)
        self.at += 1
        self.goto("place")
