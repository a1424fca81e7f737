"""Positions of Evolution: a table written by hand (docs/positions.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tangledbank.games.evolution.animal import USED
from tangledbank.games.evolution.development import Development
from tangledbank.games.evolution.extinction import Extinction
from tangledbank.games.evolution.feeding import Feeding
from tangledbank.games.evolution.food_base import FoodBase
from tangledbank.games.evolution.kinds import ORDER, bit_of, number_of
from tangledbank.games.evolution.modules import ALL
from tangledbank.games.evolution.positions.animal_text import AnimalText, PairText
from tangledbank.games.evolution.positions.animals import Herd, lay_animal, lay_pair, mark_animal, silence
from tangledbank.games.evolution.positions.checks import check_animal, check_marks_of_turn, check_words
from tangledbank.games.evolution.positions.locations import location_of, read_base
from tangledbank.games.evolution.positions.stock import CardStock
from tangledbank.games.evolution.telling import PHASES
from tangledbank.games.evolution.turn import Evolution
from tangledbank.kernel.errors import BadPosition
from tangledbank.kernel.position import Position, Section
from tangledbank.kernel.procedure import Procedure

if TYPE_CHECKING:
    from tangledbank.games.evolution.box import EvolutionGame
    from tangledbank.games.evolution.state import EvolutionState

# Where the game goes on when the phase of the position is over; from a step of T4 to the next turn.
NEXT = {"start": "begin_turn", "development": "determine_food", "food_base": "feed", "feeding": "die_out"}
STEPS_OF_EXTINCTION = {"extinction": "die", "regeneration": "regenerate", "deal": "end_test", "nature": "end_turn"}
PER_FEED_TURN = [word for word in ALL.card_words if word.of_feed_turn]
MOST = 1000  # of anything that a position counts


def from_position(game: EvolutionGame, document: dict[str, Any]) -> EvolutionState:
    """The state that a position describes."""
    from tangledbank.games.evolution.state import EvolutionState

    position = Position(game, document)
    top, seats = position.top, position.seats
    s = EvolutionState(game, game.tables, len(seats), position.chance())
    phase = top.word("phase", "feeding", PHASES)
    s.base = read_base(game.tables, top)
    if sum(s.base) and phase != "feeding":
        raise BadPosition(f"base: no tokens lie there in the phase {phase} (EVL-3.9).")
    s.turn = top.whole("turn", 1, MOST, least=1)
    s.first = top.whole("first", 0, s.players - 1)
    lay_table(s, phase, top, seats)
    position.begin(s, procedures_of(s, phase, top))
    return s


def lay_table(s: EvolutionState, phase: str, top: Section, seats: list[Section]) -> None:
    """Put all cards where the position says; those it does not mention are the deck, or are set aside."""
    stock = CardStock(s._tables)
    for part in ALL.position_parts:
        part.lay_first(s, phase, top)
    s.secrets.add([0] * sum(stock.left))  # every card of the box is somewhere; the stock says last which is which
    herd = Herd()
    for number, section in enumerate(seats):
        lay_seat(s, stock, phase, number, section, herd)
    for section in seats:
        for words in section.texts("pairs"):
            pair = PairText(words, section.path("pairs"))
            check_marks_of_turn(phase, [pair.trait], pair.where)
            lay_pair(s, stock, pair, herd)
    for part in ALL.position_parts:
        part.lay(s, stock, top)
    silence(s, herd)
    s.deck_top, s.deck_end = stock.lay_deck(s, top.value("deck", None), top.path("deck"))
    for name, text in herd.texts.items():
        check_animal(s, phase, text, herd.animals[name])
        mark_animal(s, text, herd.animals[name])
    for part in ALL.position_parts:
        part.lay_last(s, phase, top, herd)


def lay_seat(s: EvolutionState, stock: CardStock, phase: str, number: int, section: Section, herd: Herd) -> None:
    """What lies before one player."""
    seat = s.seats[number]
    seat.passed = section.flag("passed")
    for design in section.texts("hand"):
        seat.hand.append(stock.take(design, section.path("hand"), seen=1 << number))
    for design in section.texts("discard"):
        seat.discard.append(stock.take(design, section.path("discard"), seen=1 << number))
    for words in section.texts("animals"):
        text = AnimalText(words, section.path("animals"))
        check_words(s, phase, text)
        lay_animal(s, stock, number, text, herd)


def procedures_of(s: EvolutionState, phase: str, top: Section) -> list[Procedure]:
    """The procedures that the position interrupts: the game, and the phase at the point described."""
    game = Evolution()
    game.goto(NEXT.get(phase, "next_turn"))
    seat = top.whole("to_act", s.first, s.players - 1)
    if phase == "feeding":
        return [game, feed_turn_of(s, seat, top)]
    check_unused(s, new_round=True)
    if phase == "start":
        s.turn -= 1  # it is counted when it begins
        return [game]
    if phase == "development":
        development = Development(seat)
        development.goto("find_player")
        return [game, development]
    if phase == "food_base":
        return [game, FoodBase()]
    extinction = Extinction()
    extinction.goto(STEPS_OF_EXTINCTION[phase])
    return [game, extinction]


def feed_turn_of(s: EvolutionState, seat: int, top: Section) -> Feeding:
    """The feeding phase at a feed turn that begins, or at one in which something has been done."""
    feeding = Feeding(seat)
    feeding.passes = top.whole("empty_turns", 0, s.players)
    feeding.main_used = top.flag("main_used")
    feeding.acted = top.flag("acted") or feeding.main_used
    if not feeding.acted:
        check_unused(s, new_round=seat == s.first)
        feeding.goto("find_player")
        return feeding
    feeding.place = location_of(s, top)
    feeding.all_full = top.flag("all_full")
    feeding.used_now = used_by(s, seat)
    check_unused(s, new_round=False)
    feeding.goto("choose")
    return feeding


def used_by(s: EvolutionState, seat: int) -> list[int]:
    """The cards of a seat used in this feed turn, which remembers them itself: there is no mark on the card."""
    once = 0
    for word in PER_FEED_TURN:
        once |= word.traits
    used: list[int] = []
    for animal in s.seats[seat].animals:
        for laid in animal.solo:
            if bit_of(laid.kind) & once and s.card_marks[laid.number] & USED:
                s.card_marks[laid.number] ^= USED
                used.append(laid.number)
    return used


def check_unused(s: EvolutionState, new_round: bool) -> None:
    """Refuse what was used in a feed turn that is over, and in a round that is over."""
    if s.used_this_round and new_round:
        raise BadPosition("pairs: no pair card has been used yet in a round that begins (EVL-4.14).")
    for number in range(s.players):
        if used_by(s, number):
            where = f"seats[{number}].animals"
            names = " and ".join(ORDER[number_of(word.traits)] for word in PER_FEED_TURN)
            rules = ", ".join(word.rule.removeprefix("EVL-") for word in PER_FEED_TURN)
            needs = f"with to_act = {number} and acted = true (EVL-{rules})"
            raise BadPosition(f"{where}: {names} are used only in a feed turn that goes on, {needs}.")
