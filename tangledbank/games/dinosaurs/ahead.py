"""What a move will lead to, told before it is made: by the functions that decide, from what its player may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tangledbank.games.dinosaurs.auction import price_of
from tangledbank.games.dinosaurs.combat import winning_rolls
from tangledbank.games.dinosaurs.facts import herds_by_terrain, is_decided, losses_under
from tangledbank.games.dinosaurs.movement import Movement
from tangledbank.games.dinosaurs.moves import AttackMove, BidMove, BirthMove, EndMovementMove, RaftMove, StepMove
from tangledbank.games.dinosaurs.words import WORDS
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Filled

if TYPE_CHECKING:
    from tangledbank.games.dinosaurs.state import DinosaursState

ahead: Final = WORDS.ahead
FIGHT: Final = ahead("fight <sides:number>")
OUTBIDS: Final = ahead("outbids <seat:seat>")
PRICE: Final = ahead("price <price:number> <rest:number>")
GIVES_UP: Final = ahead("gives-up <points:number>")
SAVES: Final = ahead("saves <before:number> <after:number>")
ENDANGERS: Final = ahead("endangers <before:number> <after:number>")
WILL_LOSE: Final = ahead("will-lose <count:number>")


def foretell(s: DinosaursState, move: Move) -> list[Filled]:
    """What its player should know of a legal move, weightiest first."""
    if isinstance(move, AttackMove):
        odds = FIGHT.filled(winning_rolls(s, s.occupants[move.from_], s.occupants[move.to]))
        return [odds, *of_place(s, move.from_, move.to)]
    if isinstance(move, (StepMove, RaftMove)):
        return of_place(s, move.from_, move.to)
    if isinstance(move, BirthMove):
        return of_place(s, NONE, move.space)
    if isinstance(move, EndMovementMove):
        return of_ending(s)
    if isinstance(move, BidMove):
        price = price_of(s, s.seat, move.amount)
        holder = s.bidders[move.row]
        outbid = [OUTBIDS.filled(holder)] if holder not in (NONE, s.seat) else []
        return [*outbid, PRICE.filled(price, int(s.seats[s.seat].points) - price)]
    return []


def of_place(s: DinosaursState, start: int, goal: int) -> list[Filled]:
    """DINO-3.29: whether the climate of this turn will take more or fewer dinos if one goes there."""
    if not is_decided(s):
        return []
    seat, herds = s.seat, herds_by_terrain(s)
    climate = s._tables.climate_loop[s.climate]
    before = losses_under(s, herds, climate)[seat]
    if start != NONE:
        herds[seat][s._island.terrain[start]] -= 1
    herds[seat][s._island.terrain[goal]] += 1
    after = losses_under(s, herds, climate)[seat]
    if after == before:
        return []
    return [(ENDANGERS if after > before else SAVES).filled(before, after)]


def of_ending(s: DinosaursState) -> list[Filled]:
    """DINO-3.17, 3.29: the movement points that are given up, and whom the climate will take."""
    movement = s.stack[-1]
    lost = losses_under(s, herds_by_terrain(s), s._tables.climate_loop[s.climate])[s.seat]
    found = [WILL_LOSE.filled(lost)] if lost else []
    if isinstance(movement, Movement) and movement.left > 0:
        found.append(GIVES_UP.filled(movement.left))
    return found
