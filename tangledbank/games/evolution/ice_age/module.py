"""What Ice Age adds to the game: one line for each file of rules."""

from __future__ import annotations

from tangledbank.games.evolution.ice_age import nature, nature_told, weather
from tangledbank.games.evolution.roles import Roles


def add_to(roles: Roles) -> None:
    """The nature deck, the weather, and what is told of both."""
    nature.add_to(roles)
    weather.add_to(roles)
    nature_told.add_to(roles)
