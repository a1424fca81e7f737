"""What must be conserved, whatever happens."""

from __future__ import annotations

from typing import Any


def invariants(state: Any) -> None:
    """Every card of the box is in exactly one place; tokens and marks are where they can be."""
    boxed = state.secrets.pools.count(0)  # nature cards are another pool, with higher numbers
    cards = list(range(state.deck_top, boxed))
    cards += [relic.card for relic in state.centre]
    for seat in state.seats:
        cards += seat.hand + seat.discard
        for animal in seat.animals + seat.waiting:
            cards += [animal.card, *(laid.card for laid in animal.solo)]
            cards += [laid.card for laid in animal.pairs if laid.bearer == animal.number]
            check_animal(state, animal)
        assert [animal.number for animal in seat.animals] == sorted(animal.number for animal in seat.animals)
        assert all(waiting.card < 0 and waiting.number in state.silenced for waiting in seat.waiting)
    cards = [card for card in cards if card >= 0]  # a marker that stands for a card is not a card
    assert sorted(cards) == list(range(boxed))
    assert all(food >= 0 for food in state.base)
    nature = [state.secrets.faces[card] for card in state.nature + state.nature_used]
    assert sorted(nature) == state.game.tables.nature_deck()


def check_animal(state: Any, animal: Any) -> None:
    """What follows from an animal's cards is up to date, and its cards lie where they may."""
    assert animal.food >= 0 and 0 <= animal.yellow <= animal.fat
    assert state.owners[animal.number] == animal.seat
    for laid in animal.pairs:
        other = state.bearer(laid.other(animal.number))
        assert laid in other.pairs and other.place == animal.place and other.seat == animal.seat
    anew = animal.copy()
    state.refresh(anew)
    assert anew == animal
    solo = [laid.kind for laid in animal.solo if not state.game.tables.traits[laid.kind].stackable]
    assert len(set(solo)) == len(solo)
    assert animal.place in [place for place, _, _ in state.game.tables.food_rows(state.players)]
    names = [state.game.tables.traits[laid.kind].id for laid in animal.cards()]
    assert "swimming" not in names or animal.place != 3  # in the Ocean nobody bears the card
    assert "regeneration" not in names or animal.trait_count() <= 2
