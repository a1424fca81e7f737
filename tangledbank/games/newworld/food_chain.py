"""The chain of effects when red food is taken (NEW-4.40 to 4.42)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.newworld.animal import Animal, TraitCard
from tangledbank.games.newworld.feeding_moves import GrazeMove, ShareMove, SpareMove
from tangledbank.games.newworld.food import cannot_gain, gain_blue, take_red
from tangledbank.games.newworld.kinds import (
    COMMUNICATING,
    COMMUNICATING_KIND,
    COOPERATING,
    COOPERATING_KIND,
    HOOFED,
)
from tangledbank.games.newworld.words import GRAZES, NOT_NOW, NOT_TRIGGERED, SHARE, SHARES
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.newworld.state import NewWorldState


class FoodChain(Procedure):
    """NEW-4.40: the pool of cards that wait to be resolved after an animal has taken a red token from an area."""

    __slots__ = ("area", "cards", "eater", "givers")

    def __init__(self, eater: i64 = NONE, area: i64 = NONE) -> None:
        super().__init__()
        self.eater: i64 = eater
        self.area: i64 = area
        self.cards: list[int] = []  # the pool: cards that have been triggered ...
        self.givers: list[int] = []  # ... and for each the animal that has gained food

    def copy(self) -> FoodChain:
        """An equal chain."""
        new = FoodChain(self.eater, self.area)
        new.pc = self.pc
        new.cards = self.cards[:]
        new.givers = self.givers[:]
        return new

    def trigger(self, s: NewWorldState) -> None:
        """NEW-4.40: the cards of the animal that has fed enter the pool."""
        self._enter(s, s.animal(self.eater), True)

    def drop_idle(self, s: NewWorldState) -> None:
        """NEW-4.41: entries that could do nothing at this moment are removed."""
        able = [place for place in range(len(self.cards)) if self._could_work(s, place)]
        if len(able) < len(self.cards):
            self.cards = [self.cards[place] for place in able]
            self.givers = [self.givers[place] for place in able]

    def share(self, s: NewWorldState) -> Ask | None:
        """NEW-4.42: the active player picks any entry."""
        if not self.cards:
            return None
        return ShareQuestion(s.owners[self.eater], SHARE.filled(self.eater))

    def on_share(self, s: NewWorldState, move: Move) -> None:
        """NEW-4.42: the entry is resolved; new ones may join."""
        place = self._place_of(s, move)
        giver = s.animal(self.givers[place])
        card = self.cards[place]
        del self.cards[place]
        del self.givers[place]
        self.goto("drop_idle")
        if isinstance(move, SpareMove):
            return
        s.activated.append(card)
        if isinstance(move, GrazeMove):  # NEW-4.19
            s.red[self.area] -= 1
            s.tell(GRAZES, giver.number, self.area)
            return
        laid = giver.card_with(card)
        assert laid is not None
        partner = s.animal(laid.other(giver.number))
        s.tell(SHARES, giver.number, laid.kind, partner.number)
        red = laid.kind == COMMUNICATING_KIND
        if red:  # NEW-4.24
            take_red(s, partner, self.area)
        else:  # NEW-4.25
            gain_blue(s, partner, 1)
        self._enter(s, partner, red)

    def _enter(self, s: NewWorldState, giver: Animal, red: bool) -> None:
        """NEW-4.40, 4.40a: red triggers all three kinds, blue only Cooperating; fat that it became makes no change."""
        for laid in giver.pairs:
            if laid.kind == COOPERATING_KIND or (red and laid.kind == COMMUNICATING_KIND):
                self._add(s, laid, giver)
        hoof = giver.card_of(HOOFED) if red else None
        if hoof is not None:
            self._add(s, hoof, giver)

    def _add(self, s: NewWorldState, laid: TraitCard, giver: Animal) -> None:
        if laid.number not in s.activated and laid.number not in self.cards:
            self.cards.append(laid.number)
            self.givers.append(giver.number)

    def _could_work(self, s: NewWorldState, place: i64) -> bool:
        """NEW-4.41, 4.24, 4.25, 8.27."""
        giver = s.animal(self.givers[place])
        laid = giver.card_with(self.cards[place])
        if laid is None:
            return False
        if laid.partner == NONE:  # Hoofed
            return s.red[self.area] > 0
        partner = s.animal(laid.other(giver.number))
        if laid.kind == COMMUNICATING_KIND and (s.red[self.area] == 0 or not s.can_enter(partner, self.area)):
            return False
        return cannot_gain(s, partner) is None

    def _place_of(self, s: NewWorldState, move: Move) -> int:
        """The place in the pool of the entry that a move names; NONE if it names none."""
        for place in range(len(self.cards)):
            giver = s.animal(self.givers[place])
            laid = giver.card_with(self.cards[place])
            if laid is None:
                continue
            if isinstance(move, ShareMove):
                if laid.partner != NONE and laid.number == move.card:
                    return place
            elif laid.partner == NONE:
                if isinstance(move, GrazeMove) and move.animal == giver.number:
                    return place
                if isinstance(move, SpareMove) and move.animal == giver.number:
                    return place
        return NONE


class ShareQuestion(Ask):
    """NEW-4.42: which effect comes next?"""

    __slots__ = ()

    def tries(self, s: NewWorldState) -> list[Move]:
        """Every pair card and every animal of the active player."""
        moves: list[Move] = []
        for animal in s.seats[self.seat].animals:
            moves += [ShareMove(laid.number) for laid in animal.pairs if laid.bearer == animal.number]
            moves += [GrazeMove(animal.number), SpareMove(animal.number)]
        return moves

    def refuses(self, s: NewWorldState, move: Move) -> Phrase | None:
        """It must be in the pool."""
        if not isinstance(move, (ShareMove, GrazeMove, SpareMove)):
            return NOT_NOW
        return NOT_TRIGGERED if chain_of(s)._place_of(s, move) == NONE else None

    def offers(self, s: NewWorldState) -> list[Move]:
        """Whatever is in the pool."""
        chain = chain_of(s)
        moves: list[Move] = []
        for place in range(len(chain.cards)):
            giver = chain.givers[place]
            laid = s.animal(giver).card_with(chain.cards[place])
            if laid is not None and laid.partner == NONE:
                moves.append(GrazeMove(giver))
                moves.append(SpareMove(giver))
            else:
                moves.append(ShareMove(chain.cards[place]))
        return moves


def chain_of(s: NewWorldState) -> FoodChain:
    """The chain whose order is asked."""
    top = s.stack[-1]
    assert isinstance(top, FoodChain)
    return top


def feed(s: NewWorldState, eater: Animal, area: i64) -> None:
    """NEW-3.53, 4.40: an animal takes a red token, and what follows from that."""
    take_red(s, eater, area)
    if eater.traits & (COMMUNICATING | COOPERATING | HOOFED):
        s.call(FoodChain(eater.number, area))
