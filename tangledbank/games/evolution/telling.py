"""What is told of a table beside its cards: words for animals and cards, in positions (docs/positions.md) and views.

A module tells of its own states and marks: it adds to the lists of `Roles` what stands here as a class.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from tangledbank.games.evolution.active import card_of
from tangledbank.games.evolution.animal import ASLEEP, POISONED, USED, USED_LAST_TURN, YELLOW, Animal
from tangledbank.games.evolution.kinds import (
    CARNIVOROUS,
    COMMUNICATION,
    COOPERATION,
    FAT_TISSUE,
    GRAZING,
    HIBERNATION,
    MIMICRY,
    PIRACY,
)
from tangledbank.games.evolution.places import PLACES, TABLE
from tangledbank.games.evolution.words import IS_ASLEEP
from tangledbank.kernel.errors import BadPosition
from tangledbank.kernel.phrase import Phrase

if TYPE_CHECKING:
    from tangledbank.games.evolution.positions.animal_text import AnimalText
    from tangledbank.games.evolution.positions.animals import Herd
    from tangledbank.games.evolution.positions.stock import CardStock
    from tangledbank.games.evolution.roles import Roles
    from tangledbank.games.evolution.state import EvolutionState
    from tangledbank.kernel.position import Section

# The phases of a position; the last four are steps of T4 (EVL-3.16).
PHASES: Final = ("start", "development", "food_base", "feeding", "extinction", "regeneration", "deal", "nature")
BEFORE_FOOD: Final = PHASES[:3]
ONCE_FED: Final = PHASES[3:]
AFTER_DEATHS: Final = PHASES[5:]


def place_named(s: EvolutionState, name: str, where: str) -> int:
    """A location by its name in a position; the table if there is no other."""
    if not s._tables.continents and not name:
        return TABLE
    if not s._tables.continents or name not in PLACES[1:]:
        raise BadPosition(f"{where}: {name!r} is not a location here (EVL-1.2).")
    return PLACES.index(name)


@mypyc_attr(allow_interpreted_subclasses=True)
class AnimalWord:
    """A word for the state of an animal: `A: shell; hidden`. Mostly the state is a mark.

    >>> AnimalWord("poisoned", "EVL-4.36", mark=POISONED).word
    'poisoned'
    """

    def __init__(self, word: str, rule: str, phases: tuple[str, ...] = PHASES, module: str = "", mark: i64 = 0) -> None:
        self.word: str = word
        self.rule: str = rule
        self.phases: tuple[str, ...] = phases  # of positions in which it can be so
        self.module: str = module  # without which it is never so
        self.mark: i64 = mark  # one bit, or nothing
        self.seen: bool = True  # in views
        self.survives: bool = False  # the deaths of T4, though it may not have eaten
        self.silences: bool = False  # all its traits
        self.trait: i64 = 0  # without which no animal is so,
        self.without: str = ""  # in words,
        self.rests: bool = False  # and whether the state ends with the trait
        self.refusal: Phrase | None = None  # why it receives no food (EVL-3.12)
        self.design: str = ""  # the card that the animal is
        self.weapon: str = ""  # the trait whose marks are written behind the word

    def holds(self, s: EvolutionState, animal: Animal) -> bool:
        """Whether an animal is so."""
        return animal.marks & self.mark != 0

    def lay(self, s: EvolutionState, stock: CardStock, text: AnimalText, animal: Animal) -> None:
        """What a position does with an animal that is so, before its traits come."""

    def lay_last(self, s: EvolutionState, text: AnimalText, animal: Animal) -> None:
        """And after they have come."""

    def wrong(self, s: EvolutionState, phase: str, text: AnimalText, animal: Animal) -> str | None:
        """Why an animal with its traits, food and other states cannot be so."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class CardWord:
    """A word for the mark of a trait card: `fat_tissue/yellow`. Several traits may be marked with the same word.

    >>> CardWord("yellow", YELLOW, FAT_TISSUE, "EVL-4.12").word
    'yellow'
    """

    def __init__(
        self,
        word: str,
        marks: i64,
        traits: i64,
        rule: str,
        module: str = "",
        seen: bool = False,
        of_turn: bool = True,
        of_feed_turn: bool = False,
    ) -> None:
        self.word: str = word
        self.marks: i64 = marks
        self.traits: i64 = traits  # that can be marked so
        self.rule: str = rule
        self.module: str = module  # without which they never are
        self.seen: bool = seen  # in views, under this word
        self.of_turn: bool = of_turn  # it goes at the end of the turn (EVL-3.16)
        self.of_feed_turn: bool = of_feed_turn  # it is remembered by a feed turn, not by a mark


@mypyc_attr(allow_interpreted_subclasses=True)
class PositionPart:
    """What a module reads in a position, and what it finds wrong there."""

    def lay_first(self, s: EvolutionState, phase: str, top: Section) -> None:
        """Before any card is laid."""

    def lay(self, s: EvolutionState, stock: CardStock, top: Section) -> None:
        """When the animals and their traits lie."""

    def lay_last(self, s: EvolutionState, phase: str, top: Section, herd: Herd) -> None:
        """When all cards have their numbers, and all animals their food and states."""

    def wrong(self, s: EvolutionState, phase: str, text: AnimalText, animal: Animal) -> str | None:
        """Why an animal cannot be there, whatever is said of it."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """What a module adds to the view of the table; the same keys are there when it is not in play."""

    def of_board(self, s: EvolutionState) -> dict[str, Any]:
        """To the whole."""
        return {}

    def of_place(self, s: EvolutionState, place: int) -> dict[str, Any]:
        """To a location."""
        return {}

    def of_animal(self, s: EvolutionState, animal: Animal, known: bool) -> dict[str, Any]:
        """To an animal; whether its reverse is known to those who look."""
        return {}


class Asleep(AnimalWord):
    """EVL-4.24: sleep rests on Hibernation."""

    def __init__(self) -> None:
        super().__init__("asleep", "EVL-4.24", ONCE_FED, mark=ASLEEP)
        self.survives = True
        self.trait = HIBERNATION
        self.without = "hibernation"
        self.rests = True
        self.refusal = IS_ASLEEP

    def wrong(self, s: EvolutionState, phase: str, text: AnimalText, animal: Animal) -> str | None:
        """EVL-3.17, 4.24: nobody sleeps in the last turn, or two turns in a row. After deaths the deck may run out."""
        if s.deck_size() == 0 and phase not in AFTER_DEATHS:
            return "cannot be asleep when the deck is empty (EVL-3.17)"
        slept = s.card_marks[card_of(animal, HIBERNATION).number] & USED_LAST_TURN
        return "cannot be asleep two turns in a row (EVL-4.24)" if slept else None


ONCE_A_TURN: Final = CARNIVOROUS | PIRACY | HIBERNATION | MIMICRY
ONCE_A_ROUND: Final = COOPERATION | COMMUNICATION  # EVL-4.14


def add_to(roles: Roles) -> None:
    """The words of the base set."""
    roles.animal_words += [Asleep(), AnimalWord("poisoned", "EVL-4.36", ("feeding", "extinction"), mark=POISONED)]
    roles.card_words += [
        CardWord("used", USED, ONCE_A_TURN | ONCE_A_ROUND, "EVL-3.16"),
        CardWord("used", USED, GRAZING, "EVL-4.21", of_feed_turn=True),
        CardWord("used_last_turn", USED_LAST_TURN, HIBERNATION, "EVL-4.24", seen=True, of_turn=False),
        CardWord("yellow", YELLOW, FAT_TISSUE, "EVL-4.12", seen=True, of_turn=False),
    ]
