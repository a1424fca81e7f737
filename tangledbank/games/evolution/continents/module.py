"""What Continents adds to the game: one line for each file of rules."""

from __future__ import annotations

from tangledbank.games.evolution.continents import (
    herding_and_edificator,
    migration,
    neoplasia,
    ocean,
    recombination,
    refill,
    regeneration,
    toxic,
)
from tangledbank.games.evolution.roles import Roles


def add_to(roles: Roles) -> None:
    """The locations and the traits; in the order of EVL-3.2 where moments of the turn meet."""
    ocean.add_to(roles)
    refill.add_to(roles)
    herding_and_edificator.add_to(roles)
    toxic.add_to(roles)
    regeneration.add_to(roles)
    neoplasia.add_to(roles)
    recombination.add_to(roles)
    migration.add_to(roles)
