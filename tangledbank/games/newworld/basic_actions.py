"""The basic actions of a feeding turn: feeding, taking a shelter, attacking (NEW-3.52 to 3.57)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.newworld.animal import SHELTERED, Animal
from tangledbank.games.newworld.feeding_moves import AttackMove, FeedMove, TakeShelterMove
from tangledbank.games.newworld.food import cannot_gain
from tangledbank.games.newworld.kinds import CARNIVOROUS, INTELLIGENT
from tangledbank.games.newworld.protection import (
    cannot_attack,
    cannot_attack_ignoring,
    cannot_be_attacked,
    ways_to_attack,
)
from tangledbank.games.newworld.words import (
    HAS_A_TRAIT,
    HAS_SHELTER,
    LACKS_THE_TRAIT,
    NO_FOOD_THERE,
    NO_SHELTER_THERE,
    NO_SUCH_ANIMAL,
    NOT_IN_THE_ROW,
    NOT_YOURS,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase

if TYPE_CHECKING:
    from tangledbank.games.newworld.state import NewWorldState


def is_basic(move: Move) -> bool:
    """NEW-3.51: whether a move is a basic action."""
    return isinstance(move, (FeedMove, TakeShelterMove, AttackMove))


def cannot_enter(s: NewWorldState, animal: Animal, area: i64) -> Phrase | None:
    """NEW-3.6: why an animal cannot enter an area of the row."""
    if s.can_enter(animal, area):
        return None
    return HAS_A_TRAIT if s._tables.for_the_plain[area] else LACKS_THE_TRAIT


def cannot_feed(s: NewWorldState, animal: Animal, area: i64) -> Phrase | None:
    """NEW-3.53: why an animal cannot take food from an area."""
    refusal = cannot_gain(s, animal)
    if refusal is not None:
        return refusal
    if area not in s.open_areas():
        return NOT_IN_THE_ROW
    return NO_FOOD_THERE if s.red[area] == 0 else cannot_enter(s, animal, area)


def cannot_take_shelter(s: NewWorldState, animal: Animal, area: i64) -> Phrase | None:
    """NEW-3.52: why an animal cannot take a shelter from an area."""
    if animal.marks & SHELTERED:
        return HAS_SHELTER
    if area not in s.open_areas():
        return NOT_IN_THE_ROW
    return NO_SHELTER_THERE if s.shelters[area] == 0 else cannot_enter(s, animal, area)


def refuses_basic_action(s: NewWorldState, seat: i64, move: Move) -> Phrase | None:
    """NEW-3.52 to 3.54: the first condition that a basic action fails."""
    if isinstance(move, FeedMove):
        animal = s.find(move.eater)
    elif isinstance(move, TakeShelterMove):
        animal = s.find(move.animal)
    else:
        assert isinstance(move, AttackMove)
        animal = s.find(move.predator)
    if animal is None or animal.seat != seat:
        return NOT_YOURS
    if isinstance(move, FeedMove):
        return cannot_feed(s, animal, move.food)
    if isinstance(move, TakeShelterMove):
        return cannot_take_shelter(s, animal, move.shelter)
    prey = s.find(move.prey)
    if prey is None:
        return NO_SUCH_ANIMAL
    return cannot_attack(s, animal) or cannot_attack_ignoring(s, animal, prey, move.ignored)


def offer_basic_actions(s: NewWorldState, seat: i64, moves: list[Move]) -> bool:
    """Add all legal basic actions; says whether one of them is compulsory (NEW-3.55, 8.7, 8.8, 8.9, 8.28 and 8.29)."""
    compulsory = False
    areas = s.open_areas()
    mine = s.seats[seat].animals
    for animal in mine:
        hungry = cannot_gain(s, animal) is None
        sheltered = animal.marks & SHELTERED != 0
        for area in areas:
            red = hungry and s.red[area] > 0
            shelter = not sheltered and s.shelters[area] > 0
            if (red or shelter) and s.can_enter(animal, area):
                compulsory = True
                if red:
                    moves.append(FeedMove(animal.number, area))
                if shelter:
                    moves.append(TakeShelterMove(animal.number, area))
    for predator in mine:
        if predator.traits & CARNIVOROUS and cannot_attack(s, predator) is None:
            before = len(moves)
            offer_attacks(s, predator, moves)
            if len(moves) > before and not predator.is_fed():
                compulsory = True
    return compulsory


def offer_attacks(s: NewWorldState, predator: Animal, moves: list[Move]) -> None:
    """NEW-4.31, 4.17: every prey; an Intelligent predator with everything it may ignore."""
    clever = predator.traits & INTELLIGENT != 0
    for seat in s.seats:
        for prey in seat.animals:
            if clever:
                for ignored in ways_to_attack(s, predator, prey):
                    moves.append(AttackMove(predator.number, prey.number, ignored))
            elif cannot_be_attacked(s, predator, prey) is None:
                moves.append(AttackMove(predator.number, prey.number))


def try_basic_actions(s: NewWorldState, seat: i64) -> list[Move]:
    """Every own animal with every area of the row, every predator with every prey, ignoring any card if it is clever.

    Who has no predator may still think of attacking, and is told what is missing.
    """
    moves: list[Move] = []
    areas = s.open_areas()
    mine = s.seats[seat].animals
    for animal in mine:
        moves += [FeedMove(animal.number, area) for area in areas]
        moves += [TakeShelterMove(animal.number, area) for area in areas]
    for predator in [animal for animal in mine if animal.traits & CARNIVOROUS] or mine[:1]:
        for prey in s.animals():
            moves.append(AttackMove(predator.number, prey.number))
            if predator.traits & INTELLIGENT:
                moves += [AttackMove(predator.number, prey.number, laid.number) for laid in prey.cards()]
    return moves


def must_act(s: NewWorldState, seat: i64) -> bool:
    """NEW-3.55, 3.56: whether a compulsory basic action is possible."""
    moves: list[Move] = []
    return offer_basic_actions(s, seat, moves)


def has_basic_action(s: NewWorldState, seat: i64) -> bool:
    """NEW-3.59 (3): whether any basic action is possible."""
    moves: list[Move] = []
    offer_basic_actions(s, seat, moves)
    return len(moves) > 0
