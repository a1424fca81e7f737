"""The days (POND-3): what a frog does, and the hunt."""

from __future__ import annotations

from typing import Final

from tangledbank.kernel.phrase import Move, Phrase
from tangledbank.kernel.procedure import CHANCE, Ask, Procedure
from tangledbank.parts.dice import die

from .phrases import (
    ACT,
    CATCHES,
    DAY_BEGINS,
    HOP,
    HOPS,
    HUNT,
    HUNTING,
    HUNTS,
    INSECTS,
    LEAF_TAKEN,
    MIDDLE,
    MISSES,
    NOT_IN_HAND,
    ONLY_IN_THE_MIDDLE,
    POND,
    REST,
    ROLL,
    TOO_FAR,
)
from .state import PondState

DRAGONFLY: Final = INSECTS.index("dragonfly")
DIE: Final = die(ROLL)


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
        """Asked always: that nothing can be hunted would tell what is in a hand."""
        moves = [move for move in self._tries(s) if self._refusal(s, move) is None]
        return Ask(self._seat(s), ACT, moves, always=True)

    def on_act(self, s: PondState, move: Move) -> None:
        """Hop, hunt or rest."""
        seat = self._seat(s)
        if move.phrase is HOP:
            s.frogs[seat] = move.a
            s.tell(HOPS, seat, move.a)
        elif move.phrase is HUNT:
            s.call(Hunt(seat, move.a))
        else:
            s.draw(seat)

    def go_on(self, s: PondState) -> None:
        """The next player, the next day, or the end (POND-4.1)."""
        self.acted += 1
        if self.acted < s.players:
            self.goto("act")
        elif s.day < s.game.options["days"]:
            self.goto("begin_day")

    def _seat(self, s: PondState) -> int:
        return (s.first + self.acted) % s.players

    def _tries(self, s: PondState) -> list[Move]:
        hops = [Move(HOP, leaf) for leaf in POND.spaces]
        return [*hops, *[Move(HUNT, card) for card in s.hands[self._seat(s)]], Move(REST)]

    def _refusal(self, s: PondState, move: Move) -> Phrase | None:
        if move.phrase is HOP:
            return cannot_hop(s, self._seat(s), move.a)
        return cannot_hunt(s, self._seat(s), move.a) if move.phrase is HUNT else None


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
        return Ask(CHANCE, HUNTING, DIE)

    def on_roll(self, s: PondState, move: Move) -> None:
        """Caught, or not."""
        insect = s.secrets.faces[self.card]
        worth = s.game.worth[insect]
        if move.a - worth >= (2 if s.game.options["weather"] == "stormy" else 1):
            s.points[self.seat] += worth
            s.tell(CATCHES, self.seat, insect, move.a, worth)
        else:
            s.tell(MISSES, self.seat, insect, move.a)
