"""The timeline of a table: the state, the moves that led to it, and the log in words. No clock, no database."""

from __future__ import annotations

from collections import deque
from itertools import takewhile
from typing import Any, Final

import msgspec

from tangledbank.kernel.errors import TangledBankError
from tangledbank.kernel.event import Event
from tangledbank.kernel.game import Game
from tangledbank.kernel.secrets import EVERYONE, SPECTATOR
from tangledbank.table.rows import EventRow

TAKING_BACK: Final = ("undo", "takeback")
REMEMBERED: Final = 8  # so many steps can be taken back without playing the game again


class Step(msgspec.Struct):
    """A move that was made. It is sealed if chance spoke or anyone learned something by it: no undo goes past that."""

    seq: int
    seat: int
    move: str
    sealed: bool
    by_bot: bool = False


class Line(msgspec.Struct):
    """A line of the log in words: message key, arguments, and who may hear it. `game` lines vanish with their move."""

    seq: int
    key: str
    args: dict[str, str]
    audience: int = EVERYONE
    game: bool = True

    def heard_by(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may know of it.

        >>> Line(1, "dawn", {}, audience=2).heard_by(1), Line(1, "dawn", {}, audience=2).heard_by(None)
        (True, False)
        """
        return bool(self.audience >> (SPECTATOR if seat is None else seat) & 1)

    def plain(self) -> dict[str, object]:
        """The line as clients get it.

        >>> Line(3, "dawn", {}).plain()
        {'seq': 3, 'key': 'dawn', 'args': {}}
        """
        return {"seq": self.seq, "key": self.key, "args": self.args}


def line_of(seq: int, event: Event) -> Line:
    """What happened with a row of the log, as a line.

    >>> import tangledbank as tb
    >>> state = tb.game("dinosaurs").new(players=3, seed=7, listen=True)
    >>> line_of(0, state.listen()[0]).plain()
    {'seq': 0, 'key': 'turn-begins', 'args': {'turn': 'number:1'}}
    """
    return Line(seq, event.phrase.name, event.arguments, int(event.audience))


def taken_back(events: list[EventRow]) -> set[int]:
    """The rows of moves that later rows take back.

    >>> rows = [("move", "pass"), ("move", "pass"), ("undo", "2"), ("move", "pass"), ("undo", "4")]
    >>> sorted(taken_back([EventRow(n, kind, 0, "person", body, None, 0) for n, (kind, body) in enumerate(rows, 1)]))
    [2, 4]
    """
    stand: list[int] = []
    gone: set[int] = set()
    for event in events:
        if event.kind == "move":
            stand.append(event.seq)
        elif event.kind in TAKING_BACK:
            while stand and stand[-1] >= int(event.body):
                gone.add(stand.pop())
    return gone


class Saved(msgspec.Struct):
    """A timeline in text: the body of a snapshot."""

    state: str
    steps: list[Step]
    lines: list[Line]
    seq: int
    decision: int
    taken_over: list[int]


class Timeline:
    """A game as it is played at a table: moves are made, and may be taken back.

    >>> import tangledbank as tb
    >>> timeline = Timeline(tb.game("evolution"), 2, "7")
    >>> timeline.apply(EventRow(1, "move", 0, "person", "play_animal 0", "k", 0))
    >>> timeline.decision, timeline.lines[-1].key, timeline.state.seat
    (1, 'plays-animal', 1)
    >>> timeline.apply(EventRow(2, "undo", 0, "person", "1", None, 0))
    >>> timeline.decision, timeline.lines[-1].key, timeline.state.seat
    (2, 'table-undo', 0)
    """

    def __init__(self, game: Game, players: int, seed: str) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.state: Any = game.new(players, seed, listen=True)
        self.steps: list[Step] = []
        self.opening: list[Event] = self.state.listen()  # what happened before the first question
        self.lines: list[Line] = []
        self.seq = 0  # the last row of the log
        self.decision = 0  # the last row that changed the question
        self.taken_over: set[int] = set()
        self.cuts = 0  # how often lines have vanished
        self.kept = 0  # how many lines stood when some of them vanished the last time
        self.past: deque[Any] = deque(maxlen=REMEMBERED)  # the states before the last steps

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

    def _note(self, event: EventRow, done: tuple[Any, list[Any]] | None, is_gone: bool = False) -> None:
        self.seq = event.seq
        if event.kind == "move":
            self.decision = event.seq
            if event.actor == "fallback":
                self.tell("table-bot-failed", event.seat)
            if not is_gone:
                self._step(event, *(done or self.after(event.body)))
        elif event.kind in TAKING_BACK:
            self.decision = event.seq
            self.tell("table-undo" if event.kind == "undo" else "table-takeback-done", event.seat)
        else:
            if event.kind == "takeover" and event.seat is not None:
                self.taken_over.add(event.seat)
            elif event.kind in ("handback", "leave") and event.seat is not None:
                self.taken_over.discard(event.seat)
            self.tell(f"table-{event.body}", event.seat)
            if event.kind == "start":
                self.lines.extend(line_of(event.seq, happened) for happened in self.opening)

    def _step(self, event: EventRow, state: Any, events: list[Any]) -> None:
        sealed = state.chance.counter != self.state.chance.counter or state.secrets.seen != self.state.secrets.seen
        self.steps.append(Step(event.seq, event.seat or 0, event.body, sealed, event.actor != "person"))
        self.past.append(self.state)
        self.state = state
        self.lines.extend(line_of(event.seq, happened) for happened in events)

    def tell(self, key: str, seat: int | None) -> None:
        """Add a line of the table's own."""
        self.lines.append(Line(self.seq, key, {} if seat is None else {"seat": f"seat:{seat}"}, game=False))
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

    @property
    def is_rematch(self) -> bool:
        """Whether the people of another table were put here, perhaps without knowing it yet."""
        return bool(self.lines) and self.lines[0].key == "table-again"

    # ------------------------------------------------------------------ going back

    def cut(self, first: int) -> None:
        """Take back the moves from a row of the log on; further back than is remembered all others are played again."""
        kept = [step for step in self.steps if step.seq < first]
        back = len(self.steps) - len(kept)
        if 0 < back <= len(self.past):
            for _ in range(back):
                self.state = self.past.pop()
        elif back:
            self.state = self.game.new(self.players, self.seed)
            self.past.clear()
            for step in kept:
                self.state.play(step.move)
        self.steps = kept
        self.lines = [line for line in self.lines if line.seq < first or not line.game]
        self._say_once()

    def last_step_of(self, seats: set[int]) -> int | None:
        """The place of the last move of any of these seats."""
        for place in range(len(self.steps) - 1, -1, -1):
            if self.steps[place].seat in seats:
                return place
        return None

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
        saved = Saved(self.state.to_json(), self.steps, self.lines, self.seq, self.decision, sorted(self.taken_over))
        return msgspec.json.encode(saved).decode()

    def load(self, text: str) -> None:
        """Become the timeline that a text holds."""
        saved = msgspec.json.decode(text, type=Saved)
        self.state = self.game.from_json(saved.state)
        self.steps, self.lines = saved.steps, saved.lines
        self.seq, self.decision = saved.seq, saved.decision
        self.taken_over = set(saved.taken_over)
