"""What must be conserved, whatever happens."""

from __future__ import annotations

from typing import Any

from tangledbank.games.dinosaurs.genes import CARD
from tangledbank.games.dinosaurs.state import DINOS
from tangledbank.kernel.phrase import NONE


def invariants(state: Any) -> None:
    """Every card, tile and dino of the box is in exactly one place; points are never negative (DINO-0.4, 1.1)."""
    cards = state.discard + list(range(state.deck_top, len(state.secrets.faces)))
    tiles = list(state.bag)
    tiles[CARD] += state.removed
    for gene in state.rows + state.shown:
        tiles[gene] += 1
    for seat in state.seats:
        cards += seat.hand
        assert seat.points >= 0 and len(seat.herd) <= DINOS
        for gene, count in enumerate(seat.genes):
            tiles[gene] += count - state._tables.genes[gene].start
    assert sorted(cards) == list(range(26))
    assert tiles == [row.tiles for row in state._tables.genes] and min(state.bag) >= 0
    stand = {space: number for number, seat in enumerate(state.seats) for space in seat.herd}
    assert len(stand) == sum(len(seat.herd) for seat in state.seats)
    for space, occupant in enumerate(state.occupants):
        assert stand.get(space, NONE) == occupant
        assert occupant == NONE or state._island.is_space[space]
    assert sorted(state.order) == list(range(state.players))
    assert len(state.rows) == len(state.bids) == len(state.bidders)
    held = [bidder for bidder in state.bidders if bidder != NONE]
    assert len(set(held)) == len(held)  # DINO-3.36
    assert len(state.history) == state.players * (len(state.history) // state.players)
