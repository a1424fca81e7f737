"""Positions of Evolution: a table written by hand (docs/positions.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tangledbank.games.evolution.active import FAT_KIND
from tangledbank.games.evolution.animal import (
    ASLEEP,
    BORN,
    BREEDING,
    HIDDEN,
    INKED,
    POISONED,
    SCARED,
    USED,
    USED_LAST_TURN,
    WAS_FED,
    YELLOW,
    Animal,
)
from tangledbank.games.evolution.animal_text import AnimalText, PairText, TraitText
from tangledbank.games.evolution.development import Development, cannot_lie_on, cannot_pair
from tangledbank.games.evolution.extinction import Extinction
from tangledbank.games.evolution.feeding import Feeding
from tangledbank.games.evolution.food_base import FoodBase
from tangledbank.games.evolution.kinds import HIBERNATION, ORDER, SHELL, bit_of
from tangledbank.games.evolution.places import OCEAN, PLACES, TABLE
from tangledbank.games.evolution.positions_of_modules import lay_nature, lay_shells, read_base, read_ignored, silence
from tangledbank.games.evolution.stock import Stock
from tangledbank.games.evolution.turn import Evolution
from tangledbank.kernel.errors import BadPosition
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.position import Position, Section
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.secrets import EVERYONE

if TYPE_CHECKING:
    from tangledbank.games.evolution.box import EvolutionGame
    from tangledbank.games.evolution.state import EvolutionState

PHASES = ("development", "food_base", "feeding", "extinction")
CARD_MARKS = {"used": USED, "used_last_turn": USED_LAST_TURN, "yellow": YELLOW, "scared": SCARED, "inked": INKED}
ANIMAL_MARKS = {"asleep": ASLEEP, "poisoned": POISONED, "hidden": HIDDEN, "newborn": BORN, "breeding": BREEDING}
NEEDED = {"asleep": (HIBERNATION, "hibernation", "EVL-4.24"), "hidden": (SHELL, "a shell", "EVL-4.40")}
RECOMBINATION_KIND = ORDER.index("recombination")
MOST = 1000  # of anything that a position counts


def from_position(game: EvolutionGame, document: dict[str, Any]) -> EvolutionState:
    """The state that a position describes."""
    from tangledbank.games.evolution.state import EvolutionState

    position = Position(game, document)
    top, seats = position.top, position.seats
    s = EvolutionState(game, game.tables, len(seats), position.chance())
    s.base = read_base(game.tables, top)
    s.turn = top.whole("turn", 1, MOST, least=1)
    s.first = top.whole("first", 0, s.players - 1)
    lay_table(s, top, seats)
    position.begin(s, phase_of(s, top))
    return s


def lay_table(s: EvolutionState, top: Section, seats: list[Section]) -> None:
    """Put all cards where the position says; those it does not mention are the deck, or are set aside."""
    stock = Stock(s._tables)
    weather = lay_nature(s, top)  # cold must be known before animals come
    s.secrets.add([0] * sum(stock.left))  # every card of the box is somewhere; the stock says last which is which
    named: dict[str, Animal] = {}
    for number, section in enumerate(seats):
        s.seats[number].passed = section.flag("passed")
        for text in section.texts("hand"):
            s.seats[number].hand.append(stock.take(text, section.path("hand"), seen=1 << number))
        for text in section.texts("discard"):
            s.seats[number].discard.append(stock.take(text, section.path("discard"), seen=1 << number))
        for text in section.texts("animals"):
            lay_animal(s, stock, number, AnimalText(text, section.path("animals")), named)
    for section in seats:
        for text in section.texts("pairs"):
            lay_pair(s, stock, PairText(text, section.path("pairs")), named)
    lay_shells(s, stock, top)
    silence(s, named)
    read_ignored(s, top, named)
    for animal in s.animals():
        if s._roles.checks and animal.is_fed():
            animal.marks |= WAS_FED
    deck = top.value("deck", None)
    s.deck_top, s.deck_end = stock.finish(s, deck, top.path("deck"))
    weather.finish(s)


def lay_animal(s: EvolutionState, stock: Stock, seat: int, text: AnimalText, named: dict[str, Animal]) -> None:
    """One animal with its solo traits, tokens and marks."""
    if text.name in named:
        raise BadPosition(f"{text.where}: there are two animals called {text.name}.")
    if s._tables.continents == (text.place == TABLE):
        where = " or ".join(PLACES[1:]) if s._tables.continents else PLACES[TABLE]
        raise BadPosition(f"{text.where}: {text.name} should be in {where} (EVL-1.2).")
    design = text.design or ("hunter" if "revealed" in text.states else "")
    card = stock.take(design, text.where, seen=1 << seat) if design else stock.take_any(seen=1 << seat)
    animal = s.new_animal(seat, card, text.place)
    named[text.name] = animal
    if "revealed" in text.states:
        animal.hunter = s.new_marks()
        stock.seen[card] = EVERYONE
    for trait in text.traits:
        lay_trait(s, stock, text, trait, animal)
    s.refresh(animal)
    for state, (needed, name, rule) in NEEDED.items():
        if state in text.states and not animal.has(needed):
            raise BadPosition(f"{text.where}: {text.name} cannot be {state} without {name} ({rule}).")
    animal.food = text.food
    animal.marks = sum(mark for state, mark in ANIMAL_MARKS.items() if state in text.states)
    if "paralysed" in text.states or "waiting" in text.states:
        s.silenced.append(animal.number)
    if "waiting" in text.states:
        s.seats[seat].animals.remove(animal)
        s.seats[seat].waiting.append(animal)
        s.seats[seat].discard.append(card)  # the animal that was eaten
        animal.card = NONE


def lay_trait(s: EvolutionState, stock: Stock, text: AnimalText, trait: TraitText, animal: Animal) -> None:
    """One solo trait on top of the others."""
    row = s._tables.traits[trait.kind]
    if row.pair:
        raise BadPosition(f"{text.where}: {row.id} is a pair trait; write it in pairs (EVL-4.3).")
    if row.is_animal:
        raise BadPosition(f"{text.where}: {row.id} is never a trait; write {text.name}({row.id}) (EVL-4.6).")
    if text.place == OCEAN and row.id == "swimming":
        raise BadPosition(f"{text.where}: in the Ocean {text.name} swims without the card (EVL-4.9).")
    if animal.traits & bit_of(trait.kind) and not row.stackable:
        raise BadPosition(f"{text.where}: {text.name} has {row.id} twice (EVL-4.2).")
    refusal = cannot_lie_on(s, trait.kind, row, animal)
    if refusal is not None:
        raise BadPosition(f"{text.where}: {text.name} cannot have {row.id} beside its other traits ({refusal.rule}).")
    if "yellow" in trait.marks and trait.kind != FAT_KIND:
        raise BadPosition(f"{text.where}: only fat_tissue stores a yellow token, not {row.id} (EVL-4.12).")
    card = stock.take_trait(trait.kind, trait.design, text.where)
    laid = s.put_trait(trait.kind, card, animal)
    if row.bottom:  # a position says itself where everything lies
        animal.solo.append(animal.solo.pop(0))
    s.card_marks[laid.number] = sum(CARD_MARKS[mark] for mark in set(trait.marks))


def lay_pair(s: EvolutionState, stock: Stock, text: PairText, named: dict[str, Animal]) -> None:
    """One pair card between two animals; of a Symbiosis the symbiont is named first."""
    for name in (text.first, text.second):
        if name not in named:
            raise BadPosition(f"{text.where}: there is no animal called {name}.")
    first, second = named[text.first], named[text.second]
    trait = ORDER[text.kind]
    if not s._tables.traits[text.kind].pair:
        raise BadPosition(f"{text.where}: {trait} is not a pair trait (EVL-4.3).")
    refusal = cannot_pair(text.kind, first, second)
    if refusal is not None:
        raise BadPosition(f"{text.where}: {text.first} and {text.second} cannot share {trait} ({refusal.rule}).")
    laid = s.put_trait(text.kind, stock.take_trait(text.kind, text.design, text.where), first, second)
    if text.used:
        if text.kind == RECOMBINATION_KIND:  # once a turn, not once a round (EVL-4.52)
            s.card_marks[laid.number] |= USED
        else:
            s.used_this_round.append(laid.number)


def phase_of(s: EvolutionState, top: Section) -> list[Procedure]:
    """The procedures that the position interrupts: the game, and the phase at the point described."""
    phase = top.word("phase", "feeding", PHASES)
    seat = top.whole("to_act", s.first, s.players - 1)
    game = Evolution()
    game.goto(("determine_food", "feed", "die_out", "next_turn")[PHASES.index(phase)])
    if phase == "development":
        development = Development(seat)
        development.goto("find_player")
        return [game, development]
    if phase == "food_base":
        return [game, FoodBase()]
    if phase == "extinction":
        return [game, Extinction()]
    feeding = Feeding(seat)
    feeding.empty_turns = top.whole("empty_turns", 0, s.players)
    feeding.goto("begin_feed_turn")
    if top.flag("main_used") or top.flag("acted"):
        feeding.main_used = top.flag("main_used")
        feeding.acted = True
        feeding.place = PLACES.index(top.word("location", "table", PLACES)) if s._tables.continents else TABLE
        feeding.goto("choose")
    return [game, feeding]
