"""Intervals of confidence: how far a figure from so many games can be trusted."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, stdev, variance

CONFIDENCE = 0.95
ENOUGH = 8  # deals, from which their variance says something
Z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)


@dataclass(frozen=True)
class Interval:
    """A figure with the bounds between which the truth lies with 95 % confidence.

    >>> str(Interval(0.5, 0.25, 0.75))
    '0.50 (0.25 to 0.75)'
    """

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.2f} ({self.low:.2f} to {self.high:.2f})"


def wilson_interval(wins: float, games: float) -> Interval:
    """The share of games won, by Wilson's score interval; it behaves near 0 and 1, unlike the plain one.

    >>> interval = wilson_interval(8, 10)
    >>> interval.value, round(interval.low, 3), round(interval.high, 3)
    (0.8, 0.49, 0.943)
    """
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share = wins / games
    spread = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / spread
    reach = Z / spread * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def share_interval(shares: Sequence[float], rotations: int) -> Interval:
    """The share of wins, from the share in each deal; the games of a deal are not independent, the deals are.

    It is Wilson's interval for as many independent games as would be worth these deals.

    >>> str(share_interval([0.5, 1.0] * 10, 2)), str(share_interval([1.0] * 10, 2))
    ('0.75 (0.62 to 0.84)', '1.00 (0.84 to 1.00)')
    """
    share = fmean(shares)
    worth = float(len(shares) * rotations)
    if len(shares) >= ENOUGH and (spread := variance(shares)) > 0:
        worth = share * (1 - share) * len(shares) / spread
    return wilson_interval(share * worth, worth)


def mean_interval(values: list[float]) -> Interval:
    """The mean of a sample, with Student's interval.

    >>> interval = mean_interval([1.0, 2.0, 3.0, 4.0])
    >>> interval.value, round(interval.low, 2), round(interval.high, 2)
    (2.5, 0.45, 4.55)
    """
    mean = fmean(values)
    if len(values) < 2:
        return Interval(mean, -math.inf, math.inf)
    reach = student(len(values) - 1) * stdev(values) / math.sqrt(len(values))
    return Interval(mean, mean - reach, mean + reach)


# Student's factor for few games; from there on the expansion below is right to three digits.
FEW = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)


def student(freedom: int) -> float:
    """By how many standard errors a mean may be off, with so many degrees of freedom.

    >>> student(3), round(student(30), 3), round(student(1000), 3)
    (3.182, 2.042, 1.962)
    """
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
