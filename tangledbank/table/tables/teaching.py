"""A lesson at a table: where the learner stands, what they are told, and who moves when.

All of it follows from the log: the moves that stand, and the notes that were read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tangledbank.kernel.errors import Reason
from tangledbank.kernel.phrase import Phrase
from tangledbank.lessons import LEARNER, Deed, Guide, Stand
from tangledbank.table.errors import Rejected
from tangledbank.table.tables.timeline import Timeline
from tangledbank.table.web.connection import Connection

if TYPE_CHECKING:
    from tangledbank.table.tables.actor import Table


class Teaching:
    """The lesson of one table, if it has one."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def guide(self) -> Guide | None:
        """The guide through the lesson; None at a table where nothing is taught."""
        timeline = self.table.timeline
        return Guide(timeline.lesson) if timeline is not None and timeline.lesson is not None else None

    def _stand(self, guide: Guide) -> Stand:
        assert self.table.timeline is not None
        return guide.stand(deeds_of(self.table.timeline))

    def told(self, eyes: int | None) -> dict[str, Any] | None:
        """What the learner is told beside the newest view."""
        guide, timeline = self.guide, self.table.timeline
        if guide is None or timeline is None or eyes != LEARNER:
            return None
        return guide.told(self._stand(guide), timeline.state)

    def check(self, move: str) -> None:
        """Refuse a legal move of the learner that is not what the lesson is about now, with an answer to it."""
        guide = self.guide
        answer = guide.judge(self._stand(guide), move) if guide is not None else None
        if answer is not None:
            raise Rejected("lesson", Reason(Phrase(answer), {}).plain())

    async def read(self, connection: Connection, step: int) -> None:
        """The learner has read a note: the one that stands there now, or it is an echo and means nothing."""
        guide, table = self.guide, self.table
        if guide is None or self.table.eyes_of(connection.id) != LEARNER:
            raise Rejected("bad-message")
        stand = self._stand(guide)
        told = self.told(LEARNER)
        if told is not None and told["step"] == step and (stand.aside or guide.kind(stand.step) == "read"):
            await table.write(table.event("read", LEARNER, "person", str(step)))
            table.broadcast()
            table.substitutes.consider()

    # ------------------------------------------------------------------ the others

    def waits(self) -> bool:
        """Whether the others wait until the learner has read on."""
        guide = self.guide
        return guide is not None and guide.waits(self._stand(guide))

    def asks(self) -> bool:
        """Whether the lesson asks for a certain move of the learner, which nobody makes for them."""
        guide = self.guide
        return guide is not None and guide.kind(self._stand(guide).step) == "do"

    def script(self) -> str:
        """The move that is written down for whoever is asked now; empty if they choose it themselves."""
        guide = self.guide
        return guide.plays(self._stand(guide)) if guide is not None else ""


def deeds_of(timeline: Timeline) -> list[Deed]:
    """What was done at a table: its moves with what the learner heard of them, and the notes that were read."""
    heard: dict[int, set[str]] = {}
    for line in timeline.lines:
        if line.game and line.heard_by(LEARNER):
            heard.setdefault(line.seq, set()).add(line.key)
    last = timeline.steps[-1].seq if timeline.steps else 0
    over = timeline.state.over
    moves = [(step.seq, Deed(step.seat, heard.get(step.seq, ()), over and step.seq == last)) for step in timeline.steps]
    return [deed for _, deed in sorted([*moves, *((seq, Deed()) for seq in timeline.reads)], key=lambda row: row[0])]
