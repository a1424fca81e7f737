"""The Ocean: going into it and coming out again (EVL-4.9, 4.55, 4.56)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.evolution.active import card_of
from tangledbank.games.evolution.animal import Animal
from tangledbank.games.evolution.kinds import SWIMMING, number_of
from tangledbank.games.evolution.places import OCEAN
from tangledbank.games.evolution.roles import PlayEffect, Roles
from tangledbank.games.evolution.words import event, refusal
from tangledbank.kernel.phrase import NONE, Phrase

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

SWIMMING_KIND: Final = number_of(SWIMMING)

MOVES_TO: Final = event("moves-to <animal:animal> <place:place>")
PART: Final = event("part <animal:animal> <face:face> <partner:animal>")
SWIMS_ALREADY: Final = refusal("EVL-4.9", "swims-already")


class IntoTheOcean(PlayEffect):
    """EVL-4.9: Swimming played on an animal on a continent moves it to the Ocean; the card is discarded."""

    def refuses(self, s: EvolutionState, animal: Animal) -> Phrase | None:
        """In the Ocean an animal swims already."""
        return SWIMS_ALREADY if animal.place == OCEAN else None

    def play(self, s: EvolutionState, card: i64, animal: Animal) -> None:
        """Solo traits go along; pair traits with animals elsewhere are lost."""
        s.secrets.reveal(card)
        s.discard(animal.seat, card)
        animal.place = OCEAN
        s.tell(MOVES_TO, animal.number, OCEAN)
        part_pairs(s)


def move_animal(s: EvolutionState, animal: Animal, place: i64) -> None:
    """EVL-4.55: an animal changes its location; a Swimming card is left behind in the Ocean, or comes back."""
    came_from = animal.place
    animal.place = place
    s.tell(MOVES_TO, animal.number, place)
    if place == OCEAN:
        s.remove_trait(animal, card_of(animal, SWIMMING))
    elif came_from == OCEAN:
        s.put_trait(SWIMMING_KIND, swimming_card(s, animal.seat), animal)


def swimming_card(s: EvolutionState, seat: i64) -> int:
    """EVL-4.55: the latest discarded card with Swimming, the owner's own pile first; NONE for a marker in its place."""
    for number in s.in_turn_order(seat):
        pile = s.seats[number].discard
        for index in range(len(pile) - 1, -1, -1):
            if SWIMMING_KIND in s.faces_of(pile[index]):
                return pile.pop(index)
    return NONE


def part_pairs(s: EvolutionState) -> None:
    """EVL-4.56: pair cards whose animals are in different locations are discarded."""
    for seat in s.seats:
        for animal in seat.animals + seat.waiting:
            for laid in animal.pairs[:]:
                other = s.bearer(laid.other(animal.number))
                if other.place != animal.place:
                    s.tell(PART, animal.number, laid.kind, other.number)
                    s.remove_trait(animal, laid)


def add_to(roles: Roles) -> None:
    """With Continents Swimming is played in another way."""
    roles.play_effects.append(IntoTheOcean(SWIMMING))
