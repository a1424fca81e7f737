"""The question that most steps of the game ask: choose one of these. Everything else is refused, with the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.marine.card_moves import LiftMove, TargetMove, TradeMove
from tangledbank.games.marine.changes import is_usable
from tangledbank.games.marine.moves import (
    DeformMove,
    DoneMove,
    EliminateMove,
    LayMove,
    MigrateMove,
    PopulateMove,
    PutMove,
    RemoveMove,
    ScoreMove,
    SkipActionMove,
    SpeciateMove,
    SwapMove,
)
from tangledbank.games.marine.words import (
    NO_TILE_THERE,
    NO_TOKEN_THERE,
    NOT_ASKED,
    NOT_OPTIONAL,
    ONLY_AT_FIRST,
    VERTEX_IS_TAKEN,
    VERTEX_NOT_USABLE,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Filled, Phrase
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState


class Choose(Ask):
    """One of some moves. `wide` has all of their kind; those not offered are refused, usually by `refusal`."""

    __slots__ = ("refusal", "wide")

    def __init__(
        self, s: MarineState, taxon: i64, what: Filled, moves: list[Move], refusal: Phrase, wide: list[Move]
    ) -> None:
        super().__init__(s.classes[taxon].seat, what, moves)
        self.refusal: Phrase = refusal
        self.wide: list[Move] = wide

    def tries(self, s: MarineState) -> list[Move]:
        """What is offered, and all else of the kind."""
        offered = {str(move) for move in self.moves}
        return self.moves + [move for move in self.wide if str(move) not in offered]

    def offers(self, s: MarineState) -> list[Move]:
        """What the step found."""
        return self.moves

    def refuses(self, s: MarineState, move: Move) -> Phrase | None:
        """Something is not there at all, or cannot be chosen now."""
        if move in self.moves:
            return None
        if not any(type(move) is type(offered) for offered in self.moves):
            return not_asked(move)
        return not_there(s, move) or self.because(s, move)

    def because(self, s: MarineState, move: Move) -> Phrase:
        """Why a move of the right kind is not offered."""
        return self.refusal


def not_asked(move: Move) -> Phrase:
    """MAR-3.11, 3.12: why a move of another kind is refused.

    >>> not_asked(SkipActionMove()), not_asked(DoneMove())
    (<phrase only-at-first>, <phrase not-optional>)
    """
    if isinstance(move, SkipActionMove):
        return ONLY_AT_FIRST
    return NOT_OPTIONAL if isinstance(move, DoneMove) else NOT_ASKED


def not_there(s: MarineState, move: Move) -> Phrase | None:
    """MAR-1.6, 1.8: a tile or token of which a move speaks is not there, or a corner cannot take one."""
    if isinstance(move, (RemoveMove, SpeciateMove, LiftMove, SwapMove, TradeMove)):
        return None if s.tokens[move.vertex] != NONE else NO_TOKEN_THERE
    if isinstance(move, (LayMove, PutMove)):
        if not is_usable(s, move.vertex):
            return VERTEX_NOT_USABLE
        return None if s.tokens[move.vertex] == NONE else VERTEX_IS_TAKEN
    if isinstance(move, MigrateMove):
        return None if s.tiles[move.to] != NONE and s.tiles[move.from_] != NONE else NO_TILE_THERE
    if isinstance(move, (TargetMove, ScoreMove, DeformMove, EliminateMove, PopulateMove)):
        return None if s.tiles[move.hex] != NONE else NO_TILE_THERE
    return None
