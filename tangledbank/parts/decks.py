"""Decks: cards face down in an order that chance chose. Who has seen which of them is in `state.secrets` (K5)."""

from __future__ import annotations

from tangledbank.kernel.state import State


def copies(counts: list[int]) -> list[int]:
    """A deck in order, from the number of copies of each kind of card.

    >>> copies([2, 0, 1])
    [0, 0, 2]
    """
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def lay_deck(s: State, cards: list[int], pool: int = 0) -> list[int]:
    """Shuffle cards and lay them face down; returns their numbers, from the top of the deck.

    >>> import tangledbank as tb
    >>> state = tb.game("evolution").new(players=2, seed=7)
    >>> cards = lay_deck(state, [4, 4, 9], pool=7)
    >>> sorted(state.secrets.faces[card] for card in cards)
    [4, 4, 9]
    >>> state.secrets.known(cards[0], 0)
    False
    """
    return s.secrets.add([cards[place] for place in s.shuffled(len(cards))], pool)
