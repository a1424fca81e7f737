"""End and scoring (NEW-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tangledbank.games.newworld.animal import Animal, TraitCard
from tangledbank.games.newworld.kinds import ORDER

if TYPE_CHECKING:
    from tangledbank.games.newworld.state import NewWorldState

ANIMAL_POINTS: Final = 3
TRAIT_POINTS: Final = 1


def points_of_trait(s: NewWorldState, laid: TraitCard) -> int:
    """NEW-5.2: one for the card, which counts once if it is a pair card, and what it adds to the requirement."""
    return TRAIT_POINTS + s._tables.need[laid.kind]


def points_of_animal(s: NewWorldState, animal: Animal) -> int:
    """NEW-5.2: three for the animal, and the points of the traits that are its own alone."""
    points = ANIMAL_POINTS
    for laid in animal.solo:
        points += points_of_trait(s, laid)
    return points


def pair_cards(s: NewWorldState, seat: int) -> list[TraitCard]:
    """The pair cards of a seat, each once."""
    return [laid for animal in s.seats[seat].animals for laid in animal.pairs if laid.bearer == animal.number]


def points_of_seat(s: NewWorldState, seat: int) -> int:
    """NEW-5.2."""
    points = 0
    for animal in s.seats[seat].animals:
        points += points_of_animal(s, animal)
    for laid in pair_cards(s, seat):
        points += points_of_trait(s, laid)
    return points


def scores(s: NewWorldState) -> list[int]:
    """NEW-5.2: each seat's points."""
    return [points_of_seat(s, seat) for seat in range(s.players)]


def measures(s: NewWorldState) -> dict[str, list[int]]:
    """What everybody can count: points, animals, and the food on them."""
    return {
        "points": scores(s),
        "animals": [len(seat.animals) for seat in s.seats],
        "food": [sum([int(animal.food) for animal in seat.animals]) for seat in s.seats],
    }


def tie_breaks(s: NewWorldState) -> dict[str, list[int]]:
    """NEW-5.3: the animals that live."""
    return {"animals": [len(seat.animals) for seat in s.seats]}


def winners(s: NewWorldState) -> list[int]:
    """NEW-5.3, 8.22: most points; then most animals; then the victory is shared."""
    standing = list(zip(scores(s), *tie_breaks(s).values(), strict=True))
    return [seat for seat in range(s.players) if standing[seat] == max(standing)]


def breakdown(s: NewWorldState) -> list[dict[str, Any]]:
    """How each seat's points come about: by animal and trait, with the tie-break (NEW-5.3)."""

    def trait_line(laid: TraitCard) -> dict[str, Any]:
        return {"trait": laid.number, "kind": ORDER[laid.kind], "points": points_of_trait(s, laid)}

    return [
        {
            "animals": [
                {
                    "animal": animal.number,
                    "points": ANIMAL_POINTS,
                    "traits": [trait_line(laid) for laid in animal.solo],
                }
                for animal in seat.animals
            ],
            "pairs": [trait_line(laid) for laid in pair_cards(s, number)],
            "living": len(seat.animals),
            "total": points,
        }
        for number, (seat, points) in enumerate(zip(s.seats, scores(s), strict=True))
    ]
