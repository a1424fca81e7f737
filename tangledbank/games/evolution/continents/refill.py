"""Starting anew: who is dealt a fresh hand of ten plays two of its cards as animals at once (EVL-3.16 step 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.evolution.animal import Animal
from tangledbank.games.evolution.development import cannot_be_animal
from tangledbank.games.evolution.moves import PlayAnimalMove
from tangledbank.games.evolution.roles import Occasion, Roles
from tangledbank.games.evolution.telling import AnimalWord
from tangledbank.games.evolution.words import NOT_NOW, PLAYS_ANIMAL, question
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.evolution.positions.animal_text import AnimalText
    from tangledbank.games.evolution.state import EvolutionState

ANIMALS: Final = 2  # to be played from a fresh hand

NEWCOMER: Final = 1 << 18  # a mark of an animal: laid after the deal of this turn (EVL-4.67)

SETTLE: Final = question("settle")


class FreshHand(Occasion):
    """EVL-3.16 step 5."""

    def happen(self, s: EvolutionState, seat: i64) -> None:
        """Two animals, or as many as there are cards."""
        s.call(Settling(seat, min(ANIMALS, len(s.seats[seat].hand))))


class Settling(Procedure):
    """EVL-3.16 step 5: one card after another, each to a continent of one's choice."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: i64 = 0, left: i64 = 0) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.left: i64 = left

    def settle(self, s: EvolutionState) -> Ask | None:
        """Any card of the hand, on either continent."""
        return SettleQuestion(self.seat, SETTLE.filled()) if self.left else None

    def on_settle(self, s: EvolutionState, move: PlayAnimalMove) -> None:
        """It counts for nothing more in this turn (EVL-4.67)."""
        s.seats[self.seat].hand.remove(move.card)
        animal = s.new_animal(self.seat, move.card, move.place)
        animal.marks |= NEWCOMER
        s.tell(PLAYS_ANIMAL, self.seat, animal.number, move.place)
        self.left -= 1
        self.goto("settle")


class SettleQuestion(Ask):
    """EVL-3.16 step 5: which card, and where?"""

    __slots__ = ()

    def tries(self, s: EvolutionState) -> list[Move]:
        """Every card of the hand on every continent."""
        return [PlayAnimalMove(card, home) for card in s.seats[self.seat].hand for home in s._tables.homes]

    def refuses(self, s: EvolutionState, move: Move) -> Phrase | None:
        """As in the development phase."""
        return cannot_be_animal(s, self.seat, move) if isinstance(move, PlayAnimalMove) else NOT_NOW


class Newcomer(AnimalWord):
    """EVL-3.16 step 5: laid after the deal."""

    def __init__(self) -> None:
        super().__init__("newcomer", "EVL-3.16", ("nature",), "continents", NEWCOMER)
        self.seen = False
        self.survives = True

    def wrong(self, s: EvolutionState, phase: str, text: AnimalText, animal: Animal) -> str | None:
        """EVL-3.16 step 5."""
        if text.food:
            return "has come after the feeding and has no food (EVL-3.16)"
        return "is a newcomer and has no traits (EVL-3.16)" if animal.cards() else None


def add_to(roles: Roles) -> None:
    """The fresh hand of Continents."""
    roles.animal_words.append(Newcomer())
    roles.fresh_hand.append(FreshHand())
