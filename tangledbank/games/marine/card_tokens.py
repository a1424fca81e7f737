"""Steps of cards that move element tokens: on earth, on the boards of the classes, out of the bag."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.marine import effects
from tangledbank.games.marine.abundance import free_vertices, remove_token
from tangledbank.games.marine.card_moves import DrawNutrientMove, ExchangeMove, LiftMove, LoseMove, TradeMove
from tangledbank.games.marine.card_steps import tile_is, tiles_that_are
from tangledbank.games.marine.changes import lose_token, own_tokens, populate, vacant_place
from tangledbank.games.marine.earth import CELLS_AT, VERTICES
from tangledbank.games.marine.ecology import elements_in_all, tokens_at
from tangledbank.games.marine.effects import Effect
from tangledbank.games.marine.kinds import DIET, NUTRIENTS
from tangledbank.games.marine.made_moves import DONE, DRAW_NUTRIENTS, LAYS, LIFTS, LOSES, REMOVES, TAKES
from tangledbank.games.marine.moves import LayMove, PopulateMove, RemoveMove, TakeMove
from tangledbank.games.marine.questions import Choose
from tangledbank.games.marine.words import (
    ADAPTS,
    BAG_TOKEN,
    CONTROLS_THE_PAWN,
    DRAW_NUTRIENT,
    EXCHANGE_TOKEN,
    LAY_TOKEN,
    LAYS_TOKEN,
    LIFT_TOKEN,
    LOSE_TOKEN,
    MOVES_TOKEN,
    NO_SUCH_TOKEN,
    NOT_AT_LANDING,
    NOT_AT_TILE,
    NOT_IN_BAG,
    NOT_THERE,
    NOT_TO_BE_LOST,
    PAWN_NOT_CONTROLLED,
    REMOVE_TOKEN,
    REPLACES_TOKEN,
    SAME_AS_ANOTHER,
    SETTLE,
    SWAPS_TOKEN,
    TRADE_TOKEN,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import CHANCE, Ask
from tangledbank.parts.dice import bag

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


def draw_nutrient(s: MarineState) -> Ask:
    """Chance draws a token from the bag, which must not be empty."""
    return Ask(CHANCE, DRAW_NUTRIENT.filled(), bag(DRAW_NUTRIENTS, s.bag))


# ---------------------------------------------------------------------- on earth


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
        refusal = PAWN_NOT_CONTROLLED if self.control else NOT_IN_BAG
        return Choose(s, self.taxon, BAG_TOKEN.filled(self.taxon, self.card), moves, refusal, TAKES)

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
        return Choose(s, self.taxon, SETTLE.filled(self.taxon, most), [*moves, DONE], NOT_AT_LANDING, [])

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


# ---------------------------------------------------------------------- on the boards


class OwnTokenQuestion(Choose):
    """A question about one's own tokens, of which equal ones count once unless their places matter (MAR-8.16)."""

    __slots__ = ("taxon",)

    def __init__(self, s: MarineState, taxon: i64, what: Phrase, moves: list[Move], wide: list[Move]) -> None:
        super().__init__(s, taxon, what.filled(taxon), moves, NO_SUCH_TOKEN, wide)
        self.taxon: i64 = taxon

    def because(self, s: MarineState, move: Move) -> Phrase:
        """There is none, or one like it is offered, or the bag has none."""
        if not isinstance(move, (LoseMove, ExchangeMove, TradeMove)):
            return NO_SUCH_TOKEN
        if move.place // DIET != self.taxon or s.classes[self.taxon].diet[move.place % DIET] == NONE:
            return NO_SUCH_TOKEN
        if isinstance(move, ExchangeMove) and s.bag[move.nutrient] == 0:
            return NOT_IN_BAG
        diet = s.classes[self.taxon].diet
        alike = [diet[other.place % DIET] for other in self.moves if isinstance(other, LoseMove)]
        return SAME_AS_ANOTHER if not alike or diet[move.place % DIET] in alike else NOT_TO_BE_LOST


