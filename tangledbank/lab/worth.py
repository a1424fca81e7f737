"""What a deed is worth: whether those who did it won more often, and whether each further time went with winning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

from tangledbank.lab.deeds import Deed, sort_of
from tangledbank.lab.statistics import Interval, ratio_interval
from tangledbank.lab.trial import Played

LEAST = 1e-9  # of what is left of the times of a deed beside its sort: with less it cannot be told from the sort

Times = list[list[int]]  # for each game and seat, how often a deed was done


class Sort:
    """All deeds of one sort, against which one of them is judged.

    Those who are ahead do more of everything: they have more animals to feed and more cards to play. So a deed that
    names a thing is compared among seats that did equally much of its sort, by a straight line through the deviations
    from the average of the table. A deed without a thing has no others of its sort (`alone`).
    """

    def __init__(self, games: Sequence[Played], totals: Sequence[Sequence[Counter[str]]], sort: str) -> None:
        self.won: list[list[float]] = [deviations(played.wins) for played in games]
        self.much: list[list[float]] = [deviations([counts[sort] for counts in game]) for game in totals]
        self.square: float = product(self.much, self.much)

    def slope_of(self, values: list[list[float]]) -> float:
        """By how much values rise with how much was done of the sort."""
        return product(values, self.much) / self.square if self.square else 0.0

    def worth(self, times: Times, alone: bool) -> Interval:
        """By how much those who did it won more than the average."""
        slope = 0.0 if alone else self.slope_of(self.won)
        parts: list[tuple[float, float]] = []
        for won, much, counts in zip(self.won, self.much, times, strict=True):
            rests = [win - slope * more for win, more, count in zip(won, much, counts, strict=True) if count]
            if rests:
                parts.append((sum(rests), float(len(rests))))
        return ratio_interval(parts)

    def each(self, times: Times, alone: bool) -> Interval | None:
        """By how much each further time went with winning; None if it cannot be told from the others of its sort."""
        more = [deviations(counts) for counts in times]
        if not alone:
            slope = self.slope_of(more)
            more = [
                [own - slope * much for own, much in zip(one, sort, strict=True)]
                for one, sort in zip(more, self.much, strict=True)
            ]
        parts = [
            (sum(own * win for own, win in zip(one, won, strict=True)), sum(own * own for own in one))
            for one, won in zip(more, self.won, strict=True)
        ]
        parts = [part for part in parts if part[1] > LEAST]
        return ratio_interval(parts) if len(parts) > 1 else None


def totals_of(counts: dict[Deed, int]) -> Counter[str]:
    """How much of each sort of deed was done.

    >>> totals_of({"hunts insect:fly": 2, "hunts insect:gnat": 1})
    Counter({'hunts': 3})
    """
    found: Counter[str] = Counter()
    for deed, count in counts.items():
        found[sort_of(deed)] += count
    return found


def deviations(values: Sequence[float]) -> list[float]:
    """By how much each is more than their average.

    >>> deviations([1, 2, 6])
    [-2.0, -1.0, 3.0]
    """
    usual = fmean(values)
    return [value - usual for value in values]


def product(one: list[list[float]], other: list[list[float]]) -> float:
    """The sum of the products of all values that belong together.

    >>> product([[1.0, 2.0]], [[3.0, 4.0]])
    11.0
    """
    return sum(a * b for ours, theirs in zip(one, other, strict=True) for a, b in zip(ours, theirs, strict=True))
