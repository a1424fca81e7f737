"""Phrases: the one way in which moves, questions, events and refusals are put into words.

A phrase is a pattern with named, typed places: `leap <frog:frog> <to:leaf> [over <other:frog>]`.
Filled with numbers it can be written as text and read back exactly, shown in any language (the name is the message
key, the places are the arguments), and pointed at on the table (each place is an element such as `frog:3`).
A place may take a whole list: `draw <cards:card*>` is written `draw 4 9 12`.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

NONE: Final = -1  # the value of an optional place that is left empty
DIGITS: Final = 9  # no number in a text is longer: more would name nothing on any table, and not fit into a move
PLACE: Final = re.compile(r"\[[^\]]*\]|(?:[a-z]+ )?<[^>]*>")

Value = int | list[int]
Arguments = dict[str, Any]  # of a sentence, by the names of its places: an element, or a list of elements


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

    >>> place = Place("to", "leaf")
    >>> place.write(7), place.element(7), place.read("7")
    ('7', 'leaf:7', 7)
    >>> Place("food", "insect", names=("fly", "gnat")).write(1)
    'gnat'
    """

    __slots__ = ("kind", "many", "name", "names", "optional", "spelling", "word")

    def __init__(
        self,
        name: str,
        kind: str,
        word: str = "",
        optional: bool = False,
        many: bool = False,
        names: tuple[str, ...] | Spelling = (),
    ) -> None:
        self.name: str = name
        self.kind: str = kind
        self.word: str = word
        self.optional: bool = optional
        self.many: bool = many  # whether it takes a list
        self.spelling: Spelling | None = names if isinstance(names, Spelling) else None
        self.names: tuple[str, ...] = () if isinstance(names, Spelling) else names

    @property
    def field(self) -> str:
        """The name of the place in Python, where some words are taken.

        >>> Place("to", "leaf").field, Place("from", "leaf").field
        ('to', 'from_')
        """
        return f"{self.name}_" if keyword.iskeyword(self.name) else self.name

    def write(self, value: int) -> str:
        """The value as it stands in text; one that has no name there is a mere number, which nobody can read back.

        >>> food = Place("food", "insect", names=("fly", "gnat"))
        >>> food.write(1), food.write(5)
        ('gnat', '5')
        """
        if self.spelling is not None:
            return self.spelling.write(value)
        return self.names[value] if 0 <= value < len(self.names) else str(value)

    def read(self, text: str) -> int | None:
        """The value that a text stands for; None if it stands for nothing.

        >>> Place("count", "number").read("12"), Place("food", "insect", names=("fly", "gnat")).read("gnat")
        (12, 1)
        >>> [Place("count", "number").read(text) for text in ("many", "012", "1" * 30)]
        [None, None, None]
        """
        if self.spelling is not None:
            return self.spelling.read(text)
        if self.names:
            return self.names.index(text) if text in self.names else None
        whole = text.isascii() and text.isdigit() and len(text) <= DIGITS
        return int(text) if whole and (text == "0" or text[0] != "0") else None

    def element(self, value: int) -> str:
        """The element of the table that the value points at.

        >>> Place("to", "leaf").element(7), Place("food", "insect", names=("fly", "gnat")).element(1)
        ('leaf:7', 'insect:gnat')
        """
        return f"{self.kind}:{self.write(value)}"


def in_list(value: Value) -> list[int]:
    """The single values in what fills a place: none, one, or several.

    >>> in_list(NONE), in_list(7), in_list([4, 9])
    ([], [7], [4, 9])
    """
    if isinstance(value, list):
        return value
    return [] if value == NONE else [value]


