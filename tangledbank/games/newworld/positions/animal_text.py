"""The short text of an animal in a position: `A: carnivorous/rotated fat/token; food 2; blue 1; sheltered`."""

from __future__ import annotations

import re
from typing import Final

from tangledbank.games.newworld.animal import ASLEEP, ATTACKED, POISONED, SHELTERED
from tangledbank.games.newworld.kinds import ORDER
from tangledbank.kernel.errors import BadPosition

ANIMAL: Final = re.compile(r"(\w+)(?:\((\w+)\))?(?:: *(.*))?")
NUMBER: Final = re.compile(r"(food|blue) (\d{1,2})")
STATES: Final = {"sheltered": SHELTERED, "attacked": ATTACKED, "poisoned": POISONED, "asleep": ASLEEP}
ROTATING: Final = ("carnivorous", "thieving", "metamorphic", "mimicking")  # NEW-3.10
ACTIVATED: Final = ("running", "horned", "hoofed", "communicating", "cooperating")
MARKS: Final = {"rotated": ROTATING, "token": ("fat",), "activated": ACTIVATED}
MOST_FOOD: Final = 7  # no animal ever needs more (NEW-3.1, 1.4)


class TraitText:
    """One trait with its marks, and the design of its card where that matters: `fat@e02/token`.

    >>> trait = TraitText("fat/token", "animals")
    >>> ORDER[trait.kind], trait.marks
    ('fat', ['token'])
    """

    __slots__ = ("design", "kind", "marks")

    def __init__(self, text: str, where: str) -> None:
        name, *marks = text.split("/")
        name, _, design = name.partition("@")
        if name not in ORDER:
            raise BadPosition(f"{where}: there is no trait called {name!r}.")
        for mark in marks:
            if mark not in MARKS:
                raise BadPosition(f"{where}: there is no mark called {mark!r}; there are: {', '.join(MARKS)}.")
            if name not in MARKS[mark]:
                bearers = ", ".join(MARKS[mark])
                raise BadPosition(f"{where}: only {bearers} can be marked {mark}, not {name} (NEW-3.10).")
        self.kind: int = ORDER.index(name)
        self.design: str = design
        self.marks: list[str] = marks


class AnimalText:
    """An animal: its name, traits in the order in which they were placed, then food and states after semicolons.

    >>> animal = AnimalText("A: massive hibernating; food 2; blue 1; sheltered", "animals")
    >>> animal.name, len(animal.traits), animal.food, animal.blue, animal.states
    ('A', 2, 2, 1, ['sheltered'])
    >>> AnimalText("A: massive; hungry", "animals")
    Traceback (most recent call last):
    tangledbank.kernel.errors.BadPosition: animals: 'hungry' is no state; write food N, blue N, sheltered, attacked,
     poisoned or asleep.
    """

    __slots__ = ("blue", "design", "food", "name", "states", "traits", "where")

    def __init__(self, text: str, where: str) -> None:
        head, *states = [part.strip() for part in text.split(";")]
        match = ANIMAL.fullmatch(head)
        if match is None:
            raise BadPosition(f"{where}: {text!r} should look like 'A: trait trait; food 1'.")
        self.where: str = where
        self.name: str = match[1]
        self.design: str = match[2] or ""
        self.traits: list[TraitText] = [TraitText(word, where) for word in (match[3] or "").split()]
        self.food: int = 0
        self.blue: int = 0
        self.states: list[str] = []
        for state in states:
            self._add(state)
        if self.food > MOST_FOOD:
            raise BadPosition(f"{where}: no animal gets as much as {self.food} food (NEW-3.3).")
        if self.blue > self.food:
            raise BadPosition(f"{where}: of the {self.food} food of {self.name} not {self.blue} can be blue (NEW-3.2).")

    def _add(self, state: str) -> None:
        """What one part after a semicolon says."""
        number = NUMBER.fullmatch(state)
        if number is not None and number[1] == "food":
            self.food = int(number[2])
        elif number is not None:
            self.blue = int(number[2])
        elif state in STATES:
            self.states.append(state)
        else:
            *most, last = STATES
            known = f"{', '.join(most)} or {last}"
            raise BadPosition(f"{self.where}: {state!r} is no state; write food N, blue N, {known}.")


class PairText:
    """A pair card between two neighbours: `A cooperating B`; Mutualistic names the ward, `A mutualistic B ward B`.

    >>> pair = PairText("A mutualistic B ward B", "pairs")
    >>> pair.first, ORDER[pair.trait.kind], pair.second, pair.ward
    ('A', 'mutualistic', 'B', 'B')
    """

    __slots__ = ("first", "second", "trait", "ward", "where")

    def __init__(self, text: str, where: str) -> None:
        words = text.split()
        named = len(words) == 5 and words[3] == "ward" and words[4] in (words[0], words[2])
        if len(words) != 3 and not named:
            raise BadPosition(f"{where}: {text!r} should look like 'A cooperating B', or 'A mutualistic B ward B'.")
        self.where: str = where
        self.first: str = words[0]
        self.trait: TraitText = TraitText(words[1], where)
        self.second: str = words[2]
        self.ward: str = words[4] if named else ""
        if named != (ORDER[self.trait.kind] == "mutualistic"):
            raise BadPosition(f"{where}: mutualistic names a ward, and no other trait does (NEW-3.25).")
