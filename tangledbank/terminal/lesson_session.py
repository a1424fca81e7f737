"""A lesson at a terminal: the same as a game, with notes in its log and answers to wrong tries."""

from __future__ import annotations

from tangledbank.lessons import LEARNER, Course, Lesson
from tangledbank.locale import Language
from tangledbank.terminal.choosing import Offer
from tangledbank.terminal.session import HUMAN, Session

PENCIL = "✎ "


class LessonSession(Session):
    """A lesson being taken. Notes to be read stand in the log, and whoever reads it carries on by the next move.

    >>> from tangledbank.lessons import lesson_of, word_files
    >>> language = Language("en", "pond", more=tuple(word_files("en", "pond")))
    >>> session = LessonSession(lesson_of("pond", "first"), language)
    >>> session.play_bots()
    >>> session.log[-1]
    '✎ Only from the middle can a dragonfly be hunted. Hop there.'
    >>> session.play("rest")
    >>> session.complaint
    '✎ That is allowed, ...
    """

    def __init__(self, lesson: Lesson, language: Language) -> None:
        self.course = Course(lesson)
        self._noted: list[str] = []
        kinds = [HUMAN, *[lesson.bot] * (lesson.players - 1)]
        super().__init__(self.course.state.game, kinds, "lesson", language, self.course.state)
        self._before_notes: list[tuple[int, int]] = []  # log and notes before each move of the learner

    @property
    def viewer(self) -> int:
        """The learner, also when the game is over and there are notes to come."""
        return LEARNER

    @property
    def over(self) -> bool:
        """Whether the lesson has come to its end."""
        return self.course.kind == "done"

    def is_humans_turn(self) -> bool:
        """Whether the learner has something to do, and has been told so."""
        return (
            self.course.kind in ("do", "free") and self.state.seat in self.here and self._note() in ("", *self._noted)
        )

    def play(self, move: Offer | str) -> None:
        """Make the learner's move if the lesson is about it; otherwise it is answered, and nothing changes."""
        before = len(self.log), len(self._noted)
        answer = self.course.play(str(move))
        if answer is not None:
            self.complaint = PENCIL + self.language.text(answer)
            return
        self._before_notes.append(before)
        self._made += 1
        self._listen()

    def play_bot(self) -> None:
        """The next note, or the next move of the others."""
        note = self._note()
        if note and note not in self._noted:
            self._noted.append(note)
            told = self.course.told()
            self.log.append(PENCIL + self.language.note(note, told["args"], self.scene))
        elif not self.course.others_play():
            self.course.read()
        self._made += 1
        self._listen()

    def can_undo(self) -> bool:
        """Whether there is a move to take back."""
        return self.course.can_undo()

    def undo(self) -> str:
        """Take back the learner's last move, with what followed."""
        self.course.undo()
        self.state = self.course.state
        lines, notes = self._before_notes.pop()
        del self.log[lines:], self._noted[max(0, notes - 1) :]  # what to do is told once more
        self._told = min(self._told, lines)
        self._made += 1
        self._events = self.course.events
        self._heard = len(self._events)
        return "take-back-agreed"

    def _note(self) -> str:
        return str(self.course.told()["note"] or "")
