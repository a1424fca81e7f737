"""What must be conserved, whatever happens."""

from __future__ import annotations

from typing import Any

from tangledbank.games.magical.creature import FULL
from tangledbank.games.magical.kinds import COUNT, bit_of


def invariants(state: Any) -> None:
    """Every card of the box is in exactly one place; energy, sleep and marks are where they can be."""
    cards = state.deck.pile + state.deck.discard + [card for hand in state.hands for card in hand]
    for side, row in enumerate(state.rows):
        for creature in row:
            cards += [creature.card, *(laid // COUNT for laid in creature.laid)]
            check_creature(state, creature)
            assert creature.side == state.owners[creature.number] == side
        numbers = [creature.number for creature in row]
        assert numbers == sorted(numbers)  # MAG-1.8
    faces = [state.secrets.faces[card] for card in cards]
    assert sorted(faces) == list(range(len(state.game.tables.cards)))
    assert sorted(state.secrets.faces[card] for card in [*state.sources, state.source]) == list(range(10))
    choices = state.choices.pile + state.choices.discard
    assert sorted(state.secrets.faces[card] for card in choices) == (list(range(7)) if state.solo else [])
    assert state.lower >= 0 and state.upper >= 0 and 1 <= state.round <= state.game.max_rounds
    assert max(state.tokens) <= state.game.goal
    for card in state.deck.discard + state.choices.discard + [state.source]:
        assert state.secrets.known(card, None)
    seats = (*range(state.players), None)
    assert not any(state.secrets.known(card, seat) for card in state.deck.pile for seat in seats)


def check_creature(state: Any, creature: Any) -> None:
    """MAG-1.7, 3.6, 4.31: no property twice, both halves of cards public, its own card known to its owner."""
    assert 0 <= creature.energy <= FULL
    kinds = creature.in_order()
    assert len(set(kinds)) == len(kinds) and creature.properties == sum(bit_of(kind) for kind in kinds)
    for laid in creature.laid:
        row = state.game.tables.cards[state.secrets.faces[laid // COUNT]]
        assert laid % COUNT in (row.one, row.two) and state.secrets.known(laid // COUNT, None)
    for seat in (*range(state.players), None):
        assert state.secrets.known(creature.card, seat) == (seat == creature.side)
