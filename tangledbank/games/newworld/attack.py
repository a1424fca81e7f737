"""The course of an attack (NEW-4.32 to 4.35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.newworld.animal import ATTACKED, POISONED
from tangledbank.games.newworld.feeding_moves import GoreMove, MimicMove, RepelMove, RunMove, SlipAwayMove
from tangledbank.games.newworld.food import cooperate, gain_blue
from tangledbank.games.newworld.kinds import CARNIVOROUS, MIMICKING, POISONOUS
from tangledbank.games.newworld.reactions import ESCAPES, KILLS, DefendQuestion, card_for
from tangledbank.games.newworld.scavenging import scavenge
from tangledbank.games.newworld.words import (
    ATTACKS,
    DEFEND,
    FAILS_TO_GORE,
    IGNORES,
    IS_CAUGHT,
    IS_EATEN,
    IS_GORED,
    IS_POISONED,
    REDIRECTS,
    REPELS,
    ROLL_HORNED,
    ROLL_RUNNING,
    RUNS_AWAY,
    SLIPS_AWAY,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import CHANCE, Ask
from tangledbank.parts.dice import RollMove, die

if TYPE_CHECKING:
    from tangledbank.games.newworld.state import NewWorldState

DIE: Final = die()
MEAL: Final = 2  # blue tokens for an eaten prey (NEW-4.35)
CONSOLATION: Final = 1  # and for one that slipped away (NEW-4.9)


class Attack(Procedure):
    """NEW-4.32 to 4.35: one attack, from its declaration to the scavengers."""

    __slots__ = ("ignored", "predator", "prey", "running", "seat")

    def __init__(self, predator: i64 = NONE, prey: i64 = NONE, ignored: i64 = NONE, seat: i64 = 0) -> None:
        super().__init__()
        self.predator: i64 = predator
        self.prey: i64 = prey
        self.ignored: i64 = ignored  # a card of the declared prey (NEW-4.17)
        self.seat: i64 = seat  # the active player
        self.running: bool = False  # what is rolled for: Running, otherwise Horned

    def copy(self) -> Attack:
        """An equal attack."""
        new = Attack(self.predator, self.prey, self.ignored, self.seat)
        new.pc = self.pc
        new.running = self.running
        return new

    def declare(self, s: NewWorldState) -> None:
        """NEW-4.32, 4.1: Carnivorous is rotated, and the predator marked."""
        predator = s.animal(self.predator)
        predator.rotated |= CARNIVOROUS
        predator.marks |= ATTACKED
        s.tell(ATTACKS, self.predator, self.prey)
        if self.ignored != NONE:
            laid = s.animal(self.prey).card_with(self.ignored)
            if laid is not None:
                s.tell(IGNORES, self.predator, laid.kind)

    def defend(self, s: NewWorldState) -> Ask | None:
        """NEW-4.33, 4.33a: the owner of the prey picks one open reaction after another; with none it is eaten."""
        question = DefendQuestion(s.owners[self.prey], DEFEND.filled(self.predator, self.prey)).or_go_on(s)
        if question is None:
            self.goto("eat")
        return question

    def on_defend(self, s: NewWorldState, move: Move) -> None:
        """NEW-4.7 to 4.11."""
        if isinstance(move, (RunMove, GoreMove)):
            self.running = isinstance(move, RunMove)
            s.activated.append(card_for(s.animal(self.prey), move).number)  # even if the roll fails (NEW-3.10)
        elif isinstance(move, MimicMove):
            self._redirect(s, move)
        elif isinstance(move, SlipAwayMove):
            self._slip_away(s, move)
        elif isinstance(move, RepelMove):
            self._repel(s, move)
        else:
            self.goto("eat")

    def roll(self, s: NewWorldState) -> Ask:
        """NEW-4.7, 4.8."""
        rolled_for = ROLL_RUNNING if self.running else ROLL_HORNED
        return Ask(CHANCE, rolled_for.filled(self.predator, self.prey), DIE)

    def on_roll(self, s: NewWorldState, move: RollMove) -> None:
        """NEW-4.7: on 4 to 6 the prey runs away. NEW-4.8: on 5 and 6 the predator dies. Otherwise it goes on."""
        self.goto("defend")
        if self.running:
            escaped = move.pips >= ESCAPES
            s.tell(RUNS_AWAY if escaped else IS_CAUGHT, self.prey, move.pips)
            if escaped:
                self.end()
        elif move.pips >= KILLS:
            s.tell(IS_GORED, self.predator, self.prey, move.pips)
            s.remove_animal(s.animal(self.predator))
            scavenge(s, self.seat)  # NEW-4.34
            self.end()
        else:
            s.tell(FAILS_TO_GORE, self.prey, move.pips)

    def eat(self, s: NewWorldState) -> None:
        """NEW-4.35: the prey dies, poison works, the predator eats before the scavengers do (NEW-8.36)."""
        predator, prey = s.animal(self.predator), s.animal(self.prey)
        s.tell(IS_EATEN, self.prey, self.predator)
        poison = prey.card_of(POISONOUS)
        if poison is not None and poison.number != self.ignored:  # NEW-4.16
            predator.marks |= POISONED
            s.tell(IS_POISONED, self.predator)
        s.remove_animal(prey)
        self._feed_predator(s, MEAL)
        scavenge(s, self.seat)

    def _feed_predator(self, s: NewWorldState, count: i64) -> None:
        """NEW-3.3, 4.44."""
        predator = s.animal(self.predator)
        gain_blue(s, predator, count)
        cooperate(s, predator)

    def _redirect(self, s: NewWorldState, move: MimicMove) -> None:
        """NEW-4.11: another animal is the prey now; nothing of it is ignored (NEW-8.35)."""
        prey = s.animal(self.prey)
        prey.rotated |= MIMICKING
        s.tell(REDIRECTS, self.prey, move.decoy)
        self.prey = move.decoy
        self.ignored = NONE
        self.goto("defend")

    def _slip_away(self, s: NewWorldState, move: SlipAwayMove) -> None:
        """NEW-4.9, 4.34: a trait card is lost, the prey lives, the predator gets one blue token."""
        prey = s.animal(self.prey)
        laid = prey.card_with(move.dropped)
        assert laid is not None
        s.tell(SLIPS_AWAY, self.prey, laid.kind)
        s.remove_trait(prey, laid)
        self._feed_predator(s, CONSOLATION)
        self.end()

    def _repel(self, s: NewWorldState, move: RepelMove) -> None:
        """NEW-4.10: the card is lost, the prey lives, the predator gets nothing."""
        prey = s.animal(self.prey)
        s.tell(REPELS, self.prey, self.predator)
        s.remove_trait(prey, card_for(prey, move))
        self.end()
