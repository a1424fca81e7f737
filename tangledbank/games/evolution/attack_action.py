"""The attack as a feed action: who can attack whom, and ignoring what (EVL-4.30 to 4.33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tangledbank.games.evolution.actions import TargetAction
from tangledbank.games.evolution.animal import Animal
from tangledbank.games.evolution.attack import (
    NORMAL,
    Attack,
    cannot_attack,
    cannot_attack_ignoring,
    cannot_be_attacked,
    may_ignore,
    ways_to_attack,
)
from tangledbank.games.evolution.moves import AttackMove
from tangledbank.games.evolution.words import NOT_YOURS, NOTHING_TO_IGNORE_WITH, OTHER_LOCATION
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase

if TYPE_CHECKING:
    from tangledbank.games.evolution.feeding import Feeding
    from tangledbank.games.evolution.state import EvolutionState


class AttackAction(TargetAction):
    """EVL-4.30: a carnivore attacks any other animal."""

    def move(self, animal: Animal, target: Animal) -> Move:
        """By their numbers."""
        return AttackMove(animal.number, target.number)

    def actor(self, move: Move) -> int:
        """The hunter."""
        assert isinstance(move, AttackMove)
        return move.hunter

    def target(self, move: Move) -> int:
        """The prey."""
        assert isinstance(move, AttackMove)
        return move.prey

    def refuses(self, s: EvolutionState, feeding: Feeding, animal: Animal) -> Phrase | None:
        """Why this animal can attack nobody."""
        return cannot_attack(s, animal)

    def refuses_target(self, s: EvolutionState, animal: Animal, target: Animal) -> Phrase | None:
        """Why it cannot attack this one."""
        return cannot_be_attacked(s, animal, target)

    def offer(self, s: EvolutionState, feeding: Feeding, moves: list[Move]) -> None:
        """Each hunter and each prey; who can ignore a card of the prey, with each card (EVL-4.33)."""
        for hunter in feeding._able(s, self.traits):
            if cannot_attack(s, hunter) is not None:
                continue
            clever = may_ignore(s, hunter)
            for seat in s.seats:
                for prey in seat.animals:
                    if clever:
                        for card in ways_to_attack(s, hunter, prey, NORMAL):
                            moves.append(AttackMove(hunter.number, prey.number, card))
                    elif cannot_be_attacked(s, hunter, prey) is None:
                        moves.append(AttackMove(hunter.number, prey.number))

    def tries(self, s: EvolutionState, feeding: Feeding) -> list[Move]:
        """Each own animal and each prey; who can ignore a card, with each card of the prey."""
        moves = super().tries(s, feeding)
        for hunter in s.seats[feeding.seat].animals:
            if hunter.has(s._roles.ignoring):
                for prey in s.animals():
                    moves += [AttackMove(hunter.number, prey.number, laid.number) for laid in prey.cards()]
        return moves

    def refusal(self, s: EvolutionState, feeding: Feeding, move: Move) -> Phrase | None:
        """The first condition that the move fails, the ignored card included."""
        assert isinstance(move, AttackMove)
        if move.ignored == NONE:
            return super().refusal(s, feeding, move)
        hunter, prey = s.find(move.hunter), s.find(move.prey)
        if hunter is None or prey is None or hunter.seat != feeding.seat:
            return NOT_YOURS
        if not feeding._reaches(hunter):
            return OTHER_LOCATION
        refusal = cannot_attack(s, hunter) or (None if may_ignore(s, hunter) else NOTHING_TO_IGNORE_WITH)
        return refusal or cannot_attack_ignoring(s, hunter, prey, NORMAL, move.ignored)

    def carry_out(self, s: EvolutionState, feeding: Feeding, move: Move) -> None:
        """EVL-4.34."""
        assert isinstance(move, AttackMove)
        s.call(Attack(move.hunter, move.prey, NORMAL, move.ignored))
