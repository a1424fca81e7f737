"""A table for tests of Evolution: a position with its animals called by name."""

from __future__ import annotations

import re

import tangledbank as tb
from tangledbank.games.evolution.animal import Animal
from tangledbank.games.evolution.kinds import ORDER
from tangledbank.games.evolution.state import EvolutionState
from tests.tabletop import Tabletop

# Animals that may always do something optional, so that a feed turn waits for an answer.
IDLER = '"Z: big fat_tissue/yellow"'
OTHER = '"Y: big fat_tissue/yellow"'

NAME = re.compile(r'"(\w+)(?:\(\w+\))?(?:[:;][^"]*)?"')


def new_game(players: int, seed: int, **options: str | bool) -> EvolutionState:
    """A new game, as the state of this game and no other."""
    state = tb.game("evolution", data=None, **options).new(players, seed)
    assert isinstance(state, EvolutionState)
    return state


class EvolutionTable(Tabletop):
    """A position of Evolution. In moves, animals may be called by name, and a trait card `A.camouflage`."""

    def __init__(self, text: str, **options: str | bool) -> None:
        super().__init__(tb.game("evolution", data=None, **options).position(text))
        names = [name for line in re.findall(r"animals = \[(.*?)\n?\]", text, re.S) for name in NAME.findall(line)]
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(names, start=1)}

    def __getitem__(self, name: str) -> Animal:
        animal: Animal = self.state.animal(self.numbers[name])
        return animal

    def alive(self, name: str) -> bool:
        """Whether the animal still lives."""
        return self.state.find(self.numbers[name]) is not None

    def card(self, name: str, trait: str, which: int = 0) -> int:
        """The number of a trait card on an animal."""
        cards = [laid.number for laid in self[name].cards() if ORDER[laid.kind] == trait]
        return cards[which]

    def translate(self, move: str) -> str:
        """A move with names in it, as the engine writes it."""

        def number(match: re.Match[str]) -> str:
            name, _, trait = match[0].partition(".")
            if name not in self.numbers:
                return match[0]
            return str(self.card(name, trait) if trait else self.numbers[name])

        return re.sub(r"[\w.]+", number, move)

    @property
    def base(self) -> int:
        """Red tokens in the food base."""
        return int(self.state.base[0])

    def discarded(self, seat: int) -> list[str]:
        """The designs in a discard pile, bottom to top."""
        state = self.state
        return [state.game.tables.designs[state.secrets.faces[card]].id for card in state.seats[seat].discard]


def develop(hands: list[list[str]], more: str = "") -> EvolutionTable:
    """The Development phase with these hands."""
    seats = "\n".join(f"[[seats]]\nhand = {hand}\n{more if number == 0 else ''}" for number, hand in enumerate(hands))
    return EvolutionTable(f'phase = "development"\ndeck = 20\nchance = [3, 3]\n{seats}')
