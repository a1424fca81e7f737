"""Dice and bags: what chance is asked, as lists of moves. A move that stands there twice is twice as likely."""

from __future__ import annotations

from tangledbank.kernel.phrase import Move, Phrase


def die(roll: Phrase, sides: int = 6) -> list[Move]:
    """The answers of chance when a die is rolled.

    >>> [str(move) for move in die(Phrase("roll <pips:number>"))]
    ['roll 1', 'roll 2', 'roll 3', 'roll 4', 'roll 5', 'roll 6']
    """
    return [Move(roll, pips) for pips in range(1, sides + 1)]


def bag(draws: list[Move], counts: list[int]) -> list[Move]:
    """The answers of chance when one of these is drawn from a bag that has so many of each.

    >>> red, blue = (Move(Phrase(colour)) for colour in ("red", "blue"))
    >>> bag([red, blue], [2, 1])
    [<red>, <red>, <blue>]
    """
    moves: list[Move] = []
    for place in range(len(draws)):
        moves.extend([draws[place]] * counts[place])
    return moves
