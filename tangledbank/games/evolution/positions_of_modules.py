"""What positions say of the modules: locations, shells, nature cards, paralysis (docs/positions.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tangledbank.games.evolution.active import refresh_with_partners
from tangledbank.games.evolution.animal import Animal, Relic
from tangledbank.games.evolution.animal_text import TraitText
from tangledbank.games.evolution.ice_age.nature import COLD_SNAP, NATURE_POOL
from tangledbank.games.evolution.ice_age.weather import COLD
from tangledbank.games.evolution.kinds import NATURE, ORDER
from tangledbank.games.evolution.places import PLACES, TABLE
from tangledbank.games.evolution.stock import Stock
from tangledbank.games.evolution.tables import Tables
from tangledbank.kernel.errors import BadPosition
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.position import Section

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

MOST = 1000  # tokens in a food base
SHELL_KIND = ORDER.index("shell")


def read_base(tables: Tables, top: Section) -> list[int]:
    """`base = 5`, or with Continents `base = {laurasia = 5, ocean = 3}` (EVL-1.2)."""
    if not tables.continents:
        return [top.whole("base", 0, MOST)]
    value = top.value("base", {})
    if not isinstance(value, dict):
        raise BadPosition(f"base: with Continents it should look like {{laurasia = 5, ocean = 3}}, not {value!r}.")
    bases = Section(value, "base")
    found = [0] + [bases.whole(place, 0, MOST) for place in PLACES[1:]]
    bases.finish()
    return found


def place_named(s: EvolutionState, name: str, where: str) -> int:
    """A location by its name; the table if there is no other."""
    if not s._tables.continents and not name:
        return TABLE
    if not s._tables.continents or name not in PLACES[1:]:
        raise BadPosition(f"{where}: {name!r} is not a location here (EVL-1.2).")
    return PLACES.index(name)


def lay_shells(s: EvolutionState, stock: Stock, top: Section) -> None:
    """`centre = ["shell"]`, or with Continents `centre = ["shell laurasia"]` (EVL-4.41)."""
    for text in top.texts("centre"):
        name, _, place = text.partition(" ")
        if name != "shell":
            raise BadPosition(f"centre: only shells lie in the centre, not {name!r} (EVL-4.41).")
        card = stock.take_trait(SHELL_KIND, "", "centre")
        s.centre.append(Relic(s.new_marks(), SHELL_KIND, card, place_named(s, place, "centre")))


def silence(s: EvolutionState, named: dict[str, Animal]) -> None:
    """EVL-4.11a: the traits of the paralysed and of waiting sets are off, now that pair cards lie."""
    if s.silenced:
        for animal in named.values():
            if animal.number in s.silenced:
                refresh_with_partners(s, animal)


def read_ignored(s: EvolutionState, top: Section, named: dict[str, Animal]) -> None:
    """`ignored = ["H A.camouflage"]`: H ignores that card of A until the end of the turn (EVL-4.33)."""
    for text in top.texts("ignored"):
        hunter, _, rest = text.partition(" ")
        prey, _, trait = rest.partition(".")
        if hunter not in named or prey not in named:
            raise BadPosition(f"ignored: {text!r} should look like 'H A.camouflage'.")
        kind = TraitText(trait, "ignored").kind
        cards = [laid.number for laid in named[prey].cards() if laid.kind == kind]
        if not cards:
            raise BadPosition(f"ignored: {prey} does not have {trait}.")
        s.ignored.append(named[hunter].number << 16 | cards[0])


class NatureText:
    """The nature deck of a position: `nature = ["frost"]` from the top, `nature_used`, `weather`, `forecast`."""

    def __init__(self, s: EvolutionState, top: Section) -> None:
        there = "ice_age" in s._tables.sets
        self.left: list[int] = s._tables.nature_deck()
        self.deck: list[int] = self._take(top, "nature") if there and "nature" in top.content else []
        self.used: list[int] = self._take(top, "nature_used") if there else []
        self.given: bool = "nature" in top.content
        for key in ("weather", "forecast"):
            word = top.word(key, "", ("", *NATURE)) if there else ""
            number = NATURE.index(word) if word else NONE
            if key == "weather":
                s.weather = number
            else:
                s.forecast = number
        s.cold = COLD if s.weather == COLD_SNAP else 0

    def _take(self, top: Section, key: str) -> list[int]:
        numbers: list[int] = []
        for name in top.texts(key):
            if name not in NATURE or NATURE.index(name) not in self.left:
                raise BadPosition(f"{key}: there is no card {name!r} left in the nature deck (EVL-1.C).")
            self.left.remove(NATURE.index(name))
            numbers.append(NATURE.index(name))
        return numbers

    def finish(self, s: EvolutionState) -> None:
        """Lay the deck, after all playing cards have their numbers; cards not mentioned are used or shuffled in."""
        if not s._tables.nature_deck():
            return
        rest = [self.left[place] for place in s.chance.shuffled(len(self.left))]
        deck, used = (self.deck, rest + self.used) if self.given else (rest, self.used)
        s.nature = s.secrets.add(deck, NATURE_POOL)
        s.nature_used = s.secrets.add(used, NATURE_POOL)
        for card in s.nature_used:
            s.secrets.reveal(card)


def lay_nature(s: EvolutionState, top: Section) -> NatureText:
    """What the position says of the nature deck and the weather."""
    return NatureText(s, top)
