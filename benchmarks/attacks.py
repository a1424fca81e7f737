"""Attacks: `python -m benchmarks.attacks` starts a real server with its usual settings and does it harm, on loopback.

For each attack it prints how soon the server answers its health page meanwhile (median and 99 %), how much memory it
has needed at most, how much it wrote to its log, and what it refused. Each lasts a few seconds. The line to be held:
the health page always, and within a second for 99 of 100; memory below 400 MB, log below 1 MB. The exit code tells.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import struct
import tempfile
import time
from collections.abc import Awaitable, Callable
from statistics import quantiles
from urllib.parse import urlsplit

from benchmarks.load import Server
from tangledbank.terminal.client import Client, ServerRefused

PING, PONG, TEXT, CONT = 9, 10, 1, 0
LINE_SECONDS = 1.0
LINE_MB = 400.0
LINE_KB = 1000.0
NEIGHBOUR = "127.0.0.2"  # the attacker has 127.0.0.1 to himself


def frame(kind: int, data: bytes = b"", fin: bool = True) -> bytes:
    """A frame as a client sends it, with a mask of zeros."""
    return struct.pack("!BB4x", (0x80 if fin else 0) | kind, 0x80 | len(data)) + data


class Target:
    """The server, and how to reach it by hand."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.url = url
        self.host = parts.hostname or "127.0.0.1"
        self.port = parts.port or 80
        self.anna = Client(url)
        self.anna.get("/api/me")
        seats = [{"kind": "human"}, {"kind": "open"}]
        self.table = self.anna.post("/api/tables", {"game": "evolution", "seats": seats, "public": True})["id"]

    async def dial(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection."""
        return await asyncio.open_connection(self.host, self.port, limit=1 << 14)

    async def upgraded(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A socket at the table, without a cookie."""
        reader, writer = await self.dial()
        head = f"GET /api/tables/{self.table}/socket HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nConnection: Upgrade"
        head += "\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
        head += "\r\n\r\n"
        writer.write(head.encode())
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    async def request(self, head: str, body: bytes = b"") -> bytes:
        """Send a request by hand; returns the beginning of the answer."""
        reader, writer = await self.dial()
        writer.write(f"{head}\r\nHost: {self.host}:{self.port}\r\n".encode() + body)
        try:
            await writer.drain()
            return await asyncio.wait_for(reader.read(200), 5)
        finally:
            writer.close()


Attack = Callable[[Target, float], Awaitable[None]]


async def frames(target: Target, until: float, flood: bytes) -> None:
    """Twenty sockets that send the same for as long as they may, and read nothing."""

    async def one() -> None:
        while time.monotonic() < until:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
                _, writer = await target.upgraded()
                try:
                    while time.monotonic() < until:
                        writer.write(flood)
                        await asyncio.wait_for(writer.drain(), 2)
                        await asyncio.sleep(0.01)
                finally:
                    writer.transport.abort()
            await asyncio.sleep(0.1)

    await asyncio.gather(*(one() for _ in range(20)))


async def pings(target: Target, until: float) -> None:
    """Pings whose pongs are never read."""
    await frames(target, until, frame(PING, b"x" * 125) * 200)


async def pongs(target: Target, until: float) -> None:
    """Empty pongs."""
    await frames(target, until, frame(PONG) * 2000)


async def fragments(target: Target, until: float) -> None:
    """A message in empty fragments that never ends."""
    await frames(target, until, frame(TEXT, fin=False) + frame(CONT, fin=False) * 2000)


async def messages(target: Target, until: float) -> None:
    """Small messages, as fast as they go."""
    await frames(target, until, frame(TEXT, b'{"type":"ping"}') * 200)


async def idle(target: Target, until: float) -> None:
    """1,500 connections that say nothing, or half a head."""
    lines = []
    with contextlib.suppress(OSError):
        for number in range(1500):
            _, writer = await target.dial()
            if number % 2:
                writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
            lines.append(writer)
    await asyncio.sleep(max(0.0, until - time.monotonic()))
    for writer in lines:
        writer.transport.abort()


async def sockets(target: Target, until: float) -> None:
    """400 sockets of one address that only listen."""
    lines = []
    for _ in range(400):
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            lines.append((await target.upgraded())[1])
    await asyncio.sleep(max(0.0, until - time.monotonic()))
    for writer in lines:
        writer.transport.abort()


async def crumbs(target: Target, until: float) -> None:
    """Bodies in chunks of one byte."""
    head = "POST /api/me HTTP/1.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n"
    while time.monotonic() < until:
        with contextlib.suppress(OSError, TimeoutError):
            await target.request(head.rstrip("\r\n"), b"\r\n" + b"1\r\nx\r\n" * 40_000)


async def records(target: Target, until: float) -> None:
    """Records of 3 MB whose seed is most of them."""
    text = json.dumps({"format": "tangledbank-record-1", "game": "evolution", "seed": "9" * 3_000_000})
    while time.monotonic() < until:
        with contextlib.suppress(ServerRefused):
            await asyncio.to_thread(target.anna.post, "/api/records", {"text": text})


async def lists(target: Target, until: float) -> None:
    """The list of games, the rules and the page, by eight people who have no cache."""
    files = ["/api/games", "/api/rules/evolution", "/api/games/evolution?deck_reduction=none", "/"]

    async def one(number: int) -> None:
        while time.monotonic() < until:
            with contextlib.suppress(OSError, TimeoutError):
                path = files[number % len(files)]
                await target.request(f"GET {path} HTTP/1.1\r\nAccept-Encoding: gzip\r\nConnection: close", b"\r\n")

    await asyncio.gather(*(one(number) for number in range(8)))


ATTACKS: dict[str, Attack] = {
    "nothing": lambda target, until: asyncio.sleep(until - time.monotonic()),
    "pings": pings,
    "pongs": pongs,
    "fragments": fragments,
    "messages": messages,
    "idle connections": idle,
    "idle sockets": sockets,
    "crumbs": crumbs,
    "huge records": records,
    "lists": lists,
}


class Neighbour:
    """Somebody at another address, who asks for small pages on a connection that is kept open."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str) -> tuple[int, str]:
        """Status and text of a page; a connection that has been closed is opened anew."""
        target = self.target
        if self.line is None:
            self.line = await asyncio.open_connection(target.host, target.port, local_addr=(NEIGHBOUR, 0))
        reader, writer = self.line
        try:
            writer.write(f"GET {path} HTTP/1.1\r\nHost: {target.host}:{target.port}\r\n\r\n".encode())
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
            length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
            body = await reader.readexactly(int(length.split()[1]))
        except (OSError, asyncio.IncompleteReadError, TimeoutError):
            self.line = None
            writer.transport.abort()
            raise
        return int(head.split()[1]), body.decode()


async def health(neighbour: Neighbour, until: float) -> tuple[list[float], int]:
    """How long the health page takes, again and again; and how often it is not to be had."""
    taken: list[float] = []
    failed = 0
    while time.monotonic() < until:
        begun = time.monotonic()
        try:
            failed += (await neighbour.get("/healthz"))[0] != 200
            taken.append(time.monotonic() - begun)
        except (OSError, asyncio.IncompleteReadError, TimeoutError):
            failed += 1
        await asyncio.sleep(0.1)
    return taken, failed


async def attacked(name: str, seconds: float) -> tuple[str, bool]:
    """One attack on a fresh server; a line of the table, and whether the line was held."""
    with tempfile.TemporaryDirectory() as data:
        server = Server(data, None, [])
        try:
            target = Target(server.url)
            neighbour = Neighbour(target)
            until = time.monotonic() + seconds
            (taken, failed), _ = await asyncio.gather(health(neighbour, until), ATTACKS[name](target, until))
            await asyncio.sleep(0.5)
            refused = {
                line.split('"')[1]: line.rpartition(" ")[2]
                for line in (await neighbour.get("/metrics"))[1].splitlines()
                if line.startswith("tangledbank_refusals_total{")
            }
            well = (await neighbour.get("/healthz"))[0] == 200
            memory, written = server.memory(), server.log.stat().st_size / 1000
        finally:
            server.process.terminate()
            server.process.wait(30)
    spread = quantiles(taken, n=100) if len(taken) > 1 else [99.0] * 99
    held = well and not failed and spread[98] < LINE_SECONDS and memory < LINE_MB and written < LINE_KB
    said = ", ".join(f"{code} {count}" for code, count in refused.items()) or "nothing"
    numbers = f"{spread[49] * 1000:.0f} ms | {spread[98] * 1000:.0f} ms | {memory:.0f} MB | {written:.0f} kB"
    return f"| {name} | {numbers} | {said} | {'held' if held else 'NOT HELD'} |", held


def main() -> int:
    """All attacks, or one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=ATTACKS)
    parser.add_argument("--seconds", type=float, default=8.0)
    wish = parser.parse_args()
    print(f"{wish.seconds:g} s each; load average before: {os.getloadavg()[0]:.1f}")
    print("| attack | health p50 | p99 | memory | log | refused | |\n|---|---|---|---|---|---|---|")
    well = True
    for name in [wish.only] if wish.only else ATTACKS:
        line, held = asyncio.run(attacked(name, wish.seconds))
        print(line, flush=True)
        well = well and held
    return 0 if well else 1


if __name__ == "__main__":
    raise SystemExit(main())
