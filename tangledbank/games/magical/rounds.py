"""The course of the game: rounds of turns until somebody has reached the goal (MAG-3B, 3H)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tangledbank.games.magical.kinds import WISE, bit_of
from tangledbank.games.magical.moves import EXCHANGE_HAND, KEEP, ExchangeMove, KeepMove
from tangledbank.games.magical.scoring import MAX_ROUNDS
from tangledbank.games.magical.shadow import ShadowTurn
from tangledbank.games.magical.turn import Turn
from tangledbank.games.magical.words import (
    EXCHANGE,
    EXCHANGE_FIRST,
    EXCHANGES_HAND,
    GOES_FIRST,
    KEEPS_HAND,
    ROUND_BEGINS,
    ROUND_ENDS,
    SHADOW_GOES_FIRST,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask
from tangledbank.parts.lap import Lap

if TYPE_CHECKING:
    from tangledbank.games.magical.state import MagicalState

NEW_CARDS: Final = 2  # MAG-3.20: at the end of a round, besides those for creatures


class Rounds(Procedure):
    """The whole game: exchange, turns, end of the round, and again."""

    __slots__ = ()

    def copy(self) -> Rounds:
        """An equal procedure."""
        new = Rounds()
        new.pc = self.pc
        return new

    def begin_round(self, s: MagicalState) -> None:
        """MAG-2.7: every round begins in the same way."""
        s.had_turn = 0
        s.tell(ROUND_BEGINS, s.round, s.secrets.faces[s.source], s.lower, s.upper)
        if s.first < s.players:
            s.tell(GOES_FIRST, s.first)
        else:
            s.tell(SHADOW_GOES_FIRST)

    def exchange(self, s: MagicalState) -> None:
        """MAG-3.1: before the first turn; in the solo game the human alone is asked (MAG-6.4)."""
        s.side = NONE
        s.call(Exchange(s.first if s.first < s.players else 0))

    def begin_turns(self, s: MagicalState) -> None:
        """MAG-3.3: turns begin with the first player."""
        s.side = s.first

    def turn(self, s: MagicalState) -> None:
        """The turn of one side."""
        if s.side < s.players:
            s.call(Turn())
        else:
            s.call(ShadowTurn())

    def end_turn(self, s: MagicalState) -> None:
        """MAG-3.18: sleep after Annoying (MAG-8.19), the end of suppressions (MAG-8.55), and perhaps of the round."""
        s.had_turn |= bit_of(s.side)
        if s.annoyer != NONE:
            user = s.find(s.annoyer)
            if user is not None:  # MAG-8.18: it may have transmuted
                s.fall_asleep(user)
            s.annoyer = NONE
        if s.scared:
            s.scared = []
        s.active = NONE
        s.scorched = False
        if not round_is_over(s):
            s.side = (s.side + 1) % len(s.rows)
            self.goto("turn")

    def end_round(self, s: MagicalState) -> None:
        """MAG-3.20: energy, waking, new cards, first player, in this order."""
        s.tell(ROUND_ENDS, s.round)
        s.side = NONE
        s.sources.append(s.source)  # MAG-8.11: what is left on it returns to the reserve
        s.open_source()
        for row in s.rows:
            for creature in row:
                creature.asleep = False
                creature.annoying_used = False
        for place in range(len(s.rows)):
            seat = (s.first + place) % len(s.rows)  # MAG-8.12
            if seat < s.players:
                s.draw(seat, new_cards(s, seat))
        s.first = (s.first + 1) % len(s.rows)

    def next_round(self, s: MagicalState) -> None:
        """MAG-5.4: the game stops after the last round, and nobody has won."""
        if s.round >= s._max_rounds:
            s.finish(MAX_ROUNDS, s.round)
        else:
            s.round += 1
            self.goto("begin_round")


def round_is_over(s: MagicalState) -> bool:
    """MAG-3.19, 6.5: all creatures that count are asleep; without any, everybody has had a turn (MAG-8.9).

    Who has no creature may miss a turn so (MAG-8.45); who alone is awake goes on (MAG-8.50); a transmutation can be
    the end of it, too (MAG-8.10). Alone, only the creatures of the human count, in turns of both (MAG-8.38, 8.46).
    """
    sides = s.players
    creatures = 0
    for side in range(sides):
        creatures += len(s.rows[side])
        if s.has_awake(side):
            return False
    return creatures > 0 or s.had_turn & (bit_of(sides) - 1) == bit_of(sides) - 1


def new_cards(s: MagicalState, seat: int) -> int:
    """MAG-3.20: how many cards a player draws: for the round, for each creature with energy, for each wise one."""
    count = NEW_CARDS
    for creature in s.rows[seat]:
        if creature.energy > 0:
            count += 1
        if creature.has(WISE):  # MAG-4.26, 8.31, 8.53
            count += 1
    return count


class Exchange(Lap):
    """MAG-3.1: each player with a card keeps the hand or exchanges it, one after the other."""

    __slots__ = ()

    def copy(self) -> Exchange:
        """An equal procedure."""
        new = Exchange(self.seat)
        new.pc = self.pc
        new.passes = self.passes
        return new

    def choose(self, s: MagicalState) -> Ask:
        """Keep or exchange?"""
        return ExchangeQuestion(self.seat, EXCHANGE.filled())

    def on_choose(self, s: MagicalState, move: Move) -> None:
        """All or nothing. The discarded cards are seen by everybody, the new ones by their owner."""
        if isinstance(move, ExchangeMove):
            hand = s.hands[self.seat]
            s.hands[self.seat] = []
            for card in in_order_of_faces(s, hand):
                s.put_away(card)
            s.tell(EXCHANGES_HAND, self.seat, len(hand))
            s.draw(self.seat, len(hand))
        else:
            s.tell(KEEPS_HAND, self.seat)
        self._passed(s)

    def _sits_out(self, s: MagicalState) -> bool:
        """MAG-3.2: a player with an empty hand is passed over."""
        return not s.hands[self.seat]


def in_order_of_faces(s: MagicalState, cards: list[int]) -> list[int]:
    """Cards in an order that does not tell how long each of them was held (MAG-4.30)."""
    by_face = sorted([(s.secrets.faces[card], card) for card in cards])
    return [card for _, card in by_face]


class ExchangeQuestion(Ask):
    """MAG-3.1: the whole hand for as many new cards?"""

    __slots__ = ()

    def tries(self, s: MagicalState) -> list[Move]:
        """Both."""
        return [KEEP, EXCHANGE_HAND]

    def refuses(self, s: MagicalState, move: Move) -> Phrase | None:
        """Nothing else is done before the turns begin."""
        return None if isinstance(move, KeepMove | ExchangeMove) else EXCHANGE_FIRST
