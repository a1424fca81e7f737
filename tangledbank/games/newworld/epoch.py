"""The course of the game: epochs of four phases until the area deck is empty (NEW-3.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tangledbank.games.newworld.areas import Areas
from tangledbank.games.newworld.development import Development
from tangledbank.games.newworld.extinction import Extinction
from tangledbank.games.newworld.feeding import Feeding
from tangledbank.games.newworld.scoring import scores
from tangledbank.games.newworld.words import EPOCH_BEGINS, SCORES
from tangledbank.kernel.procedure import Procedure

if TYPE_CHECKING:
    from tangledbank.games.newworld.state import NewWorldState


class Epochs(Procedure):
    """The whole game."""

    __slots__ = ()

    def begin_epoch(self, s: NewWorldState) -> None:
        """NEW-3.20, 2.4."""
        s.epoch += 1
        s.tell(EPOCH_BEGINS, s.epoch, s.first)

    def develop(self, s: NewWorldState) -> None:
        """NEW-3.21."""
        s.call(Development(s.first))

    def lay_areas(self, s: NewWorldState) -> None:
        """NEW-3.40. A Catastrophe has no area deck, and skips it (NEW-6.11)."""
        if s.area_deck:
            s.call(Areas())

    def feed(self, s: NewWorldState) -> None:
        """NEW-3.50."""
        s.call(Feeding(s.first))

    def die_out(self, s: NewWorldState) -> None:
        """NEW-3.70."""
        s.call(Extinction())

    def next_epoch(self, s: NewWorldState) -> None:
        """NEW-3.73: after the last epoch comes the scoring."""
        if not s.is_last_epoch():
            self.goto("begin_epoch")

    def score(self, s: NewWorldState) -> None:
        """NEW-5.2."""
        for seat, points in enumerate(scores(s)):
            s.tell(SCORES, seat, points)
