"""The moves of the Development and the Extinction phase (NEW-3.91); those of Feeding are in feeding_moves.py."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from tangledbank.games.newworld.words import WORDS
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE
from tangledbank.parts.dice import RollMove


class NewAnimalMove(Move):
    """NEW-3.23: a card becomes an animal, face down at the right end of the row."""

    __slots__ = ("card",)
    pattern: ClassVar[str] = "new_animal <card:card>"
    touches: ClassVar[str] = "card choose:new_animal"

    def __init__(self, card: i64) -> None:
        self.card: i64 = card


class PlayTraitMove(Move):
    """NEW-3.24: a card becomes a trait of an animal."""

    __slots__ = ("animal", "card", "face")
    pattern: ClassVar[str] = "play_trait <card:card> <face:face> on <animal:animal>"

    def __init__(self, card: i64, face: i64, animal: i64) -> None:
        self.card: i64 = card
        self.face: i64 = face
        self.animal: i64 = animal


class PlayPairMove(Move):
    """NEW-3.25: a card becomes a pair trait of two animals, which come to stand side by side."""

    __slots__ = ("card", "face", "left", "right", "ward")
    pattern: ClassVar[str] = (
        "play_pair <card:card> <face:face> on <left:animal> and <right:animal>"
        " [shielding <ward:ward>]"
    )

    def __init__(self, card: i64, face: i64, left: i64, right: i64, ward: i64 = NONE) -> None:
        self.card: i64 = card
        self.face: i64 = face
        self.left: i64 = left
        self.right: i64 = right
        self.ward: i64 = ward


class RearrangeMove(Move):
    """NEW-3.27: the row is put into another order."""

    __slots__ = ()
    pattern: ClassVar[str] = "rearrange"


class StandMove(Move):
    """NEW-3.27: the animal that stands next in the row, counted from the left."""

    __slots__ = ("animal",)
    pattern: ClassVar[str] = "stand <animal:animal>"

    def __init__(self, animal: i64) -> None:
        self.animal: i64 = animal


class PassMove(Move):
    """NEW-3.22, 3.56: no more turns in this phase."""

    __slots__ = ()
    pattern: ClassVar[str] = "pass"


class BlindAnimalMove(Move):
    """NEW-6.4: the top card of the gene pool becomes an animal, unseen by everybody."""

    __slots__ = ()
    pattern: ClassVar[str] = "blind_animal"


class MutateMove(Move):
    """NEW-6.4: the top card of the gene pool is revealed for an animal."""

    __slots__ = ("animal",)
    pattern: ClassVar[str] = "mutate <animal:animal>"

    def __init__(self, animal: i64) -> None:
        self.animal: i64 = animal


class AssignMove(Move):
    """NEW-6.5: which trait of the revealed card the animal gets."""

    __slots__ = ("animal", "face", "neighbour", "ward")
    pattern: ClassVar[str] = "assign <face:face> to <animal:animal> [shielding <ward:ward>] [and <neighbour:animal>]"
    touches: ClassVar[str] = "face neighbour ward"

    def __init__(self, face: i64, animal: i64, ward: i64 = NONE, neighbour: i64 = NONE) -> None:
        self.face: i64 = face
        self.animal: i64 = animal
        self.ward: i64 = ward
        self.neighbour: i64 = neighbour


class UseFatMove(Move):
    """NEW-3.71: fat tokens feed a hungry animal."""

    __slots__ = ("animal",)
    pattern: ClassVar[str] = "use_fat <animal:animal>"
    touches: ClassVar[str] = "choose:use_fat"

    def __init__(self, animal: i64) -> None:
        self.animal: i64 = animal


class HibernateMove(Move):
    """NEW-3.71: a hungry animal gives up its Hibernating card and lives."""

    __slots__ = ("animal",)
    pattern: ClassVar[str] = "hibernate <animal:animal>"
    touches: ClassVar[str] = "choose:hibernate"

    def __init__(self, animal: i64) -> None:
        self.animal: i64 = animal


class LetDieMove(Move):
    """NEW-3.71: a hungry animal is left to die."""

    __slots__ = ("animal",)
    pattern: ClassVar[str] = "let_die <animal:animal>"
    touches: ClassVar[str] = "choose:let_die"

    def __init__(self, animal: i64) -> None:
        self.animal: i64 = animal


class DiscardMove(Move):
    """NEW-3.77: a card too many is discarded."""

    __slots__ = ("card",)
    pattern: ClassVar[str] = "discard <card:card>"

    def __init__(self, card: i64) -> None:
        self.card: i64 = card


WORDS.moves(
    NewAnimalMove,
    PlayTraitMove,
    PlayPairMove,
    RearrangeMove,
    StandMove,
    PassMove,
    BlindAnimalMove,
    MutateMove,
    AssignMove,
    UseFatMove,
    HibernateMove,
    LetDieMove,
    DiscardMove,
    RollMove,
)
