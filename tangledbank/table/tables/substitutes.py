"""Who answers beside persons: bots with a seat of their own, bots for who is away or out of time, and necessity.

A bot's answer appears at a whole multiple of the pace after the question, so that its moment tells nothing about what
the bot had to think of. A person who is waited for by others is replaced after the table's time, or when the clock
says so, and has the seat again on return.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import math
import random
from typing import TYPE_CHECKING, Any

from tangledbank.table.errors import Rejected
from tangledbank.table.storage.rows import now
from tangledbank.table.tables.thinker import Thought
from tangledbank.table.tables.turns import Urgency

if TYPE_CHECKING:
    from tangledbank.table.tables.actor import Table

LOG = logging.getLogger("tangledbank.table")
ON_SHOW = 5  # so much slower are bots where nobody plays and somebody looks on: nobody waits for an answer there


class Substitutes:
    """The bots of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.thinking: tuple[int, int] | None = None  # decision and seat
        self.task: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.due: tuple[int, float] | None = None  # the seat that a bot takes over, and when
        self.coming_back: set[int] = set()  # the seats of those who are back while the bot makes the move they missed
        self.born = asyncio.get_running_loop().time()

    # ------------------------------------------------------------------ who plays

    def bot_for(self, seat: int) -> str | None:
        """The bot that plays a seat now; None if a person does."""
        row = self.table.seating[seat]
        if row.kind in ("bot", "open"):  # a bot keeps a seat that was freed warm
            return row.bot or self.table.row.takeover_bot
        timeline = self.table.timeline
        # Nobody is kept waiting when nobody is there: the table then sleeps until somebody returns.
        if timeline is not None and seat in timeline.taken_over and self._somebody_plays():
            return self.table.row.takeover_bot
        return None

    def _somebody_plays(self, but: str | None = None) -> bool:
        return bool((self.table.company.online & self.table.seating.persons) - {but})

    def consider(self) -> None:
        """See to it that whoever is asked now will answer."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = self.due = None
        timeline = self.table.timeline
        # A table that nobody looks at sleeps.
        asleep = self.table.host.leaving or not self.table.connections
        if timeline is None or self.table.row.status != "playing" or asleep:
            return
        if self.table.teaching.waits():
            return
        seat = int(timeline.state.seat)
        bot = self.bot_for(seat)
        if bot is not None:
            self._let_think(timeline.decision, seat, bot)
        elif self._is_forced():
            self.table.post(self._answer_and_tell)
        else:
            self._watch(seat)

    # ------------------------------------------------------------------ answers that are none

    def _is_forced(self) -> bool:
        """Whether a person is asked who has one answer, and nobody else plays here who could learn from it."""
        table, timeline = self.table, self.table.timeline
        if timeline is None or table.row.status != "playing" or timeline.state.forced() is None:
            return False
        seat = int(timeline.state.seat)
        holder = table.seating[seat].holder
        alone = holder is not None and not table.seating.others(holder) and table.seating.of(holder) == {seat}
        return alone and self.bot_for(seat) is None and not table.teaching.asks()

    async def answer_forced(self) -> None:
        """Give the one answer to questions that are put only so that nothing is given away."""
        while self._is_forced():
            timeline = self.table.timeline
            assert timeline is not None
            seat, answer = int(timeline.state.seat), str(timeline.state.forced())
            await self.table.play.make_move(timeline, seat, "forced", answer)

    async def _answer_and_tell(self) -> None:
        await self.answer_forced()
        self.table.broadcast()
        self.consider()

    # ------------------------------------------------------------------ thinking

    def _let_think(self, decision: int, seat: int, bot: str) -> None:
        if self.thinking == (decision, seat):
            return
        if self.task is not None:
            self.task.cancel()
        self.thinking = (decision, seat)
        self.task = asyncio.create_task(self._think(decision, seat, bot), name=f"bot at {self.table.row.id}")

    async def _think(self, decision: int, seat: int, bot: str) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        table, timeline = self.table, self.table.timeline
        assert timeline is not None
        move: str | None = table.teaching.script()
        if not move:
            urgency = Urgency.REPLY if self._somebody_plays() else Urgency.SHOW
            move = await table.host.thinkers.choose(self.thought(seat, bot), table.row.owner, urgency)
        pace = self._pace()
        if pace > 0:
            await asyncio.sleep(began + pace * max(1, math.ceil((loop.time() - began) / pace)) - loop.time())
        table.post(lambda: self._move(decision, seat, move))

    def _pace(self) -> float:
        """People who play are not kept waiting: their page shows the moves one after another, as fast as they like."""
        pace = self.table.host.settings.bot_pace
        return pace if self._somebody_plays() else pace * ON_SHOW

    def thought(self, seat: int, bot: str) -> Thought:
        """What a bot is asked: a world that follows from the seat's knowledge alone, and a chance of its own.

        Both come from a salt that is secret until the end, so that nobody can foretell what a bot will do, and from
        what the seat knows, so that the answer is the same however often a move is taken back and tried again.
        """
        table, timeline = self.table, self.table.timeline
        assert timeline is not None
        secret = hashlib.sha256(f"{table.row.salt}/{seat}".encode()).hexdigest()
        world = timeline.state.resample(seat, secret)
        seed = hashlib.sha256(f"{secret}/{world.digest()}".encode()).hexdigest()
        game, options, spec = table.row.game, table.row.options, table.host.opponents.spec(bot)
        return Thought(game=game, options=options, world=world.to_json(), seat=seat, bot=spec, seed=seed)

    async def _move(self, decision: int, seat: int, move: str | None) -> None:
        table, timeline = self.table, self.table.timeline
        if self.thinking == (decision, seat):
            self.thinking = self.task = None
        if timeline is None or table.row.status != "playing" or timeline.decision != decision:
            return
        if self.bot_for(seat) is not None:  # else its person has come back in the meantime
            try:
                if move is None:
                    raise Rejected("illegal")
                await table.play.make_move(timeline, seat, "bot", move)
            except Rejected:
                anything = random.Random(f"{table.row.salt}/{decision}").choice(timeline.state.moves)
                await table.play.make_move(timeline, seat, "fallback", str(anything))
            if seat in self.coming_back:
                await self.hand_back(table.seating[seat].holder)
            await self.answer_forced()
            table.broadcast()
        self.consider()

    def thinking_shown(self) -> dict[str, int] | None:
        """What others see of a bot that thinks: nothing at secret questions."""
        timeline = self.table.timeline
        if self.thinking is None or timeline is None or timeline.state.over or timeline.state.question.secret:
            return None
        return {"seat": self.thinking[1]}

    async def rest(self) -> None:
        """Stop thinking and watching."""
        if self.timer is not None:
            self.timer.cancel()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.thinking = self.task = self.timer = self.due = None

    # ------------------------------------------------------------------ those who are away, or take too long

    def _watch(self, seat: int) -> None:
        """Wait for a person who is asked: so long as the clock lets them, and less if they are away."""
        table, holder = self.table, self.table.seating[seat].holder
        timeline, loop = table.timeline, asyncio.get_running_loop()
        if holder is None or timeline is None or not self._somebody_plays():
            return
        dues = []
        if holder not in table.company.online and table.row.takeover is not None and self._somebody_plays(holder):
            away = max(self._absent_since(seat, holder) + table.row.takeover, loop.time())
            self.due = (seat, away)
            dues.append(away)
        if timeline.clock is not None:
            dues.append(loop.time() + max(0, self._time_left(seat)) / 1000)
        if dues:
            decision = timeline.decision
            self.timer = loop.call_at(min(dues), lambda: table.post(lambda: self._take_over(decision, seat, holder)))

    def _time_left(self, seat: int) -> int:
        """What the clock leaves a seat that is asked, in milliseconds."""
        timeline = self.table.timeline
        assert timeline is not None and timeline.clock is not None
        arrival = self.table.host.settings.arrival * 1000 if timeline.is_expected(seat) else 0
        return timeline.clock.remaining(seat, now(), timeline.state.question.secret) + int(arrival)

    def _is_out_of_time(self, seat: int) -> bool:
        """Whether a seat is asked and its time is out."""
        timeline = self.table.timeline
        if timeline is None or timeline.clock is None or timeline.state.over or timeline.state.seat != seat:
            return False
        return self._time_left(seat) <= 0

    def _absent_since(self, seat: int, holder: str) -> float:
        """Since when somebody counts as away. Whom a rematch has put here may not know it yet, and has time to come."""
        table, timeline = self.table, self.table.timeline
        if holder in table.absent_since:
            return table.absent_since[holder]
        expected = timeline is not None and timeline.is_expected(seat)
        return self.born + (table.host.settings.arrival if expected else 0)

    def absence_shown(self) -> dict[str, int] | None:
        """In how many seconds a bot plays for whom; nothing at secret questions, which do not tell who is asked."""
        timeline = self.table.timeline
        if self.due is None or timeline is None or timeline.state.over or timeline.state.question.secret:
            return None
        seat, due = self.due
        return {"seat": seat, "seconds": max(0, math.ceil(due - asyncio.get_running_loop().time()))}

    def clock_shown(self, eyes: int | None) -> dict[str, Any] | None:
        """The clocks; at a secret question nobody but who is asked sees one run."""
        table, timeline = self.table, self.table.timeline
        if timeline is None or timeline.clock is None:
            return None
        running, secret = None, False
        if table.row.status == "playing" and not timeline.state.over:
            asked, secret = int(timeline.state.seat), bool(timeline.state.question.secret)
            is_person = table.seating[asked].holder is not None and asked not in timeline.taken_over
            running = asked if is_person and (eyes == asked or not secret) else None
        return timeline.clock.shown(now(), running, secret)

    async def _take_over(self, decision: int, seat: int, holder: str) -> None:
        table, timeline = self.table, self.table.timeline
        if timeline is None or table.row.status != "playing" or timeline.decision != decision:
            return
        if table.seating[seat].holder == holder and seat not in timeline.taken_over:
            loop = asyncio.get_running_loop()
            away = holder not in table.company.online and self.due is not None and self.due[1] <= loop.time() + 0.01
            if away or self._is_out_of_time(seat):
                line = "takeover" if away else "time-out"
                await table.write(table.event("takeover", seat, "table", line))
                LOG.info(line, extra={"fields": {"table": table.row.id, "seat": seat}})
                table.broadcast()
        self.consider()

    async def hand_back(self, person: str | None) -> None:
        """Give a person who has come back their seats; one whose time is out when the bot has made this move."""
        table, timeline = self.table, self.table.timeline
        if timeline is None:
            return
        for seat in sorted(table.seating.of(person) & timeline.taken_over):
            if self._is_out_of_time(seat):
                self.coming_back.add(seat)
                continue
            self.coming_back.discard(seat)
            if self.thinking is not None and self.thinking[1] == seat:
                await self.rest()
            await table.write(table.event("handback", seat, "table", "handback"))
            LOG.info("handback", extra={"fields": {"table": table.row.id, "seat": seat}})
