"""Choices that an event card demands while its window is open (DINO-4.10, 4.28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.dinosaurs.dice import tiles_in_bag
from tangledbank.games.dinosaurs.genes import GENES
from tangledbank.games.dinosaurs.hand import cards_in_hand, outside_windows
from tangledbank.games.dinosaurs.moves import DrawGeneMove, KeepGeneMove, RemoveMove
from tangledbank.games.dinosaurs.words import (
    DIES_OF_EPIDEMIC,
    DRAW_TILE,
    KEEP,
    KEEPS_GENE,
    NOT_SHOWN,
    NOT_YOURS_TO_LOSE,
    SHOWS_GENE,
    SICKEN,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import CHANCE, Ask

if TYPE_CHECKING:
    from tangledbank.games.dinosaurs.state import DinosaursState

TILES: Final = 2  # shown by an unexpected gene
VICTIMS: Final = 2  # of an epidemic
KEEPING: Final[list[Move]] = [KeepGeneMove(gene) for gene in range(len(GENES))]


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
        return Ask(CHANCE, DRAW_TILE.filled(), tiles_in_bag(s))

    def on_draw(self, s: DinosaursState, move: DrawGeneMove) -> None:
        """Everyone sees it."""
        s.bag[move.gene] -= 1
        s.shown.append(move.gene)
        s.tell(SHOWS_GENE, self.seat, move.gene)
        self.goto("draw")

    def keep(self, s: DinosaursState) -> Ask:
        """The player keeps one of the tiles shown."""
        return KeepQuestion(self.seat, KEEP.filled())

    def on_keep(self, s: DinosaursState, move: KeepGeneMove) -> None:
        """It counts at once; the other one returns to the bag."""
        s.shown.remove(move.gene)
        for gene in s.shown:
            s.bag[gene] += 1
        s.shown = []
        s.tell(KEEPS_GENE, self.seat, move.gene)
        s.take_gene(self.seat, move.gene)


class KeepQuestion(Ask):
    """DINO-4.10: which tile?"""

    __slots__ = ()

    def tries(self, s: DinosaursState) -> list[Move]:
        """Every gene."""
        return KEEPING + cards_in_hand(s, self.seat)

    def refuses(self, s: DinosaursState, move: Move) -> Phrase | None:
        """One of those shown."""
        if not isinstance(move, KeepGeneMove):
            return outside_windows(s, move)
        return None if move.gene in s.shown else NOT_SHOWN


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
        return SickenQuestion(self.seat, SICKEN.filled(self.left))

    def on_sicken(self, s: DinosaursState, move: RemoveMove) -> None:
        """Back to the reserve."""
        self._take(s, move.space)
        self.left -= 1
        if self.left > 0:
            self.goto("sicken")

    def _take(self, s: DinosaursState, space: i64) -> None:
        s.tell(DIES_OF_EPIDEMIC, self.seat, space)
        s.remove(space)


class SickenQuestion(Ask):
    """DINO-4.28: which dino dies of the epidemic?"""

    __slots__ = ()

    def tries(self, s: DinosaursState) -> list[Move]:
        """Every space."""
        return [RemoveMove(space) for space in s._island.spaces] + cards_in_hand(s, self.seat)

    def refuses(self, s: DinosaursState, move: Move) -> Phrase | None:
        """One's own."""
        if not isinstance(move, RemoveMove):
            return outside_windows(s, move)
        return None if s.occupants[move.space] == self.seat else NOT_YOURS_TO_LOSE

    def offers(self, s: DinosaursState) -> list[Move]:
        """In the order of the herd."""
        return [RemoveMove(space) for space in s.seats[self.seat].herd]
