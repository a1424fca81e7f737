"""Ambush: attacking an animal at the moment when it takes a red token (EVL-4.37)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from tangledbank.games.evolution.animal import Animal
from tangledbank.games.evolution.attack import (
    AMBUSHING,
    DECLINING,
    Attack,
    cannot_attack,
    cannot_attack_ignoring,
    cannot_be_attacked,
    may_ignore,
    ways_to_attack,
)
from tangledbank.games.evolution.feeding import feeding_of
from tangledbank.games.evolution.kinds import CARNIVOROUS
from tangledbank.games.evolution.moves import DeclineMove
from tangledbank.games.evolution.roles import Roles, TokenWindow
from tangledbank.games.evolution.words import (
    NOT_NOW,
    NOT_YOUR_OWN,
    NOTHING_TO_IGNORE_WITH,
    WORDS,
    event,
    question,
    refusal,
)
from tangledbank.games.evolution.worth import Worth
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

AMBUSH: Final = 1 << 20

LIE_IN_WAIT: Final = question("lie_in_wait <eater:animal>")
AMBUSHES: Final = event("ambushes <hunter:animal> <eater:animal>", motion="strike from {hunter} to {eater}")
NO_AMBUSH: Final = refusal("EVL-4.37", "no-ambush")


class AmbushMove(Move):
    """EVL-4.37: an animal attacks from its ambush."""

    __slots__ = ("eater", "hunter", "ignored")
    pattern: ClassVar[str] = "ambush <hunter:animal> <eater:animal> [ignoring <ignored:trait>]"
    touches: ClassVar[str] = "hunter ignored"

    def __init__(self, hunter: i64, eater: i64, ignored: i64 = NONE) -> None:
        self.hunter: i64 = hunter
        self.eater: i64 = eater
        self.ignored: i64 = ignored


WORDS.moves(AmbushMove)


class LyingInWait(TokenWindow):
    """EVL-3.13 (1): before a red token is eaten, others may ambush the eater."""

    def open(self, s: EvolutionState, eater: Animal) -> None:
        """Ask only if somebody could."""
        for seat in s.seats:
            for animal in seat.animals:
                if animal.has(AMBUSH) and animal.has(CARNIVOROUS):
                    s.call(AmbushWindow(eater.number, feeding_of(s).seat))
                    return


class AmbushWindow(Procedure):
    """EVL-4.37: clockwise from the player whose feed turn it is, each may ambush as often as he can."""

    __slots__ = ("eater", "start", "waived")

    def __init__(self, eater: i64 = NONE, start: i64 = 0) -> None:
        super().__init__()
        self.eater: i64 = eater
        self.start: i64 = start
        self.waived: i64 = 0  # how many players have had their opportunity

    def lie_in_wait(self, s: EvolutionState) -> Ask | None:
        """Ask the next player who has an animal that could attack."""
        if s.find(self.eater) is None:
            return None
        for turn in range(self.waived, s.players):
            seat = (self.start + turn) % s.players
            ask = LieInWaitQuestion(seat, LIE_IN_WAIT.filled(self.eater)).or_go_on(s)
            if ask is not None:
                return ask
        return None

    def on_lie_in_wait(self, s: EvolutionState, move: Move) -> None:
        """After an ambush the same player is asked again, after declining the next one."""
        self.goto("lie_in_wait")
        self.waived = (s.seat - self.start) % s.players
        if not isinstance(move, AmbushMove):
            self.waived += 1
            return
        s.tell(AMBUSHES, move.hunter, self.eater)
        s.call(Attack(move.hunter, self.eater, AMBUSHING, move.ignored))


class LieInWaitQuestion(Ask):
    """EVL-4.37: does anybody of a player ambush the eater?"""

    __slots__ = ()

    def tries(self, s: EvolutionState) -> list[Move]:
        """Every animal; who can ignore a card, with each card of the eater."""
        eater = s.animal(eater_of(s))
        moves: list[Move] = [AmbushMove(animal.number, eater.number) for animal in s.animals()]
        for hunter in s.seats[self.seat].animals:
            if hunter.has(s._roles.ignoring):
                moves += [AmbushMove(hunter.number, eater.number, laid.number) for laid in eater.cards()]
        return [*moves, DECLINING]

    def refuses(self, s: EvolutionState, move: Move) -> Phrase | None:
        """EVL-4.37."""
        if isinstance(move, DeclineMove):
            return None
        if not isinstance(move, AmbushMove) or move.eater != eater_of(s):
            return NOT_NOW
        hunter = s.find(move.hunter)
        if hunter is None:
            return NOT_NOW
        refusal = cannot_ambush(s, self.seat, hunter)
        if refusal is not None:
            return refusal
        if move.ignored != NONE and not may_ignore(s, hunter):
            return NOTHING_TO_IGNORE_WITH
        return cannot_attack_ignoring(s, hunter, s.animal(move.eater), AMBUSHING, move.ignored)

    def offers(self, s: EvolutionState) -> list[Move]:
        """Hunter by hunter; without any there is nothing to decline."""
        eater = s.animal(eater_of(s))
        moves: list[Move] = []
        for hunter in s.seats[self.seat].animals:
            if cannot_ambush(s, self.seat, hunter) is not None:
                continue
            if may_ignore(s, hunter):
                for card in ways_to_attack(s, hunter, eater, AMBUSHING):
                    moves.append(AmbushMove(hunter.number, eater.number, card))
            elif cannot_be_attacked(s, hunter, eater, AMBUSHING) is None:
                moves.append(AmbushMove(hunter.number, eater.number))
        if moves:
            moves.append(DECLINING)
        return moves


def eater_of(s: EvolutionState) -> int:
    """The animal for which others lie in wait."""
    window = s.stack[-1]
    assert isinstance(window, AmbushWindow)
    return window.eater


def cannot_ambush(s: EvolutionState, seat: i64, hunter: Animal) -> Phrase | None:
    """EVL-4.37: why an animal cannot attack from an ambush at all."""
    if hunter.seat != seat:
        return NOT_YOUR_OWN
    return cannot_attack(s, hunter) if hunter.has(AMBUSH) else NO_AMBUSH


def add_to(roles: Roles) -> None:
    """Ambush opens a window on every red token."""
    roles.token_windows.append(LyingInWait())
    roles.fights["lie_in_wait"] = ("", "eater")
    roles.worths.append(Worth(AMBUSH))
