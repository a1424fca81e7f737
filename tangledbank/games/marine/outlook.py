"""What would happen if the game ended now: it is ended on a copy, by the very steps that end it (MAR-5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.marine.events import Ending
from tangledbank.games.marine.kinds import FROM_FINAL_PAWNS, FROM_FINAL_TILES, FROM_SURVIVAL, FROM_TRAIT

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState

PARTS: Final = {"traits": FROM_TRAIT, "survival": FROM_SURVIVAL, "tiles": FROM_FINAL_TILES, "pawns": FROM_FINAL_PAWNS}


def ended_now(s: MarineState) -> MarineState:
    """A copy after Extinction, Survival, all tiles and all special pawns."""
    copy = s.copy()
    ending = Ending()
    ending.die_out(copy)
    ending.survive(copy)
    ending.score_earth(copy)
    ending.score_pawns(copy)
    return copy


def doomed_cubes(s: MarineState, end: MarineState, taxon: i64) -> int:
    """MAR-3.19: how many cubes of a class an Extinction would kill now."""
    return int(end.classes[taxon].eliminated - s.classes[taxon].eliminated)


def final_gains(s: MarineState, end: MarineState, taxon: i64) -> dict[str, int]:
    """What a class would gain if the game ended now, by its parts."""
    before, after = s.classes[taxon].earned, end.classes[taxon].earned
    parts = {name: after[source] - before[source] for name, source in PARTS.items()}
    return {**parts, "total": sum(parts.values())}
