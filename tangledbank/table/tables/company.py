"""Who is at a table: those who play, those who look on, and what the owner lets them do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from tangledbank.table.storage.rows import Whom
from tangledbank.table.web.connection import Connection
from tangledbank.table.web.identity import Person, guest_number
from tangledbank.table.web.limits import Bucket

if TYPE_CHECKING:
    from tangledbank.table.tables.actor import Table


class Company:
    """The people at one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        settings = table.host.settings
        self.settings = settings
        # All who look on share it, so that many of them cannot say more than one.
        self.spectator_chat = Bucket(settings.chat_lines / settings.chat_seconds, max(1.0, settings.chat_lines))

    # ------------------------------------------------------------------ who is here

    @property
    def online(self) -> set[str]:
        """Everybody who has a socket here."""
        return {connection.person.id for connection in self.table.connections if connection.person is not None}

    @property
    def watching(self) -> int:
        """How many look on who have no seat: people once each, and sockets of those we do not know."""
        unknown = sum(connection.person is None for connection in self.table.connections)
        return unknown + len(self.online - self.table.seating.persons)

    def onlookers(self) -> list[Whom]:
        """Everybody who looks on without a seat, once each."""
        found: dict[str, Whom] = {}
        for connection in self.table.connections:
            if connection.id not in self.table.seating.persons:
                name = connection.person.name if connection.person is not None else None
                whom = self.whom(connection.id or connection.address, name)
                found[whom.who] = whom
        return sorted(found.values(), key=lambda whom: (whom.name or "", whom.who))

    def people_for(self, person: str | None) -> list[dict[str, Any]]:
        """Everybody else at the table: the owner alone is told, who may mute and remove them."""
        table = self.table
        if person is None or person != table.row.owner:
            return []
        holders = [seat for seat in table.seating.seats if seat.kind == "human" and seat.holder != person]
        seated = [(seat.seat, self.whom(seat.holder or "", seat.name)) for seat in holders]
        muted = table.timeline.muted if table.timeline is not None else set()
        return [
            {**msgspec.structs.asdict(whom), "seat": seat, "muted": whom.who in muted}
            for seat, whom in [*seated, *((None, whom) for whom in self.onlookers())]
        ]

    # ------------------------------------------------------------------ marks

    def mark_of(self, who: str) -> str:
        """The mark of a person at this table, or of an address of whom we do not know."""
        return self.table.host.marks.of(self.table.row.id, who)

    def whom(self, who: str, name: str | None) -> Whom:
        """Somebody, as the owner and the log know them."""
        return Whom(self.mark_of(who), name, None if name is None else guest_number(who, name))

    # ------------------------------------------------------------------ what they may

    def may_watch(self, person: Person | None) -> bool:
        """Whether somebody may look at the table."""
        row = self.table.row
        if row.spectators:
            return True
        return person is not None and (person.id == row.owner or person.id in self.table.seating.persons)

    def has_room_for(self, connection: Connection) -> bool:
        """Whether one more may look on. Who holds a seat always gets in, however many are there to watch."""
        holders = self.table.seating.persons
        if connection.id in holders:
            return True
        looking_on = [other for other in self.table.connections if other.id not in holders]
        near = sum(other.address == connection.address for other in looking_on)
        most, most_near = self.settings.spectators_per_table, self.settings.spectators_per_address
        return len(looking_on) < most and near < most_near

    def is_removed(self, who: str) -> bool:
        """Whether the owner has sent a person or an address away; who holds a seat cannot be."""
        removed = self.table.timeline.removed if self.table.timeline is not None else set()
        return bool(removed) and who not in self.table.seating.persons and self.mark_of(who) in removed

    def is_muted(self, person: str) -> bool:
        """Whether the owner does not let somebody speak."""
        muted = self.table.timeline.muted if self.table.timeline is not None else set()
        return bool(muted) and self.mark_of(person) in muted

    def may_spectators_speak(self) -> bool:
        """Whether there is room for a line of somebody without a seat."""
        said = sum(line.seat is None for line in self.table.chat)
        return said < self.settings.spectator_chat and self.spectator_chat.take()
