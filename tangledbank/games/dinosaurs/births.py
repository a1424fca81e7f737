"""Phase 4, births (DINO-3.24 to 3.27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.dinosaurs.genes import EGGS
from tangledbank.games.dinosaurs.hand import cards_in_hand, outside_windows
from tangledbank.games.dinosaurs.moves import BirthMove
from tangledbank.games.dinosaurs.windows import EventWindow, InitiativeLap
from tangledbank.games.dinosaurs.words import (
    GIVE_BIRTH,
    HAS_NO_BIRTHS,
    IS_BORN,
    NO_NEWBORN_BESIDE,
    NO_PARENT_BESIDE,
    NO_SUCH_SPACE,
    PHASE_BEGINS,
    SPACE_IS_TAKEN,
    TOO_FAR_FOR_EGGS,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.dinosaurs.state import DinosaursState

PHASE: Final = 3
BESIDE: Final = 1
FAR: Final = 3  # DINO-4.21


def cannot_be_born(s: DinosaursState, seat: i64, adults: i64, space: i64) -> Phrase | None:
    """Why a newborn cannot be put on a space; None if it can. The first `adults` of the herd are the parents."""
    if s.occupants[space] != NONE:
        return SPACE_IS_TAKEN
    mine = s.seats[seat]
    if adults == 0:  # DINO-3.26, 8.12: the first anywhere, the others in one connected group
        return None if not mine.herd or is_near(s, mine.herd, space, BESIDE) else NO_NEWBORN_BESIDE
    parents = mine.herd[:adults]  # DINO-3.25: newborns create no new candidates
    if mine.far_flung:
        return None if is_near(s, parents, space, FAR) else TOO_FAR_FOR_EGGS
    return None if is_near(s, parents, space, BESIDE) else NO_PARENT_BESIDE


def is_near(s: DinosaursState, herd: list[int], space: i64, reach: i64) -> bool:
    """Whether one of a herd is near enough to a space."""
    for dino in herd:
        if s._island.distance(dino, space) <= reach:
            return True
    return False


def candidates(s: DinosaursState, seat: i64, adults: i64) -> list[int]:
    """The spaces on which a newborn can be put."""
    return [space for space in s._island.spaces if cannot_be_born(s, seat, adults, space) is None]


class Births(InitiativeLap):
    """The births phase: each player in turn places his newborns."""

    __slots__ = ("adults", "left")

    def __init__(self) -> None:
        super().__init__()
        self.adults: i64 = 0  # DINO-3.24: nobody leaves the island in this phase, so the first so many of the herd
        self.left: i64 = 0  # newborns still to be placed

    def begin(self, s: DinosaursState) -> None:
        """DINO-3.24: window W4."""
        super().begin(s)
        s.phase = PHASE
        s.tell(PHASE_BEGINS, PHASE)
        s.call(EventWindow(PHASE))

    def begin_births(self, s: DinosaursState) -> None:
        """DINO-3.25, 3.26: how many newborns the next player must place; the dead can be reborn (DINO-8.22, 8.23)."""
        seat = self.seat
        mine = s.seats[seat]
        self.adults = len(mine.herd)
        self.left = min(s.value(seat, EGGS), s.reserve(seat))
        if self.adults == 0:
            return
        if s.barren and not mine.far_flung:  # DINO-4.20
            self.left = 0
            s.tell(HAS_NO_BIRTHS, seat)
        elif self.left > 0:
            spaces = candidates(s, seat, self.adults)
            if len(spaces) <= self.left:  # nothing to choose (DINO-3.4)
                for space in spaces:
                    self._place(s, space)
                self.left = 0

    def birth(self, s: DinosaursState) -> Ask | None:
        """DINO-3.25: one newborn after another, compulsory as far as there is room (DINO-8.11)."""
        if self.left == 0:
            return None
        # Only DINO-3.26 can leave no room, beside the group of newborns.
        return BirthQuestion(self.seat, self.adults, self.left).or_go_on(s)

    def on_birth(self, s: DinosaursState, move: BirthMove) -> None:
        """It takes its space at once (DINO-3.27)."""
        self._place(s, move.space)
        self.left -= 1
        self.goto("birth")

    def end_births(self, s: DinosaursState) -> None:
        """The next player in initiative order."""
        self._passed(s)

    def _place(self, s: DinosaursState, space: i64) -> None:
        s.place(self.seat, space)
        s.tell(IS_BORN, self.seat, space)


class BirthQuestion(Ask):
    """DINO-3.25: where is the next one born?"""

    __slots__ = ("adults",)

    def __init__(self, seat: i64, adults: i64, left: i64) -> None:
        super().__init__(seat, GIVE_BIRTH.filled(left))
        self.adults: i64 = adults

    def tries(self, s: DinosaursState) -> list[Move]:
        """Every space."""
        return [BirthMove(space) for space in s._island.spaces] + cards_in_hand(s, self.seat)

    def refuses(self, s: DinosaursState, move: Move) -> Phrase | None:
        """DINO-3.25, 3.26."""
        if not isinstance(move, BirthMove):
            return outside_windows(s, move)
        if not s._island.is_space[move.space]:
            return NO_SUCH_SPACE
        return cannot_be_born(s, self.seat, self.adults, move.space)

    def offers(self, s: DinosaursState) -> list[Move]:
        """Without a look at the cards in hand."""
        return [BirthMove(space) for space in candidates(s, self.seat, self.adults)]
