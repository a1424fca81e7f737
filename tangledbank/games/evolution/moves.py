"""The moves of the base set. Those of a module stand beside its rules."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from tangledbank.games.evolution.words import WORDS
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE
from tangledbank.parts.dice import RollMove


class PlayAnimalMove(Move):
    """EVL-3.3: a card becomes an animal."""

    __slots__ = ("card", "place")
    pattern: ClassVar[str] = "play_animal <card:card> [in <place:place>]"
    touches: ClassVar[str] = "card choose:play_animal place"

    def __init__(self, card: i64, place: i64 = NONE) -> None:
        self.card: i64 = card
        self.place: i64 = place


class PlayTraitMove(Move):
    """EVL-3.3: a card becomes a trait of an animal, or of two."""

    __slots__ = ("animal", "card", "face", "partner")
    pattern: ClassVar[str] = "play_trait <card:card> <face:face> on <animal:animal> [and <partner:animal>]"

    def __init__(self, card: i64, face: i64, animal: i64, partner: i64 = NONE) -> None:
        self.card: i64 = card
        self.face: i64 = face
        self.animal: i64 = animal
        self.partner: i64 = partner


class PassMove(Move):
    """EVL-3.3: no more cards in this turn."""

    __slots__ = ()
    pattern: ClassVar[str] = "pass"


class TakeFoodMove(Move):
    """EVL-3.10: a red token from the food base."""

    __slots__ = ("eater",)
    pattern: ClassVar[str] = "take_food <eater:animal>"
    touches: ClassVar[str] = "eater choose:take_food"

    def __init__(self, eater: i64) -> None:
        self.eater: i64 = eater


class AttackMove(Move):
    """EVL-4.30: a carnivore attacks, ignoring a card of the prey if it can (EVL-4.33)."""

    __slots__ = ("hunter", "ignored", "prey")
    pattern: ClassVar[str] = "attack <hunter:animal> <prey:animal> [ignoring <ignored:trait>]"

    def __init__(self, hunter: i64, prey: i64, ignored: i64 = NONE) -> None:
        self.hunter: i64 = hunter
        self.prey: i64 = prey
        self.ignored: i64 = ignored


class ConvertFatMove(Move):
    """EVL-4.12: yellow tokens become food."""

    __slots__ = ("count", "eater")
    pattern: ClassVar[str] = "convert_fat <eater:animal> <count:number>"
    touches: ClassVar[str] = "eater choose:convert_fat count"

    def __init__(self, eater: i64, count: i64) -> None:
        self.eater: i64 = eater
        self.count: i64 = count


class PirateMove(Move):
    """EVL-4.22: a token of a hungry animal is taken."""

    __slots__ = ("pirate", "victim")
    pattern: ClassVar[str] = "pirate <pirate:animal> <victim:animal>"
    touches: ClassVar[str] = "pirate choose:pirate victim"

    def __init__(self, pirate: i64, victim: i64) -> None:
        self.pirate: i64 = pirate
        self.victim: i64 = victim


class GrazeMove(Move):
    """EVL-4.21: a red token is destroyed."""

    __slots__ = ("grazer",)
    pattern: ClassVar[str] = "graze <grazer:animal>"
    touches: ClassVar[str] = "grazer choose:graze"

    def __init__(self, grazer: i64) -> None:
        self.grazer: i64 = grazer


class HibernateMove(Move):
    """EVL-4.24: an animal falls asleep."""

    __slots__ = ("sleeper",)
    pattern: ClassVar[str] = "hibernate <sleeper:animal>"
    touches: ClassVar[str] = "sleeper choose:hibernate"

    def __init__(self, sleeper: i64) -> None:
        self.sleeper: i64 = sleeper


class EndFeedTurnMove(Move):
    """EVL-3.8: the feed turn ends."""

    __slots__ = ()
    pattern: ClassVar[str] = "end_feed_turn"


class ShareMove(Move):
    """EVL-4.14: which pair card passes food on next."""

    __slots__ = ("card", "partner")
    pattern: ClassVar[str] = "share <card:trait> with <partner:animal>"

    def __init__(self, card: i64, partner: i64) -> None:
        self.card: i64 = card
        self.partner: i64 = partner


class RunMove(Move):
    """EVL-4.34: the prey tries to run away."""

    __slots__ = ()
    pattern: ClassVar[str] = "run"


class MimicMove(Move):
    """EVL-4.38: the attack is redirected."""

    __slots__ = ("decoy",)
    pattern: ClassVar[str] = "mimic <decoy:animal>"
    touches: ClassVar[str] = "choose:mimic decoy"

    def __init__(self, decoy: i64) -> None:
        self.decoy: i64 = decoy


class DropTailMove(Move):
    """EVL-4.39: a trait card is lost instead of the animal."""

    __slots__ = ("card",)
    pattern: ClassVar[str] = "drop_tail <card:trait>"
    touches: ClassVar[str] = "choose:drop_tail card"

    def __init__(self, card: i64) -> None:
        self.card: i64 = card


class DeclineMove(Move):
    """EVL-3.15a: whoever may do something does not."""

    __slots__ = ()
    pattern: ClassVar[str] = "decline"


class ScavengeMove(Move):
    """EVL-4.16: who gets what the hunter leaves."""

    __slots__ = ("scavenger",)
    pattern: ClassVar[str] = "scavenge <scavenger:animal>"

    def __init__(self, scavenger: i64) -> None:
        self.scavenger: i64 = scavenger


WORDS.moves(
    PlayAnimalMove,
    PlayTraitMove,
    PassMove,
    RollMove,
    TakeFoodMove,
    AttackMove,
    ConvertFatMove,
    PirateMove,
    GrazeMove,
    HibernateMove,
    EndFeedTurnMove,
    ShareMove,
    RunMove,
    MimicMove,
    DropTailMove,
    DeclineMove,
    ScavengeMove,
)
