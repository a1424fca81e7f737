"""Starting a server, and ending it gracefully."""

from __future__ import annotations

import gc
import os
import re
import socket
import sys
from collections.abc import Sequence
from pathlib import Path

import uvicorn

from tangledbank.kernel.errors import TangledBankError
from tangledbank.table.host import Host
from tangledbank.table.logs import start_logs
from tangledbank.table.settings import Settings
from tangledbank.table.storage.database import Backend
from tangledbank.table.storage.postgres import Postgres
from tangledbank.table.storage.schema import migrate
from tangledbank.table.storage.sqlite import SQLite
from tangledbank.table.web.app import make_app
from tangledbank.table.web.doors import Doors, more_files
from tangledbank.table.web.guards import RequestGuard, SocketGuard

USUAL_PORT = 8000
PORTS_TRIED = 20
PREFIX_WORD = re.compile(r"[A-Za-z0-9._-]{1,60}")
UNREAD_MS = 60_000
BACKLOG = 256  # so many are accepted at once, before any of them can be counted
KEPT_ALIVE = 75  # seconds; longer than browsers and proxies think between two requests, which would meet a closed door


class TableServer(uvicorn.Server):
    """A server that says goodbye to its sockets before it ends."""

    def __init__(self, config: uvicorn.Config, host: Host) -> None:
        super().__init__(config)
        self.host = host

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish what is under way, say goodbye, then close."""
        await self.host.say_goodbye()
        await super().shutdown(sockets)


def data_folder() -> Path:
    """Where a server keeps its things when nobody says where."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "tangledbank"


def backend_for(data: Path, database_url: str | None) -> Backend:
    """The database that was asked for."""
    if database_url is not None:
        if not database_url.startswith(("postgresql://", "postgres://")):
            raise TangledBankError("The database URL should begin with postgresql://; without one SQLite is used.")
        return Postgres(database_url)
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise TangledBankError(f"The folder {data} cannot be made: {error.strerror}.") from error
    return SQLite(data / "tables.db")


def listening(host: str, port: int | None) -> socket.socket:
    """A socket to listen at; when no port was asked for, the usual one or the next that is free."""
    wanted = [port] if port is not None else list(range(USUAL_PORT, USUAL_PORT + PORTS_TRIED))
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in wanted:
        try:
            listener = socket.create_server((host, number), family=family, backlog=BACKLOG)
            # What is accepted inherits it. asyncio would set it, but does not recognise sockets made in this way;
            # without it small messages wait 40 ms for each other.
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if hasattr(socket, "TCP_USER_TIMEOUT"):  # a peer that takes nothing for so long is gone
                listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MS)
            return listener
        except OSError as error:
            trouble = error
    raise TangledBankError(f"The server cannot listen at {host} port {wanted[-1]}: {trouble.strerror}.")


def checked_prefix(prefix: str) -> str:
    """A prefix of all paths, as it stands before them.

    >>> checked_prefix("games/"), checked_prefix("/"), checked_prefix("/a/b")
    ('/games', '', '/a/b')
    """
    words = [word for word in prefix.split("/") if word]
    if any(not PREFIX_WORD.fullmatch(word) or word in (".", "..", "api", "assets") for word in words):
        raise TangledBankError(f"The prefix {prefix!r} will not do: it should look like /games.")
    return "".join(f"/{word}" for word in words)


def address(host: str, port: int, prefix: str = "") -> str:
    """The URL to open.

    >>> address("0.0.0.0", 8000), address("0.0.0.0", 8000, "/games")
    ('http://localhost:8000/', 'http://localhost:8000/games/')
    """
    name = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1", "::1", "") else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}{prefix}/"


def configured(
    host: Host, trusted_proxy: str | None = None, allowed_hosts: Sequence[str] = (), prefix: str = ""
) -> uvicorn.Config:
    """How uvicorn is to run."""
    return uvicorn.Config(
        make_app(host, allowed_hosts, prefix),
        ws=SocketGuard,
        ws_max_size=host.settings.message_bytes,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        http=RequestGuard,
        backlog=BACKLOG,
        loop="asyncio",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=trusted_proxy is not None,
        forwarded_allow_ips=trusted_proxy,
        timeout_keep_alive=KEPT_ALIVE,
        timeout_graceful_shutdown=5,
    )


def serve(
    host: str,
    port: int | None,
    data: Path,
    database_url: str | None,
    settings: Settings,
    trusted_proxy: str | None = None,
    log_level: str = "warning",
    allowed_hosts: Sequence[str] = (),
    prefix: str = "",
) -> None:
    """Create what is missing, print one URL, and serve until told to stop."""
    # Thousands of states are kept at hand, and none of them is ever part of a cycle: a full collection, which looks at
    # all of them, stops every table for a tenth of a second, so it comes seldom. Young garbage is collected as always.
    gc.set_threshold(10_000, 50, 100)
    start_logs(log_level)
    prefix = checked_prefix(prefix)
    files = more_files()
    backend = backend_for(data, database_url)
    lock = backend.lock()
    try:
        migrate(backend)
        tables = Host(backend, settings)
        listener = listening(host, port)
        print(f"Tangled Bank is at {address(host, listener.getsockname()[1], prefix)}", flush=True)
        tables.doors = Doors(settings, tables.metrics, files, trusted_proxy is not None)
        TableServer(configured(tables, trusted_proxy, allowed_hosts, prefix), tables).run(sockets=[listener])
    finally:
        lock.close()
