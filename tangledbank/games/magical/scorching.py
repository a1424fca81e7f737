"""Scorching: one of its own properties for one more energy (MAG-4.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.magical.creature import FULL, Creature
from tangledbank.games.magical.kinds import COUNT, SCORCHING, bit_of, laid_name
from tangledbank.games.magical.moves import DECLINE, BurnMove, DeclineMove
from tangledbank.games.magical.words import NOT_NOW, NOT_TO_SCORCH, SCORCH, SCORCHES
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.magical.state import MagicalState


def may_scorch(s: MagicalState, creature: Creature) -> bool:
    """MAG-4.18: whether a creature that has just gained energy may burn a property (MAG-8.22, 8.23)."""
    return creature.has(SCORCHING) and creature.energy < FULL and not s.scorched


def scorch(s: MagicalState, creature: Creature, kind: i64) -> None:
    """MAG-4.18: a property is discarded for one energy, which is not a new gain. What it did stays done (MAG-8.47)."""
    s.put_away(creature.remove(kind))
    creature.gain(1)
    s.scorched = True
    s.tell(SCORCHES, creature.number, kind)


def cannot_burn(creature: Creature, burnt: i64) -> Phrase | None:
    """MAG-4.18: any of its own properties, Scorching included."""
    return None if burnt // COUNT == creature.number and creature.has(bit_of(burnt % COUNT)) else NOT_TO_SCORCH


class Scorching(Procedure):
    """The active creature may burn one of its properties."""

    __slots__ = ()

    def copy(self) -> Scorching:
        """An equal procedure."""
        new = Scorching()
        new.pc = self.pc
        return new

    def burn(self, s: MagicalState) -> Ask:
        """Which one, if any?"""
        return ScorchQuestion(s.side, SCORCH.filled(s.active))

    def on_burn(self, s: MagicalState, move: Move) -> None:
        """One more energy."""
        if isinstance(move, BurnMove):
            scorch(s, s.creature(s.active), move.burnt % COUNT)


class ScorchQuestion(Ask):
    """MAG-4.18: which property is burnt?"""

    __slots__ = ()

    def tries(self, s: MagicalState) -> list[Move]:
        """Every property in play, or none."""
        moves: list[Move] = [DECLINE]
        for row in s.rows:
            for creature in row:
                moves += [BurnMove(laid_name(creature.number, kind)) for kind in creature.in_order()]
        return moves

    def refuses(self, s: MagicalState, move: Move) -> Phrase | None:
        """MAG-4.34: it may be declined."""
        if isinstance(move, BurnMove):
            return cannot_burn(s.creature(s.active), move.burnt)
        return None if isinstance(move, DeclineMove) else NOT_NOW

    def offers(self, s: MagicalState) -> list[Move]:
        """Its own properties."""
        creature = s.creature(s.active)
        moves: list[Move] = [DECLINE]
        for kind in creature.in_order():
            moves.append(BurnMove(laid_name(creature.number, kind)))
        return moves
