"""r-Strategy: two new animals instead of a card (EVL-4.50)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.evolution.animal import Animal, age
from tangledbank.games.evolution.continents.regeneration import REGENERATED
from tangledbank.games.evolution.roles import Occasion, Roles
from tangledbank.games.evolution.telling import AnimalWord
from tangledbank.games.evolution.words import event
from tangledbank.games.evolution.worth import Worth

if TYPE_CHECKING:
    from tangledbank.games.evolution.positions.animal_text import AnimalText
    from tangledbank.games.evolution.state import EvolutionState

R_STRATEGY: Final = 1 << 38

BIRTHS: Final = 2  # of each marked animal

BREEDING: Final = 1 << 8  # a mark of an animal: brings two more at the start of the next turn (EVL-4.50)

WILL_BREED: Final = event("will-breed <animal:animal>")
BREEDS: Final = event("breeds <parent:animal> <animal:animal>", motion="animal from {parent} to {animal}")


class Mating(Occasion):
    """EVL-3.16 step 4: who has r-Strategy brings no card this time."""

    def happen(self, s: EvolutionState, seat: i64) -> None:
        """Those whose trait works, but not the regenerated."""
        for animal in s.animals():
            if animal.has(R_STRATEGY) and not animal.marked(REGENERATED):
                animal.marks |= BREEDING
                s.tell(WILL_BREED, animal.number)


class Litter(Occasion):
    """EVL-3.2 (b): the marked animals that still live bring two new ones each."""

    def happen(self, s: EvolutionState, seat: i64) -> None:
        """In laps, one birth each, until all are made or the deck is empty."""
        parents = [[parent for parent in mine.animals if parent.marked(BREEDING)] * BIRTHS for mine in s.seats]
        for mine in parents:
            mine.sort(key=age)  # both births of the oldest come first
            for parent in mine:
                parent.marks &= ~BREEDING
        while any(parents) and s.deck_size() > 0:
            for number in s.in_turn_order(seat):
                if parents[number] and s.deck_size() > 0:
                    parent = parents[number].pop(0)
                    young = s.lay_from_deck(number, parent.place)
                    s.tell(BREEDS, parent.number, young.number)
                    s.look_at(young)


class Breeding(AnimalWord):
    """EVL-4.50: marked by the deal, until the start of the next turn."""

    def __init__(self) -> None:
        super().__init__("breeding", "EVL-4.50", ("nature", "start"), "gift_specials", BREEDING)

    def wrong(self, s: EvolutionState, phase: str, text: AnimalText, animal: Animal) -> str | None:
        """It had an r-Strategy that worked at the deal, which only an infection takes away since."""
        if "regenerated" in text.states or "newcomer" in text.states:
            return "has just come and is not breeding (EVL-4.50)"
        infected = phase == "start" and "ice_age" in s._tables.sets and "paralysed" not in text.states
        if infected or animal.has(R_STRATEGY):
            return None
        return "cannot be breeding without an r_strategy that works (EVL-4.50)"


def add_to(roles: Roles) -> None:
    """r-Strategy works when cards are dealt, and at the start of the next turn."""
    roles.before_deal.append(Mating())
    roles.turn_begins.append(Litter())
    roles.animal_words.append(Breeding())
    roles.worths.append(Worth(R_STRATEGY))
