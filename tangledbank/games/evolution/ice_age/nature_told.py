"""What positions and views tell of the nature deck and the weather (EVL-2.5, 3.2, 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tangledbank.games.evolution.ice_age.nature import COLD_SNAP, NATURE_POOL, NEXT_TURN
from tangledbank.games.evolution.ice_age.weather import COLD
from tangledbank.games.evolution.kinds import NATURE
from tangledbank.games.evolution.roles import Roles
from tangledbank.games.evolution.telling import PositionPart, Sight
from tangledbank.kernel.errors import BadPosition
from tangledbank.kernel.phrase import NONE

if TYPE_CHECKING:
    from tangledbank.games.evolution.positions.animals import Herd
    from tangledbank.games.evolution.state import EvolutionState
    from tangledbank.kernel.position import Section


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
        s.nature.pile = s.secrets.add(deck, NATURE_POOL)
        s.nature.discard = s.secrets.add(used, NATURE_POOL)
        for card in s.nature.discard:
            s.secrets.reveal(card)


class NatureInPosition(PositionPart):
    """The nature deck of a position."""

    def lay_first(self, s: EvolutionState, phase: str, top: Section) -> None:
        """Cold must be known before animals come."""
        NatureText(s, phase, top)

    def lay_last(self, s: EvolutionState, phase: str, top: Section, herd: Herd) -> None:
        """Nature cards have higher numbers than all others."""
        NatureText(s, phase, top).finish(s)


class NatureInSight(Sight):
    """The nature deck as everybody sees it."""

    def of_board(self, s: EvolutionState) -> dict[str, Any]:
        """Its size, the used pile, and what is in force (EVL-7); None without Ice Age."""
        if not s.nature.size():
            return {"nature": None}
        return {
            "nature": {
                "deck": len(s.nature.pile),
                "used": [NATURE[s.secrets.faces[card]] for card in s.nature.discard],  # public since revealed
                "weather": None if s.weather == NONE else NATURE[s.weather],
                "forecast": None if s.forecast == NONE else NATURE[s.forecast],
            }
        }


def add_to(roles: Roles) -> None:
    """Nothing that plays: it only tells."""
    roles.position_parts.append(NatureInPosition())
    roles.sights.append(NatureInSight())
