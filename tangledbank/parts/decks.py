"""Decks: cards face down in an order that chance chose. Who has seen which of them is in `state.secrets` (K5)."""

from __future__ import annotations

from mypy_extensions import i64

from tangledbank.kernel.data import Data
from tangledbank.kernel.phrase import NONE
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
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> cards = lay_deck(state, [4, 4, 9], pool=7)
    >>> sorted(state.secrets.faces[card] for card in cards)
    [4, 4, 9]
    >>> state.secrets.known(cards[0], 0)
    False
    """
    return s.secrets.add([cards[place] for place in s.shuffled(len(cards))], pool)


class Deck(Data):
    """A draw pile and its discard pile, which is shuffled when a card is wanted and none is left.

    Shuffled cards get new numbers, so that nobody can follow a card through the shuffle; what was seen of the old
    ones is not forgotten (kernel/worlds.py).

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> deck = Deck(lay_deck(state, [4, 9], pool=7))
    >>> first, second = deck.draw(state), deck.draw(state)
    >>> deck.put_away(first)
    >>> again = deck.draw(state)
    >>> again != first, state.secrets.faces[again] == state.secrets.faces[first]
    (True, True)
    >>> deck.draw(state) == NONE
    True
    """

    __slots__ = ("discard", "pile")

    def __init__(self, pile: list[int] | None = None) -> None:
        self.pile: list[int] = pile or []  # from the top
        self.discard: list[int] = []  # the last one on top

    def copy(self) -> Deck:
        """An equal deck.

        >>> deck = Deck([1, 2])
        >>> other = deck.copy()
        >>> other.put_away(2)
        >>> deck.discard, other.discard
        ([], [2])
        """
        new = Deck(self.pile[:])
        new.discard = self.discard[:]
        return new

    def draw(self, s: State) -> int:
        """Take the top card, after a shuffle of the discard pile if that is needed; `NONE` if there is no card at all.

        Whoever may see it is shown it by the caller.

        >>> import tangledbank as tb
        >>> deck = Deck([3, 5])
        >>> deck.draw(tb.game("pond").new(players=2, seed=7)), deck.pile
        (3, [5])
        """
        if not self.pile:
            self.reshuffle(s)
        return self.pile.pop(0) if self.pile else NONE

    def size(self) -> int:
        """How many cards are on both piles.

        >>> deck = Deck([3, 5])
        >>> deck.put_away(4)
        >>> deck.size()
        3
        """
        return len(self.pile) + len(self.discard)

    def look(self, count: i64) -> list[int]:
        """The numbers of the topmost cards, which stay where they are.

        >>> Deck([3, 5, 8]).look(2)
        [3, 5]
        """
        return self.pile[:count]

    def put_away(self, card: i64) -> None:
        """Put a card on the discard pile.

        >>> deck = Deck()
        >>> deck.put_away(4)
        >>> deck.discard
        [4]
        """
        self.discard.append(card)

    def reshuffle(self, s: State) -> None:
        """Shuffle the discard pile and lay it under what is left of the draw pile.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> deck = Deck(lay_deck(state, [4, 9], pool=7))
        >>> deck.put_away(deck.draw(state))
        >>> deck.reshuffle(state)
        >>> len(deck.pile), deck.discard
        (2, [])
        """
        if self.discard:
            self.pile += s.secrets.shuffle_in(self.discard, s.shuffled(len(self.discard)))
            self.discard = []
