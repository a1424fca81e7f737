"""Phase 6, meteor and evolution: the meteor, the draw of tiles, the settlement (DINO-3.31, 3.32, 3.38)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tangledbank.games.dinosaurs.auction import Auction, price_of
from tangledbank.games.dinosaurs.dice import DIE, tiles_in_bag
from tangledbank.games.dinosaurs.genes import VALUES
from tangledbank.games.dinosaurs.moves import DrawGeneMove
from tangledbank.games.dinosaurs.tables import ALWAYS
from tangledbank.games.dinosaurs.windows import EventWindow
from tangledbank.games.dinosaurs.words import (
    BUYS,
    DRAW_TILE,
    IS_OFFERED,
    IS_UNSOLD,
    METEOR_COMES,
    METEOR_STRIKES,
    METEOR_WAITS,
    PHASE_BEGINS,
    ROLL_METEOR,
    ROLLS_METEOR,
)
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import CHANCE, Ask
from tangledbank.parts.dice import RollMove

if TYPE_CHECKING:
    from tangledbank.games.dinosaurs.state import DinosaursState

PHASE: Final = 5
METEOR_STAYS: Final = 2  # turns, in the variant (DINO-6.4)


class MeteorAndEvolution(Procedure):
    """The last phase of a turn."""

    __slots__ = ()

    def move_meteor(self, s: DinosaursState) -> None:
        """DINO-3.31: one position forward; not in the first turns of the variant (DINO-6.4)."""
        s.phase = PHASE
        s.tell(PHASE_BEGINS, PHASE)
        if s._game.options["gene_shortage"] and s.turn <= METEOR_STAYS:
            s.tell(METEOR_WAITS)
            self.goto("draw_tiles")
            return
        s.meteor += 1
        s.tell(METEOR_COMES, s.meteor)
        if s._tables.meteor_track[s.meteor] >= ALWAYS:
            self._strike(s)

    def roll(self, s: DinosaursState) -> Ask | None:
        """DINO-3.31: on a space with a number the first player rolls."""
        number = s._tables.meteor_track[s.meteor]
        return Ask(CHANCE, ROLL_METEOR.filled(s.order[0], number), DIE) if number > 0 else None

    def on_roll(self, s: DinosaursState, move: RollMove) -> None:
        """DINO-3.31: the number or less, and the meteor strikes."""
        number = s._tables.meteor_track[s.meteor]
        s.tell(ROLLS_METEOR, s.order[0], move.pips, number)
        if move.pips <= number:
            self._strike(s)

    def draw_tiles(self, s: DinosaursState) -> Ask | None:
        """DINO-3.32: a tile for each player, in the variant one fewer (DINO-6.2); there are enough (DINO-8.27)."""
        wanted = s.players - 1 if s._game.options["gene_shortage"] else s.players
        if len(s.rows) == wanted or sum(s.bag) == 0:
            return None
        return Ask(CHANCE, DRAW_TILE.filled(), tiles_in_bag(s))

    def on_draw_tiles(self, s: DinosaursState, move: DrawGeneMove) -> None:
        """Face up in the next row."""
        s.bag[move.gene] -= 1
        s.tell(IS_OFFERED, len(s.rows), move.gene)
        s.rows.append(move.gene)
        s.bids.append(NONE)
        s.bidders.append(NONE)
        self.goto("draw_tiles")

    def events(self, s: DinosaursState) -> None:
        """DINO-3.32: window W6."""
        s.call(EventWindow(PHASE))

    def auction(self, s: DinosaursState) -> None:
        """DINO-3.33 to 3.37."""
        s.call(Auction())

    def settle(self, s: DinosaursState) -> None:
        """DINO-3.38: all pay, then each takes his tile, in initiative order; the rest returns (DINO-8.18)."""
        prices = [0] * s.players
        for row, bidder in enumerate(s.bidders):
            if bidder != NONE:
                prices[bidder] = price_of(s, bidder, s.bids[row])
                s.seats[bidder].points -= prices[bidder]
        for seat in s.order:
            if seat in s.bidders:
                gene = s.rows[s.bidders.index(seat)]
                s.tell(BUYS, seat, gene, prices[seat])
                s.take_gene(seat, gene)
        for row, bidder in enumerate(s.bidders):
            if bidder == NONE:
                s.bag[s.rows[row]] += 1
                s.tell(IS_UNSOLD, row, s.rows[row])
        s.rows = []
        s.bids = []
        s.bidders = []

    def end_turn(self, s: DinosaursState) -> None:
        """DINO-3.38: all modifiers of the turn end."""
        s.climate_card = False
        s.barren = False
        for seat in s.seats:
            seat.modifiers = [0] * len(VALUES)
            seat.raft = False
            seat.far_flung = False
            seat.kept_out = False

    def _strike(self, s: DinosaursState) -> None:
        """DINO-5.1: the game ends at once, without evolution."""
        s.struck = True
        s.tell(METEOR_STRIKES)
        self.end()
