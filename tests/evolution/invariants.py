"""What must be conserved, whatever happens."""

from __future__ import annotations

from typing import Any

from tangledbank.games.evolution.continents.neoplasia import is_overgrown
from tangledbank.games.evolution.time_to_fly.viviparity import WAS_FED


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
    if not state.over and any(type(procedure).__name__ == "Feeding" for procedure in state.stack):
        check_settled(state)
    nature = [state.secrets.faces[card] for card in state.nature.pile + state.nature.discard]
    assert sorted(nature) == state.game.tables.nature_deck()


def check_settled(state: Any) -> None:
    """EVL-4.26, 4.49: nobody is asked in the feeding phase before all that follows from a change has happened."""
    for animal in state.animals():
        assert not is_overgrown(animal)
        if "time_to_fly" in state.game.tables.sets:
            assert animal.is_fed() == animal.marked(WAS_FED)


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
