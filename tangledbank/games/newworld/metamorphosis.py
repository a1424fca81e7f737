"""Metamorphic (NEW-4.23, 6.7): a trait card is exchanged for another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.newworld.animal import Animal, TraitCard
from tangledbank.games.newworld.feeding_moves import BlindMetamorphoseMove, MetamorphoseMove
from tangledbank.games.newworld.kinds import METAMORPHIC, MUTUALISTIC_KIND, bit_of
from tangledbank.games.newworld.mutations import Mutation, cannot_place_beside, lay_beside
from tangledbank.games.newworld.rows import cannot_link_beside, cannot_receive, neighbours, traits_without
from tangledbank.games.newworld.words import (
    CANNOT_DROP_THAT,
    HAS_METAMORPHOSED,
    METAMORPHOSES,
    NO_CARD_FOR_IT,
    NO_GENE_POOL,
    NO_SUCH_FACE,
    NOT_IN_HAND,
    NOT_METAMORPHIC,
    NOT_YOURS,
    NOTHING_TO_DROP,
    ONLY_ON_OTHERS,
    POOL_IS_BLIND,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase

if TYPE_CHECKING:
    from tangledbank.games.newworld.state import NewWorldState


def cannot_metamorphose(s: NewWorldState, animal: Animal) -> Phrase | None:
    """NEW-4.23: why an animal cannot change, as far as everybody can see; None if it may."""
    if not animal.traits & METAMORPHIC:
        return NOT_METAMORPHIC
    if animal.rotated & METAMORPHIC:
        return HAS_METAMORPHOSED
    if animal.trait_count() < 2:
        return NOTHING_TO_DROP
    return None if s.seats[animal.seat].hand else NO_CARD_FOR_IT


def might_metamorphose(s: NewWorldState, seat: i64) -> bool:
    """Whether everybody must think it possible that a player's hand allows a metamorphosis."""
    for animal in s.seats[seat].animals:
        if animal.traits & METAMORPHIC and cannot_metamorphose(s, animal) is None:
            return True
    return False


def offer_metamorphoses(s: NewWorldState, seat: i64, moves: list[Move]) -> None:
    """NEW-4.23, 6.7: every card to drop, and every card of the hand that fits afterwards."""
    for animal in s.seats[seat].animals:
        if not animal.traits & METAMORPHIC or cannot_metamorphose(s, animal) is not None:
            continue
        for laid in animal.cards():
            if bit_of(laid.kind) == METAMORPHIC:
                continue
            if s._mutations:
                moves.append(BlindMetamorphoseMove(animal.number, laid.number))
            else:
                offer_exchanges(s, seat, animal, laid, moves)


def offer_exchanges(s: NewWorldState, seat: i64, animal: Animal, dropped: TraitCard, moves: list[Move]) -> None:
    """NEW-4.23: the cards of the hand for which a trait card can be dropped."""
    traits = traits_without(animal, dropped.number)
    for card in s.seats[seat].hand:
        for kind in s.faces_of(card):
            row = s._tables.traits[kind]
            if not row.on_own or cannot_receive(row, kind, traits) is not None:
                continue
            if not row.pair:
                moves.append(MetamorphoseMove(animal.number, dropped.number, card, kind))
                continue
            for other in neighbours(s, animal):
                if cannot_link_beside(s, kind, animal, other, dropped.number) is None:
                    wards = [animal.number, other.number] if kind == MUTUALISTIC_KIND else [NONE]
                    for ward in wards:
                        moves.append(
                            MetamorphoseMove(animal.number, dropped.number, card, kind, ward, other.number)
                        )


def try_metamorphoses(s: NewWorldState, seat: i64) -> list[Move]:
    """Every own animal that is Metamorphic, every trait card on it, every card of the hand as each of its traits."""
    moves: list[Move] = []
    hand = [] if s._mutations else s.seats[seat].hand
    for animal in s.seats[seat].animals:
        if not animal.traits & METAMORPHIC:
            continue
        for laid in animal.cards():
            if s._mutations:
                moves.append(BlindMetamorphoseMove(animal.number, laid.number))
            for card in hand:
                for kind in s.faces_of(card):
                    pair = s._tables.traits[kind].pair
                    for other in [near.number for near in neighbours(s, animal)] if pair else [NONE]:
                        wards = [animal.number, other] if kind == MUTUALISTIC_KIND else [NONE]
                        moves += [
                            MetamorphoseMove(animal.number, laid.number, card, kind, ward, other) for ward in wards
                        ]
    return moves


def refuses_metamorphosis(s: NewWorldState, seat: i64, move: Move) -> Phrase | None:
    """NEW-4.23, 6.7: the first condition that an exchange fails."""
    assert isinstance(move, (MetamorphoseMove, BlindMetamorphoseMove))
    animal = s.find(move.animal)
    if animal is None or animal.seat != seat:
        return NOT_YOURS
    refusal = cannot_metamorphose(s, animal)
    if refusal is not None:
        return refusal
    dropped = animal.card_with(move.dropped)
    if dropped is None or bit_of(dropped.kind) == METAMORPHIC:
        return CANNOT_DROP_THAT
    if isinstance(move, BlindMetamorphoseMove):
        return None if s._mutations else NO_GENE_POOL
    if s._mutations:
        return POOL_IS_BLIND
    if move.card not in s.seats[seat].hand:
        return NOT_IN_HAND
    if move.face not in s.faces_of(move.card):
        return NO_SUCH_FACE
    if not s._tables.traits[move.face].on_own:
        return ONLY_ON_OTHERS
    traits = traits_without(animal, move.dropped)
    return cannot_place_beside(s, animal, move.face, move.neighbour, move.ward, traits, move.dropped)


def metamorphose(s: NewWorldState, move: Move) -> None:
    """NEW-4.23, 6.7, 8.32: Metamorphic is rotated, a card is dropped, another takes its place, unrotated."""
    assert isinstance(move, (MetamorphoseMove, BlindMetamorphoseMove))
    animal = s.animal(move.animal)
    animal.rotated |= METAMORPHIC
    dropped = animal.card_with(move.dropped)
    assert dropped is not None
    if isinstance(move, BlindMetamorphoseMove):
        s.tell(METAMORPHOSES, animal.number, dropped.kind)
        s.remove_trait(animal, dropped)
        s.call(Mutation(animal.number, strict=True))
        return
    s.tell(METAMORPHOSES, animal.number, dropped.kind, move.face)
    s.remove_trait(animal, dropped)
    s.seats[animal.seat].hand.remove(move.card)
    if move.neighbour == NONE:
        s.put_trait(move.face, move.card, animal)
    else:
        lay_beside(s, move.face, move.card, animal, s.animal(move.neighbour), move.ward)
