"""What the owner of a table may do to others: free a seat, mute, remove a spectator, keep the chat to those who play.

Everything is in the log, for everyone to read.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tangledbank.table.tables.actor import Table
from tangledbank.table.web.connection import REMOVED
from tangledbank.table.errors import Refused
from tangledbank.table.web.messages import ChatRule, Muting, Removal, SeatChange
from tangledbank.table.web.requests import Asked
from tangledbank.table.storage.rows import SeatRow, Whom, now
from tangledbank.table.tables.seating import new_nonce
from tangledbank.table.web.table_api import change_seat, shown


def check_owner(asked: Asked, table: Table) -> None:
    """Refuse everybody but the owner, and tables that cannot be changed."""
    if asked.person is None or asked.person.id != table.row.owner:
        raise Refused("not-yours")
    if table.timeline is None or table.row.imported:
        raise Refused("not-waiting", "This table cannot be changed.")


def line_body(whom: Whom) -> str:
    """The body of a row of the log about somebody."""
    return msgspec.json.encode(whom).decode()


def is_stalling(table: Table, seat: SeatRow) -> bool:
    """Whether a person is away, replaced by a bot, or has kept the table waiting for long."""
    timeline = table.timeline
    assert timeline is not None
    if table.row.status == "waiting" or seat.holder not in table.company.online or seat.seat in timeline.taken_over:
        return True
    waited = now() - timeline.since
    return bool(timeline.state.seat == seat.seat and waited >= table.host.settings.stalling * 1000)


async def free(asked: Asked) -> Any:
    """POST /api/tables/ID/free"""
    wish = await asked.body(SeatChange)
    table = await asked.host.table(asked.path("id"))
    bot = asked.host.opponents.check(wish.bot or table.row.takeover_bot) if wish.kind == "bot" else None

    async def make_free() -> None:
        check_owner(asked, table)
        seat = table.seating[wish.seat]
        if seat.holder is None or seat.holder == table.row.owner or table.row.status not in ("waiting", "playing"):
            raise Refused("bad-request", "There is nobody in this seat whom you could ask to get up.")
        if not is_stalling(table, seat):
            raise Refused("not-away")
        whom = table.company.whom(seat.holder, seat.name)
        await table.substitutes.rest()
        await change_seat(table, SeatRow(seat.seat, wish.kind, None, None, bot, new_nonce()), "free", line_body(whom))

    await table.ask(make_free)
    return shown(table, asked.person)


def find(table: Table, mark: str) -> Whom:
    """Somebody at the table, with a seat or without, by their mark."""
    for seat in table.seating.seats:
        if seat.holder is not None and table.company.mark_of(seat.holder) == mark:
            return table.company.whom(seat.holder, seat.name)
    for line in table.chat:  # somebody who has spoken and gone
        if table.company.mark_of(line.person) == mark:
            return table.company.whom(line.person, line.name)
    whom = next((whom for whom in table.company.onlookers() if whom.who == mark), None)
    if whom is None:
        raise Refused("unknown-name", "There is nobody with this mark at the table.")
    return whom


async def mute(asked: Asked) -> Any:
    """POST /api/tables/ID/mute"""
    wish = await asked.body(Muting)
    table = await asked.host.table(asked.path("id"))

    async def change() -> None:
        check_owner(asked, table)
        whom = find(table, wish.who)
        if whom.who == table.company.mark_of(table.row.owner):
            raise Refused("bad-request", "You cannot mute yourself.")
        assert table.timeline is not None
        if (wish.who in table.timeline.muted) != wish.muted:
            kind = "mute" if wish.muted else "unmute"
            await table.write(table.event(kind, None, "person", line_body(whom)))
            table.broadcast()

    await table.ask(change)
    return shown(table, asked.person)


async def remove(asked: Asked) -> Any:
    """POST /api/tables/ID/remove"""
    wish = await asked.body(Removal)
    table = await asked.host.table(asked.path("id"))

    async def change() -> None:
        check_owner(asked, table)
        whom = find(table, wish.who)
        if wish.who in {table.company.mark_of(person) for person in (*table.seating.persons, table.row.owner)}:
            raise Refused("has-seat")
        assert table.timeline is not None
        if wish.who not in table.timeline.removed:
            await table.write(table.event("remove", None, "person", line_body(whom)))
            for connection in table.connections:
                if table.company.is_removed(connection.id or connection.address):
                    connection.part("removed", REMOVED)
            table.broadcast()

    await table.ask(change)
    return shown(table, asked.person)


async def chat(asked: Asked) -> Any:
    """POST /api/tables/ID/chat"""
    wish = await asked.body(ChatRule)
    table = await asked.host.table(asked.path("id"))

    async def change() -> None:
        check_owner(asked, table)
        if table.row.chat_seats != wish.seats_only:
            row = msgspec.structs.replace(table.row, chat_seats=wish.seats_only)
            line = "chat-seats" if wish.seats_only else "chat-all"
            await table.write(table.event("note", None, "person", line), row=row)
            table.broadcast()

    await table.ask(change)
    return shown(table, asked.person)
