"""Steps of cards that eliminate, return, place or move cubes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.marine import effects
from tangledbank.games.marine.card_moves import PopulateAllMove, ScatterMove, SendHomeMove, SpareMove
from tangledbank.games.marine.card_steps import tiles_that_are
from tangledbank.games.marine.changes import eliminate, move_cubes, populate, send_home
from tangledbank.games.marine.earth import CELLS
from tangledbank.games.marine.ecology import adjacent_tiles, cubes_on, occupied_by, opposing_on
from tangledbank.games.marine.effects import Effect
from tangledbank.games.marine.made_moves import DONE, ELIMINATES, POPULATE_ALL, POPULATES, SEND_HOMES, SPARES
from tangledbank.games.marine.moves import EliminateMove, PopulateMove
from tangledbank.games.marine.questions import Choose
from tangledbank.games.marine.words import (
    CLASS_NOT_THERE,
    DO_NOT_OCCUPY,
    HUNT_CUBE,
    KILL_CUBE,
    NOT_NEXT_TO_TILE,
    NOT_OPPOSING,
    NOT_THERE,
    PLACE_BONUS,
    PLACE_CUBES,
    SCATTER_CUBES,
    SEND_CUBE,
    SPARE_CUBE,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Filled, Phrase
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
