"""What positions say of the modules: locations, shells, nature cards, Intellect (docs/positions.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tangledbank.games.evolution.animal import Relic
from tangledbank.games.evolution.ice_age.nature import COLD_SNAP, NATURE_POOL, NEXT_TURN
from tangledbank.games.evolution.ice_age.weather import COLD
from tangledbank.games.evolution.kinds import NATURE, ORDER, bit_of
from tangledbank.games.evolution.places import PLACES, TABLE
from tangledbank.games.evolution.positions.animal_text import TraitText
from tangledbank.games.evolution.positions.animals import Herd
from tangledbank.games.evolution.positions.checks import BEFORE_FOOD
from tangledbank.games.evolution.positions.stock import Stock
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
    bases = top.part("base", "{laurasia = 5, ocean = 3}")
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


def read_ignored(s: EvolutionState, phase: str, top: Section, herd: Herd) -> None:
    """`ignored = ["H A.camouflage"]`: H ignores that card of A until the end of the turn (EVL-4.33)."""
    for text in top.texts("ignored"):
        if phase in BEFORE_FOOD:
            raise BadPosition(f"ignored: nobody has attacked yet in the phase {phase} (EVL-3.16).")
        hunter, _, rest = text.partition(" ")
        prey, _, trait = rest.partition(".")
        if hunter not in herd.animals or prey not in herd.animals or hunter == prey:
            raise BadPosition(f"ignored: {text!r} should look like 'H A.camouflage'.")
        kind = TraitText(trait, "ignored").kind
        if not s._roles.ignoring or not s._roles.ignorable & bit_of(kind):
            raise BadPosition(f"ignored: nobody can ignore {trait} here (EVL-4.33).")
        cards = [laid.number for laid in herd.animals[prey].cards() if laid.kind == kind]
        if not cards:
            raise BadPosition(f"ignored: {prey} does not have {trait}.")
        s.ignored.append(herd.animals[hunter].number << 16 | cards[0])


class NatureText:
    """The nature deck of a position: `nature = ["frost"]` from the top, `nature_used`, and the card that lasts."""

    def __init__(self, s: EvolutionState, phase: str, top: Section) -> None:
        self.left: list[int] = s._tables.nature_deck()
        self.given: bool = "nature" in top.content
        self.deck: list[int] = []
        self.used: list[int] = []
        if not self.left:
            return
        self.deck = self._take(top.texts("nature"), "nature")
        self.used = self._take(top.texts("nature_used"), "nature_used")
        if phase == "start":
            s.forecast = self._lasting(top, "forecast", instead_of="weather")
        else:
            s.weather = self._lasting(top, "weather", instead_of="forecast")
        s.cold = COLD if s.weather == COLD_SNAP else 0

    def _take(self, names: list[str], key: str) -> list[int]:
        numbers: list[int] = []
        for name in names:
            if name not in NATURE or NATURE.index(name) not in self.left:
                raise BadPosition(f"{key}: there is no card {name!r} left in the nature deck (EVL-1.C).")
            self.left.remove(NATURE.index(name))
            numbers.append(NATURE.index(name))
        return numbers

    def _lasting(self, top: Section, key: str, instead_of: str) -> int:
        """EVL-3.2: the card that was revealed last turn lies on the used pile; a new turn puts it in force."""
        if instead_of in top.content:
            raise BadPosition(f"{instead_of}: in this phase the card of last turn is called {key} (EVL-3.2).")
        name = top.word(key, "", ("", *NATURE))
        if not name:
            return NONE
        number = NATURE.index(name)
        if number not in NEXT_TURN:
            raise BadPosition(f"{key}: {name} does not last until the next turn (EVL-1.C).")
        if number not in self.used:
            self.used += self._take([name], key)
        return number

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


def lay_nature(s: EvolutionState, phase: str, top: Section) -> NatureText:
    """What the position says of the nature deck and the weather."""
    return NatureText(s, phase, top)
