"""Loading a table: what the database holds of it becomes a timeline, keys and chat."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from tangledbank.kernel.errors import TangledBankError
from tangledbank.kernel.record import Record
from tangledbank.lessons import lesson_of
from tangledbank.table.errors import NotSaved
from tangledbank.table.storage import store
from tangledbank.table.storage.rows import TableRow, header_of
from tangledbank.table.tables.catalogue import open_game
from tangledbank.table.tables.clock import Clock
from tangledbank.table.tables.timeline import Timeline
from tangledbank.version import VERSION

if TYPE_CHECKING:
    from tangledbank.table.host import Host
    from tangledbank.table.tables.actor import Table

LOG = logging.getLogger("tangledbank.table")


async def fill(host: Host, table: Table) -> None:
    """Give a table its timeline, keys and chat from the database."""
    row = table.row
    try:
        timeline = await timeline_of(host, row)
    except NotSaved:
        raise
    except Exception as error:
        # The log stays as it is; a version that knows these rules can play it again.
        LOG.error("broken", extra={"fields": {"table": row.id, "error": f"{type(error).__name__}: {error}"}})
        timeline = None
        if row.status != "finished":  # what has ended has its result and its record all the same
            row.status = "broken"
    if timeline is not None and table.timeline is not None:
        timeline.cuts = table.timeline.cuts + 1  # clients may hold lines that are gone
    table.timeline = timeline
    table.snapshot_at = timeline.seq if timeline is not None else 0
    table.keys = {key: (seq, seat) for key, seq, seat in await host.store.keys(row.id)}
    table.chat = await host.store.chat(row.id)


async def timeline_of(host: Host, row: TableRow) -> Timeline:
    """The course of a table so far: from its newest snapshot, or from its whole log; played beside the event loop."""
    game = open_game(row.game, row.options)
    if header_of(game) != (row.rules_version, row.data_hash):
        raise TangledBankError("The table was begun with other rules or card tables.")
    lesson = lesson_of(row.game, row.lesson) if row.lesson is not None else None

    def begin() -> Timeline:
        return Timeline(game, row.players, row.seed, clock_of(host, row), lesson)

    timeline = await asyncio.to_thread(begin)
    if row.imported:
        text = await host.store.record(row.id)
        await asyncio.to_thread(lambda: timeline.follow(Record.from_text(text or "")))
        return timeline
    snapshot = await host.store.snapshot(row.id, VERSION)
    if snapshot is not None:
        try:
            await asyncio.to_thread(timeline.load, snapshot[1])
        except Exception as error:  # a cache: whatever is wrong with it, the log is there
            LOG.warning("snapshot-ignored", extra={"fields": {"table": row.id, "error": str(error)}})
            timeline = begin()
    rows = await host.store.events(row.id, timeline.seq)
    await asyncio.to_thread(timeline.replay, rows)
    if len(rows) > host.settings.snapshot_every:  # the next one to load it need not take so long
        host.later(host.database.write(store.set_snapshot(row.id, timeline.seq, VERSION, timeline.save())))
    return timeline


def clock_of(host: Host, row: TableRow) -> Clock | None:
    """The clock of a table, if it has one."""
    if row.clock_move is None:
        return None
    return Clock(row.clock_move, row.clock_reserve or 0, row.players, host.outages.spans)
