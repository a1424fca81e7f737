"""The Extinction phase (NEW-3.70 to 3.78): poison, survival, starvation, renewal, new cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.newworld.animal import ASLEEP, POISONED, Animal
from tangledbank.games.newworld.areas import take_away
from tangledbank.games.newworld.food import use_fat
from tangledbank.games.newworld.kinds import HIBERNATING
from tangledbank.games.newworld.moves import DiscardMove, HibernateMove, LetDieMove, UseFatMove
from tangledbank.games.newworld.words import (
    ANOTHER_IS_ASKED_ABOUT,
    CANNOT_HIBERNATE,
    DIES_OF_POISON,
    DISCARD,
    DISCARDS,
    HIBERNATES,
    NO_SLEEP_IN_LAST_EPOCH,
    NOT_IN_HAND,
    NOT_NOW,
    PHASE_BEGINS,
    STARVES,
    SURVIVE,
    TOO_LITTLE_FAT,
    USES_FAT,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.newworld.state import NewWorldState

PHASE: Final = 3  # its number among the phases
HAND_LIMIT: Final = 6  # NEW-3.77; a player without animals draws up to it (NEW-3.75)
FOR_THE_PLAYER: Final = 2  # cards drawn beside those for one's animals (NEW-3.75)


class Extinction(Procedure):
    """The Extinction phase."""

    __slots__ = ("asked",)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []  # the hungry animals that their owners have been asked about

    def poison(self, s: NewWorldState) -> None:
        """NEW-3.70, 4.16."""
        s.tell(PHASE_BEGINS, PHASE)
        for animal in s.animals():
            if animal.marks & POISONED:
                s.tell(DIES_OF_POISON, animal.number)
                s.remove_animal(animal)

    def survive(self, s: NewWorldState) -> Ask | None:
        """NEW-3.71: in turn order, from left to right, each hungry animal that something can save."""
        for seat in s.in_turn_order(s.first):
            for animal in s.seats[seat].animals:
                if animal.number not in self.asked and can_be_saved(s, animal):
                    return SurviveQuestion(seat, SURVIVE.filled(animal.number))
        return None

    def on_survive(self, s: NewWorldState, move: Move) -> None:
        """NEW-3.71, 8.15: fat or sleep; an animal that gets neither starves (NEW-3.72)."""
        assert isinstance(move, (UseFatMove, HibernateMove, LetDieMove))
        self.asked.append(move.animal)
        self.goto("survive")
        if isinstance(move, UseFatMove):
            s.tell(USES_FAT, move.animal, use_fat(s.animal(move.animal)))
        elif isinstance(move, HibernateMove):
            sleeper = s.animal(move.animal)
            sleeper.marks |= ASLEEP
            laid = sleeper.card_of(HIBERNATING)
            assert laid is not None
            s.remove_trait(sleeper, laid)
            s.tell(HIBERNATES, move.animal)

    def starve(self, s: NewWorldState) -> None:
        """NEW-3.72: all die together. NEW-3.73, 5.1: in the last epoch the game ends now."""
        starving = [animal for animal in s.animals() if is_starving(animal)]
        for animal in starving:
            s.tell(STARVES, animal.number)
            s.remove_animal(animal)
        if s.is_last_epoch():
            self.end()

    def renew(self, s: NewWorldState) -> None:
        """NEW-3.74, 8.31: tokens but for fat go back, the oldest area leaves, cards are turned back."""
        for animal in s.animals():
            animal.food = 0
            animal.blue = 0
            animal.marks = 0
            animal.rotated = 0
        take_away(s)

    def draw(self, s: NewWorldState) -> None:
        """NEW-3.75."""
        for seat in s.in_turn_order(s.first):
            s.draw(seat, cards_to_draw(s, seat))

    def discard(self, s: NewWorldState) -> Ask | None:
        """NEW-3.77, 3.77a, 8.30: with more than six cards, one after another, in turn order; not with NEW-6.2."""
        if s._unlimited:
            return None
        for seat in s.in_turn_order(s.first):
            surplus = len(s.seats[seat].hand) - HAND_LIMIT
            if surplus > 0 and not s._mutations:
                return DiscardQuestion(seat, DISCARD.filled(surplus))
        return None

    def on_discard(self, s: NewWorldState, move: DiscardMove) -> None:
        """NEW-3.77, 7.3, 8.21: face down, so nobody is told which."""
        assert s.question is not None
        seat = s.question.seat
        s.seats[seat].hand.remove(move.card)
        s.deck.put_away(move.card)
        s.tell(DISCARDS, seat, 1)
        self.goto("discard")

    def trim_pools(self, s: NewWorldState) -> None:
        """NEW-6.8: from a gene pool, cards are discarded unseen, from the bottom."""
        if s._mutations and not s._unlimited:
            for seat in s.in_turn_order(s.first):
                hand = s.seats[seat].hand
                if len(hand) > HAND_LIMIT:
                    s.tell(DISCARDS, seat, len(hand) - HAND_LIMIT)
                while len(hand) > HAND_LIMIT:
                    s.deck.put_away(hand.pop())

    def pass_token(self, s: NewWorldState) -> None:
        """NEW-3.78."""
        s.first = (s.first + 1) % s.players


def cards_to_draw(s: NewWorldState, seat: i64) -> int:
    """NEW-3.75: two more than one has animals; without any, up to six cards in hand."""
    mine = s.seats[seat]
    if mine.animals:
        return len(mine.animals) + FOR_THE_PLAYER
    return max(HAND_LIMIT - len(mine.hand), 0)


def is_starving(animal: Animal) -> bool:
    """NEW-3.72: hungry, and not hibernating."""
    return not animal.is_fed() and not animal.marks & ASLEEP


def cannot_use_fat(animal: Animal) -> Phrase | None:
    """NEW-3.71, 8.14: its fat must feed it completely."""
    return TOO_LITTLE_FAT if len(animal.stored) < animal.need - animal.food else None


def cannot_hibernate(s: NewWorldState, animal: Animal) -> Phrase | None:
    """NEW-3.71, 4.21, 8.13: never in the last epoch."""
    if not animal.has(HIBERNATING):
        return CANNOT_HIBERNATE
    return NO_SLEEP_IN_LAST_EPOCH if s.is_last_epoch() else None


def can_be_saved(s: NewWorldState, animal: Animal) -> bool:
    """NEW-3.71: whether a hungry animal has fat enough or may hibernate."""
    if not is_starving(animal):
        return False
    return cannot_use_fat(animal) is None or cannot_hibernate(s, animal) is None


class SurviveQuestion(Ask):
    """NEW-3.71: what becomes of a hungry animal?"""

    __slots__ = ()

    def tries(self, s: NewWorldState) -> list[Move]:
        """All three ways."""
        number = self._animal()
        return [UseFatMove(number), HibernateMove(number), LetDieMove(number)]

    def refuses(self, s: NewWorldState, move: Move) -> Phrase | None:
        """NEW-3.71."""
        if not isinstance(move, (UseFatMove, HibernateMove, LetDieMove)):
            return NOT_NOW
        if move.animal != self._animal():
            return ANOTHER_IS_ASKED_ABOUT
        animal = s.animal(move.animal)
        if isinstance(move, UseFatMove):
            return cannot_use_fat(animal)
        return cannot_hibernate(s, animal) if isinstance(move, HibernateMove) else None

    def _animal(self) -> int:
        number = self.what.values[0]
        assert isinstance(number, int)
        return number


class DiscardQuestion(Ask):
    """NEW-3.77: which card is discarded?"""

    __slots__ = ()

    def tries(self, s: NewWorldState) -> list[Move]:
        """Every card of the hand."""
        return [DiscardMove(card) for card in s.seats[self.seat].hand]

    def refuses(self, s: NewWorldState, move: Move) -> Phrase | None:
        """It must be in the hand."""
        if not isinstance(move, DiscardMove):
            return NOT_NOW
        return None if move.card in s.seats[self.seat].hand else NOT_IN_HAND
