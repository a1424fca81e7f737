"""T3 Feeding: rounds of feed turns (EVL-3.5 to 3.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.evolution.animal import Animal
from tangledbank.games.evolution.moves import EndFeedTurnMove
from tangledbank.games.evolution.words import FEED, MAIN_ACTION_USED, NOT_NOW, PHASE_BEGINS
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.question import Ask
from tangledbank.parts.lap import Lap

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

PHASE: Final = 2  # its number among the phases
FEEDING: Final = FEED.filled()


class Feeding(Lap):
    """The feeding phase: feed turns go round the table until all of one lap were empty."""

    __slots__ = ("acted", "all_full", "main_used", "place", "used_now")

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__(seat)
        self.main_used: bool = False
        self.acted: bool = False
        self.place: i64 = NONE  # the location that the first action of this feed turn has fixed (EVL-3.7)
        self.all_full: bool = False  # when this feed turn began
        self.used_now: list[int] = []  # trait cards used in this feed turn, of those with such a limit

    def copy(self) -> Feeding:
        """An equal phase; by hand, because most states that are copied are in it."""
        new = Feeding(self.seat)
        new.pc = self.pc
        new.passes = self.passes
        new.main_used = self.main_used
        new.acted = self.acted
        new.place = self.place
        new.all_full = self.all_full
        if self.used_now:
            new.used_now = self.used_now[:]
        return new

    def begin(self, s: EvolutionState) -> None:
        """EVL-3.5: what brings food at the start of the phase does so now."""
        s.tell(PHASE_BEGINS, PHASE)
        for occasion in s._roles.feeding_begins:
            occasion.happen(s, self.seat)

    def begin_feed_turn(self, s: EvolutionState) -> None:
        """EVL-3.6: a fresh feed turn; a round begins with the first player (EVL-4.14)."""
        if self.seat == s.first and s.used_this_round:
            s.used_this_round = []
        self.main_used = False
        self.acted = False
        self.place = NONE
        if self.used_now:
            self.used_now = []
        self.all_full = everyone_is_full(s)
        for occasion in s._roles.feed_turn_begins:
            occasion.happen(s, self.seat)

    def choose(self, s: EvolutionState) -> Ask:
        """EVL-3.6: the player in turn chooses one legal action after another."""
        return FeedQuestion(self.seat, FEEDING)

    def on_choose(self, s: EvolutionState, move: Move) -> None:
        """Carry out the action; all its consequences come before the next choice (EVL-3.15)."""
        action = s._roles.actions[type(move)]
        if not isinstance(move, EndFeedTurnMove):
            self.acted = True
            if self.place == NONE:
                self.place = action.place(s, move)
            self.main_used = self.main_used or action.main
            self.goto("choose")
        action.carry_out(s, self, move)

    def end_feed_turn(self, s: EvolutionState) -> None:
        """EVL-3.9: an empty feed turn is a pass; the next player to the left."""
        if self.acted:
            self._played(s)
        else:
            self._passed(s)

    def discard_food(self, s: EvolutionState) -> None:
        """EVL-3.9: red tokens left in the food base are discarded."""
        for place in range(len(s.base)):
            s.base[place] = 0
        s.used_this_round = []

    def _finish(self, s: EvolutionState) -> None:
        self.goto("discard_food")

    def _reaches(self, animal: Animal) -> bool:
        """EVL-3.7: the first action of a feed turn fixes the location of all others."""
        return self.place == NONE or animal.place == self.place

    def _able(self, s: EvolutionState, traits: i64) -> list[Animal]:
        """The animals of the player in turn that are in reach and have one of the traits, if traits are named."""
        mine = s.seats[self.seat].animals
        if traits:
            mine = [animal for animal in mine if animal.active & traits]
        return mine if self.place == NONE else [animal for animal in mine if self._reaches(animal)]


class FeedQuestion(Ask):
    """EVL-3.6: what does the player in turn do next?"""

    __slots__ = ()

    def tries(self, s: EvolutionState) -> list[Move]:
        """Whatever any action would be tried with."""
        feeding = feeding_of(s)
        return [move for action in s._roles.feed_actions for move in action.tries(s, feeding)]

    def refuses(self, s: EvolutionState, move: Move) -> Phrase | None:
        """One main action a feed turn; all else the action itself says."""
        feeding = feeding_of(s)
        action = s._roles.actions.get(type(move))
        if action is None:
            return NOT_NOW
        return MAIN_ACTION_USED if action.main and feeding.main_used else action.refusal(s, feeding, move)

    def offers(self, s: EvolutionState) -> list[Move]:
        """Without a look at actions for which nobody has the trait."""
        feeding = s.stack[-1]
        assert isinstance(feeding, Feeding)
        moves: list[Move] = []
        active: i64 = 0  # the traits of all animals of the player together
        for animal in s.seats[self.seat].animals:
            active |= animal.active
        for action in s._roles.feed_actions:
            if (action.main and feeding.main_used) or (action.traits and not action.traits & active):
                continue
            action.offer(s, feeding, moves)
        return moves


def everyone_is_full(s: EvolutionState) -> bool:
    """EVL-3.9: every living animal on the table is full."""
    for seat in s.seats:
        for animal in seat.animals:
            if not animal.is_full():
                return False
    return True


def feeding_of(s: EvolutionState) -> Feeding:
    """The feeding phase in progress."""
    for procedure in s.stack:
        if isinstance(procedure, Feeding):
            return procedure
    raise AssertionError("no feeding phase is in progress")
