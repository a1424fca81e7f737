"""The Feeding phase (NEW-3.50 to 3.61): turns of one basic and one extra action, until all have passed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.newworld.animal import SHELTERED
from tangledbank.games.newworld.attack import Attack
from tangledbank.games.newworld.basic_actions import (
    has_basic_action,
    is_basic,
    must_act,
    offer_basic_actions,
    refuses_basic_action,
    try_basic_actions,
)
from tangledbank.games.newworld.feeding_moves import (
    AttackMove,
    BlindMetamorphoseMove,
    EndTurnMove,
    FeedMove,
    MetamorphoseMove,
    StealMove,
    TakeShelterMove,
)
from tangledbank.games.newworld.food_chain import feed
from tangledbank.games.newworld.metamorphosis import (
    metamorphose,
    might_metamorphose,
    offer_metamorphoses,
    refuses_metamorphosis,
    try_metamorphoses,
)
from tangledbank.games.newworld.moves import PassMove
from tangledbank.games.newworld.stealing import offer_thefts, refuses_theft, steal, try_thefts
from tangledbank.games.newworld.words import (
    BASIC_ACTION_USED,
    ENDS_TURN,
    EXTRA_ACTION_USED,
    FEED,
    MUST_ACT,
    MUST_STILL_ACT,
    NOT_NOW,
    PASSES,
    PHASE_BEGINS,
    TAKES_SHELTER,
    TURN_HAS_BEGUN,
    TURN_NOT_BEGUN,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase
from tangledbank.kernel.question import Ask
from tangledbank.parts.lap import Lap

if TYPE_CHECKING:
    from tangledbank.games.newworld.state import NewWorldState

PHASE: Final = 2  # its number among the phases
FEEDING: Final = FEED.filled()
PASSING: Final = PassMove()
ENDING: Final = EndTurnMove()


class Feeding(Lap):
    """NEW-3.50: turns go round the table until all have passed."""

    __slots__ = ("basic_used", "extra_used")

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__(seat)
        self.basic_used: bool = False  # on this turn (NEW-3.51)
        self.extra_used: bool = False

    def copy(self) -> Feeding:
        """An equal phase; by hand, because most states that are copied are in it."""
        new = Feeding(self.seat)
        new.pc = self.pc
        new.passes = self.passes
        new.basic_used = self.basic_used
        new.extra_used = self.extra_used
        return new

    def begin(self, s: NewWorldState) -> None:
        """Nobody has passed."""
        s.tell(PHASE_BEGINS, PHASE)
        for seat in s.seats:
            seat.passed = False

    def begin_turn(self, s: NewWorldState) -> None:
        """NEW-3.10a, 8.24, 3.59 (1): all activation marks are cleared."""
        self.basic_used = False
        self.extra_used = False
        if s.activated:
            s.activated = []

    def choose(self, s: NewWorldState) -> Ask | None:
        """NEW-3.59, 8.10, 8.11: the player in turn chooses, as long as there is something to choose.

        Whether a hand allows a metamorphosis is hidden, so what everybody sees decides whether that is asked.
        """
        hidden = not self.extra_used and might_metamorphose(s, self.seat)
        if self.basic_used:
            if self.extra_used or not (hidden or offers_theft(s, self.seat)):
                return None
        elif self.extra_used and not has_basic_action(s, self.seat):
            return None
        return FeedQuestion(self.seat, FEEDING, always=hidden)

    def on_choose(self, s: NewWorldState, move: Move) -> None:
        """Carry out the action; all its consequences come before the next choice."""
        if isinstance(move, PassMove):
            s.seats[self.seat].passed = True
            s.tell(PASSES, self.seat)
            self._passed(s)
            return
        if isinstance(move, EndTurnMove):
            s.tell(ENDS_TURN, self.seat)
            return
        self.goto("choose")
        if is_basic(move):
            self.basic_used = True
            carry_out(s, self.seat, move)
        else:
            self.extra_used = True
            if isinstance(move, StealMove):
                steal(s, move)
            else:
                metamorphose(s, move)

    def end_turn(self, s: NewWorldState) -> None:
        """The next player to the left; ending a turn is not passing (NEW-3.59)."""
        self._played(s)

    def _sits_out(self, s: NewWorldState) -> bool:
        """NEW-3.60: who has passed has no further turns."""
        return s.seats[self.seat].passed


def carry_out(s: NewWorldState, seat: i64, move: Move) -> None:
    """NEW-3.52 to 3.54: a basic action."""
    if isinstance(move, FeedMove):
        feed(s, s.animal(move.eater), move.food)
    elif isinstance(move, TakeShelterMove):
        s.shelters[move.shelter] -= 1
        s.animal(move.animal).marks |= SHELTERED
        s.tell(TAKES_SHELTER, move.animal, move.shelter)
    elif isinstance(move, AttackMove):
        s.call(Attack(move.predator, move.prey, move.ignored, seat))


def offers_theft(s: NewWorldState, seat: i64) -> bool:
    """NEW-3.59 (2): whether somebody could steal."""
    moves: list[Move] = []
    offer_thefts(s, seat, moves)
    return len(moves) > 0


def feeding_of(s: NewWorldState) -> Feeding:
    """The phase under way, which asks."""
    top = s.stack[-1]
    assert isinstance(top, Feeding)
    return top


class FeedQuestion(Ask):
    """NEW-3.59: what does the player in turn do next?"""

    __slots__ = ()

    def tries(self, s: NewWorldState) -> list[Move]:
        """All actions with everything they could be tried with, a pass, and the end of the turn."""
        moves: list[Move] = [PASSING, ENDING]
        return moves + try_basic_actions(s, self.seat) + try_thefts(s, self.seat) + try_metamorphoses(s, self.seat)

    def refuses(self, s: NewWorldState, move: Move) -> Phrase | None:
        """NEW-3.51, 3.56, 3.58, 3.59."""
        feeding = feeding_of(s)
        if isinstance(move, PassMove):
            if feeding.basic_used or feeding.extra_used:
                return TURN_HAS_BEGUN
            return MUST_ACT if must_act(s, self.seat) else None
        if isinstance(move, EndTurnMove):
            if feeding.basic_used:
                return None
            if not feeding.extra_used:
                return TURN_NOT_BEGUN
            return MUST_STILL_ACT if must_act(s, self.seat) else None
        if is_basic(move):
            return BASIC_ACTION_USED if feeding.basic_used else refuses_basic_action(s, self.seat, move)
        if not isinstance(move, (StealMove, MetamorphoseMove, BlindMetamorphoseMove)):
            return NOT_NOW
        if feeding.extra_used:
            return EXTRA_ACTION_USED
        if isinstance(move, StealMove):
            return refuses_theft(s, self.seat, move)
        return refuses_metamorphosis(s, self.seat, move)

    def offers(self, s: NewWorldState) -> list[Move]:
        """Without a look at what is out of the question."""
        feeding = feeding_of(s)
        moves: list[Move] = []
        compulsory = False
        if not feeding.basic_used:
            compulsory = offer_basic_actions(s, self.seat, moves)
        if not feeding.extra_used:
            offer_thefts(s, self.seat, moves)
            offer_metamorphoses(s, self.seat, moves)
        if feeding.basic_used or (feeding.extra_used and not compulsory):
            moves.append(ENDING)
        elif not feeding.extra_used and not compulsory:
            moves.append(PASSING)
        return moves
