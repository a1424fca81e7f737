"""One folder a game, found by its `manifest.toml`; `game` opens a box by its id.

The id is the name of the folder. Folders in which further games stand are named in the environment variable
TANGLEDBANK_GAMES, in the way of PATH; a game there is imported as `tangledbank.games.<id>`, like ours.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from tangledbank.kernel.errors import TangledBankError, UnknownName
from tangledbank.kernel.game import Game
from tangledbank.parts.tables import read_table

MANIFEST = "manifest.toml"
STAGES = ("ready", "planned")
Box = Callable[[dict[str, object], "Path | None"], Game]

__path__.extend(place for place in os.environ.get("TANGLEDBANK_GAMES", "").split(os.pathsep) if place)


class Accent(NamedTuple):
    """The colour of a game: of surfaces, and of text on paper."""

    fill: str
    ink: str


class Manifest(NamedTuple):
    """What the shelf knows of a game before its box is opened."""

    id: str
    folder: Path
    order: int  # on the shelf
    stage: str  # one of `STAGES`
    rules: str  # the prefix of its rule ids
    players: range  # with any of its options
    day: Accent
    night: Accent

    @property
    def ready(self) -> bool:
        """Whether it can be played."""
        return self.stage == "ready"


def read_manifest(folder: Path) -> Manifest:
    """The manifest in a game's folder; one that is not right is refused by name."""
    row = read_table(folder / MANIFEST)
    try:
        least, most = row["players"]
        day, night = (Accent(**row["accent"][light]) for light in ("day", "night"))
        if row["stage"] not in STAGES:
            raise ValueError(f"the stage is one of: {', '.join(STAGES)}")
        return Manifest(
            folder.name, folder, row["order"], row["stage"], row["rules"], range(least, most + 1), day, night
        )
    except (KeyError, TypeError, ValueError) as error:
        raise TangledBankError(f"The manifest of the game {folder.name} is not right: {error}.") from error


@cache
def shelf() -> dict[str, Manifest]:
    """All games by id, in the order of the shelf, also those that are only planned.

    >>> pond = shelf()["pond"]
    >>> pond.ready, pond.rules, pond.players
    (True, 'POND', range(1, 5))
    """
    found: dict[str, Manifest] = {}
    for place in map(Path, __path__):
        if not place.is_dir():
            raise TangledBankError(f"The folder {str(place)!r} named in TANGLEDBANK_GAMES is not there.")
        for path in place.glob(f"*/{MANIFEST}"):
            manifest = read_manifest(path.parent)
            if manifest.id in found:
                both = f"{found[manifest.id].folder.parent} and {place}"
                raise TangledBankError(f"There are two games called {manifest.id!r}, in {both}; rename one folder.")
            found[manifest.id] = manifest
    return dict(sorted(found.items(), key=lambda item: (item[1].order, item[0])))


class Games(Mapping[str, Box]):
    """The games that can be played, by id, in the order of the shelf. A box is opened when it is first asked for."""

    def __getitem__(self, id: str) -> Box:
        if id not in shelf() or not shelf()[id].ready:
            raise KeyError(id)
        module: Any = import_module(f"{__name__}.{id}.box")
        box: Box = module.GAME
        return box

    def __iter__(self) -> Iterator[str]:
        return iter([manifest.id for manifest in shelf().values() if manifest.ready])

    def __len__(self) -> int:
        return len(list(iter(self)))


GAMES: Mapping[str, Box] = Games()


def game(id: str, *, data: str | Path | None = None, **options: object) -> Game:
    """A game with its options chosen; `data` is a folder with other card tables.

    >>> game("pond", days=3).new(players=2, seed=1)
    <pond, 2 players, seat 0 asked to act>
    >>> game("chess")
    Traceback (most recent call last):
    tangledbank.kernel.errors.UnknownName: There is no game called 'chess'; there are: ..., pond.
    """
    return open_box(id, options, Path(data) if data is not None else None)


def open_box(id: str, options: dict[str, object], data: Path | None) -> Game:
    """The same for callers whose options come from outside and may have any name.

    >>> open_box("pond", {"data": 1}, None)
    Traceback (most recent call last):
    tangledbank.kernel.errors.UnknownName: pond has no option data; it has: ...
    """
    if id not in GAMES:
        raise UnknownName(f"There is no game called {id!r}; there are: {', '.join(GAMES)}.")
    return GAMES[id](options, data)
