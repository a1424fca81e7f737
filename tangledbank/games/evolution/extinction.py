"""T4 Extinction and new cards (EVL-3.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tangledbank.games.evolution.animal import (
    BRINGS_NO_CARD,
    LASTING_MARKS,
    POISONED,
    USED,
    USED_LAST_TURN,
    YELLOW,
    TraitCard,
)
from tangledbank.games.evolution.kinds import HIBERNATION, number_of
from tangledbank.games.evolution.words import DIES_OF_POISON, DRAWS, DRAWS_CARD, PHASE_BEGINS, STARVES
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.procedure import Procedure

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

PHASE: Final = 3  # its number among the phases
HIBERNATION_KIND: Final = number_of(HIBERNATION)


class Extinction(Procedure):
    """The extinction phase."""

    __slots__ = ("fresh",)

    def __init__(self) -> None:
        super().__init__()
        self.fresh: list[int] = []  # seats that were dealt a fresh hand

    def die(self, s: EvolutionState) -> None:
        """EVL-3.16 step 1: all that are not fed or are poisoned die at the same time."""
        s.tell(PHASE_BEGINS, PHASE)
        doomed = [animal for animal in s.animals() if animal.marked(POISONED) or not animal.is_fed()]
        for animal in doomed:
            s.tell(DIES_OF_POISON if animal.marked(POISONED) else STARVES, animal.number)
            s.remove_animal(animal)

    def regenerate(self, s: EvolutionState) -> None:
        """EVL-3.16 step 2."""
        for occasion in s._roles.after_deaths:
            occasion.happen(s, s.first)

    def end_test(self, s: EvolutionState) -> None:
        """EVL-3.16 step 3, EVL-5.1: with an empty deck the game is over, but for what ends every turn."""
        if s.deck_size() == 0:
            s.finished = True
            self.goto("end_turn")

    def deal(self, s: EvolutionState) -> None:
        """EVL-3.16 step 4: one card at a time, clockwise from the first player."""
        for occasion in s._roles.before_deal:
            occasion.happen(s, s.first)
        due = [entitlement(s, seat) for seat in range(s.players)]
        self.fresh = [seat for seat in range(s.players) if has_nothing(s, seat)]
        order = s.in_turn_order(s.first)
        drawn = [0] * s.players
        while s.deck_size() > 0 and sum(due) > 0:
            for seat in order:
                if due[seat] > 0 and s.deck_size() > 0:
                    card = s.draw(seat)
                    due[seat] -= 1
                    drawn[seat] += 1
                    faces = s.faces_of(card)
                    s.tell_seat(seat, DRAWS_CARD, card, faces[0], faces[1] if len(faces) == 2 else NONE)
        for seat in order:
            if drawn[seat]:
                s.tell(DRAWS, seat, drawn[seat])

    def use_fresh_hands(self, s: EvolutionState) -> None:
        """EVL-3.16 step 5: in turn order, so the last one is called first."""
        for seat in reversed(s.in_turn_order(s.first)):
            if seat in self.fresh:
                for occasion in s._roles.fresh_hand:
                    occasion.happen(s, seat)

    def end_turn(self, s: EvolutionState) -> None:
        """EVL-3.16 step 6."""
        for occasion in s._roles.turn_ends:
            occasion.happen(s, s.first)

    def clean_up(self, s: EvolutionState) -> None:
        """EVL-3.16 step 7: tokens and marks go, yellow tokens stay, the first-player role passes to the left."""
        if s.finished:
            return
        for seat in s.seats:
            for animal in seat.animals:
                animal.food = 0
                animal.marks &= LASTING_MARKS
                for laid in animal.solo:
                    clean_card(s, laid)
                for laid in animal.pairs:
                    s.card_marks[laid.number] = 0
                s.card_marks[animal.hunter] = 0
        s.ignored = []
        for occasion in s._roles.clean_up:
            occasion.happen(s, s.first)
        s.first = (s.first + 1) % s.players


def clean_card(s: EvolutionState, laid: TraitCard) -> None:
    """EVL-3.16 step 7: a Hibernation used this turn is marked; older marks go."""
    marks = s.card_marks[laid.number]
    slept = laid.kind == HIBERNATION_KIND and marks & USED
    s.card_marks[laid.number] = marks & YELLOW | (USED_LAST_TURN if slept else 0)


def has_nothing(s: EvolutionState, seat: int) -> bool:
    """EVL-3.16 step 4: neither animals nor cards in hand."""
    return not s.seats[seat].animals and not s.seats[seat].hand


def entitlement(s: EvolutionState, seat: int) -> int:
    """EVL-3.16 step 4: one card, and one more for most living animals; a fresh hand for those with nothing."""
    if has_nothing(s, seat):
        return s._tables.fresh_hand
    due = 1
    for animal in s.seats[seat].animals:
        if not animal.marks & BRINGS_NO_CARD:
            due += 1
    return due
