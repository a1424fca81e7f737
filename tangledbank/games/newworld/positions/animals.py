"""Animals in a position: laying their cards, then their food and marks (docs/positions.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tangledbank.games.newworld.animal import ASLEEP, ATTACKED, POISONED, Animal
from tangledbank.games.newworld.kinds import CARNIVOROUS, HIBERNATING, STAGNANT, bit_of
from tangledbank.games.newworld.positions.animal_text import STATES, AnimalText, PairText, TraitText
from tangledbank.games.newworld.rows import cannot_be_neighbours, cannot_receive
from tangledbank.kernel.errors import BadPosition
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.position import Section
from tangledbank.kernel.secrets import EVERYONE, NOBODY
from tangledbank.parts.beasts.stock import Stock

if TYPE_CHECKING:
    from tangledbank.games.newworld.state import NewWorldState

Herd = dict[str, Animal]  # the animals of a position by their names there


def lay_animals(s: NewWorldState, stock: Stock, seat: int, section: Section, phase: str, herd: Herd) -> None:
    """The row of one player, with its pair cards."""
    texts = [AnimalText(words, section.path("animals")) for words in section.texts("animals")]
    for text in texts:
        if text.name in herd:
            raise BadPosition(f"{text.where}: there are two animals called {text.name}.")
        check_phase(s, text, phase)
        herd[text.name] = lay_animal(s, stock, seat, text)
    for words in section.texts("pairs"):
        pair = PairText(words, section.path("pairs"))
        if phase != "feeding" and pair.trait.marks:
            raise BadPosition(f"{pair.where}: cards are activated only in the Feeding phase (NEW-3.10).")
        lay_pair(s, stock, pair, herd)
    for text in texts:
        mark_animal(herd[text.name], text)


def check_phase(s: NewWorldState, text: AnimalText, phase: str) -> None:
    """NEW-3.74: an epoch begins without food, shelters and marks; sleep comes only in the Extinction phase."""
    marks = [mark for trait in text.traits for mark in trait.marks]
    early = phase in ("development", "areas")
    if early and (text.food or text.states or "rotated" in marks or "activated" in marks):
        raise BadPosition(f"{text.where}: {text.name} has neither food nor marks before the Feeding phase (NEW-3.74).")
    if early and s.epoch == 1 and "token" in marks:
        raise BadPosition(f"{text.where}: {text.name} cannot have stored fat before anybody has fed (NEW-2.4).")
    if "asleep" in text.states and s.is_last_epoch():
        raise BadPosition(f"{text.where}: {text.name} cannot be asleep in the last epoch (NEW-4.21).")
    if phase != "feeding" and "activated" in marks:
        raise BadPosition(f"{text.where}: cards are activated only in the Feeding phase (NEW-3.10).")
    if phase == "feeding" and "asleep" in text.states:
        raise BadPosition(f"{text.where}: {text.name} cannot be asleep before the Extinction phase (NEW-3.71).")


def lay_animal(s: NewWorldState, stock: Stock, seat: int, text: AnimalText) -> Animal:
    """One animal with the traits that are its own alone. With random mutations nobody has seen its card (NEW-6.9)."""
    if text.design:
        card = stock.take(text.design, text.where, EVERYONE if s._mutations else 1 << seat)
    else:
        card = stock.take_any(NOBODY if s._mutations else 1 << seat)
    animal = s.new_animal(seat, card)
    for trait in text.traits:
        lay_trait(s, stock, text, trait, animal)
    return animal


def lay_trait(s: NewWorldState, stock: Stock, text: AnimalText, trait: TraitText, animal: Animal) -> None:
    """One trait card of one animal."""
    row = s._tables.traits[trait.kind]
    if row.pair:
        raise BadPosition(f"{text.where}: {row.id} is a pair trait; write it in pairs (NEW-3.25).")
    check(cannot_receive(row, trait.kind, animal.traits), text.where, f"{text.name} cannot have {row.id}")
    laid = s.put_trait(trait.kind, stock.take_trait(trait.kind, trait.design, text.where), animal)
    if "rotated" in trait.marks:
        animal.rotated |= bit_of(trait.kind)
    if "token" in trait.marks:
        animal.stored.append(laid.number)
    if "activated" in trait.marks:
        s.activated.append(laid.number)


def lay_pair(s: NewWorldState, stock: Stock, text: PairText, herd: Herd) -> None:
    """One pair card between two neighbours."""
    for name in (text.first, text.second):
        if name not in herd:
            raise BadPosition(f"{text.where}: there is no animal called {name}.")
    first, second = herd[text.first], herd[text.second]
    row = s._tables.traits[text.trait.kind]
    if not row.pair:
        raise BadPosition(f"{text.where}: {row.id} is not a pair trait (NEW-3.25).")
    refusal = cannot_be_neighbours(s, first, second)
    for animal in (first, second):  # Stagnant may have come last
        refusal = refusal or cannot_receive(row, text.trait.kind, animal.traits & ~STAGNANT)
    check(refusal, text.where, f"{text.first} and {text.second} cannot share {row.id}")
    ward = herd[text.ward].number if text.ward else NONE
    card = stock.take_trait(text.trait.kind, text.trait.design, text.where)
    laid = s.put_trait(text.trait.kind, card, first, second, ward)
    if "activated" in text.trait.marks:
        s.activated.append(laid.number)


def check(refusal: Phrase | None, where: str, what: str) -> None:
    """Refuse what a rule excludes."""
    if refusal is not None:
        raise BadPosition(f"{where}: {what} ({refusal.rule}).")


def mark_animal(animal: Animal, text: AnimalText) -> None:
    """Its food and states, now that all cards lie."""
    animal.food = text.food
    animal.blue = text.blue
    for state in text.states:
        animal.marks |= STATES[state]
    if animal.rotated & CARNIVOROUS or animal.marks & POISONED:  # NEW-4.1, 4.16: it must have attacked
        animal.marks |= ATTACKED
    if animal.marks & ASLEEP and (animal.traits & HIBERNATING or animal.is_fed()):
        raise BadPosition(f"{text.where}: only a hungry animal that gave up hibernating is asleep (NEW-3.71).")
