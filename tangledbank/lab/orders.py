"""The strengths of which finishing orders are the likeliest outcome: the model of Plackett and Luce.

The winner of a game is drawn in proportion to strength, then the second among the others, and so on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from tangledbank.lab.outcome import GameOutcome

Order = tuple[int, ...]  # players, the first one first
Orders = dict[Order, float]  # how often each was seen, which need not be whole

CLOSE = 1e-4  # the change of a strength, as a part of it, below which it is found
PATIENCE = 2000  # rounds of improvement at most


def orders_of(game: GameOutcome, rules: int) -> Orders:
    """The finishing order of a game. Equals count as standing in every order around a circle, in equal parts.

    One who plays alone plays against the rules, which are the player `rules` here.

    >>> from tangledbank.lab.outcome import SeatOutcome
    >>> seats = [SeatOutcome(entrant, place, 0, 0.0, 0, 0.0, 0.0, []) for entrant, place in ((0, 2), (1, 1), (2, 2))]
    >>> orders_of(GameOutcome(seats, 4, 18), rules=3)
    {(1, 0, 2): 0.5, (1, 2, 0): 0.5}
    """
    finish = sorted((seat.place, seat.entrant) for seat in game.seats)
    if len(finish) == 1:
        place, entrant = finish[0]
        return {(entrant, rules) if place == 1 else (rules, entrant): 1.0}
    groups = [[entrant for _, entrant in group] for _, group in groupby(finish, key=lambda pair: pair[0])]
    turns = max(len(group) for group in groups)
    return together(
        {tuple(entrant for group in groups for entrant in turned(group, turn)): 1 / turns} for turn in range(turns)
    )


def turned(group: list[int], by: int) -> list[int]:
    """A group that stands in a circle, told from another one of it on.

    >>> turned([5, 6, 7], 4)
    [6, 7, 5]
    """
    at = by % len(group)
    return group[at:] + group[:at]


def together(parts: Iterable[Orders]) -> Orders:
    """All orders of several parts.

    >>> together([{(0, 1): 0.5}, {(0, 1): 1.0, (1, 0): 2.0}])
    {(0, 1): 1.5, (1, 0): 2.0}
    """
    total: Orders = {}
    for part in parts:
        for order, times in part.items():
            total[order] = total.get(order, 0.0) + times
    return total


def strengths(orders: Orders, players: int, start: Sequence[float] | None = None) -> list[float]:
    """The strengths of which these orders are the likeliest outcome, 1 on average.

    Everybody has also won and lost half a game against a player of nobody's, without which one who never lost would be
    infinitely strong.

    >>> first, second = strengths({(0, 1): 90.0, (1, 0): 10.0}, 2)
    >>> 8 < first / second < 9
    True
    """
    nobody = players
    seen = list(orders.items())
    seen += [(pair, 0.5) for player in range(players) for pair in ((player, nobody), (nobody, player))]
    before = [0.0] * (players + 1)  # how often each stands before somebody
    for order, times in seen:
        for player in order[:-1]:
            before[player] += times
    found = [*(start or [1.0] * players), 1.0]
    for _ in range(PATIENCE):
        better = improved(seen, before, found)
        change = max(abs(new - old) / old for new, old in zip(better, found, strict=True))
        found = better
        if change < CLOSE:
            break
    return found[:players]


def improved(seen: list[tuple[Order, float]], before: list[float], found: list[float]) -> list[float]:
    """Strengths of which the orders are a little likelier: one step of Hunter's minorise-maximise algorithm."""
    weight = [0.0] * len(found)
    for order, times in seen:
        left = [0.0] * len(order)  # the strength of those who are not placed yet
        total = 0.0
        for place in range(len(order) - 1, -1, -1):
            total += found[order[place]]
            left[place] = total
        chances = 0.0
        for place, player in enumerate(order):
            if place < len(order) - 1:
                chances += times / left[place]
            weight[player] += chances
    better = [part / of for part, of in zip(before, weight, strict=True)]
    average = sum(better) / len(better)
    return [strength / average for strength in better]
