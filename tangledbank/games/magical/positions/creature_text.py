"""The short text of a creature in a position: `A: vampire wise@p07; energy 2; asleep`."""

from __future__ import annotations

import re
from typing import Final

from tangledbank.games.magical.creature import FULL
from tangledbank.games.magical.kinds import ORDER
from tangledbank.kernel.errors import BadPosition

CREATURE: Final = re.compile(r"(\w+)(?:\((\w+)\))?(?:: *([^;]*))?((?:;[^;]*)*)")
WORDS: Final = ("asleep", "annoying_used")


class CreatureText:
    """A creature as a position describes it.

    >>> text = CreatureText("A(p03): vampire wise@p07; energy 2; asleep", "creatures")
    >>> text.name, text.design, [(ORDER[kind], design) for kind, design in text.properties]
    ('A', 'p03', [('vampire', ''), ('wise', 'p07')])
    >>> text.energy, text.asleep, text.annoying_used
    (2, True, False)
    """

    __slots__ = ("annoying_used", "asleep", "design", "energy", "name", "properties", "where")

    def __init__(self, text: str, where: str) -> None:
        match = CREATURE.fullmatch(text.strip())
        if match is None:
            raise BadPosition(f"{where}: a creature is written like 'A: vampire wise; energy 2; asleep', not {text!r}.")
        self.where: str = where
        self.name: str = match[1]
        self.design: str = match[2] or ""
        self.properties: list[tuple[int, str]] = [read_property(word, where) for word in (match[3] or "").split()]
        self.energy: int = 0
        self.asleep: bool = False
        self.annoying_used: bool = False
        parts = [part.strip() for part in match[4].split(";")[1:]]
        for part in parts:
            self.read(part)
        if len({part.partition(" ")[0] for part in parts}) < len(parts):
            raise BadPosition(f"{where}: {self.name} has one of energy, asleep and annoying_used twice.")
        kinds = [kind for kind, _ in self.properties]
        if len(set(kinds)) < len(kinds):
            raise BadPosition(f"{where}: {self.name} cannot have the same property twice (MAG-3.6).")

    def read(self, part: str) -> None:
        """One of the parts after a semicolon.

        >>> CreatureText("A; hungry", "creatures")
        Traceback (most recent call last):
        tangledbank.kernel.errors.BadPosition: creatures: after A there can be energy N, asleep, annoying_used, ...
        """
        number = part.removeprefix("energy ")
        if part == "asleep":
            self.asleep = True
        elif part == "annoying_used":
            self.annoying_used = True
        elif number != part and number.isascii() and number.isdigit():
            self.energy = int(number)
            if self.energy > FULL:
                raise BadPosition(f"{self.where}: {self.name} has at most {FULL} energy (MAG-4.31).")
        else:
            known = ", ".join(("energy N", *WORDS))
            raise BadPosition(f"{self.where}: after {self.name} there can be {known}, not {part!r}.")


def read_property(word: str, where: str) -> tuple[int, str]:
    """A property and, where that matters, its card.

    >>> read_property("wise@p07", "creatures")[1]
    'p07'
    >>> read_property("clever", "creatures")
    Traceback (most recent call last):
    tangledbank.kernel.errors.BadPosition: creatures: there is no property called 'clever'.
    """
    name, _, design = word.partition("@")
    if name not in ORDER:
        raise BadPosition(f"{where}: there is no property called {name!r}.")
    return ORDER.index(name), design
