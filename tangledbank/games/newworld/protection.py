"""Who may attack whom: predators, shelters, protections (NEW-4.30, 4.31), and what Intelligent ignores (NEW-4.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.newworld.animal import ATTACKED, SHELTERED, Animal, TraitCard
from tangledbank.games.newworld.food import cannot_gain
from tangledbank.games.newworld.kinds import (
    ADVERSE_MUTATION,
    BURROWING,
    CAMOUFLAGED,
    CARNIVOROUS,
    FLYING,
    HERDING,
    INTELLIGENT,
    MASSIVE,
    MIMICKING,
    MUTUALISTIC,
    MUTUALISTIC_KIND,
    NOCTURNAL,
    POISONOUS,
    PROTECTIONS,
    REACTIONS,
    SHARP_SIGHTED,
    SWIMMING,
    bit_of,
)
from tangledbank.games.newworld.words import (
    CANNOT_IGNORE_THAT,
    HAS_ATTACKED,
    IS_A_WARD,
    IS_CAMOUFLAGED,
    IS_FLYING,
    IS_IN_BURROW,
    IS_IN_HERD,
    IS_ITSELF,
    IS_MASSIVE,
    IS_NOCTURNAL,
    IS_SHELTERED,
    IS_SWIMMING,
    MUST_IGNORE,
    NOT_A_PREDATOR,
    NOT_INTELLIGENT,
    PROTECTED_TWICE,
)
from tangledbank.kernel.phrase import NONE, Phrase

if TYPE_CHECKING:
    from tangledbank.games.newworld.state import NewWorldState

MATCHED: Final = SWIMMING | MASSIVE | NOCTURNAL  # overcome by a predator with the same trait (NEW-4.3 to 4.5, 8.37)

REFUSALS: Final = (
    (SWIMMING, IS_SWIMMING),
    (MASSIVE, IS_MASSIVE),
    (NOCTURNAL, IS_NOCTURNAL),
    (CAMOUFLAGED, IS_CAMOUFLAGED),
    (BURROWING, IS_IN_BURROW),
    (FLYING, IS_FLYING),
    (HERDING, IS_IN_HERD),
    (MUTUALISTIC, IS_A_WARD),
)


def cannot_attack(s: NewWorldState, predator: Animal) -> Phrase | None:
    """NEW-4.30, 4.1: why an animal can attack nobody; None if it can."""
    if not predator.traits & CARNIVOROUS:
        return NOT_A_PREDATOR
    if predator.rotated & CARNIVOROUS or predator.marks & ATTACKED:
        return HAS_ATTACKED
    return cannot_gain(s, predator)


def holding(s: NewWorldState, predator: Animal, prey: Animal) -> i64:
    """NEW-4.31: the kinds of the prey's protections that hold against this predator, one bit each."""
    held: i64 = prey.traits & PROTECTIONS
    if held == 0 or prey.traits & ADVERSE_MUTATION:  # NEW-4.28, 8.4
        return 0
    held &= ~(predator.traits & MATCHED)
    if held & CAMOUFLAGED and predator.traits & SHARP_SIGHTED:  # NEW-4.6, 4.12
        held ^= CAMOUFLAGED
    if held & BURROWING and not prey.is_fed():  # NEW-4.13
        held ^= BURROWING
    if held & FLYING and predator.trait_count() < prey.trait_count():  # NEW-4.14
        held ^= FLYING
    if held & HERDING and herds(s) < predators_of(s, predator.seat):  # NEW-4.15
        held ^= HERDING
    if held & MUTUALISTIC and not wardships(prey):  # NEW-4.26 (b)
        held ^= MUTUALISTIC
    return held


def herds(s: NewWorldState) -> int:
    """NEW-4.15: how many animals on the table have Herding."""
    count = 0
    for seat in s.seats:
        for animal in seat.animals:
            if animal.traits & HERDING:
                count += 1
    return count


def predators_of(s: NewWorldState, seat: i64) -> int:
    """NEW-3.7, 4.15, 8.34: how many predators stand in a row."""
    count = 0
    for animal in s.seats[seat].animals:
        if animal.traits & CARNIVOROUS:
            count += 1
    return count


def wardships(prey: Animal) -> list[TraitCard]:
    """NEW-4.26, 8.3: the Mutualistic cards whose ward an animal is."""
    return [laid for laid in prey.pairs if laid.kind == MUTUALISTIC_KIND and laid.ward == prey.number]


def cannot_be_attacked(s: NewWorldState, predator: Animal, prey: Animal) -> Phrase | None:
    """NEW-4.31: why this predator cannot attack this prey without ignoring anything; None if it can."""
    if predator.number == prey.number:
        return IS_ITSELF
    if prey.marks & SHELTERED:  # NEW-4.51
        return IS_SHELTERED
    held = holding(s, predator, prey)
    if held:
        for kind, refusal in REFUSALS:
            if held & kind:
                return refusal
    return None


def protecting_cards(s: NewWorldState, predator: Animal, prey: Animal) -> list[TraitCard]:
    """NEW-4.17a: the cards of the prey whose protection holds against this predator."""
    held = holding(s, predator, prey)
    cards = [laid for laid in prey.solo if bit_of(laid.kind) & held]
    return cards + wardships(prey) if held & MUTUALISTIC else cards


def ways_to_attack(s: NewWorldState, predator: Animal, prey: Animal) -> list[int]:
    """NEW-4.17: what an Intelligent predator may ignore of this prey, NONE for attacking without; none if it cannot."""
    if predator.number == prey.number or prey.marks & SHELTERED:
        return []
    cards = protecting_cards(s, predator, prey)
    if len(cards) == 1:
        return [cards[0].number]
    if cards:
        return []
    return [NONE] + [laid.number for laid in prey.solo if is_worth_ignoring(prey, laid)]


def is_worth_ignoring(prey: Animal, laid: TraitCard) -> bool:
    """NEW-4.17, 4.17a: a reaction, but for a rotated Mimicking, or poison."""
    kind = bit_of(laid.kind)
    if kind == MIMICKING:
        return not prey.rotated & MIMICKING
    return kind & (REACTIONS | POISONOUS) != 0


def cannot_attack_ignoring(s: NewWorldState, predator: Animal, prey: Animal, ignored: i64) -> Phrase | None:
    """NEW-4.31, 4.17: why this predator cannot attack this prey, ignoring a card or nothing; None if it can."""
    if not predator.traits & INTELLIGENT:
        return cannot_be_attacked(s, predator, prey) if ignored == NONE else NOT_INTELLIGENT
    ways = ways_to_attack(s, predator, prey)
    if ignored in ways:
        return None
    if predator.number == prey.number or prey.marks & SHELTERED:
        return cannot_be_attacked(s, predator, prey)
    if not ways:
        return PROTECTED_TWICE
    return CANNOT_IGNORE_THAT if NONE in ways else MUST_IGNORE


def could_attack(s: NewWorldState, predator: Animal, prey: Animal) -> bool:
    """NEW-3.55, 4.31: whether this predator could attack this prey, by ignoring a card if need be."""
    if predator.traits & INTELLIGENT:
        return len(ways_to_attack(s, predator, prey)) > 0
    return cannot_be_attacked(s, predator, prey) is None
