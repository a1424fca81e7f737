"""What must be conserved, whatever happens."""

from __future__ import annotations

from typing import Any

from tangledbank.games.newworld.kinds import ORDER
from tangledbank.games.newworld.rows import are_linked
from tangledbank.games.newworld.tables import AREA_CARDS


def invariants(state: Any) -> None:
    """Every evolution and area card is in exactly one place (NEW-1.1); tokens and animals are as they may be."""
    check_cards(state)
    check_areas(state)
    for seat in state.seats:
        for place, animal in enumerate(seat.animals):
            check_animal(state, animal, seat.animals[place + 1 : place + 2])


def check_cards(state: Any) -> None:
    """NEW-1.5: 96 cards; a card that is shuffled again has a new number, and the old one is retired."""
    cards = state.deck.pile + state.deck.discard + [card for card in state.aside if state.secrets.pools[card] == 0]
    for seat in state.seats:
        cards += seat.hand + [animal.card for animal in seat.animals]
        for animal in seat.animals:
            cards += [laid.card for laid in animal.solo]
            cards += [laid.card for laid in animal.pairs if laid.bearer == animal.number]
    cards += [procedure.card for procedure in state.stack if type(procedure).__name__ == "Mutation"]
    faces = sorted(state.secrets.faces[card] for card in cards if card >= 0)
    assert faces == state.game.tables.deck() and len(set(cards)) == len(cards)


def check_areas(state: Any) -> None:
    """NEW-1.6, 2.1: twenty cards; tokens lie only in the row, no more than symbols allow."""
    hidden = [state.secrets.faces[card] for card in state.area_deck]
    hidden += [state.secrets.faces[card] for card in state.aside if state.secrets.pools[card] == 1]
    assert sorted(hidden + state.row + state.area_discard) == list(range(len(AREA_CARDS)))
    tables, row = state.game.tables, state.open_areas()
    for area in range(len(state.red)):
        assert 0 <= state.red[area] <= (tables.most[area] if area in row else 0)
        assert 0 <= state.shelters[area] <= (tables.shelters[area] if area in row else 0)


def check_animal(state: Any, animal: Any, right: list[Any]) -> None:
    """What follows from an animal's cards is up to date (NEW-3.2), and its cards lie where they may (NEW-3.26)."""
    assert 0 <= animal.blue <= animal.food and len(animal.stored) <= animal.fat
    assert state.owners[animal.number] == animal.seat
    fat = [laid.number for laid in animal.solo if ORDER[laid.kind] == "fat"]
    assert set(animal.stored) <= set(fat)
    anew = animal.copy()
    state.refresh(anew)
    assert anew == animal
    solo = [laid.kind for laid in animal.solo if not state.game.tables.traits[laid.kind].repeats]
    assert len(set(solo)) == len(solo) and len(animal.pairs) <= 2
    for laid in animal.pairs:  # NEW-3.9: linked animals are neighbours
        other = state.animal(laid.other(animal.number))
        assert laid in other.pairs and abs(state.place_of(other) - state.place_of(animal)) == 1
        assert laid.ward in (-1, laid.bearer, laid.partner)
    assert sum(are_linked(animal, other) for other in right) <= 1
