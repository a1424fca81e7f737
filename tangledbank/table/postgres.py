"""PostgreSQL, for those who have one: `--database-url postgresql://...`. Needs `pip install tangledbank[postgres]`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tangledbank.kernel.errors import TangledBankError

LOCK = 7_226_453_351  # any number that other programs are unlikely to use for an advisory lock


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

    def connect(self) -> Any:
        """A connection in autocommit mode, whose commits wait for the disk."""
        connection = self.psycopg.connect(self.url, autocommit=True, connect_timeout=10)
        connection.execute("SET synchronous_commit = on")
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

    def lock(self) -> Any:
        """An advisory lock, held by a connection of its own."""
        try:
            connection = self.connect()
        except self.psycopg.Error as error:
            raise TangledBankError(f"The database cannot be reached: {error}") from error
        # The schema is part of it, so that several servers can share one database in schemas of their own.
        sql = f"SELECT pg_try_advisory_lock({LOCK} + hashtext(current_schema()))"
        if not self.execute(connection, sql, ())[0][0]:
            connection.close()
            raise TangledBankError("Another server uses this database; stop it, or choose another --database-url.")
        return connection
