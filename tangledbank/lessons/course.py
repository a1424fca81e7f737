"""A course: a lesson being taken at one screen, from its first note to its last."""

from __future__ import annotations

from typing import Any

from tangledbank.bots import make_bot
from tangledbank.kernel.event import Event
from tangledbank.kernel.state import State
from tangledbank.lessons.guide import Deed, Guide, Stand
from tangledbank.lessons.lesson import LEARNER, BadLesson, Lesson


class Course:
    """A lesson being taken: the state, and what was done so far.

    >>> from tangledbank.lessons.library import lesson_of
    >>> course = Course(lesson_of("pond", "first"))
    >>> course.kind, course.told()["note"]
    ('read', 'lesson-first-aim')
    """

    def __init__(self, lesson: Lesson, seed: str = "lesson") -> None:
        self.lesson = lesson
        self.guide = Guide(lesson)
        self.state: State = lesson.start()
        self.deeds: list[Deed] = []
        self.events: list[Event] = self.state.listen()
        self.bot = make_bot(lesson.bot, seed)
        self._before: list[tuple[State, int, int]] = []  # before each move of the learner

    @property
    def stand(self) -> Stand:
        """Where the learner stands."""
        return self.guide.stand(self.deeds)

    @property
    def kind(self) -> str:
        """What is asked of the learner now: to read, to do something, to watch, to play, or nothing more."""
        return str(self.told()["kind"])

    def told(self) -> dict[str, Any]:
        """What the learner is told now."""
        return self.guide.told(self.stand, self.state)

    def read(self) -> None:
        """The note has been read."""
        self.deeds.append(Deed())

    def judge(self, move: str) -> str | None:
        """None if a legal move is right now; otherwise the key of the note that answers it. Nothing changes."""
        return self.guide.judge(self.stand, move)

    def play(self, move: str) -> str | None:
        """Make the learner's move if it is right; otherwise the answer to it. An illegal one raises."""
        text = str(self.state.parse(move))
        self.state.clone().play(text)
        answer = self.judge(text)
        if answer is None:
            self._before.append((self.state.clone(), len(self.deeds), len(self.events)))
            self._move(text)
        return answer

    def others_play(self) -> bool:
        """Let one of the others move, if the lesson has come to that; tells whether somebody did."""
        stand = self.stand
        if self.state.over or self.state.seat == LEARNER or self.guide.waits(stand):
            return False
        move = self.guide.plays(stand)
        if not move and self.guide.kind(stand.step) != "free":
            raise BadLesson(f"{self.lesson.id}: seat {self.state.seat} is asked, but nothing is written for it.")
        self._move(move or str(self.bot.choose(self.state.seen_by(self.state.seat))))
        return True

    def can_undo(self) -> bool:
        """Whether the learner has made a move that can be taken back."""
        return bool(self._before)

    def undo(self) -> None:
        """Take back the learner's last move, with what followed."""
        state, deeds, events = self._before.pop()
        self.state = state
        del self.deeds[deeds:], self.events[events:]
        kept = self.events
        self.events = self.state.listen()
        self.events[:0] = kept

    def _move(self, move: str) -> None:
        seat, heard = int(self.state.seat), len(self.events)
        self.state.play(move)
        keys = {event.name for event in self.events[heard:] if event.heard_by(LEARNER)}
        self.deeds.append(Deed(seat, keys, self.state.over))
