"""The defences of the base set: static ones (EVL-4.31) and reactions (EVL-4.34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.evolution.animal import POISONED, USED, Animal, TraitCard
from tangledbank.games.evolution.attack import AMBUSHING, Attack, cannot_be_attacked, running_attack
from tangledbank.games.evolution.food import SYMBIOSIS_KIND, Meal
from tangledbank.games.evolution.kinds import (
    BIG,
    BURROWING,
    CAMOUFLAGE,
    MIMICRY,
    POISONOUS,
    RUNNING,
    SHARP_VISION,
    SWIMMING,
    SYMBIOSIS,
    TAIL_LOSS,
    number_of,
)
from tangledbank.games.evolution.moves import DropTailMove, MimicMove, RunMove
from tangledbank.games.evolution.roles import Reaction, Roles, StaticDefence, WhenEaten
from tangledbank.games.evolution.scoring import points_of_card
from tangledbank.games.evolution.words import (
    CANNOT_BE_DROPPED,
    CANNOT_TAKE_THE_PLACE,
    CLINGS,
    DROPS_TAIL,
    IS_CAMOUFLAGED,
    IS_CAUGHT,
    IS_GUARDED,
    IS_IN_BURROW,
    IS_POISONED,
    IS_SWIMMING,
    IS_TOO_BIG,
    MIMICRY_USED,
    REDIRECTS,
    ROLL_RUNNING,
    RUNS_AWAY,
)
from tangledbank.games.evolution.worth import Reply
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import CHANCE, Ask
from tangledbank.parts.dice import RollMove, die

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

DIE: Final = die()
ESCAPES: Final = 4  # EVL-4.34: a running animal gets away with this roll or a higher one
RUNNING_AWAY: Final = RunMove()
MIMICRY_KIND: Final = number_of(MIMICRY)


class MatchedDefence(StaticDefence):
    """EVL-4.31: Camouflage, High Body Weight, Swimming: they stop a hunter that lacks the matching trait."""

    def __init__(self, trait: int, refusal: Phrase, matched_by: int) -> None:
        super().__init__(trait, refusal)
        self.matched_by: int = matched_by

    def blocks(self, s: EvolutionState, hunter: Animal, prey: Animal, kind: i64) -> bool:
        """EVL-4.31."""
        return not hunter.has(self.matched_by)


class Burrow(StaticDefence):
    """EVL-4.31: a fed animal is safe in its burrow, but not from an ambush."""

    def blocks(self, s: EvolutionState, hunter: Animal, prey: Animal, kind: i64) -> bool:
        """EVL-4.31."""
        return prey.is_fed() and kind != AMBUSHING


class Guard(StaticDefence):
    """EVL-4.15: the symbiont guards the other animal as long as it lives."""

    def blocks(self, s: EvolutionState, hunter: Animal, prey: Animal, kind: i64) -> bool:
        """EVL-4.31."""
        return len(self.cards(s, prey)) > 0

    def cards(self, s: EvolutionState, prey: Animal) -> list[int]:
        """Every working Symbiosis in which the prey is the other animal."""
        found: list[int] = []
        for laid in prey.pairs:
            if laid.kind == SYMBIOSIS_KIND and laid.partner == prey.number and s.works(laid):
                found.append(laid.number)
        return found


class RunAway(Reaction):
    """EVL-4.34: Running: on 4, 5 and 6 the attack fails."""

    def offer(self, s: EvolutionState, attack: Attack, prey: Animal, moves: list[Move]) -> None:
        """It can always be tried once an attack."""
        moves.append(RUNNING_AWAY)

    def carry_out(self, s: EvolutionState, attack: Attack, move: Move) -> None:
        """Chance decides."""
        s.call(RunningRoll())


class RunningRoll(Procedure):
    """EVL-4.34: the roll of a running animal."""

    __slots__ = ()

    def roll(self, s: EvolutionState) -> Ask:
        """Roll a die."""
        attack = running_attack(s)
        return Ask(CHANCE, ROLL_RUNNING.filled(attack.hunter, attack.prey), DIE)

    def on_roll(self, s: EvolutionState, move: RollMove) -> None:
        """4 to 6: the attack fails; 1 to 3: it goes on."""
        attack = running_attack(s)
        s.tell(RUNS_AWAY if move.pips >= ESCAPES else IS_CAUGHT, attack.prey, move.pips)
        if move.pips >= ESCAPES:
            attack._fail()


class Mimic(Reaction):
    """EVL-4.38: Mimicry: the attack is redirected to another animal of the owner, once a turn."""

    def offer(self, s: EvolutionState, attack: Attack, prey: Animal, moves: list[Move]) -> None:
        """Every animal of the owner that the hunter could attack now."""
        if self._is_used(s, prey):
            return
        for decoy in s.seats[prey.seat].animals:
            if self._refuses(s, attack, prey, decoy) is None:
                moves.append(MimicMove(decoy.number))

    def _is_used(self, s: EvolutionState, prey: Animal) -> bool:
        for laid in prey.solo:
            if laid.kind == MIMICRY_KIND and s.card_marks[laid.number] & USED:
                return True
        return False

    def _refuses(self, s: EvolutionState, attack: Attack, prey: Animal, decoy: Animal) -> Phrase | None:
        if decoy.number == prey.number or decoy.seat != prey.seat:
            return CANNOT_TAKE_THE_PLACE
        return cannot_be_attacked(s, s.animal(attack.hunter), decoy, attack.kind)

    def tries(self, s: EvolutionState, attack: Attack) -> list[Move]:
        """Any animal."""
        return [MimicMove(animal.number) for animal in s.animals()]

    def refusal(self, s: EvolutionState, attack: Attack, move: Move) -> Phrase | None:
        """EVL-4.38."""
        assert isinstance(move, MimicMove)
        prey, decoy = s.animal(attack.prey), s.find(move.decoy)
        if self._is_used(s, prey):
            return MIMICRY_USED
        return CANNOT_TAKE_THE_PLACE if decoy is None else self._refuses(s, attack, prey, decoy)

    def carry_out(self, s: EvolutionState, attack: Attack, move: Move) -> None:
        """EVL-4.38."""
        assert isinstance(move, MimicMove)
        for laid in s.animal(attack.prey).solo:
            if laid.kind == MIMICRY_KIND:
                s.card_marks[laid.number] |= USED
        s.tell(REDIRECTS, attack.prey, move.decoy)
        attack._redirect(move.decoy)


class DropTail(Reaction):
    """EVL-4.39: Tail Loss: any trait card of the prey is discarded instead of the prey."""

    def offer(self, s: EvolutionState, attack: Attack, prey: Animal, moves: list[Move]) -> None:
        """Any of its trait cards, solo or pair, active or not."""
        for laid in prey.cards():
            if self._refuses(s, laid) is None:
                moves.append(DropTailMove(laid.number))

    def _refuses(self, s: EvolutionState, laid: TraitCard) -> Phrase | None:
        return CLINGS if s._tables.traits[laid.kind].clings else None

    def tries(self, s: EvolutionState, attack: Attack) -> list[Move]:
        """Any trait card on the table."""
        return [DropTailMove(laid.number) for animal in s.animals() for laid in animal.cards()]

    def refusal(self, s: EvolutionState, attack: Attack, move: Move) -> Phrase | None:
        """It must be a card of the prey."""
        assert isinstance(move, DropTailMove)
        for laid in s.animal(attack.prey).cards():
            if laid.number == move.card:
                return self._refuses(s, laid)
        return CANNOT_BE_DROPPED

    def carry_out(self, s: EvolutionState, attack: Attack, move: Move) -> None:
        """The prey survives, the attack ends, the hunter gets one blue token."""
        assert isinstance(move, DropTailMove)
        prey = s.animal(attack.prey)
        for laid in prey.cards():
            if laid.number == move.card:
                s.tell(DROPS_TAIL, prey.number, laid.kind)
                s.remove_trait(prey, laid)
        attack._fail()
        s.call(Meal(attack.hunter, 1))


class LoseTail(Reply):
    """The tail that is worth least."""

    def cost(self, s: EvolutionState, move: Move) -> int | None:
        """The points of the card."""
        return points_of_card(s, move.card) if isinstance(move, DropTailMove) else None


class Poison(WhenEaten):
    """EVL-4.36: whoever eats a poisonous animal dies in the extinction phase."""

    def eaten(self, s: EvolutionState, hunter: Animal, prey: Animal) -> bool:
        """EVL-4.36 step 1."""
        hunter.marks |= POISONED
        s.tell(IS_POISONED, hunter.number)
        return False


def add_to(roles: Roles) -> None:
    """The defences of the base set."""
    roles.static_defences += [
        MatchedDefence(CAMOUFLAGE, IS_CAMOUFLAGED, SHARP_VISION),
        MatchedDefence(BIG, IS_TOO_BIG, BIG),
        MatchedDefence(SWIMMING, IS_SWIMMING, SWIMMING),
        Burrow(BURROWING, IS_IN_BURROW),
        Guard(SYMBIOSIS, IS_GUARDED),
    ]
    roles.reactions += [
        RunAway(RUNNING, RunMove, compulsory=True),
        Mimic(MIMICRY, MimicMove, compulsory=True),
        DropTail(TAIL_LOSS, DropTailMove, compulsory=True),
    ]
    roles.when_eaten.append(Poison(POISONOUS, ignorable=True))
    roles.fights["defend"] = roles.fights["roll_running"] = ("hunter", "prey")
    roles.replies += [Reply(RunMove), LoseTail(DropTailMove)]
