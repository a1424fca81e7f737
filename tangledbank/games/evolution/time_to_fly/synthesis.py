"""Photosynthesis and Thermosynthesis: food for whoever is alone in doing it (EVL-4.27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from tangledbank.games.evolution.actions import AnimalAction
from tangledbank.games.evolution.animal import Animal
from tangledbank.games.evolution.food import cannot_receive, receive
from tangledbank.games.evolution.roles import Roles
from tangledbank.games.evolution.words import WORDS, event, refusal
from tangledbank.games.evolution.worth import Worth
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase

if TYPE_CHECKING:
    from tangledbank.games.evolution.feeding import Feeding
    from tangledbank.games.evolution.state import EvolutionState

PHOTOSYNTHESIS: Final = 1 << 26
THERMOSYNTHESIS: Final = 1 << 27
BOTH: Final = PHOTOSYNTHESIS | THERMOSYNTHESIS

SYNTHESIZES: Final = event("synthesizes <eater:animal>")
CANNOT_SYNTHESIZE: Final = refusal("EVL-4.27", "cannot-synthesize")
NOT_ALONE: Final = refusal("EVL-4.27", "not-alone")


class SynthesizeMove(Move):
    """EVL-4.27: one blue token."""

    __slots__ = ("eater",)
    pattern: ClassVar[str] = "synthesize <eater:animal>"
    touches: ClassVar[str] = "eater choose:synthesize"

    def __init__(self, eater: i64) -> None:
        self.eater: i64 = eater


WORDS.moves(SynthesizeMove)


class Synthesize(AnimalAction):
    """EVL-4.27: one blue token, if no other animal does the same."""

    def move(self, animal: Animal) -> Move:
        """By its number."""
        return SynthesizeMove(animal.number)

    def actor(self, move: Move) -> int:
        """The eater."""
        assert isinstance(move, SynthesizeMove)
        return move.eater

    def refuses(self, s: EvolutionState, feeding: Feeding, animal: Animal) -> Phrase | None:
        """EVL-4.27: nobody else with the same trait; where there are locations, with either of the two."""
        if not animal.has(BOTH):
            return CANNOT_SYNTHESIZE
        if has_rival(s, animal, BOTH if s._tables.continents else animal.active & BOTH):
            return NOT_ALONE
        return cannot_receive(s, animal)

    def do(self, s: EvolutionState, feeding: Feeding, animal: Animal) -> None:
        """EVL-4.27."""
        s.tell(SYNTHESIZES, animal.number)
        receive(s, animal, 1, red=False)


def has_rival(s: EvolutionState, animal: Animal, traits: i64) -> bool:
    """Another animal in the same location has one of the traits."""
    for seat in s.seats:
        for other in seat.animals:
            if other.active & traits and other.place == animal.place and other.number != animal.number:
                return True
    return False


class SynthesisWorth(Worth):
    """Tokens turn by turn, for an animal that is alone in getting them."""

    def found(self, s: EvolutionState, animal: Animal) -> float:
        """EVL-4.27, as far as the same trait is concerned."""
        return 0.0 if has_rival(s, animal, self.trait) else 1.0


def add_to(roles: Roles) -> None:
    """Both syntheses are one action."""
    roles.feed_actions.append(Synthesize(SynthesizeMove, main=True, traits=BOTH))
    roles.worths += [SynthesisWorth(trait, feeds=True) for trait in (PHOTOSYNTHESIS, THERMOSYNTHESIS)]
