"""PostgreSQL, for those who have one: `--database-url postgresql://...`. Needs `pip install tangledbank[postgres]`."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from tangledbank.kernel.errors import TangledBankError
from tangledbank.table.errors import TakenOver

LOCK = 7_226_453_351  # any number that other programs are unlikely to use for an advisory lock
PATIENCE = "1s"
TRIED_AGAIN = 2.0  # seconds: whoever has lost the database does not ask for it at every write


class Postgres:
    """A PostgreSQL database, or a schema of it named by `options=-csearch_path=...` in the URL."""

    begin = "BEGIN"

    def __init__(self, url: str) -> None:
        try:
            import psycopg
        except ImportError as error:
            raise TangledBankError(
                "For PostgreSQL the package psycopg is needed: pip install 'tangledbank[postgres]'."
            ) from error
        self.psycopg = psycopg
        self.url = url
        self.place = "The database"
        self.errors: tuple[type[Exception], ...] = (psycopg.Error,)
        self.writing: Any = None
        self.refused_at = -TRIED_AGAIN

    def connect(self) -> Any:
        """A connection in autocommit mode, whose commits wait for the disk."""
        connection = self.psycopg.connect(self.url, autocommit=True, connect_timeout=10)
        # The server is to notice soon when we are gone, or we would wait for our own lock.
        for setting in ("synchronous_commit = on", "tcp_keepalives_idle = 10", "tcp_keepalives_interval = 5"):
            connection.execute(f"SET {setting}")
        return connection

    def execute(self, connection: Any, sql: str, places: Sequence[Any]) -> list[tuple[Any, ...]]:
        """Run one statement and return its rows."""
        cursor = connection.execute(sql.replace("?", "%s") if places else sql, places or None)
        rows: list[tuple[Any, ...]] = cursor.fetchall() if cursor.description else []
        return rows

    def is_conflict(self, error: Exception) -> bool:
        """Whether an error says that a row is there already."""
        return isinstance(error, self.psycopg.IntegrityError)

    def is_alive(self, connection: Any) -> bool:
        """Whether a connection can still be used."""
        return not connection.closed

    def back_up(self, connection: Any, version: int) -> str:
        """A copy of every table in a schema of its own, which SQL can read and put back without any tool."""
        where = self.execute(connection, "SELECT current_schema(), to_char(now(), 'YYYYMMDD_HH24MISS_MS')", ())
        here, now = where[0]
        schema = f"tangledbank_backup_v{version}_{now}"
        names = self.execute(connection, "SELECT tablename FROM pg_tables WHERE schemaname = ?", (here,))
        self.execute(connection, f'CREATE SCHEMA "{schema}"', ())
        for (name,) in names:
            self.execute(connection, f'CREATE TABLE "{schema}"."{name}" AS TABLE "{here}"."{name}"', ())
        return f"the schema {schema}"

    def room(self) -> int | None:
        """Only the machine of the database could tell."""
        return None

    def lock(self) -> Any:
        """An advisory lock, held by the connection that writes: whoever loses the one has lost the other."""
        try:
            connection = self.connect()
        except self.psycopg.Error as error:
            raise TangledBankError(f"The database cannot be reached: {error}") from error
        try:
            # A moment of patience: after a restart the old connection may not have ended yet.
            self.execute(connection, f"SET lock_timeout = '{PATIENCE}'", ())
            # The schema is part of it, so that several servers can share one database in schemas of their own.
            self.execute(connection, f"SELECT pg_advisory_lock({LOCK} + hashtext(current_schema()))", ())
            self.execute(connection, "SET lock_timeout = 0", ())
        except self.psycopg.errors.LockNotAvailable as error:
            connection.close()
            self.refused_at = time.monotonic()
            raise TakenOver("Another server uses this database; stop it, or choose another --database-url.") from error
        self.writing = connection
        return connection

    def connect_to_write(self) -> Any:
        """The connection that holds the lock. When it is lost, so is the lock: nothing is written without a new one."""
        if self.writing is None or self.writing.closed:
            if time.monotonic() - self.refused_at < TRIED_AGAIN:
                raise TakenOver("Another server uses this database.")
            self.lock()
        return self.writing
