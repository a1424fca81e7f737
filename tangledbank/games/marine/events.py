"""Extinction and Survival (MAR-3.18 to 3.21), and the end of the game (MAR-5.1 to 5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.marine.changes import eliminate, gain, score
from tangledbank.games.marine.earth import CELLS
from tangledbank.games.marine.ecology import endangered, is_vent, occupied_by, survival_holder
from tangledbank.games.marine.kinds import FROM_FINAL_PAWNS, FROM_FINAL_TILES, FROM_SURVIVAL, NUTRIENTS
from tangledbank.games.marine.words import EXTINCTION, FINAL_BEGINS, NO_SURVIVAL, SURVIVAL
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.procedure import Procedure

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState


def extinction(s: MarineState) -> None:
    """MAR-3.19: all endangered cubes die at once, and again, until none is endangered."""
    s.tell(EXTINCTION)
    doomed = endangered(s)
    while doomed:
        for cell, taxon in doomed:
            eliminate(s, taxon, cell, s.cubes[cell * 4 + taxon])
        doomed = endangered(s)


def vents_occupied(s: MarineState, taxon: i64) -> int:
    """MAR-3.20: the vents that a class occupies."""
    return sum([1 for cell in occupied_by(s, taxon) if is_vent(s, cell)])


def survival(s: MarineState) -> None:
    """MAR-3.20: the holder of the Survival card gains bonus points for its vents."""
    holder = survival_holder(s)
    if holder == NONE:
        s.tell(NO_SURVIVAL)
        return
    count = vents_occupied(s, holder)
    s.tell(SURVIVAL, holder, count)
    gain(s, holder, s._tables.bonus_for(count), FROM_SURVIVAL)


class Ending(Procedure):
    """MAR-5.2, 8.2: Extinction, Survival, all tiles, all special pawns; no card is played any more (MAR-5.3)."""

    __slots__ = ()

    def die_out(self, s: MarineState) -> None:
        """Step 1."""
        s.ended = True
        s.tell(FINAL_BEGINS)
        extinction(s)

    def survive(self, s: MarineState) -> None:
        """Step 2."""
        survival(s)

    def score_earth(self, s: MarineState) -> None:
        """Step 3."""
        for cell in CELLS:
            if s.tiles[cell] != NONE:
                score(s, cell, False, FROM_FINAL_TILES)

    def score_pawns(self, s: MarineState) -> None:
        """Step 4."""
        for nutrient in range(len(NUTRIENTS)):
            if s.control[nutrient] != NONE:
                gain(s, s.control[nutrient], s.markers[nutrient], FROM_FINAL_PAWNS)
