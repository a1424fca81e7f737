"""Players that are not people. A bot is given a `Sight` and nothing else: it knows what its seat may know."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tangledbank.bots.bot import Bot
from tangledbank.bots.greedy import GreedyBot
from tangledbank.bots.loading import Spec, character, make_own, read
from tangledbank.bots.novice import NoviceBot
from tangledbank.bots.own import OwnBot, told_faults
from tangledbank.bots.random import RandomBot
from tangledbank.bots.strength import STRENGTHS
from tangledbank.bots.thinking import SearchBot
from tangledbank.kernel.errors import UnknownName
from tangledbank.kernel.game import Game
from tangledbank.parts.weights import read_weights

__all__ = ["BOTS", "Bot", "bot_character", "bot_digest", "bot_name", "check_bot", "make_bot", "told_faults"]

BOTS: dict[str, Callable[[int | str], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "novice": NoviceBot,
    "naturalist": lambda seed: SearchBot(seed, STRENGTHS["naturalist"]),
    "expert": lambda seed: SearchBot(seed, STRENGTHS["expert"]),
    "darwin": lambda seed: SearchBot(seed, STRENGTHS["darwin"]),
}


def make_bot(spec: str, seed: int | str) -> Bot:
    """A bot by its spec: a kind (`expert`), one with other weights (`expert@my.toml`), a class in a file (`my.py:My`).

    With the same seed and the same sights it makes the same choices.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> make_bot("greedy", seed=1).choose(state.seen_by(0))
    <rest>
    >>> make_bot("brilliant", seed=1)
    Traceback (most recent call last):
    tangledbank.kernel.errors.UnknownName: There is no bot called 'brilliant'; there are: random, greedy, ...
    """
    wanted = Spec(spec)
    if wanted.file:
        return OwnBot(seed, make_own(wanted, seed))
    check_kind(wanted.kind)
    bot = BOTS[wanted.kind](seed)
    if wanted.weights:
        read(wanted.weights)
        bot.weights = read_weights(Path(wanted.weights))
    return bot


def check_bot(spec: str, game: Game | None = None) -> str:
    """The spec of a bot that there is, and can play that game, with whole paths; of another a sentence says why not.

    >>> check_bot(" greedy")
    'greedy'
    >>> check_bot("my_bot.py")
    Traceback (most recent call last):
    tangledbank.kernel.errors.UnknownName: 'my_bot.py' does not say which class plays; a bot of your own is ...
    """
    bot = make_bot(spec, 0)
    if game is not None:
        game.evaluation(bot.weights)  # which refuses weights of another game
    return Spec(spec).whole


def bot_name(spec: str) -> str:
    """What a bot is called in tables, reports and records.

    >>> bot_name("greedy"), bot_name("birds/my_bot.py:Magpie")
    ('greedy', 'Magpie')
    """
    return Spec(spec).shown


def bot_digest(spec: str) -> str:
    """A fingerprint of the file behind a bot, which tells whether it was changed; empty for the kinds of ours.

    >>> bot_digest("greedy")
    ''
    """
    return Spec(spec).digest


def bot_character(spec: str) -> str:
    """How a bot of somebody's own describes itself, by the first line of its docstring; empty for the kinds of ours.

    >>> bot_character("greedy")
    ''
    """
    wanted = Spec(spec)
    return character(wanted) if wanted.file else ""


def check_kind(kind: str) -> None:
    """Refuse a kind of bot that does not exist."""
    if kind not in BOTS:
        raise UnknownName(f"There is no bot called {kind!r}; there are: {', '.join(BOTS)}, and FILE.py:CLASS.")
