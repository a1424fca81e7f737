"""Flight as a defence (EVL-4.31), and Intellect, which ignores a defence (EVL-4.33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from tangledbank.games.evolution.animal import USED, Animal
from tangledbank.games.evolution.kinds import ORDER, bit_of, number_of
from tangledbank.games.evolution.roles import Roles, StaticDefence
from tangledbank.games.evolution.telling import BEFORE_FOOD, CardWord, PositionPart, Sight
from tangledbank.games.evolution.time_to_fly.hunter import HUNTER
from tangledbank.games.evolution.words import refusal
from tangledbank.games.evolution.worth import Worth
from tangledbank.kernel.errors import BadPosition

if TYPE_CHECKING:
    from tangledbank.games.evolution.positions.animals import Herd
    from tangledbank.games.evolution.state import EvolutionState
    from tangledbank.kernel.position import Section

FLIGHT: Final = 1 << 19
INTELLECT: Final = 1 << 21

FLIES_AWAY: Final = refusal("EVL-4.31", "flies-away")


class FlyAway(StaticDefence):
    """EVL-4.31: a flying animal is caught only by a hunter with fewer traits, whether they work or not (EVL-4.11c)."""

    def blocks(self, s: EvolutionState, hunter: Animal, prey: Animal, kind: i64) -> bool:
        """EVL-4.31."""
        return hunter.trait_count() >= prey.trait_count()


class IgnoredInPosition(PositionPart):
    """Cards that do not work against a hunter."""

    def lay_last(self, s: EvolutionState, phase: str, top: Section, herd: Herd) -> None:
        """`ignored = ["H A.camouflage"]`: H ignores that card of A until the end of the turn (EVL-4.33)."""
        for text in top.texts("ignored"):
            if phase in BEFORE_FOOD:
                raise BadPosition(f"ignored: nobody has attacked yet in the phase {phase} (EVL-3.16).")
            hunter, _, rest = text.partition(" ")
            prey, _, trait = rest.partition(".")
            if hunter not in herd.animals or prey not in herd.animals or hunter == prey:
                raise BadPosition(f"ignored: {text!r} should look like 'H A.camouflage'.")
            kind = herd.kind(trait, "ignored")
            if not s._roles.ignoring or not s._roles.ignorable & bit_of(kind):
                raise BadPosition(f"ignored: nobody can ignore {trait} here (EVL-4.33).")
            cards = [laid.number for laid in herd.animals[prey].cards() if laid.kind == kind]
            if not cards:
                raise BadPosition(f"ignored: {prey} does not have {trait}.")
            s.ignored.append(herd.animals[hunter].number << 16 | cards[0])


class IgnoredInSight(Sight):
    """The cards that hunters ignore until the end of the turn, and by which trait."""

    def of_board(self, s: EvolutionState) -> dict[str, Any]:
        """EVL-4.33: by Intellect, or as a Hunter that strikes back (EVL-4.42)."""
        seen = []
        for pair in s.ignored:
            hunter = s.find(pair >> 16)
            clever = hunter is not None and hunter.traits & INTELLECT != 0
            by = ORDER[number_of(INTELLECT if clever else HUNTER)]
            seen.append({"hunter": pair >> 16, "trait": pair & 0xFFFF, "by": by})
        return {"ignored": seen}


def add_to(roles: Roles) -> None:
    """Flight stops attacks. The attack itself knows how a card is ignored; Intellect is what allows it."""
    roles.static_defences.append(FlyAway(FLIGHT, FLIES_AWAY))
    roles.ignoring = INTELLECT
    roles.card_words.append(CardWord("used", USED, INTELLECT, "EVL-4.33"))
    roles.position_parts.append(IgnoredInPosition())
    roles.sights.append(IgnoredInSight())
    roles.worths += [Worth(FLIGHT), Worth(INTELLECT)]
