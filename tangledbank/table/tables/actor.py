"""A table: one actor with an inbox, which does strictly one thing at a time. So nothing here needs a lock.

Whatever changes is written to the log first (persist), then acknowledged, then shown to everyone (broadcast).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from tangledbank.kernel.record import Record
from tangledbank.table.errors import Conflict, NotSaved
from tangledbank.table.storage import store
from tangledbank.table.storage.database import Statement
from tangledbank.table.storage.rows import ChatRow, EventRow, SeatRow, TableRow, now
from tangledbank.table.tables.commitment import shuffles_of
from tangledbank.table.tables.seating import Seating, table_plain
from tangledbank.table.tables.timeline import Timeline
from tangledbank.table.web.connection import NOWHERE, Connection
from tangledbank.table.web.identity import guest_number
from tangledbank.version import VERSION

if TYPE_CHECKING:
    from tangledbank.table.host import Host

LOG = logging.getLogger("tangledbank.table")
PROTOCOL = 3
MENDING_SECONDS = 1.0  # between attempts to read what is on disk after a failed write
T = TypeVar("T")
Job = Callable[[], Awaitable[None]]
Fail = Callable[[Exception], None]


class Table:
    """A table in memory: its row, seats, timeline, chat, and the sockets that look at it."""

    def __init__(self, host: Host, row: TableRow, seats: list[SeatRow], timeline: Timeline | None) -> None:
        self.host = host
        self.row = row
        self.seating = Seating(seats)
        self.timeline = timeline  # None: the log cannot be played with these rules
        self.keys: dict[str, tuple[int, int]] = {}  # client keys in the log: row and seat
        self.chat: list[ChatRow] = []
        self.connections: set[Connection] = set()
        self.inbox: asyncio.Queue[tuple[Job, Fail]] = asyncio.Queue()
        self.working = False
        self.doubtful = False  # after a failed write: what is in memory may differ from what is on disk
        self.touched = asyncio.get_running_loop().time()
        self.absent_since: dict[str, float] = {}
        self.snapshot_at = timeline.seq if timeline is not None else 0
        self.opened: dict[str, Any] | None = None
        # Imported here because they are parts of a table and know its type.
        from tangledbank.table.tables.advising import Advising
        from tangledbank.table.tables.coaching import Coaching
        from tangledbank.table.tables.company import Company
        from tangledbank.table.tables.play import Play
        from tangledbank.table.tables.substitutes import Substitutes
        from tangledbank.table.tables.teaching import Teaching

        self.advising = Advising(self)
        self.coaching = Coaching(self)
        self.company = Company(self)
        self.play = Play(self)
        self.substitutes = Substitutes(self)
        self.teaching = Teaching(self)
        self.task = asyncio.create_task(self._work(), name=f"table {row.id}")

    # ------------------------------------------------------------------ the inbox

    async def _work(self) -> None:
        while True:
            job, fail = await self.inbox.get()
            self.working = True
            try:
                if self.doubtful:
                    await self.host.reload(self)
                await job()
            except Exception as error:
                fail(error)
            finally:
                self.working = False
                self.inbox.task_done()

    @property
    def is_busy(self) -> bool:
        """Whether there is anything to do."""
        return self.working or not self.inbox.empty()

    def post(self, job: Job) -> None:
        """Let the table do something when it comes to it."""
        self.inbox.put_nowait((job, self._note))

    async def ask(self, job: Callable[[], Awaitable[T]]) -> T:
        """Let the table do something, and wait for what comes of it."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            result = await job()
            if not done.done():
                done.set_result(result)

        def fail(error: Exception) -> None:
            if not done.done():
                done.set_exception(error)

        self.inbox.put_nowait((work, fail))
        return await done

    def _note(self, error: Exception) -> None:
        if not isinstance(error, NotSaved):  # that one is in the log already
            LOG.error("error", exc_info=error, extra={"fields": {"table": self.row.id}})

    def _mend_later(self) -> None:
        """After a failed write: read what is on disk, as soon as that is possible, and go on from there."""

        async def go_on() -> None:
            self.broadcast()
            self.substitutes.consider()

        def fail(error: Exception) -> None:
            asyncio.get_running_loop().call_later(MENDING_SECONDS, mend)

        def mend() -> None:
            if self.doubtful:
                self.inbox.put_nowait((go_on, fail))

        asyncio.get_running_loop().call_later(MENDING_SECONDS, mend)

    async def close(self) -> None:
        """End the actor, with nothing left to do."""
        await self.substitutes.rest()
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)

    # ------------------------------------------------------------------ the log

    async def write(
        self,
        event: EventRow | None,
        *more: Statement,
        row: TableRow | None = None,
        seat: SeatRow | None = None,
        done: tuple[Any, list[Any]] | None = None,
    ) -> None:
        """Write to the log, together with a changed row or seat; only then let it happen."""
        statements = list(more)
        if seat is not None:
            statements.append(store.set_seat(self.row.id, seat))
        if row is not None:
            statements.append(store.set_status(row))
        if event is not None:
            statements.append(store.add_event(self.row.id, event))
        try:
            await self.host.database.write(*statements)
        except (Conflict, NotSaved) as error:
            self.doubtful = True
            self._mend_later()
            LOG.error("not-saved", extra={"fields": {"table": self.row.id, "error": str(error)}})
            raise NotSaved(str(error)) from error
        if seat is not None:
            self.seating.replace(seat)
        if row is not None:
            self.row = row
        if event is not None and self.timeline is not None:
            self.timeline.apply(event, done)
            if event.client_key is not None and event.seat is not None:
                self.keys[event.client_key] = (event.seq, event.seat)
            self._snapshot()

    def event(self, kind: str, seat: int | None, actor: str, body: str, key: str | None = None) -> EventRow:
        """The next row of the log."""
        assert self.timeline is not None
        return EventRow(self.timeline.seq + 1, kind, seat, actor, body, key, now())

    def _snapshot(self) -> None:
        """Now and then keep a snapshot. It is a cache: nobody waits for it, and nothing is lost without it."""
        timeline = self.timeline
        if timeline is not None and timeline.seq - self.snapshot_at >= self.host.settings.snapshot_every:
            self.snapshot_at = timeline.seq
            saved = store.set_snapshot(self.row.id, timeline.seq, VERSION, timeline.save())
            self.host.later(self.host.database.write(saved))

    # ------------------------------------------------------------------ sockets

    async def enter(self, connection: Connection) -> bool:
        """Somebody comes to the table, if there is room; a bot that played for them gets up."""
        if not self.company.has_room_for(connection):
            return False
        company = self.company
        was_here, watched = connection.id in company.online, company.watching
        self.connections.add(connection)
        self.touched = asyncio.get_running_loop().time()
        if not was_here and connection.id in self.seating.persons:
            await self.substitutes.hand_back(connection.id)
            self.broadcast()
        elif company.watching != watched:
            self.broadcast()
        self.substitutes.consider()
        return True

    async def leave(self, connection: Connection) -> None:
        """Somebody goes."""
        company = self.company
        watched = company.watching
        self.connections.discard(connection)
        self.touched = asyncio.get_running_loop().time()
        if company.watching != watched:
            self.broadcast()
        if connection.id is not None and connection.id not in company.online:
            self.absent_since[connection.id] = self.touched
            if connection.id in self.seating.persons:
                self.broadcast()
                self.substitutes.consider()

    def broadcast(self) -> None:
        """Show everyone how things are now."""
        for connection in self.connections:
            connection.refresh()

    # ------------------------------------------------------------------ what clients see

    def eyes_of(self, person: str | None) -> int | None:
        """The seat with whose eyes a person looks: of several the one that is asked, else the last one that acted."""
        mine = self.seating.of(person)
        timeline = self.timeline
        if not mine or timeline is None:
            return min(mine) if mine else None
        if not timeline.state.over and timeline.state.seat in mine:
            return int(timeline.state.seat)
        last = timeline.last_step_of(mine)
        return timeline.steps[last].seat if last is not None else min(mine)

    def plain(self, person: str | None) -> dict[str, Any]:
        """The table as a person sees it."""
        taken_over = self.timeline.taken_over if self.timeline is not None else set()
        fair = self.row.status == "finished" and self.row.lesson is None  # nothing was shuffled for a lesson
        if fair and self.opened is None and self.timeline is not None:
            shuffles = shuffles_of(self.record(self.timeline.state))
            self.opened = {"seed": self.row.seed, "salt": self.row.salt, "shuffles": shuffles}
        company = self.company
        muted = {holder for holder in self.seating.persons if company.is_muted(holder)}
        here, watching = company.online, company.watching
        question = self.timeline.state.question if self.timeline and self.row.status == "playing" else None
        return table_plain(self.row, self.seating, person, here, taken_over, self.opened, watching, muted, question)

    def view_message(self, connection: Connection) -> dict[str, Any]:
        """The newest view for a socket."""
        eyes = self.eyes_of(connection.id)
        timeline = self.timeline
        shown = timeline is not None and self.row.status in ("playing", "finished")
        return {
            "type": "view",
            "protocol": PROTOCOL,
            "version": VERSION,
            "seq": timeline.seq if timeline is not None else 0,
            "decision": timeline.decision if timeline is not None else 0,
            "seat": eyes,
            "table": self.plain(connection.id),
            "view": timeline.state.view(eyes) if timeline is not None and shown else None,
            "log": self._log_for(connection, eyes),
            "undo": self.play.undo_for(connection.id),
            "takeback": self.play.request_for(connection.id),
            "thinking": self.substitutes.thinking_shown(),
            "absence": self.substitutes.absence_shown(),
            "clock": self.substitutes.clock_shown(eyes),
            "people": self.company.people_for(connection.id),
            "lesson": self.teaching.told(eyes),
            "acted": timeline.last_act_of(eyes) if timeline is not None and eyes is not None else None,
            "coach": self.coaching.note_for(connection, eyes),
        }

    def _log_for(self, connection: Connection, eyes: int | None) -> dict[str, Any]:
        timeline = self.timeline
        if timeline is None:
            return {"from": 0, "lines": []}
        if connection.eyes != eyes or connection.cuts != timeline.cuts:
            one_behind = connection.eyes == eyes and connection.cuts == timeline.cuts - 1
            connection.lines_seen = min(connection.lines_seen, timeline.kept) if one_behind else 0
            connection.lines_sent = sum(line.heard_by(eyes) for line in timeline.lines[: connection.lines_seen])
            connection.eyes, connection.cuts = eyes, timeline.cuts
        new = [line.plain() for line in timeline.lines[connection.lines_seen :] if line.heard_by(eyes)]
        first = connection.lines_sent
        connection.lines_seen = len(timeline.lines)
        connection.lines_sent += len(new)
        return {"from": first, "lines": new}

    def chat_message(self, connection: Connection) -> dict[str, Any] | None:
        """The lines of chat that a socket does not have yet."""
        if connection.eyes == NOWHERE or connection.chat_sent >= len(self.chat):
            return None
        first, new = connection.chat_sent, self.chat[connection.chat_sent :]
        connection.chat_sent = len(self.chat)
        lines = [row.plain() | {"guest": guest_number(row.person, row.name)} for row in new]
        return {"type": "chat", "from": first, "lines": lines}

    # ------------------------------------------------------------------ the end

    def record(self, state: Any) -> Record:
        """The record of a game that ended with that state, with the promise and what opens it."""
        names = [seat.name or f"bot {seat.bot or self.row.takeover_bot}" for seat in self.seating.seats]
        return Record.from_state(state, names, commitment=self.row.commitment, salt=self.row.salt)

    def finished_row(self, state: Any) -> TableRow:
        """The row of this table when its game has ended with that state."""
        result = {"scores": list(state.scores), "winners": list(state.winners)}
        return msgspec.structs.replace(self.row, status="finished", finished=now(), result=result)
