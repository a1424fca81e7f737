"""Where everything is kept: for nobody else to read, by one server alone, and honest about its health."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tangledbank.kernel.errors import TangledBankError
from tangledbank.table.errors import TakenOver
from tangledbank.table.storage.database import Backend
from tangledbank.table.storage.postgres import Postgres
from tangledbank.table.storage.schema import migrate
from tangledbank.table.storage.sqlite import SQLite
from tangledbank.terminal.client import Client, ServerRefused
from tests.table.conftest import Start
from tests.table.players import guest, new_table
from tests.table.servers import ROOT, PostgresServer, in_thread


def test_nobody_else_on_the_machine_can_read_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    before = os.umask(0)
    try:
        migrate(SQLite(path), 1)
        path.chmod(0o644)  # as an older version left it
        backups = migrate(SQLite(path))
        with in_thread(SQLite(path)) as server:
            new_table(guest(server.url), "human", "random")
            files = [path, Path(f"{path}-wal"), Path(f"{path}-shm"), *map(Path, backups)]
            assert [file.stat().st_mode & 0o777 for file in files] == [0o600] * len(files)
        assert (tmp_path / "backups").stat().st_mode & 0o777 == 0o700
    finally:
        os.umask(before)


def test_no_file_that_can_be_removed_keeps_a_second_server_out(serve: Start, tmp_path: Path) -> None:
    with serve() as server:
        for file in server.data.glob("*.lock"):
            file.unlink()
        command = [sys.executable, "-c", "from tangledbank.cli import main; main()", "serve", "--port", "0"]
        command += ["--data", str(server.data)]
        if server.database_url is not None:
            command += ["--database-url", server.database_url]
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        second = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60)
        assert second.returncode != 0 and "Another server uses" in second.stderr
        assert "Traceback" not in second.stderr


def unusable(folder: Path) -> dict[str, Path]:
    """Databases that cannot be used."""
    whole = folder / "whole.db"
    migrate(SQLite(whole))
    pages = bytearray(whole.read_bytes())
    pages[4096:] = b"\x5a" * (len(pages) - 4096)
    (folder / "torn.db").write_bytes(pages)
    (folder / "noise.db").write_bytes(b"this is no database" * 1000)
    (folder / "folder.db").mkdir()
    return {what: folder / f"{what}.db" for what in ("torn", "noise", "folder")}


@pytest.mark.parametrize("what", ["torn", "noise", "folder"])
def test_a_database_that_cannot_be_used_is_one_sentence(tmp_path: Path, what: str) -> None:
    with pytest.raises(TangledBankError, match=r"cannot be used: .* docs/hosting\.md"):
        migrate(SQLite(unusable(tmp_path)[what]))


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    if os.geteuid() == 0:
        pytest.skip("root may write everywhere")
    tmp_path.chmod(0o500)
    with pytest.raises(TangledBankError, match="cannot be used: "):
        migrate(SQLite(tmp_path / "tables.db"))


class Full(SQLite):
    """A database whose disk can be full: it reads, and writes nothing."""

    full = False

    def execute(self, connection: Any, sql: str, places: Sequence[Any]) -> list[tuple[Any, ...]]:
        if self.full and not sql.startswith(("SELECT", "BEGIN", "ROLLBACK")):
            raise sqlite3.OperationalError("database or disk is full")
        return super().execute(connection, sql, places)


def is_well(url: str) -> bool:
    """What the health page says."""
    try:
        assert Client(url).get("/healthz") == {"status": "ok"}
    except ServerRefused as refused:
        assert refused.status == 503
        return False
    return True


def test_the_health_page_knows_of_a_full_disk(tmp_path: Path) -> None:
    backend = Full(tmp_path / "tables.db")
    with in_thread(backend) as server:
        assert is_well(server.url)
        backend.full = True
        while is_well(server.url):
            pass  # the last probe is good for a moment
        backend.full = False
        while not is_well(server.url):
            pass


def test_the_health_page_answers_when_postgresql_does_not(postgres: PostgresServer) -> None:
    import psycopg

    with in_thread(Postgres(url := postgres.fresh())) as server:
        anna = guest(server.url)
        with psycopg.connect(url) as other:
            other.execute("LOCK TABLE meta IN ACCESS EXCLUSIVE MODE")
            with pytest.raises(ServerRefused, match="does not answer"):
                anna.get("/healthz")
        while not is_well(server.url):
            pass


def test_a_server_that_lost_its_database_to_another_says_so_and_writes_nothing(postgres: PostgresServer) -> None:
    import psycopg

    url = postgres.fresh()
    with in_thread(Postgres(url)) as server:
        anna = guest(server.url)
        new_table(anna, "human", "random")
        # PostgreSQL restarts, and another server is quicker: it waits for the lock, which is free in that moment.
        other = Postgres(url)
        with psycopg.connect(url, autocommit=True) as admin:
            mine = server.host.backend.writing.info.backend_pid  # type: ignore[attr-defined]
            admin.execute("SELECT pg_terminate_backend(%s)", (mine,))
        lock = other.lock()
        with pytest.raises(ServerRefused) as refused:
            new_table(anna, "human", "random")
        assert refused.value.code == "taken-over" and refused.value.status == 503
        assert anna.get("/api/tables")["mine"] != []  # what is there can be read
        with pytest.raises(ServerRefused, match="Another server uses the database"):
            anna.get("/healthz")
        lock.close()
        while not is_well(server.url):
            pass
        new_table(anna, "human", "random")
        with pytest.raises(TakenOver):
            other.lock()


def test_a_lock_that_is_lost_is_taken_again(postgres: PostgresServer) -> None:
    import psycopg

    url = postgres.fresh()
    with in_thread(Postgres(url)) as server:
        anna = guest(server.url)
        with psycopg.connect(url, autocommit=True) as admin:
            mine = server.host.backend.writing.info.backend_pid  # type: ignore[attr-defined]
            admin.execute("SELECT pg_terminate_backend(%s)", (mine,))
        new_table(anna, "human", "random")
        other: Backend = Postgres(url)
        with pytest.raises(TangledBankError, match="Another server uses"):
            other.lock()
