"""Steps of cards that eliminate, return, place or move cubes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.marine import effects
from tangledbank.games.marine.card_births import EachClassPlaces, Hunt, KillQuestion, PlaceOnEach
from tangledbank.games.marine.card_moves import ScatterMove, SendHomeMove, SpareMove
from tangledbank.games.marine.card_steps import tiles_that_are
from tangledbank.games.marine.changes import eliminate, move_cubes, populate, send_home
from tangledbank.games.marine.earth import CELLS
from tangledbank.games.marine.ecology import adjacent_tiles, cubes_on
from tangledbank.games.marine.effects import Effect
from tangledbank.games.marine.made_moves import ELIMINATES, SEND_HOMES, SPARES
from tangledbank.games.marine.moves import EliminateMove
from tangledbank.games.marine.questions import Choose
from tangledbank.games.marine.words import (
    CLASS_NOT_THERE,
    KILL_CUBE,
    NOT_NEXT_TO_TILE,
    NOT_THERE,
    SCATTER_CUBES,
    SEND_CUBE,
    SPARE_CUBE,
    TOO_FEW_CUBES,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState


def cube_step(s: MarineState, taxon: i64, card: i64, effect: Effect, cell: i64, count: i64) -> None:
    """Begin a step about cubes; one that speaks of a tile is left out if none was chosen."""
    verb = effect.verb
    if verb == effects.ELIMINATE_ON_EACH:
        tiles = tiles_that_are(s, taxon, effect.tiles, cell)
        killable = [tile for tile in tiles if cubes_on(s, tile) > (s.cubes[tile * 4 + taxon] if effect.opposing else 0)]
        s.call(Kill(taxon, card, killable, 1, effect.opposing))
    elif verb == effects.PLACE_ON_EACH:
        s.call(PlaceOnEach(taxon, card, tiles_that_are(s, taxon, effect.tiles, cell)))
    elif verb == effects.HUNT:
        s.call(Hunt(taxon, card, count))
    elif verb == effects.EACH_CLASS_PLACES:
        s.call(EachClassPlaces())
    elif cell == NONE:
        return
    elif verb == effects.ELIMINATE:
        s.call(Kill(taxon, card, [int(cell)], count, effect.opposing))
    elif verb == effects.SPARE_ONE:
        s.call(SpareOne(taxon, cell))
    elif verb == effects.RETURN_CUBES:
        s.call(SendHome(taxon, cell, count))
    elif verb == effects.DOUBLE:  # MAR-4.41: as many as there are of all classes
        populate(s, taxon, cell, min(cubes_on(s, cell), int(s.classes[taxon].pool)))
    elif verb == effects.SCATTER:
        s.call(Scatter(taxon, cell))


class Kill(Procedure):
    """On each of some tiles so many cubes die, of the player's choice (MAR-4.22, 4.24, 4.28, 4.30, 4.51, 8.31)."""

    __slots__ = ("at", "card", "cells", "count", "left", "opposing", "taxon")

    def __init__(
        self, taxon: i64 = 0, card: i64 = 0, cells: list[int] | None = None, count: i64 = 1, opposing: bool = False
    ) -> None:
        super().__init__()
        self.taxon: i64 = taxon
        self.card: i64 = card
        self.cells: list[int] = cells or []
        self.at: i64 = 0
        self.count: i64 = count
        self.left: i64 = count  # on the present tile
        self.opposing: bool = opposing

    def kill(self, s: MarineState) -> Ask | None:
        """Tile by tile, as long as there is somebody."""
        while self.at < len(self.cells):
            cell = self.cells[self.at]
            if self.left > 0:
                moves: list[Move] = []
                for taxon in s.order:
                    if s.cubes[cell * 4 + taxon] > 0 and not (self.opposing and taxon == self.taxon):
                        moves.append(ELIMINATES[taxon][cell])
                if moves:
                    left = self.left + self.count * (len(self.cells) - self.at - 1)
                    what = KILL_CUBE.filled(self.taxon, self.card, cell, left)
                    return KillQuestion(s, self.taxon, what, self.opposing, moves)
            self.at += 1
            self.left = self.count
        return None

    def on_kill(self, s: MarineState, move: EliminateMove) -> None:
        """It dies."""
        eliminate(s, move.taxon, move.hex, 1)
        self.left -= 1
        self.goto("kill")


