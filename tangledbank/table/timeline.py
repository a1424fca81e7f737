"""The timeline of a table: the state, the moves that led to it, and the log in words. No clock, no database."""

from __future__ import annotations

from typing import Any

import msgspec

from tangledbank.kernel.event import Event, motion_of
from tangledbank.kernel.game import Game
from tangledbank.kernel.secrets import EVERYONE, SPECTATOR
from tangledbank.table.rows import EventRow


class Step(msgspec.Struct):
    """A move that was made. It is sealed if chance spoke or anyone learned something by it: no undo goes past that."""

    seq: int
    seat: int
    move: str
    sealed: bool


class Line(msgspec.Struct):
    """A line of the log in words: message key, arguments, and who may hear it. `game` lines vanish with their move."""

    seq: int
    key: str
    args: dict[str, str]
    audience: int = EVERYONE
    game: bool = True
    motion: dict[str, str] | None = None

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
        plain: dict[str, object] = {"seq": self.seq, "key": self.key, "args": self.args}
        if self.motion is not None:
            plain["motion"] = self.motion
        return plain


def line_of(seq: int, event: Event) -> Line:
    """What happened with a row of the log, as a line.

    >>> import tangledbank as tb
    >>> state = tb.game("dinosaurs").new(players=3, seed=7, listen=True)
    >>> line_of(0, state.listen()[0]).plain()
    {'seq': 0, 'key': 'turn-begins', 'args': {'turn': 'number:1'}}
    """
    arguments = event.arguments
    motion = motion_of(event.phrase.motion, arguments) if event.phrase.motion else None
    return Line(seq, event.phrase.name, arguments, int(event.audience), motion=motion)


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
        self.cuts = 0  # how often lines have vanished: who has sent some of them must begin anew

    # ------------------------------------------------------------------ going on

    def after(self, move: str) -> tuple[Any, list[Any]]:
        """The state after a move, and what happened; `IllegalMove` if it is none. The timeline stays as it is."""
        state = self.state.clone()
        events = state.listen()
        state.play(move)
        return state, events

    def apply(self, event: EventRow, done: tuple[Any, list[Any]] | None = None) -> None:
        """Let a row of the log happen; `done` is what `after` gave for it, where that is known."""
        self.seq = event.seq
        if event.kind == "move":
            state, events = done or self.after(event.body)
            sealed = state.chance.counter != self.state.chance.counter or state.secrets.seen != self.state.secrets.seen
            self.steps.append(Step(event.seq, event.seat or 0, event.body, sealed))
            self.state = state
            self.decision = event.seq
            if event.actor == "fallback":
                self.tell("table-bot-failed", event.seat)
            self.lines.extend(line_of(event.seq, happened) for happened in events)
        elif event.kind in ("undo", "takeback"):
            self.cut(int(event.body))
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

    def tell(self, key: str, seat: int | None) -> None:
        """Add a line of the table's own."""
        self.lines.append(Line(self.seq, key, {} if seat is None else {"seat": f"seat:{seat}"}, game=False))

    @property
    def is_rematch(self) -> bool:
        """Whether the people of another table were put here, perhaps without knowing it yet."""
        return bool(self.lines) and self.lines[0].key == "table-again"

    # ------------------------------------------------------------------ going back

    def cut(self, first: int) -> None:
        """Take back the moves from a row of the log on, by playing all others again."""
        kept = [step for step in self.steps if step.seq < first]
        state = self.game.new(self.players, self.seed)
        for step in kept:
            state.play(step.move)
        self.state = state
        self.steps = kept
        self.lines = [line for line in self.lines if line.seq < first or not line.game]
        self.cuts += 1

    def last_step_of(self, seats: set[int]) -> int | None:
        """The place of the last move of any of these seats."""
        for place in range(len(self.steps) - 1, -1, -1):
            if self.steps[place].seat in seats:
                return place
        return None

    def may_undo(self, seats: set[int], bots: set[int]) -> bool:
        """Whether the last move of these seats can be taken back without anybody else noticing.

        The same seat must be asked as made the move, only bots may have answered in between, and neither chance nor a
        reveal may have come: so undo never changes who is asked, never makes another person repeat something, and never
        lets anyone choose again knowing more.
        """
        place = self.last_step_of(seats)
        if place is None or self.state.over or self.state.seat != self.steps[place].seat:
            return False
        since = self.steps[place:]
        return all(not step.sealed for step in since) and all(step.seat in bots for step in since[1:])

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
