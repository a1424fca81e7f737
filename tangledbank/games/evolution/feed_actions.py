"""What can be done in a feed turn with the base set (EVL-3.6), in the order in which it is offered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tangledbank.games.evolution.actions import AnimalAction, FeedAction, TargetAction
from tangledbank.games.evolution.active import card_of
from tangledbank.games.evolution.animal import ASLEEP, USED, USED_LAST_TURN, Animal
from tangledbank.games.evolution.attack_action import AttackAction
from tangledbank.games.evolution.food import RedToken, cannot_receive, empty_lowest_fat, receive
from tangledbank.games.evolution.kinds import CARNIVOROUS, FAT_TISSUE, GRAZING, HIBERNATION, PIRACY
from tangledbank.games.evolution.moves import (
    AttackMove,
    ConvertFatMove,
    EndFeedTurnMove,
    GrazeMove,
    HibernateMove,
    PirateMove,
    TakeFoodMove,
)
from tangledbank.games.evolution.roles import Roles
from tangledbank.games.evolution.words import (
    ALL_ARE_FULL,
    BASE_IS_EMPTY,
    CANNOT_GRAZE,
    CANNOT_HIBERNATE,
    CONVERTS_FAT,
    ENDS_FEED_TURN,
    FALLS_ASLEEP,
    GRAZES,
    HAS_GRAZED,
    HAS_NO_YELLOW,
    IS_FED,
    MUST_EAT,
    NO_PIRATE,
    NO_SLEEP_IN_LAST_TURN,
    NOT_YOURS,
    NOTHING_TO_GRAZE,
    OTHER_LOCATION,
    PIRACY_USED,
    SLEEPS_ALREADY,
    SLEPT_LAST_TURN,
    SLEPT_THIS_TURN,
    STEALS,
    TOO_MUCH_FAT,
    VICTIM_HAS_NO_FOOD,
    VICTIM_IS_ELSEWHERE,
    VICTIM_IS_FED,
    VICTIM_IS_ITSELF,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase

if TYPE_CHECKING:
    from tangledbank.games.evolution.feeding import Feeding
    from tangledbank.games.evolution.state import EvolutionState


class TakeFood(AnimalAction):
    """EVL-3.10: take a red token from the food base."""

    def move(self, animal: Animal) -> Move:
        """By its number."""
        return TakeFoodMove(animal.number)

    def actor(self, move: Move) -> int:
        """The eater."""
        assert isinstance(move, TakeFoodMove)
        return move.eater

    def refuses(self, s: EvolutionState, feeding: Feeding, animal: Animal) -> Phrase | None:
        """EVL-3.10."""
        return BASE_IS_EMPTY if s.base[animal.place] < 1 else cannot_receive(s, animal)

    def do(self, s: EvolutionState, feeding: Feeding, animal: Animal) -> None:
        """EVL-3.13."""
        s.call(RedToken(animal.number))


class ConvertFat(FeedAction):
    """EVL-4.12: turn yellow tokens of one animal into food."""

    def actor(self, move: Move) -> int:
        """The eater."""
        assert isinstance(move, ConvertFatMove)
        return move.eater

    def _most(self, animal: Animal) -> int:
        return min(animal.yellow, animal.need - animal.food)

    def _refuses(self, animal: Animal) -> Phrase | None:
        if animal.yellow == 0:
            return HAS_NO_YELLOW
        return IS_FED if animal.is_fed() else None

    def offer(self, s: EvolutionState, feeding: Feeding, moves: list[Move]) -> None:
        """For each animal, every number of tokens it can turn."""
        for animal in feeding._able(s, self.traits):
            if self._refuses(animal) is None:
                for count in range(1, self._most(animal) + 1):
                    moves.append(ConvertFatMove(animal.number, count))

    def refusal(self, s: EvolutionState, feeding: Feeding, move: Move) -> Phrase | None:
        """The first condition that the move fails."""
        assert isinstance(move, ConvertFatMove)
        animal = s.find(move.eater)
        if animal is None or animal.seat != feeding.seat:
            return NOT_YOURS
        if not feeding._reaches(animal):
            return OTHER_LOCATION
        return self._refuses(animal) or (None if 1 <= move.count <= self._most(animal) else TOO_MUCH_FAT)

    def tries(self, s: EvolutionState, feeding: Feeding) -> list[Move]:
        """One token for each animal, and as many as there are."""
        counts = [(animal, count) for animal in s.animals() for count in range(1, max(animal.yellow, 1) + 1)]
        return [ConvertFatMove(animal.number, count) for animal, count in counts]

    def carry_out(self, s: EvolutionState, feeding: Feeding, move: Move) -> None:
        """It is not receiving food: no pair trait works."""
        assert isinstance(move, ConvertFatMove)
        animal = s.animal(move.eater)
        for _ in range(move.count):
            empty_lowest_fat(s, animal)
        s.change_food(animal, move.count)
        s.tell(CONVERTS_FAT, animal.number, move.count)


class Graze(AnimalAction):
    """EVL-4.21: destroy a red token, once a feed turn for each card. Sleepers may do it too (EVL-4.25)."""

    def move(self, animal: Animal) -> Move:
        """By its number."""
        return GrazeMove(animal.number)

    def actor(self, move: Move) -> int:
        """The grazer."""
        assert isinstance(move, GrazeMove)
        return move.grazer

    def refuses(self, s: EvolutionState, feeding: Feeding, animal: Animal) -> Phrase | None:
        """EVL-4.21, and EVL-3.9 when all are full."""
        if not animal.has(GRAZING):
            return CANNOT_GRAZE
        if card_of(animal, GRAZING).number in feeding.used_now:
            return HAS_GRAZED
        if s.base[animal.place] < 1:
            return NOTHING_TO_GRAZE
        return ALL_ARE_FULL if feeding.all_full else None

    def do(self, s: EvolutionState, feeding: Feeding, animal: Animal) -> None:
        """EVL-4.21."""
        s.base[animal.place] -= 1
        feeding.used_now.append(card_of(animal, GRAZING).number)
        s.tell(GRAZES, animal.number)


class Hibernate(AnimalAction):
    """EVL-4.24: fall asleep; a sleeper counts as fed and cannot receive food."""

    def move(self, animal: Animal) -> Move:
        """By its number."""
        return HibernateMove(animal.number)

    def actor(self, move: Move) -> int:
        """The sleeper."""
        assert isinstance(move, HibernateMove)
        return move.sleeper

    def refuses(self, s: EvolutionState, feeding: Feeding, animal: Animal) -> Phrase | None:
        """EVL-4.24, and EVL-3.9 when all are full."""
        if not animal.has(HIBERNATION):
            return CANNOT_HIBERNATE
        if animal.marked(ASLEEP):
            return SLEEPS_ALREADY
        if s.deck_size() == 0:  # also for those whom its last card has woken (EVL-3.17)
            return NO_SLEEP_IN_LAST_TURN
        marks = s.card_marks[card_of(animal, HIBERNATION).number]
        if marks & (USED | USED_LAST_TURN):
            return SLEPT_LAST_TURN if marks & USED_LAST_TURN else SLEPT_THIS_TURN
        return ALL_ARE_FULL if feeding.all_full else None

    def do(self, s: EvolutionState, feeding: Feeding, animal: Animal) -> None:
        """EVL-4.24."""
        s.fall_asleep(animal)
        s.card_marks[card_of(animal, HIBERNATION).number] |= USED
        s.tell(FALLS_ASLEEP, animal.number)


class Pirate(TargetAction):
    """EVL-4.22: take a token from a hungry animal, once a turn."""

    def move(self, animal: Animal, target: Animal) -> Move:
        """By their numbers."""
        return PirateMove(animal.number, target.number)

    def actor(self, move: Move) -> int:
        """The pirate."""
        assert isinstance(move, PirateMove)
        return move.pirate

    def target(self, move: Move) -> int:
        """The victim."""
        assert isinstance(move, PirateMove)
        return move.victim

    def refuses(self, s: EvolutionState, feeding: Feeding, animal: Animal) -> Phrase | None:
        """Why this animal can rob nobody."""
        if not animal.has(PIRACY):
            return NO_PIRATE
        if s.card_marks[card_of(animal, PIRACY).number] & USED:
            return PIRACY_USED
        return cannot_receive(s, animal)

    def refuses_target(self, s: EvolutionState, animal: Animal, target: Animal) -> Phrase | None:
        """Why it cannot rob this one."""
        if animal.number == target.number:
            return VICTIM_IS_ITSELF
        if animal.place != target.place:
            return VICTIM_IS_ELSEWHERE
        if target.food == 0:
            return VICTIM_HAS_NO_FOOD
        return VICTIM_IS_FED if target.is_fed() else None

    def do(self, s: EvolutionState, animal: Animal, target: Animal) -> None:
        """EVL-4.22."""
        s.card_marks[card_of(animal, PIRACY).number] |= USED
        s.change_food(target, -1)
        s.tell(STEALS, animal.number, target.number)
        receive(s, animal, 1, red=False)


class EndFeedTurn(FeedAction):
    """EVL-3.8: end the feed turn, unless the player must still eat."""

    def _must_eat(self, s: EvolutionState, feeding: Feeding) -> bool:
        if feeding.main_used:
            return False
        for animal in feeding._able(s, 0):
            if TAKING_FOOD.refuses(s, feeding, animal) is None:
                return True
        return False

    def offer(self, s: EvolutionState, feeding: Feeding, moves: list[Move]) -> None:
        """Once nobody must eat: what food can be taken stands first among the moves."""
        if not moves or not isinstance(moves[0], TakeFoodMove):
            moves.append(END)

    def refusal(self, s: EvolutionState, feeding: Feeding, move: Move) -> Phrase | None:
        """EVL-3.8."""
        return MUST_EAT if self._must_eat(s, feeding) else None

    def tries(self, s: EvolutionState, feeding: Feeding) -> list[Move]:
        """The one way to end."""
        return [END]

    def carry_out(self, s: EvolutionState, feeding: Feeding, move: Move) -> None:
        """Nothing more: the phase goes on to the next player. An empty feed turn is not worth a word."""
        if feeding.acted:
            s.tell(ENDS_FEED_TURN, feeding.seat)


END: Final = EndFeedTurnMove()
TAKING_FOOD: Final = TakeFood(TakeFoodMove, main=True)


def add_to(roles: Roles) -> None:
    """The actions of the base set."""
    roles.feed_actions += [
        TAKING_FOOD,
        AttackAction(AttackMove, main=True, traits=CARNIVOROUS),
        ConvertFat(ConvertFatMove, main=True, traits=FAT_TISSUE),
        Pirate(PirateMove, main=False, traits=PIRACY),
        Graze(GrazeMove, main=False, traits=GRAZING),
        Hibernate(HibernateMove, main=False, traits=HIBERNATION),
    ]


def add_ending(roles: Roles) -> None:
    """The last thing that is offered."""
    roles.feed_actions.append(EndFeedTurn(EndFeedTurnMove, main=False))
