"""Tangled Bank: five board games about evolution.

>>> import random
>>> import tangledbank as tb
>>> rng = random.Random(1)
>>> state = tb.game("pond").new(players=4, seed=7)
>>> while not state.over:
...     state.play(rng.choice(state.moves))
>>> len(state.scores), len(state.winners) <= 4
(4, True)
"""

from pathlib import Path

from tangledbank.games import GAMES, game, open_box
from tangledbank.kernel.errors import (
    BadChance,
    BadPosition,
    BadRecord,
    IllegalMove,
    InvalidMove,
    Reason,
    TangledBankError,
    UnknownName,
)
from tangledbank.kernel.game import Game
from tangledbank.kernel.move import Move
from tangledbank.kernel.options import BadOptions, Option
from tangledbank.kernel.question import CHANCE
from tangledbank.kernel.record import Record
from tangledbank.kernel.sight import Sight
from tangledbank.kernel.state import State
from tangledbank.version import VERSION

__version__ = VERSION
__all__ = [
    "CHANCE",
    "GAMES",
    "BadChance",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "Game",
    "IllegalMove",
    "InvalidMove",
    "Move",
    "Option",
    "Reason",
    "Record",
    "Sight",
    "State",
    "TangledBankError",
    "UnknownName",
    "game",
    "game_of",
    "replay",
]


def game_of(record: Record, data: str | Path | None = None) -> Game:
    """The game that a record is of, with its options.

    >>> game_of(Record.from_state(game("pond").new(players=2, seed=7))).id
    'pond'
    """
    options = record.header.get("options")
    if not isinstance(options, dict):
        raise BadRecord("The header of the record does not say with which options it was played.")
    return open_box(str(record.header.get("game")), options, Path(data) if data is not None else None)


def replay(path: str | Path, data: str | Path | None = None) -> State:
    """The last state of a record in a file.

    >>> replay("no such file")
    Traceback (most recent call last):
    tangledbank.kernel.errors.BadRecord: The record 'no such file' cannot be read: No such file or directory.
    """
    record = Record.load(path)
    return record.replay(game_of(record, data))
