"""The moves of the Feeding phase (NEW-3.91): actions, the effects of a meal, and reactions to an attack."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from tangledbank.games.newworld.words import WORDS
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE


class FeedMove(Move):
    """NEW-3.53: an animal takes a red token from an area."""

    __slots__ = ("eater", "food")
    pattern: ClassVar[str] = "feed <eater:animal> <food:food>"

    def __init__(self, eater: i64, food: i64) -> None:
        self.eater: i64 = eater
        self.food: i64 = food


class TakeShelterMove(Move):
    """NEW-3.52: an animal takes a shelter from an area."""

    __slots__ = ("animal", "shelter")
    pattern: ClassVar[str] = "take_shelter <animal:animal> <shelter:shelter>"

    def __init__(self, animal: i64, shelter: i64) -> None:
        self.animal: i64 = animal
        self.shelter: i64 = shelter


class AttackMove(Move):
    """NEW-3.54: a predator attacks, ignoring a card of the prey if it is Intelligent (NEW-4.17)."""

    __slots__ = ("ignored", "predator", "prey")
    pattern: ClassVar[str] = "attack <predator:animal> <prey:animal> [ignoring <ignored:trait>]"

    def __init__(self, predator: i64, prey: i64, ignored: i64 = NONE) -> None:
        self.predator: i64 = predator
        self.prey: i64 = prey
        self.ignored: i64 = ignored


class StealMove(Move):
    """NEW-4.22: a thief takes a token from a hungry animal."""

    __slots__ = ("thief", "victim")
    pattern: ClassVar[str] = "steal <thief:animal> <victim:animal>"
    touches: ClassVar[str] = "thief choose:steal victim"

    def __init__(self, thief: i64, victim: i64) -> None:
        self.thief: i64 = thief
        self.victim: i64 = victim


class MetamorphoseMove(Move):
    """NEW-4.23: a trait card is exchanged for a card of the hand."""

    __slots__ = ("animal", "card", "dropped", "face", "neighbour", "ward")
    pattern: ClassVar[str] = (
        "metamorphose <animal:animal> <dropped:trait> for <card:card> <face:face>"
        " [shielding <ward:ward>] [and <neighbour:animal>]"
    )
    touches: ClassVar[str] = "animal choose:metamorphose dropped card face neighbour ward"

    def __init__(
        self, animal: i64, dropped: i64, card: i64, face: i64, ward: i64 = NONE, neighbour: i64 = NONE
    ) -> None:
        self.animal: i64 = animal
        self.dropped: i64 = dropped
        self.card: i64 = card
        self.face: i64 = face
        self.ward: i64 = ward
        self.neighbour: i64 = neighbour


class BlindMetamorphoseMove(Move):
    """NEW-6.7: a trait card is given up for the top card of the gene pool."""

    __slots__ = ("animal", "dropped")
    pattern: ClassVar[str] = "metamorphose_blindly <animal:animal> <dropped:trait>"
    touches: ClassVar[str] = "animal choose:metamorphose dropped"

    def __init__(self, animal: i64, dropped: i64) -> None:
        self.animal: i64 = animal
        self.dropped: i64 = dropped


class EndTurnMove(Move):
    """NEW-3.59: the feeding turn ends."""

    __slots__ = ()
    pattern: ClassVar[str] = "end_turn"


class ShareMove(Move):
    """NEW-4.42: which pair card passes food on next."""

    __slots__ = ("card",)
    pattern: ClassVar[str] = "share <card:trait>"

    def __init__(self, card: i64) -> None:
        self.card: i64 = card


class GrazeMove(Move):
    """NEW-4.19: a hoofed animal destroys another red token of the area."""

    __slots__ = ("animal",)
    pattern: ClassVar[str] = "graze <animal:animal>"
    touches: ClassVar[str] = "animal choose:graze"

    def __init__(self, animal: i64) -> None:
        self.animal: i64 = animal


class SpareMove(Move):
    """NEW-4.42: a hoofed animal does not."""

    __slots__ = ("animal",)
    pattern: ClassVar[str] = "spare <animal:animal>"
    touches: ClassVar[str] = "animal choose:spare"

    def __init__(self, animal: i64) -> None:
        self.animal: i64 = animal


class RunMove(Move):
    """NEW-4.7: the prey tries to run away."""

    __slots__ = ()
    pattern: ClassVar[str] = "run"


class GoreMove(Move):
    """NEW-4.8: the prey tries to gore the predator."""

    __slots__ = ()
    pattern: ClassVar[str] = "gore"


class SlipAwayMove(Move):
    """NEW-4.9: the prey slips away and loses a trait card."""

    __slots__ = ("dropped",)
    pattern: ClassVar[str] = "slip_away <dropped:trait>"
    touches: ClassVar[str] = "choose:slip_away dropped"

    def __init__(self, dropped: i64) -> None:
        self.dropped: i64 = dropped


class RepelMove(Move):
    """NEW-4.10: the prey gives up its Repellent card and is left alone."""

    __slots__ = ()
    pattern: ClassVar[str] = "repel"


class MimicMove(Move):
    """NEW-4.11: the attack is redirected to another animal."""

    __slots__ = ("decoy",)
    pattern: ClassVar[str] = "mimic <decoy:animal>"
    touches: ClassVar[str] = "choose:mimic decoy"

    def __init__(self, decoy: i64) -> None:
        self.decoy: i64 = decoy


class GiveInMove(Move):
    """NEW-4.33: the prey does not use Repellent."""

    __slots__ = ()
    pattern: ClassVar[str] = "give_in"


WORDS.moves(
    FeedMove,
    TakeShelterMove,
    AttackMove,
    StealMove,
    MetamorphoseMove,
    BlindMetamorphoseMove,
    EndTurnMove,
    ShareMove,
    GrazeMove,
    SpareMove,
    RunMove,
    GoreMove,
    SlipAwayMove,
    RepelMove,
    MimicMove,
    GiveInMove,
)
