"""Viviparity: who becomes fed gives birth (EVL-4.26); the last card of the deck ends all sleep (EVL-3.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tangledbank.games.evolution.active import card_of
from tangledbank.games.evolution.animal import ASLEEP, USED, Animal
from tangledbank.games.evolution.roles import Check, Roles
from tangledbank.games.evolution.telling import ONCE_FED, AnimalWord, CardWord, PositionPart
from tangledbank.games.evolution.words import LAST_TURN, event, refusal
from tangledbank.games.evolution.worth import Worth

if TYPE_CHECKING:
    from tangledbank.games.evolution.positions.animal_text import AnimalText
    from tangledbank.games.evolution.positions.animals import Herd
    from tangledbank.games.evolution.state import EvolutionState
    from tangledbank.kernel.position import Section

VIVIPARITY: Final = 1 << 22

BORN: Final = 1 << 1  # a mark of an animal: this turn (EVL-4.26)
WAS_FED: Final = 1 << 17  # when the feeding of animals was looked at last (EVL-4.26)

GIVES_BIRTH: Final = event("gives-birth <parent:animal> <animal:animal>", motion="animal from {parent} to {animal}")
WAKES_UP: Final = event("wakes-up <sleeper:animal>")
IS_NEWBORN: Final = refusal("EVL-3.12", "is-newborn")


class Births(Check):
    """EVL-4.26: after every single change, who was not fed before and is fed now?"""

    def look(self, s: EvolutionState) -> bool:
        """In turn order of the owners, then oldest animal first."""
        parents: list[Animal] = []  # all are found before the first calf comes
        for turn in range(s.players):
            for animal in s.seats[(s.first + turn) % s.players].animals:
                fed = animal.is_fed()
                if fed == animal.marked(WAS_FED):
                    continue
                animal.marks ^= WAS_FED
                if fed and animal.has(VIVIPARITY):
                    parents.append(animal)
        changed = False
        for parent in parents:
            if self._gives_birth(s, parent):
                changed = True
        return changed

    def _gives_birth(self, s: EvolutionState, parent: Animal) -> bool:
        """The top card of the deck becomes a fed animal; once a turn for each card."""
        card = card_of(parent, VIVIPARITY)
        if s.card_marks[card.number] & USED or s.deck_size() == 0:
            return False
        s.card_marks[card.number] |= USED
        calf = s.lay_from_deck(parent.seat, parent.place)
        calf.food = 1
        calf.marks |= BORN | WAS_FED
        s.tell(GIVES_BIRTH, parent.number, calf.number)
        s.look_at(calf)
        if s.deck_size() == 0:
            s.tell(LAST_TURN)
            wake_all(s)
        return True


def wake_all(s: EvolutionState) -> None:
    """EVL-3.17: in the last turn nobody is fed by sleep."""
    for animal in s.animals():
        if animal.marked(ASLEEP):
            animal.marks &= ~ASLEEP
            s.tell(WAKES_UP, animal.number)


class Newborn(AnimalWord):
    """EVL-4.26: a calf in the turn of its birth."""

    def __init__(self) -> None:
        super().__init__("newborn", "EVL-4.26", ONCE_FED, "time_to_fly", BORN)
        self.survives = True
        self.refusal = IS_NEWBORN

    def wrong(self, s: EvolutionState, phase: str, text: AnimalText, animal: Animal) -> str | None:
        """EVL-4.26: a calf has one token; in the turn of its birth it can only take a Shell (EVL-4.41)."""
        if text.food != 1:
            return f"is newborn and has 1 food, not {text.food} (EVL-4.26)"
        bare = not animal.pairs and all(s._tables.traits[laid.kind].relic for laid in animal.solo)
        return None if bare else "is newborn and has no trait but perhaps a shell (EVL-4.26)"


class FedBefore(PositionPart):
    """EVL-4.26: who is fed in a position has become so before."""

    def lay_last(self, s: EvolutionState, phase: str, top: Section, herd: Herd) -> None:
        """EVL-4.26."""
        if "time_to_fly" in s._tables.sets:
            for animal in s.animals():
                if animal.is_fed():
                    animal.marks |= WAS_FED


def add_to(roles: Roles) -> None:
    """Viviparity works by itself."""
    roles.checks.append(Births(only_in_feeding=True))
    roles.animal_words.append(Newborn())
    roles.card_words.append(CardWord("used", USED, VIVIPARITY, "EVL-4.26"))
    roles.position_parts.append(FedBefore())
    roles.worths.append(Worth(VIVIPARITY))
