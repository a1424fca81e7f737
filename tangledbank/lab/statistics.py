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


def ratio_interval(parts: list[tuple[float, float]]) -> Interval:
    """A sum over games divided by another one, such as wins among those who did something; the games are independent.

    What is counted within one game is not (one seat wins because another does not), so a game is one observation.

    >>> interval = ratio_interval([(1.0, 2.0), (0.0, 1.0), (2.0, 2.0), (1.0, 3.0)])
    >>> interval.value, round(interval.low, 3), round(interval.high, 3)
    (0.5, -0.063, 1.063)
    """
    whole = sum(below for _, below in parts)
    if whole == 0:
        return Interval(0.0, -math.inf, math.inf)
    ratio = sum(above for above, _ in parts) / whole
    if len(parts) < 2:
        return Interval(ratio, -math.inf, math.inf)
    scatter = sum((above - ratio * below) ** 2 for above, below in parts)
    reach = student(len(parts) - 1) * math.sqrt(scatter * len(parts) / (len(parts) - 1)) / whole
    return Interval(ratio, ratio - reach, ratio + reach)


def difference(after: Interval, before: Interval) -> Interval:
    """By how much one figure exceeds another that was measured apart from it (Newcombe's method: it keeps odd shapes).

    >>> change = difference(wilson_interval(60, 100), wilson_interval(40, 100))
    >>> round(change.value, 2), round(change.low, 3), round(change.high, 3)
    (0.2, 0.061, 0.328)
    """
    value = after.value - before.value
    down = math.hypot(after.value - after.low, before.high - before.value)
    up = math.hypot(after.high - after.value, before.value - before.low)
    return Interval(value, value - down, value + up)


def chance_of(interval: Interval, fair: float = 0.0) -> float:
    """How likely a figure so far from `fair`, or farther, would be by luck alone (the p-value).

    >>> round(chance_of(Interval(0.0, -1.0, 1.0)), 2), round(chance_of(Interval(1.0, 0.0, 2.0)), 2)
    (1.0, 0.05)
    """
    off = interval.value - fair
    reach = interval.value - interval.low if off > 0 else interval.high - interval.value
    if off == 0 or math.isinf(reach):
        return 1.0
    return math.erfc(Z * abs(off) / reach / math.sqrt(2)) if reach > 0 else 0.0


def discoveries(chances: list[float], error: float = 1 - CONFIDENCE) -> list[bool]:
    """Which of many figures are no luck, so that at most 5 % of those named are wrong (Benjamini and Hochberg).

    Among a hundred figures that all are fair, five leave their 95 % interval; none of them should make a headline.

    >>> discoveries([0.001, 0.04, 0.5, 0.012])
    [True, False, False, True]
    """
    ranked = sorted(chances)
    count = len(ranked)
    bound = max((chance for rank, chance in enumerate(ranked, 1) if chance <= error * rank / count), default=-1.0)
    return [chance <= bound for chance in chances]
