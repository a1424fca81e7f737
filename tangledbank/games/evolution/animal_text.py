"""The short text of an animal in a position: `A: carnivorous fat_tissue/yellow; food 2; asleep`."""

from __future__ import annotations

import re

from tangledbank.games.evolution.kinds import ORDER
from tangledbank.games.evolution.places import PLACES, TABLE
from tangledbank.kernel.errors import BadPosition

ANIMAL = re.compile(r"(\w+)(?:\((\w+)\))?(?:: *(.*))?")
ALIASES = {"big": "high_body_weight", "fat": "fat_tissue"}
MARKS = ("used", "used_last_turn", "yellow", "scared", "inked")
STATES = ("asleep", "poisoned", "hidden", "newborn", "breeding", "paralysed", "revealed", "waiting")


class TraitText:
    """One trait with its marks, and the design of its card where that matters: `fat_tissue@running/yellow`.

    >>> trait = TraitText("fat_tissue/yellow", "animals")
    >>> ORDER[trait.kind], trait.marks
    ('fat_tissue', ['yellow'])
    """

    __slots__ = ("design", "kind", "marks")

    def __init__(self, text: str, where: str) -> None:
        name, *marks = text.split("/")
        name, _, design = name.partition("@")
        name = ALIASES.get(name, name)
        if name not in ORDER:
            raise BadPosition(f"{where}: there is no trait called {name!r}.")
        for mark in marks:
            if mark not in MARKS:
                raise BadPosition(f"{where}: there is no mark called {mark!r}; there are: {', '.join(MARKS)}.")
        self.kind: int = ORDER.index(name)
        self.design: str = design
        self.marks: list[str] = marks


class AnimalText:
    """An animal: its name, traits from bottom to top, then food, location and states after semicolons.

    >>> animal = AnimalText("A: big hibernation; food 1; asleep", "animals")
    >>> animal.name, len(animal.traits), animal.food, animal.states
    ('A', 2, 1, ['asleep'])
    >>> AnimalText("A: big; hungry", "animals")
    Traceback (most recent call last):
    tangledbank.kernel.errors.BadPosition: animals: 'hungry' is no state; write food N, in PLACE, asleep, poisoned,
     hidden, newborn, breeding, paralysed, revealed or waiting.
    """

    __slots__ = ("design", "food", "name", "place", "states", "traits", "where")

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
        self.place: int = TABLE
        self.states: list[str] = []
        for state in states:
            food = re.fullmatch(r"food (\d{1,3})", state)
            if food:
                self.food = int(food[1])
            elif state.startswith("in ") and state[3:] in PLACES:
                self.place = PLACES.index(state[3:])
            elif state in STATES:
                self.states.append(state)
            else:
                known = f"{', '.join(STATES[:-1])} or {STATES[-1]}"
                raise BadPosition(f"{where}: {state!r} is no state; write food N, in PLACE, {known}.")


class PairText:
    """A pair card: `A cooperation B`, with `/used` if it has worked this round. The symbiont comes first.

    >>> pair = PairText("A symbiosis B", "pairs")
    >>> pair.first, ORDER[pair.kind], pair.second, pair.used
    ('A', 'symbiosis', 'B', False)
    """

    __slots__ = ("design", "first", "kind", "second", "used", "where")

    def __init__(self, text: str, where: str) -> None:
        words = text.split()
        if len(words) != 3:
            raise BadPosition(f"{where}: {text!r} should look like 'A cooperation B'.")
        trait = TraitText(words[1], where)
        self.where: str = where
        self.first: str = words[0]
        self.second: str = words[2]
        self.kind: int = trait.kind
        self.design: str = trait.design
        self.used: bool = "used" in trait.marks
