"""The line from a terminal to a table on a server: a thread listens, and opens the socket anew when it is lost."""

from __future__ import annotations

import queue
import random
import threading
import time
from contextlib import ExitStack, suppress
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from tangledbank.kernel.errors import TangledBankError
from tangledbank.terminal.client import Client

PATIENCE = 12  # attempts to reach a server that is away, with a growing pause between them
STEADY = 10.0  # seconds after which a socket counts as one that works
PING, DEAD = 2.5, 6.5  # seconds between two signs of life, and how long one of them is waited for
REMOVED = "The owner of this table has removed you from those who look on."
REFUSED = {4403: "This table may not be watched.", 4404: "There is no such table.", 4409: REMOVED}

LOST: dict[str, Any] = {"type": "lost"}  # what the line itself says, between the messages of the server
HEALED: dict[str, Any] = {"type": "healed"}


class Wire:
    """One line to one table. Everything that came lies in the inbox until somebody takes it."""

    def __init__(self, client: Client, table: str) -> None:
        self.client = client
        self.table = table
        self._inbox: queue.SimpleQueue[dict[str, Any] | TangledBankError] = queue.SimpleQueue()
        self._closed = threading.Event()
        self._failures = 0
        self._opened = ExitStack()
        self._socket: ClientConnection = self._open()
        threading.Thread(target=self._listen, daemon=True, name="wire").start()

    def receive(self, wait: float) -> dict[str, Any] | None:
        """The next message, if one comes in time; a line that is gone for good raises."""
        try:
            message = self._inbox.get(timeout=wait) if wait > 0 else self._inbox.get_nowait()
        except queue.Empty:
            return None
        if isinstance(message, TangledBankError):
            raise message
        return message

    def send(self, message: dict[str, Any]) -> None:
        """Send a message. One that is lost with its socket must be sent again after `HEALED`."""
        with suppress(WebSocketException, OSError):
            self._socket.send(msgspec.json.encode(message).decode())

    def close(self) -> None:
        """Hang up."""
        self._closed.set()
        with suppress(WebSocketException, OSError):
            self._opened.close()

    def _open(self) -> ClientConnection:
        """Open the socket, with patience."""
        trouble: Exception | None = None
        while self._failures < PATIENCE and not self._closed.is_set():
            try:
                self._opened.close()
                return self._opened.enter_context(
                    connect(
                        self.client.socket_url(self.table),
                        additional_headers=self.client.headers,
                        max_size=1 << 24,
                        ping_interval=PING,
                        ping_timeout=DEAD,
                    )
                )
            except (OSError, WebSocketException) as error:
                trouble = error
                self._pause()
        reason = f": {trouble}" if trouble is not None else ""
        raise TangledBankError(f"The server at {self.client.origin} does not answer{reason}.")

    def _pause(self) -> None:
        """Wait before the next attempt, longer each time."""
        self._closed.wait(min(5.0, 0.2 * 2**self._failures) * random.uniform(0.7, 1.0))
        self._failures += 1

    def _listen(self) -> None:
        while not self._closed.is_set():
            opened = time.monotonic()
            try:
                code = self._listen_to_one()
            except msgspec.DecodeError:
                self._inbox.put(TangledBankError(f"What answers at {self.client.origin} is not a table of ours."))
                return
            if time.monotonic() - opened > STEADY:
                self._failures = 0
            if self._closed.is_set():
                return
            if code in REFUSED:
                self._inbox.put(TangledBankError(REFUSED[code]))
                return
            self._inbox.put(LOST)
            self._pause()
            try:
                self._socket = self._open()
            except TangledBankError as error:
                self._inbox.put(error)
                return
            self._inbox.put(HEALED)

    def _listen_to_one(self) -> int:
        """Listen until the socket is closed; tells with which code."""
        try:
            while True:
                self._inbox.put(msgspec.json.decode(self._socket.recv()))
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0
