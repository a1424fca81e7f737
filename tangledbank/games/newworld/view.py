"""What a seat or a spectator sees of the table (NEW-7), built from what its eyes may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tangledbank.games.newworld.animal import ASLEEP, ATTACKED, POISONED, SHELTERED, Animal, TraitCard
from tangledbank.games.newworld.extinction import Extinction, cards_to_draw
from tangledbank.games.newworld.food import is_barred
from tangledbank.games.newworld.kinds import CARNIVOROUS, ORDER, bit_of
from tangledbank.games.newworld.scoring import breakdown, points_of_animal, points_of_seat
from tangledbank.games.newworld.tables import AREA_CARDS, AREAS, COPIES
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.secrets import Eyes

if TYPE_CHECKING:
    from tangledbank.games.newworld.seat import Seat
    from tangledbank.games.newworld.state import NewWorldState

DRAWING: Final = Extinction.step_names.index("draw")  # the step of the Extinction phase
PHASES = {"Development": "development", "Areas": "areas", "Feeding": "feeding", "Extinction": "extinction"}


def board(s: NewWorldState, eyes: Eyes) -> dict[str, Any]:
    """The table as these eyes see it (NEW-7.1)."""
    stack = [type(procedure).__name__ for procedure in s.stack]
    return {
        "epoch": s.epoch,
        "epochs": s._epochs,
        "last": s.is_last_epoch(),
        "phase": next((PHASES[name] for name in stack if name in PHASES), None),
        "first": s.first,
        "deck": len(s.deck.pile),
        "discard": len(s.deck.discard),
        "area_deck": len(s.area_deck),
        "area_discard": [AREA_CARDS[card] for card in s.area_discard],
        "mutations": s._mutations,
        "catastrophe": s.game.options["catastrophe"],
        "row": [area_card_seen(s, card) for card in s.row],
        "seats": [seat_seen(s, eyes, number, seat) for number, seat in enumerate(s.seats)],
        "next_animal": len(s.owners),  # animals are numbered as they come to the table, whatever card they are
        "breakdown": breakdown(s) if s.over else None,
    }


def area_card_seen(s: NewWorldState, card: int) -> dict[str, Any]:
    """An area card of the row, with its parts."""
    return {
        "card": AREA_CARDS[card],
        "design": AREA_CARDS[card].rpartition("_")[0],
        "areas": [area_seen(s, area) for area in s._tables.parts[card]],
    }


def area_seen(s: NewWorldState, area: int) -> dict[str, Any]:
    """An area: what lies there, what is printed there, and who may enter."""
    row = s._tables.areas[area // COPIES]
    return {
        "area": AREAS[area],
        "kind": row.id,
        "part": row.part,
        "access": row.access or None,
        "food": s.red[area],
        "symbols": row.food,
        "most": row.most,
        "shelters": s.shelters[area],
        "shelter_symbols": row.shelters,
    }


def seat_seen(s: NewWorldState, eyes: Eyes, number: int, seat: Seat) -> dict[str, Any]:
    """One player's side of the table: the owner sees the hand, others only how many; nobody sees a gene pool."""
    mine = eyes.seat == number and not s._mutations
    return {
        "seat": number,
        "passed": seat.passed,
        "hand_size": len(seat.hand),
        "hand": [card_seen(s, eyes, card) for card in seat.hand] if mine else None,
        "points": points_of_seat(s, number),
        "draws": cards_to_draw(s, number) if will_draw(s) else 0,
        "animals": [animal_seen(s, eyes, animal) for animal in seat.animals],
    }


def will_draw(s: NewWorldState) -> bool:
    """NEW-3.73, 3.75: whether cards are drawn at the end of this epoch, and have not been yet."""
    drawn = any(isinstance(procedure, Extinction) and procedure.pc > DRAWING for procedure in s.stack)
    return not s.is_last_epoch() and not drawn


def card_seen(s: NewWorldState, eyes: Eyes, card: int) -> dict[str, Any]:
    """A card before its owner: its number, and its face if these eyes know it."""
    face = eyes.face(card)
    if face is None:
        return {"card": card, "design": None, "faces": None}
    design = s._tables.designs[face]
    return {"card": card, "design": design.id, "faces": [ORDER[kind] for kind in design.faces]}


def animal_seen(s: NewWorldState, eyes: Eyes, animal: Animal) -> dict[str, Any]:
    """An animal: everything on it is public but the reverse of its own card, which its owner may know (NEW-7.1)."""
    face = eyes.face(animal.card)
    return {
        "animal": animal.number,
        "reverse": None if face is None else s._tables.designs[face].id,
        "need": animal.need,
        "food": animal.food,
        "red": animal.food - animal.blue,
        "blue": animal.blue,
        "fat": animal.fat,
        "stored": len(animal.stored),
        "fed": animal.is_fed(),
        "hungry": not animal.is_fed(),
        "full": not animal.has_room(),
        "sheltered": bool(animal.marks & SHELTERED),
        "attacked": bool(animal.marks & ATTACKED),
        "poisoned": bool(animal.marks & POISONED),
        "asleep": bool(animal.marks & ASLEEP),
        "barred": is_barred(s, animal),
        "count": animal.trait_count(),
        "predator": animal.has(CARNIVOROUS),
        "points": points_of_animal(s, animal),
        "traits": [trait_seen(s, animal, laid) for laid in animal.solo],
        "pairs": [trait_seen(s, animal, laid) for laid in animal.pairs],
    }


def trait_seen(s: NewWorldState, animal: Animal, laid: TraitCard) -> dict[str, Any]:
    """A trait card in play: public, with both halves of the card."""
    seen: dict[str, Any] = {
        "trait": laid.number,
        "kind": ORDER[laid.kind],
        "design": s._tables.designs[s.secrets.faces[laid.card]].id,  # public since it was played
        "activated": laid.number in s.activated,
    }
    if laid.partner == NONE:
        seen["rotated"] = bool(animal.rotated & bit_of(laid.kind))
        seen["token"] = laid.number in animal.stored
    else:
        seen["bearer"] = laid.bearer
        seen["partner"] = laid.partner
        seen["ward"] = None if laid.ward == NONE else laid.ward
    return seen
