"""The days (POND-3): what a frog does, and the hunt."""

from __future__ import annotations

from typing import Final

from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import CHANCE, NOT_OFFERED, Ask
from tangledbank.parts.dice import RollMove, die

from .phrases import (
    ACT,
    CATCHES,
    DAY_BEGINS,
    HOPS,
    HUNTING,
    HUNTS,
    INSECTS,
    LEAF_TAKEN,
    MIDDLE,
    MISSES,
    NOT_IN_HAND,
    ONLY_IN_THE_MIDDLE,
    POND,
    TOO_FAR,
    HopMove,
    HuntMove,
    RestMove,
)
from .state import PondState

DRAGONFLY: Final = INSECTS.index("dragonfly")
DIE: Final = die()


def cannot_hop(s: PondState, seat: int, leaf: int) -> Phrase | None:
    """POND-3.2, 3.3."""
    if leaf not in POND.neighbours[s.frogs[seat]]:
        return TOO_FAR
    return LEAF_TAKEN if leaf in s.frogs else None


def cannot_hunt(s: PondState, seat: int, card: int) -> Phrase | None:
    """POND-3.4, 3.5."""
    if card not in s.hands[seat]:
        return NOT_IN_HAND
    return ONLY_IN_THE_MIDDLE if s.secrets.faces[card] == DRAGONFLY and s.frogs[seat] != MIDDLE else None


class ActQuestion(Ask):
    """POND-3.1: hop, hunt or rest? Asked always: that nothing can be hunted would tell what is in a hand."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(seat, ACT.filled(), always=True)

    def tries(self, s: PondState) -> list[Move]:
        """Every leaf, every card in hand, and a rest."""
        hops = [HopMove(leaf) for leaf in POND.spaces]
        return [*hops, *[HuntMove(card) for card in s.hands[self.seat]], RestMove()]

    def refuses(self, s: PondState, move: Move) -> Phrase | None:
        """The first condition that the move fails."""
        if isinstance(move, HopMove):
            return cannot_hop(s, self.seat, move.to)
        if isinstance(move, HuntMove):
            return cannot_hunt(s, self.seat, move.card)
        return None if isinstance(move, RestMove) else NOT_OFFERED


class Days(Procedure):
    """The whole game: day after day, each player once (POND-3.1)."""

    __slots__ = ("acted",)

    def __init__(self) -> None:
        super().__init__()
        self.acted: int = 0  # how many have acted today

    def begin_day(self, s: PondState) -> None:
        """The next day."""
        s.day += 1
        self.acted = 0
        s.tell(DAY_BEGINS, s.day)

    def act(self, s: PondState) -> Ask:
        """The next player chooses."""
        return ActQuestion(self._seat(s))

    def on_act(self, s: PondState, move: Move) -> None:
        """Hop, hunt or rest."""
        seat = self._seat(s)
        if isinstance(move, HopMove):
            s.tell(HOPS, seat, s.frogs[seat], move.to)
            s.frogs[seat] = move.to
        elif isinstance(move, HuntMove):
            s.call(Hunt(seat, move.card))
        else:
            s.draw(seat)

    def go_on(self, s: PondState) -> None:
        """The next player, the next day, or the end (POND-4.1)."""
        self.acted += 1
        if self.acted < s.players:
            self.goto("act")
        elif s.day < int(s.game.options["days"]):
            self.goto("begin_day")

    def _seat(self, s: PondState) -> int:
        return (s.first + self.acted) % s.players


class Hunt(Procedure):
    """A hunt (POND-3.4)."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int = 0, card: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.card = card

    def lay_open(self, s: PondState) -> None:
        """Everybody sees the card."""
        s.hands[self.seat].remove(self.card)
        s.used.append(self.card)
        s.secrets.reveal(self.card)
        s.tell(HUNTS, self.seat, s.secrets.faces[self.card])

    def roll(self, s: PondState) -> Ask:
        """The die."""
        return Ask(CHANCE, HUNTING.filled(), DIE)

    def on_roll(self, s: PondState, move: RollMove) -> None:
        """Caught, or not."""
        insect = s.secrets.faces[self.card]
        worth = s.worth(insect)
        if move.pips >= s.least_roll(insect):
            s.points[self.seat] += worth
            s.tell(CATCHES, self.seat, insect, move.pips, worth)
        else:
            s.tell(MISSES, self.seat, insect, move.pips)
