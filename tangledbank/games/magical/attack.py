"""The action `attack`: suitable targets, attack properties one at a time, Spiky, sleep (MAG-3F, 4A, 4B)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.magical.creature import FULL, Creature
from tangledbank.games.magical.kinds import (
    ASTRAL,
    ATTACKS,
    COUNT,
    FIRE_BREATHING,
    FLYING,
    INVISIBLE,
    SOPORIFIC,
    SPIKY,
    VAMPIRE,
    bit_of,
    laid_name,
)
from tangledbank.games.magical.moves import STOP, ApplyMove, StopMove
from tangledbank.games.magical.scorching import Scorching, may_scorch
from tangledbank.games.magical.words import (
    APPLIED_ALREADY,
    APPLY,
    ATTACK_GOES_ON,
    ATTACKER_IS_ASTRAL,
    ATTACKS_TARGET,
    BURNS,
    DRAINS,
    FAILS,
    GAINS_ENERGY,
    LULLS,
    MUST_APPLY_ONE,
    NAME_THE_PROPERTY,
    NO_ATTACK_PROPERTY,
    NO_SUCH_TARGET,
    NOT_ITS_POWER,
    NOT_ITSELF,
    NOT_TO_BURN,
    PRICKS,
    TARGET_IS_ASTRAL,
    TARGET_IS_FLYING,
    TARGET_IS_INVISIBLE,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.magical.state import MagicalState


# ---------------------------------------------------------------------- conditions


def protection(s: MagicalState, attacker: Creature, target: Creature) -> Phrase | None:
    """MAG-4.2 a, c, d: what protects a target; nothing does while it is suppressed (MAG-8.21)."""
    works = s.in_force(target)
    if works & ASTRAL and not attacker.has(ASTRAL):
        return TARGET_IS_ASTRAL
    if works & FLYING and attacker.count() >= target.count():  # MAG-4.22, 4.33
        return TARGET_IS_FLYING
    return TARGET_IS_INVISIBLE if works & INVISIBLE and target.asleep else None  # MAG-4.23


def shielding(refusal: Phrase) -> int:
    """The property for which a creature is no suitable target; it may be the attacker's own Astral."""
    if refusal is TARGET_IS_FLYING:
        return FLYING
    return INVISIBLE if refusal is TARGET_IS_INVISIBLE else ASTRAL


def cannot_be_target(s: MagicalState, attacker: Creature, target: Creature) -> Phrase | None:
    """MAG-4.1, 4.2: why a creature is no suitable target. Nothing else is required of it (MAG-4.4, 8.5, 8.32)."""
    if target.number == attacker.number:  # MAG-8.6
        return NOT_ITSELF
    refusal = protection(s, attacker, target)
    if refusal is None and attacker.has(ASTRAL) and not s.in_force(target) & ASTRAL:  # MAG-4.21, 8.20
        return ATTACKER_IS_ASTRAL
    return refusal


def cannot_attack(s: MagicalState, attacker: Creature, target: Creature | None) -> Phrase | None:
    """MAG-3.16: why a creature cannot attack another one."""
    if not attacker.has(ATTACKS):
        return NO_ATTACK_PROPERTY
    return NO_SUCH_TARGET if target is None else cannot_be_target(s, attacker, target)


def would_succeed(target: Creature, power: i64) -> bool:
    """MAG-4.11 to 4.13: whether an attack property would have its effect on a target now."""
    if power == VAMPIRE:
        return target.energy > 0
    if power == FIRE_BREATHING:
        return target.properties != 0  # a suppressed one can be burnt, too (MAG-4.12)
    return power == SOPORIFIC and not target.asleep


def cannot_apply(s: MagicalState, attacker: Creature, target: Creature, move: ApplyMove) -> Phrase | None:
    """MAG-4.5, 4.12: why an attack property cannot be applied so."""
    power = bit_of(move.power % COUNT)
    if move.power // COUNT != attacker.number or not attacker.has(power & ATTACKS):
        return NOT_ITS_POWER
    if s.applied & power:
        return APPLIED_ALREADY
    if power != FIRE_BREATHING or not target.properties:
        return None if move.burnt == NONE else NOT_TO_BURN
    if move.burnt == NONE:
        return NAME_THE_PROPERTY
    burnt = move.burnt // COUNT == target.number and target.has(bit_of(move.burnt % COUNT))
    return None if burnt else NOT_TO_BURN


# ---------------------------------------------------------------------- what happens


