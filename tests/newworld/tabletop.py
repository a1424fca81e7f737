"""A table for tests of New World: a position with its animals called by name."""

from __future__ import annotations

import re
from typing import Any

import tangledbank as tb
from tangledbank.games.newworld.animal import Animal
from tangledbank.games.newworld.kinds import ORDER
from tangledbank.games.newworld.state import NewWorldState
from tangledbank.games.newworld.tables import AREA_CARDS, AREAS
from tests.tabletop import Tabletop

NAME = re.compile(r'"(\w+)(?:\(\w+\))?(?:[:;][^"]*)?"')


def new_game(players: int, seed: int, **options: Any) -> NewWorldState:
    """A new game, as the state of this game and no other."""
    state = tb.game("newworld", data=None, **options).new(players, seed)
    assert isinstance(state, NewWorldState)
    return state


class NewWorldTable(Tabletop):
    """A position of New World. In moves, animals may be called by name, a trait card `a.fat`, an area by its kind."""

    def __init__(self, text: str, **options: Any) -> None:
        super().__init__(tb.game("newworld", data=None, **options).position(text))
        names = [name for line in re.findall(r"animals = \[(.*?)\n?\]", text, re.S) for name in NAME.findall(line)]
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(names, start=1)}

    def __getitem__(self, name: str) -> Animal:
        animal: Animal = self.state.animal(self.numbers[name])
        return animal

    def alive(self, name: str) -> bool:
        """Whether the animal still lives."""
        return self.state.find(self.numbers[name]) is not None

    def traits(self, name: str) -> list[str]:
        """The traits of an animal, pair traits last."""
        return [ORDER[laid.kind] for laid in self[name].cards()]

    def fed(self, name: str) -> tuple[int, int]:
        """Food and requirement of an animal."""
        return self[name].food, self[name].need

    def card(self, name: str, trait: str, which: int = 0) -> int:
        """The number of a trait card on an animal."""
        return [laid.number for laid in self[name].cards() if ORDER[laid.kind] == trait][which]

    def translate(self, move: str) -> str:
        """A move with names in it, as the engine writes it."""
        verb, *words = move.split(" ")

        def number(word: str) -> str:
            name, _, trait = word.partition(".")
            if name in self.numbers:
                return str(self.card(name, trait) if trait else self.numbers[name])
            return f"{word}_1" if f"{word}_1" in AREAS else word

        return " ".join([verb, *map(number, words)])

    def row(self, seat: int) -> list[str]:
        """The names of the animals in a row, from left to right."""
        names = {number: name for name, number in self.numbers.items()}
        return [names.get(animal.number, str(animal.number)) for animal in self.state.seats[seat].animals]

    def red(self, area: str) -> int:
        """The red tokens on an area."""
        return int(self.state.red[AREAS.index(area if area in AREAS else f"{area}_1")])

    def shelters(self, area: str) -> int:
        """The shelters on an area."""
        return int(self.state.shelters[AREAS.index(area if area in AREAS else f"{area}_1")])

    @property
    def areas(self) -> list[str]:
        """The row of area cards."""
        return [AREA_CARDS[card].rpartition("_")[0] for card in self.state.row]

    @property
    def discarded(self) -> int:
        """How many cards are in the evolution discard pile."""
        return len(self.state.deck.discard)


# Sheltered and fed animals that may always do something optional, so that every turn waits for an answer.
IDLER = '"I: metamorphic adaptable; food 1; sheltered"'
OTHER = '"J: metamorphic adaptable; food 1; sheltered"'
IDLE_HAND = 'hand = ["e03"]'


def two(mine: str, theirs: str = "", top: str = "", more: str = "", **options: Any) -> NewWorldTable:
    """Two players in the Feeding phase, with these animals and an idler each; `more` is said of the first one."""
    rows = [", ".join(f'"{animal}"' for animal in row.split(", ") if animal) for row in (mine, theirs)]
    first, second = (f"[[seats]]\n{IDLE_HAND}\nanimals = [{row}" for row in rows)
    return NewWorldTable(f"{top}\n{first}, {IDLER}]\n{more}\n{second}, {OTHER}]".replace("[, ", "["), **options)
