"""Players for tests: they talk to a server as any client does."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tangledbank.terminal.client import Client

PATIENCE = 60  # seconds until a test gives up waiting


def run(test: Coroutine[Any, Any, None]) -> None:
    """Run a test that waits for things, in its own thread: the browser of other tests keeps an event loop in ours."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, asyncio.wait_for(test, 300)).result()


def guest(url: str, name: str | None = None) -> Client:
    """A new person at a server."""
    client = Client(url)
    client.get("/api/me")
    if name is not None:
        client.post("/api/me", {"name": name})
    return client


def new_table(owner: Client, *kinds: str, **more: Any) -> dict[str, Any]:
    """A new table; the kinds are `human`, `open`, `hotseat`, or the name of a bot."""
    own = ("human", "open", "hotseat")
    seats = [{"kind": kind} if kind in own else {"kind": "bot", "bot": kind} for kind in kinds]
    table: dict[str, Any] = owner.post("/api/tables", {"game": "evolution", "seats": seats, **more})
    return table


def claim_all(table: dict[str, Any], *clients: Client) -> None:
    """Let people claim the open seats of a table, in order."""
    for client, invitation in zip(clients, table["links"], strict=True):
        path, _, token = invitation["link"].partition("?claim=")
        client.post(f"/api/tables/{table['id']}/claim", {"token": token})
        assert path == f"/table/{table['id']}"


class Player:
    """A person's socket at a table, and what came through it."""

    def __init__(self, socket: ClientConnection, seed: int = 1) -> None:
        self.socket = socket
        self.rng = random.Random(seed)
        self.view: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.acks: dict[str, int] = {}
        self.raw: list[str] = []
        self.sent = 0

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "view":
            self.view = message
            del self.log[message["log"]["from"] :]
            self.log += message["log"]["lines"]
        elif message["type"] == "chat":
            del self.chat[message["from"] :]
            self.chat += message["lines"]
        elif message["type"] == "ack":
            self.acks[message["key"]] = message["seq"]
        return message

    async def until(self, kind: str, **wanted: Any) -> dict[str, Any]:
        """The next message of a kind, with these values."""
        while True:
            message = await self.hear()
            if message["type"] == kind and all(message[name] == value for name, value in wanted.items()):
                return message

    async def until_asked(self) -> bool:
        """Wait until this player must choose; False when the game is over."""
        while not self.is_over:
            if self.moves:
                return True
            await self.until("view")
        return False

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.view) and self.view["table"]["status"] == "finished"

    @property
    def moves(self) -> list[str]:
        """What this player can choose from."""
        question = self.view["view"]["question"] if self.view and self.view["view"] else None
        return [move["text"] for move in question.get("moves", [])] if question else []

    def fresh_key(self) -> str:
        """A key nobody has used."""
        self.sent += 1
        return f"{id(self)}-{self.sent}-{self.rng.getrandbits(40)}"

    async def move(self, text: str | None = None, key: str | None = None) -> dict[str, Any]:
        """Make a move (any), and wait for the answer and the view that shows it."""
        key = key or self.fresh_key()
        await self.say(type="move", decision=self.view["decision"], key=key, move=text or self.rng.choice(self.moves))
        return await self.answer_to(key)

    async def answer_to(self, key: str) -> dict[str, Any]:
        """The answer to a deed; what it tells of is in the view then."""
        message = await self.reply_to(key)
        newest = "seq" if message["type"] == "ack" else "decision"
        while self.view[newest] < message[newest]:
            await self.until("view")
        return message

    async def reply_to(self, key: str) -> dict[str, Any]:
        """The answer to anything with a key."""
        while True:
            message = await self.hear()
            if message["type"] in ("ack", "reject") and message["key"] == key:
                return message

    async def play_to_the_end(self) -> int:
        """Play at random until the game is over; returns the number of own moves."""
        count = 0
        while await self.until_asked():
            answer = await self.move()
            count += answer["type"] == "ack"
        return count


@asynccontextmanager
async def at_table(client: Client, table: str, seed: int = 1) -> AsyncIterator[Player]:
    """A person sits down, or watches; the first view is there."""
    async with connect(
        client.socket_url(table), additional_headers=client.headers, max_size=None, max_queue=None
    ) as socket:
        player = Player(socket, seed)
        await player.until("view")
        yield player


async def close_code(client: Client, table: str, **more: Any) -> int:
    """How a server closes a socket that it does not want."""
    async with connect(client.socket_url(table), additional_headers=client.headers, **more) as socket:
        try:
            while True:
                await asyncio.wait_for(socket.recv(), PATIENCE)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0
