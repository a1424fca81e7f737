"""What is kept: nobody fills the disk alone, and what was abandoned goes in the end."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from tangledbank.table.storage.database import Backend
from tangledbank.table.storage.sqlite import SQLite
from tangledbank.terminal.client import Client, ServerRefused
from tests.table.conftest import StartThread
from tests.table.players import at_table, claim_all, guest, new_table, run
from tests.table.servers import ServerThread, in_thread
from tests.table.test_imports import finished

DAY = 86_400_000


def code_of(client: Client, path: str, body: Any) -> str:
    """The code with which a POST is refused."""
    with pytest.raises(ServerRefused) as refused:
        client.post(path, body)
    return refused.value.code


def within(server: ServerThread, work: Coroutine[Any, Any, Any]) -> Any:
    """Do something in the thread of a server."""
    return asyncio.run_coroutine_threadsafe(work, server.loop).result(60)


def test_a_person_keeps_so_many_tables_and_records(serve_in_thread: StartThread) -> None:
    with serve_in_thread("tables_per_person=2", "records_per_person=1") as server:
        anna, boris = guest(server.url), guest(server.url)
        for _ in range(2):
            new_table(anna, "human", "open")
        assert code_of(anna, "/api/play-now", {"game": "evolution"}) == "too-much"
        seats = [{"kind": "human"}, {"kind": "open"}]
        assert code_of(anna, "/api/tables", {"game": "evolution", "seats": seats}) == "too-much"
        record = {"text": finished().to_text()}
        anna.post("/api/records", record)
        assert code_of(anna, "/api/records", record) == "too-much"
        new_table(boris, "human", "open")  # others are not concerned


def test_an_address_keeps_so_many_bytes_a_day(serve_in_thread: StartThread) -> None:
    with serve_in_thread("kept_bytes_per_day=41000") as server:
        anna, boris = guest(server.url), guest(server.url)
        id = new_table(anna, "human", "random", options={"first_player": "0"})["id"]
        new_table(boris, "human", "open")
        assert code_of(boris, "/api/play-now", {"game": "evolution"}) == "too-much"

        async def chatter() -> None:
            async with at_table(anna, id) as player:
                for number in range(10):
                    await player.say(type="chat", key=f"k{number}", text="hello")
                assert (await player.until("reject"))["code"] == "too-much"

        run(chatter())


class Small(SQLite):
    """A database on a disk that is almost full."""

    free = 10**6

    def room(self) -> int:
        return self.free


def test_nothing_new_begins_on_a_disk_that_is_almost_full(tmp_path: Path) -> None:
    backend = Small(tmp_path / "tables.db")
    backend.free = 10**12
    with in_thread(backend) as server:
        anna = guest(server.url)
        id = new_table(anna, "human", "random")["id"]
        backend.free = 10**6
        assert code_of(anna, "/api/play-now", {"game": "evolution"}) == "no-room"
        assert code_of(anna, "/api/records", {"text": finished().to_text()}) == "no-room"

        async def play() -> None:
            async with at_table(anna, id) as player:
                await player.play_to_the_end()

        run(play())


def test_what_nobody_touched_for_long_is_removed_and_nothing_else(backend: Backend) -> None:
    with in_thread(backend, "abandoned_days=100") as server:
        anna, boris = guest(server.url), guest(server.url)
        full = new_table(anna, "human", "open", options={"deck_reduction": "half_random"})
        claim_all(full, boris)

        async def play() -> None:
            async with at_table(anna, full["id"]) as a, at_table(boris, full["id"]) as b:
                await asyncio.gather(a.play_to_the_end(), b.play_to_the_end())

        run(play())
        ended = full["id"]
        old = [new_table(anna, "human", "open")["id"] for _ in range(2)]
        again = anna.post(f"/api/tables/{ended}/rematch", {})["id"]
        young, new = (new_table(anna, "human", "open")["id"] for _ in range(2))

        async def age(days: int, *ids: str) -> None:
            for id in ids:
                for table, key, at in (("tables", "id", "created"), ("events", "table_id", "at")):
                    sql = f"UPDATE {table} SET {at} = {at} - ? WHERE {key} = ?"
                    await server.host.database.write((sql, [days * DAY, id]))

        async def leave_memory() -> None:
            for table in list(server.host.tables.values()):
                await table.close()
            server.host.tables.clear()

        within(server, age(90, young))
        within(server, age(101, ended, again, *old))
        within(server, leave_memory())
        anna.get(f"/api/tables/{old[0]}")  # somebody looks at this one
        assert within(server, server.host.clear_out()) == 2
        assert {table["id"] for table in anna.get("/api/tables")["mine"]} == {ended, young, new, old[0]}
        assert anna.get(f"/api/tables/{ended}/record") and anna.get(f"/api/tables/{ended}")["rematch"] is None
        for part in ("seats", "events", "chat", "snapshots"):
            rows = within(server, server.host.database.read(f"SELECT DISTINCT table_id FROM {part}"))
            assert {id for (id,) in rows} <= {ended, young, new, old[0]}

        # A clock that is a year ahead removes nothing: nothing has happened in that year.
        within(server, age(400, ended, young, new, old[0]))
        assert within(server, server.host.clear_out()) == 0


def test_an_error_in_the_engine_is_a_plain_answer(
    serve_in_thread: StartThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serve_in_thread() as server:
        anna = guest(server.url)
        id = new_table(anna, "human", "random", options={"first_player": "0"})["id"]

        async def play() -> None:
            async with at_table(anna, id) as player:
                live = server.host.tables[id]
                with monkeypatch.context() as broken:
                    broken.setattr(live.play, "hear", lambda *given: 1 / 0)
                    await player.say(type="move", decision=player.view["decision"], key="k", move=player.moves[0])
                    assert (await player.until("reject", key="k"))["code"] == "error"
                assert (await player.move())["type"] == "ack"

        run(play())
