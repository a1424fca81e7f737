"""The guide through a lesson: where somebody stands after what they did, what they hear, and whether a try is right.

Nothing is remembered here. Where one stands follows from the deeds so far, so a move taken back, a page loaded anew or
a server started again lead to the same place.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

from tangledbank.kernel.state import State
from tangledbank.lessons.lesson import LEARNER, OVER, Lesson, Step


class Deed(NamedTuple):
    """Something that was done: a move with what the learner heard of it, or (without a seat) a note that was read."""

    seat: int | None = None
    events: Collection[str] = ()
    over: bool = False


class Stand(NamedTuple):
    """Where somebody stands in a lesson: at which step, and with which aside beside the table."""

    step: int
    aside: str = ""


class Guide:
    """The guide through one lesson.

    >>> from tangledbank.lessons.lesson import Lesson
    >>> steps = (Step(note="aim"), Step(note="hop", do=("hop *",)), Step(plays="rest"), Step(note="end"))
    >>> guide = Guide(Lesson("pond", "first", 1, "greedy", (), {}, steps))
    >>> guide.stand([]).step, guide.stand([Deed()]).step, guide.stand([Deed(), Deed(LEARNER)]).step
    (0, 1, 2)
    >>> guide.stand([Deed(LEARNER), Deed(1), Deed()]).step  # who makes the move need not have read all before it
    4
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.steps = lesson.steps

    def stand(self, deeds: Iterable[Deed]) -> Stand:
        """Where the deeds so far have led."""
        at, aside = 0, ""
        told: set[str] = set()
        for deed in deeds:
            if deed.seat is None:
                at += aside == "" and self.kind(at) == "read"
                aside = ""
                continue
            at = self.ahead(at)
            if deed.seat == LEARNER:
                aside = ""
            if self.kind(at) == "free":
                for new in self.steps[at].asides:
                    if new.on in deed.events and new.on not in told:
                        told.add(new.on)
                        aside = aside or new.note
                at += happened(self.steps[at], deed)
            elif at < len(self.steps):
                at += 1
        return Stand(at, aside)

    def kind(self, at: int) -> str:
        """What a step asks of the learner; `done` after the last."""
        return self.steps[at].kind if at < len(self.steps) else "done"

    def ahead(self, at: int) -> int:
        """The next step at which somebody moves."""
        while self.kind(at) == "read":
            at += 1
        return at

    # ------------------------------------------------------------------ who moves now

    def waits(self, stand: Stand) -> bool:
        """Whether nobody else moves before the learner has read on, or because the lesson is over."""
        return self.kind(stand.step) in ("read", "done") or stand.aside != ""

    def plays(self, stand: Stand) -> str:
        """The move that somebody else makes now; empty where a bot chooses."""
        step = self.steps[stand.step] if stand.step < len(self.steps) else Step()
        return step.plays

    def judge(self, stand: Stand, move: str) -> str | None:
        """None if a legal move of the learner is right now; otherwise the key of the note that answers it."""
        at = self.ahead(stand.step)
        kind = self.kind(at)
        if kind == "free" or (kind == "do" and self.steps[at].wants(move)):
            return None
        answer = self.steps[at].answer(move) if kind == "do" else ""
        return self.lesson.key(answer) if answer else "lesson-over" if kind == "done" else "lesson-not-now"

    # ------------------------------------------------------------------ what is told

    def told(self, stand: Stand, state: State) -> dict[str, Any]:
        """What a client is told: the note, what it points at, and what the learner may do about it."""
        at, kind = stand.step, self.kind(stand.step)
        step = self.steps[at] if kind != "done" else Step()
        move, path = self.example(step, state)
        return {
            "id": self.lesson.id,
            "kind": "read" if stand.aside else kind,
            "step": sum(1 for earlier in self.steps[: at + 1] if earlier.note),
            "of": sum(1 for each in self.steps if each.note),
            "note": self.lesson.key(stand.aside or step.note) if stand.aside or step.note else None,
            "args": {} if stand.aside else dict(step.args),
            "at": [] if stand.aside else list(step.at or path),
            "move": move,
        }

    def example(self, step: Step, state: State) -> tuple[str | None, list[str]]:
        """A move that is right now, and the elements one touches for it."""
        if step.do and not state.over and state.seat == LEARNER:
            for pattern in step.do:
                for move in state.moves:
                    if Step(do=(pattern,)).wants(str(move)):
                        return str(move), state.paths(move)[0]
        return None, []


def happened(step: Step, deed: Deed) -> bool:
    """Whether what a free part lasts until has happened.

    >>> happened(Step(until="over"), Deed(1, over=True)), happened(Step(until="starves"), Deed(1, {"starves"}))
    (True, True)
    """
    return deed.over if step.until == OVER else step.until in deed.events
