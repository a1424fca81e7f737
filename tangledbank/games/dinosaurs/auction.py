"""The auction of gene tiles (DINO-3.33 to 3.37, 6.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.dinosaurs import kinds
from tangledbank.games.dinosaurs.genes import DISCOUNT
from tangledbank.games.dinosaurs.hand import FIRST_TURN, cards_in_hand, copies_left, outside_windows, put_on_discard
from tangledbank.games.dinosaurs.moves import BidMove, DeadEndMove, DeclineMove
from tangledbank.games.dinosaurs.words import (
    AUCTION,
    BEYOND_THE_NUMBERS,
    BIDS,
    CANNOT_PAY,
    DECLINES,
    GIVES_UP,
    IS_OUTBID,
    MUST_BID,
    NO_CARDS_YET,
    NO_SUCH_ROW,
    NOT_A_DEAD_END,
    NOT_HIGHER,
    NOT_IN_HAND,
    SOMEBODY_DECLINED,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.dinosaurs.state import DinosaursState

LAST_NUMBER: Final = 6  # printed on the bidding board (DINO-1.9, 8.14)
DECLINING: Final = DeclineMove()


def purse(s: DinosaursState, seat: i64) -> int:
    """DINO-3.33: the highest bid that a player could pay; the discount counts (DINO-8.16)."""
    return s.seats[seat].points + s.value(seat, DISCOUNT)


def price_of(s: DinosaursState, seat: i64, bid: i64) -> int:
    """DINO-3.38: what a player pays in the end for a bid that wins."""
    return max(0, bid - s.value(seat, DISCOUNT))


def cannot_bid(s: DinosaursState, seat: i64, row: i64, amount: i64) -> Phrase | None:
    """DINO-3.33: why a bid is not legal; None if it is. A free row stands at NONE, below every bid."""
    standing: i64 = s.bids[row]
    if amount <= standing:
        return NOT_HIGHER
    if amount > LAST_NUMBER and standing < LAST_NUMBER:  # DINO-8.15
        return BEYOND_THE_NUMBERS
    return CANNOT_PAY if amount > purse(s, seat) else None


class Auction(Procedure):
    """The auction: the first of the queue bids, and whoever is beaten answers at once."""

    __slots__ = ("declined", "queue", "seat")

    def __init__(self) -> None:
        super().__init__()
        self.queue: list[int] = []
        self.seat: i64 = NONE  # the bidder
        self.declined: bool = False  # somebody has, in the variant (DINO-6.3)

    def begin(self, s: DinosaursState) -> None:
        """DINO-3.33: all in initiative order, but those named by a dead end (DINO-3.34)."""
        self.queue = [seat for seat in s.order if not s.seats[seat].kept_out]

    def next_bidder(self, s: DinosaursState) -> None:
        """DINO-3.37: the auction ends when the queue is empty."""
        if self.queue:
            self.seat = self.queue.pop(0)
        else:
            self.end()

    def bid(self, s: DinosaursState) -> Ask | None:
        """DINO-3.33: a bid, or leaving with a dead end (DINO-3.8) or, in the variant, by declining (DINO-6.5)."""
        # DINO-3.4: he might hold a dead end, so that the others must not see whether he had a choice.
        hidden = s.turn >= FIRST_TURN and len(s.seats[self.seat].hand) > 0 and copies_left(s, kinds.DEAD_END) > 0
        # DINO-8.35: too few tiles may have been left in the bag.
        return AuctionQuestion(self.seat, self.declined, hidden).or_go_on(s)

    def on_bid(self, s: DinosaursState, move: Move) -> None:
        """DINO-3.35, 8.17: a beaten player decides next; a standing bid stays until it is beaten (DINO-3.36)."""
        if isinstance(move, DeadEndMove):
            put_on_discard(s, self.seat, move.card)
            s.tell(GIVES_UP, self.seat)
        elif isinstance(move, DeclineMove):
            self.declined = True
            s.tell(DECLINES, self.seat)
        elif isinstance(move, BidMove):
            row = move.row
            beaten = s.bidders[row]
            s.bids[row] = move.amount
            s.bidders[row] = self.seat
            s.tell(BIDS, self.seat, row, move.amount, s.rows[row])
            if beaten != NONE:
                self.queue.insert(0, beaten)
                s.tell(IS_OUTBID, beaten, row, s.rows[row])

    def go_on(self, s: DinosaursState) -> None:
        """The next one in the queue."""
        self.goto("next_bidder")


def cannot_leave(s: DinosaursState, seat: i64, card: i64) -> Phrase | None:
    """DINO-3.34 (a): why a card does not let a player leave the auction."""
    if card not in s.seats[seat].hand:
        return NOT_IN_HAND
    if s.turn < FIRST_TURN:  # DINO-8.19
        return NO_CARDS_YET
    return None if s.kind_of(card) == kinds.DEAD_END else NOT_A_DEAD_END


class AuctionQuestion(Ask):
    """DINO-3.33: what does the bidder do?"""

    __slots__ = ("declined",)

    def __init__(self, seat: i64, declined: bool, hidden: bool) -> None:
        super().__init__(seat, AUCTION.filled(), always=hidden)
        self.declined: bool = declined  # somebody has, in the variant

    def tries(self, s: DinosaursState) -> list[Move]:
        """Every row with every number, and beyond; every card; declining."""
        most = max(LAST_NUMBER, purse(s, self.seat)) + 1
        moves: list[Move] = [BidMove(row, amount) for row in range(len(s.rows)) for amount in range(most + 1)]
        moves += [DeadEndMove(card) for card in s.seats[self.seat].hand]
        return [*moves, DECLINING, *cards_in_hand(s, self.seat)]

    def refuses(self, s: DinosaursState, move: Move) -> Phrase | None:
        """DINO-3.33, 3.34, 6.3."""
        if isinstance(move, BidMove):
            return cannot_bid(s, self.seat, move.row, move.amount) if move.row < len(s.rows) else NO_SUCH_ROW
        if isinstance(move, DeadEndMove):
            return cannot_leave(s, self.seat, move.card)
        if isinstance(move, DeclineMove):
            return self._cannot_decline(s)
        return outside_windows(s, move)

    def offers(self, s: DinosaursState) -> list[Move]:
        """Only what he can pay."""
        moves: list[Move] = []
        most: i64 = purse(s, self.seat)
        for row in range(len(s.rows)):
            for amount in range(s.bids[row] + 1, most + 1):
                if cannot_bid(s, self.seat, row, amount) is not None:
                    break  # a higher one is not legal either
                moves.append(BidMove(row, amount))
        may_decline = self._cannot_decline(s) is None
        if not moves and not may_decline:
            return []  # DINO-8.35: he leaves in any case, so that a dead end neither helps him nor tells on him
        for card in s.seats[self.seat].hand:
            if cannot_leave(s, self.seat, card) is None:
                moves.append(DeadEndMove(card))
        if may_decline:
            moves.append(DECLINING)
        return moves

    def _cannot_decline(self, s: DinosaursState) -> Phrase | None:
        """DINO-6.3: only in the variant, and only one player a turn."""
        if not s._game.options["gene_shortage"]:
            return MUST_BID
        return SOMEBODY_DECLINED if self.declined else None
