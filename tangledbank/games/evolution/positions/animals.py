"""Animals in a position: laying their cards, then their food and marks (docs/positions.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tangledbank.games.evolution.active import CARNIVOROUS_KIND, card_of, refresh_with_partners
from tangledbank.games.evolution.animal import ASLEEP, USED, Animal
from tangledbank.games.evolution.development import cannot_lie_on, cannot_pair
from tangledbank.games.evolution.kinds import HIBERNATION, ORDER, bit_of
from tangledbank.games.evolution.places import OCEAN, PLACES, TABLE
from tangledbank.games.evolution.positions.animal_text import STATES, AnimalText, PairText, TraitText, card_word
from tangledbank.games.evolution.positions.stock import CardStock
from tangledbank.games.evolution.telling import ONCE_A_ROUND
from tangledbank.kernel.errors import BadPosition
from tangledbank.kernel.phrase import NONE

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

MARKER = "marker"  # stands for a Swimming card (EVL-4.55)


class Herd:
    """The animals of a position by their names there, each with its text."""

    def __init__(self) -> None:
        self.texts: dict[str, AnimalText] = {}
        self.animals: dict[str, Animal] = {}

    def add(self, text: AnimalText, animal: Animal) -> None:
        """One more animal."""
        self.texts[text.name] = text
        self.animals[text.name] = animal

    def animal(self, name: str, where: str) -> Animal:
        """The animal with that name."""
        if name not in self.animals:
            raise BadPosition(f"{where}: there is no animal called {name}.")
        return self.animals[name]

    def kind(self, trait: str, where: str) -> int:
        """The number of a trait by its name in a position."""
        return TraitText(trait, where).kind


def lay_animal(s: EvolutionState, stock: CardStock, seat: int, text: AnimalText, herd: Herd) -> None:
    """One animal with its solo traits."""
    if text.name in herd.texts:
        raise BadPosition(f"{text.where}: there are two animals called {text.name}.")
    if s._tables.continents == (text.place == TABLE):
        where = f"in {' or '.join(PLACES[1:])}" if s._tables.continents else f"on the {PLACES[TABLE]}"
        raise BadPosition(f"{text.where}: {text.name} should be {where} (EVL-1.2).")
    states = [STATES[word] for word in text.states]
    design = text.design
    for state in states:
        if state.design and design not in ("", state.design):
            only = f"only a {state.design} is {state.word}"
            raise BadPosition(f"{text.where}: {only}, {text.name} is {design} ({state.rule}).")
        design = state.design or design
    card = stock.take(design, text.where, seen=1 << seat) if design else stock.take_any(seen=1 << seat)
    animal = s.new_animal(seat, card, text.place)
    herd.add(text, animal)
    for state in states:
        state.lay(s, stock, text, animal)
    s.refresh(animal)
    for trait in text.traits:
        lay_trait(s, stock, text, trait, animal)
    for state in states:
        state.lay_last(s, text, animal)


def lay_trait(s: EvolutionState, stock: CardStock, text: AnimalText, trait: TraitText, animal: Animal) -> None:
    """One solo trait on top of the others."""
    row = s._tables.traits[trait.kind]
    if row.pair:
        raise BadPosition(f"{text.where}: {row.id} is a pair trait; write it in pairs (EVL-4.3).")
    if row.is_animal:
        raise BadPosition(f"{text.where}: {row.id} is never a trait; write {text.name}({row.id}) (EVL-4.6).")
    if text.place == OCEAN and row.id == "swimming":
        raise BadPosition(f"{text.where}: in the Ocean {text.name} swims without the card (EVL-4.9).")
    if animal.hunter and trait.kind == CARNIVOROUS_KIND:
        raise BadPosition(f"{text.where}: {row.id} is built into the hunter {text.name} (EVL-4.42).")
    if animal.traits & bit_of(trait.kind) and not row.stackable:
        raise BadPosition(f"{text.where}: {text.name} has {row.id} twice (EVL-4.2).")
    refusal = cannot_lie_on(s, row, animal)
    if refusal is not None:
        raise BadPosition(f"{text.where}: {text.name} cannot have {row.id} beside its other traits ({refusal.rule}).")
    laid = s.put_trait(trait.kind, card_for(s, stock, trait, text.where), animal)
    if row.bottom:  # a position says itself where everything lies
        animal.solo.append(animal.solo.pop(0))
    s.card_marks[laid.number] = card_marks(trait.kind, trait.marks)
    s.refresh(animal)


def card_for(s: EvolutionState, stock: CardStock, trait: TraitText, where: str) -> int:
    """The card of a trait; a Swimming that came out of the Ocean may be a marker (EVL-4.55)."""
    if trait.design != MARKER:
        return stock.take_trait(trait.kind, trait.design, where)
    if not s._tables.continents or ORDER[trait.kind] != "swimming":
        raise BadPosition(f"{where}: a marker stands only for the swimming of a continent (EVL-4.55).")
    return NONE


def card_marks(kind: int, words: list[str]) -> int:
    """The marks of a card as one number."""
    marks = 0
    for word in words:
        marks |= card_word(kind, word).marks
    return marks


def lay_pair(s: EvolutionState, stock: CardStock, text: PairText, herd: Herd) -> None:
    """One pair card between two animals; of a Symbiosis the symbiont is named first."""
    first, second = herd.animal(text.first, text.where), herd.animal(text.second, text.where)
    kind = text.trait.kind
    row = s._tables.traits[kind]
    if not row.pair:
        raise BadPosition(f"{text.where}: {row.id} is not a pair trait (EVL-4.3).")
    refusal = (
        cannot_pair(kind, first, second) or cannot_lie_on(s, row, first) or cannot_lie_on(s, row, second)
    )
    if refusal is not None:
        raise BadPosition(f"{text.where}: {text.first} and {text.second} cannot share {row.id} ({refusal.rule}).")
    laid = s.put_trait(kind, stock.take_trait(kind, text.trait.design, text.where), first, second)
    if "used" in text.trait.marks and bit_of(kind) & ONCE_A_ROUND:
        s.used_this_round.append(laid.number)
    else:
        s.card_marks[laid.number] = card_marks(kind, text.trait.marks)


def silence(s: EvolutionState, herd: Herd) -> None:
    """EVL-4.11a: the traits of silenced animals are off, now that pair cards lie."""
    for animal in herd.animals.values():
        if animal.number in s.silenced:
            refresh_with_partners(s, animal)


def mark_animal(s: EvolutionState, text: AnimalText, animal: Animal) -> None:
    """Its food and states, now that all cards lie."""
    animal.food = text.food
    for state in text.states:
        animal.marks |= STATES[state].mark
    if animal.marks & ASLEEP:
        s.card_marks[card_of(animal, HIBERNATION).number] |= USED  # and so marked next turn (EVL-3.16)