class SpareOne(Procedure):
    """MAR-4.22, 8.19: all cubes on the tile die but one."""

    __slots__ = ("cell", "taxon")

    def __init__(self, taxon: i64 = 0, cell: i64 = 0) -> None:
        super().__init__()
        self.taxon: i64 = taxon
        self.cell: i64 = cell

    def spare(self, s: MarineState) -> Ask | None:
        """Whose cube stays."""
        if cubes_on(s, self.cell) < 2:
            return None
        moves = [SPARES[taxon] for taxon in s.order if s.cubes[self.cell * 4 + taxon] > 0]
        return Choose(s, self.taxon, SPARE_CUBE.filled(self.taxon, self.cell), moves, CLASS_NOT_THERE, SPARES)

    def on_spare(self, s: MarineState, move: SpareMove) -> None:
        """The others die."""
        for taxon in s.order:
            here = s.cubes[self.cell * 4 + taxon]
            eliminate(s, taxon, self.cell, here - 1 if taxon == move.taxon else here)


class SendHome(Procedure):
    """MAR-4.47: so many cubes of a tile return to their gene pools."""

    __slots__ = ("cell", "left", "taxon")

    def __init__(self, taxon: i64 = 0, cell: i64 = 0, left: i64 = 0) -> None:
        super().__init__()
        self.taxon: i64 = taxon
        self.cell: i64 = cell
        self.left: i64 = left

    def send(self, s: MarineState) -> Ask | None:
        """One after another."""
        moves = [SEND_HOMES[taxon] for taxon in s.order if s.cubes[self.cell * 4 + taxon] > 0]
        if self.left == 0 or not moves:
            return None
        what = SEND_CUBE.filled(self.taxon, self.cell, self.left)
        return Choose(s, self.taxon, what, moves, CLASS_NOT_THERE, SEND_HOMES)

    def on_send(self, s: MarineState, move: SendHomeMove) -> None:
        """It goes home."""
        send_home(s, move.taxon, self.cell, 1)
        self.left -= 1
        self.goto("send")


class ScatterQuestion(Choose):
    """Where do they go?"""

    __slots__ = ("cell", "taxon")

    def __init__(self, s: MarineState, player: i64, taxon: i64, cell: i64, moves: list[Move]) -> None:
        super().__init__(s, player, SCATTER_CUBES.filled(player, cell), moves, NOT_NEXT_TO_TILE, [])
        self.cell: i64 = cell
        self.taxon: i64 = taxon

    def tries(self, s: MarineState) -> list[Move]:
        """One cube more than there is, and to tiles that are too far."""
        most = s.cubes[self.cell * 4 + self.taxon] + 1
        return [*self.moves, *[ScatterMove(self.taxon, cell, most) for cell in CELLS if s.tiles[cell] != NONE]]

    def because(self, s: MarineState, move: Move) -> Phrase:
        """Another class comes first, or it is too far, or there are not so many."""
        assert isinstance(move, ScatterMove)
        if move.taxon != self.taxon:
            return CLASS_NOT_THERE if s.cubes[self.cell * 4 + move.taxon] == 0 else NOT_THERE
        beside = move.hex in adjacent_tiles(s, self.cell)
        return TOO_FEW_CUBES if beside else NOT_NEXT_TO_TILE


class Scatter(Procedure):
    """MAR-4.33: all cubes of all classes leave the tile, split among its neighbours."""

    __slots__ = ("cell", "taxon")

    def __init__(self, taxon: i64 = 0, cell: i64 = 0) -> None:
        super().__init__()
        self.taxon: i64 = taxon
        self.cell: i64 = cell

    def scatter(self, s: MarineState) -> Ask | None:
        """Class by class."""
        tiles = adjacent_tiles(s, self.cell)
        for taxon in s.order:
            here = s.cubes[self.cell * 4 + taxon]
            if here > 0 and tiles:
                moves: list[Move] = [ScatterMove(taxon, cell, count) for cell in tiles for count in range(1, here + 1)]
                return ScatterQuestion(s, self.taxon, taxon, self.cell, moves)
        return None

    def on_scatter(self, s: MarineState, move: ScatterMove) -> None:
        """Some go; then the rest."""
        move_cubes(s, move.taxon, self.cell, move.hex, move.count)
        self.goto("scatter")
