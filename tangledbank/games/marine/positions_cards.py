"""Cards, traits and stacks of tiles in a position: what is named lies there, the rest is shuffled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tangledbank.games.marine.decks import BOTTOM, CARDS, HEAPS, TILES, TRAIT_CARDS, lay_bottom
from tangledbank.games.marine.genes import refresh_traits
from tangledbank.games.marine.kinds import ASTEROID, EVOCARDS, EXAPTATION_CARD, TERRAINS, TRAITS, VENT
from tangledbank.games.marine.setup import ROW
from tangledbank.kernel.errors import BadPosition
from tangledbank.kernel.position import Section
from tangledbank.kernel.secrets import EVERYONE
from tangledbank.parts.decks import copies

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState


def take(section: Section, key: str, names: tuple[str, ...], left: list[int]) -> list[int]:
    """The cards that a word names, taken out of those that are left."""
    taken: list[int] = []
    for name in section.texts(key):
        if name not in names or names.index(name) not in left:
            raise BadPosition(f"{section.path(key)}: there is no {name!r}, or it lies elsewhere already.")
        left.remove(names.index(name))
        taken.append(names.index(name))
    return taken


def lay_heaps_by_name(s: MarineState, top: Section, left: list[int]) -> None:
    """The stacks: `tops` names the face-up tiles, the rest lies below them in any order."""
    pile = copies(left)
    tops = take(top, "tops", TERRAINS[:VENT], pile)
    total = len(pile) + len(tops)
    if len(tops) > HEAPS:
        raise BadPosition(f"tops: there are {HEAPS} stacks, not {len(tops)}.")
    order = s.shuffled(len(pile))
    hidden = [pile[place] for place in order]
    for heap in range(HEAPS):
        height = total // HEAPS + (1 if heap < total % HEAPS else 0)
        first = tops[heap : heap + 1]
        more = height - len(first)
        if more < 0:
            raise BadPosition("tops: there are not so many tiles left for the stacks (MAR-1.4).")
        s.heaps[heap] = s.secrets.add(first + hidden[:more], TILES)
        hidden = hidden[more:]
        if s.heaps[heap]:
            s.secrets.reveal(s.heaps[heap][0])


def lay_traits(s: MarineState, sections: dict[int, Section]) -> None:
    """The traits of the classes; all others are in the box."""
    two = bool(s._game.options["super_traits"])
    left = [trait for trait in range(len(TRAITS)) if not (two and trait == EXAPTATION_CARD)]
    held: dict[int, list[int]] = {}
    for taxon, section in sections.items():
        held[taxon] = take(section, "traits", TRAITS, left)
        if len(held[taxon]) > (2 if two else 1):
            most = "two traits" if two else "one trait"
            raise BadPosition(f"{section.path('traits')}: a class has {most} (MAR-2.10, 6.4).")
    for taxon, section in sections.items():
        one = s.classes[taxon]
        one.held = s.secrets.add(held[taxon], TRAIT_CARDS, seen=EVERYONE)
        if EXAPTATION_CARD in held[taxon]:
            others = tuple([TRAITS[trait] for other in held if other != taxon for trait in held[other]])
            if others:
                one.copied = TRAITS.index(section.word("copied", others[0], others))
    s.trait_box = s.secrets.add([left[place] for place in s.shuffled(len(left))], TRAIT_CARDS)
    for taxon in sections:
        refresh_traits(s, taxon)


def lay_cards(s: MarineState, top: Section) -> None:
    """Row, discard pile and deck. `deck` is how many cards it has, `draw` names the first of them."""
    left = list(range(len(EVOCARDS)))
    s.row = take(top, "row", EVOCARDS, left)
    s.discard = take(top, "discard", EVOCARDS, left)
    s.spent = take(top, "spent", EVOCARDS, left)
    if len(s.row) > ROW:
        raise BadPosition(f"row: there are at most {ROW} cards, not {len(s.row)} (MAR-2.13).")
    first = take(top, "draw", EVOCARDS, left)
    if ASTEROID in first:
        raise BadPosition("draw: where the Asteroid is among the last cards of the deck is left to chance (MAR-2.12).")
    hidden = ASTEROID in left
    if hidden:
        left.remove(ASTEROID)
    most = len(first) + len(left) + int(hidden)
    size = top.whole("deck", most, most, least=len(first) + int(hidden))
    rest = [left[place] for place in s.shuffled(len(left))]
    wanted = size - len(first) - int(hidden)
    numbers = s.secrets.add(first + rest[:wanted], CARDS)
    s.removed = s.secrets.add(rest[wanted:], CARDS)
    if hidden:
        lay_bottom(s, numbers, min(BOTTOM, len(numbers) + 1))
    else:
        s.deck = numbers
