"""Phase 3, movement and combat (DINO-3.16 to 3.23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.dinosaurs.combat import Fight, winning_rolls
from tangledbank.games.dinosaurs.genes import MOVEMENT
from tangledbank.games.dinosaurs.hand import cards_in_hand, outside_windows
from tangledbank.games.dinosaurs.windows import EventWindow
from tangledbank.games.dinosaurs.words import (
    ATTACK,
    END_MOVEMENT,
    ENDS_MOVEMENT,
    IS_AN_ATTACK,
    MOVE,
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
    RAFT,
    RAFT_CANNOT_LAND,
    RAFT_IS_EMPTY,
    RAFTS,
    TOO_FEW_HORNS,
)
from tangledbank.kernel.phrase import NONE, Move, Phrase
from tangledbank.kernel.procedure import Ask, Procedure

if TYPE_CHECKING:
    from tangledbank.games.dinosaurs.state import DinosaursState

PHASE: Final = 2
ENDING: Final = Move(END_MOVEMENT)


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


class Movement(Procedure):
    """The movement phase: each player in turn spends his movement points."""

    __slots__ = ("left", "place")

    def __init__(self) -> None:
        super().__init__()
        self.place: i64 = 0  # in the initiative order
        self.left: i64 = 0  # movement points

    def events(self, s: DinosaursState) -> None:
        """DINO-3.16: window W3."""
        s.phase = PHASE
        s.tell(PHASE_BEGINS, PHASE)
        s.call(EventWindow(PHASE))

    def begin_movement(self, s: DinosaursState) -> None:
        """DINO-3.17: the next player has as many points as his species can use now."""
        if self.place == s.players:
            self.end()
        else:
            self.left = s.value(s.order[self.place], MOVEMENT)

    def choose(self, s: DinosaursState) -> Ask | None:
        """DINO-3.17: one step after another, until he ends or cannot go on (DINO-3.21, 8.9)."""
        seat = s.order[self.place]
        mine = s.seats[seat]
        if self.left == 0 or not mine.herd:
            return None
        moves: list[Move] = []
        for start in mine.herd:
            for goal in s._island.neighbours[start]:
                if cannot_move(s, seat, goal) is None:
                    moves.append(Move(MOVE, start, goal))
                elif cannot_attack(s, seat, goal) is None:
                    moves.append(Move(ATTACK, start, goal))
        if mine.raft:
            for start in mine.herd:
                for goal in s._island.coast:
                    if cannot_raft(s, start, goal) is None:
                        moves.append(Move(RAFT, start, goal))
        moves.append(ENDING)
        return Ask(seat, MOVE_DINOS, moves, self.left)

    def on_choose(self, s: DinosaursState, move: Move) -> None:
        """DINO-3.18, 3.20, 3.22, 3.23; a fight has a name of its own (DINO-8.34)."""
        seat = s.order[self.place]
        if move.phrase is END_MOVEMENT:
            s.tell(ENDS_MOVEMENT, seat, self.left)
            return
        self.left -= 1
        self.goto("choose")
        if move.phrase is ATTACK:
            s.call(Fight(move.a, move.b))
            return
        s.shift(move.a, move.b)
        if move.phrase is RAFT:
            s.seats[seat].raft = False  # once (DINO-4.19)
        s.tell(RAFTS if move.phrase is RAFT else MOVES_DINO, seat, move.a, move.b)

    def end_movement(self, s: DinosaursState) -> None:
        """The next player in initiative order."""
        self.place += 1
        self.goto("begin_movement")

    def _tries(self, s: DinosaursState) -> list[Move]:
        seat = s.order[self.place]
        island = s._island
        herd = s.seats[seat].herd
        moves = [ENDING, *cards_in_hand(s, seat)]
        for start in herd:
            for goal in island.neighbours[start]:
                moves.append(Move(MOVE if s.occupants[goal] in (NONE, seat) else ATTACK, start, goal))
        for goal in island.spaces:  # those that are too far away, seen from the nearest dino
            start = min(herd, key=lambda space: island.distance(space, goal))
            if island.distance(start, goal) > 1:
                moves.append(Move(MOVE, start, goal))
            moves.append(Move(RAFT, start, goal))
        if s.seats[seat].raft:
            moves += [Move(RAFT, start, goal) for start in herd[1:] for goal in island.coast]
        return moves

    def _refusal(self, s: DinosaursState, move: Move) -> Phrase | None:
        if move.phrase is END_MOVEMENT:
            return None
        if move.phrase is not MOVE and move.phrase is not ATTACK and move.phrase is not RAFT:
            return outside_windows(s, move)
        seat = s.order[self.place]
        if move.phrase is RAFT and not s.seats[seat].raft:
            return NO_RAFT
        if not s._island.is_space[move.a] or not s._island.is_space[move.b]:
            return NO_SUCH_SPACE
        if s.occupants[move.a] != seat:
            return RAFT_IS_EMPTY if move.phrase is RAFT else NOT_YOUR_DINO
        if move.phrase is RAFT:
            return cannot_raft(s, move.a, move.b)
        if move.b not in s._island.neighbours[move.a]:
            return NOT_ADJACENT
        return cannot_move(s, seat, move.b) if move.phrase is MOVE else cannot_attack(s, seat, move.b)
