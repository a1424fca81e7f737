"""The layout of a game: where each number of an observation stands, and which word has which number.

It is measured, not written: `python -m tangledbank.learning.survey` plays at random and writes what it meets into the
`layout.json` of the game. It is the same for all options and numbers of players, so that what has learned one table
can sit down at another.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, NamedTuple

from tangledbank.games import shelf
from tangledbank.kernel.errors import TangledBankError

FILE = "layout.json"
THINGS = "things."


class Block(NamedTuple):
    """Rows of one sort: how many there is room for, the fields of each, and where the first one begins."""

    path: str
    room: int
    fields: dict[str, int]
    start: int

    @property
    def end(self) -> int:
        """Where the next block begins."""
        return self.start + self.room * len(self.fields)


class Layout:
    """The sizes of a game, and the words that its views have.

    >>> layout = layout_of("pond")
    >>> list(layout.blocks)[:3], layout.room("card") >= 2, "insect:fly" in layout.words
    (['', 'board.seats', 'board.seats.hand'], True, True)
    """

    def __init__(self, document: dict[str, Any]) -> None:
        self.seats: int = document["seats"]  # most at a table
        self.numbers: int = document["numbers"]  # that a move may name, from 0 on
        self.spoken: int = document["spoken"]  # words of a move at most
        self.words: dict[str, int] = {word: number for number, word in enumerate(document["words"], 1)}
        self.blocks: dict[str, Block] = {}
        start = self.spoken  # an observation begins with the words of a move that are said already
        for path, block in document["blocks"].items():
            fields = {field: at for at, field in enumerate(block["fields"])}
            self.blocks[path] = Block(path, block["room"], fields, start)
            start = self.blocks[path].end
        self.size: int = start
        self.kinds: set[str] = {path.removeprefix(THINGS) for path in self.blocks if path.startswith(THINGS)}

    def room(self, kind: str) -> int:
        """How many things of a kind there is room for; none of a kind that is not on the table.

        >>> layout_of("pond").room("moon")
        0
        """
        block = self.blocks.get(THINGS + kind)
        return block.room if block is not None else 0


@cache
def layout_of(id: str) -> Layout:
    """The layout of a game.

    >>> layout_of("pond") is layout_of("pond")
    True
    """
    path = shelf()[id].folder / FILE
    try:
        return Layout(json.loads(path.read_text(encoding="utf-8")))
    except FileNotFoundError as error:
        how = f"run: python -m tangledbank.learning.survey {id}"
        raise TangledBankError(f"The game {id} has no {FILE} yet; {how}") from error
