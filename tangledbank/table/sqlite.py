"""SQLite: the database that needs no set-up. One file is everything."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tangledbank.kernel.errors import TangledBankError


class SQLite:
    """A SQLite file in write-ahead mode, flushed to disk at every commit, so that not even a power cut loses a move."""

    begin = "BEGIN IMMEDIATE"

    def __init__(self, path: Path) -> None:
        self.path = path

    def connect(self) -> sqlite3.Connection:
        """A connection in autocommit mode."""
        # The reader's connection is closed by the thread that ends the server.
        connection = sqlite3.connect(self.path, isolation_level=None, timeout=10.0, check_same_thread=False)
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000"):
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def execute(self, connection: Any, sql: str, places: Sequence[Any]) -> list[tuple[Any, ...]]:
        """Run one statement and return its rows."""
        rows: list[tuple[Any, ...]] = connection.execute(sql, places).fetchall()
        return rows

    def is_conflict(self, error: Exception) -> bool:
        """Whether an error says that a row is there already."""
        return isinstance(error, sqlite3.IntegrityError)

    def is_alive(self, connection: Any) -> bool:
        """Whether a connection can still be used."""
        try:
            connection.execute("SELECT 1").fetchall()
        except sqlite3.Error:
            return False
        return True

    def back_up(self, connection: Any, version: int) -> str:
        """A copy of the file beside it, in `backups`."""
        folder = self.path.parent / "backups"
        folder.mkdir(exist_ok=True)
        copy = folder / f"{self.path.stem}-v{version}-{time.strftime('%Y%m%dT%H%M%S')}.db"
        number = 1
        while copy.exists():
            number += 1
            copy = copy.with_stem(f"{copy.stem}-{number}")
        connection.execute("VACUUM INTO ?", (str(copy),))
        return str(copy)

    def lock(self) -> Any:
        """A locked file: two servers on one database would not know of each other's tables."""
        handle = (self.path.parent / f"{self.path.stem}.lock").open("w")
        try:
            import fcntl
        except ImportError:  # no such locks on Windows
            return handle
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            handle.close()
            raise TangledBankError(f"Another server uses {self.path}; stop it, or choose another --data.") from error
        return handle
