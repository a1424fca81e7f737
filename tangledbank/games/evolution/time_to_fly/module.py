"""What Time to Fly adds to the game: one line for each file of rules."""

from __future__ import annotations

from tangledbank.games.evolution.roles import Roles
from tangledbank.games.evolution.time_to_fly import (
    ambush,
    flight_and_intellect,
    hunter,
    ink_cloud,
    metamorphosis,
    shell,
    synthesis,
    viviparity,
)


def add_to(roles: Roles) -> None:
    """The traits, in the order in which reactions and actions are offered."""
    flight_and_intellect.add_to(roles)
    shell.add_to(roles)
    ink_cloud.add_to(roles)
    ambush.add_to(roles)
    hunter.add_to(roles)
    synthesis.add_to(roles)
    metamorphosis.add_to(roles)
    viviparity.add_to(roles)
