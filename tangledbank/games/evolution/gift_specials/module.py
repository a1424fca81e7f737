"""What the gift set adds to the game: one line for each file of rules."""

from __future__ import annotations

from tangledbank.games.evolution.gift_specials import r_strategy, shy_and_gluttonous
from tangledbank.games.evolution.roles import Roles


def add_to(roles: Roles) -> None:
    """The special cards."""
    shy_and_gluttonous.add_to(roles)
    r_strategy.add_to(roles)
