"""Steps of cards about the tokens on the boards of the classes: exchanges, Disease, Symbiosis."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.marine.card_moves import DrawNutrientMove, ExchangeMove, LoseMove, TradeMove
from tangledbank.games.marine.changes import lose_token, own_tokens, vacant_place
from tangledbank.games.marine.earth import VERTICES
from tangledbank.games.marine.ecology import elements_in_all
from tangledbank.games.marine.kinds import DIET, NUTRIENTS
from tangledbank.games.marine.made_moves import DRAW_NUTRIENTS, LOSES
from tangledbank.games.marine.questions import Choose
from tangledbank.games.marine.words import (
    ADAPTS,
    DRAW_NUTRIENT,
    EXCHANGE_TOKEN,
    LOSE_TOKEN,
    NO_SUCH_TOKEN,
    NOT_IN_BAG,
    NOT_TO_BE_LOST,
    REPLACES_TOKEN,
    SAME_AS_ANOTHER,
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


def draw_nutrient(s: MarineState) -> Ask:
    """Chance draws a token from the bag, which must not be empty."""
    return Ask(CHANCE, DRAW_NUTRIENT.filled(), bag(DRAW_NUTRIENTS, s.bag))


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
