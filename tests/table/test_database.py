"""The database: migrations from every older schema, backups, group commits, conflicts, a disk that refuses."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import tangledbank as tb
from tangledbank.kernel.errors import TangledBankError
from tangledbank.table.errors import Conflict, NotSaved
from tangledbank.table.storage import store
from tangledbank.table.storage.database import Backend, Database
from tangledbank.table.storage.migrations import MIGRATIONS
from tangledbank.table.storage.postgres import Postgres
from tangledbank.table.storage.rows import EventRow, SeatRow
from tangledbank.table.storage.schema import migrate, version_of
from tangledbank.table.storage.sqlite import SQLite
from tangledbank.table.tables.opening import prepare
from tests.table.conftest import StartThread
from tests.table.players import at_table, guest, new_table, run
from tests.table.servers import PostgresServer, in_thread

TABLES = ["chat", "events", "meta", "outages", "people", "records", "schema_version", "seats", "snapshots", "tables"]


def ask(backend: Backend, sql: str, *places: Any) -> list[tuple[Any, ...]]:
    """Run one statement on a connection of its own."""
    connection = backend.connect()
    try:
        return backend.execute(connection, sql, places)
    finally:
        connection.close()


def old_table(backend: Backend) -> str:
    """A running game as version 1 of the schema kept it."""
    seats = [SeatRow(0, "human", "a" * 32, "Anna", None, "x"), SeatRow(1, "human", "b" * 32, "Boris", None, "y")]
    row = prepare(tb.game("evolution"), "a" * 32, seats, "Old", None, "greedy")
    sql, values = store.add_table(row)
    later = ("imported", "clock_move", "clock_reserve", "chat_seats", "lesson")
    known = [name for name in store.TABLE_FIELDS if name not in later]
    kept = [value for name, value in zip(store.TABLE_FIELDS, values, strict=True) if name not in later]
    ask(backend, f"INSERT INTO tables ({', '.join(known)}) VALUES ({store.places(len(kept))})", *kept)
    for seat in seats:
        sql, values = store.add_seat(row.id, seat)
        ask(backend, sql, *values)
    state = tb.game("evolution").new(2, row.seed)
    for seq in range(1, 9):
        sql, values = store.add_event(
            row.id, EventRow(seq, "move", state.seat, "person", str(state.moves[0]), f"k{seq}", 0)
        )
        ask(backend, sql, *values)
        state.play(state.moves[0])
    return row.id


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS) + 1))
def test_a_game_of_every_older_schema_goes_on(backend: Backend, version: int) -> None:
    migrate(backend, version)
    id = old_table(backend) if version < len(MIGRATIONS) else None
    backups = migrate(backend)
    assert len(backups) == len(MIGRATIONS) - version
    connection = backend.connect()
    assert version_of(backend, connection) == len(MIGRATIONS)
    connection.close()
    assert migrate(backend) == []
    if isinstance(backend, SQLite):
        for backup, number in zip(backups, range(version, len(MIGRATIONS)), strict=True):
            copy = SQLite(Path(backup))
            assert ask(copy, "SELECT MAX(version) FROM schema_version") == [(number,)]
            assert ask(copy, "SELECT COUNT(*) FROM events") == [(8,)]
    else:
        for backup in backups:
            schema = backup.removeprefix("the schema ")
            assert ask(backend, f'SELECT COUNT(*) FROM "{schema}".events') == [(8,)]
    if id is None:
        return
    with in_thread(backend) as server:
        anna = guest(server.url)
        anna.cookie = server.host.signer.cookie("a" * 32)
        assert anna.get(f"/api/tables/{id}")["mine"] == [0]

        async def play() -> None:
            boris = guest(server.url)
            boris.cookie = server.host.signer.cookie("b" * 32)
            async with at_table(anna, id) as a, at_table(boris, id) as b:
                assert a.view["decision"] == 8
                await asyncio.gather(a.play_to_the_end(), b.play_to_the_end())

        run(play())


def test_a_database_from_the_future_is_refused(backend: Backend) -> None:
    migrate(backend)
    ask(backend, "INSERT INTO schema_version (version) VALUES (99)")
    with pytest.raises(TangledBankError, match="install a newer one"):
        migrate(backend)


def test_two_servers_do_not_share_a_database(backend: Backend) -> None:
    lock = backend.lock()
    with pytest.raises(TangledBankError, match="Another server uses"):
        backend.lock()
    lock.close()
    backend.lock().close()


def test_writes_share_commits_and_one_at_fault_spares_the_others(backend: Backend) -> None:
    migrate(backend)
    commits: list[int] = []
    database = Database(backend, commits.append)

    async def test() -> None:
        sql = "INSERT INTO meta (name, value) VALUES (?, ?)"
        results = await asyncio.gather(
            *(database.write((sql, [f"n{number % 90}", str(number)])) for number in range(100)),
            database.write((sql, ["whole", "1"]), (sql, ["whole", "2"])),
            database.write(("INSERT INTO nowhere VALUES (1)", [])),
            return_exceptions=True,
        )
        assert [type(result) for result in results[:90]] == [type(None)] * 90
        assert all(isinstance(result, Conflict) for result in results[90:101])
        assert isinstance(results[101], NotSaved)
        assert await database.read("SELECT COUNT(*) FROM meta") == [(90,)]

    run(test())
    database.close()
    assert sum(commits) == 102 and len(commits) < 102


def test_the_log_refuses_a_second_row_and_a_second_key(backend: Backend) -> None:
    migrate(backend, 1)
    id = old_table(backend)
    migrate(backend)
    database = Database(backend)

    async def test() -> None:
        for event in (EventRow(8, "move", 0, "person", "x", "new", 0), EventRow(9, "move", 0, "person", "x", "k8", 0)):
            with pytest.raises(Conflict):
                await database.write(store.add_event(id, event))

    run(test())
    database.close()


class Sick(SQLite):
    """A database whose disk can be full."""

    full = False

    def execute(self, connection: Any, sql: str, places: Sequence[Any]) -> list[tuple[Any, ...]]:
        if self.full and sql.startswith("INSERT INTO events"):
            raise sqlite3.OperationalError("database or disk is full")
        return super().execute(connection, sql, places)


def test_a_full_disk_refuses_moves_and_heals(tmp_path: Path) -> None:
    backend = Sick(tmp_path / "tables.db")
    with in_thread(backend) as server:
        anna = guest(server.url)
        table = new_table(anna, "human", "random", options={"first_player": "0"})

        async def play() -> None:
            async with at_table(anna, table["id"]) as player:
                backend.full = True
                before = player.view["seq"]
                answer = await player.move()
                assert answer["code"] == "not-saved"
                assert player.view["seq"] == before
                backend.full = False
                await player.play_to_the_end()

        run(play())


def test_tables_sleep_on_disk_and_snapshots_are_only_a_cache(serve_in_thread: StartThread) -> None:
    with serve_in_thread("idle_seconds=0.05", "snapshot_every=5") as server:
        anna = guest(server.url)
        table = new_table(anna, "human", "random")
        id = table["id"]

        async def play() -> None:
            spoiled = ["{}", "nonsense", None]
            while True:
                async with at_table(anna, id) as player:
                    for _ in range(6):
                        if not await player.until_asked():
                            return
                        await player.move()
                while id in server.host.tables:
                    await asyncio.sleep(0.02)
                if spoiled:
                    body = spoiled.pop()
                    path = SQLite(server.host.backend.path)  # type: ignore[attr-defined]
                    if body is None:
                        ask(path, "DELETE FROM snapshots")
                    else:
                        ask(path, "UPDATE snapshots SET body = ?", body)

        run(play())
        assert anna.get(f"/api/tables/{id}")["status"] == "finished"


def test_a_table_of_other_rules_is_kept_but_not_played(serve_in_thread: StartThread) -> None:
    with serve_in_thread("idle_seconds=0.05") as server:
        anna = guest(server.url)
        id = new_table(anna, "human", "random")["id"]
        path: Path = server.host.backend.path  # type: ignore[attr-defined]
        while id in server.host.tables:
            pass
        ask(SQLite(path), "UPDATE tables SET rules_version = 99")
        assert anna.get(f"/api/tables/{id}")["status"] == "broken"
        assert ask(SQLite(path), "SELECT status FROM tables") == [("playing",)]

        async def watch() -> None:
            async with at_table(anna, id) as player:
                assert player.view["view"] is None
                await player.say(type="move", decision=0, key="k", move="pass")
                await player.until("reject", key="k")

        run(watch())


def test_a_finished_game_of_other_cards_still_gives_its_record(serve_in_thread: StartThread) -> None:
    with serve_in_thread("idle_seconds=0.05") as server:
        anna = guest(server.url)
        id = new_table(anna, "human", "random", options={"deck_reduction": "half_random"})["id"]

        async def play() -> None:
            async with at_table(anna, id) as player:
                await player.play_to_the_end()

        run(play())
        text = anna.get(f"/api/tables/{id}/record")
        path: Path = server.host.backend.path  # type: ignore[attr-defined]
        while id in server.host.tables:
            pass
        ask(SQLite(path), "UPDATE tables SET data_hash = 'other'")
        table = anna.get(f"/api/tables/{id}")
        assert table["status"] == "finished" and table["result"]["winners"]
        assert anna.get(f"/api/tables/{id}/record") == text


def test_lost_connections_to_postgresql_are_opened_anew(postgres: PostgresServer) -> None:
    import psycopg

    with in_thread(Postgres(postgres.fresh())) as server:
        anna = guest(server.url)
        table = new_table(anna, "human", "random")

        async def play() -> None:
            async with at_table(anna, table["id"]) as player:
                while await player.until_asked():
                    if len(player.acks) % 7 == 3:
                        with psycopg.connect(postgres.address(), autocommit=True) as admin:
                            others = (
                                "SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename IS NOT NULL"
                            )
                            ends = (
                                f"SELECT pg_terminate_backend(pid) FROM ({others}) AS o WHERE pid <> pg_backend_pid()"
                            )
                            admin.execute(ends.encode())
                    await player.move()
                seqs = list(player.acks.values())
                assert seqs == sorted(set(seqs))

        run(play())
        assert anna.get(f"/api/tables/{table['id']}")["status"] == "finished"
