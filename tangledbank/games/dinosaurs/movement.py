"""Phase 3, movement and combat (DINO-3.16 to 3.23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.dinosaurs.combat import Fight, winning_rolls
from tangledbank.games.dinosaurs.genes import MOVEMENT
from tangledbank.games.dinosaurs.hand import cards_in_hand, outside_windows
from tangledbank.games.dinosaurs.moves import AttackMove, EndMovementMove, RaftMove, StepMove
from tangledbank.games.dinosaurs.windows import EventWindow, InitiativeLap
from tangledbank.games.dinosaurs.words import (
    ENDS_MOVEMENT,
    IS_AN_ATTACK,
    MOVE_DINOS,
    MOVES_DINO,
    NO_RAFT,
    NO_SUCH_SPACE,
    NOBODY_TO_ATTACK,
    NOT_ADJACENT,
    NOT_COASTAL,
    NOT_YOUR_DINO,
    OWN_KIND,
    PHASE_BEGINS,
    RAFT_CANNOT_LAND,
    RAFT_IS_EMPTY,
    RAFTS,
    TOO_FEW_HORNS,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.dinosaurs.state import DinosaursState

PHASE: Final = 2
ENDING: Final = EndMovementMove()


def cannot_move(s: DinosaursState, seat: i64, goal: i64) -> Phrase | None:
    """DINO-3.18, 3.19, 8.10: why a dino cannot simply go to an adjacent space; None if it can."""
    occupant = s.occupants[goal]
    if occupant == NONE:
        return None
    return OWN_KIND if occupant == seat else IS_AN_ATTACK


def cannot_attack(s: DinosaursState, seat: i64, goal: i64) -> Phrase | None:
    """DINO-3.20: why a dino cannot attack an adjacent space; None if it can."""
    occupant = s.occupants[goal]
    if occupant == NONE:
        return NOBODY_TO_ATTACK
    if occupant == seat:
        return OWN_KIND
    return TOO_FEW_HORNS if winning_rolls(s, seat, occupant) == 0 else None


def cannot_raft(s: DinosaursState, start: i64, goal: i64) -> Phrase | None:
    """DINO-4.19: why a raft cannot go from one space to another; None if it can."""
    if not s._island.is_coast[start] or not s._island.is_coast[goal]:
        return NOT_COASTAL
    return None if s.occupants[goal] == NONE else RAFT_CANNOT_LAND


class Movement(InitiativeLap):
    """The movement phase: each player in turn spends his movement points."""

    __slots__ = ("left",)

    def __init__(self) -> None:
        super().__init__()
        self.left: i64 = 0  # movement points

    def begin(self, s: DinosaursState) -> None:
        """DINO-3.16: window W3."""
        super().begin(s)
        s.phase = PHASE
        s.tell(PHASE_BEGINS, PHASE)
        s.call(EventWindow(PHASE))

    def begin_movement(self, s: DinosaursState) -> None:
        """DINO-3.17: the next player has as many points as his species can use now."""
        self.left = s.value(self.seat, MOVEMENT)

    def choose(self, s: DinosaursState) -> Ask | None:
        """DINO-3.17: one step after another, until he ends or cannot go on (DINO-3.21, 8.9)."""
        if self.left == 0 or not s.seats[self.seat].herd:
            return None
        return MovementQuestion(self.seat, MOVE_DINOS.filled(self.left))

    def on_choose(self, s: DinosaursState, move: Move) -> None:
        """DINO-3.18, 3.20, 3.22, 3.23; a fight has a name of its own (DINO-8.34)."""
        seat = self.seat
        if isinstance(move, EndMovementMove):
            s.tell(ENDS_MOVEMENT, seat, self.left)
            return
        self.left -= 1
        self.goto("choose")
        if isinstance(move, AttackMove):
            s.call(Fight(move.from_, move.to))
        elif isinstance(move, StepMove):
            s.shift(move.from_, move.to)
            s.tell(MOVES_DINO, seat, move.from_, move.to)
        elif isinstance(move, RaftMove):
            s.seats[seat].raft = False  # once (DINO-4.19)
            s.shift(move.from_, move.to)
            s.tell(RAFTS, seat, move.from_, move.to)

    def end_movement(self, s: DinosaursState) -> None:
        """The next player in initiative order."""
        self._passed(s)


class MovementQuestion(Ask):
    """DINO-3.17: which step next?"""

    __slots__ = ()

    def tries(self, s: DinosaursState) -> list[Move]:
        """Every step, and to every space farther away from the nearest dino; rafts from each, if one is ready."""
        seat = self.seat
        island = s._island
        herd = s.seats[seat].herd
        moves: list[Move] = [ENDING, *cards_in_hand(s, seat)]
        for start in herd:
            for goal in island.neighbours[start]:
                moves.append(StepMove(start, goal))
                moves.append(AttackMove(start, goal))
        for goal in island.spaces:  # those that are too far away, seen from the nearest dino
            start = min(herd, key=lambda space: island.distance(space, goal))
            if island.distance(start, goal) > 1:
                moves.append(StepMove(start, goal))
            moves.append(RaftMove(start, goal))
        if s.seats[seat].raft:
            moves += [RaftMove(start, goal) for start in herd for goal in island.coast]
        return moves

    def refuses(self, s: DinosaursState, move: Move) -> Phrase | None:
        """DINO-3.18 to 3.20, 3.22."""
        if isinstance(move, EndMovementMove):
            return None
        if isinstance(move, RaftMove):
            if not s.seats[self.seat].raft:
                return NO_RAFT
            return self._cannot_start(s, move.from_, move.to, RAFT_IS_EMPTY) or cannot_raft(s, move.from_, move.to)
        if isinstance(move, StepMove):
            return self._cannot_step(s, move.from_, move.to) or cannot_move(s, self.seat, move.to)
        if isinstance(move, AttackMove):
            return self._cannot_step(s, move.from_, move.to) or cannot_attack(s, self.seat, move.to)
        return outside_windows(s, move)

    def offers(self, s: DinosaursState) -> list[Move]:
        """From each dino to the spaces beside it, then the rafts."""
        mine = s.seats[self.seat]
        moves: list[Move] = []
        for start in mine.herd:
            for goal in s._island.neighbours[start]:
                if cannot_move(s, self.seat, goal) is None:
                    moves.append(StepMove(start, goal))
                elif cannot_attack(s, self.seat, goal) is None:
                    moves.append(AttackMove(start, goal))
        if mine.raft:
            for start in mine.herd:
                for goal in s._island.coast:
                    if cannot_raft(s, start, goal) is None:
                        moves.append(RaftMove(start, goal))
        moves.append(ENDING)
        return moves

    def _cannot_start(self, s: DinosaursState, start: i64, goal: i64, not_there: Phrase) -> Phrase | None:
        if not s._island.is_space[start] or not s._island.is_space[goal]:
            return NO_SUCH_SPACE
        return None if s.occupants[start] == self.seat else not_there

    def _cannot_step(self, s: DinosaursState, start: i64, goal: i64) -> Phrase | None:
        refusal = self._cannot_start(s, start, goal, NOT_YOUR_DINO)
        if refusal is None and goal not in s._island.neighbours[start]:
            return NOT_ADJACENT
        return refusal
