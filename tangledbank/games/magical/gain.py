"""The action `gain`: energy from the source (MAG-3D), and Greedy, which takes two (MAG-4.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.magical.creature import FULL, Creature
from tangledbank.games.magical.kinds import GREEDY, LOWER, UPPER
from tangledbank.games.magical.moves import GAIN_LOWER, GAIN_UPPER, GainMove
from tangledbank.games.magical.scorching import Scorching, may_scorch
from tangledbank.games.magical.words import (
    NEEDS_PROPERTY,
    PART_IS_EMPTY,
    SCALE_IS_FULL,
    SECOND_IS_DUE,
    SECOND_PART,
    TAKES_ENERGY,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.magical.state import MagicalState


def cannot_take(s: MagicalState, creature: Creature, part: i64) -> Phrase | None:
    """MAG-3.11, 3.13: why a creature cannot take energy from a part of the source."""
    if s.accessible(creature, part) > 0:
        return None
    return NEEDS_PROPERTY if part == UPPER and s.upper > 0 else PART_IS_EMPTY


def cannot_gain(s: MagicalState, creature: Creature, part: i64) -> Phrase | None:
    """MAG-3.12: why a creature cannot gain energy from a part of the source."""
    return SCALE_IS_FULL if creature.energy == FULL else cannot_take(s, creature, part)


def takes_two(s: MagicalState, creature: Creature) -> bool:
    """MAG-4.19: whether it must take two (MAG-8.25); with less room or less energy it takes one (MAG-8.24)."""
    if not creature.has(GREEDY) or creature.energy > FULL - 2:
        return False
    return s.accessible(creature, LOWER) + s.accessible(creature, UPPER) >= 2


def take(s: MagicalState, creature: Creature, part: i64) -> None:
    """MAG-3.13: one energy from a part of the source."""
    if part == LOWER:
        s.lower -= 1
    else:
        s.upper -= 1
    creature.gain(1)
    s.tell(TAKES_ENERGY, creature.number, part)


class Gain(Procedure):
    """The action: energy, then Scorching, then sleep after a greedy one (MAG-8.26)."""

    __slots__ = ("greedy", "part")

    def __init__(self, part: i64 = LOWER) -> None:
        super().__init__()
        self.part: i64 = part
        self.greedy: bool = False  # it ends in sleep, also if Greedy is burnt meanwhile (MAG-1.7c)

    def copy(self) -> Gain:
        """An equal procedure."""
        new = Gain(self.part)
        new.pc = self.pc
        new.greedy = self.greedy
        return new

    def take_first(self, s: MagicalState) -> None:
        """MAG-3.13: from the part that was named (MAG-8.33)."""
        creature = s.creature(s.active)
        self.greedy = takes_two(s, creature)
        take(s, creature, self.part)

    def take_second(self, s: MagicalState) -> Ask | None:
        """MAG-4.19: from which part, if both have some left?"""
        return SecondPartQuestion(s.side, SECOND_PART.filled(s.active)) if self.greedy else None

    def on_take_second(self, s: MagicalState, move: GainMove) -> None:
        """The second energy."""
        take(s, s.creature(s.active), move.part)

    def scorch(self, s: MagicalState) -> None:
        """MAG-4.18: counted once, after all energy of the action."""
        if may_scorch(s, s.creature(s.active)):
            s.call(Scorching())

    def fall_asleep(self, s: MagicalState) -> None:
        """MAG-4.19."""
        if self.greedy:
            s.fall_asleep(s.creature(s.active))


class SecondPartQuestion(Ask):
    """MAG-4.19: where does the second energy come from?"""

    __slots__ = ()

    def tries(self, s: MagicalState) -> list[Move]:
        """Both parts."""
        return [GAIN_LOWER, GAIN_UPPER]

    def refuses(self, s: MagicalState, move: Move) -> Phrase | None:
        """It cannot be declined (MAG-4.34)."""
        return cannot_take(s, s.creature(s.active), move.part) if isinstance(move, GainMove) else SECOND_IS_DUE
