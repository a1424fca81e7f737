"""The modules of the game (EVL-0.2) and the roles that their traits play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tangledbank.games.evolution import defences, feed_actions, telling, worth
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
from tangledbank.games.evolution.gift_specials import r_strategy, shy_and_gluttonous
from tangledbank.games.evolution.ice_age import nature, nature_told, weather
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

# In the order of EVL-3.2 where moments of the turn meet: paralysis and weather before births.
ADDITIONS: Final[dict[str, list[Callable[[Roles], None]]]] = {
    "base": [defences.add_to, feed_actions.add_to, telling.add_to, worth.add_to],
    "time_to_fly": [
        flight_and_intellect.add_to,
        shell.add_to,
        ink_cloud.add_to,
        ambush.add_to,
        hunter.add_to,
        synthesis.add_to,
        metamorphosis.add_to,
        viviparity.add_to,
    ],
    "continents": [
        ocean.add_to,
        refill.add_to,
        herding_and_edificator.add_to,
        toxic.add_to,
        regeneration.add_to,
        neoplasia.add_to,
        recombination.add_to,
        migration.add_to,
    ],
    "ice_age": [nature.add_to, weather.add_to, nature_told.add_to],
    "gift_specials": [shy_and_gluttonous.add_to, r_strategy.add_to],
}


def fill_roles(roles: Roles, sets: tuple[str, ...]) -> None:
    """Let every trait of the chosen sets play its roles; any mixture is possible.

    >>> roles = Roles()
    >>> fill_roles(roles, ("base",))
    >>> len(roles.static_defences), len(roles.reactions), len(roles.checks)
    (5, 3, 0)
    """
    for name, additions in ADDITIONS.items():
        if name in sets:
            for add_to in additions:
                add_to(roles)
    feed_actions.add_ending(roles)
    roles.finish()


def all_roles() -> Roles:
    """The roles of all modules at once."""
    roles = Roles()
    fill_roles(roles, tuple(ADDITIONS))
    return roles


# Of the words of a module that is not in play a position or a view can also speak, if only to say so.
ALL: Final = all_roles()
