"""A match that stops by itself: the sequential probability ratio test (SPRT) of Wald, on whole deals.

The question is whether an entrant is stronger than the others by at least so many rating points. A deal is played once
in every rotation, so the games of one deal are not independent, but the deals are: what is tested is the entrant's
share of the victories in a deal. Places behind the winner do not count, as they do not in the games: one who plays to
win takes risks that cost places. The distribution of the share need not be known; the generalised likelihood ratio of a
mean, with the variance that was observed, decides.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

EXTREME = 1e-6  # a share so near to 0 or 1 stands for all nearer ones, whose rating is infinite
FEWEST_DEALS = 8  # before which nothing is decided
PRIOR_GAMES = 24.0  # as many games of equals are counted with those observed: a few deals that end alike prove little


def expected_share(rating: float, own: float = 1, others: float = 1) -> float:
    """The share of the victories of one who is stronger by a rating, with so many seats against so many of the others.

    Each seat wins in proportion to its strength, and 400 points are ten to one.

    >>> expected_share(0), round(expected_share(400), 3), expected_share(0, own=1, others=3)
    (0.5, 0.909, 0.25)
    """
    strength: float = 10 ** (rating / 400)
    return own * strength / (own * strength + others)


def rating_of(share: float, own: float = 1, others: float = 1) -> float:
    """By how many rating points one is stronger who has that share of the victories.

    >>> round(rating_of(expected_share(30)), 6), round(rating_of(0.25, own=1, others=3), 6)
    (30.0, 0.0)
    """
    share = min(max(share, EXTREME), 1 - EXTREME)
    return 400 * math.log10(share * others / ((1 - share) * own))


@dataclass
class Sprt:
    """The test: not stronger than `low` rating points, or at least `high`, with so small a chance of error either way.

    It is told of one deal after the other.

    >>> test = Sprt(low=0, high=30)
    >>> for share in [1.0, 0.5] * 40:
    ...     test.add(share)
    >>> test.verdict
    'stronger'
    """

    low: float = 0.0
    high: float = 30.0
    error: float = 0.05
    own: int = 1  # seats of the entrant
    others: int = 1  # seats of the others
    games: int = 2  # of a deal
    deals: int = 0
    total: float = 0.0
    squares: float = 0.0

    def begin(self, own: int, others: int, games: int) -> Sprt:
        """The same test from its beginning, where the entrant and the others have so many seats, a deal so many games.

        >>> Sprt(low=0, high=30).begin(own=2, others=1, games=3)
        Sprt(low=0, high=30, error=0.05, own=2, others=1, games=3, deals=0, total=0.0, squares=0.0)
        """
        return Sprt(self.low, self.high, self.error, own, others, games)

    def add(self, share: float) -> None:
        """Count the entrant's share of the victories in one more deal."""
        self.deals += 1
        self.total += share
        self.squares += share * share

    @property
    def bound(self) -> float:
        """The log likelihood ratio that decides.

        >>> round(Sprt().bound, 3)
        2.944
        """
        return math.log((1 - self.error) / self.error)

    @property
    def of_equals(self) -> float:
        """The variance of the share in one game of equals.

        >>> Sprt(own=1, others=1).of_equals, Sprt(own=1, others=3).of_equals
        (0.25, 0.1875)
        """
        fair = expected_share(0, self.own, self.others)
        return fair * (1 - fair)

    @property
    def ratio(self) -> float:
        """How much likelier the deals are if the entrant is stronger by `high` than if by `low` (logarithm).

        >>> test = Sprt()
        >>> test.add(1.0)
        >>> test.ratio > 0
        True
        """
        if not self.deals:
            return 0.0
        weak = expected_share(self.low, self.own, self.others)
        strong = expected_share(self.high, self.own, self.others)
        mean = self.total / self.deals
        spread = max(0.0, self.squares - self.total * mean)
        prior = PRIOR_GAMES / self.games
        variance = (spread + prior * self.of_equals) / (self.deals + prior)
        return self.deals * (strong - weak) * (2 * mean - weak - strong) / (2 * variance)

    @property
    def verdict(self) -> str | None:
        """`stronger`, `not stronger`, or None: play on.

        >>> test = Sprt()
        >>> for share in [0.0, 0.5, 1.0] * 300:
        ...     test.add(share)
        >>> test.verdict
        'not stronger'
        """
        if self.deals < FEWEST_DEALS or abs(self.ratio) < self.bound:
            return None
        return "stronger" if self.ratio > 0 else "not stronger"
