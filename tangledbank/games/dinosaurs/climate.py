"""Phase 2, climate: a climate card or the die moves the marker (DINO-3.14, 3.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tangledbank.games.dinosaurs.dice import DIE
from tangledbank.games.dinosaurs.windows import EventWindow
from tangledbank.games.dinosaurs.words import CLIMATE_IS, PHASE_BEGINS, ROLL_CLIMATE, ROLLS_CLIMATE
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import CHANCE, Ask
from tangledbank.parts.dice import RollMove

if TYPE_CHECKING:
    from tangledbank.games.dinosaurs.state import DinosaursState

PHASE: Final = 1


class Climate(Procedure):
    """The climate phase."""

    __slots__ = ()

    def events(self, s: DinosaursState) -> None:
        """DINO-3.14: window W2."""
        s.phase = PHASE
        s.tell(PHASE_BEGINS, PHASE)
        s.call(EventWindow(PHASE))

    def roll(self, s: DinosaursState) -> Ask | None:
        """DINO-3.15: no die if a climate card was played; otherwise the first player rolls (DINO-8.28)."""
        return None if s.climate_card else Ask(CHANCE, ROLL_CLIMATE.filled(s.order[0]), DIE)

    def on_roll(self, s: DinosaursState, move: RollMove) -> None:
        """DINO-1.6: the marker moves."""
        loop = s._tables.climate_loop
        s.climate = (s.climate + s._tables.climate_die[move.pips - 1]) % len(loop)
        s.tell(ROLLS_CLIMATE, s.order[0], move.pips)
        s.tell(CLIMATE_IS, loop[s.climate])
