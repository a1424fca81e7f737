"""Events: what happened, each with an audience (K6), and the past of a state.

An event is a phrase with its places filled, never a sentence: clients put it into words in their own language. If
something moves in it from one place to another, it says what, from where and where to, for clients that show that.
"""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Filled, Phrase, Value
from tangledbank.kernel.secrets import EVERYONE, SPECTATOR

MOTION: Final = re.compile(r"(?P<what>\S+)(?: of (?P<of>\S+))?(?: from (?P<from>\S+))? to (?P<to>\S+)")


def motion_of(pattern: str, arguments: dict[str, str]) -> dict[str, str]:
    """What moves in an event: `food from base:{place} to {eater}`, with the arguments put in.

    A place by itself stands for its element, inside a word for the value alone. Without `from` the thing is new.

    >>> arguments = {"frog": "frog:3", "bank": "bank:north"}
    >>> motion_of("fly from swarm:{bank} to {frog}", arguments)
    {'what': 'fly', 'from': 'swarm:north', 'to': 'frog:3'}
    >>> motion_of("wart to {frog}", arguments)
    {'what': 'wart', 'to': 'frog:3'}
    """
    parts = MOTION.fullmatch(pattern)
    if parts is None:
        raise ValueError(f"{pattern!r} does not say what moves to where")
    values = {name: element.partition(":")[2] for name, element in arguments.items()}
    return {
        part: arguments[word[1:-1]] if word.startswith("{") else word.format(**values)
        for part, word in parts.groupdict().items()
        if word is not None
    }


class Event(Filled):
    """Something that happened, and who may know of it (a bit mask of seats, or `EVERYONE`).

    >>> draws = Phrase("draws <seat:seat> <card:card>")
    >>> event = Event(draws, [0, 17], audience=1)
    >>> event.heard_by(0), event.heard_by(1), event.heard_by(None)
    (True, False, False)
    >>> event.plain()
    {'key': 'draws', 'args': {'seat': 'seat:0', 'card': 'card:17'}}
    """

    __slots__ = ("audience",)

    def __init__(self, phrase: Phrase, values: list[Value], audience: i64 = EVERYONE) -> None:
        super().__init__(phrase, values)
        self.audience: i64 = audience

    def heard_by(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may know of it.

        >>> everyone, second = Event(Phrase("dawn"), []), Event(Phrase("dream"), [], audience=1 << 1)
        >>> [(event.heard_by(1), event.heard_by(None)) for event in (everyone, second)]
        [(True, True), (True, False)]
        """
        return bool(self.audience >> (SPECTATOR if seat is None else seat) & 1)

    def plain(self) -> dict[str, object]:
        """The event as plain data for a client: message key and arguments, and what moves in it, if anything does.

        >>> Event(Phrase("dawn"), []).plain()
        {'key': 'dawn', 'args': {}}
        >>> steals = Phrase("steals <thief:frog> <victim:frog>", motion="fly from {victim} to {thief}")
        >>> Event(steals, [3, 7]).plain()["motion"]
        {'what': 'fly', 'from': 'frog:7', 'to': 'frog:3'}
        """
        arguments = self.arguments
        plain: dict[str, object] = {"key": self.phrase.name, "args": arguments}
        if self.phrase.motion:
            plain["motion"] = motion_of(self.phrase.motion, arguments)
        return plain


class Past:
    """One decision or chance result and all before it: a chain that copies of a state share.

    >>> first = Past(0, "hop 0,0", None)
    >>> [(step.seat, step.text) for step in Past(1, "rest", first).steps()]
    [(0, 'hop 0,0'), (1, 'rest')]
    """

    __slots__ = ("_move", "_text", "before", "seat")

    def __init__(self, seat: i64, text: str, before: Past | None, move: Move | None = None) -> None:
        self.seat: i64 = seat
        self.before: Past | None = before
        self._text: str = text
        self._move: Move | None = move

    @property
    def text(self) -> str:
        """The move, as text.

        >>> import tangledbank as tb
        >>> Past(0, "", None, tb.game("pond").parse_move("hop 0,0")).text
        'hop 0,0'
        """
        return self._text if self._move is None else str(self._move)

    def steps(self) -> list[Past]:
        """The whole past, first step first."""
        steps: list[Past] = []
        step: Past | None = self
        while step is not None:
            steps.append(step)
            step = step.before
        return steps[::-1]
