"""The short text of an animal in a position: `A: carnivorous fat_tissue/yellow; food 2; asleep`."""

from __future__ import annotations

import re

from tangledbank.games.evolution.kinds import ORDER, bit_of
from tangledbank.games.evolution.modules import ALL
from tangledbank.games.evolution.places import PLACES, TABLE
from tangledbank.games.evolution.telling import CardWord
from tangledbank.kernel.errors import BadPosition

ANIMAL = re.compile(r"(\w+)(?:\((\w+)\))?(?:: *(.*))?")
ALIASES = {"big": "high_body_weight", "fat": "fat_tissue"}
STATES = {state.word: state for state in ALL.animal_words}
MARKS = tuple(dict.fromkeys(mark.word for mark in ALL.card_words))


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
        check_marks(name, marks, where)
        self.kind: int = ORDER.index(name)
        self.design: str = design
        self.marks: list[str] = marks


def check_marks(trait: str, marks: list[str], where: str) -> None:
    """Refuse marks that a trait never bears.

    >>> check_marks("running", ["yellow"], "animals")
    Traceback (most recent call last):
    tangledbank.kernel.errors.BadPosition: animals: only fat_tissue can be marked yellow, not running (EVL-4.12).
    """
    for mark in marks:
        if mark not in MARKS:
            raise BadPosition(f"{where}: there is no mark called {mark!r}; there are: {', '.join(MARKS)}.")
        words = [word for word in ALL.card_words if word.word == mark]
        bearers = [name for kind, name in enumerate(ORDER) if any(word.traits & bit_of(kind) for word in words)]
        if trait not in bearers:
            rule = words[0].rule
            raise BadPosition(f"{where}: only {', '.join(bearers)} can be marked {mark}, not {trait} ({rule}).")
    if "used" in marks and "used_last_turn" in marks:
        raise BadPosition(f"{where}: {trait} that was used last turn cannot be used in this one (EVL-4.24).")


def card_word(kind: int, mark: str) -> CardWord:
    """What is known of a mark that a trait can bear.

    >>> card_word(ORDER.index("fat_tissue"), "yellow").rule
    'EVL-4.12'
    """
    return next(word for word in ALL.card_words if word.word == mark and word.traits & bit_of(kind))


class AnimalText:
    """An animal: its name, traits from bottom to top, then food, location and states after semicolons.

    >>> animal = AnimalText("A: big hibernation; food 1; asleep", "animals")
    >>> animal.name, len(animal.traits), animal.food, animal.states
    ('A', 2, 1, ['asleep'])
    >>> AnimalText("A: big; hungry", "animals")
    Traceback (most recent call last):
    tangledbank.kernel.errors.BadPosition: animals: 'hungry' is no state; write food N, in PLACE, asleep, poisoned,
     hidden, revealed, newborn, newcomer, paralysed, waiting, regenerated or breeding.
    """

    __slots__ = ("design", "food", "marks", "name", "place", "states", "traits", "where")

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
        self.marks: list[str] = []  # of the Carnivorous that is built into a revealed Hunter: `revealed/used`
        for words in states:
            self._add(words)

    def _add(self, words: str) -> None:
        """What one part after a semicolon says."""
        state, *marks = words.split("/")
        food = re.fullmatch(r"food (\d{1,3})", state)
        if food:
            self.food = int(food[1])
        elif state.startswith("in ") and state[3:] in PLACES:
            self.place = PLACES.index(state[3:])
        elif state in STATES:
            self.states.append(state)
        else:
            *most, last = STATES
            known = f"{', '.join(most)} or {last}"
            raise BadPosition(f"{self.where}: {state!r} is no state; write food N, in PLACE, {known}.")
        if marks:
            weapon = STATES[state].weapon if state in STATES else ""
            check_marks(weapon or state, marks, self.where)
            self.marks = marks


    def marks_of_weapon(self) -> int:
        """The marks behind a state, as one number."""
        kind = ORDER.index("carnivorous")
        return sum(card_word(kind, mark).marks for mark in self.marks)


class PairText:
    """A pair card: `A cooperation B`, with `/used` if it has worked. The symbiont comes first.

    >>> pair = PairText("A symbiosis B", "pairs")
    >>> pair.first, ORDER[pair.trait.kind], pair.second
    ('A', 'symbiosis', 'B')
    """

    __slots__ = ("first", "second", "trait", "where")

    def __init__(self, text: str, where: str) -> None:
        words = text.split()
        if len(words) != 3:
            raise BadPosition(f"{where}: {text!r} should look like 'A cooperation B'.")
        self.where: str = where
        self.first: str = words[0]
        self.trait: TraitText = TraitText(words[1], where)
        self.second: str = words[2]
