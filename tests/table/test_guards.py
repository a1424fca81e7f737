"""Floods below the application: connections, heads, crumbs, frames and bytes that no handler ever sees."""

from __future__ import annotations

import asyncio
import os
import resource
import socket
import struct
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus

from tangledbank.terminal.client import Client
from tests.table.conftest import StartThread
from tests.table.players import at_table, guest, new_table, run
from tests.table.servers import ROOT, ServerThread

PATIENCE = 60.0  # seconds until a test gives up waiting
TEXT, CONT, PING, PONG = 1, 0, 9, 10


def dial(url: str) -> socket.socket:
    """A connection that has said nothing yet."""
    parts = urlsplit(url)
    assert parts.hostname is not None and parts.port is not None
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(PATIENCE)
    line.connect((parts.hostname, parts.port))
    return line


def upgraded(url: str, table: str) -> socket.socket:
    """A socket at a table, without a cookie, in the hands of somebody who writes frames by hand."""
    line = dial(url)
    head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\nConnection: Upgrade\r\n"
    head += "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    line.sendall(head.encode())
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


def frame(kind: int, data: bytes = b"", fin: bool = True) -> bytes:
    """A frame as a client sends it, with a mask of zeros."""
    assert len(data) < 126
    return struct.pack("!BB4x", (0x80 if fin else 0) | kind, 0x80 | len(data)) + data


def is_shown_out(line: socket.socket, data: bytes, times: int = 1) -> bool:
    """Whether the server ends a connection that sends this so often and reads nothing before."""
    try:
        for _ in range(times):
            line.sendall(data)
        while line.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    finally:
        line.close()
    return True


def refusals(server: ServerThread, code: str) -> int:
    """How often that was counted."""
    return server.host.metrics.labelled["refusals", code]


@pytest.mark.parametrize(
    "flood",
    [frame(PING, b"x" * 100), frame(PONG), frame(TEXT, b'{"type":"ping"}')],
    ids=["pings", "pongs", "messages"],
)
def test_a_flood_of_frames_ends_the_socket(serve_in_thread: StartThread, flood: bytes) -> None:
    with serve_in_thread("frames_per_second=20", "frame_burst=50") as server:
        table = new_table(guest(server.url), "human", "random")["id"]
        assert is_shown_out(upgraded(server.url, table), flood * 1000, 5)
        assert refusals(server, "too-many-frames") == 1
        assert Client(server.url).get("/healthz") == {"status": "ok"}


