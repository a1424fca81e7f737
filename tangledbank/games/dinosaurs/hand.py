"""Event cards in hand and on the discard pile: when they may be played at all (DINO-3.5, 4.36)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.dinosaurs.moves import PlayEventMove
from tangledbank.games.dinosaurs.words import NO_CARDS_YET, NOT_NOW, ONLY_IN_WINDOWS
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase

if TYPE_CHECKING:
    from tangledbank.games.dinosaurs.state import DinosaursState

FIRST_TURN: Final = 3  # in which event cards may be played (DINO-3.5)


def outside_windows(s: DinosaursState, move: Move) -> Phrase:
    """DINO-3.5, 4.36: why a move of another kind is refused where no window is open."""
    if not isinstance(move, PlayEventMove):
        return NOT_NOW
    return NO_CARDS_YET if s.turn < FIRST_TURN else ONLY_IN_WINDOWS


def cards_in_hand(s: DinosaursState, seat: i64) -> list[Move]:
    """A try with every event card in a hand, for those who wonder why it cannot be played."""
    return [PlayEventMove(card) for card in s.seats[seat].hand]


def put_on_discard(s: DinosaursState, seat: i64, card: i64) -> None:
    """DINO-3.5 step 3: a played card goes face up to the discard pile."""
    s.seats[seat].hand.remove(card)
    s.secrets.reveal(card)
    s.discard.append(card)


def left_to_play(s: DinosaursState, window: i64) -> int:
    """DINO-3.5 step 2: how many cards of a window do not lie in the discard pile yet."""
    left: i64 = 0
    for row in s._tables.events:
        if row.window == window + 1:
            left += row.count
    for card in s.discard:
        if s._tables.windows[s.kind_of(card)] == window + 1:
            left -= 1
    return left


def copies_left(s: DinosaursState, kind: i64) -> int:
    """How many copies of a kind do not lie in the discard pile yet."""
    left: i64 = s._tables.events[kind].count
    for card in s.discard:
        if s.kind_of(card) == kind:
            left -= 1
    return left
