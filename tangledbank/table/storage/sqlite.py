"""SQLite: the database that needs no set-up. One file is everything."""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tangledbank.kernel.errors import TangledBankError

PRIVATE_FILE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700


class SQLite:
    """A SQLite file in write-ahead mode, flushed to disk at every commit, so that not even a power cut loses a move."""

    begin = "BEGIN IMMEDIATE"

    def __init__(self, path: Path) -> None:
        self.path = path
        self.place = f"The database {path}"
        self.errors: tuple[type[Exception], ...] = (sqlite3.Error, OSError)

    def close_to_others(self) -> None:
        """Let no other user of the machine read it: it holds the key of all cookies, and the cards of running games."""
        self.path.touch(PRIVATE_FILE)
        with contextlib.suppress(OSError):  # it may belong to somebody else, who has let us use it
            for file in (self.path, Path(f"{self.path}-wal"), Path(f"{self.path}-shm")):
                if file.exists():
                    file.chmod(PRIVATE_FILE)

    def connect_to_write(self) -> sqlite3.Connection:
        """The connection that writes; the folder is locked, so nobody else does."""
        return self.connect()

    def connect(self) -> sqlite3.Connection:
        """A connection in autocommit mode."""
        self.close_to_others()
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
        folder.mkdir(PRIVATE_FOLDER, exist_ok=True)
        copy = folder / f"{self.path.stem}-v{version}-{time.strftime('%Y%m%dT%H%M%S')}.db"
        number = 1
        while copy.exists():
            number += 1
            copy = copy.with_stem(f"{copy.stem}-{number}")
        copy.touch(PRIVATE_FILE)  # SQLite takes an empty file for none
        connection.execute("VACUUM INTO ?", (str(copy),))
        return str(copy)

    def room(self) -> int | None:
        """How many bytes are free on its disk."""
        return shutil.disk_usage(self.path.parent).free

    def lock(self) -> Any:
        """The locked folder: two servers on one database would not know of each other's tables.

        Not a file in it, which somebody may remove, nor the database itself, whose locks are SQLite's own affair.
        """
        try:
            import fcntl
        except ImportError:  # no such locks on Windows
            return io.BytesIO()  # something to close
        try:
            lock = FolderLock(os.open(self.path.parent, os.O_RDONLY))
        except OSError as error:
            raise TangledBankError(f"The folder {self.path.parent} cannot be read: {error.strerror}.") from error
        try:
            fcntl.flock(lock.folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            lock.close()
            raise TangledBankError(f"Another server uses {self.path}; stop it, or choose another --data.") from error
        return lock


class FolderLock:
    """A folder kept open, and thereby locked."""

    def __init__(self, folder: int) -> None:
        self.folder = folder

    def close(self) -> None:
        """Let others in."""
        os.close(self.folder)
