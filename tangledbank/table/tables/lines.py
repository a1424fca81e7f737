"""What a timeline is made of: the moves that were made, and the lines of the log in words."""

from __future__ import annotations

from typing import Final

import msgspec

from tangledbank.kernel.event import Event, motion_of
from tangledbank.kernel.secrets import EVERYONE, SPECTATOR
from tangledbank.table.storage.rows import EventRow

TAKING_BACK: Final = ("undo", "takeback")


class Step(msgspec.Struct):
    """A move that was made. It is sealed if chance spoke or anyone learned something by it: no undo goes past that."""

    seq: int
    seat: int
    move: str
    sealed: bool
    by_bot: bool = False
    cost: int = 0  # what it took from the reserve of its seat
    forced: bool = False  # the only answer, given for a person


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
    >>> state = tb.game("pond").new(players=2, seed=7, listen=True)
    >>> line_of(0, state.listen()[0]).plain()
    {'seq': 0, 'key': 'day-begins', 'args': {'day': 'number:1'}}
    """
    arguments = event.arguments
    motion = motion_of(event.phrase.motion, arguments) if event.phrase.motion else None
    return Line(seq, event.phrase.name, arguments, int(event.audience), motion=motion)


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
