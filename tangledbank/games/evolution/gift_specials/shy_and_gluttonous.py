"""Shy: attacked once a turn at most (EVL-4.45). Gluttonous: one more red token (EVL-4.23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from tangledbank.games.evolution.actions import AnimalAction
from tangledbank.games.evolution.active import card_of
from tangledbank.games.evolution.animal import USED, Animal
from tangledbank.games.evolution.attack import Attack
from tangledbank.games.evolution.food import RedToken, cannot_receive
from tangledbank.games.evolution.roles import Roles, StaticDefence, WhenAttacked
from tangledbank.games.evolution.telling import CardWord
from tangledbank.games.evolution.words import BASE_IS_EMPTY, WORDS, event, refusal
from tangledbank.games.evolution.worth import Worth
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase

if TYPE_CHECKING:
    from tangledbank.games.evolution.feeding import Feeding
    from tangledbank.games.evolution.state import EvolutionState

SHY: Final = 1 << 39
GLUTTONOUS: Final = 1 << 40

SCARED: Final = 1 << 3  # a mark of a Shy card whose bearer has been attacked (EVL-4.45)

IS_SCARED: Final = refusal("EVL-4.45", "is-scared")
GORGES: Final = event("gorges <eater:animal>")
NOT_GLUTTONOUS: Final = refusal("EVL-4.23", "not-gluttonous")
HAS_GORGED: Final = refusal("EVL-4.23", "has-gorged")
GORGED_ENOUGH: Final = refusal("EVL-4.23", "gorged-enough")


class GorgeMove(Move):
    """EVL-4.23: a red token beside the main action."""

    __slots__ = ("eater",)
    pattern: ClassVar[str] = "gorge <eater:animal>"
    touches: ClassVar[str] = "eater choose:gorge"

    def __init__(self, eater: i64) -> None:
        self.eater: i64 = eater


WORDS.moves(GorgeMove)


class Scare(WhenAttacked):
    """EVL-4.34 step 2: from now on the prey is on its guard, even if the hunter ignores that."""

    def attacked(self, s: EvolutionState, attack: Attack, prey: Animal) -> None:
        """EVL-4.45."""
        s.card_marks[card_of(prey, SHY).number] |= SCARED


class OnGuard(StaticDefence):
    """EVL-4.31: a Shy animal that has been attacked this turn cannot be chosen again."""

    def blocks(self, s: EvolutionState, hunter: Animal, prey: Animal, kind: i64) -> bool:
        """EVL-4.45."""
        return s.card_marks[card_of(prey, SHY).number] & SCARED != 0


class Gorge(AnimalAction):
    """EVL-4.23: once a feed turn a hungry animal takes a red token beside the main action."""

    def move(self, animal: Animal) -> Move:
        """By its number."""
        return GorgeMove(animal.number)

    def actor(self, move: Move) -> int:
        """The eater."""
        assert isinstance(move, GorgeMove)
        return move.eater

    def refuses(self, s: EvolutionState, feeding: Feeding, animal: Animal) -> Phrase | None:
        """EVL-4.23: it fills no fat (EVL-4.13)."""
        if not animal.has(GLUTTONOUS):
            return NOT_GLUTTONOUS
        if card_of(animal, GLUTTONOUS).number in feeding.used_now:
            return HAS_GORGED
        if animal.is_fed():
            return GORGED_ENOUGH
        return BASE_IS_EMPTY if s.base[animal.place] < 1 else cannot_receive(s, animal)

    def do(self, s: EvolutionState, feeding: Feeding, animal: Animal) -> None:
        """EVL-4.23."""
        feeding.used_now.append(card_of(animal, GLUTTONOUS).number)
        s.tell(GORGES, animal.number)
        s.call(RedToken(animal.number))


def add_to(roles: Roles) -> None:
    """A defence and an action."""
    roles.when_attacked.append(Scare(SHY))
    roles.static_defences.append(OnGuard(SHY, IS_SCARED))
    roles.feed_actions.append(Gorge(GorgeMove, main=False, traits=GLUTTONOUS))
    roles.card_words.append(CardWord("scared", SCARED, SHY, "EVL-4.45", seen=True))
    roles.card_words.append(CardWord("used", USED, GLUTTONOUS, "EVL-4.23", of_feed_turn=True))
    roles.worths += [Worth(SHY), Worth(GLUTTONOUS)]
