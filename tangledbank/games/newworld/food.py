"""Gaining food: who can, where tokens go, and what Cooperating passes on by itself (NEW-3.3, 3.4, 4.25, 4.44)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.newworld.animal import Animal, TraitCard
from tangledbank.games.newworld.kinds import COOPERATING, COOPERATING_KIND, FAT_KIND, MUTUALISTIC, MUTUALISTIC_KIND
from tangledbank.games.newworld.words import GETS_FOOD, IS_FULL, PARTNER_IS_HUNGRY, SHARES, STORES_FAT, TAKES_FOOD
from tangledbank.kernel.phrase import Phrase

if TYPE_CHECKING:
    from tangledbank.games.newworld.state import NewWorldState


def cannot_gain(s: NewWorldState, animal: Animal) -> Phrase | None:
    """NEW-3.4: why an animal cannot gain food; None if it can."""
    if not animal.has_room():
        return IS_FULL
    return PARTNER_IS_HUNGRY if is_barred(s, animal) else None


def is_barred(s: NewWorldState, animal: Animal) -> bool:
    """NEW-4.26 (c): whether an animal is the ward of a hungry partner."""
    if not animal.traits & MUTUALISTIC:
        return False
    for laid in animal.pairs:
        is_ward = laid.kind == MUTUALISTIC_KIND and laid.ward == animal.number
        if is_ward and not s.animal(laid.other(animal.number)).is_fed():
            return True
    return False


def take_red(s: NewWorldState, animal: Animal, area: i64) -> None:
    """NEW-3.53: an animal that can gain takes a red token from an area; one that becomes fat goes to the supply."""
    s.red[area] -= 1
    s.tell(TAKES_FOOD, animal.number, area)
    if animal.food < animal.need:
        animal.food += 1
    else:
        store_fat(animal)
        s.tell(STORES_FAT, animal.number, 1)


def gain_blue(s: NewWorldState, animal: Animal, count: i64) -> None:
    """NEW-3.3: an animal that can gain gets blue tokens, as many as it has room for; then NEW-4.44."""
    eaten: i64 = 0
    stored: i64 = 0
    while eaten + stored < count and animal.has_room():
        if animal.food < animal.need:
            animal.food += 1
            animal.blue += 1
            eaten += 1
        else:
            store_fat(animal)
            stored += 1
    if eaten:
        s.tell(GETS_FOOD, animal.number, eaten)
    if stored:
        s.tell(STORES_FAT, animal.number, stored)


def store_fat(animal: Animal) -> None:
    """NEW-3.3, 4.2: a fat token goes to the earliest placed Fat card that has none."""
    for laid in animal.solo:
        if laid.kind == FAT_KIND and laid.number not in animal.stored:
            animal.stored.append(laid.number)
            return


def use_fat(animal: Animal) -> int:
    """NEW-3.71, 8.33: fat tokens, those on the earliest placed cards first, become the blue tokens that are lacking."""
    lacking = animal.need - animal.food
    animal.stored = sorted(animal.stored)[lacking:]  # trait cards are numbered in the order in which they were placed
    animal.food += lacking
    animal.blue += lacking
    return lacking


def cooperate(s: NewWorldState, giver: Animal) -> None:
    """NEW-4.43, 4.44, 8.5: after blue food, Cooperating works by itself, the left card first, each chain to its end."""
    if not giver.traits & COOPERATING:
        return
    for laid in left_to_right(s, giver):
        if laid.kind == COOPERATING_KIND and laid.number not in s.activated:
            partner = s.animal(laid.other(giver.number))
            if cannot_gain(s, partner) is None:
                s.activated.append(laid.number)
                s.tell(SHARES, giver.number, laid.kind, partner.number)
                gain_blue(s, partner, 1)
                cooperate(s, partner)


def left_to_right(s: NewWorldState, animal: Animal) -> list[TraitCard]:
    """The pair cards of an animal in the order in which they lie."""
    if len(animal.pairs) < 2:
        return animal.pairs
    first, second = animal.pairs
    if s.place_of(s.animal(first.other(animal.number))) < s.place_of(animal):
        return [first, second]
    return [second, first]
