"""Where pawns may go (MAR-3.4 to 3.9), and the choice of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.marine.kinds import (
    BASIC,
    BENTHIC_FAUNA,
    BERTHS,
    DISPLAY,
    FLIGHT,
    NUTRIENTS,
    PAWNS,
    SOCIAL_BEHAVIOR,
)
from tangledbank.games.marine.made_moves import PLACES, RETRIEVE
from tangledbank.games.marine.moves import PlaceMove, RetrieveMove
from tangledbank.games.marine.words import (
    BENTHIC_IS_TAKEN,
    BERTH_IS_CLOSED,
    BERTH_IS_TAKEN,
    BETWEEN_PAWNS,
    NO_BASIC_PAWN,
    NOT_ASKED,
    NOT_FURTHER,
    NOT_YOUR_BENTHIC,
    NOT_YOUR_PAWN,
    OWN_PAWN_THERE,
    PAWN_IS_OUT,
    SPECIAL_ONLY,
    SPECIAL_PAWN_THERE,
    TURN,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState


def owner_of(s: MarineState, pawn: i64) -> int:
    """MAR-3.4: the class to which a pawn in a berth belongs: its own, or that with the control token."""
    return pawn if pawn < 4 else s.control[pawn - 4]


def has_pawn(s: MarineState, taxon: i64) -> bool:
    """MAR-3.4, 4.75: whether a class has an available pawn."""
    if s.classes[taxon].basics > 0:
        return True
    for nutrient in range(len(NUTRIENTS)):
        if s.control[nutrient] == taxon and s.special_at[nutrient] == NONE:
            return True
    return False


def first_and_last(s: MarineState, taxon: i64) -> tuple[i64, i64]:
    """MAR-3.6, 8.4: the first and the last berth of the display with a pawn of a class; beyond all of them if none."""
    first: i64 = DISPLAY
    last: i64 = NONE
    berths = s.berths
    for berth in range(DISPLAY):
        pawn: i64 = berths[berth]
        if pawn != NONE and (pawn == taxon if pawn < 4 else s.control[pawn - 4] == taxon):
            if first == DISPLAY:
                first = berth
            last = berth
    return first, last


def is_open(s: MarineState, berth: i64) -> bool:
    """MAR-1.9: some cells of Dominance are for more classes."""
    return s._tables.least_classes[berth] <= len(s.order)


def lacks_pawn(s: MarineState, taxon: i64, pawn: i64) -> Phrase | None:
    """MAR-3.4: why a class cannot place a pawn at all."""
    if pawn == BASIC:
        return None if s.classes[taxon].basics > 0 else NO_BASIC_PAWN
    if s.control[pawn - 1] != taxon:
        return NOT_YOUR_PAWN
    return None if s.special_at[pawn - 1] == NONE else PAWN_IS_OUT


def cannot_place(s: MarineState, taxon: i64, pawn: i64, berth: i64) -> Phrase | None:
    """MAR-3.5 to 3.8: why an available pawn cannot go to a berth; None if it can."""
    there: i64 = s.berths[berth]
    if berth >= DISPLAY:  # MAR-4.62: outside all order
        if berth - DISPLAY != taxon or not s.classes[taxon].has(BENTHIC_FAUNA):
            return NOT_YOUR_BENTHIC
        return None if there == NONE else BENTHIC_IS_TAKEN
    if not is_open(s, berth):
        return BERTH_IS_CLOSED
    if pawn == BASIC and s._tables.special_only[berth]:
        return SPECIAL_ONLY
    if there != NONE:
        if owner_of(s, there) == taxon:
            return OWN_PAWN_THERE
        if there >= 4:
            return SPECIAL_PAWN_THERE
        if pawn == BASIC and not s.classes[taxon].has(SOCIAL_BEHAVIOR):  # MAR-4.74
            return BERTH_IS_TAKEN
    return cannot_pass(s, taxon, berth) if pawn == BASIC else None


def cannot_pass(s: MarineState, taxon: i64, berth: i64) -> Phrase | None:
    """MAR-3.6, 4.72: a basic pawn goes further than all pawns of its class; in flight, or before all of them."""
    first, last = first_and_last(s, taxon)
    if berth > last:
        return None
    if not s.classes[taxon].has(FLIGHT):
        return NOT_FURTHER
    return None if berth < first else BETWEEN_PAWNS


class TurnQuestion(Ask):
    """MAR-3.3: place a pawn, or retrieve all?"""

    __slots__ = ("taxon",)

    def __init__(self, s: MarineState, taxon: i64) -> None:
        super().__init__(s.classes[taxon].seat, TURN.filled(taxon))
        self.taxon: i64 = taxon

    def tries(self, s: MarineState) -> list[Move]:
        """Every available pawn in every cell; one try with each of the others tells why it is not available."""
        moves: list[Move] = []
        free = [move.berth for move in self.moves if isinstance(move, PlaceMove)]
        for pawn in range(len(PAWNS)):
            if pawn == BASIC or lacks_pawn(s, self.taxon, pawn) is None:
                moves += PLACES[pawn]
            else:  # in a cell of which there is nothing to explain
                moves.append(PLACES[pawn][free[0] if free else 0])
        return [*moves, RETRIEVE]

    def refuses(self, s: MarineState, move: Move) -> Phrase | None:
        """MAR-3.4 to 3.8; Retrieval is always allowed (MAR-3.10, 8.3)."""
        if isinstance(move, PlaceMove):
            refusal = lacks_pawn(s, self.taxon, move.pawn)
            return refusal if refusal is not None else cannot_place(s, self.taxon, move.pawn, move.berth)
        return None if isinstance(move, RetrieveMove) else NOT_ASKED

    def offers(self, s: MarineState) -> list[Move]:
        """The same, pawn by pawn (MAR-3.9: if there is no cell for any, only Retrieval is left)."""
        taxon = self.taxon
        one = s.classes[taxon]
        berths = s.berths
        closed = s._tables.least_classes
        count = len(s.order)
        moves: list[Move] = []
        if one.basics > 0:
            places = PLACES[BASIC]
            special_only = s._tables.special_only
            first, last = first_and_last(s, taxon)
            bumps = one.has(SOCIAL_BEHAVIOR)
            if not one.has(FLIGHT):
                first = 0
            for berth in range(DISPLAY):
                if first <= berth <= last or special_only[berth] or closed[berth] > count:
                    continue
                there: i64 = berths[berth]
                if there == NONE or (bumps and there < 4 and there != taxon):
                    moves.append(places[berth])
            if one.has(BENTHIC_FAUNA) and berths[DISPLAY + taxon] == NONE:
                moves.append(places[DISPLAY + taxon])
        for nutrient in range(len(NUTRIENTS)):
            if s.control[nutrient] != taxon or s.special_at[nutrient] != NONE:
                continue
            places = PLACES[nutrient + 1]
            for berth in range(DISPLAY):
                there = berths[berth]
                if closed[berth] <= count and (there == NONE or (there < 4 and there != taxon)):
                    moves.append(places[berth])
            if one.has(BENTHIC_FAUNA) and berths[DISPLAY + taxon] == NONE:
                moves.append(places[DISPLAY + taxon])
        moves.append(RETRIEVE)
        return moves


def take_back(s: MarineState, berth: i64) -> None:
    """A pawn leaves its berth and is available to its owner."""
    pawn: i64 = s.berths[berth]
    s.berths[berth] = NONE
    if pawn < 4:
        s.classes[pawn].basics += 1
    else:
        s.special_at[pawn - 4] = NONE


def take_all_back(s: MarineState, taxon: i64) -> None:
    """MAR-3.15, 8.25: all pawns that a class controls come back, from the display and from trait cells."""
    for berth in range(len(BERTHS)):
        pawn: i64 = s.berths[berth]
        if pawn != NONE and owner_of(s, pawn) == taxon:
            take_back(s, berth)
