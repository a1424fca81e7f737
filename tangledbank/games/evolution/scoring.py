"""End and scoring (EVL-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tangledbank.games.evolution.active import CARNIVOROUS_KIND
from tangledbank.games.evolution.animal import Animal, TraitCard
from tangledbank.kernel.phrase import NONE

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

ANIMAL_POINTS: Final = 2
TRAIT_POINTS: Final = 1


def points_of_trait(s: EvolutionState, laid: TraitCard) -> int:
    """EVL-5.2: one for the card, and what it adds to the need, of both hosts if it is a pair card."""
    hosts = 1 if laid.partner == NONE else 2
    return TRAIT_POINTS + hosts * s.need_of(laid.kind)


def points_of_card(s: EvolutionState, number: int) -> int:
    """EVL-5.2: the points of a trait card in play."""
    for animal in s.animals():
        for laid in animal.cards():
            if laid.number == number:
                return points_of_trait(s, laid)
    return 0


def points_of_animal(s: EvolutionState, animal: Animal) -> int:
    """EVL-5.2, 5.4: two for the animal, the points of its solo traits, and one more for the Ocean."""
    points = ANIMAL_POINTS + s._tables.place_points[animal.place] + points_of_hunter(s, animal)
    for laid in animal.solo:
        points += points_of_trait(s, laid)
    return points


def points_of_hunter(s: EvolutionState, animal: Animal) -> int:
    """EVL-5.2: the built-in Carnivorous of a revealed Hunter counts like the trait."""
    return TRAIT_POINTS + s.need_of(CARNIVOROUS_KIND) if animal.hunter else 0


def points_of_set(s: EvolutionState, waiting: Animal) -> int:
    """EVL-5.5: a set that could not be restored scores its traits alone."""
    return sum(points_of_trait(s, laid) for laid in waiting.solo)


def pair_cards(s: EvolutionState, seat: int) -> list[TraitCard]:
    """The pair cards of a seat, each once."""
    animals = s.seats[seat].animals + s.seats[seat].waiting
    return [laid for animal in animals for laid in animal.pairs if laid.bearer == animal.number]


def scores(s: EvolutionState) -> list[int]:
    """EVL-5.2: each seat's points."""
    return [
        sum(points_of_animal(s, animal) for animal in seat.animals)
        + sum(points_of_set(s, waiting) for waiting in seat.waiting)
        + sum(points_of_trait(s, laid) for laid in pair_cards(s, number))
        for number, seat in enumerate(s.seats)
    ]


def measures(s: EvolutionState) -> dict[str, list[int]]:
    """What everybody can count: points, animals, and the food on them."""
    return {
        "points": scores(s),
        "animals": [len(seat.animals) for seat in s.seats],
        "food": [sum([int(animal.food) for animal in seat.animals]) for seat in s.seats],
    }


def tie_breaks(s: EvolutionState) -> dict[str, list[int]]:
    """EVL-5.6: the cards in the own discard pile."""
    return {"discard": [len(seat.discard) for seat in s.seats]}


def winners(s: EvolutionState) -> list[int]:
    """EVL-5.6: most points; then most cards in the own discard pile; then the victory is shared."""
    standing = list(zip(scores(s), *tie_breaks(s).values(), strict=True))
    return [seat for seat in range(s.players) if standing[seat] == max(standing)]


def breakdown(s: EvolutionState) -> list[dict[str, Any]]:
    """How each seat's points come about: by animal and trait, with the tie-break (EVL-5.6)."""
    from tangledbank.games.evolution.kinds import ORDER

    def trait_line(laid: TraitCard) -> dict[str, Any]:
        return {"trait": laid.number, "kind": ORDER[laid.kind], "points": points_of_trait(s, laid)}

    return [
        {
            "animals": [
                {
                    "animal": animal.number,
                    "points": ANIMAL_POINTS,
                    "traits": [trait_line(laid) for laid in animal.solo],
                    "hunter": points_of_hunter(s, animal),
                    "ocean": s._tables.place_points[animal.place],
                }
                for animal in seat.animals
            ],
            "waiting": [
                {"animal": waiting.number, "traits": [trait_line(laid) for laid in waiting.solo]}
                for waiting in seat.waiting
            ],
            "pairs": [trait_line(laid) for laid in pair_cards(s, number)],
            "discard": len(seat.discard),
            "total": points,
        }
        for number, (seat, points) in enumerate(zip(s.seats, scores(s), strict=True))
    ]
