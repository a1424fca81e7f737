"""The moves: one class for each answer (MAG-3.0c)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from tangledbank.games.magical.kinds import LOWER, UPPER
from tangledbank.games.magical.words import WORDS
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE


class KeepMove(Move):
    """MAG-3.1: the hand stays as it is."""

    __slots__ = ()
    pattern: ClassVar[str] = "keep"


class ExchangeMove(Move):
    """MAG-3.1: the whole hand is discarded for as many new cards."""

    __slots__ = ()
    pattern: ClassVar[str] = "exchange"


class SkipMove(Move):
    """MAG-3.4: no new creature, or no new property, this turn."""

    __slots__ = ()
    pattern: ClassVar[str] = "skip"


class CreateMove(Move):
    """MAG-3.5: a card becomes a creature."""

    __slots__ = ("card",)
    pattern: ClassVar[str] = "create <card:card>"
    touches: ClassVar[str] = "card choose:create"

    def __init__(self, card: i64) -> None:
        self.card: i64 = card


class AddMove(Move):
    """MAG-3.6: a card is put under a creature, with one of its halves in force."""

    __slots__ = ("card", "creature", "half")
    pattern: ClassVar[str] = "add <card:card> <half:property> to <creature:creature>"

    def __init__(self, card: i64, half: i64, creature: i64) -> None:
        self.card: i64 = card
        self.half: i64 = half
        self.creature: i64 = creature


class ActivateMove(Move):
    """MAG-3.8: an awake creature is activated."""

    __slots__ = ("creature",)
    pattern: ClassVar[str] = "activate <creature:creature>"

    def __init__(self, creature: i64) -> None:
        self.creature: i64 = creature


class MetamorphMove(Move):
    """MAG-4.15: a property goes to the hand, and a card of the hand takes its place."""

    __slots__ = ("card", "half", "old")
    pattern: ClassVar[str] = "metamorph <old:laid> for <card:card> as <half:property>"
    touches: ClassVar[str] = "choose:metamorph old card half"

    def __init__(self, old: i64, card: i64, half: i64) -> None:
        self.old: i64 = old
        self.card: i64 = card
        self.half: i64 = half


class TurnMove(Move):
    """MAG-4.15: a property card is turned, so that its other half is in force."""

    __slots__ = ("old",)
    pattern: ClassVar[str] = "turn <old:laid>"
    touches: ClassVar[str] = "choose:turn old"

    def __init__(self, old: i64) -> None:
        self.old: i64 = old


class ScareMove(Move):
    """MAG-4.16: the properties of another creature do not work this turn."""

    __slots__ = ("target",)
    pattern: ClassVar[str] = "scare <target:creature>"
    touches: ClassVar[str] = "choose:scare target"

    def __init__(self, target: i64) -> None:
        self.target: i64 = target


class WakeMove(Move):
    """MAG-4.17: another creature is woken."""

    __slots__ = ("target",)
    pattern: ClassVar[str] = "wake <target:creature>"
    touches: ClassVar[str] = "choose:wake target"

    def __init__(self, target: i64) -> None:
        self.target: i64 = target


class GainMove(Move):
    """MAG-3.13: energy from a part of the source."""

    __slots__ = ("part",)
    pattern: ClassVar[str] = "gain <part:part>"

    def __init__(self, part: i64) -> None:
        self.part: i64 = part


class TransmuteMove(Move):
    """MAG-3.14: the active creature is transmuted."""

    __slots__ = ()
    pattern: ClassVar[str] = "transmute"


class AttackMove(Move):
    """MAG-4.1: another creature is attacked."""

    __slots__ = ("target",)
    pattern: ClassVar[str] = "attack <target:creature>"
    touches: ClassVar[str] = "choose:attack target"

    def __init__(self, target: i64) -> None:
        self.target: i64 = target


class SleepMove(Move):
    """MAG-3.17: the active creature falls asleep."""

    __slots__ = ()
    pattern: ClassVar[str] = "sleep"


class ApplyMove(Move):
    """MAG-4.5: the next attack property; Fire-breathing names what it burns (MAG-4.12)."""

    __slots__ = ("burnt", "power")
    pattern: ClassVar[str] = "apply <power:laid> [burning <burnt:laid>]"

    def __init__(self, power: i64, burnt: i64 = NONE) -> None:
        self.power: i64 = power
        self.burnt: i64 = burnt


class StopMove(Move):
    """MAG-4.5: no more attack properties."""

    __slots__ = ()
    pattern: ClassVar[str] = "stop"


class BurnMove(Move):
    """MAG-4.18: a property is discarded for one more energy."""

    __slots__ = ("burnt",)
    pattern: ClassVar[str] = "burn <burnt:laid>"

    def __init__(self, burnt: i64) -> None:
        self.burnt: i64 = burnt


class GiveMove(Move):
    """MAG-4.27: an ally gains one energy."""

    __slots__ = ("ally",)
    pattern: ClassVar[str] = "give <ally:creature>"

    def __init__(self, ally: i64) -> None:
        self.ally: i64 = ally


class DeclineMove(Move):
    """MAG-4.34: what one may do and does not."""

    __slots__ = ()
    pattern: ClassVar[str] = "decline"


WORDS.moves(
    KeepMove,
    ExchangeMove,
    SkipMove,
    CreateMove,
    AddMove,
    ActivateMove,
    MetamorphMove,
    TurnMove,
    ScareMove,
    WakeMove,
    GainMove,
    TransmuteMove,
    AttackMove,
    SleepMove,
    ApplyMove,
    StopMove,
    BurnMove,
    GiveMove,
    DeclineMove,
)

KEEP: Final = KeepMove()
EXCHANGE_HAND: Final = ExchangeMove()
SKIP: Final = SkipMove()
TRANSMUTE: Final = TransmuteMove()
SLEEP: Final = SleepMove()
STOP: Final = StopMove()
DECLINE: Final = DeclineMove()
GAIN_LOWER: Final = GainMove(LOWER)
GAIN_UPPER: Final = GainMove(UPPER)
