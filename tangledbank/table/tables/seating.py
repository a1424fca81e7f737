"""Who sits where."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any

from tangledbank.kernel.question import CHANCE, Ask
from tangledbank.table.errors import Refused
from tangledbank.table.storage.rows import SeatRow, TableRow, iso
from tangledbank.table.tables.opponents import own_name
from tangledbank.table.web.identity import guest_number


def new_nonce() -> str:
    """What makes a link unlike the one before it."""
    return secrets.token_hex(8)


class Seating:
    """The seats of a table.

    >>> seating = Seating([SeatRow(0, "human", "a", "Anna", None, "x"), SeatRow(1, "open", None, None, None, "y")])
    >>> seating.of("a"), seating.is_full, seating.others("a")
    ({0}, False, set())
    >>> seating.claimed(1, "y", "b", "Boris").name
    'Boris'
    """

    def __init__(self, seats: list[SeatRow]) -> None:
        self.seats = seats

    def __getitem__(self, seat: int) -> SeatRow:
        if not 0 <= seat < len(self.seats):
            raise Refused("bad-request", f"There is no seat {seat} at this table.")
        return self.seats[seat]

    def replace(self, seat: SeatRow) -> None:
        """Somebody sits down, or gets up."""
        self.seats[seat.seat] = seat

    @property
    def is_full(self) -> bool:
        """Whether no seat is open."""
        return all(seat.kind != "open" for seat in self.seats)

    def of(self, person: str | None) -> set[int]:
        """The seats that a person holds."""
        return {seat.seat for seat in self.seats if person is not None and seat.holder == person}

    @property
    def persons(self) -> set[str]:
        """Everybody who holds a seat."""
        return {seat.holder for seat in self.seats if seat.holder is not None}

    def others(self, person: str | None) -> set[str]:
        """Everybody else who holds a seat."""
        return {holder for holder in self.persons if holder != person}

    # ------------------------------------------------------------------ seats as they would be

    def claimed(self, seat: int, nonce: str, person: str, name: str) -> SeatRow:
        """An open seat claimed by a link."""
        row = self[seat]
        if row.kind != "open":
            raise Refused("seat-taken")
        if not secrets.compare_digest(row.nonce, nonce):
            raise Refused("bad-link")
        return SeatRow(seat, "human", person, name, None, new_nonce())

    def taken(self, seat: int, person: str, name: str) -> SeatRow:
        """An open seat of a public table, taken by somebody who came along."""
        return self.claimed(seat, self[seat].nonce, person, name)

    def changed(self, seat: int, kind: str, bot: str | None) -> SeatRow:
        """An open seat given to a bot, or a bot's seat opened."""
        if self[seat].holder is not None:
            raise Refused("seat-taken")
        return SeatRow(seat, kind, None, None, bot, new_nonce())

    # ------------------------------------------------------------------ for clients

    def plain(
        self, person: str | None, online: Collection[str], taken_over: Collection[int], muted: Collection[str | None]
    ) -> list[dict[str, Any]]:
        """The seats as a person sees them."""
        return [
            {
                "seat": seat.seat,
                "kind": seat.kind,
                "name": seat.name or own_name(seat.bot),
                "guest": guest_number(seat.holder, seat.name),
                "bot": seat.bot,
                "online": seat.kind == "bot" or seat.holder in online,
                "takeover": seat.seat in taken_over,
                "muted": seat.holder in muted,
                "you": person is not None and seat.holder == person,
            }
            for seat in self.seats
        ]


def awaited(question: Ask | None, mine: Collection[int]) -> int | None:
    """The seat that the table waits for, as far as somebody may know: of a secret question only the one who is asked.

    >>> from tangledbank.kernel.phrase import Phrase
    >>> bid = Ask(1, Phrase("bid").filled(), [], secret=True)
    >>> awaited(bid, {0}), awaited(bid, {1}), awaited(None, {0})
    (None, 1, None)
    """
    if question is None or question.seat == CHANCE or (question.secret and question.seat not in mine):
        return None
    return int(question.seat)


def table_plain(
    row: TableRow,
    seating: Seating,
    person: str | None,
    online: Collection[str] = (),
    taken_over: Collection[int] = (),
    opened: dict[str, Any] | None = None,
    watching: int = 0,
    muted: Collection[str | None] = (),
    question: Ask | None = None,
) -> dict[str, Any]:
    """A table as a person sees it. Built from what is allowed: seed and salt come only through `opened`."""
    return {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "players": row.players,
        "name": row.name,
        "status": row.status,
        "created": iso(row.created),
        "finished": iso(row.finished),
        "public": row.is_public,
        "spectators": row.spectators,
        "watching": watching,
        "takeover": row.takeover,
        "takeover_bot": row.takeover_bot,
        "clock": {"move": row.clock_move, "reserve": row.clock_reserve} if row.clock_move is not None else None,
        "chat_seats": row.chat_seats,
        "owner": person is not None and row.owner == person,
        "mine": sorted(seating.of(person)),
        "imported": row.imported,
        "lesson": row.lesson,
        "seats": seating.plain(person, online, taken_over, muted),
        "awaits": awaited(question, seating.of(person)),
        "commitment": row.commitment,
        "opened": opened,
        "rematch": row.rematch,
        "result": row.result,
    }
