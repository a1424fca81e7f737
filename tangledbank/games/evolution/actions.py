"""What can be done in a feed turn (EVL-3.6): the forms of actions. Which actions there are, traits say (roles.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from tangledbank.games.evolution.animal import Animal
from tangledbank.games.evolution.words import NOT_YOURS, OTHER_LOCATION
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase

if TYPE_CHECKING:
    from tangledbank.games.evolution.feeding import Feeding
    from tangledbank.games.evolution.state import EvolutionState


@mypyc_attr(allow_interpreted_subclasses=True)
class FeedAction:
    """Something to do in a feed turn (EVL-3.6); `main` actions are those of which there is one a feed turn.

    An action that only the bearers of certain traits can do names them in `traits`, so that nobody else is asked.
    """

    def __init__(self, verb: type[Move], main: bool, traits: i64 = 0) -> None:
        self.verb: type[Move] = verb
        self.main: bool = main
        self.traits: i64 = traits  # bits; 0: any animal

    def offer(self, s: EvolutionState, feeding: Feeding, moves: list[Move]) -> None:
        """Add the legal moves."""
        raise NotImplementedError

    def actor(self, move: Move) -> int:
        """The animal that acts by a move of this kind."""
        raise NotImplementedError

    def place(self, s: EvolutionState, move: Move) -> int:
        """EVL-3.7: the location that a legal move concerns; NONE if it fixes none."""
        return s.animal(self.actor(move)).place

    def refusal(self, s: EvolutionState, feeding: Feeding, move: Move) -> Phrase | None:
        """The first condition that a move of this kind fails."""
        raise NotImplementedError

    def tries(self, s: EvolutionState, feeding: Feeding) -> list[Move]:
        """The moves of this kind that a player might think of."""
        raise NotImplementedError

    def carry_out(self, s: EvolutionState, feeding: Feeding, move: Move) -> None:
        """Do it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class AnimalAction(FeedAction):
    """A feed action of one animal."""

    def move(self, animal: Animal) -> Move:
        """The move by which an animal does it."""
        raise NotImplementedError

    def refuses(self, s: EvolutionState, feeding: Feeding, animal: Animal) -> Phrase | None:
        """Why this animal of the player in turn cannot do it."""
        raise NotImplementedError

    def do(self, s: EvolutionState, feeding: Feeding, animal: Animal) -> None:
        """Let the animal do it."""
        raise NotImplementedError

    def offer(self, s: EvolutionState, feeding: Feeding, moves: list[Move]) -> None:
        """Add a move for each animal that can do it."""
        for animal in feeding._able(s, self.traits):
            if self.refuses(s, feeding, animal) is None:
                moves.append(self.move(animal))

    def refusal(self, s: EvolutionState, feeding: Feeding, move: Move) -> Phrase | None:
        """The first condition that the move fails."""
        animal = s.find(self.actor(move))
        if animal is None or animal.seat != feeding.seat:
            return NOT_YOURS
        return self.refuses(s, feeding, animal) if feeding._reaches(animal) else OTHER_LOCATION

    def tries(self, s: EvolutionState, feeding: Feeding) -> list[Move]:
        """One move for each animal on the table."""
        return [self.move(animal) for animal in s.animals()]

    def carry_out(self, s: EvolutionState, feeding: Feeding, move: Move) -> None:
        """Let the animal of the move do it."""
        self.do(s, feeding, s.animal(self.actor(move)))


@mypyc_attr(allow_interpreted_subclasses=True)
class TargetAction(FeedAction):
    """A feed action of one animal against another."""

    def move(self, animal: Animal, target: Animal) -> Move:
        """The move by which an animal does it to another."""
        raise NotImplementedError

    def target(self, move: Move) -> int:
        """The animal to which a move of this kind does it."""
        raise NotImplementedError

    def refuses(self, s: EvolutionState, feeding: Feeding, animal: Animal) -> Phrase | None:
        """Why this animal of the player in turn cannot do it to any."""
        raise NotImplementedError

    def refuses_target(self, s: EvolutionState, animal: Animal, target: Animal) -> Phrase | None:
        """Why it cannot be done to this target."""
        raise NotImplementedError

    def do(self, s: EvolutionState, animal: Animal, target: Animal) -> None:
        """Let the animal do it to the target."""
        raise NotImplementedError

    def offer(self, s: EvolutionState, feeding: Feeding, moves: list[Move]) -> None:
        """Add a move for each animal that can do it and each target it can do it to."""
        for animal in feeding._able(s, self.traits):
            if self.refuses(s, feeding, animal) is None:
                for seat in s.seats:
                    for target in seat.animals:
                        if self.refuses_target(s, animal, target) is None:
                            moves.append(self.move(animal, target))

    def refusal(self, s: EvolutionState, feeding: Feeding, move: Move) -> Phrase | None:
        """The first condition that the move fails."""
        animal, target = s.find(self.actor(move)), s.find(self.target(move))
        if animal is None or target is None or animal.seat != feeding.seat:
            return NOT_YOURS
        if not feeding._reaches(animal):
            return OTHER_LOCATION
        return self.refuses(s, feeding, animal) or self.refuses_target(s, animal, target)

    def tries(self, s: EvolutionState, feeding: Feeding) -> list[Move]:
        """One move for each own animal and each target."""
        animals = s.animals()
        own = s.seats[feeding.seat].animals
        return [self.move(animal, target) for animal in own for target in animals]

    def carry_out(self, s: EvolutionState, feeding: Feeding, move: Move) -> None:
        """Let the animal of the move do it to the target of the move."""
        self.do(s, s.animal(self.actor(move)), s.animal(self.target(move)))
