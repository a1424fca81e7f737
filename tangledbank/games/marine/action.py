"""What all actions have in common: the pawn stands, and the class performs its action or skips it (MAR-3.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.marine.changes import begin_effect
from tangledbank.games.marine.made_moves import SKIP
from tangledbank.games.marine.moves import SkipActionMove
from tangledbank.games.marine.words import NOTHING_TO_DO, SKIPS
from tangledbank.kernel.move import Move
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState


class Action(Procedure):
    """MAR-3.11, 3.12: an action of the display; its own steps come after the first choice."""

    __slots__ = ("berth", "taxon")

    def __init__(self, taxon: i64 = 0, berth: i64 = 0) -> None:
        super().__init__()
        self.taxon: i64 = taxon
        self.berth: i64 = berth

    def begin(self, s: MarineState) -> None:
        """For Switching it is one effect (MAR-4.70)."""
        begin_effect(s)

    def choose(self, s: MarineState) -> Ask | None:
        """The first choice of the action, or none of it; if nothing can be done, nobody is asked (MAR-3.11a)."""
        choices = self._choices(s)
        if not choices:
            s.tell(NOTHING_TO_DO, self.taxon, self.berth)
            self.end()
            return None
        return self._question(s, [*choices, SKIP])

    def on_choose(self, s: MarineState, move: Move) -> None:
        """MAR-3.11: skipped, or performed completely."""
        if isinstance(move, SkipActionMove):
            s.tell(SKIPS, self.taxon, self.berth)
            self.end()
        else:
            self._perform(s, move)

    def _choices(self, s: MarineState) -> list[Move]:
        """What the first choice is between; nothing, if nothing can be done."""
        raise NotImplementedError

    def _question(self, s: MarineState, moves: list[Move]) -> Ask:
        """The first question, with these answers."""
        raise NotImplementedError

    def _perform(self, s: MarineState, move: Move) -> None:
        """What follows from the first choice."""
        raise NotImplementedError
