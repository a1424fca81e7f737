"""Opening a table: its row with the promise of the shuffle, and the statements that write it."""

from __future__ import annotations

import secrets

from tangledbank.kernel.game import Game
from tangledbank.kernel.options import BadOptions
from tangledbank.kernel.record import Record
from tangledbank.table.errors import Refused
from tangledbank.table.storage import store
from tangledbank.table.storage.database import Statement
from tangledbank.table.storage.rows import EventRow, SeatRow, TableRow, header_of, now
from tangledbank.table.tables.commitment import commitment, shuffles_of


def prepare(
    game: Game, owner: str, seats: list[SeatRow], name: str, takeover: int | None, takeover_bot: str
) -> TableRow:
    """The row of a new table, with its promise; it is not written yet."""
    try:
        game.check_players(len(seats))
    except BadOptions as error:
        raise Refused("bad-options", str(error)) from error
    seed, salt = secrets.token_hex(32), secrets.token_hex(16)
    shuffles = shuffles_of(Record.from_state(game.new(len(seats), seed)))
    rules_version, data_hash = header_of(game)
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=game.id,
        options=dict(game.options),
        players=len(seats),
        rules_version=rules_version,
        data_hash=data_hash,
        name=name,
        owner=owner,
        seed=seed,
        salt=salt,
        commitment=commitment(seed, shuffles, salt),
        takeover=takeover,
        takeover_bot=takeover_bot,
        is_public=False,
        spectators=True,
        status="waiting" if any(seat.kind == "open" for seat in seats) else "playing",
        created=now(),
    )


def new_table(row: TableRow, seats: list[SeatRow], line: str) -> list[Statement]:
    """The statements that write a new table; `line` is the first of its log, if it can begin."""
    events = [EventRow(1, "start", None, "table", line, None, row.created)] if row.status == "playing" else []
    return [
        store.add_table(row),
        *(store.add_seat(row.id, seat) for seat in seats),
        *(store.add_event(row.id, event) for event in events),
    ]
