"""How an auction will end, if everybody bids for what is worth most to him at its price (DINO-3.33 to 3.38)."""

from __future__ import annotations

import math
from typing import Final

from tangledbank.games.dinosaurs.auction import Auction, price_of, purse
from tangledbank.games.dinosaurs.state import DinosaursState
from tangledbank.kernel.phrase import NONE

MOST_BIDS: Final = 40  # after which an auction that goes round in circles is taken as it stands


def auction_gains(s: DinosaursState, worths: list[list[float]], bids_stand: float) -> list[float]:
    """What each seat will gain: the worth of its tile, less the price. `worths` are those of each gene to each seat.

    With the chance `bids_stand` nobody answers a bid that is on the board.
    """
    bids = s.bids[:]
    bidders = s.bidders[:]
    waiting = bidders_to_come(s)
    left = MOST_BIDS
    while waiting and left > 0:
        left -= 1
        seat = waiting.pop(0)
        row = best_row(s, seat, worths[seat], bids)
        if row == NONE:
            continue
        if bidders[row] != NONE:
            waiting.insert(0, bidders[row])
        bids[row] += 1
        bidders[row] = seat
    gains = [0.0] * s.players
    for row, bidder in enumerate(bidders):
        if bidder != NONE:
            gains[bidder] = worths[bidder][s.rows[row]] - price_of(s, bidder, bids[row])
    for row, bidder in enumerate(s.bidders):
        if bidder != NONE:
            now = worths[bidder][s.rows[row]] - price_of(s, bidder, s.bids[row])
            gains[bidder] += bids_stand * (now - gains[bidder])
    return gains


def bidders_to_come(s: DinosaursState) -> list[int]:
    """Who has no bid on the board and will make one, in order."""
    for procedure in s.stack:
        if isinstance(procedure, Auction):
            if procedure.seat == NONE or procedure.seat in s.bidders:
                return procedure.queue[:]
            return [procedure.seat, *procedure.queue]
    return [seat for seat in s.order if not s.seats[seat].kept_out and seat not in s.bidders]


def best_row(s: DinosaursState, seat: int, worths: list[float], bids: list[int]) -> int:
    """The row that is worth most to a seat at the lowest price that it could bid now."""
    best = NONE
    highest = -math.inf
    most = purse(s, seat)
    for row in range(len(bids)):
        amount = bids[row] + 1
        if amount <= most:
            gain = worths[s.rows[row]] - price_of(s, seat, amount)
            if gain > highest:
                best, highest = row, gain
    return best
