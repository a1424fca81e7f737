"""Positions of New World: a table written by hand (docs/positions.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tangledbank.games.newworld.areas import Areas, refill
from tangledbank.games.newworld.development import Development
from tangledbank.games.newworld.epoch import Epochs
from tangledbank.games.newworld.extinction import HAND_LIMIT, Extinction
from tangledbank.games.newworld.feeding import Feeding
from tangledbank.games.newworld.kinds import METAMORPHIC, ORDER, THIEVING
from tangledbank.games.newworld.positions.animals import Herd, lay_animals
from tangledbank.games.newworld.positions.areas import lay_areas
from tangledbank.games.newworld.tables import HAND_IN_CATASTROPHE
from tangledbank.kernel.errors import BadPosition
from tangledbank.kernel.position import Position, Section
from tangledbank.kernel.procedure import Procedure
from tangledbank.parts.beasts.stock import Stock

if TYPE_CHECKING:
    from tangledbank.games.newworld.box import NewWorldGame
    from tangledbank.games.newworld.state import NewWorldState

PHASES: Final = ("development", "areas", "feeding", "extinction")
# Where the game goes on when the phase of the position is over.
NEXT: Final = {"development": "lay_areas", "areas": "feed", "feeding": "die_out", "extinction": "next_epoch"}


def from_position(game: NewWorldGame, document: dict[str, Any]) -> NewWorldState:
    """The state that a position describes."""
    from tangledbank.games.newworld.state import NewWorldState

    position = Position(game, document)
    top = position.top
    game.check_players(len(position.seats))
    s = NewWorldState(game, len(position.seats), position.chance())
    phase = top.word("phase", "feeding", PHASES)
    if phase == "areas" and game.catastrophe:
        raise BadPosition("phase: a catastrophe has no Areas phase (NEW-6.11).")
    s.epoch = top.whole("epoch", 1, game.epochs, least=1)
    s.first = top.whole("first", 0, s.players - 1)
    lay_cards(s, phase, top, position.seats)
    lay_areas(s, phase, top)
    check_tokens(s, phase)
    position.begin(s, procedures_of(s, phase, top))
    return s


def check_tokens(s: NewWorldState, phase: str) -> None:
    """NEW-2.1: no tokens before the first Areas phase. NEW-6.10: in a catastrophe all of them, until somebody feeds."""
    if phase not in ("development", "areas") or s.epoch > 1:
        return
    laid = s.red + s.shelters
    if s.game.options["catastrophe"]:
        refill(s)
        if any(laid) and laid != s.red + s.shelters:
            raise BadPosition("food: in a catastrophe all tokens lie on the areas until somebody feeds (NEW-6.10).")
    elif any(laid):
        raise BadPosition("food: no tokens lie anywhere before the first Areas phase (NEW-2.1).")


def lay_cards(s: NewWorldState, phase: str, top: Section, seats: list[Section]) -> None:
    """Put all evolution cards where the position says; those it does not mention are the deck, or are set aside."""
    tables = s._tables
    ids, counts = [row.id for row in tables.designs], [row.count for row in tables.designs]
    stock = Stock(ids, tables.faces, counts, ORDER)
    herd: Herd = {}
    s.secrets.add([0] * sum(counts))  # every card of the box is somewhere; the stock says last which is which
    for number, section in enumerate(seats):
        seat = s.seats[number]
        seat.passed = section.flag("passed")
        key, seen = ("gene_pool", 0) if s._mutations else ("hand", 1 << number)
        seat.hand = [stock.take(design, section.path(key), seen) for design in section.texts(key)]
        check_hand(s, phase, section.path(key), len(seat.hand))
        lay_animals(s, stock, number, section, phase, herd)
    deck, discard = top.value("deck", None), top.value("discard", [])
    named = [stock.take(str(design), "deck", 0) for design in deck] if isinstance(deck, list) else []
    thrown = [stock.take(str(design), "discard", 0) for design in discard] if isinstance(discard, list) else []
    rest = stock.lay(s, "deck")
    s.deck.discard = thrown + take_off(rest, 0 if isinstance(discard, list) else discard, "discard")
    if s.deck.discard and s.epoch == 1 and phase in ("development", "areas"):
        raise BadPosition("discard: nothing can have been discarded before the first Areas phase (NEW-2.2).")
    if s.game.options["catastrophe"] and deck not in (None, 0):
        raise BadPosition("deck: a catastrophe has none (NEW-6.10).")
    if deck is None and not s.game.options["catastrophe"]:
        s.deck.pile = rest
        return
    s.deck.pile = named + take_off(rest, 0 if isinstance(deck, list) or deck is None else deck, "deck")
    s.aside += rest


def check_hand(s: NewWorldState, phase: str, where: str, count: int) -> None:
    """NEW-3.77, 6.8, 6.10, 6.12: how many cards a player can have in a phase."""
    most, rule = HAND_LIMIT, "NEW-3.77"
    if s.game.options["catastrophe"]:
        most, rule = (HAND_IN_CATASTROPHE, "NEW-6.10") if phase == "development" else (s._most_kept, "NEW-6.12")
    if count > most and not s._unlimited:
        raise BadPosition(f"{where}: nobody has more than {most} cards in this phase, and this is {count} ({rule}).")


def take_off(rest: list[int], count: Any, where: str) -> list[int]:
    """That many of the cards that the position does not mention."""
    if type(count) is not int:
        raise BadPosition(f"{where}: should be a list of cards from the top, or how many there are, not {count!r}.")
    if not 0 <= count <= len(rest):
        raise BadPosition(f"{where}: there are {len(rest)} cards left for it, not {count}.")
    taken = rest[:count]
    del rest[:count]
    return taken


def procedures_of(s: NewWorldState, phase: str, top: Section) -> list[Procedure]:
    """The procedures that the position interrupts: the game, and the phase at the point described."""
    game = Epochs()
    game.goto(NEXT[phase])
    if phase in ("areas", "extinction"):
        return [game, Areas() if phase == "areas" else Extinction()]
    seat = top.whole("to_act", s.first, s.players - 1)
    if phase == "development":
        development = Development(seat)
        development.rearranged = top.flag("rearranged")
        if development.rearranged and (s.seats[seat].passed or len(s.seats[seat].animals) < 2):
            raise BadPosition(f"rearranged: seat {seat} is not on a turn on which it could (NEW-3.27, 3.27a).")
        development.goto("find_player")
        return [game, development]
    feeding = Feeding(seat)
    feeding.basic_used = top.flag("basic_used")
    feeding.extra_used = top.flag("extra_used")
    begun = feeding.basic_used or feeding.extra_used
    if begun and s.seats[seat].passed:
        raise BadPosition(f"to_act: seat {seat} has passed and has no further turns (NEW-3.60).")
    if feeding.extra_used and not any(animal.rotated & (THIEVING | METAMORPHIC) for animal in s.seats[seat].animals):
        raise BadPosition(f"extra_used: no card of seat {seat} that gives one is rotated (NEW-3.58).")
    if s.activated and not begun:
        raise BadPosition("seats: no card has been activated yet on a turn that begins (NEW-3.10).")
    feeding.goto("choose" if begun else "find_player")
    return [game, feeding]
