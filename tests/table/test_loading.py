"""Tables that come back from a long log: beside the event loop, and faster the next time."""

from __future__ import annotations

import asyncio
import threading

import pytest

from tangledbank.table.storage import store
from tangledbank.table.storage.database import Backend
from tangledbank.table.storage.rows import EventRow
from tangledbank.table.tables.timeline import Timeline
from tangledbank.terminal.client import Client
from tests.table.players import guest, new_table
from tests.table.servers import in_thread
from tests.table.test_database import ask


def test_a_long_log_is_read_beside_the_loop_and_leaves_a_snapshot(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    readers: list[threading.Thread] = []
    replay = Timeline.replay

    def watched(self: Timeline, rows: list[EventRow]) -> None:
        readers.append(threading.current_thread())
        replay(self, rows)

    monkeypatch.setattr(Timeline, "replay", watched)
    with in_thread(backend, "idle_seconds=0.05", "snapshot_every=100000") as server:
        anna = guest(server.url)
        id = new_table(anna, "human", "open", "open")["id"]
        while id in server.host.tables:
            pass
        rows = [EventRow(1, "move", 0, "person", "play_animal 0", None, 0)]
        for number in range(2000):
            kind, body = ("takeback", str(number + 1)) if number % 2 == 0 else ("move", "play_animal 0")
            rows.append(EventRow(number + 2, kind, 0, "person", body, None, 0))
        writing = server.host.database.write(*(store.add_event(id, row) for row in rows))
        asyncio.run_coroutine_threadsafe(writing, server.loop).result(60)
    readers.clear()
    with in_thread(backend, "snapshot_every=100") as server:
        again = Client(server.url, anna.cookie)
        assert again.get(f"/api/tables/{id}")["status"] == "waiting"
        assert readers and server.thread not in readers
    assert ask(backend, "SELECT seq FROM snapshots") == [(2001,)]
