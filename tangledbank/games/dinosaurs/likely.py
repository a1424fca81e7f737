"""Which moves players think of: nobody bids more than is needed, or sends a dino to its death."""

from __future__ import annotations

from mypy_extensions import i64

from tangledbank.games.dinosaurs.auction import Auction
from tangledbank.games.dinosaurs.births import Births
from tangledbank.games.dinosaurs.combat import winning_rolls
from tangledbank.games.dinosaurs.dice import SIDES
from tangledbank.games.dinosaurs.genes import FURS, PARASOLS
from tangledbank.games.dinosaurs.island import COLD, DEADLY, HOT
from tangledbank.games.dinosaurs.movement import Movement
from tangledbank.games.dinosaurs.moves import AttackMove, BidMove, BirthMove, StepMove
from tangledbank.games.dinosaurs.state import DinosaursState
from tangledbank.kernel.move import Move


def likely_moves(s: DinosaursState) -> list[Move]:
    """The moves of a question that are worth a thought; all of them where there is nothing to be said."""
    top = s.stack[-1]
    if isinstance(top, Auction):
        return [move for move in s.moves if not isinstance(move, BidMove) or is_next_bid(s, move)]
    if isinstance(top, Movement):
        return [move for move in s.moves if is_sensible(s, top.seat, top.left, move)]
    if isinstance(top, Births):
        living: list[Move] = [
            move for move in s.moves if isinstance(move, BirthMove) and can_live(s, top.seat, move.space)
        ]
        return living or s.moves
    return s.moves


def is_next_bid(s: DinosaursState, bid: BidMove) -> bool:
    """DINO-3.35: whoever is outbid may answer, so nobody needs to offer more than the next number."""
    return bid.amount == s.bids[bid.row] + 1


def is_sensible(s: DinosaursState, seat: i64, left: i64, move: Move) -> bool:
    """Whether a step or an attack may do any good: one that leads to death does not, nor one with poor odds."""
    if isinstance(move, StepMove):
        if s.zone_of(move.to) == DEADLY:
            return left > 1 and s.zone_of(move.from_) == DEADLY
        return True
    if isinstance(move, AttackMove):
        if s.zone_of(move.to) == DEADLY:
            return False
        return 2 * winning_rolls(s, seat, s.occupants[move.to]) > SIDES or not can_live(s, seat, move.from_)
    return True


def can_live(s: DinosaursState, seat: i64, space: i64) -> bool:
    """DINO-3.29: whether a dino could outlive this turn on a space, if no other took its fur or parasol."""
    zone = s.zone_of(space)
    if zone == COLD:
        return s.value(seat, FURS) > 0
    if zone == HOT:
        return s.value(seat, PARASOLS) > 0
    return zone != DEADLY
