"""Verdicts: how good a move is, as a word. The sentence to each word is `verdict-<word>` in the languages."""

from __future__ import annotations

from typing import Final

AS_GOOD: Final = 0.02  # of a chance to win: a search cannot tell less apart
CLEARLY: Final = 0.1  # so far behind the next move must be for the best one to be clearly the best

# What share of the chance to win a move gives away, and the word for it: the first row that it reaches.
GIVEN_AWAY: Final = (
    (0.6, "gives-away-most"),
    (0.42, "gives-away-half"),
    (0.27, "gives-away-third"),
    (0.12, "weaker"),
    (0.0, "little-weaker"),
)


def verdict(worth: float, best: float) -> str:
    """The word for a move that is worth so much, where the best one is worth more.

    >>> [verdict(worth, best=0.6) for worth in (0.59, 0.55, 0.5, 0.4, 0.3, 0.1)]
    ['as-good', 'little-weaker', 'weaker', 'gives-away-third', 'gives-away-half', 'gives-away-most']
    """
    if best - worth <= AS_GOOD:
        return "as-good"
    return next(word for share, word in GIVEN_AWAY if best - worth >= share * best)


def verdict_on_best(best: float, next_best: float) -> str:
    """The word for the best move, by how far the next one is behind.

    >>> verdict_on_best(0.6, 0.45), verdict_on_best(0.6, 0.55), verdict_on_best(0.6, 0.59)
    ('clearly-best', 'best', 'one-of-the-best')
    """
    if best - next_best <= AS_GOOD:
        return "one-of-the-best"
    return "clearly-best" if best - next_best >= CLEARLY else "best"
