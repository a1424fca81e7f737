"""Choices that an event card demands while its window is open (DINO-4.10, 4.28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.dinosaurs.dice import tiles_in_bag
from tangledbank.games.dinosaurs.genes import GENES
from tangledbank.games.dinosaurs.hand import cards_in_hand, outside_windows
from tangledbank.games.dinosaurs.words import (
    DIES_OF_EPIDEMIC,
    DRAW_TILE,
    KEEP,
    KEEP_GENE,
    KEEPS_GENE,
    NOT_SHOWN,
    NOT_YOURS_TO_LOSE,
    REMOVE,
    SHOWS_GENE,
    SICKEN,
)
from tangledbank.kernel.phrase import Move, Phrase
from tangledbank.kernel.procedure import CHANCE, Ask, Procedure

if TYPE_CHECKING:
    from tangledbank.games.dinosaurs.state import DinosaursState

TILES: Final = 2  # shown by an unexpected gene
VICTIMS: Final = 2  # of an epidemic
KEEPING: Final = [Move(KEEP_GENE, gene) for gene in range(len(GENES))]


class UnexpectedGene(Procedure):
    """DINO-4.10: draw two tiles, keep one, return the other."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__()
        self.seat: i64 = seat

    def draw(self, s: DinosaursState) -> Ask | None:
        """Two tiles, or the only one that is left."""
        if len(s.shown) == TILES or sum(s.bag) == 0:
            return None
        return Ask(CHANCE, DRAW_TILE, tiles_in_bag(s))

    def on_draw(self, s: DinosaursState, move: Move) -> None:
        """Everyone sees it."""
        s.bag[move.a] -= 1
        s.shown.append(move.a)
        s.tell(SHOWS_GENE, self.seat, move.a)
        self.goto("draw")

    def keep(self, s: DinosaursState) -> Ask:
        """The player keeps one of the tiles shown."""
        return Ask(self.seat, KEEP, [KEEPING[gene] for gene in range(len(GENES)) if gene in s.shown])

    def on_keep(self, s: DinosaursState, move: Move) -> None:
        """It counts at once; the other one returns to the bag."""
        s.shown.remove(move.a)
        for gene in s.shown:
            s.bag[gene] += 1
        s.shown = []
        s.tell(KEEPS_GENE, self.seat, move.a)
        s.take_gene(self.seat, move.a)

    def _tries(self, s: DinosaursState) -> list[Move]:
        return KEEPING + cards_in_hand(s, self.seat)

    def _refusal(self, s: DinosaursState, move: Move) -> Phrase | None:
        if move.phrase is not KEEP_GENE:
            return outside_windows(s, move)
        return None if move.a in s.shown else NOT_SHOWN


class Epidemic(Procedure):
    """DINO-4.28: the target removes two dinos of his choice."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.left: i64 = VICTIMS

    def take_all(self, s: DinosaursState) -> None:
        """Nothing is to choose when there are no more than that (DINO-3.4)."""
        if len(s.seats[self.seat].herd) <= self.left:
            for space in s.seats[self.seat].herd[:]:
                self._take(s, space)
            self.end()

    def sicken(self, s: DinosaursState) -> Ask:
        """One dino after the other, from any spaces."""
        return Ask(self.seat, SICKEN, [Move(REMOVE, space) for space in s.seats[self.seat].herd], self.left)

    def on_sicken(self, s: DinosaursState, move: Move) -> None:
        """Back to the reserve."""
        self._take(s, move.a)
        self.left -= 1
        if self.left > 0:
            self.goto("sicken")

    def _take(self, s: DinosaursState, space: i64) -> None:
        s.tell(DIES_OF_EPIDEMIC, self.seat, space)
        s.remove(space)

    def _tries(self, s: DinosaursState) -> list[Move]:
        return [Move(REMOVE, space) for space in s._island.spaces] + cards_in_hand(s, self.seat)

    def _refusal(self, s: DinosaursState, move: Move) -> Phrase | None:
        if move.phrase is not REMOVE:
            return outside_windows(s, move)
        return None if s.occupants[move.a] == self.seat else NOT_YOURS_TO_LOSE
