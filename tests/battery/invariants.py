"""What must be conserved in each game, whatever happens."""

from __future__ import annotations

from typing import Any

from tests.dinosaurs.invariants import invariants as dinosaurs


def evolution(state: Any) -> None:
    """Every card of the box is in exactly one place; tokens and marks are where they can be."""
    cards = list(range(state.deck_top, len(state.secrets.faces)))
    for seat in state.seats:
        cards += seat.hand + seat.discard
        for animal in seat.animals:
            cards += [animal.card, *(laid.card for laid in animal.solo)]
            cards += [laid.card for laid in animal.pairs if laid.bearer == animal.number]
            assert animal.food >= 0 and 0 <= animal.yellow <= animal.fat
            assert state.owners[animal.number] == animal.seat
            for laid in animal.pairs:
                assert laid in state.animal(laid.other(animal.number)).pairs
        assert [animal.number for animal in seat.animals] == sorted(animal.number for animal in seat.animals)
    cards = [card for card in cards if card >= 0]  # a marker that stands for a card is not a card
    assert sorted(cards) == list(range(len(state.secrets.faces)))
    assert all(food >= 0 for food in state.base)


INVARIANTS = {"evolution": evolution, "dinosaurs": dinosaurs}