@mypyc_attr(allow_interpreted_subclasses=True)
class Phrase:
    """A pattern with named places; `names` gives the words, or the spelling, for kinds whose values are not numbers.

    `path` tells which elements a person touches for it, in order, where that is more than the places themselves:
    words in it are the names of places, and anything with a colon is an element of its own. `motion` tells what moves
    in an event, if anything does (kernel/event.py).

    >>> leap = Phrase("leap <frog:frog> <to:leaf> [over <other:frog>]")
    >>> leap.write([3, 7, 2]), leap.write([3, 7, NONE])
    ('leap 3 7 over 2', 'leap 3 7')
    >>> leap.read("leap 3 7 over 2"), leap.read("leap 3 7")
    ([3, 7, 2], [3, 7, -1])
    >>> leap.elements([3, 7, NONE])
    ['frog:3', 'leaf:7']
    >>> leap.arguments([3, 7, NONE])
    {'frog': 'frog:3', 'to': 'leaf:7'}
    >>> Phrase("rest").elements([])
    ['choose:rest']
    >>> draw = Phrase("draw <cards:card*> [for <seat:seat>]")
    >>> draw.write([[4, 9, 12], NONE]), draw.read("draw 4 9 for 1")
    ('draw 4 9 12', [[4, 9], 1])
    """

    __slots__ = ("_bare", "motion", "name", "path", "places", "rule")

    def __init__(
        self, pattern: str, *, rule: str = "", path: str = "", motion: str = "", names: Names | None = None
    ) -> None:
        name, _, rest = pattern.partition(" ")
        self.name: str = name
        self.rule: str = rule
        self.motion: str = motion
        self.places: list[Place] = [parse_place(word, names or {}) for word in PLACE.findall(rest)]
        self.path: list[str] = path.split() or [place.name for place in self.places] or [f"choose:{self.name}"]
        self._bare: Filled = Filled(self, [])
        for place, after in zip(self.places, self.places[1:], strict=False):
            if place.many and not after.word:
                raise ValueError(f"in the phrase {pattern!r} no word shows where the list of {place.name} ends")

    def filled(self, *values: Value) -> Filled:
        """The phrase with its places filled.

        >>> Phrase("leap <frog:frog> <to:leaf>").filled(3, 7)
        <leap 3 7>
        """
        return Filled(self, list(values)) if values else self._bare

    def write(self, values: Sequence[Value]) -> str:
        """The phrase filled with values, as text.

        >>> Phrase("roll <pips:number>").write([4])
        'roll 4'
        """
        words = [self.name]
        for place, value in zip(self.places, values, strict=False):
            several = in_list(value)
            if several and place.word:
                words.append(place.word)
            words += [place.write(one) for one in several]
        return " ".join(words)

    def read(self, text: str) -> list[Value] | None:
        """The values in a text written by this phrase; None if the text does not fit it.

        >>> roll = Phrase("roll <pips:number>")
        >>> roll.read("roll 6"), roll.read("roll six")
        ([6], None)
        """
        words = text.split(" ")
        if words[0] != self.name:
            return None
        values: list[Value] = []
        at = 1
        for place in self.places:
            named = place.word != "" and at < len(words) and words[at] == place.word
            several = place_values(place, words, at + 1 if named else at) if named or not place.word else []
            if not several and (named or not place.optional):
                return None
            at += len(several) + named
            values.append(several if place.many else several[0] if several else NONE)
        return values if at == len(words) else None

    def elements(self, values: Sequence[Value]) -> list[str]:
        """The elements a person touches, in order.

        >>> Phrase("swallow <frog:frog>", path="frog pile:flies").elements([3])
        ['frog:3', 'pile:flies']
        """
        by_name = {
            place.name: [place.element(one) for one in in_list(value)]
            for place, value in zip(self.places, values, strict=False)
        }
        return [element for step in self.path for element in ([step] if ":" in step else by_name.get(step, []))]

    def arguments(self, values: Sequence[Value]) -> Arguments:
        """The values by the names of their places, as elements: what a translated sentence needs.

        >>> Phrase("roll <pips:number>").arguments([4])
        {'pips': 'number:4'}
        >>> Phrase("draw <cards:card*>").arguments([[4, 9]])
        {'cards': ['card:4', 'card:9']}
        """
        filled: Arguments = {}
        for place, value in zip(self.places, values, strict=False):
            several = [place.element(one) for one in in_list(value)]
            if several:
                filled[place.name] = several if place.many else several[0]
        return filled

    def __repr__(self) -> str:
        return f"<phrase {self.name}>"


def parse_place(word: str, names: Names) -> Place:
    """A place from its pattern: `<name:kind>`, `word <name:kind>`, or either in brackets for an optional one.

    >>> place = parse_place("[over <other:frog>]", {})
    >>> place.name, place.kind, place.word, place.optional
    ('other', 'frog', 'over', True)
    >>> parse_place("<cards:card*>", {}).many
    True
    """
    optional = word.startswith("[")
    inner = word.strip("[]").split()
    name, kind = inner[-1].strip("<>").split(":")
    lead = inner[0] if len(inner) == 2 else ""
    return Place(name, kind.rstrip("*"), lead, optional, kind.endswith("*"), names.get(kind.rstrip("*"), ()))


def place_values(place: Place, words: list[str], at: int) -> list[int]:
    """The values of a place that words name from one of them on: at most one, or as many as a list has.

    >>> place_values(Place("cards", "card", many=True), ["draw", "4", "9", "for", "1"], 1)
    [4, 9]
    """
    values: list[int] = []
    while at < len(words) and (place.many or not values):
        value = place.read(words[at])
        if value is None:
            break
        values.append(value)
        at += 1
    return values


class Filled:
    """A phrase with its places filled: what is asked, and what happens.

    >>> roll = Phrase("roll <pips:number>")
    >>> str(Filled(roll, [4])), Filled(roll, [4]) == roll.filled(4)
    ('roll 4', True)
    """

    __slots__ = ("phrase", "values")

    def __init__(self, phrase: Phrase, values: list[Value]) -> None:
        self.phrase: Phrase = phrase
        self.values: list[Value] = values

    @property
    def name(self) -> str:
        """The name of the phrase, which is the key of its message.

        >>> Phrase("roll <pips:number>").filled(4).name
        'roll'
        """
        return self.phrase.name

    @property
    def arguments(self) -> Arguments:
        """The values by name, as elements.

        >>> Phrase("roll <pips:number>").filled(4).arguments
        {'pips': 'number:4'}
        """
        return self.phrase.arguments(self.values)

    def plain(self) -> dict[str, object]:
        """The phrase as plain data for a client.

        >>> Phrase("roll <pips:number>").filled(4).plain()
        {'key': 'roll', 'args': {'pips': 'number:4'}, 'facts': {}}
        """
        return {"key": self.name, "args": self.arguments, "facts": {}}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Filled) and self.phrase is other.phrase and self.values == other.values

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        return self.phrase.write(self.values)

    def __repr__(self) -> str:
        return f"<{self}>"
