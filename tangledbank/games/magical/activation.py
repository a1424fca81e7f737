"""The activation: properties used on activation, then exactly one of four actions (MAG-3.9, 3.10, 4C)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.magical.attack import Attack, cannot_attack
from tangledbank.games.magical.creature import Creature
from tangledbank.games.magical.gain import Gain, cannot_gain
from tangledbank.games.magical.kinds import ANNOYING, ATTACKS, COUNT, LOWER, METAMORPH, SCARY, UPPER, bit_of, laid_name
from tangledbank.games.magical.moves import (
    GAIN_LOWER,
    GAIN_UPPER,
    SLEEP,
    TRANSMUTE,
    ActivateMove,
    AddMove,
    AttackMove,
    CreateMove,
    ExchangeMove,
    GainMove,
    KeepMove,
    MetamorphMove,
    ScareMove,
    SleepMove,
    TransmuteMove,
    TurnMove,
    WakeMove,
)
from tangledbank.games.magical.transmutation import Transmutation, cannot_transmute
from tangledbank.games.magical.words import (
    ACT,
    ANNOYED_THIS_ROUND,
    EXCHANGE_IS_OVER,
    HAS_PROPERTY,
    IS_ACTIVATED,
    IS_AWAKE,
    METAMORPH_STAYS,
    METAMORPHS,
    MUST_ACT,
    NO_SUCH_HALF,
    NO_SUCH_TARGET,
    NOT_ANNOYING,
    NOT_IN_HAND,
    NOT_ITS_PROPERTY,
    NOT_ITSELF,
    NOT_METAMORPH,
    NOT_SCARY,
    NOTHING_TO_SCARE,
    SCARES,
    STEP_IS_OVER,
    TURNS_CARD,
    USED_IN_ACTIVATION,
    WAKES,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.magical.state import MagicalState


# ---------------------------------------------------------------------- conditions


def cannot_scare(s: MagicalState, creature: Creature, target: Creature | None) -> Phrase | None:
    """MAG-4.16: why a creature cannot scare another one."""
    if not creature.has(SCARY):
        return NOT_SCARY
    if s.used & SCARY:  # MAG-3.9, 8.42
        return USED_IN_ACTIVATION
    if target is None:
        return NO_SUCH_TARGET
    if target.number == creature.number:
        return NOT_ITSELF
    return None if target.properties else NOTHING_TO_SCARE  # MAG-8.41


def cannot_wake(s: MagicalState, creature: Creature, target: Creature | None) -> Phrase | None:
    """MAG-4.17: why a creature cannot wake another one, whoever owns it (MAG-8.17)."""
    if not creature.has(ANNOYING):
        return NOT_ANNOYING
    if creature.annoying_used:  # MAG-8.52
        return ANNOYED_THIS_ROUND
    if target is None:
        return NO_SUCH_TARGET
    if target.number == creature.number:
        return NOT_ITSELF
    return None if target.asleep else IS_AWAKE


def cannot_change(s: MagicalState, creature: Creature, old: i64) -> Phrase | None:
    """MAG-4.15: why a property of a creature cannot be given up by Metamorph."""
    if not creature.has(METAMORPH):
        return NOT_METAMORPH
    if s.used & METAMORPH:
        return USED_IN_ACTIVATION
    if old // COUNT != creature.number or not creature.has(bit_of(old % COUNT)):
        return NOT_ITS_PROPERTY
    return METAMORPH_STAYS if bit_of(old % COUNT) == METAMORPH else None


def is_doubled(creature: Creature, old: i64, half: i64) -> bool:
    """MAG-4.15: whether it would have a property twice once the old one has left (MAG-8.43)."""
    return half != old % COUNT and creature.has(bit_of(half))


def cannot_metamorph(s: MagicalState, creature: Creature, move: MetamorphMove) -> Phrase | None:
    """MAG-4.15: why a property cannot be exchanged for a card of the hand."""
    refusal = cannot_change(s, creature, move.old)
    if refusal is not None:
        return refusal
    if move.card not in s.hands[creature.side]:
        return NOT_IN_HAND
    if move.half != s.half_one(move.card) and move.half != s.half_two(move.card):
        return NO_SUCH_HALF
    return HAS_PROPERTY if is_doubled(creature, move.old, move.half) else None


def cannot_turn(s: MagicalState, creature: Creature, old: i64) -> Phrase | None:
    """MAG-4.15: why a property card cannot be turned to its other half."""
    refusal = cannot_change(s, creature, old)
    if refusal is not None:
        return refusal
    return HAS_PROPERTY if is_doubled(creature, old, other_half(s, creature, old % COUNT)) else None


def other_half(s: MagicalState, creature: Creature, kind: i64) -> int:
    """The half of a property card that is not in force (MAG-8.39)."""
    card = creature.card_with(kind)
    one = s.half_one(card)
    return s.half_two(card) if one == kind else one


# ---------------------------------------------------------------------- what happens


class Activation(Procedure):
    """What the activated creature does (MAG-3.9, 3.10)."""

    __slots__ = ()

    def copy(self) -> Activation:
        """An equal procedure."""
        new = Activation()
        new.pc = self.pc
        return new

    def act(self, s: MagicalState) -> Ask:
        """Any activation properties, one after the other, each once; then an action (MAG-8.4, 8.16)."""
        return ActQuestion(s.side, ACT.filled(s.active))

    def on_act(self, s: MagicalState, move: Move) -> None:
        """An action closes the window; after a property it stays open."""
        creature = s.creature(s.active)
        if isinstance(move, GainMove):
            s.call(Gain(move.part))
        elif isinstance(move, SleepMove):
            s.fall_asleep(creature)
        elif isinstance(move, AttackMove):
            s.call(Attack(move.target))
        elif isinstance(move, TransmuteMove):
            s.call(Transmutation())
        else:
            self._use(s, creature, move)
            self.goto("act")

    def _use(self, s: MagicalState, creature: Creature, move: Move) -> None:
        """MAG-3.9: once per activation, whichever card it is on; one that has just come may be used, too (MAG-8.54)."""
        if isinstance(move, ScareMove):
            s.used |= SCARY
            s.scared.append(move.target)
            s.tell(SCARES, creature.number, move.target)
        elif isinstance(move, WakeMove):
            s.used |= ANNOYING
            use_annoying(s, creature, s.creature(move.target))
            s.tell(WAKES, creature.number, move.target)
        elif isinstance(move, MetamorphMove):
            s.used |= METAMORPH
            hand = s.hands[creature.side]
            hand.remove(move.card)
            hand.append(creature.remove(move.old % COUNT))  # MAG-7.2: everybody knows that it is there
            s.secrets.reveal(move.card)
            creature.lay(move.card, move.half)
            s.tell(METAMORPHS, creature.number, move.old % COUNT, move.half)
        elif isinstance(move, TurnMove):
            s.used |= METAMORPH
            new = other_half(s, creature, move.old % COUNT)
            creature.lay(creature.remove(move.old % COUNT), new)
            s.tell(TURNS_CARD, creature.number, move.old % COUNT, new)


def use_annoying(s: MagicalState, creature: Creature, target: Creature) -> None:
    """MAG-4.17: the other wakes, and the user sleeps after the turn. Nobody acts for it (MAG-4.32, 8.51)."""
    target.asleep = False
    creature.annoying_used = True
    s.annoyer = creature.number


class ActQuestion(Ask):
    """MAG-3.9, 3.10: what does the activated creature do? No other uses its properties (MAG-4.14)."""

    __slots__ = ()

    def tries(self, s: MagicalState) -> list[Move]:
        """Every action and every property, with whatever it could be used on."""
        creature = s.creature(s.active)
        numbers = [other.number for row in s.rows for other in row]
        moves: list[Move] = [GAIN_LOWER, GAIN_UPPER, TRANSMUTE]
        moves += [AttackMove(number) for number in numbers]
        moves += [ScareMove(number) for number in numbers]
        moves += [WakeMove(number) for number in numbers]
        for kind in creature.in_order():
            old = laid_name(creature.number, kind)
            moves.append(TurnMove(old))
            for card in s.hands[creature.side]:
                moves.append(MetamorphMove(old, card, s.half_one(card)))
                moves.append(MetamorphMove(old, card, s.half_two(card)))
        moves.append(SLEEP)
        return moves

    def refuses(self, s: MagicalState, move: Move) -> Phrase | None:
        """The first condition that it fails. Sleep is always possible (MAG-3.10)."""
        creature = s.creature(s.active)
        if isinstance(move, SleepMove):
            return None
        if isinstance(move, GainMove):
            return cannot_gain(s, creature, move.part)
        if isinstance(move, AttackMove):
            return cannot_attack(s, creature, s.find(move.target))
        if isinstance(move, TransmuteMove):
            return cannot_transmute(creature)
        if isinstance(move, ScareMove):
            return cannot_scare(s, creature, s.find(move.target))
        if isinstance(move, WakeMove):
            return cannot_wake(s, creature, s.find(move.target))
        if isinstance(move, MetamorphMove):
            return cannot_metamorph(s, creature, move)
        if isinstance(move, TurnMove):
            return cannot_turn(s, creature, move.old)
        if isinstance(move, ActivateMove):
            return IS_ACTIVATED
        if isinstance(move, CreateMove | AddMove):
            return STEP_IS_OVER
        return EXCHANGE_IS_OVER if isinstance(move, ExchangeMove | KeepMove) else MUST_ACT

    def offers(self, s: MagicalState) -> list[Move]:
        """Only what its properties allow."""
        creature = s.creature(s.active)
        moves: list[Move] = []
        if cannot_gain(s, creature, LOWER) is None:
            moves.append(GAIN_LOWER)
        if cannot_gain(s, creature, UPPER) is None:
            moves.append(GAIN_UPPER)
        if cannot_transmute(creature) is None:
            moves.append(TRANSMUTE)
        if creature.has(ATTACKS):
            for row in s.rows:
                for other in row:
                    if cannot_attack(s, creature, other) is None:
                        moves.append(AttackMove(other.number))
        if creature.has(SCARY) and not s.used & SCARY:
            for row in s.rows:
                for other in row:
                    if cannot_scare(s, creature, other) is None:
                        moves.append(ScareMove(other.number))
        if creature.has(ANNOYING) and not creature.annoying_used:
            for row in s.rows:
                for other in row:
                    if cannot_wake(s, creature, other) is None:
                        moves.append(WakeMove(other.number))
        if creature.has(METAMORPH) and not s.used & METAMORPH:
            self._offer_changes(s, creature, moves)
        moves.append(SLEEP)
        return moves

    def _offer_changes(self, s: MagicalState, creature: Creature, moves: list[Move]) -> None:
        for laid in creature.laid:
            kind: i64 = laid % COUNT
            old = laid_name(creature.number, kind)
            if cannot_change(s, creature, old) is not None:
                continue
            if cannot_turn(s, creature, old) is None:
                moves.append(TurnMove(old))
            for card in s.hands[creature.side]:
                one = s.half_one(card)
                if not is_doubled(creature, old, one):
                    moves.append(MetamorphMove(old, card, one))
                two = s.half_two(card)
                if not is_doubled(creature, old, two):
                    moves.append(MetamorphMove(old, card, two))
