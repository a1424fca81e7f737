"""What a seat or a spectator sees of the table (EVL-7), built from what its eyes may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tangledbank.games.evolution.animal import USED, Animal, TraitCard
from tangledbank.games.evolution.kinds import ORDER
from tangledbank.games.evolution.modules import ALL
from tangledbank.games.evolution.places import PLACES
from tangledbank.games.evolution.scoring import breakdown
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.secrets import Eyes

if TYPE_CHECKING:
    from tangledbank.games.evolution.seat import Seat
    from tangledbank.games.evolution.state import EvolutionState

STATES: Final = [state for state in ALL.animal_words if state.seen]
MARKS: Final = [mark for mark in ALL.card_words if mark.seen]
PHASES = {"Development": "development", "FoodBase": "food_base", "Feeding": "feeding", "Extinction": "extinction"}


def board(s: EvolutionState, eyes: Eyes) -> dict[str, Any]:
    """The table as these eyes see it (EVL-7)."""
    return {
        "turn": s.turn,
        "phase": next((PHASES[name] for name in map(kind_of, s.stack) if name in PHASES), None),
        "first": s.first,
        "base": sum(s.base),
        "places": [place_seen(s, place) for place, _, _ in s._tables.food_rows(s.players)],
        "deck": s.deck_size(),
        "seats": [seat_seen(s, eyes, number, seat) for number, seat in enumerate(s.seats)],
        "next_animal": len(s.owners),  # animals are numbered as they come to the table, whatever card they are
        "breakdown": breakdown(s) if s.over else None,
        **{key: fact for sight in ALL.sights for key, fact in sight.of_board(s).items()},
    }


def kind_of(thing: object) -> str:
    """The name of a thing's class."""
    return type(thing).__name__


def place_seen(s: EvolutionState, place: int) -> dict[str, Any]:
    """A location: its food base, and what else lies there."""
    return {
        "place": PLACES[place],
        "food": s.base[place],
        **{key: fact for sight in ALL.sights for key, fact in sight.of_place(s, place).items()},
    }


def seat_seen(s: EvolutionState, eyes: Eyes, number: int, seat: Seat) -> dict[str, Any]:
    """One player's side of the table: the owner sees hand and discard, others only how many."""
    mine = eyes.seat == number
    return {
        "seat": number,
        "passed": seat.passed,
        "hand_size": len(seat.hand),
        "hand": [card_seen(s, eyes, card) for card in seat.hand] if mine else None,
        "discard_size": len(seat.discard),
        "discard": [card_seen(s, eyes, card) for card in seat.discard] if mine else None,
        "animals": [animal_seen(s, eyes, animal) for animal in seat.animals],
        "waiting": [set_seen(s, waiting) for waiting in seat.waiting],
    }


def card_seen(s: EvolutionState, eyes: Eyes, card: int) -> dict[str, Any]:
    """A card before its owner: its number, and its face if these eyes know it."""
    face = eyes.face(card)
    if face is None:
        return {"card": card, "design": None, "faces": None}
    design = s._tables.designs[face]
    return {"card": card, "design": design.id, "faces": [ORDER[kind] for kind in design.faces]}


def animal_seen(s: EvolutionState, eyes: Eyes, animal: Animal) -> dict[str, Any]:
    """An animal: everything on it is public but the reverse of its own card, which its owner knows (EVL-7)."""
    face = eyes.face(animal.card) if eyes.seat == animal.seat else None
    return {
        "animal": animal.number,
        "place": PLACES[animal.place],
        "reverse": None if face is None else s._tables.designs[face].id,
        "need": animal.need,
        "food": animal.food,
        "yellow": animal.yellow,
        "fat": animal.fat,
        "fed": animal.is_fed(),
        "full": animal.is_full(),
        **{state.word: state.holds(s, animal) for state in STATES},
        **{key: fact for sight in ALL.sights for key, fact in sight.of_animal(s, animal, face is not None).items()},
        "traits": [trait_seen(s, laid, index >= animal.floor) for index, laid in enumerate(animal.solo)],
        "pairs": [trait_seen(s, laid, s.works(laid)) for laid in animal.pairs],
    }


def set_seen(s: EvolutionState, waiting: Animal) -> dict[str, Any]:
    """A waiting set (EVL-4.43): traits without an animal."""
    return {
        "animal": waiting.number,
        "place": PLACES[waiting.place],
        "traits": [trait_seen(s, laid, False) for laid in waiting.solo],
        "pairs": [trait_seen(s, laid, False) for laid in waiting.pairs],
    }


def trait_seen(s: EvolutionState, laid: TraitCard, active: bool) -> dict[str, Any]:
    """A trait card in play: public, with both halves of the card; a marker stands for a card (EVL-4.55)."""
    marks = s.card_marks[laid.number]
    design = None if laid.card == NONE else s._tables.designs[s.secrets.faces[laid.card]].id  # public since played
    seen: dict[str, Any] = {
        "trait": laid.number,
        "kind": ORDER[laid.kind],
        "design": design,
        "active": active,
        "used": bool(marks & USED) or laid.number in s.used_this_round,
        **{mark.word: bool(marks & mark.marks) for mark in MARKS},
    }
    if s._tables.traits[laid.kind].pair:
        seen["bearer"] = laid.bearer
        seen["partner"] = laid.partner
        seen["directed"] = s._tables.traits[laid.kind].directed
    return seen
