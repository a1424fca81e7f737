"""Real servers for tests: in a process of their own, to be killed, or in a thread, to be looked into."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from pathlib import Path
from typing import Any
from urllib.parse import quote

from tangledbank.table.host import Host
from tangledbank.table.serving import TableServer, configured, listening
from tangledbank.table.settings import Settings, read_settings
from tangledbank.table.storage.database import Backend
from tangledbank.table.storage.schema import migrate
from tangledbank.terminal.client import Client

ROOT = Path(__file__).parents[2]
DEALING = Path(__file__).with_name("dealing.py")
# Bots answer at once, and a test may do in a second what people do in a day.
QUICK = [
    "messages_per_second=0",
    "frames_per_second=0",
    "socket_bytes_per_second=0",
    "connections_per_address=0",
    "sockets_per_address=0",
    "bot_pace=0",
    "bot_seconds=60",  # a busy machine is no failure of a bot
    "requests_per_second=0",
    "guests_per_day=0",
    "tables_per_minute=0",
    "bot_workers=1",
    "opponent=greedy",  # who does not think ahead answers sooner
    "takeover_bot=greedy",
]


class ServerProcess:
    """`tangledbank serve` in a process. `stop` ends it gracefully, `kill` does not."""

    def __init__(self, data: Path, database_url: str | None = None, settings: tuple[str, ...] = ()) -> None:
        self.data = data
        self.deal = data / "deal"  # whose deals are played: see `dealing`
        self.database_url = database_url
        self.settings = (*QUICK, *settings)
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.url = ""
        self.start()

    def start(self) -> None:
        """Start, or start again at the same port."""
        command = [sys.executable, "-P", str(DEALING), str(self.deal), "serve"]
        command += ["--port", str(self.port), "--data", str(self.data), "--log-level", "critical"]
        for setting in self.settings:
            command += ["--set", setting]
        if self.database_url is not None:
            command += ["--database-url", self.database_url]
        # As it is installed: on the compiled engine while that is fresh, like everybody's server.
        environment = {name: value for name, value in os.environ.items() if name != "TANGLEDBANK_PURE"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=self.data)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, f"the server did not start: {line!r}"
        self.url = line.split()[-1]
        self.port = int(self.url.rstrip("/").rpartition(":")[2])
        self.wait_until_up()

    def wait_until_up(self) -> None:
        """Wait until it answers."""
        for _ in range(200):
            try:
                Client(self.url).get("/healthz")
                return
            except ValueError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def _end(self, sign: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(sign)
        code = self.process.wait(timeout=30)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code

    def kill(self) -> None:
        """kill -9."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end; returns the exit code."""
        return self._end(signal.SIGTERM)

    @property
    def is_running(self) -> bool:
        """Whether the process lives."""
        return self.process is not None and self.process.poll() is None


@contextmanager
def running(data: Path, database_url: str | None = None, *settings: str) -> Iterator[ServerProcess]:
    """A server in a process for the length of a test."""
    server = ServerProcess(data, database_url, settings)
    try:
        yield server
    finally:
        if server.is_running:
            server.stop()


class ServerThread:
    """A server in a thread of this process, whose tables a test can look into."""

    def __init__(self, backend: Backend, settings: Settings, **doors: Any) -> None:
        migrate(backend)
        self.host = Host(backend, settings)
        self.listener = listening("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}/"
        self.server = TableServer(configured(self.host, **doors), self.host)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self._run)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve(sockets=[self.listener]))
        self.loop.close()

    def stop(self) -> None:
        """End it gracefully."""
        self.server.should_exit = True
        self.thread.join(30)


@contextmanager
def in_thread(backend: Backend, *settings: str, **doors: Any) -> Iterator[ServerThread]:
    """A server in a thread for the length of a test; `doors` is what `configured` takes: proxy, hosts, prefix."""
    server = ServerThread(backend, read_settings([*QUICK, *settings]), **doors)
    try:
        yield server
    finally:
        server.stop()


# ---------------------------------------------------------------------- PostgreSQL


def postgres_programs() -> Path | None:
    """Where the programs of a PostgreSQL server are, if this machine has them."""
    found = shutil.which("initdb")
    places = [Path(found).parent] if found else [Path(path) for path in sorted(glob("/usr/lib/postgresql/*/bin"))]
    return next((place for place in reversed(places) if (place / "initdb").exists()), None)


class PostgresServer:
    """A real PostgreSQL, for the tests alone, reachable through a socket file only."""

    def __init__(self, programs: Path) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tangledbank-pg-"))
        self.user: str | None = None
        if os.geteuid() == 0:  # it refuses to run as root
            known = {entry.pw_name for entry in pwd.getpwall()}
            self.user = "postgres" if "postgres" in known else "nobody"
            shutil.chown(self.folder, self.user)
        data = str(self.folder / "data")
        trust = ["--auth=trust", "--username=tangledbank", "--no-sync", "--encoding=UTF8", "--locale=C"]
        self._run([str(programs / "initdb"), "-D", data, *trust]).wait()
        options = ["-c", "listen_addresses=", "-c", f"unix_socket_directories={self.folder}", "-c", "fsync=off"]
        self.process = self._run([str(programs / "postgres"), "-D", data, *options])
        self.schemas = 0
        self._wait()

    def _run(self, command: list[str]) -> subprocess.Popen[bytes]:
        silent = subprocess.DEVNULL
        return subprocess.Popen(command, stdout=silent, stderr=silent, cwd=self.folder, user=self.user)

    def _wait(self) -> None:
        import psycopg

        for _ in range(200):
            try:
                psycopg.connect(self.address()).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.05)
        raise AssertionError("PostgreSQL does not answer")

    def address(self, schema: str = "public") -> str:
        """The URL of a schema."""
        return f"postgresql://tangledbank@/postgres?host={quote(str(self.folder))}&options=-csearch_path%3D{schema}"

    def fresh(self) -> str:
        """The URL of a new and empty schema."""
        import psycopg

        self.schemas += 1
        name = f"test_{self.schemas}"
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return self.address(name)

    def stop(self) -> None:
        """End it and remove its files."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(timeout=30)
        shutil.rmtree(self.folder, ignore_errors=True)
