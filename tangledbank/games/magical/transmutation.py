"""The action `transmute`: a creature becomes a token (MAG-3E), and Generous, which gives (MAG-4.27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.magical.creature import FULL, Creature
from tangledbank.games.magical.kinds import COUNT, GENEROUS, SMALL
from tangledbank.games.magical.moves import DECLINE, DeclineMove, GiveMove
from tangledbank.games.magical.scoring import GOAL
from tangledbank.games.magical.words import (
    ALLY_IS_FULL,
    GENEROUS_GIFT,
    GIFT_IS_OPEN,
    GIVES,
    NOT_AN_ALLY,
    TOO_LITTLE_ENERGY,
    TOO_MANY_PROPERTIES,
    TRANSMUTES,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.magical.state import MagicalState

ENOUGH_IF_SMALL: Final = 3  # MAG-3.14: so much energy, and so many properties at most
MOST_IF_SMALL: Final = 3


def cannot_transmute(creature: Creature) -> Phrase | None:
    """MAG-3.14, 4.20: four energy; or three, for a small creature that has at most three properties (MAG-8.14)."""
    if creature.energy == FULL:  # MAG-8.15
        return None
    if creature.energy < ENOUGH_IF_SMALL or not creature.has(SMALL):
        return TOO_LITTLE_ENERGY
    return TOO_MANY_PROPERTIES if creature.count() > MOST_IF_SMALL else None


def missing_energy(creature: Creature) -> i64:
    """MAG-3.14: how much energy it lacks for a transmutation, with the properties that it has now."""
    small = creature.has(SMALL) and creature.count() <= MOST_IF_SMALL
    enough: i64 = ENOUGH_IF_SMALL if small else FULL
    return enough - creature.energy if creature.energy < enough else 0


def transmute(s: MagicalState, creature: Creature) -> None:
    """MAG-3.15: its energy goes to the reserve, its cards face up to the discard pile; one token."""
    for laid in creature.laid:
        s.put_away(laid // COUNT)
    s.put_away(creature.card)
    s.rows[creature.side].remove(creature)
    s.tokens[creature.side] += 1
    s.tell(TRANSMUTES, creature.number, s.tokens[creature.side], creature.side)


def cannot_receive(s: MagicalState, seat: i64, ally: Creature | None) -> Phrase | None:
    """MAG-4.27: an own creature that is not full, asleep or awake."""
    if ally is None or ally.side != seat:  # MAG-1.7a
        return NOT_AN_ALLY
    return ALLY_IS_FULL if ally.energy == FULL else None


class Transmutation(Procedure):
    """The action: a token, perhaps victory, otherwise the gift of Generous."""

    __slots__ = ("generous",)

    def __init__(self) -> None:
        super().__init__()
        self.generous: bool = False

    def copy(self) -> Transmutation:
        """An equal procedure."""
        new = Transmutation()
        new.pc = self.pc
        new.generous = self.generous
        return new

    def transmute(self, s: MagicalState) -> None:
        """MAG-3.15, 5.1: victory comes at once, and nothing else (MAG-8.29)."""
        creature = s.creature(s.active)
        self.generous = creature.has(GENEROUS)  # settled before it goes
        transmute(s, creature)
        if s.tokens[s.side] >= s._goal:
            s.finish(GOAL, s.side)

    def give(self, s: MagicalState) -> Ask | None:
        """MAG-4.27: to whom, if there is anybody (MAG-8.44)?"""
        if self.generous:
            for ally in s.rows[s.side]:
                if cannot_receive(s, s.side, ally) is None:
                    return GenerousQuestion(s.side, GENEROUS_GIFT.filled(s.active))
        return None

    def on_give(self, s: MagicalState, move: Move) -> None:
        """One energy from the reserve, which does not scorch (MAG-8.30)."""
        if isinstance(move, GiveMove):
            s.creature(move.ally).gain(1)
            s.tell(GIVES, s.active, move.ally)


class GenerousQuestion(Ask):
    """MAG-4.27: who gets the energy?"""

    __slots__ = ()

    def tries(self, s: MagicalState) -> list[Move]:
        """Every creature, or nobody."""
        gifts: list[Move] = [GiveMove(creature.number) for row in s.rows for creature in row]
        return [DECLINE, *gifts]

    def refuses(self, s: MagicalState, move: Move) -> Phrase | None:
        """It may be declined (MAG-4.34)."""
        if isinstance(move, GiveMove):
            return cannot_receive(s, self.seat, s.find(move.ally))
        return None if isinstance(move, DeclineMove) else GIFT_IS_OPEN
