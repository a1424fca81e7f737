"""The bots that may be asked to a table: ours, and those that the host of the server has named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tangledbank.bots import BOTS, bot_character, bot_name, check_bot
from tangledbank.bots.characters import CHARACTERS, USUAL
from tangledbank.kernel.errors import TangledBankError
from tangledbank.table.errors import Refused

SUBSTITUTE = "greedy"
LONGEST = 24  # letters of a name, as of a person's


class HostBot(NamedTuple):
    """A bot of the host: its spec, which no player ever sees or says, and what it says of itself."""

    spec: str
    text: str


class Opponents:
    """Who may be asked by which name.

    >>> opponents = Opponents([])
    >>> opponents.check("greedy")
    'greedy'
    >>> opponents.check("my_bot.py:MyBot")
    Traceback (most recent call last):
    tangledbank.table.errors.Refused: There is no bot called 'my_bot.py:MyBot'; there are: random, greedy, ...
    """

    def __init__(self, specs: Sequence[str], faces: Sequence[str] = CHARACTERS, usual: str = USUAL) -> None:
        self.usual = usual
        self.own: dict[str, HostBot] = {}
        for spec in specs:
            whole, name = check_bot(spec), bot_name(spec)
            if name in BOTS or name in self.own:
                raise TangledBankError(f"There is a bot called {name} already; the one in {spec!r} needs another name.")
            if len(name) > LONGEST:
                raise TangledBankError(f"The name {name} is too long for a seat; {LONGEST} letters are the most.")
            self.own[name] = HostBot(whole, bot_character(spec))

        for name in (*faces, usual):
            if name not in BOTS and name not in self.own:
                raise TangledBankError(f"There is no bot called {name!r} to play against; there are: {self._known()}.")
        self.faces = [name for name in dict.fromkeys((*faces, usual)) if name in BOTS]

    def _known(self) -> str:
        return ", ".join([*BOTS, *self.own])

    def check(self, name: str | None) -> str:
        """The name of a bot, if there is one of that name; of the usual one, if none is named."""
        name = name or self.usual
        if name not in BOTS and name not in self.own:
            raise Refused("unknown-name", f"There is no bot called {name!r}; there are: {self._known()}.")
        return name

    def spec(self, name: str) -> str:
        """What a thinker is asked to play as. A bot that the host no longer names has a substitute."""
        if name in self.own:
            return self.own[name].spec
        return name if name in BOTS else SUBSTITUTE

    def listed(self) -> dict[str, Any]:
        """What a page is told: the faces to choose from, whom one meets without choosing, and the host's own bots."""
        own = [{"name": name, "text": own.text} for name, own in self.own.items()]
        return {"bots": self.faces, "opponent": self.usual, "own_bots": own}


def words(setting: str) -> list[str]:
    """The names in a setting, with commas between them.

    >>> words("novice, darwin"), words("")
    (['novice', 'darwin'], [])
    """
    return [word.strip() for word in setting.split(",") if word.strip()]


def own_name(bot: str | None) -> str | None:
    """What a bot of the host is called, which is the same in every language; None for ours, whose names are not.

    >>> own_name("MyBot"), own_name("greedy"), own_name(None)
    ('MyBot', None, None)
    """
    return None if bot in BOTS else bot
