"""Refusals of the server: each has a code for clients, a status and one English sentence."""

from __future__ import annotations

from typing import Final

from tangledbank.kernel.errors import TangledBankError

TEXTS: Final = {
    "bad-request": (400, "The request is not of the form that docs/protocol.md describes."),
    "unknown-name": (400, "Something with this name does not exist."),
    "bad-options": (400, "These options do not go together, or not with so many players."),
    "bad-record": (400, "This is not a whole and lawful record of a game."),
    "old-cookie": (401, "The cookie of this device is too old; remove it (the data of this site) to begin anew."),
    "not-yours": (403, "This is for those who hold a seat here, or own the table."),
    "private": (403, "This table is private: only those who sit at it can see it."),
    "removed": (403, "The owner of this table has removed you from those who look on."),
    "bad-origin": (403, "The request comes from a page of another site."),
    "bad-link": (403, "The link is not valid: it was used, has expired, or was never made by this server."),
    "no-such-table": (404, "There is no table with this id."),
    "not-found": (404, "There is nothing at this address."),
    "not-finished": (409, "This can be had when the game has ended."),
    "seats-here": (409, "This device holds seats in games that have not ended; it would lose them."),
    "seat-taken": (409, "Somebody has taken this seat."),
    "not-away": (409, "This person is here and keeps nobody waiting, so the seat stays theirs."),
    "has-seat": (409, "Somebody who holds a seat cannot be removed; free the seat first."),
    "not-waiting": (409, "The game has begun, so the seats stay as they are."),
    "too-slow": (408, "The request took too long to arrive; try again."),
    "bad-host": (421, "This server does not answer to this name; use the address that you were given."),
    "too-large": (413, "The message is too large."),
    "not-json": (415, "The request must have the content type application/json."),
    "too-much": (429, "You keep as much here as the server allows; finish some games, or come back tomorrow."),
    "too-fast": (429, "That was too often; wait a moment and try again."),
    "no-thought": (503, "The server has no time to think about this now; try again in a moment."),
    "not-saved": (503, "The server could not save this; nothing has changed. Try again in a moment."),
    "no-room": (507, "The disk of the server is almost full: games go on, but nothing new can begin."),
    "taken-over": (503, "Another server uses the database now, so this one saves nothing more; stop one of them."),
    "restarting": (503, "The server restarts; try again in a moment."),
}


class Refused(Exception):
    """A request that the server refuses.

    >>> Refused("too-fast").status, str(Refused("unknown-name", "There is no bot called 'x'."))
    (429, "There is no bot called 'x'.")
    """

    def __init__(self, code: str, text: str = "") -> None:
        self.code = code
        self.status, usual = TEXTS[code]
        super().__init__(text or usual)

    def plain(self) -> dict[str, object]:
        """The body of the answer.

        >>> Refused("seat-taken").plain()
        {'error': {'code': 'seat-taken', 'text': 'Somebody has taken this seat.'}}
        """
        return {"error": {"code": self.code, "text": str(self)}}


class Rejected(Exception):
    """A socket message that is refused; `reason` says which rule forbids it where a rule does."""

    def __init__(self, code: str, reason: dict[str, object] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.reason = reason


class Conflict(Exception):
    """A row that is there already: somebody else was first."""


class NotSaved(Exception):
    """The database refused to write, for a reason of its own: a full disk, a lost connection."""


class TakenOver(TangledBankError, NotSaved):
    """Another server has the database now; this one does not write any more."""
