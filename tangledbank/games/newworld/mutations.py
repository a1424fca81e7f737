"""Random mutations (NEW-6.3 to 6.9): a blind gene pool instead of a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.newworld.animal import Animal
from tangledbank.games.newworld.kinds import MUTUALISTIC_KIND
from tangledbank.games.newworld.moves import AssignMove, BlindAnimalMove, MutateMove
from tangledbank.games.newworld.rows import cannot_link_beside, cannot_receive, neighbours, wrong_ward
from tangledbank.games.newworld.words import (
    ASSIGN,
    BECOMES_ANIMAL,
    CARD_IS_FOR_ANOTHER,
    FINDS_NO_PLACE,
    GOES_ON,
    IS_A_PAIR_TRAIT,
    NAMES_WARD,
    NO_SUCH_ANIMAL,
    NOT_A_PAIR_TRAIT,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_ON_THE_CARD,
    NOT_YOUR_ANIMAL,
    PLAYS_PAIR,
    PLAYS_TRAIT,
    REVEALS,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.newworld.state import NewWorldState

BLIND: Final = BlindAnimalMove()


def cannot_use_pool(s: NewWorldState, seat: i64, move: Move) -> Phrase | None:
    """NEW-6.4, 8.26: the top card becomes an animal, or is revealed for an own animal."""
    if not s.seats[seat].hand:
        return NOT_IN_HAND
    if isinstance(move, MutateMove):
        animal = s.find(move.animal)
        if animal is None:
            return NO_SUCH_ANIMAL
        return None if animal.seat == seat else NOT_YOUR_ANIMAL
    return None


def offer_mutations(s: NewWorldState, seat: i64, moves: list[Move]) -> None:
    """NEW-6.4."""
    moves.append(BLIND)
    for animal in s.seats[seat].animals:
        moves.append(MutateMove(animal.number))


def try_mutations(s: NewWorldState) -> list[Move]:
    """For any animal, though only one's own are possible."""
    return [BLIND] + [MutateMove(animal.number) for animal in s.animals()]


class Mutation(Procedure):
    """NEW-6.5: a card is revealed for an animal; one of its traits goes there, or to the animal on its right."""

    __slots__ = ("animal", "card", "strict")

    def __init__(self, animal: i64 = NONE, strict: bool = False) -> None:
        super().__init__()
        self.animal: i64 = animal
        self.card: i64 = NONE
        self.strict: bool = strict  # this animal only: the card came by Metamorphic (NEW-6.7)

    def reveal(self, s: NewWorldState) -> None:
        """NEW-6.4: the top card of the pool is shown to all."""
        seat = s.owners[self.animal]
        self.card = s.seats[seat].hand.pop(0)
        s.secrets.reveal(self.card)
        if s.listening:
            faces = s.faces_of(self.card)
            s.tell(REVEALS, seat, faces[0], faces[1], self.animal)

    def pass_on(self, s: NewWorldState) -> None:
        """NEW-6.5, 8.25: if the animal can receive neither trait, the one to its right is tried, and no other."""
        animal = s.animal(self.animal)
        if self.strict or self._ways(s, animal):
            return
        row = s.seats[animal.seat].animals
        for other in row[s.place_of(animal) + 1 : s.place_of(animal) + 2]:
            if self._ways(s, other):
                s.tell(GOES_ON, self.animal, other.number)
                self.animal = other.number

    def assign(self, s: NewWorldState) -> Ask | None:
        """NEW-6.5: the player must give it one of the traits, if any is possible."""
        faces = s.faces_of(self.card)
        asked = ASSIGN.filled(faces[0], faces[1], self.animal)
        return AssignQuestion(s.owners[self.animal], asked).or_go_on(s)

    def on_assign(self, s: NewWorldState, move: AssignMove) -> None:
        """NEW-6.6: harmful traits, too, go to the own animal."""
        animal = s.animal(self.animal)
        if move.neighbour == NONE:
            s.tell(PLAYS_TRAIT, animal.seat, move.face, self.animal)
            s.put_trait(move.face, self.card, animal)
        else:
            lay_beside(s, move.face, self.card, animal, s.animal(move.neighbour), move.ward)
        self.end()

    def find_no_place(self, s: NewWorldState) -> None:
        """NEW-6.5: a card that fits nowhere becomes an animal; one that came by Metamorphic is discarded (NEW-6.7)."""
        if self.strict:
            faces = s.faces_of(self.card)
            s.tell(FINDS_NO_PLACE, faces[0], faces[1])
            s.deck.put_away(self.card)
        else:
            seat = s.owners[self.animal]
            s.tell(BECOMES_ANIMAL, seat, s.new_animal(seat, self.card).number)

    def _ways(self, s: NewWorldState, animal: Animal) -> list[Move]:
        """The ways in which an animal can receive the card."""
        moves: list[Move] = []
        for kind in s.faces_of(self.card):
            offer_beside(s, kind, animal, moves)
        return moves


