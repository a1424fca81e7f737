"""The coach: what a player is told beside the table, one note at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tangledbank.kernel.phrase import Filled

if TYPE_CHECKING:
    from tangledbank.kernel.state import State


class Coach:
    """Remembers what one player was told, so that nothing is said too often.

    A note without places explains something and is said once in a game; one that speaks of things on the table is said
    once in a turn. As long as the moment is the same, so is the note.

    >>> import tangledbank as tb
    >>> coach = Coach()
    >>> state = tb.game("pond").position("seats = [{hand = ['dragonfly']}]")
    >>> [coach.note(state, 0, moment) for moment in (1, 1, 2, 3)]
    [<what-act>, <what-act>, <hop-to-the-middle 0>, None]
    """

    __slots__ = ("_explained", "_moment", "_note", "_said", "_turn")

    def __init__(self) -> None:
        self._explained: set[Filled] = set()  # in this game
        self._said: set[Filled] = set()  # in this turn
        self._turn: int = 0
        self._moment: int = -1
        self._note: Filled | None = None

    def note(self, state: State, seat: int, moment: int) -> Filled | None:
        """What is worth saying to a seat at this moment; nothing to somebody who is not asked.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> Coach().note(state, 1, moment=1) is None
        True
        """
        if moment != self._moment:
            self._moment = moment
            self._note = self._choose(state, seat)
        return self._note

    def go_on(self, state: State, seat: int) -> None:
        """The note of this moment is read: if there is another worth saying, it comes now.

        >>> import tangledbank as tb
        >>> coach = Coach()
        >>> state = tb.game("pond").position("seats = [{hand = ['dragonfly']}]")
        >>> coach.note(state, 0, moment=1)
        <what-act>
        >>> coach.go_on(state, 0)
        >>> coach.note(state, 0, moment=1)
        <hop-to-the-middle 0>
        """
        self._note = self._choose(state, seat)

    def _choose(self, state: State, seat: int) -> Filled | None:
        if state.over or state.seat != seat:
            return None
        if state.turn_now() != self._turn:
            self._turn = state.turn_now()
            self._said.clear()
        for note in state.advice(seat):
            if note not in self._said and note not in self._explained:
                (self._said if note.values else self._explained).add(note)
                return note
        return None


def note_plain(note: Filled) -> dict[str, object]:
    """A note as plain data for a client: what a sentence needs, the element it points at, and a rule to look up.

    >>> from tangledbank.kernel.phrase import Phrase
    >>> note_plain(Phrase("look <frog:frog>", path="frog").filled(3))
    {'key': 'look', 'args': {'frog': 'frog:3'}, 'facts': {}, 'at': 'frog:3', 'rule': None}
    """
    at = note.phrase.elements(note.values)
    return {
        "key": note.name,
        "args": note.arguments,
        "facts": {},
        "at": at[0] if at else None,
        "rule": note.phrase.rule or None,
    }
