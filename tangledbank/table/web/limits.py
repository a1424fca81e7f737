"""Limits of rate: buckets that fill at a steady pace and are emptied by use."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable

MOST_BUCKETS = 50_000


class Bucket:
    """Allows `rate` uses a second on average, and `burst` at once. A rate of 0 or less allows everything.

    >>> now = [0.0]
    >>> bucket = Bucket(1.0, 2.0, clock=lambda: now[0])
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    >>> now[0] = 1.0
    >>> bucket.take(), bucket.take()
    (True, False)
    """

    __slots__ = ("burst", "clock", "full_at", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.full_at = clock()  # the moment at which the bucket is, or will be, full: all there is to remember

    def take(self, many: float = 1.0) -> bool:
        """Use it once, or for so many at once, if that is allowed now."""
        if self.rate <= 0:
            return True
        now = self.clock()
        full_at = max(self.full_at, now) + many / self.rate
        if full_at - now > self.burst / self.rate + 1e-9:
            return False
        self.full_at = full_at
        return True


class Buckets:
    """One bucket for each address or person; those longest unused are forgotten.

    >>> buckets = Buckets(1.0, 1.0)
    >>> buckets.take("a"), buckets.take("a"), buckets.take("b")
    (True, False, True)
    """

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, who: Hashable, many: float = 1.0) -> bool:
        """Use the bucket of `who`, if that is allowed now."""
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.rate, self.burst)
            if len(self.buckets) > MOST_BUCKETS:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        return bucket.take(many)


class Places:
    """So many places in all, and so many for each; 0 or less means no limit.

    >>> places = Places(3, 2)
    >>> [places.enter(who) for who in "aaabb"]
    [True, True, False, True, False]
    >>> places.leave("a")
    >>> places.enter("b"), len(places)
    (True, 3)
    """

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        self.taken: Counter[Hashable] = Counter()
        self.total = 0

    def __len__(self) -> int:
        return self.total

    def enter(self, who: Hashable) -> bool:
        """Take a place, if there is one."""
        if (0 < self.most <= self.total) or (0 < self.most_each <= self.taken[who]):
            return False
        self.taken[who] += 1
        self.total += 1
        return True

    def leave(self, who: Hashable) -> None:
        """Free a place."""
        self.taken[who] -= 1
        self.total -= 1
        if self.taken[who] <= 0:
            del self.taken[who]
