"""Adaptation and Regression: elements of the classes themselves (MAR-4.4, 4.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.marine.abundance import types_in
from tangledbank.games.marine.action import Action
from tangledbank.games.marine.changes import own_tokens, spend, vacant_place
from tangledbank.games.marine.kinds import ADAPTATION, DIET, NUTRIENTS
from tangledbank.games.marine.made_moves import PERFORM
from tangledbank.games.marine.moves import AdaptMove
from tangledbank.games.marine.questions import Choose
from tangledbank.games.marine.words import (
    ADAPT,
    ADAPTS,
    NO_SUCH_TOKEN,
    NO_VACANT_PLACE,
    NOT_ASKED,
    NOT_IN_ADAPTATION,
    ONLY_BY_SPECIAL,
    REPLACES_TOKEN,
    SAME_AS_ANOTHER,
    SHELTER,
    SHELTERS,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState

SQUARES = 2  # of Regression


class AdaptQuestion(Choose):
    """MAR-4.4: which token, and where to?"""

    __slots__ = ("special", "taxon")

    def __init__(self, s: MarineState, taxon: i64, special: bool, moves: list[Move]) -> None:
        super().__init__(s, taxon, ADAPT.filled(taxon), moves, NOT_IN_ADAPTATION, [])
        self.taxon: i64 = taxon
        self.special: bool = special

    def tries(self, s: MarineState) -> list[Move]:
        """Every element, into a vacant place or instead of any token of the class."""
        diet = s.classes[self.taxon].diet
        moves: list[Move] = list(self.moves)
        for nutrient in range(len(NUTRIENTS)):
            moves.append(AdaptMove(nutrient))
            moves += [AdaptMove(nutrient, self.taxon * DIET + place) for place in range(DIET) if diet[place] != NONE]
        return list(dict.fromkeys(moves))

    def because(self, s: MarineState, move: Move) -> Phrase:
        """MAR-4.4, 8.16."""
        assert isinstance(move, AdaptMove)
        if move.nutrient not in s.sections[ADAPTATION]:
            return NOT_IN_ADAPTATION
        if move.place == NONE:
            return NO_VACANT_PLACE
        if move.place // DIET != self.taxon or s.classes[self.taxon].diet[move.place % DIET] == NONE:
            return NO_SUCH_TOKEN
        return SAME_AS_ANOTHER if self.special else ONLY_BY_SPECIAL


class Adaptation(Action):
    """MAR-4.4: a token of the section fills a vacant place of the board; from the last cell it may replace one."""

    __slots__ = ()

    def _choices(self, s: MarineState) -> list[Move]:
        types = types_in(s, ADAPTATION)
        moves: list[Move] = []
        if types and vacant_place(s, self.taxon) != NONE:
            moves += [AdaptMove(nutrient) for nutrient in types]
        if self._special(s):
            places = own_tokens(s, self.taxon)
            moves += [AdaptMove(nutrient, self.taxon * DIET + place) for nutrient in types for place in places]
        return moves

    def _question(self, s: MarineState, moves: list[Move]) -> Ask:
        return AdaptQuestion(s, self.taxon, self._special(s), moves)

    def _perform(self, s: MarineState, move: Move) -> None:
        assert isinstance(move, AdaptMove)
        s.sections[ADAPTATION].remove(move.nutrient)
        diet = s.classes[self.taxon].diet
        place = vacant_place(s, self.taxon) if move.place == NONE else move.place % DIET
        old = diet[place]
        diet[place] = move.nutrient
        if old == NONE:
            s.tell(ADAPTS, self.taxon, move.nutrient, self.taxon * DIET + place)
        else:
            s.bag[old] += 1
            s.tell(REPLACES_TOKEN, self.taxon, move.nutrient, self.taxon * DIET + place, old)

    def _special(self, s: MarineState) -> bool:
        return s._tables.special_only[self.berth]


class Regression(Action):
    """MAR-4.5: a cube of the gene pool shelters the class from the next loss of elements."""

    __slots__ = ()

    def _choices(self, s: MarineState) -> list[Move]:
        return [PERFORM] if len(s.squares) < SQUARES and s.classes[self.taxon].pool > 0 else []

    def _question(self, s: MarineState, moves: list[Move]) -> Ask:
        return Choose(s, self.taxon, SHELTER.filled(self.taxon), moves, NOT_ASKED, [])

    def _perform(self, s: MarineState, move: Move) -> None:
        spend(s, self.taxon, 1)
        s.squares.append(self.taxon)
        s.tell(SHELTERS, self.taxon)
