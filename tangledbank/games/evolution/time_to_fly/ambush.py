"""Ambush: attacking an animal at the moment when it takes a red token (EVL-4.37)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
from tangledbank.games.evolution.kinds import AMBUSH, CARNIVOROUS
from tangledbank.games.evolution.roles import Roles, TokenWindow
from tangledbank.games.evolution.words import (
    DECLINE,
    NOT_NOW,
    NOT_YOUR_OWN,
    NOTHING_TO_IGNORE_WITH,
    event,
    move,
    question,
    refusal,
)
from tangledbank.kernel.phrase import NONE, Move, Phrase
from tangledbank.kernel.procedure import Ask, Procedure

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

LIE_IN_WAIT: Final = question("lie_in_wait <eater:animal>")
AMBUSH_WITH: Final = move("ambush <hunter:animal> <eater:animal> [ignoring <ignored:trait>]", path="hunter ignored")
AMBUSHES: Final = event("ambushes <hunter:animal> <eater:animal>", motion="strike from {hunter} to {eater}")
NO_AMBUSH: Final = refusal("EVL-4.37", "no-ambush")


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
        eater = s.find(self.eater)
        if eater is None:
            return None
        for turn in range(self.waived, s.players):
            seat = (self.start + turn) % s.players
            moves = self._offers(s, seat, eater)
            if moves:
                moves.append(DECLINING)
                return Ask(seat, LIE_IN_WAIT, moves, self.eater)
        return None

    def on_lie_in_wait(self, s: EvolutionState, move: Move) -> None:
        """After an ambush the same player is asked again, after declining the next one."""
        self.goto("lie_in_wait")
        self.waived = (s.seat - self.start) % s.players
        if move.phrase is DECLINE:
            self.waived += 1
            return
        s.tell(AMBUSHES, move.a, self.eater)
        s.call(Attack(move.a, self.eater, AMBUSHING, move.c))

    def _offers(self, s: EvolutionState, seat: i64, eater: Animal) -> list[Move]:
        moves: list[Move] = []
        for hunter in s.seats[seat].animals:
            if self._refuses(s, seat, hunter) is not None:
                continue
            if may_ignore(s, hunter):
                for card in ways_to_attack(s, hunter, eater, AMBUSHING):
                    moves.append(Move(AMBUSH_WITH, hunter.number, eater.number, card))
            elif cannot_be_attacked(s, hunter, eater, AMBUSHING) is None:
                moves.append(Move(AMBUSH_WITH, hunter.number, eater.number))
        return moves

    def _refuses(self, s: EvolutionState, seat: i64, hunter: Animal) -> Phrase | None:
        if hunter.seat != seat:
            return NOT_YOUR_OWN
        return cannot_attack(s, hunter) if hunter.has(AMBUSH) else NO_AMBUSH

    def _tries(self, s: EvolutionState) -> list[Move]:
        moves = [DECLINING] + [Move(AMBUSH_WITH, animal.number, self.eater) for animal in s.animals()]
        for hunter in s.seats[s.seat].animals:
            if hunter.has(s._roles.ignoring):
                cards = s.animal(self.eater).cards()
                moves += [Move(AMBUSH_WITH, hunter.number, self.eater, laid.number) for laid in cards]
        return moves

    def _refusal(self, s: EvolutionState, move: Move) -> Phrase | None:
        if move.phrase is DECLINE:
            return None
        hunter = s.find(move.a) if move.phrase is AMBUSH_WITH and move.b == self.eater else None
        if hunter is None:
            return NOT_NOW
        refusal = self._refuses(s, s.seat, hunter)
        if refusal is not None:
            return refusal
        if move.c != NONE and not may_ignore(s, hunter):
            return NOTHING_TO_IGNORE_WITH
        return cannot_attack_ignoring(s, hunter, s.animal(self.eater), AMBUSHING, move.c)


def add_to(roles: Roles) -> None:
    """Ambush opens a window on every red token."""
    roles.token_windows.append(LyingInWait())
