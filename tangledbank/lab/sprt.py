"""A match that stops by itself: the sequential probability ratio test (SPRT) of Wald, on whole deals.

The question is whether an entrant is stronger than the others by at least so many rating points. A deal is played once
in every rotation, so the games of one deal are not independent, but the deals are: what is tested is the entrant's
share of the wins in a deal. Its distribution need not be known; the generalised likelihood ratio of a mean, with the
variance that was observed, decides.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import fmean, pvariance

FEWEST_DEALS = 8  # before the variance can be trusted
LEAST_VARIANCE = 0.01  # a few deals that all ended alike do not mean that every deal will


def expected_share(rating: float, seats: int) -> float:
    """The share of wins of one entrant that is stronger than each of the others by a rating (400 points: ten to one).

    >>> expected_share(0, 4), round(expected_share(400, 2), 3)
    (0.25, 0.909)
    """
    strength = 10 ** (rating / 400)
    return strength / (strength + seats - 1)


def rating_of(share: float, seats: int) -> float:
    """By how many rating points an entrant with that share of wins is stronger than each of the others.

    >>> round(rating_of(expected_share(30, 4), 4), 6)
    30.0
    """
    share = min(max(share, 1e-6), 1 - 1e-6)
    return 400 * math.log10(share * (seats - 1) / (1 - share))


@dataclass(frozen=True)
class Sprt:
    """The test: not stronger than `low` rating points, or at least `high`, with so small a chance of error either way.

    >>> test = Sprt(low=0, high=30)
    >>> test.verdict([1.0, 0.5] * 40, seats=2), test.verdict([0.5] * 6, seats=2)
    ('stronger', None)
    """

    low: float = 0.0
    high: float = 30.0
    error: float = 0.05

    @property
    def bound(self) -> float:
        """The log likelihood ratio that decides.

        >>> round(Sprt().bound, 3)
        2.944
        """
        return math.log((1 - self.error) / self.error)

    def ratio(self, shares: list[float], seats: int) -> float:
        """How much likelier the observed shares of the deals are if the entrant is stronger (logarithm).

        >>> Sprt().ratio([0.5] * 20, seats=2) < 0 < Sprt().ratio([0.75] * 20, seats=2)
        True
        """
        weak, strong = expected_share(self.low, seats), expected_share(self.high, seats)
        variance = max(pvariance(shares), LEAST_VARIANCE)
        return len(shares) * (strong - weak) * (2 * fmean(shares) - weak - strong) / (2 * variance)

    def verdict(self, shares: list[float], seats: int) -> str | None:
        """`stronger`, `not stronger`, or None: play on.

        >>> Sprt().verdict([0.25, 0.5, 0.5] * 30, seats=2)
        'not stronger'
        """
        if len(shares) < FEWEST_DEALS:
            return None
        ratio = self.ratio(shares, seats)
        if abs(ratio) < self.bound:
            return None
        return "stronger" if ratio > 0 else "not stronger"
