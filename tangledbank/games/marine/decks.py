"""The hidden piles: the evolution deck, the stacks of large tiles, the box of traits (MAR-2.2, 2.10, 2.12, section 7).

Everybody knows that the Asteroid is one of the last five cards, and nobody which. So the five places at the bottom are
things of their own, one of which has the Asteroid; the four cards beside it are unknown like all the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.marine.kinds import ASTEROID
from tangledbank.kernel.phrase import NONE

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState

# Hidden things of different sorts never change places (kernel/secrets.py).
CARDS: Final = 0
BOTTOM_PLACES: Final = 1
TILES: Final = 2
TRAIT_CARDS: Final = 3
HAS_ASTEROID: Final = 1  # on a place of the bottom
BOTTOM: Final = 5  # cards among which the Asteroid is
HEAPS: Final = 3


def lay_deck(s: MarineState, cards: list[int], removed: i64) -> None:
    """MAR-2.12, 6.5: all cards but the Asteroid in random order; some are removed, the last four join the Asteroid."""
    numbers = s.secrets.add([cards[place] for place in s.shuffled(len(cards))], CARDS)
    s.removed = numbers[:removed]
    kept = numbers[removed:]
    lay_bottom(s, kept, min(BOTTOM, len(kept) + 1))


def lay_bottom(s: MarineState, cards: list[int], places: i64) -> None:
    """The deck from cards face down, with so many places at its bottom, one of them the Asteroid's."""
    top = len(cards) - (places - 1)
    where = s.shuffled(places)[0]
    faces = [HAS_ASTEROID if place == where else 0 for place in range(places)]
    s.deck = cards[:top] + s.secrets.add(faces, BOTTOM_PLACES)
    s.bottom = cards[top:]


def draw_card(s: MarineState) -> int:
    """The top card of the deck, seen by all; NONE if there is none."""
    if not s.deck:
        return NONE
    number = s.deck.pop(0)
    s.secrets.reveal(number)
    if s.secrets.pools[number] == BOTTOM_PLACES:
        if s.secrets.faces[number] == HAS_ASTEROID:
            return ASTEROID
        number = s.bottom.pop(0)
        s.secrets.reveal(number)
    return s.secrets.faces[number]


def asteroid_within(s: MarineState) -> int:
    """Among how many of the last cards of the deck the Asteroid must be, as everybody knows; 0 if it has appeared."""
    if not s.deck:
        return 0
    places = [number for number in s.deck if s.secrets.pools[number] == BOTTOM_PLACES]
    return len(places) if len(places) > len(s.bottom) else 0


def lay_heaps(s: MarineState, numbers: list[int]) -> None:
    """MAR-2.2: three stacks of equal height, the top of each face up."""
    height = len(numbers) // HEAPS
    s.heaps = [numbers[heap * height : (heap + 1) * height] for heap in range(HEAPS)]
    for heap in s.heaps:
        if heap:
            s.secrets.reveal(heap[0])


def shuffle_box(s: MarineState) -> None:
    """MAR-4.53, 4.77: before traits are drawn from the box it is shuffled, so that nobody can follow one there."""
    s.trait_box = s.secrets.shuffle_in(s.trait_box, s.shuffled(len(s.trait_box)))