class ExchangeWithBag(Procedure):
    """MAR-4.34: a token of the board for one of the bag, in the same place."""

    __slots__ = ("taxon",)

    def __init__(self, taxon: i64 = 0) -> None:
        super().__init__()
        self.taxon: i64 = taxon

    def exchange(self, s: MarineState) -> Ask | None:
        """Which for which."""
        moves: list[Move] = []
        for place in own_tokens(s, self.taxon):
            for nutrient in range(len(NUTRIENTS)):
                if s.bag[nutrient] > 0:
                    moves.append(ExchangeMove(self.taxon * DIET + place, nutrient))
        return OwnTokenQuestion(s, self.taxon, EXCHANGE_TOKEN, moves, []) if moves else None

    def on_exchange(self, s: MarineState, move: ExchangeMove) -> None:
        """The old one goes to the bag."""
        diet = s.classes[self.taxon].diet
        old = diet[move.place % DIET]
        s.bag[old] += 1
        s.bag[move.nutrient] -= 1
        diet[move.place % DIET] = int(move.nutrient)
        s.tell(REPLACES_TOKEN, self.taxon, move.nutrient, move.place, old)


class ExchangeWithEarth(Procedure):
    """MAR-4.43: a token of the board for one on earth, each in the place of the other."""

    __slots__ = ("taxon",)

    def __init__(self, taxon: i64 = 0) -> None:
        super().__init__()
        self.taxon: i64 = taxon

    def trade(self, s: MarineState) -> Ask | None:
        """Which for which."""
        moves: list[Move] = []
        for place in own_tokens(s, self.taxon):
            for vertex in range(VERTICES):
                if s.tokens[vertex] != NONE:
                    moves.append(TradeMove(self.taxon * DIET + place, vertex))
        return OwnTokenQuestion(s, self.taxon, TRADE_TOKEN, moves, []) if moves else None

    def on_trade(self, s: MarineState, move: TradeMove) -> None:
        """They change places."""
        diet = s.classes[self.taxon].diet
        given, taken = diet[move.place % DIET], s.tokens[move.vertex]
        diet[move.place % DIET] = taken
        s.tokens[move.vertex] = given
        s.tell(SWAPS_TOKEN, self.taxon, given, move.vertex, taken)


class Disease(Procedure):
    """MAR-4.26: other classes with more elements lose a token of their choice, in food-chain order."""

    __slots__ = ("at", "taxon")

    def __init__(self, taxon: i64 = 0) -> None:
        super().__init__()
        self.taxon: i64 = taxon
        self.at: i64 = 0

    def lose(self, s: MarineState) -> Ask | None:
        """The next class that is ill."""
        while self.at < len(s.order):
            taxon = s.order[self.at]
            if taxon != self.taxon and elements_in_all(s, taxon) > elements_in_all(s, self.taxon):
                moves = [LOSES[taxon * DIET + place] for place in own_tokens(s, taxon)]
                if moves:
                    return OwnTokenQuestion(s, taxon, LOSE_TOKEN, moves, LOSES[taxon * DIET : (taxon + 1) * DIET])
            self.at += 1
        return None

    def on_lose(self, s: MarineState, move: LoseMove) -> None:
        """It goes to the bag."""
        lose_token(s, s.order[self.at], move.place % DIET)
        self.at += 1
        self.goto("lose")


class Symbiosis(Procedure):
    """MAR-4.46: the class and all with fewer elements draw a token, those with a vacant place for it."""

    __slots__ = ("at", "drawing", "taxon")

    def __init__(self, taxon: i64 = 0) -> None:
        super().__init__()
        self.taxon: i64 = taxon
        self.drawing: list[int] = []
        self.at: i64 = 0

    def count(self, s: MarineState) -> None:
        """Counts are taken before the first draw."""
        own = elements_in_all(s, self.taxon)
        others = [taxon for taxon in s.order if taxon != self.taxon and elements_in_all(s, taxon) < own]
        self.drawing = [int(self.taxon), *others]

    def draw(self, s: MarineState) -> Ask | None:
        """The next one that has room."""
        while self.at < len(self.drawing):
            if vacant_place(s, self.drawing[self.at]) != NONE and sum(s.bag) > 0:
                return draw_nutrient(s)
            self.at += 1
        return None

    def on_draw(self, s: MarineState, move: DrawNutrientMove) -> None:
        """Into the first vacant place (MAR-8.16)."""
        taxon = self.drawing[self.at]
        place = vacant_place(s, taxon)
        s.bag[move.nutrient] -= 1
        s.classes[taxon].diet[place] = int(move.nutrient)
        s.tell(ADAPTS, taxon, move.nutrient, taxon * DIET + place)
        self.at += 1
        self.goto("draw")
