"""The reactions of the prey: Running, Horned, Elusive, Repellent, Mimicking (NEW-4.7 to 4.11, 4.33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.newworld.animal import Animal, TraitCard
from tangledbank.games.newworld.feeding_moves import (
    GiveInMove,
    GoreMove,
    MimicMove,
    RepelMove,
    RunMove,
    SlipAwayMove,
)
from tangledbank.games.newworld.kinds import ELUSIVE, HORNED, MIMICKING, REACTIONS, REPELLENT, RUNNING, bit_of
from tangledbank.games.newworld.protection import cannot_be_attacked
from tangledbank.games.newworld.words import (
    CANNOT_BE_DECOY,
    HAS_MIMICKED,
    HAS_REACTED,
    IS_IGNORED,
    MUST_REACT,
    NO_SUCH_REACTION,
    NOT_A_CARD_OF_THE_PREY,
    NOT_NOW,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.newworld.attack import Attack
    from tangledbank.games.newworld.state import NewWorldState

ESCAPES: Final = 4  # the lowest roll with which Running gets away (NEW-4.7),
KILLS: Final = 5  # and the lowest one with which Horned kills (NEW-4.8)

RUNNING_AWAY: Final = RunMove()
GORING: Final = GoreMove()
REPELLING: Final = RepelMove()
GIVING_IN: Final = GiveInMove()


def kind_for(move: Move) -> i64:
    """The trait that a reaction needs, as a bit; none for what is no reaction."""
    if isinstance(move, RunMove):
        return RUNNING
    if isinstance(move, GoreMove):
        return HORNED
    if isinstance(move, SlipAwayMove):
        return ELUSIVE
    if isinstance(move, RepelMove):
        return REPELLENT
    return MIMICKING if isinstance(move, MimicMove) else 0


def card_for(prey: Animal, move: Move) -> TraitCard:
    """The card that a reaction uses; the prey is known to have it."""
    laid = prey.card_of(kind_for(move))
    assert laid is not None
    return laid


def open_reactions(s: NewWorldState, attack: Attack, prey: Animal) -> i64:
    """NEW-4.33: the kinds of the prey's open reactions, one bit each."""
    if not prey.traits & REACTIONS:
        return 0
    found: i64 = 0
    for laid in prey.solo:
        kind = bit_of(laid.kind)
        if not kind & REACTIONS or laid.number == attack.ignored or laid.number in s.activated:
            continue
        if kind != MIMICKING or can_mimic(s, attack, prey):
            found |= kind
    return found


def can_mimic(s: NewWorldState, attack: Attack, prey: Animal) -> bool:
    """NEW-4.11: whether Mimicking is not rotated and has somebody to redirect the attack to."""
    if prey.rotated & MIMICKING:
        return False
    for decoy in s.seats[prey.seat].animals:
        if cannot_be_decoy(s, attack, prey, decoy) is None:
            return True
    return False


def cannot_be_decoy(s: NewWorldState, attack: Attack, prey: Animal, decoy: Animal) -> Phrase | None:
    """NEW-4.11: another animal of the same player that the predator can attack, ignoring nothing."""
    if decoy.number == prey.number or decoy.seat != prey.seat or decoy.number == attack.predator:
        return CANNOT_BE_DECOY
    return cannot_be_attacked(s, s.animal(attack.predator), decoy)


def running_attack(s: NewWorldState) -> Attack:
    """The attack in progress, which is what stands on top of the stack (NEW-3.90: there is nothing deeper)."""
    from tangledbank.games.newworld.attack import Attack

    top = s.stack[-1]
    assert isinstance(top, Attack)
    return top


class DefendQuestion(Ask):
    """NEW-4.33, 3.14, 3.15: which reaction comes next? Against one's own predator, too (NEW-8.23)."""

    __slots__ = ()

    def tries(self, s: NewWorldState) -> list[Move]:
        """Every reaction, with every card to lose and every animal to send forward, and none."""
        moves: list[Move] = [RUNNING_AWAY, GORING, REPELLING, GIVING_IN]
        animals = s.animals()
        moves += [SlipAwayMove(laid.number) for animal in animals for laid in animal.solo]
        pairs = [laid for animal in animals for laid in animal.pairs if laid.bearer == animal.number]
        moves += [SlipAwayMove(laid.number) for laid in pairs]
        return moves + [MimicMove(animal.number) for animal in animals]

    def refuses(self, s: NewWorldState, move: Move) -> Phrase | None:
        """NEW-4.33: a reaction must be open; giving in is possible when nothing but Repellent is."""
        attack = running_attack(s)
        prey = s.animal(attack.prey)
        reactions = open_reactions(s, attack, prey)
        if isinstance(move, GiveInMove):
            return None if reactions == REPELLENT else MUST_REACT
        kind = kind_for(move)
        if kind == 0:
            return NOT_NOW
        if not reactions & kind:
            return why_closed(s, attack, prey, kind)
        if isinstance(move, SlipAwayMove):  # NEW-4.9: any trait card of the prey
            return None if prey.card_with(move.dropped) is not None else NOT_A_CARD_OF_THE_PREY
        if isinstance(move, MimicMove):
            decoy = s.find(move.decoy)
            return CANNOT_BE_DECOY if decoy is None else cannot_be_decoy(s, attack, prey, decoy)
        return None

    def offers(self, s: NewWorldState) -> list[Move]:
        """The open reactions; nothing if there are none."""
        attack = running_attack(s)
        prey = s.animal(attack.prey)
        reactions = open_reactions(s, attack, prey)
        moves: list[Move] = []
        if reactions & RUNNING:
            moves.append(RUNNING_AWAY)
        if reactions & HORNED:
            moves.append(GORING)
        if reactions & REPELLENT:
            moves.append(REPELLING)
        if reactions & ELUSIVE:
            for laid in prey.solo:
                moves.append(SlipAwayMove(laid.number))
            for laid in prey.pairs:
                moves.append(SlipAwayMove(laid.number))
        if reactions & MIMICKING:
            for decoy in s.seats[prey.seat].animals:
                if cannot_be_decoy(s, attack, prey, decoy) is None:
                    moves.append(MimicMove(decoy.number))
        if reactions == REPELLENT:
            moves.append(GIVING_IN)
        return moves


def why_closed(s: NewWorldState, attack: Attack, prey: Animal, kind: i64) -> Phrase:
    """NEW-4.33, 4.33a: why a reaction is not open."""
    laid = prey.card_of(kind)
    if laid is None:
        return NO_SUCH_REACTION
    if laid.number == attack.ignored:
        return IS_IGNORED
    if kind == MIMICKING:
        return HAS_MIMICKED if prey.rotated & MIMICKING else CANNOT_BE_DECOY
    return HAS_REACTED
