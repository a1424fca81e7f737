"""Nature cards that work in the next turn: cold, and more or less food (EVL-3.2, 4.61, 4.64 to 4.66)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.evolution.ice_age.nature import COLD_SNAP, DROUGHT, GLACIER_ADVANCE, INSULATION, THAW
from tangledbank.games.evolution.roles import Occasion, Roles
from tangledbank.games.evolution.words import event
from tangledbank.kernel.phrase import NONE

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

COLD: Final = 1  # what a cold snap adds to the need of an animal without Insulation

WEATHER_IS: Final = event("weather-is <nature:nature>")


def set_cold(s: EvolutionState, cold: i64) -> None:
    """EVL-4.61: what every animal needs changes."""
    if s.cold != cold:
        s.cold = cold
        for animal in s.animals():
            s.refresh(animal)


class WeatherComes(Occasion):
    """EVL-3.2 (a): a nature effect of the last turn comes into force."""

    def happen(self, s: EvolutionState, seat: i64) -> None:
        """EVL-4.61."""
        s.weather = s.forecast
        s.forecast = NONE
        if s.weather != NONE:
            s.tell(WEATHER_IS, s.weather)
            set_cold(s, COLD if s.weather == COLD_SNAP else 0)


class WeatherFood(Occasion):
    """EVL-3.4 (c), 4.64 to 4.66: the food bases change, and are never below nothing."""

    def happen(self, s: EvolutionState, seat: i64) -> None:
        """EVL-4.64, 4.65, 4.66."""
        change = (s.players + 1) // 2 if s._tables.continents else s.players
        for place, _, _ in s._tables.food_rows(s.players):
            if s.weather == DROUGHT:
                s.base[place] = max(s.base[place] - change, 0)
            elif s.weather == GLACIER_ADVANCE:
                s.base[place] = (s.base[place] + 1) // 2
            elif s.weather == THAW:
                s.base[place] += change


class WeatherGoes(Occasion):
    """EVL-3.2: it lasts until the clean-up."""

    def happen(self, s: EvolutionState, seat: i64) -> None:
        """EVL-3.16 step 7."""
        s.weather = NONE
        set_cold(s, 0)


def add_to(roles: Roles) -> None:
    """Weather comes at the start of a turn and goes at its end."""
    roles.warming |= INSULATION
    roles.turn_begins.append(WeatherComes())
    roles.after_food.append(WeatherFood())
    roles.clean_up.append(WeatherGoes())
