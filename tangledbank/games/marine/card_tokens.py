"""Steps of cards that move element tokens: on earth, on the boards of the classes, out of the bag."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.marine import effects
from tangledbank.games.marine.abundance import free_vertices, remove_token
from tangledbank.games.marine.card_boards import Disease, ExchangeWithBag, ExchangeWithEarth, Symbiosis
from tangledbank.games.marine.card_moves import LiftMove
from tangledbank.games.marine.card_steps import tile_is, tiles_that_are
from tangledbank.games.marine.changes import populate
from tangledbank.games.marine.earth import CELLS, CELLS_AT, VERTICES
from tangledbank.games.marine.ecology import tokens_at
from tangledbank.games.marine.effects import Effect
from tangledbank.games.marine.kinds import NUTRIENTS
from tangledbank.games.marine.made_moves import DONE, LAYS, LIFTS, POPULATES, REMOVES, TAKES
from tangledbank.games.marine.moves import LayMove, PopulateMove, RemoveMove, TakeMove
from tangledbank.games.marine.questions import Choose
from tangledbank.games.marine.words import (
    BAG_TOKEN,
    CONTROLS_THE_PAWN,
    LAY_TOKEN,
    LAYS_TOKEN,
    LIFT_TOKEN,
    MOVES_TOKEN,
    NOT_AT_LANDING,
    NOT_AT_TILE,
    NOT_IN_BAG,
    NOT_THERE,
    PAWN_NOT_CONTROLLED,
    REMOVE_TOKEN,
    SETTLE,
    TOO_MANY_CUBES,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState


def token_step(s: MarineState, taxon: i64, card: i64, effect: Effect, cell: i64, count: i64) -> None:
    """Begin a step about tokens; one that speaks of a tile is left out if none was chosen."""
    verb = effect.verb
    if verb == effects.RETURN_TOKENS:
        if cell != NONE:
            s.call(ReturnTokens(taxon, card, cell, count))
    elif verb == effects.REMOVE_TOKEN:
        s.call(RemoveToken(taxon, card))
    elif verb == effects.MOVE_TOKEN:
        s.call(MoveToken(taxon))
    elif verb == effects.LAY_FROM_BAG:
        s.call(LayFromBag(taxon, card, effect.tiles, effect.control, effect.settlers))
    elif verb == effects.EXCHANGE_WITH_BAG:
        s.call(ExchangeWithBag(taxon))
    elif verb == effects.EXCHANGE_WITH_EARTH:
        s.call(ExchangeWithEarth(taxon))
    elif verb == effects.OTHERS_LOSE_TOKEN:
        s.call(Disease(taxon))
    elif verb == effects.DRAW_TOKENS:
        s.call(Symbiosis(taxon))


class ReturnTokens(Procedure):
    """MAR-4.28, 4.50: so many tokens that touch a tile return to the bag."""

    __slots__ = ("card", "cell", "left", "taxon")

    def __init__(self, taxon: i64 = 0, card: i64 = 0, cell: i64 = 0, left: i64 = 0) -> None:
        super().__init__()
        self.taxon: i64 = taxon
        self.card: i64 = card
        self.cell: i64 = cell
        self.left: i64 = left

    def remove(self, s: MarineState) -> Ask | None:
        """One after another."""
        moves = [REMOVES[vertex] for vertex in tokens_at(s, self.cell)] if self.left > 0 else []
        what = REMOVE_TOKEN.filled(self.taxon, self.card)
        return Choose(s, self.taxon, what, moves, NOT_AT_TILE, REMOVES) if moves else None

    def on_remove(self, s: MarineState, move: RemoveMove) -> None:
        """It goes to the bag."""
        remove_token(s, self.taxon, move.vertex)
        self.left -= 1
        self.goto("remove")


class RemoveToken(Procedure):
    """MAR-4.48 (1): a token returns to the bag whose special pawn the class does not control."""

    __slots__ = ("card", "taxon")

    def __init__(self, taxon: i64 = 0, card: i64 = 0) -> None:
        super().__init__()
        self.taxon: i64 = taxon
        self.card: i64 = card

    def remove(self, s: MarineState) -> Ask | None:
        """Any such token on earth."""
        moves: list[Move] = []
        for vertex in range(VERTICES):
            if s.tokens[vertex] != NONE and s.control[s.tokens[vertex]] != self.taxon:
                moves.append(REMOVES[vertex])
        what = REMOVE_TOKEN.filled(self.taxon, self.card)
        return Choose(s, self.taxon, what, moves, CONTROLS_THE_PAWN, REMOVES) if moves else None

    def on_remove(self, s: MarineState, move: RemoveMove) -> None:
        """It goes to the bag."""
        remove_token(s, self.taxon, move.vertex)


class MoveToken(Procedure):
    """MAR-4.42: a token goes to another free corner."""

    __slots__ = ("taxon", "vertex")

    def __init__(self, taxon: i64 = 0) -> None:
        super().__init__()
        self.taxon: i64 = taxon
        self.vertex: i64 = NONE

    def lift(self, s: MarineState) -> Ask | None:
        """Which one."""
        moves = [LIFTS[vertex] for vertex in range(VERTICES) if s.tokens[vertex] != NONE]
        if not moves or not free_vertices(s):
            self.end()
            return None
        return Choose(s, self.taxon, LIFT_TOKEN.filled(self.taxon), moves, NOT_THERE, LIFTS)

    def on_lift(self, s: MarineState, move: LiftMove) -> None:
        """It is in the hand."""
        self.vertex = move.vertex

    def lay(self, s: MarineState) -> Ask:
        """Where to."""
        what = LAY_TOKEN.filled(self.taxon, s.tokens[self.vertex])
        return Choose(s, self.taxon, what, [LAYS[vertex] for vertex in free_vertices(s)], NOT_THERE, LAYS)

    def on_lay(self, s: MarineState, move: LayMove) -> None:
        """It is there now."""
        nutrient = s.tokens[self.vertex]
        s.tokens[self.vertex] = NONE
        s.tokens[move.vertex] = nutrient
        s.tell(MOVES_TOKEN, self.taxon, nutrient, self.vertex, move.vertex)


class BagQuestion(Choose):
    """Which token of the bag?"""

    __slots__ = ()

    def because(self, s: MarineState, move: Move) -> Phrase:
        """The bag has none, or somebody else controls the pawn (MAR-4.48)."""
        there = isinstance(move, TakeMove) and s.bag[move.nutrient] > 0
        return PAWN_NOT_CONTROLLED if there else NOT_IN_BAG


class SettleQuestion(Choose):
    """MAR-4.36: how many cubes on which tile at the corner?"""

    __slots__ = ("cells",)

    def __init__(self, s: MarineState, taxon: i64, most: i64, cells: list[int], moves: list[Move]) -> None:
        super().__init__(s, taxon, SETTLE.filled(taxon, most), moves, NOT_AT_LANDING, [])
        self.cells: list[int] = cells

    def tries(self, s: MarineState) -> list[Move]:
        """One cube on every tile."""
        tiles = [cell for cell in CELLS if s.tiles[cell] != NONE and cell not in self.cells]
        return [*self.moves, *[POPULATES[cell][1] for cell in tiles]]

    def because(self, s: MarineState, move: Move) -> Phrase:
        """Another tile, or too many."""
        here = isinstance(move, PopulateMove) and move.hex in self.cells
        return TOO_MANY_CUBES if here else NOT_AT_LANDING


class LayFromBag(Procedure):
    """MAR-4.36, 4.48 (2): a token of the bag for a free corner, perhaps only of some tiles; then settlers beside it."""

    __slots__ = ("card", "control", "nutrient", "settlers", "taxon", "tiles", "vertex")

    def __init__(
        self, taxon: i64 = 0, card: i64 = 0, tiles: i64 = 0, control: bool = False, settlers: i64 = 0
    ) -> None:
        super().__init__()
        self.taxon: i64 = taxon
        self.card: i64 = card
        self.tiles: i64 = tiles  # whose corners will do
        self.control: bool = control  # only types whose special pawn the class controls
        self.settlers: i64 = settlers
        self.nutrient: i64 = NONE
        self.vertex: i64 = NONE

    def take(self, s: MarineState) -> Ask | None:
        """A type of which the bag has a token (MAR-3.28)."""
        moves = [TAKES[nutrient] for nutrient in range(len(NUTRIENTS)) if self._may_take(s, nutrient)]
        if not moves or not self._corners(s):
            self.goto("settle")
            return None
        return BagQuestion(s, self.taxon, BAG_TOKEN.filled(self.taxon, self.card), moves, NOT_IN_BAG, TAKES)

    def on_take(self, s: MarineState, move: TakeMove) -> None:
        """It is in the hand."""
        self.nutrient = move.nutrient

    def lay(self, s: MarineState) -> Ask:
        """Where it goes."""
        moves = [LAYS[vertex] for vertex in self._corners(s)]
        return Choose(s, self.taxon, LAY_TOKEN.filled(self.taxon, self.nutrient), moves, NOT_AT_LANDING, LAYS)

    def on_lay(self, s: MarineState, move: LayMove) -> None:
        """It leaves the bag."""
        self.vertex = move.vertex
        s.bag[self.nutrient] -= 1
        s.tokens[self.vertex] = self.nutrient
        s.tell(LAYS_TOKEN, self.taxon, self.nutrient, self.vertex)

    def settle(self, s: MarineState) -> Ask | None:
        """Up to so many cubes on one such tile at that corner; anywhere, if no token could be laid."""
        most = min(int(self.settlers), int(s.classes[self.taxon].pool))
        cells = tiles_that_are(s, self.taxon, self.tiles, NONE)
        if self.vertex != NONE:
            cells = [cell for cell in cells if cell in CELLS_AT[self.vertex]]
        moves: list[Move] = [PopulateMove(cell, count) for cell in cells for count in range(1, most + 1)]
        if not moves:
            return None
        return SettleQuestion(s, self.taxon, most, cells, [*moves, DONE])

    def on_settle(self, s: MarineState, move: Move) -> None:
        """They arrive."""
        if isinstance(move, PopulateMove):
            populate(s, self.taxon, move.hex, move.count)

    def _may_take(self, s: MarineState, nutrient: i64) -> bool:
        return s.bag[nutrient] > 0 and (not self.control or s.control[nutrient] == self.taxon)

    def _corners(self, s: MarineState) -> list[int]:
        found: list[int] = []
        for vertex in free_vertices(s):
            for cell in CELLS_AT[vertex]:
                if s.tiles[cell] != NONE and tile_is(s, self.taxon, self.tiles, cell, NONE):
                    found.append(vertex)
                    break
        return found
