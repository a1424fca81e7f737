"""The protocols below the application, with the limits that it cannot set: connections, heads, reads, frames, bytes."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import CloseCode, Frame, Opcode
from websockets.server import ServerProtocol

from tangledbank.table.web.doors import Doors
from tangledbank.table.web.limits import Bucket
from tangledbank.table.web.security import STEADY, address_of

HEAD_BYTES: Final = 16 * 1024
CRUMB_BYTES: Final = 16  # who sends many reads smaller than this wants to cost us time
CRUMBS_PER_SECOND: Final = 20.0
CRUMB_BURST: Final = 300.0
MOST_FRAGMENTS: Final = 64  # of one message; browsers send one
TOO_MANY: Final = "too many frames"
UNSENT_BYTES: Final = 1024 * 1024  # far more than one view, and no more is ever waiting for a socket that reads


class Head(h11.Connection):
    """Reads requests. Bodies must say how long they are: one in chunks of a byte costs more to read than to send."""

    def next_event(self) -> Any:
        """The next part of a request."""
        event = super().next_event()
        if isinstance(event, h11.Request) and any(name == b"transfer-encoding" for name, _ in event.headers):
            raise h11.RemoteProtocolError("Content-Length is needed.", error_status_hint=411)
        return event


class RequestGuard(H11Protocol):
    """A connection that asks: it must find a place, ask in good time, and take the answer in good time."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.doors: Doors = self.app_state["doors"]
        self.conn = Head(h11.SERVER, HEAD_BYTES)
        self.crumbs = Bucket(CRUMBS_PER_SECOND, CRUMB_BURST)
        self.who = ""
        self.inside = False
        self.since = 0.0  # when it began to wait for what it waits for now
        self.watch: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in if there is a place."""
        super().connection_made(transport)
        self.who = address_of({"client": self.client})
        self.inside = self.doors.connections.enter(self.who)
        if not self.inside:
            self.doors.refuse("too-many-connections", self.who)
            transport.abort()
            return
        self.since = self.loop.time()
        self.watch = self.loop.call_later(self.doors.settings.head_seconds, self.look)

    def look(self) -> None:
        """See whether it takes too long: to ask, or, once it has asked, to send the body and take the answer."""
        if self.transport.is_closing():
            return
        settings = self.doors.settings
        cycle: RequestResponseCycle | None = self.cycle
        asking = cycle is None or cycle.response_complete
        left = self.since + (settings.head_seconds if asking else settings.answer_seconds) - self.loop.time()
        if left > 0:
            self.watch = self.loop.call_later(left, self.look)
        else:
            self.doors.refuse("too-slow", self.who)
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read on, but not crumb by crumb."""
        if len(data) < CRUMB_BYTES and not self.crumbs.take():
            self.doors.refuse("crumbs", self.who)
            self.transport.abort()
            return
        before = self.cycle
        super().data_received(data)
        if self.cycle is not before:
            self.since = self.loop.time()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        self.since = self.loop.time()
        super().on_response_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request, dressed like every other answer."""
        self.doors.refuse("bad-request", self.who)
        headers = [(name.encode(), value.encode()) for name, value in STEADY.items()]
        headers += [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
        try:
            self.transport.write(self.conn.send(h11.Response(status_code=400, headers=headers, reason=b"Bad Request")))
            self.transport.write(self.conn.send(h11.Data(data=msg.encode("ascii"))))
            self.transport.write(self.conn.send(h11.EndOfMessage()))
        except h11.LocalProtocolError:  # an answer is on its way already
            self.transport.abort()
        self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the place over to the socket."""
        self.go_out()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Free the place."""
        self.go_out()
        super().connection_lost(exc)

    def go_out(self) -> None:
        """Be no longer counted, or looked after."""
        if self.watch is not None:
            self.watch.cancel()
        if self.inside:
            self.inside = False
            self.doors.connections.leave(self.who)


class CountedFrames(ServerProtocol):
    """Counts every frame as it is read: pings, pongs and fragments too, which no application ever sees."""

    def __init__(self, bucket: Bucket, **named: Any) -> None:
        super().__init__(**named)
        self.bucket = bucket
        self.fragments = 0

    def recv_frame(self, frame: Frame) -> None:
        """Take a frame, or close the socket for abuse."""
        if frame.opcode is Opcode.CONT:
            self.fragments += 1
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self.fragments = 0
        if self.fragments > MOST_FRAGMENTS or not self.bucket.take():
            self.fail(CloseCode.POLICY_VIOLATION, TOO_MANY)
            raise ProtocolError(TOO_MANY)  # so that what follows is not even read
        super().recv_frame(frame)


class SocketGuard(WebSocketsSansIOProtocol):
    """A socket: so many frames and bytes a second, and little that it lets lie."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.doors: Doors = self.app_state["doors"]
        settings = self.doors.settings
        self.conn: ServerProtocol = CountedFrames(
            Bucket(settings.frames_per_second, settings.frame_burst),
            extensions=self.conn.available_extensions,
            max_size=self.config.ws_max_size,
            logger=self.logger,
        )
        self.bytes = Bucket(settings.socket_bytes_per_second, settings.socket_byte_burst)
        self.who = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over the place of the request that became this socket."""
        super().connection_made(transport)
        self.who = address_of({"client": self.client})
        self.doors.connections.enter(self.who)

    def connection_lost(self, exc: Exception | None) -> None:
        """Free the place."""
        self.doors.connections.leave(self.who)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, within the limits."""
        if not self.bytes.take(len(data)):
            self.show_out("too-many-bytes")
            return
        was_well = self.conn.parser_exc is None
        super().data_received(data)
        if self.transport.get_write_buffer_size() > UNSENT_BYTES:
            self.show_out("slow")
        elif was_well and self.conn.parser_exc is not None:
            code = "too-many-frames" if str(self.conn.parser_exc) == TOO_MANY else "bad-frame"
            self.doors.refuse(code, self.who)
            # The goodbye is sent; who does not take it does not keep us waiting either.
            self.loop.call_later(self.doors.settings.head_seconds, self.transport.abort)

    def show_out(self, code: str) -> None:
        """End it at once."""
        self.doors.refuse(code, self.who)
        self.transport.abort()
