"""What a move will lead to, told before it is made: by the functions that carry it out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tangledbank.games.marine.facts import asked_class, facts
from tangledbank.games.marine.kinds import TAXA
from tangledbank.games.marine.moves import DominateMove, EliminateMove, MigrateMove, PlaceMove, PopulateMove
from tangledbank.games.marine.words import WORDS
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Filled

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState

ahead: Final = WORDS.ahead
NOTHING_TO_DO: Final = ahead("nothing-to-do")
BUMPS: Final = ahead("bumps <taxon:taxon>")
LIMIT: Final = ahead("limit <count:number>")
ENDANGERED: Final = ahead("endangered <to:hex>")
HARMS: Final = ahead("harms <taxon:taxon> <count:number>")
HELPS: Final = ahead("helps <taxon:taxon> <count:number>")
GAINS: Final = ahead("gains <taxon:taxon> <points:number>")
BONUS: Final = ahead("bonus <points:number>")
PLAYS: Final = ahead("plays")
ENDS_ROUND: Final = ahead("ends-round")
DOMINATES: Final = ahead("dominates <nutrient:nutrient> <points:number>")
TAKES_CONTROL: Final = ahead("takes-control <nutrient:nutrient> <taxon:taxon>")
POOL_LEFT: Final = ahead("pool-left <count:number>")
CUBES_LEFT: Final = ahead("cubes-left <hex:hex> <count:number>")


def foretell(s: MarineState, move: Move) -> list[Filled]:
    """What its player should know of a legal move, weightiest first."""
    told = facts(s, move)
    if isinstance(move, PlaceMove):
        return of_place(told)
    if isinstance(move, DominateMove):
        holder = s.control[move.nutrient]
        robbed = holder not in (NONE, asked_class(s))
        loser = [TAKES_CONTROL.filled(move.nutrient, holder)] if robbed else []
        return [*loser, DOMINATES.filled(move.nutrient, told["value"])]
    if isinstance(move, MigrateMove):
        danger = [] if told["thrives"] else [ENDANGERED.filled(move.to)]
        return [*danger, CUBES_LEFT.filled(move.from_, told["rest"])]
    if isinstance(move, PopulateMove):
        return [POOL_LEFT.filled(told["pool"])]
    if isinstance(move, EliminateMove):
        return [CUBES_LEFT.filled(move.hex, told["rest"])]
    found = [HARMS.filled(TAXA.index(name), count) for name, count in told.get("harms", {}).items()]
    found += [HELPS.filled(TAXA.index(name), count) for name, count in told.get("helps", {}).items()]
    found += [GAINS.filled(TAXA.index(name), points) for name, points in told.get("gains", {}).items()]
    found += [BONUS.filled(told[name]) for name in ("bonus", "gain") if told.get(name)]
    found += [PLAYS.filled()] if told.get("plays") else []
    return [*found, *([ENDS_ROUND.filled()] if told.get("ends_round") else [])]


def of_place(told: dict[str, Any]) -> list[Filled]:
    """MAR-3.8, 3.11a: whether the action does anything there, how much, and who is bumped."""
    found = [] if told["works"] else [NOTHING_TO_DO.filled()]
    if "bumps" in told:
        found.append(BUMPS.filled(TAXA.index(told["bumps"].partition(":")[2])))
    return [*found, *([LIMIT.filled(told["limit"])] if told["works"] and "limit" in told else [])]
