"""Phase 1, initiative: long tails first, then small herds, then the die (DINO-3.10 to 3.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.dinosaurs.dice import DIE
from tangledbank.games.dinosaurs.genes import TAIL_VALUE
from tangledbank.games.dinosaurs.windows import EventWindow
from tangledbank.games.dinosaurs.words import PHASE_BEGINS, ROLL_INITIATIVE, ROLLS_INITIATIVE, TAKES_PLACE
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import CHANCE, Ask
from tangledbank.parts.dice import RollMove

if TYPE_CHECKING:
    from tangledbank.games.dinosaurs.state import DinosaursState

PHASE: Final = 0


def precedence(tail: int, dinos: int) -> tuple[int, int]:
    """DINO-3.11 (a), (b), and DINO-8.3: what players are sorted by: long tails first, then small herds."""
    return -tail, dinos


class Initiative(Procedure):
    """The initiative phase. Players with equal ranks are tied; a rank is the first place that they share."""

    __slots__ = ("first", "order", "ranks", "rolls")

    def __init__(self) -> None:
        super().__init__()
        self.order: list[int] = []  # the seats as far as the order is known; tied ones in seat order
        self.ranks: list[int] = []  # by place in that order
        self.first: i64 = 0  # the place from which on players may still be tied
        self.rolls: list[int] = []  # of the tied players, in their order

    def events(self, s: DinosaursState) -> None:
        """DINO-3.10: window W1, in the order of the turn before."""
        s.phase = PHASE
        s.tell(PHASE_BEGINS, PHASE)
        s.call(EventWindow(PHASE))

    def sort(self, s: DinosaursState) -> None:
        """DINO-3.11 (a), (b). In turn 1 all are tied (DINO-3.12)."""
        keys = sorted(
            [(precedence(s.value(seat, TAIL_VALUE), len(s.seats[seat].herd)), seat) for seat in range(s.players)]
        )
        self.order = [seat for _, seat in keys]
        self.ranks = [[rank for rank, _ in keys].index(key[0]) for key in keys]

    def find_tie(self, s: DinosaursState) -> None:
        """DINO-3.11 (c): tied groups are settled from the front to the back."""
        while self.first < s.players and self._tied(self.first) == 1:
            self.first += 1
        self.goto("fix" if self.first == s.players else "roll")

    def roll(self, s: DinosaursState) -> Ask:
        """DINO-3.11 (c): every player of the group rolls, in seat order."""
        return Ask(CHANCE, ROLL_INITIATIVE.filled(self.order[self.first + len(self.rolls)]), DIE)

    def on_roll(self, s: DinosaursState, move: RollMove) -> None:
        """Lower rolls act first; equal ones are tied again, for the places that they share (DINO-8.4)."""
        s.tell(ROLLS_INITIATIVE, self.order[self.first + len(self.rolls)], move.pips)
        self.rolls.append(move.pips)
        size = self._tied(self.first)
        if len(self.rolls) < size:
            self.goto("roll")
            return
        rolled = sorted([(self.rolls[place], self.order[self.first + place]) for place in range(size)])
        for place in range(size):
            pips, self.order[self.first + place] = rolled[place]
            self.ranks[self.first + place] = self.first + [roll for roll, _ in rolled].index(pips)
        self.rolls = []
        self.goto("find_tie")

    def fix(self, s: DinosaursState) -> None:
        """DINO-3.13: the order holds for the whole turn."""
        s.order = self.order
        for place, seat in enumerate(s.order):
            s.tell(TAKES_PLACE, seat, place + 1)

    def _tied(self, place: i64) -> int:
        """How many players share the rank of this place."""
        return self.ranks.count(self.ranks[place])
