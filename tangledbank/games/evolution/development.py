"""T1 Development: cards become animals and traits (EVL-3.3, 4.1 to 4.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.evolution.animal import Animal
from tangledbank.games.evolution.kinds import bit_of
from tangledbank.games.evolution.moves import PassMove, PlayAnimalMove, PlayTraitMove
from tangledbank.games.evolution.places import TABLE
from tangledbank.games.evolution.tables import TraitRow
from tangledbank.games.evolution.words import (
    DEVELOP,
    EXCLUDED,
    HAS_TRAIT_ALREADY,
    IN_TWO_LOCATIONS,
    NEEDS_TWO_ANIMALS,
    NEVER_A_TRAIT,
    NO_ANIMAL_YET,
    NO_SUCH_ANIMAL,
    NO_SUCH_FACE,
    NOT_A_HOME,
    NOT_A_PAIR_TRAIT,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_YOUR_ANIMAL,
    ONLY_ON_OTHERS,
    PAIR_HAS_TRAIT,
    PASSES,
    PHASE_BEGINS,
    PLAYS_ANIMAL,
    PLAYS_TRAIT,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.question import Ask
from tangledbank.parts.lap import Lap

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

PHASE: Final = 0  # its number among the phases
DEVELOPING: Final = DEVELOP.filled()
PASSING: Final = PassMove()


def cannot_bear(s: EvolutionState, seat: i64, row: TraitRow, animal: Animal) -> Phrase | None:
    """EVL-4.1, 4.2, 4.4: why a player cannot put a trait on an animal. Else any may go anywhere (EVL-4.7)."""
    if animal.seat == seat:
        if not row.on_own:
            return NEVER_A_TRAIT if row.is_animal else ONLY_ON_OTHERS
    elif not row.on_others:
        return NEVER_A_TRAIT if row.is_animal else NOT_YOUR_ANIMAL
    return cannot_lie_on(s, row, animal)


def cannot_lie_on(s: EvolutionState, row: TraitRow, animal: Animal) -> Phrase | None:
    """EVL-4.2, 4.4, 4.5: why a trait cannot lie on an animal, whoever puts it there."""
    if animal.traits & row.clashes:
        return HAS_TRAIT_ALREADY if animal.traits & row.once else EXCLUDED
    concerned = (animal.traits | row.bit) & s._roles.particular
    if concerned:
        for rule in s._roles.bearing_rules:
            refusal = rule.refuses(s, row.number, animal) if rule.trait & concerned else None
            if refusal is not None:
                return refusal
    return None


def cannot_be_played(s: EvolutionState, seat: i64, row: TraitRow, animal: Animal) -> Phrase | None:
    """Why a player cannot play a trait from hand on an animal: it cannot lie there, or would not (EVL-4.9)."""
    refusal = cannot_bear(s, seat, row, animal)
    if refusal is None and row.bit & s._roles.played_otherwise:
        for effect in s._roles.play_effects:
            if effect.trait == row.bit:
                return effect.refuses(s, animal)
    return refusal


def cannot_pair(kind: i64, animal: Animal, partner: Animal) -> Phrase | None:
    """EVL-4.2, 4.3: why two animals cannot bear a pair trait together; None if they can."""
    if animal.number == partner.number or animal.seat != partner.seat:
        return NEEDS_TWO_ANIMALS
    if animal.place != partner.place:
        return IN_TWO_LOCATIONS
    for laid in animal.pairs:
        if laid.kind == kind and laid.other(animal.number) == partner.number:
            return PAIR_HAS_TRAIT
    return None


def cannot_be_animal(s: EvolutionState, seat: i64, move: PlayAnimalMove) -> Phrase | None:
    """EVL-3.3: why a card cannot be played as an animal there."""
    if move.card not in s.seats[seat].hand:
        return NOT_IN_HAND
    return None if move.place in s._tables.homes else NOT_A_HOME


def cannot_be_trait(s: EvolutionState, seat: i64, move: PlayTraitMove) -> Phrase | None:
    """EVL-3.3: why a card cannot be played as a trait there."""
    if move.card not in s.seats[seat].hand:
        return NOT_IN_HAND
    if move.face not in s.faces_of(move.card):
        return NO_SUCH_FACE
    row = s._tables.traits[move.face]
    if row.on_own and not row.on_others and not s.seats[seat].animals:
        return NO_ANIMAL_YET
    animal = s.find(move.animal)
    if animal is None:
        return NO_SUCH_ANIMAL
    refusal = cannot_be_played(s, seat, row, animal)
    if refusal is not None:
        return refusal
    if not row.pair:
        return NOT_A_PAIR_TRAIT if move.partner != NONE else None
    partner = s.find(move.partner)
    if partner is None:
        return NEEDS_TWO_ANIMALS
    return cannot_pair(move.face, animal, partner) or cannot_be_played(s, seat, row, partner)


class Development(Lap):
    """The development phase: one card a turn, until all have passed."""

    __slots__ = ()

    def begin(self, s: EvolutionState) -> None:
        """Nobody has passed."""
        s.tell(PHASE_BEGINS, PHASE)
        for seat in s.seats:
            seat.passed = False

    def develop(self, s: EvolutionState) -> Ask:
        """EVL-3.3: play a card as an animal or as one of its traits, or pass."""
        return DevelopQuestion(self.seat, DEVELOPING)

    def on_develop(self, s: EvolutionState, move: Move) -> None:
        """Play the card."""
        seat = s.seats[self.seat]
        if isinstance(move, PlayTraitMove):
            seat.hand.remove(move.card)
            self._play_trait(s, move)
        elif isinstance(move, PlayAnimalMove):
            seat.hand.remove(move.card)
            animal = s.new_animal(self.seat, move.card, max(move.place, TABLE))
            s.tell(PLAYS_ANIMAL, self.seat, animal.number, move.place)
        else:
            self._pass(s)
            self._passed(s)
            return
        self._played(s)

    def _sits_out(self, s: EvolutionState) -> bool:
        """EVL-3.3: who has passed; with an empty hand passing is automatic."""
        seat = s.seats[self.seat]
        if not seat.passed and not seat.hand:
            self._pass(s)
        return seat.passed

    def _pass(self, s: EvolutionState) -> None:
        s.seats[self.seat].passed = True
        s.tell(PASSES, self.seat)

    def _play_trait(self, s: EvolutionState, move: PlayTraitMove) -> None:
        s.tell(PLAYS_TRAIT, self.seat, move.face, move.animal, move.partner)
        for effect in s._roles.play_effects:
            if effect.trait == bit_of(move.face):
                effect.play(s, move.card, s.animal(move.animal))
                return
        partner = s.animal(move.partner) if move.partner != NONE else None
        s.put_trait(move.face, move.card, s.animal(move.animal), partner)


class DevelopQuestion(Ask):
    """EVL-3.3: which card, and as what?"""

    __slots__ = ()

    def tries(self, s: EvolutionState) -> list[Move]:
        """Every card as an animal, and as each of its traits on every animal."""
        moves: list[Move] = [PASSING]
        animals = [animal.number for animal in s.animals()] or [NONE]  # an empty table is a reason, too
        for card in s.seats[self.seat].hand:
            for home in s._tables.homes:
                moves.append(PlayAnimalMove(card, home))
            for kind in s.faces_of(card):
                row = s._tables.traits[kind]
                if row.pair:
                    moves += [
                        PlayTraitMove(card, kind, one, other)
                        for one in animals
                        for other in animals
                        if row.directed or one <= other
                    ]
                else:
                    moves += [PlayTraitMove(card, kind, animal) for animal in animals]
        return moves

    def refuses(self, s: EvolutionState, move: Move) -> Phrase | None:
        """EVL-3.3."""
        if isinstance(move, PassMove):
            return None
        if isinstance(move, PlayAnimalMove):
            return cannot_be_animal(s, self.seat, move)
        if isinstance(move, PlayTraitMove):
            return cannot_be_trait(s, self.seat, move)
        return NOT_NOW

    def offers(self, s: EvolutionState) -> list[Move]:
        """Without a look at animals that are out of the question."""
        moves: list[Move] = []
        for card in s.seats[self.seat].hand:
            for home in s._tables.homes:
                moves.append(PlayAnimalMove(card, home))
            for kind in s.faces_of(card):
                self._offer_trait(s, card, kind, moves)
        moves.append(PASSING)
        return moves

    def _offer_trait(self, s: EvolutionState, card: i64, kind: i64, moves: list[Move]) -> None:
        row: TraitRow = s._tables.traits[kind]
        # EVL-4.1: most traits are for one's own animals, and nobody else's need be looked at.
        seats = s.seats if row.on_others else [s.seats[self.seat]]
        for seat in seats:
            if row.pair:
                self._offer_pairs(s, card, row, seat.animals, moves)
                continue
            for animal in seat.animals:
                if cannot_be_played(s, self.seat, row, animal) is None:
                    moves.append(PlayTraitMove(card, kind, animal.number))

    def _offer_pairs(self, s: EvolutionState, card: i64, row: TraitRow, owned: list[Animal], moves: list[Move]) -> None:
        fit = [animal for animal in owned if cannot_be_played(s, self.seat, row, animal) is None]
        for one in fit:
            for other in fit:
                if (row.directed or one.number < other.number) and cannot_pair(row.number, one, other) is None:
                    moves.append(PlayTraitMove(card, row.number, one.number, other.number))
