"""How many may be in at once: connections and sockets, of everybody together and of each address."""

from __future__ import annotations

import logging
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from tangledbank.table.web.limits import Places
from tangledbank.table.metrics import Metrics
from tangledbank.table.web.security import address_of
from tangledbank.table.settings import Settings

LOG = logging.getLogger("tangledbank.table")
WANTED_FILES: Final = 65_536
USUAL_FILES: Final = 1024


def more_files() -> int:
    """How many files this process may have open (a connection is one), after asking for as many as it can get."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return WANTED_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, WANTED_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            return soft
    return wanted


class Doors:
    """The places of a server. Those of an address are not counted behind a proxy, where all connections are its own.

    >>> doors = Doors(Settings(connections=2, connections_per_address=1), Metrics(), files=64)
    >>> doors.connections.enter("a"), doors.connections.enter("a"), doors.connections.enter("b")
    (True, False, True)
    """

    def __init__(self, settings: Settings, metrics: Metrics, files: int = USUAL_FILES, proxy: bool = False) -> None:
        # Half of the files are for what waits to be accepted or refused, for the database and for bots.
        most = min(settings.connections, files // 2) if settings.connections > 0 else files // 2
        self.settings = settings
        self.metrics = metrics
        self.connections = Places(most, 0 if proxy else settings.connections_per_address)
        # A quarter stays free of sockets, so that pages can still be had when all tables are full.
        self.sockets = Places(most * 3 // 4, settings.sockets_per_address)

    def refuse(self, code: str, who: str) -> None:
        """Count somebody who was not let in, or was shown out."""
        self.metrics.count_code("refusals", code)
        LOG.warning(code, extra={"fields": {"address": who}})


class SocketDoor:
    """Counts the sockets of each address, as the proxy tells it, before anything else is done for them."""

    def __init__(self, app: ASGIApp, doors: Doors) -> None:
        self.app = app
        self.doors = doors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a socket in if there is a place for it."""
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        who = address_of(scope)
        if not self.doors.sockets.enter(who):
            self.doors.refuse("too-many-sockets", who)
            await send({"type": "websocket.close", "code": 1008})  # before it is accepted: status 403
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.doors.sockets.leave(who)
