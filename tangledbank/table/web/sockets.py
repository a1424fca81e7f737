"""The socket of a table: the door, the limits, and hearing what is said."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket

from tangledbank.table.web.connection import REMOVED, Connection
from tangledbank.table.errors import NotSaved, Refused
from tangledbank.table.web.identity import COOKIE
from tangledbank.table.web.limits import Bucket
from tangledbank.table.web.messages import DECODER, Chat, Move, Next, Takeback, Undo
from tangledbank.table.web.security import address_of, same_origin

if TYPE_CHECKING:
    from tangledbank.table.host import Host

KEPT = (Move, Undo, Takeback, Chat, Next)  # what becomes a row on the disk,
KEPT_BYTES = 300  # of about this size
LOG = logging.getLogger("tangledbank.table")


async def table_socket(socket: WebSocket) -> None:
    """/api/tables/ID/socket"""
    host: Host = socket.app.state.host
    if not same_origin(socket.headers):
        host.metrics.count_code("refusals", "bad-origin")
        await socket.close(1008)  # before it is accepted: status 403
        return
    if host.leaving or not host.limits.requests.take(address_of(socket.scope)):
        host.metrics.count_code("refusals", "restarting" if host.leaving else "too-fast")
        await socket.close(1008)
        return
    id = host.signer.person_in(socket.cookies.get(COOKIE))
    person = await host.person(id) if id is not None else None
    await socket.accept()
    try:
        table = await host.table(socket.path_params["id"])
    except (Refused, NotSaved):
        await socket.close(4404)
        return
    who = person.id if person is not None else address_of(socket.scope)
    if not table.company.may_watch(person):
        await socket.close(4403)
        return
    if table.company.is_removed(who):
        await socket.close(REMOVED)
        return
    settings = host.settings
    if host.sockets[who] >= settings.sockets_per_person:
        await turn_away(socket)
        return
    host.sockets[who] += 1
    connection = Connection(socket, person, table, address_of(socket.scope))
    sender = asyncio.create_task(run(connection))
    try:
        await sender
    finally:
        host.sockets[who] -= 1
        if host.sockets[who] <= 0:
            del host.sockets[who]
        table.post(lambda: table.leave(connection))


async def turn_away(socket: WebSocket) -> None:
    """Close a socket because there are too many."""
    await socket.send_text('{"type":"bye","reason":"too-many"}')
    await socket.close(1008)


async def run(connection: Connection) -> None:
    """Let a connection send and hear until one of both ends."""
    table = connection.table
    # If that fails, the seat stays with the bot until the database is well again; watching is possible all the same.
    with contextlib.suppress(NotSaved):
        if not await table.ask(lambda: table.enter(connection)):
            await turn_away(connection.socket)
            return
    tasks = [asyncio.create_task(connection.send_all()), asyncio.create_task(hear(connection))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def hear(connection: Connection) -> None:
    """Hear one message after another; the next is read when the last has been dealt with."""
    settings, metrics = connection.settings, connection.table.host.metrics
    bucket = Bucket(settings.messages_per_second, settings.message_burst)
    strikes = 0
    patience = settings.silent_seconds if connection.person is None else None
    while True:
        try:
            async with asyncio.timeout(patience):
                message = await connection.socket.receive()
        except TimeoutError:
            connection.part("silent", 1008)
            await asyncio.sleep(settings.send_seconds)
            return
        if message["type"] != "websocket.receive":
            return
        metrics.count("messages")
        if not bucket.take():
            strikes += 1
            if strikes > settings.strikes:
                connection.part("too-fast", 1008)
                await asyncio.sleep(settings.send_seconds)  # `send_all` closes the socket, which ends this task
                return
            if strikes % 10 == 1:  # an answer to each would only help the flood
                connection.reject(None, "too-fast")
            continue
        await deal_with(connection, message.get("text") or message.get("bytes") or b"")


async def deal_with(connection: Connection, data: str | bytes) -> None:
    """Understand a message and let the table deal with it."""
    table = connection.table
    try:
        if len(data) > connection.settings.message_bytes:
            raise ValueError
        said = DECODER.decode(data)
    except (msgspec.DecodeError, ValueError, RecursionError):
        connection.reject(None, "bad-message")
        return
    if isinstance(said, KEPT) and not table.host.limits.kept.take(address_of(connection.socket.scope), KEPT_BYTES):
        connection.reject(getattr(said, "key", None), "too-much")
        return
    try:
        await table.ask(lambda: table.play.hear(connection, said))
    except NotSaved:
        connection.reject(getattr(said, "key", None), "not-saved")
    except Exception:
        # An error of ours, whoever made it: the log has it, the client a plain answer, and the table goes on.
        LOG.exception("error", extra={"fields": {"table": table.row.id}})
        table.host.metrics.count("errors")
        connection.reject(getattr(said, "key", None), "error")
