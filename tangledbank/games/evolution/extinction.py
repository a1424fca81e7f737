"""T4 Extinction and new cards (EVL-3.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tangledbank.games.evolution.animal import POISONED, USED, USED_LAST_TURN
from tangledbank.games.evolution.kinds import HIBERNATION, number_of
from tangledbank.games.evolution.words import DIES_OF_POISON, DRAWS, DRAWS_CARD, PHASE_BEGINS, STARVES
from tangledbank.kernel.procedure import Procedure

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

PHASE: Final = 3  # its number among the phases
FRESH_HAND: Final = 6  # EVL-2.2, and for those who have nothing left (EVL-3.16 step 4)
HIBERNATION_KIND: Final = number_of(HIBERNATION)


class Extinction(Procedure):
    """The extinction phase."""

    __slots__ = ()

    def die(self, s: EvolutionState) -> None:
        """EVL-3.16 step 1: all that are not fed or are poisoned die at the same time."""
        s.tell(PHASE_BEGINS, PHASE)
        doomed = [animal for animal in s.animals() if animal.marked(POISONED) or not animal.is_fed()]
        for animal in doomed:
            s.tell(DIES_OF_POISON if animal.marked(POISONED) else STARVES, animal.number)
            s.remove_animal(animal)

    def end_test(self, s: EvolutionState) -> None:
        """EVL-3.16 step 3, EVL-5.1: with an empty deck the game is over."""
        if s.deck_size() == 0:
            s.finished = True
            self.end()

    def deal(self, s: EvolutionState) -> None:
        """EVL-3.16 step 4: one card at a time, clockwise from the first player."""
        due = [entitlement(s, seat) for seat in range(s.players)]
        order = s.in_turn_order(s.first)
        drawn = [0] * s.players
        while s.deck_size() > 0 and sum(due) > 0:
            for seat in order:
                if due[seat] > 0 and s.deck_size() > 0:
                    card = s.draw(seat)
                    due[seat] -= 1
                    drawn[seat] += 1
                    s.tell_seat(seat, DRAWS_CARD, card, s.secrets.faces[card])
        for seat in order:
            if drawn[seat]:
                s.tell(DRAWS, seat, drawn[seat])

    def clean_up(self, s: EvolutionState) -> None:
        """EVL-3.16 step 7: tokens and marks go, yellow tokens stay, the first-player role passes to the left."""
        for animal in s.animals():
            animal.food = 0
            animal.marks = 0
            for laid in animal.solo:
                marks = s.card_marks[laid.number]
                slept = laid.kind == HIBERNATION_KIND and marks & USED
                s.card_marks[laid.number] = marks & ~(USED | USED_LAST_TURN) | (USED_LAST_TURN if slept else 0)
        s.first = (s.first + 1) % s.players


def entitlement(s: EvolutionState, seat: int) -> int:
    """EVL-3.16 step 4: one card, and one more for each living animal; a fresh hand for those with nothing."""
    mine = s.seats[seat]
    return 1 + len(mine.animals) if mine.animals or mine.hand else FRESH_HAND
