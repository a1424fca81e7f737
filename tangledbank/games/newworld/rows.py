"""Rows of animals: links, chains, and who can receive a trait (NEW-3.9, 3.24 to 3.27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.newworld.animal import Animal
from tangledbank.games.newworld.kinds import MUTUALISTIC_KIND, STAGNANT, bit_of
from tangledbank.games.newworld.tables import TraitRow
from tangledbank.games.newworld.words import (
    EXCLUDED,
    HAS_NO_WARD,
    HAS_TRAIT_ALREADY,
    HAS_TWO_PAIRS,
    IS_LINKED,
    IS_STAGNANT,
    NAME_A_WARD,
    NEEDS_TWO_ANIMALS,
    NOT_BESIDE,
    NOT_YOUR_ANIMAL,
    ONLY_ON_OTHERS,
    PAIR_IS_YOUR_OWN,
    SAME_CHAIN,
)
from tangledbank.kernel.phrase import NONE, Phrase

if TYPE_CHECKING:
    from tangledbank.games.newworld.state import NewWorldState

MOST_PAIRS: Final = 2  # NEW-3.9: one to the left, one to the right


def cannot_receive(row: TraitRow, kind: i64, traits: i64) -> Phrase | None:
    """NEW-3.26: why an animal with these traits cannot receive a trait, whoever plays it; None if it can."""
    if traits & STAGNANT:
        return IS_STAGNANT
    if traits & bit_of(kind) and not row.repeats:
        return HAS_TRAIT_ALREADY
    return EXCLUDED if traits & row.excludes else None


def cannot_be_put_on(row: TraitRow, seat: i64, animal: Animal) -> Phrase | None:
    """NEW-1.4, 3.24: whose animals a trait is for."""
    if animal.seat == seat:
        return None if row.on_own else ONLY_ON_OTHERS
    return None if row.on_others else NOT_YOUR_ANIMAL


def are_linked(one: Animal, other: Animal) -> bool:
    """NEW-3.9, 8.17: whether a pair card lies between two animals."""
    for laid in one.pairs:
        if laid.other(one.number) == other.number:
            return True
    return False


def chains(row: list[Animal]) -> list[int]:
    """NEW-3.9: for each animal of a row, the number of its chain, counted from the left."""
    numbers: list[int] = []
    chain = 0
    for place in range(len(row)):
        if place > 0 and not are_linked(row[place - 1], row[place]):
            chain += 1
        numbers.append(chain)
    return numbers


def cannot_pair(s: NewWorldState, seat: i64, kind: i64, left: Animal, right: Animal) -> Phrase | None:
    """NEW-3.25: why two animals cannot be joined by a pair card; None if they can."""
    if left.number == right.number:
        return NEEDS_TWO_ANIMALS
    if left.seat != seat or right.seat != seat:
        return PAIR_IS_YOUR_OWN
    row = s._tables.traits[kind]
    for animal in (left, right):
        refusal = cannot_receive(row, kind, animal.traits)
        if refusal is not None:
            return refusal
        if len(animal.pairs) >= MOST_PAIRS:
            return HAS_TWO_PAIRS
    numbers = chains(s.seats[seat].animals)
    return SAME_CHAIN if numbers[s.place_of(left)] == numbers[s.place_of(right)] else None


def wrong_ward(kind: i64, ward: i64, one: i64, other: i64) -> Phrase | None:
    """NEW-3.25: Mutualistic names one of its two animals as the ward, and no other trait names any."""
    if kind != MUTUALISTIC_KIND:
        return None if ward == NONE else HAS_NO_WARD
    return None if ward in (one, other) else NAME_A_WARD


def cannot_link_beside(
    s: NewWorldState, kind: i64, animal: Animal, neighbour: Animal, without: i64 = NONE
) -> Phrase | None:
    """NEW-4.23, 6.6: why an animal cannot be joined with a neighbour as the row stands, once a card is gone."""
    refusal = cannot_be_neighbours(s, animal, neighbour, without)
    return refusal or cannot_receive(s._tables.traits[kind], kind, traits_without(neighbour, without))


def cannot_be_neighbours(s: NewWorldState, animal: Animal, neighbour: Animal, without: i64 = NONE) -> Phrase | None:
    """NEW-3.9: why no further pair card can lie between two animals as the row stands, once a card is gone."""
    if neighbour.seat != animal.seat or abs(s.place_of(neighbour) - s.place_of(animal)) != 1:
        return NOT_BESIDE
    for laid in animal.pairs:
        if laid.number != without and laid.other(animal.number) == neighbour.number:
            return IS_LINKED
    return None


def traits_without(animal: Animal, without: i64) -> i64:
    """The traits of an animal, as bits, once one of its cards is gone."""
    if without == NONE:
        return animal.traits
    traits: i64 = 0
    for laid in animal.cards():
        if laid.number != without:
            traits |= bit_of(laid.kind)
    return traits


def neighbours(s: NewWorldState, animal: Animal) -> list[Animal]:
    """The animals to the left and to the right of an animal."""
    row = s.seats[animal.seat].animals
    place = s.place_of(animal)
    return row[max(place - 1, 0) : place] + row[place + 1 : place + 2]


def bring_together(s: NewWorldState, left: Animal, right: Animal) -> None:
    """NEW-3.25: rearrange the row so that two chains meet with these animals; all others keep their order."""
    row = s.seats[left.seat].animals
    numbers = chains(row)
    left_chain, right_chain = numbers[s.place_of(left)], numbers[s.place_of(right)]
    first = [row[place] for place in range(len(row)) if numbers[place] == left_chain]
    second = [row[place] for place in range(len(row)) if numbers[place] == right_chain]
    if first[-1].number != left.number:
        first.reverse()
    if second[0].number != right.number:
        second.reverse()
    arranged: list[Animal] = []
    for place in range(len(row)):
        if numbers[place] == left_chain:
            if place == 0 or numbers[place - 1] != left_chain:
                arranged += first + second
        elif numbers[place] != right_chain:
            arranged.append(row[place])
    s.seats[left.seat].animals = arranged
