"""Deeds: what each seat did in a game and with what, from the moves and events that every game has anyway.

A deed is the name of a phrase and, if it names something by a word, that thing: `hunts insect:fly`.
Three rules tell whose it is, and none of them knows a game:

* A move is the deed of the seat that made it, once by itself and once with each thing that it names.
* An event is about the seat that stands first in it, or about the only seat that may hear it. What it names is a deed,
  unless the move of the same decision has named it already.
* What is told of a seat before the first decision is its *start*: the class that it plays. Where such a thing stands
  first in a later event, the event is about that seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tangledbank.kernel.event import Event
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase, Place, Value, in_list
from tangledbank.kernel.secrets import EVERYONE

Deed = str  # the name of a phrase, and after a space the element that it names


class Deeds:
    """Counts the deeds of all seats while a game is played.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7, listen=True)
    >>> log = state.listen()
    >>> deeds = Deeds(2, log)
    >>> move = state.moves[3]
    >>> state.play(move)
    >>> deeds.note(0, move, log)
    >>> sorted(deeds.by_seat[0])
    ['catches insect:gnat', 'hunt', 'hunts insect:gnat']
    """

    __slots__ = ("_heard", "_named", "_owners", "by_seat", "starts")

    def __init__(self, players: int, told: Sequence[Event]) -> None:
        self.by_seat: list[Counter[Deed]] = [Counter() for _ in range(players)]
        self.starts: list[list[str]] = [[] for _ in range(players)]
        self._owners: dict[str, int] = {}  # whose start an element is
        self._named: dict[str, list[tuple[int, Place]]] = {}  # the places of each phrase that take words
        self._heard: int = len(told)
        for event in told:
            seat = self._seat_of(event)
            if seat is not None:
                for element in self._things(event.phrase, event.values, first=1):
                    self.starts[seat].append(element)
                    self._owners[element] = seat

    def note(self, seat: int, move: Move, log: Sequence[Event]) -> None:
        """Count a move that a seat has made, and what has been told since the last one."""
        phrase = type(move).phrase
        mine = self.by_seat[seat]
        mine[phrase.name] += 1
        named = self._things(phrase, move.values)
        for element in named:
            mine[f"{phrase.name} {element}"] += 1
        for at in range(self._heard, len(log)):
            event = log[at]
            about = self._seat_of(event)
            if about is None:
                continue
            for element in self._things(event.phrase, event.values, first=1 if event.audience == EVERYONE else 0):
                if about != seat or element not in named:
                    self.by_seat[about][f"{event.phrase.name} {element}"] += 1
        self._heard = len(log)

    def _seat_of(self, event: Event) -> int | None:
        """Whom an event is about."""
        if event.audience != EVERYONE:
            seats = [seat for seat in range(len(self.by_seat)) if event.heard_by(seat)]
            return seats[0] if len(seats) == 1 else None
        if not event.phrase.places:
            return None
        place, value = event.phrase.places[0], event.values[0]
        if not isinstance(value, int):
            return None
        return value if place.kind == "seat" else self._owners.get(place.element(value))

    def _things(self, phrase: Phrase, values: Sequence[Value], first: int = 0) -> list[str]:
        """The elements that a phrase names by words, from one of its places on."""
        places = self._named.get(phrase.name)
        if places is None:
            places = [(at, place) for at, place in enumerate(phrase.places) if place.names]
            self._named[phrase.name] = places
        return [place.element(one) for at, place in places if at >= first for one in in_list(values[at])]


def sort_of(deed: Deed) -> str:
    """The sort of a deed: the name of its phrase.

    >>> sort_of("hunts insect:fly"), sort_of("rest")
    ('hunts', 'rest')
    """
    return deed.partition(" ")[0]


def thing_of(deed: Deed) -> str:
    """The word for what a deed names, if anything.

    >>> thing_of("hunts insect:fly"), thing_of("rest")
    ('fly', '')
    """
    return deed.partition(" ")[2].partition(":")[2]
