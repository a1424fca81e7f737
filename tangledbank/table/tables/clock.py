"""Turn clocks: so much time for every move, and a reserve for each seat that is used when a move takes longer.

All of it follows from the times in the log. Undo gains no time: the question goes on with what was used before.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tangledbank.table.storage.outages import time_lost


class SavedClock(msgspec.Struct):
    """What a snapshot keeps of the clocks, in milliseconds."""

    left: list[int]
    used: int
    spent: dict[int, int]


class Clock:
    """The clocks of one table. All times are in milliseconds; those of day since 1970.

    >>> clock = Clock(60, 600, 2, [])
    >>> clock.put(1_000)
    >>> clock.stop(seq=1, at=91_000)
    90000
    >>> clock.cost(90_000)
    30000
    """

    def __init__(self, move: int, reserve: int, players: int, outages: list[tuple[int, int]]) -> None:
        self.move = move * 1000
        self.reserve = reserve * 1000
        self.outages = outages
        self.left = [self.reserve] * players
        self.since = 0  # when the open question was put
        self.used = 0  # what was used of its time before it was put again
        self.spent: dict[int, int] = {}  # on each move that stands, by its row in the log

    def put(self, at: int, used: int = 0) -> None:
        """A question is put, or put again."""
        self.since, self.used = at, used

    def passed(self, at: int) -> int:
        """How much time the open question has taken; a server that was away takes none."""
        return self.used + max(0, at - self.since - time_lost(self.outages, self.since, at))

    def stop(self, seq: int, at: int) -> int:
        """The question is answered with a row of the log; tells how long that took."""
        self.spent[seq] = self.passed(at)
        return self.spent[seq]

    def cost(self, spent: int) -> int:
        """What a move takes from the reserve."""
        return max(0, spent - self.move)

    def back(self, first: int, at: int) -> None:
        """The moves from a row of the log on are taken back: their question goes on where it was."""
        used = self.spent.get(first, 0)
        self.spent = {seq: spent for seq, spent in self.spent.items() if seq < first}
        self.put(at, used)

    def remaining(self, seat: int, at: int, secret: bool) -> int:
        """What is left until the time of a seat that is asked is out. A secret question never touches the reserve."""
        return self.move + (0 if secret else self.left[seat]) - self.passed(at)

    def shown(self, at: int, seat: int | None, secret: bool) -> dict[str, Any]:
        """The clocks as clients get them, in seconds; `seat` is the one whose clock runs."""
        left = list(self.left)
        if seat is not None and not secret:
            left[seat] = max(0, left[seat] - self.cost(self.passed(at)))
        move = 0 if seat is None else max(0, self.move - self.passed(at))
        return {"seat": seat, "move": round(move / 1000, 1), "reserve": [round(each / 1000, 1) for each in left]}

    def save(self) -> SavedClock:
        """What a snapshot keeps."""
        return SavedClock(self.left, self.used, self.spent)

    def load(self, saved: SavedClock, since: int) -> None:
        """Become what a snapshot has kept."""
        self.left, self.used, self.spent, self.since = saved.left, saved.used, saved.spent, since
