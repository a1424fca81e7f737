"""What a move will lead to, told before it is made: by the functions that decide, from what everybody may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tangledbank.games.magical.facts import facts
from tangledbank.games.magical.kinds import ORDER
from tangledbank.games.magical.moves import (
    ActivateMove,
    AddMove,
    AttackMove,
    ExchangeMove,
    GainMove,
    GiveMove,
    TurnMove,
)
from tangledbank.games.magical.words import WORDS
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Filled

if TYPE_CHECKING:
    from tangledbank.games.magical.state import MagicalState

ahead: Final = WORDS.ahead
WINS: Final = ahead("wins <tokens:number>")
TOKENS: Final = ahead("tokens <tokens:number>")
GIFT: Final = ahead("gift")
FAILS: Final = ahead("fails <property:property>")
SUCCEEDS: Final = ahead("succeeds <property:property>")
SPIKY: Final = ahead("spiky <target:creature>")
ENERGY: Final = ahead("energy <creature:creature> <energy:number>")
PART_LEFT: Final = ahead("part-left <count:number>")
ENDS_ROUND: Final = ahead("ends-round")
FALLS_ASLEEP: Final = ahead("falls-asleep <creature:creature>")
ONLY_SLEEPS: Final = ahead("only-sleeps <creature:creature>")
NEW_HAND: Final = ahead("new-hand <count:number>")
MISSING: Final = ahead("missing <creature:creature> <energy:number>")
BECOMES: Final = ahead("becomes <property:property>")


def foretell(s: MagicalState, move: Move) -> list[Filled]:
    """What its player should know of a legal move, weightiest first."""
    told = facts(s, move)
    if isinstance(move, ExchangeMove):
        return [NEW_HAND.filled(told["count"])] if told else []
    if isinstance(move, ActivateMove):
        return [ONLY_SLEEPS.filled(move.creature)] if told["can"] == ["choose:sleep"] else []
    if isinstance(move, AddMove):
        return [MISSING.filled(move.creature, told["missing"])]
    if isinstance(move, GiveMove):
        return [ENERGY.filled(move.ally, told["energy"])]
    if isinstance(move, TurnMove):
        return [BECOMES.filled(kind_named(told["new"]))]
    return of_action(s, move, told)


def of_action(s: MagicalState, move: Move, told: dict[str, Any]) -> list[Filled]:
    """What the activated creature does: what it wins and loses, and whether it sleeps afterwards."""
    found: list[Filled] = []
    if "tokens" in told:
        found.append((WINS if told["wins"] else TOKENS).filled(told["tokens"]))
        found += [GIFT.filled()] if told["gift"] else []
    if isinstance(move, AttackMove):
        found += [FAILS.filled(kind_named(name)) for name in told["fails"]]
        found += [SUCCEEDS.filled(kind_named(name)) for name in told["succeeds"]]
        found += [SPIKY.filled(move.target)] if told["spiky"] else []
    if "energy" in told:
        found.append(ENERGY.filled(s.active, told["energy"]))
    if isinstance(move, GainMove) and "rest" in told:
        found.append(PART_LEFT.filled(told["rest"]))
    if told.get("ends_round"):
        found.append(ENDS_ROUND.filled())
    elif told.get("sleeps") and not isinstance(move, AttackMove):
        found.append(FALLS_ASLEEP.filled(s.active))
    return found


def kind_named(element: str) -> int:
    """The number of a property, from its element."""
    return ORDER.index(element.partition(":")[2])
