"""The timeline of a table: the state, the moves that led to it, and the log in words. It follows from the log alone."""

from __future__ import annotations

from collections import deque
from itertools import takewhile
from typing import Any, Final

import msgspec

from tangledbank.kernel.errors import TangledBankError
from tangledbank.kernel.event import Event
from tangledbank.kernel.game import Game
from tangledbank.kernel.question import CHANCE
from tangledbank.kernel.record import Record
from tangledbank.kernel.state import State
from tangledbank.lessons import Lesson
from tangledbank.table.storage.rows import EventRow, Whom
from tangledbank.table.tables.clock import Clock, SavedClock
from tangledbank.table.tables.lines import TAKING_BACK, Line, Step, line_of, taken_back

OWNERS_RIGHTS: Final = ("free", "mute", "unmute", "remove")
REMEMBERED: Final = 8  # so many steps can be taken back without playing the game again


class Saved(msgspec.Struct):
    """A timeline in text: the body of a snapshot."""

    state: str
    steps: list[Step]
    lines: list[Line]
    seq: int
    decision: int
    taken_over: list[int]
    since: int = 0
    clock: SavedClock | None = None
    muted: list[str] = []
    removed: list[str] = []
    reads: list[int] = []


class Timeline:
    """A game as it is played at a table: moves are made, and may be taken back.

    >>> import tangledbank as tb
    >>> timeline = Timeline(tb.game("pond"), 2, "7")
    >>> timeline.apply(EventRow(1, "move", 0, "person", "hop 0,0", "k", 0))
    >>> timeline.decision, timeline.lines[-1].key, timeline.state.seat
    (1, 'hops', 1)
    >>> timeline.apply(EventRow(2, "undo", 0, "person", "1", None, 0))
    >>> timeline.decision, timeline.lines[-1].key, timeline.state.seat
    (2, 'table-undo', 0)
    """

    def __init__(
        self, game: Game, players: int, seed: str, clock: Clock | None = None, lesson: Lesson | None = None
    ) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.lesson = lesson
        self.state: Any = self._anew()
        self.steps: list[Step] = []
        self.opening: list[Event] = self.state.listen()  # what happened before the first question
        self.lines: list[Line] = []
        self.seq = 0  # the last row of the log
        self.decision = 0  # the last row that changed the question
        self.since = 0  # when the open question was put
        self.clock = clock
        self.taken_over: set[int] = set()
        self.reads: list[int] = []  # the rows with which notes of the lesson were read
        self.muted: set[str] = set()  # the marks of those whom the owner does not let speak
        self.removed: set[str] = set()  # and of those who may not look on
        self.cuts = 0  # how often lines have vanished
        self.kept = 0  # how many lines stood when some of them vanished the last time
        self.past: deque[Any] = deque(maxlen=REMEMBERED)  # the states before the last steps

    def _anew(self) -> State:
        """The state in which the game begins."""
        return self.lesson.start() if self.lesson is not None else self.game.new(self.players, self.seed, listen=True)

    # ------------------------------------------------------------------ going on

    def after(self, move: str) -> tuple[Any, list[Any]]:
        """The state after a move, and what happened; `IllegalMove` if it is none. The timeline stays as it is."""
        state = self.state.clone()
        events = state.listen()
        state.play(move)
        return state, events

    def apply(self, event: EventRow, done: tuple[Any, list[Any]] | None = None) -> None:
        """Let a row of the log happen; `done` is what `after` gave for it, where that is known."""
        before = self.lines
        if event.kind in TAKING_BACK:
            self.cut(int(event.body))
        self._note(event, done)
        if self.lines is not before:  # some are gone; how many still stand where they stood?
            same = (one is other for one, other in zip(self.lines, before, strict=False))
            self.kept = sum(1 for _ in takewhile(bool, same))
            self.cuts += 1

    def replay(self, events: list[EventRow]) -> None:
        """Let all rows of a log happen. Moves that were taken back later are not played, however many there are."""
        gone = taken_back(events)
        first = min((int(event.body) for event in events if event.kind in TAKING_BACK), default=self.seq + 1)
        if first <= self.seq:
            self.cut(first)
        for event in events:
            if event.seq != self.seq + 1:
                raise TangledBankError(f"The log of the table has a gap before row {event.seq}.")
            self._note(event, None, is_gone=event.seq in gone)

    def follow(self, record: Record) -> None:
        """Go through a game that was played elsewhere: nothing of it can be taken back, but all of it can be read.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> state.play("hop 0,0")
        >>> timeline = Timeline(state.game, 2, "7")
        >>> timeline.follow(Record.from_state(state))
        >>> [line.key for line in timeline.lines], timeline.steps
        (['day-begins', 'hops'], [])
        """
        self.state = record.start(self.game, listen=True)
        events = self.state.listen()
        for seat, move in record.steps:
            if seat != CHANCE:
                self.state.play(move)
        self.lines = [line_of(self.seq, happened) for happened in events]

    def _note(self, event: EventRow, done: tuple[Any, list[Any]] | None, is_gone: bool = False) -> None:
        self.seq = event.seq
        if event.kind == "move":
            self._move(event, done, is_gone)
        elif event.kind in TAKING_BACK:
            self.decision, self.since = event.seq, event.at
            self.reads = [seq for seq in self.reads if seq < int(event.body)]
            if self.clock is not None:
                self.clock.back(int(event.body), event.at)
            self.tell("table-undo" if event.kind == "undo" else "table-takeback-done", event.seat)
        elif event.kind == "read":
            self.reads.append(event.seq)
        elif event.kind in OWNERS_RIGHTS:
            self._obey(event)
        else:
            if event.kind == "takeover" and event.seat is not None:
                self.taken_over.add(event.seat)
            elif event.kind in ("handback", "leave") and event.seat is not None:
                self.taken_over.discard(event.seat)
            elif event.kind in ("join", "start"):
                self._begin(event.seat, event.at)
            self.tell(f"table-{event.body}", event.seat)
            if event.kind == "start":
                self.lines.extend(line_of(event.seq, happened) for happened in self.opening)

    def _begin(self, seat: int | None, at: int) -> None:
        """The game begins, or somebody sits down at it, with a reserve of their own."""
        if seat is None or seat == self.state.seat:
            self.since = at
            if self.clock is not None:
                self.clock.put(at)
        if seat is not None and self.clock is not None:
            self.clock.left[seat] = self.clock.reserve

    def _obey(self, event: EventRow) -> None:
        """What the owner has done."""
        whom = msgspec.json.decode(event.body, type=Whom)
        if event.kind == "mute":
            self.muted.add(whom.who)
        elif event.kind == "unmute":
            self.muted.discard(whom.who)
        elif event.kind == "remove":
            self.removed.add(whom.who)
        elif event.seat is not None:
            self.taken_over.discard(event.seat)
        self.tell(f"table-{event.kind}", event.seat, whom.element)

    def _move(self, event: EventRow, done: tuple[Any, list[Any]] | None, is_gone: bool) -> None:
        self.decision, self.since = event.seq, event.at
        cost = 0
        if self.clock is not None:
            if event.actor == "person":
                cost = self.clock.cost(self.clock.stop(event.seq, event.at))
            self.clock.put(event.at)
        if event.actor == "fallback":
            self.tell("table-bot-failed", event.seat)
        if not is_gone:
            self._step(event, *(done or self.after(event.body)), cost)

    def _step(self, event: EventRow, state: Any, events: list[Any], cost: int) -> None:
        seat = event.seat or 0
        sealed = state.chance.counter != self.state.chance.counter or state.secrets.seen != self.state.secrets.seen
        # What a secret question cost would tell who was asked; who is put at a rematch may still be on the way.
        if self.clock is None or self.state.question.secret or self.is_expected(seat):
            cost = 0
        else:
            cost = min(cost, self.clock.left[seat])
            self.clock.left[seat] -= cost
        by_bot, forced = event.actor != "person", event.actor == "forced"
        self.steps.append(Step(event.seq, seat, event.body, sealed, by_bot, cost, forced))
        self.past.append(self.state)
        self.state = state
        self.lines.extend(line_of(event.seq, happened) for happened in events)

    def tell(self, key: str, seat: int | None, who: str = "") -> None:
        """Add a line of the table's own, about a seat or somebody who has none."""
        args = {"seat": f"seat:{seat}"} if seat is not None else {}
        self.lines.append(Line(self.seq, key, args | ({"who": who} if who else {}), game=False))
        self._say_once()

    def _say_once(self) -> None:
        """Of what the table has said twice since the last move, only the newer line stays."""
        said: list[tuple[str, dict[str, str]]] = []
        for place in range(len(self.lines) - 1, -1, -1):
            line = self.lines[place]
            if line.game:
                return
            if (line.key, line.args) in said:
                self.lines = self.lines[:place] + self.lines[place + 1 :]
            said.append((line.key, line.args))

    def is_expected(self, seat: int) -> bool:
        """Whether somebody was put here by a rematch, has not moved yet, and may not know of it."""
        is_rematch = bool(self.lines) and self.lines[0].key == "table-again"
        return is_rematch and self.last_step_of({seat}) is None

    # ------------------------------------------------------------------ going back

    def cut(self, first: int) -> None:
        """Take back the moves from a row of the log on; further back than is remembered all others are played again."""
        kept = [step for step in self.steps if step.seq < first]
        back = len(self.steps) - len(kept)
        if self.clock is not None:
            for step in self.steps[len(kept) :]:
                self.clock.left[step.seat] = min(self.clock.reserve, self.clock.left[step.seat] + step.cost)
        if 0 < back <= len(self.past):
            for _ in range(back):
                self.state = self.past.pop()
        elif back:
            self.state = self._anew()
            self.past.clear()
            for step in kept:
                self.state.play(step.move)
        self.steps = kept
        self.lines = [line for line in self.lines if line.seq < first or not line.game]
        self._say_once()

    def last_step_of(self, seats: set[int]) -> int | None:
        """The place of the last move of any of these seats; what went without saying is no move of theirs."""
        for place in range(len(self.steps) - 1, -1, -1):
            if self.steps[place].seat in seats and not self.steps[place].forced:
                return place
        return None

    def last_act_of(self, seat: int) -> int | None:
        """The row of the last move that the person in a seat made, not a bot for them."""
        own = (step.seq for step in reversed(self.steps) if step.seat == seat and not step.by_bot)
        return next(own, None)

    def may_undo(self, seats: set[int]) -> bool:
        """Whether the last move of these seats can be taken back without asking anybody.

        It must be the last of all, made by its person, with neither chance nor a reveal in it, and the same seat must
        be asked again: so undo never takes back what somebody else, person or bot, has answered, never changes who is
        asked, and never lets anyone choose again knowing more.
        """
        if not self.steps or self.state.over:
            return False
        last = self.steps[-1]
        return last.seat in seats and last.seat == self.state.seat and not last.sealed and not last.by_bot

    # ------------------------------------------------------------------ text

    def save(self) -> str:
        """The timeline in text."""
        saved = Saved(
            self.state.to_json(),
            self.steps,
            self.lines,
            self.seq,
            self.decision,
            sorted(self.taken_over),
            self.since,
            self.clock.save() if self.clock is not None else None,
            sorted(self.muted),
            sorted(self.removed),
            self.reads,
        )
        return msgspec.json.encode(saved).decode()

    def load(self, text: str) -> None:
        """Become the timeline that a text holds."""
        saved = msgspec.json.decode(text, type=Saved)
        self.state = self.game.from_json(saved.state)
        self.steps, self.lines = saved.steps, saved.lines
        self.seq, self.decision = saved.seq, saved.decision
        self.taken_over, self.muted, self.removed = set(saved.taken_over), set(saved.muted), set(saved.removed)
        self.since, self.reads = saved.since, saved.reads
        if self.clock is not None and saved.clock is not None:
            self.clock.load(saved.clock, saved.since)
