"""Toxic: who attacks such an animal is paralysed (EVL-4.46)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.evolution.active import card_of, refresh_with_partners
from tangledbank.games.evolution.animal import Animal
from tangledbank.games.evolution.attack import Attack
from tangledbank.games.evolution.roles import Occasion, Roles, WhenAttacked
from tangledbank.games.evolution.telling import ONCE_FED, AnimalWord
from tangledbank.games.evolution.words import event
from tangledbank.games.evolution.worth import Worth

if TYPE_CHECKING:
    from tangledbank.games.evolution.positions.animal_text import AnimalText
    from tangledbank.games.evolution.state import EvolutionState

TOXIC: Final = 1 << 34

IS_PARALYSED: Final = event("is-paralysed <hunter:animal>")


class Sting(WhenAttacked):
    """EVL-4.34 steps 2 and 6: the hunter is paralysed at the end of the attack, whether it succeeds or not."""

    def attacked(self, s: EvolutionState, attack: Attack, prey: Animal) -> None:
        """Unless the hunter ignores it (EVL-4.33)."""
        if not s.ignores(attack.hunter, card_of(prey, TOXIC).number):
            attack.noted |= TOXIC

    def afterwards(self, s: EvolutionState, hunter: Animal) -> None:
        """EVL-4.46: none of its traits works any more, and it needs less."""
        if hunter.number not in s.silenced:
            s.silenced.append(hunter.number)
            s.tell(IS_PARALYSED, hunter.number)
            refresh_with_partners(s, hunter)


class Recovery(Occasion):
    """EVL-3.2 (a): at the start of a turn all paralysis ends."""

    def happen(self, s: EvolutionState, seat: i64) -> None:
        """No set awaits Regeneration at that moment, so nothing else is silenced."""
        stung = s.silenced
        s.silenced = []
        for number in stung:
            animal = s.find(number)
            if animal is not None:
                refresh_with_partners(s, animal)


class Paralysed(AnimalWord):
    """EVL-4.46: until the start of the next turn (EVL-3.2)."""

    def __init__(self) -> None:
        super().__init__("paralysed", "EVL-4.46", (*ONCE_FED, "start"), "continents")
        self.silences = True

    def holds(self, s: EvolutionState, animal: Animal) -> bool:
        """The animal is on the list of the silenced."""
        return animal.number in s.silenced

    def lay_last(self, s: EvolutionState, text: AnimalText, animal: Animal) -> None:
        """Its traits are turned off when all cards lie."""
        s.silenced.append(animal.number)


def add_to(roles: Roles) -> None:
    """A defence that punishes."""
    roles.when_attacked.append(Sting(TOXIC))
    roles.turn_begins.append(Recovery())
    roles.animal_words.append(Paralysed())
    roles.worths.append(Worth(TOXIC))
