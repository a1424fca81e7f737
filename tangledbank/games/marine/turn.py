"""Turns and rounds: a pawn and its action, or Retrieval (MAR-3.1 to 3.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.marine.actions import action_of
from tangledbank.games.marine.card_moves import RepeatMove
from tangledbank.games.marine.cards import CardEffects, being_played
from tangledbank.games.marine.events import Ending
from tangledbank.games.marine.genes import LoseExaptation
from tangledbank.games.marine.kinds import ANCIENT_LINEAGE, BASIC, HADAL_FAUNA
from tangledbank.games.marine.made_moves import DONE, REPEATS
from tangledbank.games.marine.moves import PlaceMove
from tangledbank.games.marine.placement import TurnQuestion, has_pawn, take_all_back, take_back
from tangledbank.games.marine.questions import Choose
from tangledbank.games.marine.reseed import Reseed
from tangledbank.games.marine.setup import SetUp
from tangledbank.games.marine.words import (
    IS_BUMPED,
    LEAVES_GAME,
    NO_MORE_TURNS,
    NOT_IN_DISCARD,
    PLACES_PAWN,
    REPEATS_CARD,
    RETRIEVES,
    REVIVE_CARD,
    ROUND_BEGINS,
    STANDSTILL,
    TURN_AGAIN,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState

MOST_TURNS: Final = 10_000  # MAR-8.27: no rule, but a stop for those who bump each other for ever


class Planet(Procedure):
    """The whole game: set-up, turn after turn, the final scoring (MAR-3.1, 3.2)."""

    __slots__ = ()

    def copy(self) -> Planet:
        """An equal game."""
        new = Planet()
        new.pc = self.pc
        return new

    def prepare(self, s: MarineState) -> None:
        """MAR-2.1 to 2.14."""
        s.call(SetUp())

    def first_turn(self, s: MarineState) -> None:
        """MAR-2.14: the class lowest in the food chain begins."""
        s.active = s.order[-1]
        s.round = 1
        s.tell(ROUND_BEGINS, s.round)

    def turn(self, s: MarineState) -> None:
        """One turn of the active class."""
        s.turns += 1
        s.call(Turn(s.active))

    def next_turn(self, s: MarineState) -> None:
        """MAR-3.1, 3.14: the same class again, or the next one up the food chain; after the last round, the end."""
        if s.ended:
            return
        if s.turns >= MOST_TURNS:
            s.tell(NO_MORE_TURNS, s.turns)
            return
        if s.extra_turn:
            s.extra_turn = False
            s.tell(TURN_AGAIN, s.active)
        else:
            s.active = s.order[s.order.index(s.active) - 1]
        self.goto("turn")

    def finish(self, s: MarineState) -> None:
        """MAR-5.1."""
        s.call(Ending())


class Turn(Procedure):
    """MAR-3.3: one turn of a class."""

    __slots__ = ("taxon",)

    def __init__(self, taxon: i64 = 0) -> None:
        super().__init__()
        self.taxon: i64 = taxon

    def copy(self) -> Turn:
        """An equal turn."""
        new = Turn(self.taxon)
        new.pc = self.pc
        return new

    def choose(self, s: MarineState) -> Ask:
        """A pawn and its cell, or Retrieval."""
        return TurnQuestion(s, self.taxon)

    def on_choose(self, s: MarineState, move: Move) -> None:
        """MAR-3.5, 3.7, 3.8: the pawn is placed and bumps another; then its action."""
        if isinstance(move, PlaceMove):
            place_pawn(s, self.taxon, move.pawn, move.berth)
            s.call(action_of(self.taxon, move.berth))
        else:
            s.call(Retrieval(self.taxon))
            self.end()

    def after_action(self, s: MarineState) -> None:
        """MAR-3.13."""
        after_action(s)


def place_pawn(s: MarineState, taxon: i64, pawn: i64, berth: i64) -> None:
    """A pawn goes to a berth; an opposing basic pawn there is bumped (MAR-3.8)."""
    there: i64 = s.berths[berth]
    if there != NONE:
        take_back(s, berth)
        s.tell(IS_BUMPED, there, berth)
    if pawn == BASIC:
        s.classes[taxon].basics -= 1
        s.berths[berth] = taxon
    else:
        s.special_at[pawn - 1] = berth
        s.berths[berth] = pawn + 3
    s.tell(PLACES_PAWN, taxon, pawn, berth)


def after_action(s: MarineState) -> None:
    """MAR-3.13, 4.77: who has spent too many cubes loses the Exaptation now."""
    for taxon in s.order:
        if s.classes[taxon].due:
            s.call(LoseExaptation(taxon))


class Retrieval(Procedure):
    """MAR-3.15: all pawns come back, and the round may end."""

    __slots__ = ("first", "revived", "taxon", "tired")

    def __init__(self, taxon: i64 = 0) -> None:
        super().__init__()
        self.taxon: i64 = taxon
        self.tired: bool = False  # no pawn was left, and Hadal Fauna will give another turn
        self.first: bool = False  # the first Retrieval of the class in this round
        self.revived: i64 = NONE  # the card played by Ancient Lineage

    def take_pawns(self, s: MarineState) -> None:
        """Steps 1 to 3."""
        taxon = self.taxon
        one = s.classes[taxon]
        self.tired = one.has(HADAL_FAUNA) and not has_pawn(s, taxon)  # MAR-4.75, 8.23
        s.tell(RETRIEVES, taxon)
        take_all_back(s, taxon)
        self.first = not one.right
        one.right = True

    def revive(self, s: MarineState) -> Ask | None:
        """Step 4, MAR-4.63: a card of the discard pile, once a round."""
        if not self.first or not s.classes[self.taxon].has(ANCIENT_LINEAGE):
            return None
        cards = [REPEATS[card] for card in s.discard if not being_played(s, card)]
        if not cards:
            return None
        return Choose(s, self.taxon, REVIVE_CARD.filled(self.taxon), [*cards, DONE], NOT_IN_DISCARD, REPEATS)

    def on_revive(self, s: MarineState, move: Move) -> None:
        """Its main effects, with X = 0 (MAR-3.24, 8.22)."""
        if isinstance(move, RepeatMove):
            self.revived = move.evocard
            s.tell(REPEATS_CARD, self.taxon, move.evocard)
            s.call(CardEffects(self.taxon, move.evocard, 0))

    def put_away(self, s: MarineState) -> None:
        """MAR-4.63: the card is out of the game."""
        if self.revived != NONE:
            s.discard.remove(self.revived)
            s.spent.append(self.revived)
            s.tell(LEAVES_GAME, self.revived)

    def after_action(self, s: MarineState) -> None:
        """Step 5."""
        after_action(s)

    def end_round(self, s: MarineState) -> None:
        """Step 6, MAR-3.16, 3.16a: when all cubes of the food chain are right."""
        for taxon in s.order:
            if not s.classes[taxon].right:
                return
        s.history += [int(s.classes[taxon].points) for taxon in s.order]
        s.idle_rounds = 0 if s.row_played else s.idle_rounds + 1
        if not s.asteroid_played and s.idle_rounds >= s._tables.standstill:
            s.tell(STANDSTILL, s.idle_rounds)
            s.ended = True
        elif s.asteroid_played:
            s.ended = True
        else:
            s.call(Reseed())

    def go_on(self, s: MarineState) -> None:
        """Step 7."""
        if self.tired and not s.ended:
            s.extra_turn = True
