"""Migration: cubes move to tiles beside theirs (MAR-4.9, 4.73)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.marine.action import Action
from tangledbank.games.marine.changes import move_cubes
from tangledbank.games.marine.earth import CELLS, SIZE
from tangledbank.games.marine.ecology import adjacent_tiles, row_adds
from tangledbank.games.marine.kinds import MIGRATION, SEASONAL_MIGRATION
from tangledbank.games.marine.made_moves import DONE
from tangledbank.games.marine.moves import MigrateMove
from tangledbank.games.marine.questions import Choose
from tangledbank.games.marine.words import (
    BACK_TO_START,
    HAS_MOVED_ALREADY,
    MIGRATE,
    OVER_THE_LIMIT,
    TOO_FAR,
    TOO_FAR_FOR_SEASON,
    TOO_FEW_CUBES,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState


def migration_limit(s: MarineState, taxon: i64, berth: i64) -> int:
    """MAR-4.9, 4.56, 4.73: how many cubes may move; from the cell for special pawns all of them."""
    if s._tables.special_only[berth]:
        return s._tables.cubes
    seasonal = s._tables.seasonal_cubes if s.classes[taxon].has(SEASONAL_MIGRATION) else 0
    return s._tables.berth_limits[berth] + row_adds(s, MIGRATION) + seasonal


def goals(s: MarineState, taxon: i64, start: i64) -> list[int]:
    """Where a cube can go: a tile beside its own; with Seasonal Migration two steps over tiles, but not back."""
    near = adjacent_tiles(s, start)
    if not s.classes[taxon].has(SEASONAL_MIGRATION):
        return near
    found = near[:]
    for cell in near:
        for other in adjacent_tiles(s, cell):
            if other != start and other not in found:
                found.append(other)
    return found


class MigrateQuestion(Choose):
    """MAR-4.9: which cubes next?"""

    __slots__ = ("left", "movable", "taxon")

    def __init__(self, s: MarineState, taxon: i64, left: i64, movable: list[int], moves: list[Move]) -> None:
        super().__init__(s, taxon, MIGRATE.filled(taxon, left), moves, TOO_FAR, [])
        self.taxon: i64 = taxon
        self.left: i64 = left
        self.movable: list[int] = movable[:]

    def tries(self, s: MarineState) -> list[Move]:
        """From every tile one cube more than can go; and one to every tile that is too far."""
        moves: list[Move] = list(self.moves)
        starts = [cell for cell in CELLS if s.cubes[cell * 4 + self.taxon] > 0]
        for start in starts:
            near = goals(s, self.taxon, start)
            moves += [MigrateMove(start, near[0], min(self.movable[start], int(self.left)) + 1)] if near else []
        for cell in CELLS:
            if s.tiles[cell] != NONE and starts and cell not in goals(s, self.taxon, starts[0]):
                moves.append(MigrateMove(starts[0], cell, 1))
        return moves

    def because(self, s: MarineState, move: Move) -> Phrase:
        """Too many, or too far."""
        assert isinstance(move, MigrateMove)
        if move.to not in goals(s, self.taxon, move.from_):
            if not s.classes[self.taxon].has(SEASONAL_MIGRATION):
                return TOO_FAR
            return BACK_TO_START if move.to == move.from_ else TOO_FAR_FOR_SEASON
        if move.count > s.cubes[move.from_ * 4 + self.taxon] or move.count == 0:
            return TOO_FEW_CUBES
        return OVER_THE_LIMIT if move.count > self.left else HAS_MOVED_ALREADY


class Migration(Action):
    """MAR-4.9: up to so many cubes move, each once."""

    __slots__ = ("left", "movable")

    def __init__(self, taxon: i64 = 0, berth: i64 = 0) -> None:
        super().__init__(taxon, berth)
        self.left: i64 = NONE
        self.movable: list[int] = []  # by cell: own cubes that have not moved yet

    def _choices(self, s: MarineState) -> list[Move]:
        cubes = s.cubes
        limit: i64 = self.left if self.movable else migration_limit(s, self.taxon, self.berth)
        moves: list[Move] = []
        for start in CELLS:
            here: i64 = self.movable[start] if self.movable else cubes[start * 4 + self.taxon]
            if here > 0:
                most = here if here < limit else limit
                for goal in goals(s, self.taxon, start):
                    for count in range(1, most + 1):
                        moves.append(MigrateMove(start, goal, count))
        return moves

    def _question(self, s: MarineState, moves: list[Move]) -> Ask:
        limit = migration_limit(s, self.taxon, self.berth)
        return MigrateQuestion(s, self.taxon, limit, own_cubes(s, self.taxon), moves)

    def _perform(self, s: MarineState, move: Move) -> None:
        if not self.movable:
            self.left = migration_limit(s, self.taxon, self.berth)
            self.movable = own_cubes(s, self.taxon)
        if isinstance(move, MigrateMove):
            move_cubes(s, self.taxon, move.from_, move.to, move.count)
            self.left -= move.count
            self.movable[move.from_] -= int(move.count)

    def move_on(self, s: MarineState) -> Ask | None:
        """More cubes, until the limit is reached or the class has enough."""
        moves = self._choices(s) if self.left > 0 else []
        return MigrateQuestion(s, self.taxon, self.left, self.movable, [*moves, DONE]) if moves else None

    def on_move_on(self, s: MarineState, move: Move) -> None:
        """The same again, or done."""
        if isinstance(move, MigrateMove):
            self._perform(s, move)
            self.goto("move_on")


def own_cubes(s: MarineState, taxon: i64) -> list[int]:
    """The cubes of a class by cell."""
    return [s.cubes[cell * 4 + taxon] for cell in range(SIZE)]
