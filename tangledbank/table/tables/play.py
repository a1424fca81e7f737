"""What persons do at a table: moves, undo, take-backs, questions why not and what then, chat."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import msgspec

from tangledbank.kernel.errors import IllegalMove, InvalidMove, Reason
from tangledbank.kernel.question import NOT_OFFERED
from tangledbank.table.errors import NotSaved, Rejected
from tangledbank.table.storage import store
from tangledbank.table.storage.rows import ChatRow, now
from tangledbank.table.tables.timeline import Timeline
from tangledbank.table.web import messages
from tangledbank.table.web.connection import Connection

if TYPE_CHECKING:
    from tangledbank.table.tables.actor import Table

LOG = logging.getLogger("tangledbank.table")


class Request(msgspec.Struct):
    """Somebody asks for a take-back: who, at which decision, and whose answers are awaited."""

    seat: int
    person: str
    decision: int
    waiting: set[str]


class Play:
    """The deeds of persons at one table. All of it runs inside the table's actor."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.request: Request | None = None

    async def hear(self, connection: Connection, said: messages.Heard) -> None:
        """Do what a message asks for, and answer it."""
        began = asyncio.get_running_loop().time()
        key = getattr(said, "key", None)
        try:
            match said:
                case messages.Move() | messages.Undo() | messages.Takeback():
                    await self._deed(connection, said)
                    self.table.host.metrics.acknowledged.add(asyncio.get_running_loop().time() - began)
                case messages.Answer():
                    await self._answer(connection, said.accept)
                case messages.Back():
                    await self._back(connection)
                case messages.Next():
                    await self.table.teaching.read(connection, said.step)
                case messages.Why():
                    self._why(connection, said)
                case messages.Ahead():
                    self._ahead(connection, said)
                case messages.Chat():
                    await self._chat(connection, said)
                case messages.Coach():
                    self.table.coaching.listen(connection, said.on)
                case messages.Hint():
                    self.table.advising.ask(connection, said.ref)
                case messages.Ping():
                    connection.send({"type": "pong", "ref": said.ref})
        except Rejected as error:
            connection.reject(key, error.code, error.reason)
        except NotSaved:
            connection.reject(key, "not-saved")

    # ------------------------------------------------------------------ moves

    async def _deed(self, connection: Connection, said: messages.Move | messages.Undo | messages.Takeback) -> None:
        """A move, an undo or a request: things with a key, which happen once however often they are sent."""
        known = self.table.keys.get(said.key)
        mine = self.table.seating.of(connection.id)
        if known is not None:
            seq, seat = known
            if seat not in mine:
                raise Rejected("key-used")
            connection.send({"type": "ack", "key": said.key, "seq": seq})
            return
        timeline = self._open_timeline(mine)
        if said.decision != timeline.decision:
            raise Rejected("stale")
        match said:
            case messages.Move():
                await self._move(timeline, mine, said)
            case messages.Undo():
                await self._undo(timeline, mine, connection.id, said.key)
            case messages.Takeback():
                await self._ask_takeback(timeline, mine, connection.id, said.key)
        connection.send({"type": "ack", "key": said.key, "seq": self.table.keys[said.key][0]})
        await self.table.substitutes.answer_forced()
        self.table.broadcast()
        self.table.substitutes.consider()

    def _open_timeline(self, mine: set[int]) -> Timeline:
        """The timeline of a table that is being played, for somebody who plays there."""
        table = self.table
        if not mine:
            raise Rejected("spectator")
        if table.row.status == "waiting":
            raise Rejected("waiting")
        if table.timeline is None or table.row.status != "playing":
            raise Rejected("finished")
        return table.timeline

    async def _move(self, timeline: Timeline, mine: set[int], said: messages.Move) -> None:
        seat = int(timeline.state.seat)
        if seat not in mine:
            raise Rejected("not-your-turn")
        if seat in timeline.taken_over:  # who wants to move is back
            await self.table.substitutes.hand_back(self.table.seating[seat].holder)
            if seat in timeline.taken_over:
                raise Rejected("time-out")
        await self.make_move(timeline, seat, "person", said.move, said.key)

    async def _back(self, connection: Connection) -> None:
        """Somebody for whom a bot plays, because their time was out, is there again."""
        self._open_timeline(self.table.seating.of(connection.id))
        await self.table.substitutes.hand_back(connection.id)
        self.table.broadcast()
        self.table.substitutes.consider()

    async def make_move(self, timeline: Timeline, seat: int, actor: str, move: str, key: str | None = None) -> None:
        """Make a move: check it, write it, let it happen."""
        try:
            done = timeline.after(move)
        except IllegalMove as error:
            raise Rejected("illegal", error.reason.plain()) from error
        except InvalidMove as error:
            raise Rejected("illegal", Reason(NOT_OFFERED, {}).plain()) from error
        state = done[0]
        text = str(timeline.state.parse(move))  # as the engine writes it, whatever the client wrote
        if actor == "person":
            self.table.teaching.check(text)
        row = self.table.finished_row(state) if state.over else None
        # Kept as text, so that it can be had even when a later version knows other cards. A lesson is no game to keep.
        is_kept = row is not None and row.lesson is None
        kept = [store.add_record(self.table.row.id, self.table.record(state).to_text())] if is_kept else []
        await self.table.write(self.table.event("move", seat, actor, text, key), *kept, row=row, done=done)
        self.request = None
        self.table.host.metrics.count("moves")
        if row is not None:
            self.table.host.metrics.count("games_finished")
            LOG.info("finished", extra={"fields": {"table": row.id, "game": row.game, "moves": len(timeline.steps)}})

    # ------------------------------------------------------------------ undo

    def is_free(self, person: str | None) -> bool:
        """Whether nobody is there to be asked: all others are bots. At a table of one, luck is not tried twice."""
        return len(self.table.seating.seats) > 1 and not self.table.seating.others(person)

    def undo_for(self, person: str | None) -> dict[str, bool]:
        """What a person may take back: by themselves, freely, or by asking."""
        table, timeline = self.table, self.table.timeline
        mine = table.seating.of(person)
        if timeline is None or table.row.status != "playing" or timeline.last_step_of(mine) is None:
            return {"can": False, "free": False, "ask": False}
        free = self.is_free(person)
        can = free or timeline.may_undo(mine)
        ask = not can and self.request is None and bool(table.seating.others(person))
        return {"can": can, "free": free, "ask": ask}

    async def _undo(self, timeline: Timeline, mine: set[int], person: str | None, key: str) -> None:
        if not self.undo_for(person)["can"]:
            raise Rejected("cannot-undo")
        await self._take_back(timeline, mine, "undo", key)

    async def _take_back(self, timeline: Timeline, mine: set[int], kind: str, key: str | None) -> None:
        place = timeline.last_step_of(mine)
        assert place is not None
        step = timeline.steps[place]
        self.request = None
        await self.table.substitutes.rest()
        await self.table.write(self.table.event(kind, step.seat, "person", str(step.seq), key))
        self.table.host.metrics.count("undos")

    # ------------------------------------------------------------------ take-backs

    def request_for(self, person: str | None) -> dict[str, Any] | None:
        """The open request as a person sees it."""
        request = self.request
        if request is None:
            return None
        waiting = [seat.seat for seat in self.table.seating.seats if seat.holder in request.waiting]
        return {"seat": request.seat, "waiting": waiting, "answer": person in request.waiting}

    async def _ask_takeback(self, timeline: Timeline, mine: set[int], person: str | None, key: str) -> None:
        may = self.undo_for(person)
        if may["can"]:
            await self._take_back(timeline, mine, "undo", key)
            return
        place = timeline.last_step_of(mine)
        if not may["ask"] or place is None or person is None:
            raise Rejected("cannot-undo")
        seat = timeline.steps[place].seat
        # Those for whom a bot plays are away, and cannot be asked.
        seats = self.table.seating.seats
        asked = {row.holder for row in seats if row.holder is not None and row.seat not in timeline.taken_over}
        await self.table.write(self.table.event("note", seat, "person", "takeback-asked", key))
        self.request = Request(seat, person, timeline.decision, asked - {person})
        await self._conclude(timeline)

    async def _answer(self, connection: Connection, accept: bool) -> None:
        timeline = self._open_timeline(self.table.seating.of(connection.id))
        request = self.request
        if request is None or request.decision != timeline.decision or connection.id not in request.waiting:
            raise Rejected("no-request")
        if accept:
            request.waiting.discard(connection.id)
            await self._conclude(timeline)
        else:
            self.request = None
            await self.table.write(self.table.event("note", request.seat, "person", "takeback-refused"))
        self.table.broadcast()
        self.table.substitutes.consider()

    async def _conclude(self, timeline: Timeline) -> None:
        request = self.request
        if request is not None and not request.waiting:
            await self._take_back(timeline, self.table.seating.of(request.person), "takeback", None)

    # ------------------------------------------------------------------ words

    def _why(self, connection: Connection, said: messages.Why) -> None:
        eyes = self.table.eyes_of(connection.id)
        reasons = [reason.plain() for reason in self._begun().state.why_not(eyes, said.element, said.chosen)]
        connection.send({"type": "reasons", "ref": said.ref, "element": said.element, "reasons": reasons})

    def _ahead(self, connection: Connection, said: messages.Ahead) -> None:
        eyes = self.table.eyes_of(connection.id)
        lines = [phrase.plain() for phrase in self._begun().state.ahead(eyes, said.move)]
        connection.send({"type": "ahead", "ref": said.ref, "lines": lines})

    def _begun(self) -> Timeline:
        """The timeline of a table whose game has begun."""
        if self.table.timeline is None or self.table.row.status == "waiting":
            raise Rejected("waiting")
        return self.table.timeline

    async def _chat(self, connection: Connection, said: messages.Chat) -> None:
        table, person = self.table, connection.person
        text = messages.clean(said.text)
        if person is None:
            raise Rejected("nobody")
        for known in table.chat[-100:]:
            if known.client_key == said.key and known.person == person.id:
                connection.send({"type": "ack", "key": said.key, "seq": known.line})
                return
        if not text:
            raise Rejected("bad-message")
        seat = table.eyes_of(person.id)
        if table.company.is_muted(person.id):
            raise Rejected("muted")
        if seat is None and table.row.chat_seats:
            raise Rejected("seats-only")
        if len(table.chat) >= table.host.settings.chat_per_table or not table.host.limits.chat.take(person.id):
            raise Rejected("too-fast")
        if seat is None and not table.company.may_spectators_speak():
            raise Rejected("too-fast")
        name = (table.seating[seat].name if seat is not None else None) or person.name
        line = ChatRow(len(table.chat), seat, person.id, name, text, said.key, now())
        await table.host.database.write(store.add_chat(table.row.id, line))
        table.chat.append(line)
        table.host.metrics.count("chat_lines")
        connection.send({"type": "ack", "key": said.key, "seq": line.line})
        for other in table.connections:
            other.something.set()
