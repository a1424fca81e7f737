"""Which traits of an animal work, and what follows from them (EVL-3.11, 4.11a)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.evolution.animal import YELLOW, Animal, TraitCard
from tangledbank.games.evolution.kinds import (
    CARNIVOROUS,
    FAT_TISSUE,
    bit_of,
    number_of,
)

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

FAT_KIND: Final = number_of(FAT_TISSUE)
CARNIVOROUS_KIND: Final = number_of(CARNIVOROUS)


def refresh(s: EvolutionState, animal: Animal) -> None:
    """Work out anew what follows from an animal's cards: its traits, those that are active, its need and fat.

    EVL-4.11a: a solo trait works unless it lies below one that smothers it, a pair card unless one of its animals is
    silenced; of a silenced animal nothing works.
    """
    tables = s._tables
    needs = tables.need
    smothering: i64 = tables.smothering
    traits: i64 = 0
    active: i64 = 0
    need: i64 = 1
    fat: i64 = 0
    yellow: i64 = 0
    floor: i64 = 0
    place: i64 = 0
    for laid in animal.solo:
        bit: i64 = bit_of(laid.kind)
        traits |= bit
        if bit & smothering:  # EVL-4.47: whatever lies below is off
            active = 0
            need = 1
            fat = 0
            yellow = 0
            floor = place
        active |= bit
        need += needs[laid.kind]
        if laid.kind == FAT_KIND:
            fat += 1
            if s.card_marks[laid.number] & YELLOW:
                yellow += 1
        place += 1
    if animal.hunter:  # EVL-4.42: the built-in Carnivorous is no card and cannot be covered
        traits |= CARNIVOROUS
        active |= CARNIVOROUS
        need += needs[CARNIVOROUS_KIND]
    for laid in animal.pairs:
        traits |= bit_of(laid.kind)
        if s.works(laid):
            active |= bit_of(laid.kind)
            need += needs[laid.kind]
    if s.silenced and animal.number in s.silenced:
        active = 0
        need = 1
        fat = 0
        yellow = 0
        floor = place
    if s.cold and not active & s._roles.warming:  # EVL-4.61
        need += s.cold
    animal.traits = traits
    animal.active = active
    animal.need = need
    animal.fat = fat
    animal.yellow = yellow
    animal.floor = floor
    if animal.marks & s._roles.resting:
        end_states(s, animal)
    s._unsettled = True


def end_states(s: EvolutionState, animal: Animal) -> None:
    """EVL-4.24, 4.40: some states end with the card on which they rest."""
    for state in s._roles.animal_words:
        if state.rests and not animal.active & state.trait:
            animal.marks &= ~state.mark


def refresh_with_partners(s: EvolutionState, animal: Animal) -> None:
    """The same for an animal that begins or ceases to be silenced, and for all that share a pair card with it."""
    refresh(s, animal)
    for laid in animal.pairs:
        refresh(s, s.bearer(laid.other(animal.number)))


def card_of(animal: Animal, trait: i64) -> TraitCard:
    """The card that gives an animal a solo trait it is known to have."""
    for laid in animal.solo:
        if bit_of(laid.kind) == trait:
            return laid
    raise AssertionError("the animal does not have the trait")


def weapon_of(animal: Animal) -> int:
    """The number of the Carnivorous that an animal is known to have: a card, or built into a revealed Hunter."""
    for laid in animal.solo:
        if laid.kind == CARNIVOROUS_KIND:
            return laid.number
    return animal.hunter
