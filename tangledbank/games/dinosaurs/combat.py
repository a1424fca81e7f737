"""Combat (DINO-1.7, 3.20): horns against horns, and the die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.dinosaurs.dice import DIE
from tangledbank.games.dinosaurs.genes import ATTACK, DEFENCE
from tangledbank.games.dinosaurs.words import ATTACKS, LOSES_FIGHT, ROLL_FIGHT, WINS_FIGHT
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import CHANCE, Ask
from tangledbank.parts.dice import RollMove

if TYPE_CHECKING:
    from tangledbank.games.dinosaurs.state import DinosaursState


def winning_rolls(s: DinosaursState, attacker: i64, defender: i64) -> int:
    """DINO-1.7: on how many numbers of the die the attacker wins; 0 if the attack is not allowed."""
    wins = s._tables.combat_wins
    place: i64 = s.value(attacker, ATTACK) - s.value(defender, DEFENCE) - s._tables.combat_least
    if place < 0:
        return 0
    return wins[place] if place < len(wins) else wins[-1]


class Fight(Procedure):
    """One attack: the attacker's owner rolls. There are no interrupts inside (DINO-8.8)."""

    __slots__ = ("goal", "start")

    def __init__(self, start: i64 = 0, goal: i64 = 0) -> None:
        super().__init__()
        self.start: i64 = start
        self.goal: i64 = goal

    def declare(self, s: DinosaursState) -> None:
        """Everyone sees who attacks whom."""
        s.tell(ATTACKS, s.occupants[self.start], self.start, self.goal, s.occupants[self.goal])

    def roll(self, s: DinosaursState) -> Ask:
        """DINO-3.20: roll a die."""
        return Ask(CHANCE, ROLL_FIGHT.filled(self.start, self.goal), DIE)

    def on_roll(self, s: DinosaursState, move: RollMove) -> None:
        """DINO-3.20: the winner holds the space, the loser goes back to its owner's reserve."""
        attacker, defender = s.occupants[self.start], s.occupants[self.goal]
        if move.pips <= winning_rolls(s, attacker, defender):
            s.tell(WINS_FIGHT, attacker, move.pips, self.goal, defender)
            s.remove(self.goal)
            s.shift(self.start, self.goal)
        else:
            s.tell(LOSES_FIGHT, attacker, move.pips, self.goal, defender)
            s.remove(self.start)  # the defender never takes the attacker's space
