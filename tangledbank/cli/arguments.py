"""Arguments that several commands share, and how they are read."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tangledbank.bots import check_bot
from tangledbank.games import open_box
from tangledbank.kernel.errors import TangledBankError
from tangledbank.kernel.game import Game

HUMAN = "human"

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game's id; `tangledbank games` lists them.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be given several times."),
]
Data = Annotated[
    Path | None, typer.Option("--data", metavar="DIR", help="A folder with card tables that replace ours.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Tongue = Annotated[str, typer.Option("--language", metavar="CODE", help="en, ru or cs.")]


def read_options(words: list[str] | None) -> dict[str, object]:
    """Options from `name=value` words.

    >>> read_options(["days=4"])
    {'days': '4'}
    >>> read_options(["days"])
    Traceback (most recent call last):
    tangledbank.kernel.errors.TangledBankError: The option 'days' should be written as NAME=VALUE.
    """
    options: dict[str, object] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise TangledBankError(f"The option {word!r} should be written as NAME=VALUE.")
        options[name] = value
    return options


def open_game(id: str, options: list[str] | None, data: Path | None) -> Game:
    """The game that the arguments ask for.

    >>> open_game("pond", ["days=4"], None).options["days"]
    4
    """
    check_data(data)
    return open_box(id, read_options(options), data)


def check_data(data: Path | None) -> None:
    """Refuse a data folder that is not there.

    >>> check_data(Path("no/such/folder"))
    Traceback (most recent call last):
    tangledbank.kernel.errors.TangledBankError: The folder 'no/such/folder' given by --data is not there.
    """
    if data is not None and not data.is_dir():
        raise TangledBankError(f"The folder {str(data)!r} given by --data is not there.")


def read_seats(text: str, people: bool) -> list[str]:
    """Who sits where, each bot by its spec, in the order of the seats; `people` says whether humans may sit there.

    >>> read_seats("human, greedy", people=True)
    ['human', 'greedy']
    >>> read_seats("human,greedy", people=False)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    tangledbank.kernel.errors.UnknownName: There is no bot called 'human'; there are: random, ...
    """
    words = [word.strip() for word in text.split(",")]
    return [word if people and word == HUMAN else check_bot(word) for word in words]


def read_text(path: Path, what: str) -> str:
    """The text of a file that the user named.

    >>> read_text(Path("no such file"), "position")
    Traceback (most recent call last):
    tangledbank.kernel.errors.TangledBankError: The position 'no such file' cannot be read: No such file or directory.
    """
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise TangledBankError(f"The {what} {str(path)!r} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise TangledBankError(f"The {what} {str(path)!r} is not text.") from error


def check_writable(path: Path | None) -> None:
    """Refuse, before anything is done, a file that could not be written afterwards. Nothing is written here.

    >>> check_writable(Path("no/such/folder/game.jsonl"))
    Traceback (most recent call last):
    tangledbank.kernel.errors.TangledBankError: 'no/such/folder/game.jsonl' cannot be written: there is no folder ...
    """
    import os

    if path is None:
        return
    if path.is_dir():
        raise TangledBankError(f"{str(path)!r} cannot be written: it is a folder.")
    if not path.parent.is_dir():
        raise TangledBankError(f"{str(path)!r} cannot be written: there is no folder {str(path.parent)!r}.")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise TangledBankError(f"{str(path)!r} cannot be written: permission denied.")