def apply_power(s: MagicalState, attacker: Creature, target: Creature, power: i64, burnt: i64) -> bool:
    """MAG-4.6: the effect; on success the attacker gains one energy. Says whether it really received it (MAG-8.23)."""
    if not would_succeed(target, power):
        s.tell(FAILS, attacker.number, target.number, number_of_power(power))
        return False
    if power == VAMPIRE:  # MAG-4.11
        target.lose_energy()
        s.tell(DRAINS, attacker.number, target.number)
    elif power == FIRE_BREATHING:  # MAG-4.12
        s.put_away(target.remove(burnt))
        s.tell(BURNS, attacker.number, target.number, burnt)
    else:  # MAG-4.13
        target.asleep = True
        s.tell(LULLS, attacker.number, target.number)
    if attacker.energy == FULL:  # MAG-4.7
        return False
    attacker.gain(1)
    s.tell(GAINS_ENERGY, attacker.number)
    return True


def number_of_power(power: i64) -> int:
    """The number of an attack property by its bit."""
    return 0 if power == VAMPIRE else 1 if power == FIRE_BREATHING else 2


def end_attack(s: MagicalState, attacker: Creature, target: Creature) -> None:
    """MAG-4.9, 4.24: Spiky if the target still has it (MAG-8.27, 8.48), then sleep."""
    if s.in_force(target) & SPIKY and attacker.lose_energy():  # MAG-8.28
        s.tell(PRICKS, target.number, attacker.number)
    s.fall_asleep(attacker)


class Attack(Procedure):
    """An attack. Its target was suitable when it was chosen, and that is enough (MAG-4.3, 8.7)."""

    __slots__ = ("target",)

    def __init__(self, target: i64 = NONE) -> None:
        super().__init__()
        self.target: i64 = target

    def copy(self) -> Attack:
        """An equal procedure."""
        new = Attack(self.target)
        new.pc = self.pc
        return new

    def begin(self, s: MagicalState) -> None:
        """Nothing is applied yet."""
        s.target = self.target
        s.applied = 0
        s.tell(ATTACKS_TARGET, s.active, s.target)

    def apply(self, s: MagicalState) -> Ask | None:
        """MAG-4.5, 4.8, 4.10: the player of the attacker chooses the next property, until none is left (MAG-8.8)."""
        if not s.creature(s.active).has(ATTACKS & ~s.applied):
            return None
        return ApplyQuestion(s.side, APPLY.filled(s.active, s.target))

    def on_apply(self, s: MagicalState, move: Move) -> None:
        """One property, fully resolved before the next one is chosen."""
        if isinstance(move, ApplyMove):
            power = bit_of(move.power % COUNT)
            attacker = s.creature(s.active)
            s.applied |= power
            received = apply_power(s, attacker, s.creature(s.target), power, move.burnt % COUNT)
            self.goto("apply")
            if received and may_scorch(s, attacker):
                s.call(Scorching())

    def finish(self, s: MagicalState) -> None:
        """MAG-4.9."""
        end_attack(s, s.creature(s.active), s.creature(s.target))
        s.target = NONE
        s.applied = 0


class ApplyQuestion(Ask):
    """MAG-4.5: which attack property next?"""

    __slots__ = ()

    def tries(self, s: MagicalState) -> list[Move]:
        """Every property of the attacker, on every property of the target and on none; or no more."""
        target = s.creature(s.target)
        moves: list[Move] = []
        for kind in s.creature(s.active).in_order():
            power = laid_name(s.active, kind)
            moves.append(ApplyMove(power))
            moves += [ApplyMove(power, laid_name(s.target, burnt)) for burnt in target.in_order()]
        return [*moves, STOP]

    def refuses(self, s: MagicalState, move: Move) -> Phrase | None:
        """One must be applied before one can stop."""
        if isinstance(move, ApplyMove):
            return cannot_apply(s, s.creature(s.active), s.creature(s.target), move)
        if isinstance(move, StopMove):
            return None if s.applied else MUST_APPLY_ONE
        return ATTACK_GOES_ON

    def offers(self, s: MagicalState) -> list[Move]:
        """What is left of the attack properties."""
        attacker, target = s.creature(s.active), s.creature(s.target)
        moves: list[Move] = []
        for kind in attacker.in_order():
            power = bit_of(kind)
            if not power & ATTACKS & ~s.applied:
                continue
            laid = laid_name(s.active, kind)
            if power == FIRE_BREATHING and target.properties:
                for burnt in target.in_order():
                    moves.append(ApplyMove(laid, laid_name(s.target, burnt)))
            else:
                moves.append(ApplyMove(laid))
        if s.applied:
            moves.append(STOP)
        return moves
