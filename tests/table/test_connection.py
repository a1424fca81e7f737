"""Slow receivers: of many views only the newest is sent, and one that takes nothing at all is dropped."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any

from tangledbank.table.metrics import Metrics
from tangledbank.table.settings import Settings
from tangledbank.table.web.connection import Connection
from tests.table.players import run


class SlowSocket:
    """A socket whose other end reads only when it is told to."""

    def __init__(self) -> None:
        self.may_read = asyncio.Event()
        self.sent: list[dict[str, Any]] = []
        self.code: int | None = None

    async def send_text(self, text: str) -> None:
        await self.may_read.wait()
        self.sent.append(json.loads(text))

    async def close(self, code: int) -> None:
        self.code = code


def connected(settings: Settings) -> tuple[SlowSocket, Connection, list[int]]:
    """A connection to a table whose view is just a number that grows."""
    socket, number = SlowSocket(), [0]
    host = SimpleNamespace(settings=settings, metrics=Metrics())
    table = SimpleNamespace(
        host=host,
        view_message=lambda connection: {"type": "view", "seq": number[0]},
        chat_message=lambda connection: None,
    )
    return socket, Connection(socket, None, table), number  # type: ignore[arg-type]


def test_only_the_newest_view_is_sent() -> None:
    async def test() -> None:
        socket, connection, number = connected(Settings())
        sending = asyncio.create_task(connection.send_all())
        await asyncio.sleep(0)
        for number[0] in range(1, 51):
            connection.refresh()
            await asyncio.sleep(0)
        connection.send({"type": "ack", "key": "k", "seq": 50})
        socket.may_read.set()
        connection.part("restart", 1012)
        await sending
        assert [message.get("seq") for message in socket.sent if message["type"] == "view"] == [0, 50]
        assert [message["type"] for message in socket.sent] == ["view", "ack", "view", "bye"]
        assert socket.code == 1012

    run(test())


def test_one_that_takes_nothing_is_dropped() -> None:
    async def test() -> None:
        _, connection, _ = connected(Settings(send_seconds=0.01))
        await connection.send_all()  # ends by itself
        socket, connection, _ = connected(Settings(waiting_messages=3))
        for _ in range(5):
            connection.send({"type": "pong", "ref": ""})
        socket.may_read.set()
        await connection.send_all()
        assert socket.sent[-1] == {"type": "bye", "reason": "slow"} and socket.code == 1008
        assert len(connection.waiting) == 0

    run(test())
