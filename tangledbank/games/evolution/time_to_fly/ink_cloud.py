"""Ink Cloud: the attack fails, and the hunter may try again later (EVL-4.35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from tangledbank.games.evolution.active import card_of, weapon_of
from tangledbank.games.evolution.animal import USED, Animal
from tangledbank.games.evolution.attack import Attack
from tangledbank.games.evolution.kinds import CARNIVOROUS
from tangledbank.games.evolution.roles import Occasion, Reaction, Roles
from tangledbank.games.evolution.telling import CardWord
from tangledbank.games.evolution.words import WORDS, event, refusal
from tangledbank.games.evolution.worth import Reply, Worth
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

INK_CLOUD: Final = 1 << 24

INKED: Final = 1 << 4  # a mark of a Carnivorous that will be usable again (EVL-4.35)

RELEASES_INK: Final = event("releases-ink <prey:animal> <hunter:animal>")
INK_USED: Final = refusal("EVL-4.35", "ink-used")


class ReleaseInkMove(Move):
    """EVL-4.35: the prey escapes in a cloud of ink."""

    __slots__ = ()
    pattern: ClassVar[str] = "release_ink"


WORDS.moves(ReleaseInkMove)
RELEASING: Final = ReleaseInkMove()


def is_used(s: EvolutionState, prey: Animal) -> bool:
    """EVL-4.35: whether the ink of an animal is gone for this turn."""
    return s.card_marks[card_of(prey, INK_CLOUD).number] & USED != 0


class ReleaseInk(Reaction):
    """EVL-4.35: once a turn the prey escapes in a cloud of ink."""

    def offer(self, s: EvolutionState, attack: Attack, prey: Animal, moves: list[Move]) -> None:
        """If it has not been used this turn."""
        if not is_used(s, prey):
            moves.append(RELEASING)

    def refusal(self, s: EvolutionState, attack: Attack, move: Move) -> Phrase | None:
        """EVL-4.35."""
        return INK_USED if is_used(s, s.animal(attack.prey)) else None

    def carry_out(self, s: EvolutionState, attack: Attack, move: Move) -> None:
        """The hunter gets nothing, but its Carnivorous is not lost for this turn."""
        s.card_marks[card_of(s.animal(attack.prey), INK_CLOUD).number] |= USED
        s.card_marks[weapon_of(s.animal(attack.hunter))] |= INKED
        s.tell(RELEASES_INK, attack.prey, attack.hunter)
        attack._fail()


class InkClears(Occasion):
    """EVL-4.35: from the start of its owner's next feed turn a hunter that met an Ink Cloud can attack again."""

    def happen(self, s: EvolutionState, seat: i64) -> None:
        """EVL-4.35."""
        for animal in s.seats[seat].animals:
            if animal.traits & CARNIVOROUS:
                weapon = weapon_of(animal)
                if s.card_marks[weapon] & INKED:
                    s.card_marks[weapon] &= ~(INKED | USED)


def add_to(roles: Roles) -> None:
    """Ink Cloud is a reaction with a consequence at the next feed turn."""
    roles.reactions.append(ReleaseInk(INK_CLOUD, ReleaseInkMove, compulsory=False))
    roles.feed_turn_begins.append(InkClears())
    roles.card_words.append(CardWord("used", USED, INK_CLOUD, "EVL-4.35"))
    roles.card_words.append(CardWord("inked", INKED | USED, CARNIVOROUS, "EVL-4.35", "time_to_fly"))
    roles.worths.append(Worth(INK_CLOUD))
    roles.replies.append(Reply(ReleaseInkMove))
