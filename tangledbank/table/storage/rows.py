"""The rows of the database, as values."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from tangledbank.kernel.game import Game


class TableRow(msgspec.Struct, kw_only=True):
    """A table: everything about it but its seats and its log."""

    id: str
    game: str
    options: dict[str, Any]
    players: int
    rules_version: int
    data_hash: str
    name: str
    owner: str
    seed: str
    salt: str
    commitment: str
    takeover: int | None
    takeover_bot: str
    is_public: bool
    spectators: bool
    status: str
    created: int
    finished: int | None = None
    result: dict[str, Any] | None = None
    rematch: str | None = None
    imported: bool = False
    clock_move: int | None = None  # seconds for each move; None: no clock
    clock_reserve: int | None = None  # seconds for each seat beyond that
    chat_seats: bool = False  # only those who hold a seat may speak
    lesson: str | None = None  # which lesson of its game is taken here; None: it is a game like any other


class SeatRow(msgspec.Struct):
    """A seat: `human`, `hotseat`, `open` or `bot`. `nonce` is part of its link and changes when the link is used."""

    seat: int
    kind: str
    holder: str | None
    name: str | None
    bot: str | None
    nonce: str


class EventRow(msgspec.Struct):
    """One row of the log.

    `kind` is move, undo, takeback, takeover, handback, join, leave, start, note or read (a note of a lesson), or what
    the owner did: free, mute, unmute, remove; `actor` says who did it: person, bot, fallback (a random move instead of
    a bot's that did not come), forced (the only answer, given for a person) or table; `body` is the move, for undo and
    takeback the `seq` of the first move that is taken back, for what the owner did a `Whom`, and otherwise the line of
    the log.
    """

    seq: int
    kind: str
    seat: int | None
    actor: str
    body: str
    client_key: str | None
    at: int


class Whom(msgspec.Struct):
    """Whom the owner of a table has dealt with: a mark by which they are known again, and what they are called."""

    who: str
    name: str | None
    guest: int | None

    @property
    def element(self) -> str:
        """The person as an argument of a line of the log.

        >>> Whom("x", "Anna", None).element, Whom("x", "Guest 7", 7).element, Whom("x", None, None).element
        ('name:Anna', 'guest:7', 'guest:')
        """
        return f"guest:{self.guest or ''}" if self.guest is not None or self.name is None else f"name:{self.name}"


class ChatRow(msgspec.Struct):
    """A line of chat."""

    line: int
    seat: int | None
    person: str
    name: str
    body: str
    client_key: str
    at: int

    def plain(self) -> dict[str, Any]:
        """The line as clients get it."""
        return {"name": self.name, "seat": self.seat, "text": self.body, "at": iso(self.at)}


def now() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def iso(at: int | None) -> str | None:
    """A time as clients read it.

    >>> iso(0), iso(None)
    ('1970-01-01T00:00:00Z', None)
    """
    return None if at is None else time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at / 1000))


def header_of(game: Game) -> tuple[int, str]:
    """What a table keeps of the game to its end: the version of the rules and the hash of the card tables."""
    return game.rules_version(), game.data_hash
