"""Herding: safety in numbers (EVL-4.31). Edificator: more food for its location (EVL-3.5, 4.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.evolution.animal import Animal
from tangledbank.games.evolution.kinds import CARNIVOROUS
from tangledbank.games.evolution.roles import Occasion, Roles, StaticDefence
from tangledbank.games.evolution.words import event, refusal
from tangledbank.games.evolution.worth import Worth

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

HERDING: Final = 1 << 30
EDIFICATOR: Final = 1 << 36

FOOD_OF_EDIFICATOR: Final = 2

IS_IN_HERD: Final = refusal("EVL-4.31", "is-in-herd")
BRINGS_FOOD: Final = event("brings-food <animal:animal> <count:number>")


class Herd(StaticDefence):
    """EVL-4.31: herd animals are safe unless they are fewer than the carnivores of their location."""

    def blocks(self, s: EvolutionState, hunter: Animal, prey: Animal, kind: i64) -> bool:
        """All players' animals count."""
        herd: i64 = 0
        carnivores: i64 = 0
        for seat in s.seats:
            for animal in seat.animals:
                if animal.place == prey.place:
                    if animal.has(HERDING):
                        herd += 1
                    if animal.has(CARNIVOROUS):
                        carnivores += 1
        return herd >= carnivores


class Edification(Occasion):
    """EVL-3.5, 4.19: two red tokens for the location of every active Edificator."""

    def happen(self, s: EvolutionState, seat: i64) -> None:
        """EVL-3.5."""
        for animal in s.animals():
            if animal.has(EDIFICATOR):
                s.base[animal.place] += FOOD_OF_EDIFICATOR
                s.tell(BRINGS_FOOD, animal.number, FOOD_OF_EDIFICATOR)


def add_to(roles: Roles) -> None:
    """A defence, and something that happens when the feeding begins."""
    roles.static_defences.append(Herd(HERDING, IS_IN_HERD))
    roles.feeding_begins.append(Edification())
    roles.worths.append(Worth(HERDING))
    roles.worths.append(Worth(EDIFICATOR, base=float(FOOD_OF_EDIFICATOR)))
