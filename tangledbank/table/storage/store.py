"""What the server keeps: tables, seats, the log, chat, people, records. All SQL but the schema is here."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from tangledbank.table.errors import Conflict
from tangledbank.table.storage.database import Database, Statement
from tangledbank.table.storage.rows import ChatRow, EventRow, SeatRow, TableRow, now

TABLE_FIELDS = [field.name for field in msgspec.structs.fields(TableRow)]
TABLE_COLUMNS = ", ".join(TABLE_FIELDS)
SEAT_COLUMNS = "seat, kind, holder, name, bot, nonce"
EVENT_COLUMNS = "seq, kind, seat, actor, body, client_key, at"
CHAT_COLUMNS = "line, seat, person, name, body, client_key, at"
# Lists carry what everyone may see: no seeds, no salts.
LISTED_COLUMNS = ", ".join(f"'' AS {name}" if name in ("seed", "salt") else name for name in TABLE_FIELDS)
LISTED = 50


def places(count: int) -> str:
    """Places for that many values.

    >>> places(3)
    '?, ?, ?'
    """
    return ", ".join("?" * count)


def table_from(values: tuple[Any, ...]) -> TableRow:
    """A table from a row of the database."""
    row = dict(zip(TABLE_FIELDS, values, strict=True))
    for name in ("options", "result"):
        row[name] = None if row[name] is None else msgspec.json.decode(row[name])
    for name in ("is_public", "spectators", "imported", "chat_seats"):
        row[name] = bool(row[name])
    return TableRow(**row)


def add_table(row: TableRow) -> Statement:
    """The statement that writes a new table."""
    values: list[Any] = []
    for name in TABLE_FIELDS:
        value = getattr(row, name)
        if isinstance(value, dict):
            value = msgspec.json.encode(value).decode()
        values.append(int(value) if isinstance(value, bool) else value)
    return f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES ({places(len(values))})", values


def add_seat(table: str, seat: SeatRow) -> Statement:
    """The statement that writes a seat of a new table."""
    values = [table, *msgspec.structs.astuple(seat)]
    return f"INSERT INTO seats (table_id, {SEAT_COLUMNS}) VALUES ({places(7)})", values


def set_seat(table: str, seat: SeatRow) -> Statement:
    """The statement that changes a seat."""
    sql = "UPDATE seats SET kind = ?, holder = ?, name = ?, bot = ?, nonce = ? WHERE table_id = ? AND seat = ?"
    return sql, [seat.kind, seat.holder, seat.name, seat.bot, seat.nonce, table, seat.seat]


def add_event(table: str, event: EventRow) -> Statement:
    """The statement that adds a row to the log."""
    values = [table, *msgspec.structs.astuple(event)]
    return f"INSERT INTO events (table_id, {EVENT_COLUMNS}) VALUES ({places(8)})", values


def add_chat(table: str, line: ChatRow) -> Statement:
    """The statement that adds a line of chat."""
    values = [table, *msgspec.structs.astuple(line)]
    return f"INSERT INTO chat (table_id, {CHAT_COLUMNS}) VALUES ({places(8)})", values


def set_status(row: TableRow) -> Statement:
    """The statement that writes what changes in a table: status, end, result, rematch, who may speak."""
    result = None if row.result is None else msgspec.json.encode(row.result).decode()
    sql = "UPDATE tables SET status = ?, finished = ?, result = ?, rematch = ?, chat_seats = ? WHERE id = ?"
    return sql, [row.status, row.finished, result, row.rematch, int(row.chat_seats), row.id]


def add_record(table: str, text: str) -> Statement:
    """The statement that keeps an imported record."""
    return "INSERT INTO records (table_id, body) VALUES (?, ?)", [table, text]


def set_snapshot(table: str, seq: int, version: str, body: str) -> Statement:
    """The statement that keeps a snapshot in place of the last one."""
    sql = (
        "INSERT INTO snapshots (table_id, seq, engine_version, body) VALUES (?, ?, ?, ?) ON CONFLICT (table_id) "
        "DO UPDATE SET seq = excluded.seq, engine_version = excluded.engine_version, body = excluded.body"
    )
    return sql, [table, seq, version, body]


def set_review(table: str, version: str, body: str) -> Statement:
    """The statement that keeps a review in place of the last one."""
    sql = (
        "INSERT INTO reviews (table_id, engine_version, body) VALUES (?, ?, ?) ON CONFLICT (table_id) "
        "DO UPDATE SET engine_version = excluded.engine_version, body = excluded.body"
    )
    return sql, [table, version, body]


class Store:
    """Reading, and the few writes that concern no table."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def signing_key(self) -> str:
        """The key that cookies and links are signed with; made at the first start."""
        while True:
            rows = await self.database.read("SELECT value FROM meta WHERE name = 'signing_key'")
            if rows:
                return str(rows[0][0])
            key = ("INSERT INTO meta (name, value) VALUES ('signing_key', ?)", [secrets.token_hex(32)])
            try:
                await self.database.write(key)
            except Conflict:
                continue  # another server made one at the same moment

    async def table(self, id: str) -> TableRow | None:
        """The table with that id."""
        rows = await self.database.read(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", id)
        return table_from(rows[0]) if rows else None

    async def seats(self, table: str) -> list[SeatRow]:
        """The seats of a table, in order."""
        sql = f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = ? ORDER BY seat"
        return [SeatRow(*row) for row in await self.database.read(sql, table)]

    async def events(self, table: str, after: int = 0) -> list[EventRow]:
        """The log of a table after a row."""
        sql = f"SELECT {EVENT_COLUMNS} FROM events WHERE table_id = ? AND seq > ? ORDER BY seq"
        return [EventRow(*row) for row in await self.database.read(sql, table, after)]

    async def keys(self, table: str) -> list[tuple[str, int, int]]:
        """The client keys in the log of a table, with row and seat."""
        sql = "SELECT client_key, seq, seat FROM events WHERE table_id = ? AND client_key IS NOT NULL"
        return [(str(key), int(seq), int(seat)) for key, seq, seat in await self.database.read(sql, table)]

    async def chat(self, table: str) -> list[ChatRow]:
        """The chat of a table."""
        sql = f"SELECT {CHAT_COLUMNS} FROM chat WHERE table_id = ? ORDER BY line"
        return [ChatRow(*row) for row in await self.database.read(sql, table)]

    async def snapshot(self, table: str, version: str) -> tuple[int, str] | None:
        """The snapshot of a table made by this version of the engine: row of the log, and text."""
        sql = "SELECT seq, body FROM snapshots WHERE table_id = ? AND engine_version = ?"
        rows = await self.database.read(sql, table, version)
        return (int(rows[0][0]), str(rows[0][1])) if rows else None

    async def record(self, table: str) -> str | None:
        """The text of an imported record."""
        rows = await self.database.read("SELECT body FROM records WHERE table_id = ?", table)
        return str(rows[0][0]) if rows else None

    async def review(self, table: str, version: str) -> str | None:
        """The review of a game made by this version of the engine."""
        sql = "SELECT body FROM reviews WHERE table_id = ? AND engine_version = ?"
        rows = await self.database.read(sql, table, version)
        return str(rows[0][0]) if rows else None

    async def name_of(self, person: str) -> str | None:
        """The name that a person chose."""
        rows = await self.database.read("SELECT name FROM people WHERE id = ?", person)
        return str(rows[0][0]) if rows else None

    async def rename(self, person: str, name: str) -> None:
        """Keep a person's name, at their tables too."""
        sql = (
            "INSERT INTO people (id, name, created) VALUES (?, ?, ?) "
            "ON CONFLICT (id) DO UPDATE SET name = excluded.name"
        )
        seats = ("UPDATE seats SET name = ? WHERE holder = ? AND kind = 'human'", [name, person])
        await self.database.write((sql, [person, name, now()]), seats)

    async def note(self, name: str, value: str) -> None:
        """Keep a value under a name in place of the last one."""
        sql = "INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self.database.write((sql, [name, value]))

    async def is_used(self, nonce: str) -> bool:
        """Whether a link for a second device has been used."""
        return bool(await self.database.read("SELECT 1 FROM meta WHERE name = ?", f"device/{nonce}"))

    async def use(self, nonce: str) -> None:
        """Note that a link for a second device has been used; `Conflict` if it had been."""
        await self.database.write(
            ("INSERT INTO meta (name, value) VALUES (?, ?)", [f"device/{nonce}", str(now())]),
        )

    async def unfinished_of(self, person: str) -> int:
        """At how many tables that have not ended a person sits, or which they own."""
        sql = (
            "SELECT COUNT(*) FROM tables WHERE status IN ('waiting', 'playing') AND lesson IS NULL AND "
            "(owner = ? OR id IN (SELECT table_id FROM seats WHERE holder = ?))"
        )
        return int((await self.database.read(sql, person, person))[0][0])

    async def kept_by(self, owner: str, records: bool) -> int:
        """How many records a person has brought, or how many of their tables have not ended."""
        kind = "imported = 1" if records else "status IN ('waiting', 'playing')"
        return int((await self.database.read(f"SELECT COUNT(*) FROM tables WHERE owner = ? AND {kind}", owner))[0][0])

    async def newest(self) -> int:
        """When something last happened at any table."""
        sql = "SELECT COALESCE(MAX(created), 0) FROM tables UNION ALL SELECT COALESCE(MAX(at), 0) FROM events"
        return max(int(at) for (at,) in await self.database.read(sql))

    async def abandoned(self, before: int, most: int) -> list[str]:
        """Tables that have not ended and at which nothing has happened since a moment."""
        sql = (
            "SELECT id FROM tables WHERE status IN ('waiting', 'playing') AND created < ? "
            "AND NOT EXISTS (SELECT 1 FROM events WHERE table_id = id AND at >= ?) "
            f"AND NOT EXISTS (SELECT 1 FROM chat WHERE table_id = id AND at >= ?) ORDER BY created LIMIT {most}"
        )
        return [str(id) for (id,) in await self.database.read(sql, before, before, before)]

    async def remove(self, table: str) -> None:
        """Remove a table and everything that belongs to it."""
        parts: list[Statement] = [
            (f"DELETE FROM {part} WHERE table_id = ?", [table])
            for part in ("snapshots", "chat", "events", "seats", "records", "reviews")
        ]
        rematch = ("UPDATE tables SET rematch = NULL WHERE rematch = ?", [table])
        await self.database.write(*parts, rematch, ("DELETE FROM tables WHERE id = ?", [table]))

    async def forget_links(self, before: int) -> None:
        """Forget used links for a second device that are too old to be used again anyway."""
        sql = "DELETE FROM meta WHERE substr(name, 1, 7) = 'device/' AND CAST(value AS BIGINT) < ?"
        await self.database.write((sql, [before]))

    async def tables_of(self, person: str) -> list[TableRow]:
        """The newest tables at which a person sits, or which they own."""
        sql = (
            f"SELECT {LISTED_COLUMNS} FROM tables WHERE lesson IS NULL AND (owner = ? OR id IN "
            f"(SELECT table_id FROM seats WHERE holder = ?)) ORDER BY created DESC LIMIT {LISTED}"
        )
        return [table_from(row) for row in await self.database.read(sql, person, person)]

    async def lessons_of(self, person: str) -> list[str]:
        """The tables at which a person takes lessons, or took them."""
        rows = await self.database.read("SELECT id FROM tables WHERE lesson IS NOT NULL AND owner = ?", person)
        return [str(id) for (id,) in rows]

    async def public_tables(self) -> list[TableRow]:
        """The newest tables that are listed for everyone."""
        sql = f"SELECT {LISTED_COLUMNS} FROM tables WHERE is_public = 1 ORDER BY created DESC LIMIT {LISTED}"
        return [table_from(row) for row in await self.database.read(sql)]
