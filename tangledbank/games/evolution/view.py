"""What a seat or a spectator sees of the table (EVL-7), built from what its eyes may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tangledbank.games.evolution.animal import ASLEEP, POISONED, USED, USED_LAST_TURN, YELLOW, Animal, TraitCard
from tangledbank.games.evolution.kinds import ORDER
from tangledbank.games.evolution.scoring import breakdown
from tangledbank.kernel.secrets import Eyes

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState, Seat

PHASES = {"Development": "development", "FoodBase": "food_base", "Feeding": "feeding", "Extinction": "extinction"}


def board(s: EvolutionState, eyes: Eyes) -> dict[str, Any]:
    """The table as these eyes see it (EVL-7)."""
    return {
        "turn": s.turn,
        "phase": next((PHASES[name] for name in map(kind_of, s.stack) if name in PHASES), None),
        "first": s.first,
        "base": s.base[0],
        "deck": s.deck_size(),
        "owners": s.owners[1:],
        "seats": [seat_seen(s, eyes, number, seat) for number, seat in enumerate(s.seats)],
        "breakdown": breakdown(s) if s.over else None,
    }


def kind_of(thing: object) -> str:
    """The name of a thing's class."""
    return type(thing).__name__


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
        "reverse": None if face is None else s._tables.designs[face].id,
        "need": animal.need,
        "food": animal.food,
        "yellow": animal.yellow,
        "fat": animal.fat,
        "fed": animal.is_fed(),
        "full": animal.is_full(),
        "asleep": animal.marked(ASLEEP),
        "poisoned": animal.marked(POISONED),
        "traits": [trait_seen(s, laid) for laid in animal.solo],
        "pairs": [trait_seen(s, laid) for laid in animal.pairs],
    }


def trait_seen(s: EvolutionState, laid: TraitCard) -> dict[str, Any]:
    """A trait card in play: public, with both halves of the card."""
    marks = s.card_marks[laid.number]
    design = s._tables.designs[s.secrets.faces[laid.card]]  # public since it was played
    seen: dict[str, Any] = {
        "trait": laid.number,
        "kind": ORDER[laid.kind],
        "design": design.id,
        "used": bool(marks & USED) or laid.number in s.used_this_round,
        "used_last_turn": bool(marks & USED_LAST_TURN),
        "yellow": bool(marks & YELLOW),
    }
    if s._tables.traits[laid.kind].pair:
        seen["bearer"] = laid.bearer
        seen["partner"] = laid.partner
    return seen
