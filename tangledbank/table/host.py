"""The host: everything a server has, and its tables. A table is loaded when somebody first asks for it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import re
from collections import Counter, OrderedDict
from collections.abc import Coroutine
from typing import Any

from tangledbank.table.errors import NotSaved, Refused, TakenOver
from tangledbank.table.metrics import Metrics
from tangledbank.table.settings import Settings
from tangledbank.table.storage.database import Backend, Database, Statement
from tangledbank.table.storage.outages import Outages
from tangledbank.table.storage.rows import SeatRow, TableRow, now
from tangledbank.table.storage.store import Store
from tangledbank.table.tables.actor import Table
from tangledbank.table.tables.catalogue import games_page
from tangledbank.table.tables.loading import fill
from tangledbank.table.tables.marks import Marks
from tangledbank.table.tables.opening import new_table
from tangledbank.table.tables.opponents import Opponents, words
from tangledbank.table.tables.thinkers import Thinkers
from tangledbank.table.web.doors import Doors
from tangledbank.table.web.identity import Person, Signer, guest_name
from tangledbank.table.web.limits import Buckets

LOG = logging.getLogger("tangledbank.table")
NAMES_KEPT = 10_000
HEALTH_SECONDS = 1.0  # no two probes within this
HEALTH_PATIENCE = 3.0
DAY = 86_400_000  # milliseconds
CLEARED_EVERY = 3600.0
CLEARED_AT_ONCE = 500
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


class Limits:
    """The buckets of all addresses and persons."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Buckets(settings.requests_per_second, settings.request_burst)
        self.tables = Buckets(settings.tables_per_minute / 60, max(1.0, settings.tables_per_minute))
        self.guests = Buckets(settings.guests_per_day / 86400, max(1.0, settings.guests_per_day))
        self.kept = Buckets(settings.kept_bytes_per_day / 86400, settings.kept_bytes_per_day)  # of bytes
        self.chat = Buckets(settings.chat_lines / settings.chat_seconds, max(1.0, settings.chat_lines))


