"""Players that are not people. A bot is given a `Sight` and nothing else: it knows what its seat may know."""

from __future__ import annotations

from collections.abc import Callable

from tangledbank.bots.bot import Bot
from tangledbank.bots.greedy import GreedyBot
from tangledbank.bots.random import RandomBot
from tangledbank.bots.search import SearchBot
from tangledbank.bots.strength import STRENGTHS
from tangledbank.kernel.errors import UnknownName

__all__ = ["BOTS", "Bot", "make_bot"]

BOTS: dict[str, Callable[[int | str], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "naturalist": lambda seed: SearchBot(seed, STRENGTHS["naturalist"]),
    "expert": lambda seed: SearchBot(seed, STRENGTHS["expert"]),
    "darwin": lambda seed: SearchBot(seed, STRENGTHS["darwin"]),
}


def make_bot(kind: str, seed: int | str) -> Bot:
    """A bot by the name of its kind. With the same seed and the same sights it makes the same choices.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> make_bot("greedy", seed=1).choose(state.seen_by(0))
    <rest>
    >>> make_bot("brilliant", seed=1)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    tangledbank.kernel.errors.UnknownName: There is no bot called 'brilliant'; there are: random, greedy, ...
    """
    if kind not in BOTS:
        raise UnknownName(f"There is no bot called {kind!r}; there are: {', '.join(BOTS)}.")
    return BOTS[kind](seed)
