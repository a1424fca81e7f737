"""A lesson as data: the position in which it begins, and its steps."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any, Final, NamedTuple

from tangledbank.games import open_box
from tangledbank.kernel.errors import TangledBankError
from tangledbank.kernel.game import Game
from tangledbank.kernel.state import State

LEARNER: Final = 0  # the seat of whoever learns
OVER: Final = "over"  # what a free part may last until, beside an event


class BadLesson(TangledBankError):
    """A lesson that cannot be given as it is written."""


class Answer(NamedTuple):
    """What is said to a try that is not what the step is about."""

    moves: tuple[str, ...]
    note: str


class Aside(NamedTuple):
    """A note that comes the first time something happens while one plays freely."""

    on: str  # the key of an event
    note: str


class Step(NamedTuple):
    """One step: something to read, to do, to watch, or a stretch of free play.

    >>> Step(do=("hop *",)).kind, Step(plays="rest").kind, Step(until="over").kind, Step(note="aim").kind
    ('do', 'watch', 'free', 'read')
    """

    note: str = ""  # which note stands beside the table; none: the last one
    at: tuple[str, ...] = ()  # the elements that it points at, one after another; none: the path of the move
    args: tuple[tuple[str, str], ...] = ()  # elements that the note names
    do: tuple[str, ...] = ()  # the learner makes one of these moves; * stands for anything
    wrong: tuple[Answer, ...] = ()
    plays: str = ""  # somebody else makes this move
    until: str = ""  # free play until this happens
    asides: tuple[Aside, ...] = ()
    where: str = ""  # in the file

    @property
    def kind(self) -> str:
        """What the step asks of the learner."""
        return "do" if self.do else "watch" if self.plays else "free" if self.until else "read"

    def wants(self, move: str) -> bool:
        """Whether a move is one that the step is about.

        >>> Step(do=("hop *",)).wants("hop 0,1"), Step(do=("rest",)).wants("hop 0,1")
        (True, False)
        """
        return fits(self.do, move)

    def answer(self, move: str) -> str:
        """The note that answers a wrong try; empty if there is none of its own.

        >>> Step(do=("rest",), wrong=(Answer(("hunt *",), "asleep"),)).answer("hunt 3")
        'asleep'
        """
        return next((answer.note for answer in self.wrong if fits(answer.moves, move)), "")


def fits(patterns: tuple[str, ...], move: str) -> bool:
    """Whether a move is meant by one of several texts, in which * stands for anything.

    >>> fits(("hop 0,*", "rest"), "hop 0,1"), fits(("hop 0,*",), "hop 1,0")
    (True, False)
    """
    return any(fnmatchcase(move, pattern) for pattern in patterns)


class Lesson(NamedTuple):
    """A lesson of a game. Its words have keys that begin with `lesson-<id>`."""

    game: str
    id: str
    order: int
    bot: str  # who plays the other seats where play is free
    teaches: tuple[str, ...]  # the options that are explained in it
    position: dict[str, Any]
    steps: tuple[Step, ...]

    @property
    def options(self) -> dict[str, Any]:
        """The options of its game."""
        options: dict[str, Any] = self.position.get("options", {})
        return options

    @property
    def players(self) -> int:
        """How many sit at its table."""
        return len(self.position["seats"])

    def open(self) -> Game:
        """Its game, with its options."""
        return open_box(self.game, self.options, None)

    def start(self) -> State:
        """The state in which it begins."""
        return self.open().from_document(self.position)

    def key(self, note: str = "") -> str:
        """The key of one of its texts.

        >>> Lesson("pond", "first_day", 1, "greedy", (), {}, ()).key("hop")
        'lesson-first-day-hop'
        """
        return "-".join(filter(None, ("lesson", self.id, note))).replace("_", "-")
