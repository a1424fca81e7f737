"""What a coach says at the pond."""

from __future__ import annotations

from tangledbank.kernel.advice import Advice
from tangledbank.kernel.phrase import Filled

from .day import cannot_hunt
from .phrases import EMPTY_HAND, HOP_TO_THE_MIDDLE, ONLY_IN_THE_MIDDLE, WORDS
from .state import PondState

ADVICE = Advice(WORDS, {"act": "POND-3.1"})


def out_of_reach(s: PondState, seat: int) -> list[Filled]:
    """POND-3.5."""
    cards = [card for card in s.hands[seat] if cannot_hunt(s, seat, card) is ONLY_IN_THE_MIDDLE]
    return [HOP_TO_THE_MIDDLE.filled(card) for card in cards]


def nothing_to_hunt(s: PondState, seat: int) -> list[Filled]:
    """POND-3.6."""
    return [] if s.hands[seat] else [EMPTY_HAND.filled()]


ADVICE.watch("act", out_of_reach, nothing_to_hunt)
