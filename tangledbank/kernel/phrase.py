"""Phrases: the one way in which moves, questions, events and refusals are put into words.

A phrase is a pattern with named, typed places: `attack <hunter:animal> <prey:animal> [ignoring <card:trait>]`.
Filled with numbers it can be written as text and read back exactly, shown in any language (the name is the message
key, the places are the arguments), and pointed at on the table (each place is an element such as `animal:3`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64, mypyc_attr

NONE: Final = -1  # the value of an optional place that is left empty
PLACES: Final = 4  # no phrase has more places than this
PLACE: Final = re.compile(r"\[[^\]]*\]|(?:[a-z]+ )?<[^>]*>")


@mypyc_attr(allow_interpreted_subclasses=True)
class Spelling:
    """How values are written that are neither numbers nor words: coordinates on a map, the same in every language."""

    def write(self, value: int) -> str:
        """The value as it stands in text."""
        raise NotImplementedError

    def read(self, text: str) -> int | None:
        """The value that a text stands for; None if it stands for nothing."""
        raise NotImplementedError


Names = Mapping[str, "tuple[str, ...] | Spelling"]


class Place:
    """One place of a phrase: its name, its kind, and the word that stands before it in text.

    >>> place = Place("prey", "animal")
    >>> place.write(7), place.element(7), place.read("7")
    ('7', 'animal:7', 7)
    >>> Place("face", "face", names=("swimming", "running")).write(1)
    'running'
    """

    __slots__ = ("kind", "name", "names", "optional", "spelling", "word")

    def __init__(
        self, name: str, kind: str, word: str = "", optional: bool = False, names: tuple[str, ...] | Spelling = ()
    ) -> None:
        self.name: str = name
        self.kind: str = kind
        self.word: str = word
        self.optional: bool = optional
        self.spelling: Spelling | None = names if isinstance(names, Spelling) else None
        self.names: tuple[str, ...] = () if isinstance(names, Spelling) else names

    def write(self, value: int) -> str:
        """The value as it stands in text.

        >>> Place("count", "number").write(2)
        '2'
        """
        if self.spelling is not None:
            return self.spelling.write(value)
        return self.names[value] if self.names else str(value)

    def read(self, text: str) -> int | None:
        """The value that a text stands for; None if it stands for nothing.

        >>> Place("count", "number").read("many") is None
        True
        """
        if self.spelling is not None:
            return self.spelling.read(text)
        if self.names:
            return self.names.index(text) if text in self.names else None
        return int(text) if text.isascii() and text.isdigit() and (text == "0" or text[0] != "0") else None

    def element(self, value: int) -> str:
        """The element of the table that the value points at.

        >>> Place("prey", "animal").element(7)
        'animal:7'
        """
        return f"{self.kind}:{self.write(value)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Phrase:
    """A pattern with named places; `names` gives the words, or the spelling, for kinds whose values are not numbers.

    `path` tells which elements a person touches for it, in order, where that is more than the places themselves:
    words in it are the names of places, and anything with a colon is an element of its own. `motion` tells what moves
    in an event, if anything does (kernel/event.py).

    >>> attack = Phrase("attack <hunter:animal> <prey:animal> [ignoring <card:trait>]")
    >>> attack.write([3, 7, 21]), attack.write([3, 7, NONE])
    ('attack 3 7 ignoring 21', 'attack 3 7')
    >>> attack.read("attack 3 7 ignoring 21")
    [3, 7, 21, -1]
    >>> attack.elements([3, 7, NONE])
    ['animal:3', 'animal:7']
    >>> attack.arguments([3, 7, NONE])
    {'hunter': 'animal:3', 'prey': 'animal:7'}
    >>> Phrase("pass").elements([])
    ['choose:pass']
    """

    __slots__ = ("motion", "name", "path", "places", "rule")

    def __init__(
        self, pattern: str, *, rule: str = "", path: str = "", motion: str = "", names: Names | None = None
    ) -> None:
        name, _, rest = pattern.partition(" ")
        self.name: str = name
        self.rule: str = rule
        self.motion: str = motion
        self.places: list[Place] = [parse_place(word, names or {}) for word in PLACE.findall(rest)]
        self.path: list[str] = path.split() or [place.name for place in self.places] or [f"choose:{self.name}"]
        if len(self.places) > PLACES:
            raise ValueError(f"the phrase {pattern!r} has more than {PLACES} places")

    def write(self, values: list[int]) -> str:
        """The phrase filled with values, as text.

        >>> Phrase("roll <pips:number>").write([4])
        'roll 4'
        """
        text = self.name
        for place, value in zip(self.places, values, strict=False):
            if value != NONE:
                text += f" {place.word} {place.write(value)}" if place.word else f" {place.write(value)}"
        return text

    def read(self, text: str) -> list[int] | None:
        """The values in a text written by this phrase; None if the text does not fit it.

        >>> Phrase("roll <pips:number>").read("roll six") is None
        True
        """
        words = text.split(" ")
        values = [NONE] * PLACES
        if words[0] != self.name:
            return None
        at = 1
        for index, place in enumerate(self.places):
            start = at
            if place.word and at < len(words) and words[at] == place.word:
                at += 1
            elif place.word and not place.optional:
                return None
            value = place.read(words[at]) if at < len(words) and (at > start or not place.word) else None
            if value is not None:
                values[index] = value
                at += 1
            elif not place.optional or at > start:
                return None
        return values if at == len(words) else None

    def elements(self, values: list[int]) -> list[str]:
        """The elements a person touches, in order.

        >>> Phrase("take <eater:animal>", path="eater base:table").elements([3])
        ['animal:3', 'base:table']
        """
        by_name = self.arguments(values)
        path = [by_name.get(step, "") if ":" not in step else step for step in self.path]
        return [element for element in path if element]

    def arguments(self, values: list[int]) -> dict[str, str]:
        """The values by the names of their places, as elements: what a translated sentence needs.

        >>> Phrase("roll <pips:number>").arguments([4])
        {'pips': 'number:4'}
        """
        filled = zip(self.places, values, strict=False)
        return {place.name: place.element(value) for place, value in filled if value != NONE}

    def __repr__(self) -> str:
        return f"<phrase {self.name}>"


def parse_place(word: str, names: Names) -> Place:
    """A place from its pattern: `<name:kind>`, `word <name:kind>`, or either in brackets for an optional one.

    >>> place = parse_place("[ignoring <card:trait>]", {})
    >>> place.name, place.kind, place.word, place.optional
    ('card', 'trait', 'ignoring', True)
    """
    optional = word.startswith("[")
    inner = word.strip("[]").split()
    name, kind = inner[-1].strip("<>").split(":")
    lead = inner[0] if len(inner) == 2 else ""
    return Place(name, kind, lead, optional, names.get(kind, ()))


class Filled:
    """A phrase with its places filled: the base of moves and events.

    >>> roll = Phrase("roll <pips:number>")
    >>> str(Filled(roll, 4)), Filled(roll, 4) == Filled(roll, 4)
    ('roll 4', True)
    """

    __slots__ = ("a", "b", "c", "d", "phrase")

    def __init__(self, phrase: Phrase, a: i64 = NONE, b: i64 = NONE, c: i64 = NONE, d: i64 = NONE) -> None:
        self.phrase: Phrase = phrase
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    @property
    def values(self) -> list[int]:
        """The values of all places, `NONE` where a place is empty.

        >>> Filled(Phrase("roll <pips:number>"), 4).values
        [4, -1, -1, -1]
        """
        return [self.a, self.b, self.c, self.d]

    @property
    def arguments(self) -> dict[str, str]:
        """The values by name, as elements.

        >>> Filled(Phrase("roll <pips:number>"), 4).arguments
        {'pips': 'number:4'}
        """
        return self.phrase.arguments(self.values)

    def same(self, other: Filled) -> bool:
        """Whether both say the same.

        >>> roll = Phrase("roll <pips:number>")
        >>> Filled(roll, 4).same(Filled(roll, 5))
        False
        """
        return (
            self.phrase is other.phrase
            and self.a == other.a
            and self.b == other.b
            and self.c == other.c
            and self.d == other.d
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Filled) and self.same(other)

    def __hash__(self) -> int:
        return hash((self.phrase.name, self.a, self.b, self.c, self.d))

    def __str__(self) -> str:
        return self.phrase.write(self.values)

    def __repr__(self) -> str:
        return f"<{self}>"


class Move(Filled):
    """One answer to a question. Its text names it for good; its path is what a person touches to make it.

    >>> graze = Phrase("graze <grazer:animal>", path="grazer choose:graze")
    >>> move = Move(graze, 3)
    >>> str(move), move.path
    ('graze 3', ['animal:3', 'choose:graze'])
    >>> Move(graze, 3) < Move(graze, 4)
    True
    """

    __slots__ = ()

    @property
    def path(self) -> list[str]:
        """The elements a person touches, in order.

        >>> Move(Phrase("pass")).path
        ['choose:pass']
        """
        return self.phrase.elements(self.values)

    def __lt__(self, other: Move) -> bool:
        return (self.phrase.name, self.values) < (other.phrase.name, other.values)
