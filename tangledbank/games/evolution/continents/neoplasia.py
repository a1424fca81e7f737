"""Neoplasia grows upward through the traits of its host, turns them off, and kills in the end (EVL-4.47 to 4.49)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.evolution.animal import Animal
from tangledbank.games.evolution.kinds import number_of
from tangledbank.games.evolution.roles import Check, Occasion, Roles
from tangledbank.games.evolution.telling import PositionPart
from tangledbank.games.evolution.words import event
from tangledbank.games.evolution.worth import Worth

if TYPE_CHECKING:
    from tangledbank.games.evolution.positions.animal_text import AnimalText
    from tangledbank.games.evolution.state import EvolutionState

NEOPLASIA: Final = 1 << 37
NEOPLASIA_KIND: Final = number_of(NEOPLASIA)

GROWS: Final = event("grows <animal:animal> <face:face>")
IS_OVERGROWN: Final = event("is-overgrown <animal:animal>", motion="death to {animal}")


def is_overgrown(animal: Animal) -> bool:
    """EVL-4.48, 4.49: no solo trait lies above Neoplasia."""
    return animal.traits & NEOPLASIA != 0 and animal.solo[-1].kind == NEOPLASIA_KIND


def die_of_it(s: EvolutionState) -> bool:
    """All animals with nothing above Neoplasia die at once; says whether there were any."""
    doomed = [animal for animal in s.animals() if is_overgrown(animal)]
    for animal in doomed:
        s.tell(IS_OVERGROWN, animal.number)
        s.remove_animal(animal)
    return len(doomed) > 0


class Growth(Occasion):
    """EVL-3.4 (a), 4.48: before the dice every Neoplasia changes places with the trait above it."""

    def happen(self, s: EvolutionState, seat: i64) -> None:
        """All at the same time."""
        for animal in s.animals():
            if animal.traits & NEOPLASIA:
                self._grow(s, animal)
        die_of_it(s)

    def _grow(self, s: EvolutionState, animal: Animal) -> None:
        for index in range(len(animal.solo) - 1):
            if animal.solo[index].kind == NEOPLASIA_KIND:
                above = animal.solo[index + 1]
                animal.solo[index + 1] = animal.solo[index]
                animal.solo[index] = above
                s.refresh(animal)
                s.tell(GROWS, animal.number, above.kind)
                return


class Overgrowth(Check):
    """EVL-4.49: an animal that loses the last trait above Neoplasia dies, not only in the feeding phase."""

    def look(self, s: EvolutionState) -> bool:
        """EVL-4.49."""
        for seat in s.seats:
            for animal in seat.animals:
                if animal.traits & NEOPLASIA and is_overgrown(animal):
                    return die_of_it(s)
        return False


class Decay(Worth):
    """What is left of the worth of an animal that Neoplasia will kill before the next feeding."""

    def share(self, animal: Animal) -> float:
        """EVL-4.48: whether at most one solo trait lies above it."""
        for laid in animal.solo[:-2]:
            if laid.kind == NEOPLASIA_KIND:
                return 1.0
        return 0.4


class OvergrownInPosition(PositionPart):
    """Animals that would be dead."""

    def wrong(self, s: EvolutionState, phase: str, text: AnimalText, animal: Animal) -> str | None:
        """EVL-4.49: with nothing above it; on a bare animal only when food is determined (EVL-4.48)."""
        if not is_overgrown(animal) or (len(animal.solo) == 1 and phase in ("development", "food_base")):
            return None
        return "would be dead, with nothing above neoplasia (EVL-4.48, 4.49)"


def add_to(roles: Roles) -> None:
    """Neoplasia works by itself."""
    roles.before_food.append(Growth())
    roles.checks.append(Overgrowth(only_in_feeding=False))
    roles.position_parts.append(OvergrownInPosition())
    roles.worths.append(Decay(NEOPLASIA))
