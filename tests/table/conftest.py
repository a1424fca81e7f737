"""Databases and servers for the tests of the table; every test that asks for a database runs on both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tangledbank.table.storage.database import Backend
from tangledbank.table.storage.postgres import Postgres
from tangledbank.table.storage.sqlite import SQLite
from tests.table.servers import PostgresServer, ServerProcess, ServerThread, in_thread, postgres_programs, running

Start = Callable[..., AbstractContextManager[ServerProcess]]
StartThread = Callable[..., AbstractContextManager[ServerThread]]


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    programs = postgres_programs()
    if programs is None:
        pytest.skip("no PostgreSQL server on this machine (Debian: apt-get install postgresql)")
    server = PostgresServer(programs)
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str | None:
    """None for SQLite, or the URL of an empty PostgreSQL schema."""
    if request.param == "sqlite":
        return None
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.fresh()


@pytest.fixture
def backend(database_url: str | None, tmp_path: Path) -> Backend:
    """An empty database, not yet migrated."""
    return SQLite(tmp_path / "tables.db") if database_url is None else Postgres(database_url)


@pytest.fixture
def serve(tmp_path: Path, database_url: str | None) -> Start:
    """Starts a server in a process, on either database."""
    return lambda *settings: running(tmp_path, database_url, *settings)


@pytest.fixture
def serve_in_thread(tmp_path: Path) -> StartThread:
    """Starts a server in a thread, on SQLite."""
    return lambda *settings: in_thread(SQLite(tmp_path / "tables.db"), *settings)
