"""Who thinks next: what people wait for comes first, and among equals the owners of tables take turns."""

from __future__ import annotations

from collections import OrderedDict, deque
from enum import IntEnum
from typing import Any


class Urgency(IntEnum):
    """How much an answer is waited for; the smaller, the sooner."""

    REPLY = 0  # a bot's move at a table where somebody plays
    HINT = 1  # what somebody who plays wants to know, and can do without
    SHOW = 2  # a bot's move where nobody plays and somebody looks on
    REVIEW = 3  # what is said about a game that is over


class Turns:
    """A queue in which what is urgent goes first, and owners take turns, however many tables each has waiting.

    >>> turns = Turns()
    >>> for owner, what in ("a", 1), ("a", 2), ("a", 3), ("b", 4):
    ...     turns.add(what, owner, Urgency.SHOW)
    >>> turns.add(5, "a", Urgency.REPLY)
    >>> turns.before(Urgency.REPLY), turns.before(Urgency.SHOW)
    (1, 5)
    >>> [turns.next() for _ in range(5)]
    [5, 1, 4, 2, 3]
    >>> turns.next() is None
    True
    """

    def __init__(self) -> None:
        self.waiting: list[OrderedDict[str, deque[Any]]] = [OrderedDict() for _ in Urgency]

    def add(self, what: Any, owner: str, urgency: Urgency) -> None:
        """Let somebody's wish wait."""
        self.waiting[urgency].setdefault(owner, deque()).append(what)

    def next(self) -> Any:
        """Whose turn it is; None if nobody waits."""
        for owners in self.waiting:
            if owners:
                owner, wishes = owners.popitem(last=False)
                wish = wishes.popleft()
                if wishes:
                    owners[owner] = wishes  # at the end of the queue
                return wish
        return None

    def before(self, urgency: Urgency) -> int:
        """How many wait that are as urgent, or more."""
        return sum(len(wishes) for owners in self.waiting[: urgency + 1] for wishes in owners.values())
