"""Turning points: the moments at which the chances of a seat changed most, and what changed them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from tangledbank.review.look import Look

POINTS: Final = 3
SWING: Final = 0.05  # a smaller change turns nothing
APART: Final = 10  # two turning points are at least a tenth of the game apart
MAIN_CAUSE: Final = 0.34  # a cause that explains so much of a swing is named for it


@dataclass
class Swing:
    """The chance of one seat between two points of its curve."""

    seat: int
    first: int  # the decisions between are those after `first`, up to `last`
    last: int
    before: float
    after: float

    @property
    def by(self) -> float:
        """By how much the chance changed."""
        return self.after - self.before


def largest(at: list[int], chances: list[list[float]]) -> list[Swing]:
    """The three largest swings that are not too close to each other, in the order of the game.

    >>> [swing.last for swing in largest([0, 1, 2, 3], [[0.5, 0.6, 0.2, 0.3]])]
    [1, 2, 3]
    """
    swings = [
        Swing(seat, first, last, curve[place], curve[place + 1])
        for seat, curve in enumerate(chances)
        for place, (first, last) in enumerate(pairwise(at))
    ]
    chosen: list[Swing] = []
    for swing in sorted(swings, key=lambda swing: -abs(round(swing.by, 3))):
        far = all(abs(swing.last - other.last) * APART >= at[-1] for other in chosen)
        if abs(swing.by) >= SWING and far and len(chosen) < POINTS:
            chosen.append(swing)
    return sorted(chosen, key=lambda swing: swing.last)


def to_see_closer(at: list[int], chances: list[list[float]]) -> dict[int, int]:
    """The decisions within the largest swings after which the curves have no point: one of them made the difference.

    Each with the seat whose chances changed.

    >>> to_see_closer([0, 3, 6], [[0.5, 0.5, 0.9]])
    {4: 0, 5: 0}
    """
    return {decision: swing.seat for swing in largest(at, chances) for decision in range(swing.first + 1, swing.last)}


def turning_points(
    at: list[int], chances: list[list[float]], looks: list[Look], closer: dict[int, float]
) -> list[dict[str, Any]]:
    """The largest swings, each with the decision that explains it; `closer` has the chances after `to_see_closer`.

    >>> looks = [Look(1, 0, "rest", {}, 0.3, [0.0, 0.0]), Look(2, 1, "hunt 1", luck=[-0.2, 0.2])]
    >>> points = turning_points([0, 1, 2], [[0.5, 0.2, 0.0], [0.5, 0.8, 1.0]], looks, {})
    >>> [(point["at"], point["cause"], point["seat"]) for point in points]
    [(1, 'choice', 0), (2, 'luck', 0)]
    """
    return [explained(swing, looks[swing.first : swing.last], closer) for swing in largest(at, chances)]


def explained(swing: Swing, looks: list[Look], closer: dict[int, float]) -> dict[str, Any]:
    """A swing with the decision that explains it best: luck, somebody's weak choice, or else where the play went so."""
    direction = 1 if swing.by > 0 else -1
    stood = [swing.before, *[closer[look.at] for look in looks[:-1] if look.at in closer], swing.after]
    steps = [direction * (after - before) for before, after in pairwise(stood)]
    best = looks[steps.index(max(steps))] if len(steps) == len(looks) else looks[-1]
    cause, most = "play", MAIN_CAUSE * abs(swing.by)
    for look in looks:
        luck = direction * look.luck[swing.seat]
        harmed = look.seat == swing.seat
        slip = look.loss if harmed == (swing.by < 0) else 0.0
        if max(luck, slip) > most:
            best, cause, most = look, ("luck" if luck > slip else "choice"), max(luck, slip)
    return {
        "at": best.at,
        "seat": swing.seat,
        "before": round(swing.before, 3),
        "after": round(swing.after, 3),
        "cause": cause,
        "mover": best.seat,
        "move": best.move,
        "better": best.better if cause == "choice" else None,
    }