def offer_beside(s: NewWorldState, kind: i64, animal: Animal, moves: list[Move]) -> None:
    """NEW-6.6: a trait for one animal, a pair trait with each neighbour with whom that is possible."""
    row = s._tables.traits[kind]
    if cannot_receive(row, kind, animal.traits) is not None:
        return
    if not row.pair:
        moves.append(AssignMove(kind, animal.number))
        return
    for neighbour in neighbours(s, animal):
        if cannot_link_beside(s, kind, animal, neighbour) is None:
            wards = [animal.number, neighbour.number] if kind == MUTUALISTIC_KIND else [NONE]
            for ward in wards:
                moves.append(AssignMove(kind, animal.number, ward, neighbour.number))


def lay_beside(s: NewWorldState, kind: i64, card: i64, animal: Animal, neighbour: Animal, ward: i64) -> None:
    """NEW-4.23, 6.6: a pair card comes to lie between neighbours, whose row stays as it is."""
    left, right = (animal, neighbour) if s.place_of(animal) < s.place_of(neighbour) else (neighbour, animal)
    s.tell(PLAYS_PAIR, animal.seat, kind, left.number, right.number)
    s.put_trait(kind, card, left, right, ward)
    if ward != NONE:
        s.tell(NAMES_WARD, ward, left.number if ward == right.number else right.number)


class AssignQuestion(Ask):
    """NEW-6.5: which trait of the revealed card, and with which neighbour?"""

    __slots__ = ()

    def tries(self, s: NewWorldState) -> list[Move]:
        """Both traits, with every neighbour."""
        mutation = mutation_of(s)
        animal = s.animal(mutation.animal)
        moves: list[Move] = []
        for kind in s.faces_of(mutation.card):
            if not s._tables.traits[kind].pair:
                moves.append(AssignMove(kind, animal.number))
                continue
            for other in s.animals():
                wards = [animal.number, other.number] if kind == MUTUALISTIC_KIND else [NONE]
                moves += [AssignMove(kind, animal.number, ward, other.number) for ward in dict.fromkeys(wards)]
        return moves

    def refuses(self, s: NewWorldState, move: Move) -> Phrase | None:
        """NEW-6.6."""
        if not isinstance(move, AssignMove):
            return NOT_NOW
        mutation = mutation_of(s)
        if move.animal != mutation.animal:
            return CARD_IS_FOR_ANOTHER
        if move.face not in s.faces_of(mutation.card):
            return NOT_ON_THE_CARD
        return cannot_place_beside(s, s.animal(mutation.animal), move.face, move.neighbour, move.ward)

    def offers(self, s: NewWorldState) -> list[Move]:
        """The ways in which the animal can receive the card."""
        mutation = mutation_of(s)
        return mutation._ways(s, s.animal(mutation.animal))


def cannot_place_beside(
    s: NewWorldState, animal: Animal, kind: i64, neighbour: i64, ward: i64, traits: i64 = NONE, without: i64 = NONE
) -> Phrase | None:
    """NEW-4.23, 6.6: why an animal cannot receive a trait while the row stays as it is, once a card is gone."""
    row = s._tables.traits[kind]
    refusal = cannot_receive(row, kind, animal.traits if traits == NONE else traits)
    if refusal is not None:
        return refusal
    if not row.pair:
        return NOT_A_PAIR_TRAIT if neighbour != NONE else wrong_ward(kind, ward, NONE, NONE)
    if neighbour == NONE:
        return IS_A_PAIR_TRAIT
    other = s.find(neighbour)
    if other is None:
        return NO_SUCH_ANIMAL
    return cannot_link_beside(s, kind, animal, other, without) or wrong_ward(kind, ward, animal.number, neighbour)


def mutation_of(s: NewWorldState) -> Mutation:
    """The mutation under way."""
    top = s.stack[-1]
    assert isinstance(top, Mutation)
    return top
