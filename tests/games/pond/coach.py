"""What a coach says at the pond."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tangledbank.kernel.phrase import Filled

from .day import cannot_hunt
from .phrases import EMPTY_HAND, HOP_TO_THE_MIDDLE, ONLY_IN_THE_MIDDLE, WHAT_A_DAY_IS_FOR

if TYPE_CHECKING:
    from .state import PondState


def advice(s: PondState, seat: int) -> list[Filled]:
    """The weightiest first."""
    notes = [WHAT_A_DAY_IS_FOR.filled()]
    for card in s.hands[seat]:
        if cannot_hunt(s, seat, card) is ONLY_IN_THE_MIDDLE:
            notes.append(HOP_TO_THE_MIDDLE.filled(card))
    if not s.hands[seat]:
        notes.append(EMPTY_HAND.filled())
    return notes
