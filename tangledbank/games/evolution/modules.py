"""The modules of the game (EVL-0.2) and the roles that their traits play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tangledbank.games.evolution import defences, feed_actions, telling, worth
from tangledbank.games.evolution.continents import module as continents
from tangledbank.games.evolution.gift_specials import module as gift_specials
from tangledbank.games.evolution.ice_age import module as ice_age
from tangledbank.games.evolution.roles import Roles
from tangledbank.games.evolution.time_to_fly import module as time_to_fly


def add_base(roles: Roles) -> None:
    """The base set."""
    defences.add_to(roles)
    feed_actions.add_to(roles)
    telling.add_to(roles)
    worth.add_to(roles)


# In the order of EVL-3.2 where moments of the turn meet: paralysis and weather before births.
ADDITIONS: Final[dict[str, Callable[[Roles], None]]] = {
    "base": add_base,
    "time_to_fly": time_to_fly.add_to,
    "continents": continents.add_to,
    "ice_age": ice_age.add_to,
    "gift_specials": gift_specials.add_to,
}


def fill_roles(roles: Roles, sets: tuple[str, ...]) -> None:
    """Let every trait of the chosen sets play its roles; any mixture is possible.

    >>> roles = Roles()
    >>> fill_roles(roles, ("base",))
    >>> len(roles.static_defences), len(roles.reactions), len(roles.checks)
    (5, 3, 0)
    """
    for name, add_to in ADDITIONS.items():
        if name in sets:
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
