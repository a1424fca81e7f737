"""One socket of one person at one table: what waits to be sent, and sending it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from tangledbank.table.web.identity import Person
from tangledbank.table.web.messages import encode

if TYPE_CHECKING:
    from tangledbank.table.tables.actor import Table

REMOVED = 4409  # the close code for somebody whom the owner has sent away
NOWHERE = -2  # the eyes of a socket that has not been sent anything


class Connection:
    """A socket. Small messages wait in order; of views only the newest is ever sent, made at the moment of sending."""

    def __init__(self, socket: WebSocket, person: Person | None, table: Table, address: str = "") -> None:
        self.socket = socket
        self.person = person
        self.address = address
        self.table = table
        self.settings = table.host.settings
        self.waiting: deque[str] = deque()
        self.outdated = True
        self.farewell: tuple[str, int] | None = None
        self.something = asyncio.Event()
        self.something.set()
        # What the client has of the log and the chat.
        self.eyes: int | None = NOWHERE
        self.cuts = -1
        self.lines_seen = 0  # of all lines
        self.lines_sent = 0  # of those these eyes may read
        self.chat_sent = 0
        self.coached = False  # whether the coach was asked for

    @property
    def id(self) -> str | None:
        """Whose socket it is; None for somebody without a cookie."""
        return self.person.id if self.person is not None else None

    # ------------------------------------------------------------------ what is to be sent

    def send(self, message: dict[str, Any]) -> None:
        """Send a small message."""
        if len(self.waiting) >= self.settings.waiting_messages:
            self.part("slow", 1008)
            return
        self.waiting.append(encode(message))
        self.something.set()

    def reject(self, key: str | None, code: str, reason: dict[str, object] | None = None) -> None:
        """Refuse a message: why, and which decision is open. A view would make a flood of nonsense pay."""
        self.table.host.metrics.count_code("rejects", code)
        timeline = self.table.timeline
        decision = timeline.decision if timeline is not None else 0
        self.send({"type": "reject", "key": key, "code": code, "reason": reason, "decision": decision})

    def refresh(self) -> None:
        """Send a new view."""
        self.outdated = True
        self.something.set()

    def part(self, reason: str, code: int) -> None:
        """Say goodbye and close."""
        if self.farewell is None:
            self.farewell = (reason, code)
            self.something.set()

    # ------------------------------------------------------------------ sending

    async def send_all(self) -> None:
        """Send what there is to send until the socket closes."""
        try:
            while True:
                await self.something.wait()
                self.something.clear()
                while self.waiting:
                    await self._out(self.waiting.popleft())
                if self.outdated:
                    self.outdated = False
                    await self._out(encode(self.table.view_message(self)))
                lines = self.table.chat_message(self)
                if lines is not None:
                    await self._out(encode(lines))
                if self.farewell is not None and not self.waiting:
                    reason, code = self.farewell
                    await self._out(encode({"type": "bye", "reason": reason}))
                    await self.socket.close(code)
                    return
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # it has gone
        except TimeoutError:
            self.table.host.metrics.count("slow_receivers")
            return

    async def _out(self, text: str) -> None:
        async with asyncio.timeout(self.settings.send_seconds):
            await self.socket.send_text(text)
        self.table.host.metrics.count("bytes_sent", len(text))
