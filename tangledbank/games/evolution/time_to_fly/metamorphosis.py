"""Metamorphosis: a trait is given up for food (EVL-4.28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from tangledbank.games.evolution.actions import FeedAction
from tangledbank.games.evolution.animal import Animal, TraitCard
from tangledbank.games.evolution.continents.neoplasia import is_overgrown
from tangledbank.games.evolution.food import Meal, cannot_receive
from tangledbank.games.evolution.kinds import bit_of
from tangledbank.games.evolution.roles import Roles
from tangledbank.games.evolution.words import CLINGS, NOT_YOURS, OTHER_LOCATION, WORDS, event, refusal
from tangledbank.games.evolution.worth import Worth
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase

if TYPE_CHECKING:
    from tangledbank.games.evolution.feeding import Feeding
    from tangledbank.games.evolution.state import EvolutionState

METAMORPHOSIS: Final = 1 << 23

METAMORPHOSES: Final = event("metamorphoses <eater:animal> <face:face>")
NO_METAMORPHOSIS: Final = refusal("EVL-4.28", "no-metamorphosis")
NOT_ITS_TRAIT: Final = refusal("EVL-4.28", "not-its-trait")
RAISES_NEED: Final = refusal("EVL-4.28", "raises-need")
WOULD_DIE: Final = refusal("EVL-4.28", "would-die")


class MetamorphoseMove(Move):
    """EVL-4.28: a trait card is given up."""

    __slots__ = ("card", "eater")
    pattern: ClassVar[str] = "metamorphose <eater:animal> <card:trait>"
    touches: ClassVar[str] = "eater choose:metamorphose card"

    def __init__(self, eater: i64, card: i64) -> None:
        self.eater: i64 = eater
        self.card: i64 = card


WORDS.moves(MetamorphoseMove)


class Metamorphose(FeedAction):
    """EVL-4.28: discard a trait of the animal that does not raise its need, and get one blue token."""

    def actor(self, move: Move) -> int:
        """The eater."""
        assert isinstance(move, MetamorphoseMove)
        return move.eater

    def _refuses(self, s: EvolutionState, feeding: Feeding, animal: Animal) -> Phrase | None:
        if animal.seat != feeding.seat:
            return NOT_YOURS
        if not feeding._reaches(animal):
            return OTHER_LOCATION
        return None if animal.has(METAMORPHOSIS) else NO_METAMORPHOSIS

    def _refuses_card(self, s: EvolutionState, animal: Animal, laid: TraitCard) -> Phrase | None:
        row = s._tables.traits[laid.kind]
        if row.clings:
            return CLINGS
        if row.need > 0 and animal.has(bit_of(laid.kind)):
            return RAISES_NEED
        after = animal.copy()  # the animal as it would be
        after.solo = [other for other in animal.solo if other.number != laid.number]
        after.pairs = [other for other in animal.pairs if other.number != laid.number]
        s.refresh(after)
        if is_overgrown(after):
            return WOULD_DIE
        return cannot_receive(s, after)

    def offer(self, s: EvolutionState, feeding: Feeding, moves: list[Move]) -> None:
        """Each animal with each of its cards that it can give up."""
        for animal in feeding._able(s, self.traits):
            if self._refuses(s, feeding, animal) is None:
                for laid in animal.cards():
                    if self._refuses_card(s, animal, laid) is None:
                        moves.append(MetamorphoseMove(animal.number, laid.number))

    def refusal(self, s: EvolutionState, feeding: Feeding, move: Move) -> Phrase | None:
        """The first condition that the move fails."""
        assert isinstance(move, MetamorphoseMove)
        animal = s.find(move.eater)
        refusal = NOT_YOURS if animal is None else self._refuses(s, feeding, animal)
        if animal is None or refusal is not None:
            return refusal
        for laid in animal.cards():
            if laid.number == move.card:
                return self._refuses_card(s, animal, laid)
        return NOT_ITS_TRAIT

    def tries(self, s: EvolutionState, feeding: Feeding) -> list[Move]:
        """Each animal with Metamorphosis with each of its cards."""
        return [
            MetamorphoseMove(animal.number, laid.number)
            for animal in s.animals()
            if animal.traits & METAMORPHOSIS
            for laid in animal.cards()
        ]

    def carry_out(self, s: EvolutionState, feeding: Feeding, move: Move) -> None:
        """The card goes to the discard, a Shell too; then comes the token."""
        assert isinstance(move, MetamorphoseMove)
        animal = s.animal(move.eater)
        for laid in animal.cards():
            if laid.number == move.card:
                s.tell(METAMORPHOSES, animal.number, laid.kind)
                s.remove_trait(animal, laid)
        s.call(Meal(animal.number, 1))


def add_to(roles: Roles) -> None:
    """Metamorphosis is an action."""
    roles.feed_actions.append(Metamorphose(MetamorphoseMove, main=True, traits=METAMORPHOSIS))
    roles.worths.append(Worth(METAMORPHOSIS, feeds=True))
