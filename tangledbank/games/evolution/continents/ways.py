"""The ways between the locations: who can go where, and by which card (EVL-4.53, 4.57)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.evolution.active import card_of
from tangledbank.games.evolution.animal import USED, Animal
from tangledbank.games.evolution.continents.regeneration import MOST_TRAITS, REGENERATION
from tangledbank.games.evolution.kinds import SWIMMING
from tangledbank.games.evolution.places import GONDWANA, LAURASIA, OCEAN
from tangledbank.games.evolution.time_to_fly.flight_and_intellect import FLIGHT
from tangledbank.games.evolution.words import refusal
from tangledbank.kernel.phrase import NONE, Phrase

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

MIGRATION: Final = 1 << 31

CONTINENTS: Final = (LAURASIA, GONDWANA)
DESTINATIONS: Final = [LAURASIA, GONDWANA, OCEAN]
LIGHT: Final = 2  # a flying animal with more traits does not migrate

CANNOT_MIGRATE: Final = refusal("EVL-4.53", "cannot-migrate")
HAS_MIGRATED: Final = refusal("EVL-4.53", "has-migrated")
NO_WAY: Final = refusal("EVL-4.53", "no-way")
CANNOT_LEAVE: Final = refusal("EVL-4.57", "cannot-leave")


def swims_or_walks(animal: Animal, place: i64) -> bool:
    """EVL-4.53: the ways by Migration, and of followers."""
    if animal.place == OCEAN or not animal.has(SWIMMING):
        return place in CONTINENTS and place != animal.place
    return place == OCEAN


def flies(animal: Animal, place: i64) -> bool:
    """EVL-4.53: the way by Flight, from one continent to the other."""
    return animal.place != OCEAN and place in CONTINENTS and place != animal.place


def wings(animal: Animal) -> bool:
    """EVL-4.53: whether an animal can migrate by Flight at all."""
    return animal.has(FLIGHT) and animal.trait_count() <= LIGHT


def cannot_leave_ocean(animal: Animal) -> bool:
    """EVL-4.57: an animal with Regeneration and two traits has no room for the Swimming it would get."""
    return animal.place == OCEAN and animal.traits & REGENERATION != 0 and animal.trait_count() >= MOST_TRAITS


def vehicle(s: EvolutionState, animal: Animal, place: i64) -> int:
    """The number of the unused card by which an animal can go to a place, Migration first; NONE if there is none."""
    if animal.has(MIGRATION) and swims_or_walks(animal, place):
        card = card_of(animal, MIGRATION).number
        if not s.card_marks[card] & USED:
            return card
    if wings(animal) and flies(animal, place):
        card = card_of(animal, FLIGHT).number
        if not s.card_marks[card] & USED:
            return card
    return NONE


def cannot_migrate(s: EvolutionState, animal: Animal, place: i64) -> Phrase | None:
    """EVL-4.53, 4.57: why an animal cannot migrate to a place."""
    by_migration, by_flight = animal.has(MIGRATION), wings(animal)
    if not by_migration and not by_flight:
        return CANNOT_MIGRATE
    if not (by_migration and swims_or_walks(animal, place)) and not (by_flight and flies(animal, place)):
        return NO_WAY
    if vehicle(s, animal, place) == NONE:
        return HAS_MIGRATED
    return CANNOT_LEAVE if cannot_leave_ocean(animal) else None
