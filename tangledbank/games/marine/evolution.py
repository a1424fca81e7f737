"""Evolution: a tile is scored, and whoever thrives there plays a card of the row (MAR-4.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.marine.action import Action
from tangledbank.games.marine.card_moves import PlayMove
from tangledbank.games.marine.cards import RowPlay, RowQuestion
from tangledbank.games.marine.changes import score
from tangledbank.games.marine.earth import CELLS
from tangledbank.games.marine.ecology import thrives
from tangledbank.games.marine.kinds import NUMBER_OF, TERRAIN_OF
from tangledbank.games.marine.made_moves import PLAYS, SCORE_MOVES
from tangledbank.games.marine.moves import ScoreMove
from tangledbank.games.marine.questions import Choose
from tangledbank.games.marine.words import NOT_THIS_TERRAIN, PLAY_CARD, SCORE_TILE
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState


def plays_after(s: MarineState, taxon: i64, cell: i64) -> bool:
    """MAR-4.11, 8.7: whether a class plays a card once a tile is scored."""
    return s.cubes[cell * 4 + taxon] > 0 and thrives(s, taxon, cell) and len(s.row) > 0


class Evolution(Action):
    """MAR-4.11, in the order of its steps."""

    __slots__ = ("cell",)

    def __init__(self, taxon: i64 = 0, berth: i64 = 0) -> None:
        super().__init__(taxon, berth)
        self.cell: i64 = NONE

    def _choices(self, s: MarineState) -> list[Move]:
        terrain: i64 = self._terrain(s)
        if terrain == NONE:
            return []
        return [SCORE_MOVES[cell] for cell in CELLS if s.tiles[cell] != NONE and TERRAIN_OF[s.tiles[cell]] == terrain]

    def _question(self, s: MarineState, moves: list[Move]) -> Ask:
        what = SCORE_TILE.filled(self.taxon, self._terrain(s))
        return Choose(s, self.taxon, what, moves, NOT_THIS_TERRAIN, SCORE_MOVES)

    def _perform(self, s: MarineState, move: Move) -> None:
        assert isinstance(move, ScoreMove)
        self.cell = move.hex
        score(s, self.cell, True)

    def play_card(self, s: MarineState) -> Ask | None:
        """Step 3: a class that thrives there must play a card, at a position up to the number of the cell."""
        if not plays_after(s, self.taxon, self.cell):
            return None
        number = NUMBER_OF[self.berth]
        moves = [PLAYS[card] for card in s.row[:number]]
        return RowQuestion(s, self.taxon, PLAY_CARD.filled(self.taxon, number), moves)

    def on_play_card(self, s: MarineState, move: PlayMove) -> None:
        """MAR-3.23."""
        s.call(RowPlay(self.taxon, move.evocard))

    def _terrain(self, s: MarineState) -> int:
        """The terrain under the cell."""
        place = NUMBER_OF[self.berth] - 1
        return s.evolution[place] if place < len(s.evolution) else NONE
