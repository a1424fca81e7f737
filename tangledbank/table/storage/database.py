"""The database: one thread writes, and everything that waits at that moment shares one commit; another thread reads.

SQLite and PostgreSQL differ in how a connection is opened and a backup is made (`sqlite.py`, `postgres.py`); the SQL is
the same, with `?` for places.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from tangledbank.table.errors import Conflict, NotSaved

Statement = tuple[str, Sequence[Any]]
MOST_IN_ONE_COMMIT = 500


class Backend(Protocol):
    """What a kind of database must offer. A connection is used by one thread only."""

    begin: str
    place: str  # what it is called in a sentence
    errors: tuple[type[Exception], ...]  # what it raises

    def connect(self) -> Any:
        """A connection in autocommit mode."""
        ...

    def connect_to_write(self) -> Any:
        """The connection that writes; `TakenOver` if another server writes there."""
        ...

    def execute(self, connection: Any, sql: str, places: Sequence[Any]) -> list[tuple[Any, ...]]:
        """Run one statement and return its rows."""
        ...

    def is_conflict(self, error: Exception) -> bool:
        """Whether an error says that a row is there already."""
        ...

    def is_alive(self, connection: Any) -> bool:
        """Whether a connection can still be used."""
        ...

    def back_up(self, connection: Any, version: int) -> str:
        """Make a backup of a database of that schema version; returns where it is."""
        ...

    def room(self) -> int | None:
        """How many bytes are free where it is; None if nobody can tell."""
        ...

    def lock(self) -> Any:
        """Keep other servers away from this database as long as the returned thing is held."""
        ...


class Job:
    """Statements that are written together or not at all, and who waits for that."""

    __slots__ = ("done", "loop", "statements")

    def __init__(self, statements: Sequence[Statement]) -> None:
        self.statements = statements
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()

    def finish(self, error: Exception | None) -> None:
        """Tell the one who waits; called from the thread that writes."""

        def tell() -> None:
            if not self.done.done():
                if error is None:
                    self.done.set_result(None)
                else:
                    self.done.set_exception(error)

        self.loop.call_soon_threadsafe(tell)


class Database:
    """A database, opened. `write` returns when the statements are on disk, or raises `Conflict` or `NotSaved`."""

    def __init__(self, backend: Backend, on_commit: Callable[[int], None] = lambda jobs: None) -> None:
        self.backend = backend
        self.on_commit = on_commit
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self.reader = ThreadPoolExecutor(1, thread_name_prefix="reader")
        self.reading: Any = None
        self.writer.start()

    async def write(self, *statements: Statement) -> None:
        """Write the statements in one transaction."""
        job = Job(statements)
        self.jobs.put(job)
        await job.done

    async def read(self, sql: str, *places: Any) -> list[tuple[Any, ...]]:
        """The rows of a query."""
        return await asyncio.get_running_loop().run_in_executor(self.reader, self._read, sql, places)

    def close(self) -> None:
        """Write what waits, then close."""
        self.jobs.put(None)
        self.writer.join()
        self.reader.submit(self._close_reading).result()
        self.reader.shutdown()

    # ------------------------------------------------------------------ in the thread that reads

    def _read(self, sql: str, places: Sequence[Any]) -> list[tuple[Any, ...]]:
        for last_try in (False, True):
            try:
                if self.reading is None:
                    self.reading = self.backend.connect()
                return self.backend.execute(self.reading, sql, places)
            except Exception as error:
                if last_try or self.reading is None or self.backend.is_alive(self.reading):
                    raise NotSaved(str(error)) from error
                self._close_reading()
        raise AssertionError

    def _close_reading(self) -> None:
        if self.reading is not None:
            self.reading.close()
            self.reading = None

    # ------------------------------------------------------------------ in the thread that writes

    def _write_all(self) -> None:
        connection: Any = None
        going_on = True
        while going_on:
            batch, going_on = self._next_batch()
            if not batch:
                continue
            try:
                if connection is None:
                    connection = self.backend.connect_to_write()
                self._commit(connection, batch)
                outcomes: list[Exception | None] = [None] * len(batch)
            except Exception:
                # One of them is at fault, or the database is. Each by itself tells which, and spares the others.
                outcomes = []
                for job in batch:
                    if connection is not None and not self.backend.is_alive(connection):
                        connection = None
                    connection, outcome = self._commit_one(connection, job)
                    outcomes.append(outcome)
            self.on_commit(len(batch))
            for job, outcome in zip(batch, outcomes, strict=True):
                job.finish(outcome)
        if connection is not None:
            connection.close()

    def _next_batch(self) -> tuple[list[Job], bool]:
        """Everything that waits now, at least one job; False when there will be no more."""
        batch: list[Job] = []
        job = self.jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) >= MOST_IN_ONE_COMMIT:
                return batch, True
            try:
                job = self.jobs.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _commit(self, connection: Any, batch: list[Job]) -> None:
        execute = self.backend.execute
        execute(connection, self.backend.begin, ())
        try:
            for job in batch:
                for sql, places in job.statements:
                    execute(connection, sql, places)
            execute(connection, "COMMIT", ())
        except Exception:
            try:
                execute(connection, "ROLLBACK", ())
            except Exception:
                connection.close()  # what was begun ends with it
            raise

    def _commit_one(self, connection: Any, job: Job) -> tuple[Any, Exception | None]:
        try:
            if connection is None:
                connection = self.backend.connect_to_write()
            self._commit(connection, [job])
            return connection, None
        except Exception as error:
            if self.backend.is_conflict(error):
                return connection, Conflict(str(error))
            return connection, error if isinstance(error, NotSaved) else NotSaved(str(error))
