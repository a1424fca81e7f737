"""The times when no server was there, or could not write: they count against nobody's clock.

A running server writes now and then that it is alive. Whatever lies between the last such moment and the next is an
outage: a server that was ended or killed, a machine that slept, a database that was away.
"""

from __future__ import annotations

import asyncio

from tangledbank.table.errors import NotSaved
from tangledbank.table.storage.database import Database, Statement
from tangledbank.table.storage.rows import now

MISSED = 3  # so many signs of life may fail to come before it counts as an outage


def time_lost(outages: list[tuple[int, int]], since: int, until: int) -> int:
    """How much of a span of time nobody could play.

    >>> time_lost([(10, 20), (30, 40)], 15, 35)
    10
    """
    return sum(max(0, min(until, ended) - max(since, began)) for began, ended in outages)


def sign_of_life(at: int) -> Statement:
    """The statement that writes that the server is alive."""
    sql = "INSERT INTO meta (name, value) VALUES ('alive', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    return sql, [str(at)]


class Outages:
    """All outages of a server, and the signs of life from which they are known."""

    def __init__(self, database: Database, seconds: float) -> None:
        self.database = database
        self.seconds = seconds
        self.spans: list[tuple[int, int]] = []  # clocks look at this list: it only grows
        self.alive = 0

    async def begin(self) -> None:
        """Read what is known; since the last sign of life there was no server."""
        rows = await self.database.read("SELECT began, ended FROM outages ORDER BY began")
        self.spans.extend((int(began), int(ended)) for began, ended in rows)
        known = await self.database.read("SELECT value FROM meta WHERE name = 'alive'")
        self.alive = int(known[0][0]) if known else now()
        await self.beat(missed=0)

    async def watch(self) -> None:
        """Give signs of life until the server ends."""
        while True:
            await asyncio.sleep(self.seconds)
            try:
                await self.beat()
            except NotSaved:
                continue  # the last one that was written stands

    async def beat(self, missed: int = MISSED) -> None:
        """Give a sign of life."""
        at = now()
        lost = at - self.alive > missed * self.seconds * 1000
        span = ("INSERT INTO outages (began, ended) VALUES (?, ?)", [self.alive, at])
        await self.database.write(*([span] if lost else []), sign_of_life(at))
        if lost:
            self.spans.append((self.alive, at))
        self.alive = at
