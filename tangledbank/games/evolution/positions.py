"""Positions of Evolution: a table written by hand (docs/positions.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tangledbank.games.evolution.animal import ASLEEP, POISONED, USED, USED_LAST_TURN, YELLOW, Animal
from tangledbank.games.evolution.animal_text import AnimalText, PairText
from tangledbank.games.evolution.development import Development, cannot_pair
from tangledbank.games.evolution.extinction import Extinction
from tangledbank.games.evolution.feeding import Feeding
from tangledbank.games.evolution.food import FAT_KIND
from tangledbank.games.evolution.food_base import FoodBase
from tangledbank.games.evolution.kinds import HIBERNATION, ORDER
from tangledbank.games.evolution.stock import Stock
from tangledbank.games.evolution.turn import Evolution
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.errors import BadPosition
from tangledbank.kernel.position import Section, fate_of
from tangledbank.kernel.procedure import Procedure

if TYPE_CHECKING:
    from tangledbank.games.evolution.box import EvolutionGame
    from tangledbank.games.evolution.state import EvolutionState

PHASES = ("development", "food_base", "feeding", "extinction")
CARD_MARKS = {"used": USED, "used_last_turn": USED_LAST_TURN, "yellow": YELLOW}
MOST = 1000  # of anything that a position counts


def from_position(game: EvolutionGame, document: dict[str, Any]) -> EvolutionState:
    """The state that a position describes."""
    from tangledbank.games.evolution.state import EvolutionState

    top = Section(document)
    top.word("game", "evolution", ("evolution",))
    seats = top.sections("seats")
    counts = game.player_counts()
    base = top.whole("base", 0, MOST)
    if len(seats) not in counts:
        raise BadPosition(f"seats: there should be {counts.start} to {counts.stop - 1} of them, not {len(seats)}.")
    s = EvolutionState(game, game.tables, len(seats), Chance(str(top.value("seed", 0))))
    s.base[0] = base
    s.turn = top.whole("turn", 1, MOST, least=1)
    s.first = top.whole("first", 0, s.players - 1)
    lay_table(s, top, seats)
    s.chance.fate = fate_of(top)
    procedures = phase_of(s, top)
    for section in [*seats, top]:
        section.finish()
    s.start(procedures)
    return s


def lay_table(s: EvolutionState, top: Section, seats: list[Section]) -> None:
    """Put all cards where the position says; those it does not mention are the deck, or are set aside."""
    stock = Stock(s._tables)
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
    deck = top.value("deck", None)
    s.deck_top, s.deck_end = stock.finish(s, deck, top.path("deck"))


def lay_animal(s: EvolutionState, stock: Stock, seat: int, text: AnimalText, named: dict[str, Animal]) -> None:
    """One animal with its solo traits, tokens and marks."""
    if text.name in named:
        raise BadPosition(f"{text.where}: there are two animals called {text.name}.")
    card = stock.take(text.design, text.where, seen=1 << seat) if text.design else stock.take_any(seen=1 << seat)
    animal = s.new_animal(seat, card)
    named[text.name] = animal
    for trait in text.traits:
        row = s._tables.traits[trait.kind]
        if row.pair:
            raise BadPosition(f"{text.where}: {row.id} is a pair trait; write it in pairs (EVL-4.3).")
        if animal.traits & 1 << trait.kind and not row.stackable:
            raise BadPosition(f"{text.where}: {text.name} has {row.id} twice (EVL-4.2).")
        if animal.traits & row.excludes:
            raise BadPosition(f"{text.where}: {text.name} cannot have {row.id} beside its other traits (EVL-4.4).")
        if "yellow" in trait.marks and trait.kind != FAT_KIND:
            raise BadPosition(f"{text.where}: only fat_tissue stores a yellow token, not {row.id} (EVL-4.12).")
        card = stock.take_trait(trait.kind, trait.design, text.where)
        laid = s.put_trait(trait.kind, card, animal)
        s.card_marks[laid.number] = sum(CARD_MARKS[mark] for mark in set(trait.marks))
    s.refresh(animal)
    if text.asleep and not animal.has(HIBERNATION):
        raise BadPosition(f"{text.where}: {text.name} cannot be asleep without hibernation (EVL-4.24).")
    animal.food = text.food
    animal.marks = (ASLEEP if text.asleep else 0) | (POISONED if text.poisoned else 0)


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
        feeding.goto("choose")
    return [game, feeding]