def test_a_message_has_few_fragments(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        table = new_table(guest(server.url), "human", "random")["id"]
        flood = frame(TEXT, fin=False) + frame(CONT, fin=False) * 100
        assert is_shown_out(upgraded(server.url, table), flood)
        assert refusals(server, "too-many-frames") == 1


def test_a_flood_of_bytes_ends_the_socket(serve_in_thread: StartThread) -> None:
    with serve_in_thread("socket_bytes_per_second=1000", "socket_byte_burst=20000") as server:
        table = new_table(guest(server.url), "human", "random")["id"]
        assert is_shown_out(upgraded(server.url, table), frame(PING, b"x" * 125) * 500, 5)
        assert refusals(server, "too-many-bytes") == 1


def test_answers_that_nobody_reads_end_the_socket(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        server.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
        table = new_table(guest(server.url), "human", "random")["id"]
        assert is_shown_out(upgraded(server.url, table), frame(PING, b"x" * 125) * 1000, 30)
        assert refusals(server, "slow") == 1


HALF = {
    "nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost: x\r\n",
    "no body": b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
}


@pytest.mark.parametrize("said", HALF.values(), ids=HALF.keys())
def test_who_does_not_ask_in_time_has_to_go(serve_in_thread: StartThread, said: bytes) -> None:
    with serve_in_thread("head_seconds=0.2", "answer_seconds=0.3") as server:
        assert is_shown_out(dial(server.url), said)
        assert refusals(server, "too-slow") == 1


def test_a_second_request_must_come_in_time_too(serve_in_thread: StartThread) -> None:
    with serve_in_thread("head_seconds=0.5") as server:
        line = dial(server.url)
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert line.recv(15) == b"HTTP/1.1 200 OK"
        line.sendall(b"GET /he")
        assert is_shown_out(line, b"")


def test_bodies_come_whole_and_not_in_crumbs(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        line = dial(server.url)
        head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        line.sendall(head + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 10_000)
        answer = b""
        try:
            while data := line.recv(65536):
                answer += data
        except ConnectionResetError:
            pass  # the rest was not read
        line.close()
        assert answer.startswith(b"HTTP/1.1 400") or answer == b""
        assert b"nosniff" in answer or answer == b""

        line = dial(server.url)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.sendall(head + b"Content-Length: 60000\r\n\r\n")
        assert is_shown_out(line, b"x", 20_000)
        # On a busy machine many crumbs arrive together; then they are no crumbs, and the body is merely no JSON.
        assert refusals(server, "crumbs") + refusals(server, "too-slow") <= 1


def test_only_so_many_connections_and_the_rest_go_on(serve_in_thread: StartThread) -> None:
    with serve_in_thread("connections_per_address=10") as server:
        lines = [dial(server.url) for _ in range(10)]
        while len(server.host.doors.connections) < 10:
            pass
        assert is_shown_out(dial(server.url), b"")
        assert refusals(server, "too-many-connections") == 1
        for line in lines:
            line.close()
        while len(server.host.doors.connections) > 0:
            pass
        assert Client(server.url).get("/healthz") == {"status": "ok"}


def test_only_so_many_sockets_of_one_address(serve_in_thread: StartThread) -> None:
    with serve_in_thread("sockets_per_address=3") as server:
        people = [guest(server.url) for _ in range(4)]
        table = new_table(people[0], "human", "random")["id"]
        lines = [upgraded(server.url, table) for _ in range(3)]
        with pytest.raises(InvalidStatus):
            run(sit_down(people[3], table))
        assert refusals(server, "too-many-sockets") == 1
        lines.pop().close()
        while len(server.host.doors.sockets) == 3:
            pass
        lines.append(upgraded(server.url, table))
        for line in lines:
            line.close()


async def sit_down(client: Client, table: str) -> None:
    """Try to sit down."""
    async with at_table(client, table):
        pass


def test_a_silent_socket_of_nobody_is_closed(serve_in_thread: StartThread) -> None:
    with serve_in_thread("silent_seconds=0.2") as server:
        anna = guest(server.url)
        table = new_table(anna, "human", "random")["id"]
        assert is_shown_out(upgraded(server.url, table), b"")

        async def stay() -> None:
            async with at_table(anna, table) as player:
                await asyncio.sleep(0.5)
                await player.say(type="ping", ref="here")
                await player.until("pong", ref="here")

        run(stay())


def started(data: Path, files: tuple[int, int]) -> subprocess.Popen[str]:
    """A server in a process that may open so many files: now, and at most."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, files)

    command = [sys.executable, "-c", "from tangledbank.cli import main; main()", "serve", "--port", "0"]
    command += ["--data", str(data), "--set", "connections_per_address=0"]
    with (data / "log").open("w") as log:
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        return subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment, preexec_fn=limit
        )


def test_more_connections_than_files_are_no_outage(tmp_path: Path) -> None:
    server = started(tmp_path, (128, 256))
    try:
        assert server.stdout is not None
        url = server.stdout.readline().split()[-1]
        limits = Path(f"/proc/{server.pid}/limits")
        if limits.exists():
            told = next(row for row in limits.read_text().splitlines() if row.startswith("Max open files"))
            assert told.split()[3:5] == ["256", "256"]
        lines = [dial(url) for _ in range(400)]
        shown_out = sum(is_shown_out(line, b"") for line in lines[200:])
        assert shown_out == 200
        for line in lines[:200]:
            line.close()
        for _ in range(200):
            try:
                assert Client(url).get("/healthz") == {"status": "ok"}
                break
            except ValueError:
                pass  # the places are not free yet
        else:
            raise AssertionError("the server does not answer")
        assert (tmp_path / "log").stat().st_size < 20_000
    finally:
        server.terminate()
        server.wait(timeout=30)
        if server.stdout is not None:
            server.stdout.close()
