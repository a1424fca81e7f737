"""What must be conserved, whatever happens."""

from __future__ import annotations

from typing import Any


def invariants(state: Any) -> None:
    """Every card is in exactly one place (POND-1.2); every frog has a leaf of its own (POND-3.3)."""
    cards = [card for hand in state.hands for card in hand] + state.used
    cards += range(state.deck_top, len(state.secrets.faces))
    assert sorted(cards) == list(range(sum(state.game.counts)))
    assert len(set(state.frogs)) == state.players
    assert 0 <= state.day <= state.game.options["days"]
