"""Dice and bags: what chance is asked, as lists of moves. A move that stands there twice is twice as likely."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from tangledbank.kernel.move import Move


class RollMove(Move):
    """Chance rolls a die."""

    __slots__ = ("pips",)
    pattern: ClassVar[str] = "roll <pips:number>"

    def __init__(self, pips: i64) -> None:
        self.pips: i64 = pips


def die(sides: int = 6) -> list[Move]:
    """The answers of chance when a die is rolled.

    >>> [move.pips for move in die()]
    [1, 2, 3, 4, 5, 6]
    """
    return [RollMove(pips) for pips in range(1, sides + 1)]


def bag(draws: list[Move], counts: list[int]) -> list[Move]:
    """The answers of chance when one of these is drawn from a bag that has so many of each.

    >>> red, blue = RollMove(1), RollMove(2)
    >>> [move.pips for move in bag([red, blue], [2, 1])]
    [1, 1, 2]
    """
    moves: list[Move] = []
    for place in range(len(draws)):
        moves.extend([draws[place]] * counts[place])
    return moves