class Host:
    """A server's memory."""

    def __init__(self, backend: Backend, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(settings)
        self.doors = Doors(settings, self.metrics)
        self.opponents = Opponents(words(settings.bots), words(settings.opponents), settings.opponent)
        self.backend = backend
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table | None]] = {}
        self.names: OrderedDict[str, str | None] = OrderedDict()
        self.replays: OrderedDict[str, Any] = OrderedDict()  # a few that were opened lately
        self.reviews: dict[str, Any] = {}  # those under way
        self.sockets: Counter[str] = Counter()  # of each person
        self.errands: set[asyncio.Task[Any]] = set()
        self.leaving = False
        self.probe: asyncio.Task[None] | None = None  # of the database, by the health page
        self.probed = 0.0

    async def start(self) -> None:
        """Open the database and be ready."""
        # Read now, so that nobody waits while the first visitor looks at the shelf.
        await asyncio.to_thread(games_page, self.opponents)
        self.database = Database(self.backend, lambda jobs: self.metrics.count("commits"))
        self.store = Store(self.database)
        key = await self.store.signing_key()
        self.signer = Signer(key, self.settings)
        self.marks = Marks(key)
        self.outages = Outages(self.database, self.settings.alive_seconds)
        await self.outages.begin()
        self.thinkers = Thinkers(self.settings, self.metrics)
        self.sweeper = asyncio.create_task(self._sweep(), name="sweeper")
        self.heart = asyncio.create_task(self.outages.watch(), name="heart")

    async def say_goodbye(self) -> None:
        """Finish what is under way, then tell every socket that the server will be back."""
        self.leaving = True
        for table in list(self.tables.values()):
            await table.substitutes.rest()
            await table.inbox.join()
            for connection in table.connections:
                connection.part("restart", 1012)
        for _ in range(40):  # up to two seconds for the goodbyes to be sent
            if not any(table.connections for table in self.tables.values()):
                break
            await asyncio.sleep(0.05)

    async def stop(self) -> None:
        """Close everything."""
        self.sweeper.cancel()
        self.heart.cancel()
        for reviewing in list(self.reviews.values()):
            reviewing.task.cancel()
        for table in list(self.tables.values()):
            await table.close()
        await asyncio.gather(self.sweeper, self.heart, *self.errands, return_exceptions=True)
        with contextlib.suppress(NotSaved):
            await self.outages.beat()
        await self.thinkers.close()
        await asyncio.to_thread(self.database.close)

    def later(self, errand: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""

        async def run() -> None:
            try:
                await errand
            except Exception as error:
                LOG.warning("errand-failed", extra={"fields": {"error": str(error)}})

        task = asyncio.create_task(run())
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    # ------------------------------------------------------------------ people

    async def person(self, id: str) -> Person:
        """A person with their name."""
        if id not in self.names:
            self.names[id] = await self.store.name_of(id)
            if len(self.names) > NAMES_KEPT:
                self.names.popitem(last=False)
        name = self.names.get(id)
        return Person(id, name or guest_name(id), name is not None)

    async def rename(self, person: Person, name: str) -> Person:
        """Give a person another name, at their tables too."""
        await self.store.rename(person.id, name)
        self.names[person.id] = name
        for table in self.tables.values():
            mine = table.seating.of(person.id)
            for seat in mine:
                if table.seating[seat].kind == "human":
                    table.seating[seat].name = name
            if mine:
                table.broadcast()
        return Person(person.id, name, True)

    # ------------------------------------------------------------------ tables

    async def table(self, id: str) -> Table:
        """The table with that id, loaded if need be."""
        if self.leaving:
            raise Refused("restarting")
        if not TABLE_ID.fullmatch(id):
            raise Refused("no-such-table")
        table = self.tables.get(id)
        if table is None:
            if id not in self.loading:
                self.loading[id] = asyncio.create_task(self._load(id))
                self.loading[id].add_done_callback(lambda task: self.loading.pop(id, None))
            table = await asyncio.shield(self.loading[id])
        if table is None:
            raise Refused("no-such-table")
        table.touched = asyncio.get_running_loop().time()
        return table

    async def _load(self, id: str) -> Table | None:
        row = await self.store.table(id)
        if row is None:
            return None
        table = Table(self, row, await self.store.seats(id), None)
        await fill(self, table)
        self.tables[id] = table
        self.metrics.count("tables_loaded")
        table.substitutes.consider()
        return table

    async def reload(self, table: Table) -> None:
        """Make a table what the database says it is, after a write of which nobody knows whether it happened."""
        row = await self.store.table(table.row.id)
        assert row is not None
        await table.substitutes.rest()
        table.row = row
        table.seating.seats = await self.store.seats(row.id)
        await fill(self, table)
        table.doubtful = False
        LOG.warning("reloaded", extra={"fields": {"table": row.id}})
        table.broadcast()
        table.substitutes.consider()

    async def create(self, row: TableRow, seats: list[SeatRow], *more: Statement) -> Table:
        """Write a new table, and open it."""
        await self.database.write(*new_table(row, seats, "starts"), *more)
        self.note_new(row)
        return await self.table(row.id)

    def note_new(self, row: TableRow) -> None:
        """Count a table that has been written."""
        self.metrics.count("tables_created")
        LOG.info("created", extra={"fields": {"table": row.id, "game": row.game, "players": row.players}})

    # ------------------------------------------------------------------ keeping house

    async def check_room(self, address: str, owner: str, bytes: int, record: bool = False) -> None:
        """Refuse what would fill the disk: for want of room, or because somebody keeps a great deal already."""
        settings = self.settings
        room = self.backend.room()
        if room is not None and room < settings.disk_reserve:
            LOG.error("no-room", extra={"fields": {"free": room}})
            raise Refused("no-room")
        most = settings.records_per_person if record else settings.tables_per_person
        if most > 0 and await self.store.kept_by(owner, record) >= most:
            raise Refused("too-much")
        if not self.limits.kept.take(address, bytes):
            raise Refused("too-much")

    async def clear_out(self) -> int:
        """Remove games that have not ended and that nobody has touched for long; returns how many."""
        await self.store.forget_links(now() - self.settings.device_seconds * 1000 - DAY)
        if self.settings.abandoned_days <= 0:
            return 0
        # By the newest row and not by the clock alone: a clock that is a year ahead must not remove everything.
        today = min(now(), await self.store.newest() + DAY)
        removed = 0
        for id in await self.store.abandoned(today - int(self.settings.abandoned_days * DAY), CLEARED_AT_ONCE):
            if id in self.tables or id in self.loading:
                continue  # somebody looks at it
            await self.store.remove(id)
            for table in self.tables.values():
                if table.row.rematch == id:
                    table.row.rematch = None
            removed += 1
            LOG.info("abandoned", extra={"fields": {"table": id}})
        self.metrics.count("tables_removed", removed)
        return removed

    async def _sweep(self) -> None:
        """Let tables that nobody looks at leave the memory, and at last the disk."""
        cleared = -math.inf
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle_seconds))
            now_is = asyncio.get_running_loop().time()
            if now_is - cleared > CLEARED_EVERY:
                cleared = now_is
                self.later(self._clear_out())
            for id, table in list(self.tables.items()):
                idle = now_is - table.touched > self.settings.idle_seconds
                if idle and not table.connections and not table.substitutes.thinking and not table.is_busy:
                    del self.tables[id]
                    await table.close()

    async def _clear_out(self) -> None:
        await self.clear_out()

    def gauges(self) -> dict[str, float]:
        """How much there is of everything just now."""
        return {
            "tables": len(self.tables),
            "sockets": sum(len(table.connections) for table in self.tables.values()),
            "bot_processes": len(self.thinkers.running),
            "waiting_jobs": sum(table.inbox.qsize() for table in self.tables.values()),
        }

    async def check_health(self) -> None:
        """Raise what is wrong: the database is asked to write something, which it cannot do when the disk is full."""
        clock = asyncio.get_running_loop().time()
        if self.probe is None or (self.probe.done() and clock - self.probed > HEALTH_SECONDS):
            self.probe, self.probed = asyncio.create_task(self.store.note("health", str(now()))), clock
            self.probe.add_done_callback(lambda probe: probe.cancelled() or probe.exception())
        try:
            async with asyncio.timeout(HEALTH_PATIENCE):
                await asyncio.shield(self.probe)
        except TimeoutError as error:
            raise Refused("not-saved", "The database does not answer.") from error
        except TakenOver:
            raise
        except NotSaved as error:
            LOG.error("not-saved", extra={"fields": {"error": str(error)}})
            raise Refused("not-saved", "The database cannot write.") from error
