"""The tree of a search: what was tried after what, and how it went. One tree serves all worlds (information sets)."""

from __future__ import annotations

import math
from typing import Final

from tangledbank.kernel.move import Move

CURIOSITY: Final = 0.1  # how much a search wants to try what it has tried little: moves differ by a few hundredths
GUESS: Final = 3.0  # visits that the first sight of a move counts for, so that what looks bad need not be tried
FIRST_MOVES: Final = 2.0  # so many of the moves that look best are tried at once
MORE_MOVES: Final = 1.0  # and more with the square root of the visits


class Branch:
    """One move from a node: how it looked, how often it could have been and was tried, and what came of it."""

    __slots__ = ("glance", "move", "node", "offered", "prior", "total", "visits")

    def __init__(self, move: Move, glance: float, prior: float) -> None:
        self.move: Move = move
        self.glance: float = glance  # what it looked worth at first sight
        self.prior: float = prior  # as many visits the first sight counts for
        self.offered: int = 0
        self.visits: int = 0
        self.total: float = 0.0
        self.node: Node = NOWHERE

    @property
    def worth(self) -> float:
        """The chance to win for whoever makes the move, on average."""
        return (self.prior * self.glance + self.total) / (self.prior + self.visits)


class Node:
    """A moment of thought, reached by the moves before it in whatever world: the moves that were met here, by text."""

    __slots__ = ("branches", "visits")

    def __init__(self) -> None:
        self.branches: dict[str, Branch] = {}
        self.visits: int = 0


NOWHERE: Final = Node()


def rank(branch: Branch) -> tuple[int, float, float]:
    """The order of moves that were compared: what stayed longest in the comparison, and went best, comes first."""
    return (-branch.visits, -branch.worth, -branch.glance)


def widened(node: Node, offered: list[Branch]) -> list[Branch]:
    """Of the moves on offer those that are worth a try by now: those that look best at first sight, more with time."""
    room = int(FIRST_MOVES + MORE_MOVES * math.sqrt(node.visits))
    if room >= len(offered):
        return offered
    return sorted(offered, key=lambda branch: -branch.glance)[:room]


def most_promising(offered: list[Branch]) -> Branch:
    """The branch to try next: the best by its worth and how little it has been tried (UCB)."""
    best = offered[0]
    highest = -math.inf
    for branch in offered:
        hope = branch.worth + CURIOSITY * math.sqrt(math.log(branch.offered + 1) / (branch.prior + branch.visits))
        if hope > highest:
            best = branch
            highest = hope
    return best
