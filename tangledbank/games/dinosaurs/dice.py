"""The die, and the bag of gene tiles (DINO-2.4, 3.40): what chance is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tangledbank.games.dinosaurs.genes import GENES
from tangledbank.games.dinosaurs.moves import DrawGeneMove
from tangledbank.kernel.move import Move
from tangledbank.parts.dice import bag, die

if TYPE_CHECKING:
    from tangledbank.games.dinosaurs.state import DinosaursState

SIDES: Final = 6
DIE: Final = die(SIDES)
DRAWS: Final[list[Move]] = [DrawGeneMove(gene) for gene in range(len(GENES))]


def tiles_in_bag(s: DinosaursState) -> list[Move]:
    """One move for each tile in the bag, so that every tile is as likely as any other."""
    return bag(DRAWS, s.bag)
