"""The attack (EVL-4.30 to 4.39): declaring it, its course, being eaten."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.evolution.animal import POISONED, USED, Animal
from tangledbank.games.evolution.food import cannot_receive, receive
from tangledbank.games.evolution.kinds import CARNIVOROUS, POISONOUS, SCAVENGER, SWIMMING, number_of
from tangledbank.games.evolution.roles import REACTIONS, STATIC_DEFENCES
from tangledbank.games.evolution.words import (
    ATTACKS,
    DECLINE,
    DEFEND,
    HAS_ATTACKED,
    HUNTS_IN_WATER,
    IS_EATEN,
    IS_ITSELF,
    IS_POISONED,
    MUST_DEFEND,
    NO_SCAVENGER,
    NO_SUCH_DEFENCE,
    NOT_CARNIVOROUS,
    NOT_NOW,
    NOT_YOUR_SCAVENGER,
    SCAVENGE,
    SCAVENGE_WITH,
    SCAVENGES,
)
from tangledbank.kernel.phrase import NONE, Move, Phrase
from tangledbank.kernel.procedure import Ask, Procedure

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

CARNIVOROUS_KIND: Final = number_of(CARNIVOROUS)
DECLINING: Final = Move(DECLINE)


def cannot_attack(s: EvolutionState, hunter: Animal) -> Phrase | None:
    """EVL-4.30: why an animal can attack nobody; None if it can."""
    if not hunter.has(CARNIVOROUS):
        return NOT_CARNIVOROUS
    for laid in hunter.solo:
        if laid.kind == CARNIVOROUS_KIND and s.card_marks[laid.number] & USED:
            return HAS_ATTACKED
    return cannot_receive(s, hunter)


def cannot_be_attacked(s: EvolutionState, hunter: Animal, prey: Animal) -> Phrase | None:
    """EVL-4.31 and 4.32: why this hunter cannot attack this prey; None if it can."""
    if hunter.number == prey.number:
        return IS_ITSELF
    if hunter.has(SWIMMING) and not prey.has(SWIMMING):
        return HUNTS_IN_WATER
    for defence in STATIC_DEFENCES:
        if prey.active & defence.trait and defence.blocks(s, hunter, prey):
            return defence.refusal
    return None


def cannot_scavenge(s: EvolutionState, seat: i64, animal: Animal) -> Phrase | None:
    """EVL-4.16: why an animal gets nothing of what another has killed, when it is the turn of a seat's scavengers."""
    if not animal.has(SCAVENGER):
        return NO_SCAVENGER
    return cannot_receive(s, animal) if animal.seat == seat else NOT_YOUR_SCAVENGER


class Attack(Procedure):
    """EVL-4.34: the course of an attack."""

    __slots__ = ("hunter", "prey", "used")

    def __init__(self, hunter: i64 = NONE, prey: i64 = NONE) -> None:
        super().__init__()
        self.hunter: i64 = hunter
        self.prey: i64 = prey
        self.used: i64 = 0  # reactions of the prey used in this attack, one bit each

    def declare(self, s: EvolutionState) -> None:
        """EVL-4.34 step 1."""
        for laid in s.animal(self.hunter).solo:
            if laid.kind == CARNIVOROUS_KIND:
                s.card_marks[laid.number] |= USED
        s.tell(ATTACKS, self.hunter, self.prey)

    def defend(self, s: EvolutionState) -> Ask | None:
        """EVL-4.34 step 4: the owner of the prey chooses one reaction after another."""
        prey = s.animal(self.prey)
        moves: list[Move] = []
        must_defend = self._offer_reactions(s, prey, moves)
        if not moves:
            return None
        if not must_defend:
            moves.append(DECLINING)
        return Ask(prey.seat, DEFEND, moves, self.hunter, self.prey)

    def on_defend(self, s: EvolutionState, move: Move) -> None:
        """The reaction itself says how the attack goes on; after declining the prey is eaten."""
        for reaction in REACTIONS:
            if reaction.verb is move.phrase:
                self.used |= reaction.trait
                self.goto("defend")
                reaction.carry_out(s, self, move)

    def eat(self, s: EvolutionState) -> None:
        """EVL-4.36: poison, death, two blue tokens."""
        hunter, prey = s.animal(self.hunter), s.animal(self.prey)
        s.tell(IS_EATEN, prey.number, hunter.number)
        if prey.has(POISONOUS):
            hunter.marks |= POISONED
            s.tell(IS_POISONED, hunter.number)
        s.remove_animal(prey)
        receive(s, hunter, 2, red=False)

    def scavenge(self, s: EvolutionState) -> Ask | None:
        """EVL-4.16: the first player, from the hunter's owner on, with a Scavenger that can receive food."""
        for seat in s.in_turn_order(s.owners[self.hunter]):
            moves: list[Move] = []
            for animal in s.seats[seat].animals:
                if cannot_scavenge(s, seat, animal) is None:
                    moves.append(Move(SCAVENGE_WITH, animal.number))
            if moves:
                return Ask(seat, SCAVENGE, moves, self.prey)
        return None

    def on_scavenge(self, s: EvolutionState, move: Move) -> None:
        """EVL-4.16: one blue token, for one animal in all."""
        s.tell(SCAVENGES, move.a)
        receive(s, s.animal(move.a), 1, red=False)

    def _offer_reactions(self, s: EvolutionState, prey: Animal, moves: list[Move]) -> bool:
        """Add the reactions that the prey can still use; says whether one of them is compulsory."""
        compulsory = False
        for reaction in REACTIONS:
            if prey.active & reaction.trait and not self.used & reaction.trait:
                offered = len(moves)
                reaction.offer(s, self, prey, moves)
                if reaction.compulsory and len(moves) > offered:
                    compulsory = True
        return compulsory

    def _redirect(self, decoy: i64) -> None:
        """EVL-4.38: the attack goes on against another animal, whose reactions are fresh."""
        self.prey = decoy
        self.used = 0
        self.goto("defend")

    def _tries(self, s: EvolutionState) -> list[Move]:
        if self._is_scavenging():
            return [Move(SCAVENGE_WITH, animal.number) for animal in s.animals()]
        return [DECLINING] + [move for reaction in REACTIONS for move in reaction.tries(s, self)]

    def _is_scavenging(self) -> bool:
        return type(self).step_names[self.pc - 1] == "scavenge"

    def _refusal(self, s: EvolutionState, move: Move) -> Phrase | None:
        if self._is_scavenging() or move.phrase is SCAVENGE_WITH:
            animal = s.find(move.a) if move.phrase is SCAVENGE_WITH and self._is_scavenging() else None
            return NOT_NOW if animal is None else cannot_scavenge(s, s.seat, animal)
        if move.phrase is DECLINE:
            return MUST_DEFEND if self._offer_reactions(s, s.animal(self.prey), []) else None
        for reaction in REACTIONS:
            if reaction.verb is move.phrase:
                missing = not s.animal(self.prey).has(reaction.trait) or self.used & reaction.trait
                return NO_SUCH_DEFENCE if missing else reaction.refusal(s, self, move)
        return NOT_NOW
