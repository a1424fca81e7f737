"""Phase 5, survival and development (DINO-3.28 to 3.30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.dinosaurs.genes import FURS, PARASOLS
from tangledbank.games.dinosaurs.hand import cards_in_hand, outside_windows
from tangledbank.games.dinosaurs.island import COLD, DEADLY, HOT
from tangledbank.games.dinosaurs.moves import RemoveMove
from tangledbank.games.dinosaurs.windows import EventWindow, InitiativeLap
from tangledbank.games.dinosaurs.words import (
    BURNS,
    DIES_AT_ONCE,
    FREEZE,
    FREEZES,
    GAINS,
    NOT_IN_THE_COLD,
    NOT_IN_THE_HEAT,
    NOT_YOURS_TO_REMOVE,
    PHASE_BEGINS,
    SCORCH,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.dinosaurs.state import DinosaursState

PHASE: Final = 4


def herd_in(s: DinosaursState, seat: i64, zone: i64) -> list[int]:
    """The spaces of a seat's dinos in a zone."""
    return [space for space in s.seats[seat].herd if s.zone_of(space) == zone]


def lost_in(zone: i64, count: i64, fur: i64, parasols: i64) -> int:
    """DINO-3.29: how many of so many dinos in a zone are lost with that protection."""
    if zone == DEADLY:
        return count
    if zone == COLD:
        return max(0, count - fur)
    return max(0, count - parasols) if zone == HOT else 0


class Survival(InitiativeLap):
    """The survival phase: in turn all lose what they cannot protect (DINO-8.13); then all gain points."""

    __slots__ = ("zone",)

    def __init__(self) -> None:
        super().__init__()
        self.zone: i64 = COLD  # the zone whose surplus is removed now

    def begin(self, s: DinosaursState) -> None:
        """DINO-3.28, 8.7: window W5, before any dino is removed."""
        super().begin(s)
        s.phase = PHASE
        s.tell(PHASE_BEGINS, PHASE)
        s.call(EventWindow(PHASE))

    def remove_deadly(self, s: DinosaursState) -> None:
        """DINO-3.29 (a): nobody survives in deadly spaces."""
        for space in herd_in(s, self.seat, DEADLY):
            self._remove(s, DIES_AT_ONCE, space)
        self.zone = COLD

    def remove_unprotected(self, s: DinosaursState) -> None:
        """DINO-3.4: without any protection there is nothing to choose."""
        if self._protection(s) == 0:
            for space in herd_in(s, self.seat, self.zone):
                self._remove(s, FREEZES if self.zone == COLD else BURNS, space)

    def choose(self, s: DinosaursState) -> Ask | None:
        """DINO-3.29 (b), (c): he removes exactly the surplus, one dino at a time (DINO-8.30)."""
        seat = self.seat
        herd = len(herd_in(s, seat, self.zone))
        surplus: i64 = lost_in(self.zone, herd, s.value(seat, FURS), s.value(seat, PARASOLS))
        return SurvivalQuestion(seat, self.zone, surplus) if surplus > 0 else None

    def on_choose(self, s: DinosaursState, move: RemoveMove) -> None:
        """Back to the reserve."""
        self._remove(s, FREEZES if self.zone == COLD else BURNS, move.space)
        self.goto("choose")

    def next_zone(self, s: DinosaursState) -> None:
        """After the cold spaces the hot ones, then the next player."""
        if self.zone == COLD:
            self.zone = HOT
            self.goto("remove_unprotected")
        else:
            self._passed(s)

    def score(self, s: DinosaursState) -> None:
        """DINO-3.30: one point for each dino on the island."""
        for number, seat in enumerate(s.seats):
            seat.points += len(seat.herd)
            s.history.append(seat.points)
            s.tell(GAINS, number, len(seat.herd), seat.points)

    def _finish(self, s: DinosaursState) -> None:
        self.goto("score")

    def _protection(self, s: DinosaursState) -> int:
        return s.value(self.seat, FURS if self.zone == COLD else PARASOLS)

    def _remove(self, s: DinosaursState, how: Phrase, space: i64) -> None:
        s.tell(how, self.seat, space)
        s.remove(space)


class SurvivalQuestion(Ask):
    """DINO-3.29 (b), (c): which dino is not protected?"""

    __slots__ = ("zone",)

    def __init__(self, seat: i64, zone: i64, surplus: i64) -> None:
        super().__init__(seat, (FREEZE if zone == COLD else SCORCH).filled(surplus))
        self.zone: i64 = zone

    def tries(self, s: DinosaursState) -> list[Move]:
        """Every space."""
        return [RemoveMove(space) for space in s._island.spaces] + cards_in_hand(s, self.seat)

    def refuses(self, s: DinosaursState, move: Move) -> Phrase | None:
        """One's own, in the zone."""
        if not isinstance(move, RemoveMove):
            return outside_windows(s, move)
        if s.occupants[move.space] != self.seat:
            return NOT_YOURS_TO_REMOVE
        if move.space in herd_in(s, self.seat, self.zone):
            return None
        return NOT_IN_THE_COLD if self.zone == COLD else NOT_IN_THE_HEAT

    def offers(self, s: DinosaursState) -> list[Move]:
        """In the order of the herd."""
        return [RemoveMove(space) for space in herd_in(s, self.seat, self.zone)]
