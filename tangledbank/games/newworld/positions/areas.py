"""The areas of a position: the row, the area deck and the discarded ones, and the tokens (docs/positions.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tangledbank.games.newworld.tables import AREA_CARDS, AREA_DESIGNS, AREA_POOL, AREAS, COPIES
from tangledbank.kernel.errors import BadPosition
from tangledbank.kernel.position import Section

if TYPE_CHECKING:
    from tangledbank.games.newworld.state import NewWorldState

# What lies in a row that the position does not name: cards with one part, and no Swamps.
PLAIN = ("steppe", "taiga", "mangrove_forest", "rainforest", "coast")


def lay_areas(s: NewWorldState, phase: str, top: Section) -> None:
    """Put all area cards where the position says; those it does not mention are out of the game or hidden."""
    left = list(range(len(AREA_CARDS)))
    catastrophe = bool(s.game.options["catastrophe"])  # NEW-6.10
    before = phase in ("development", "areas") and not catastrophe  # the card of this epoch is still in the deck
    waiting = 0 if catastrophe else s._epochs - s.epoch + before
    in_row = s.players + (not before)
    s.row = take_cards(top, "row", left)
    if len(s.row) > in_row:
        said = f"{s.players} players have {in_row} area cards in this phase, not {len(s.row)}"
        raise BadPosition(f"row: {said} (NEW-3.40).")
    deck = take_cards(top, "area_deck", left)
    if len(deck) > waiting:
        raise BadPosition(f"area_deck: {waiting} cards are left in epoch {s.epoch}, not {len(deck)} (NEW-2.1).")
    s.area_discard = take_cards(top, "area_discard", left)
    gone = s.epoch - 1
    if len(s.area_discard) > gone:
        said = f"{gone} cards are gone in epoch {s.epoch}, not {len(s.area_discard)}"
        raise BadPosition(f"area_discard: {said} (NEW-3.74).")
    named = [design_of(card) for card in s.row]
    for design in PLAIN:
        if len(s.row) < in_row and design not in named:
            s.row += [card for card in left if design_of(card) == design][:1]
    left = [card for card in left if card not in s.row]
    rest = [left[place] for place in s.chance.shuffled(len(left))]
    while len(s.row) < in_row:
        s.row.append(rest.pop())
    while len(s.area_discard) < gone:
        s.area_discard.append(rest.pop())
    while len(deck) < waiting:
        deck.append(rest.pop())
    s.secrets.add(s.row + s.area_discard, AREA_POOL, seen=-1)
    s.area_deck = s.secrets.add(deck, AREA_POOL)
    s.aside += s.secrets.add(sorted(rest), AREA_POOL)
    lay_tokens(s, top.part("food", "{taiga = 3}"), s.red, s._tables.most, "red tokens")
    lay_tokens(s, top.part("shelters", "{taiga = 1}"), s.shelters, s._tables.shelters, "shelters")


def design_of(card: int) -> str:
    """What is on an area card, whichever of its copies it is."""
    return AREA_CARDS[card].rpartition("_")[0]


def take_cards(top: Section, key: str, left: list[int]) -> list[int]:
    """Area cards by name, `taiga` or `taiga_2`; there are two of each (NEW-1.6)."""
    taken: list[int] = []
    for name in top.texts(key):
        if name not in AREA_DESIGNS and name not in AREA_CARDS:
            known = ", ".join(AREA_DESIGNS)
            raise BadPosition(f"{top.path(key)}: there is no area card called {name!r}; there are: {known}.")
        fitting = [card for card in left if name in (AREA_CARDS[card], design_of(card))]
        if not fitting:
            copies = f"there are only {COPIES} {name} cards" if name in AREA_DESIGNS else f"{name} is named twice"
            raise BadPosition(f"{top.path(key)}: {copies} (NEW-1.6).")
        left.remove(fitting[0])
        taken.append(fitting[0])
    return taken


def lay_tokens(s: NewWorldState, part: Section, tokens: list[int], most: list[int], what: str) -> None:
    """Tokens on the areas of the row, by their names; where both copies lie in the row, with the number."""
    for name in part.content:
        fitting = [area for area in s.open_areas() if name in (AREAS[area], AREAS[area].rpartition("_")[0])]
        if not fitting:
            raise BadPosition(f"{part.path(name)}: this area is not in the row.")
        if len(fitting) > 1:
            raise BadPosition(f"{part.path(name)}: there are two of them in the row; write {name}_1 or {name}_2.")
        area = fitting[0]
        tokens[area] = part.whole(name, 0, most[area])
