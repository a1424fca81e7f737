"""The coach at a table: a note beside the view, for those who asked for it and play with nobody but bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tangledbank.kernel.coach import Coach, note_plain
from tangledbank.table.web.connection import Connection

if TYPE_CHECKING:
    from tangledbank.table.tables.actor import Table


class Coaching:
    """What was said to whom at one table. Nothing of it is kept on disk: after a restart the coach begins anew."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._coaches: dict[int, Coach] = {}  # by seat

    def listen(self, connection: Connection, on: bool) -> None:
        """Somebody wants to be told, or no longer; who says so again has read the note, and may hear another."""
        timeline, eyes = self.table.timeline, self.table.eyes_of(connection.id)
        if on and connection.coached and timeline is not None and eyes in self._coaches:
            self._coaches[eyes].go_on(timeline.state, eyes)
        connection.coached = on
        connection.refresh()

    def note_for(self, connection: Connection, eyes: int | None) -> dict[str, object] | None:
        """The note beside the newest view of a socket; None without one."""
        timeline = self.table.timeline
        if not connection.coached or eyes is None or timeline is None or not self.is_alone(connection.id):
            return None
        if timeline.lesson is not None:  # one note at a time, and the lesson has its own
            return None
        note = self._coaches.setdefault(eyes, Coach()).note(timeline.state, eyes, timeline.decision)
        return None if note is None else note_plain(note)

    def is_alone(self, person: str | None) -> bool:
        """Whether nobody but this person plays, in one seat: advice would be unfair. Lessons have their own notes."""
        row, seating = self.table.row, self.table.seating
        is_game = row.status == "playing" and row.lesson is None
        return is_game and len(seating.of(person)) == 1 and not seating.others(person)
