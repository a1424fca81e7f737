"""Flight as a defence (EVL-4.31), and Intellect, which ignores a defence (EVL-4.33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.evolution.animal import Animal
from tangledbank.games.evolution.kinds import FLIGHT, INTELLECT
from tangledbank.games.evolution.roles import Roles, StaticDefence
from tangledbank.games.evolution.words import refusal
from tangledbank.games.evolution.worth import Worth

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

FLIES_AWAY: Final = refusal("EVL-4.31", "flies-away")


class FlyAway(StaticDefence):
    """EVL-4.31: a flying animal is caught only by a hunter with fewer traits, whether they work or not (EVL-4.11c)."""

    def blocks(self, s: EvolutionState, hunter: Animal, prey: Animal, kind: i64) -> bool:
        """EVL-4.31."""
        return hunter.trait_count() >= prey.trait_count()


def add_to(roles: Roles) -> None:
    """Flight stops attacks. The attack itself knows how a card is ignored; Intellect is what allows it."""
    roles.static_defences.append(FlyAway(FLIGHT, FLIES_AWAY))
    roles.ignoring = INTELLECT
    roles.worths += [Worth(FLIGHT, lasting=0.3), Worth(INTELLECT, lasting=0.2)]
