"""A turn: a new creature, a new property, and the activation of a creature, in this order (MAG-3C)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tangledbank.games.magical.activation import Activation
from tangledbank.games.magical.creature import Creature
from tangledbank.games.magical.kinds import bit_of
from tangledbank.games.magical.moves import SKIP, ActivateMove, AddMove, CreateMove, ExchangeMove, KeepMove, SkipMove
from tangledbank.games.magical.words import (
    ACTIVATE,
    ACTIVATE_YOUR_OWN,
    ACTIVATES,
    ADD,
    ADDS,
    CREATE,
    CREATE_FIRST,
    CREATES,
    EXCHANGE_IS_OVER,
    HAS_PROPERTY,
    IS_ASLEEP,
    MUST_ACTIVATE,
    NO_SUCH_CREATURE,
    NO_SUCH_HALF,
    NOT_IN_HAND,
    NOT_YOUR_CREATURE,
    NOTHING_AWAKE,
    STEP_IS_OVER,
    TURN_BEGINS,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.magical.state import MagicalState

CREATING: Final = CREATE.filled()
ADDING: Final = ADD.filled()
ACTIVATING: Final = ACTIVATE.filled()


def cannot_add(s: MagicalState, seat: int, move: AddMove) -> Phrase | None:
    """MAG-3.6: why a card of the hand cannot be put under a creature; one half of it counts (MAG-8.39)."""
    if move.card not in s.hands[seat]:
        return NOT_IN_HAND
    if move.half != s.half_one(move.card) and move.half != s.half_two(move.card):
        return NO_SUCH_HALF
    creature = s.find(move.creature)
    if creature is None:
        return NO_SUCH_CREATURE
    if creature.side != seat:
        return NOT_YOUR_CREATURE
    return HAS_PROPERTY if creature.has(bit_of(move.half)) else None


def cannot_activate(s: MagicalState, seat: int, creature: Creature | None) -> Phrase | None:
    """MAG-3.8, 3.17: why a creature cannot be activated, however much energy it has (MAG-8.49)."""
    if creature is None or creature.side != seat:
        return ACTIVATE_YOUR_OWN
    return IS_ASLEEP if creature.asleep else None


class Turn(Procedure):
    """A turn of a player, who alone decides (MAG-3.0a): steps 1 and 2 may be skipped, 3 may not (MAG-3.4, 8.1)."""

    __slots__ = ()

    def copy(self) -> Turn:
        """An equal procedure."""
        new = Turn()
        new.pc = self.pc
        return new

    def begin(self, s: MagicalState) -> None:
        """Everybody hears whose turn it is."""
        s.tell(TURN_BEGINS, s.side)

    def create(self, s: MagicalState) -> Ask | None:
        """Step 1, MAG-3.5. Asked whenever there is a card (MAG-3.0b)."""
        return CreateQuestion(s.side, CREATING, always=True) if s.hands[s.side] else None

    def on_create(self, s: MagicalState, move: Move) -> None:
        """A card goes face down to the right end of the row."""
        if isinstance(move, CreateMove):
            s.hands[s.side].remove(move.card)
            creature = s.new_creature(s.side, s.hide_hand(s.side, move.card))
            s.tell(CREATES, s.side, creature.number)

    def add(self, s: MagicalState) -> Ask | None:
        """Step 2, MAG-3.6. Asked whenever there are a card and a creature: what is on the card is hidden (MAG-3.0b)."""
        return AddQuestion(s.side, ADDING, always=True) if s.hands[s.side] and s.rows[s.side] else None

    def on_add(self, s: MagicalState, move: Move) -> None:
        """The property is in force at once (MAG-3.7, 8.2)."""
        if isinstance(move, AddMove):
            s.hands[s.side].remove(move.card)
            s.secrets.reveal(move.card)
            s.creature(move.creature).lay(move.card, move.half)
            s.tell(ADDS, s.side, move.half, move.creature)

    def activate(self, s: MagicalState) -> Ask | None:
        """Step 3, MAG-3.8: one of the awake creatures must be activated, if there is any."""
        if s.has_awake(s.side):
            return ActivateQuestion(s.side, ACTIVATING)
        s.tell(NOTHING_AWAKE, s.side)
        return None

    def on_activate(self, s: MagicalState, move: ActivateMove) -> None:
        """The window of its activation opens (MAG-3.9)."""
        s.active = move.creature
        s.used = 0
        s.tell(ACTIVATES, move.creature)
        s.call(Activation())


class CreateQuestion(Ask):
    """MAG-3.5: which card becomes a creature?"""

    __slots__ = ()

    def tries(self, s: MagicalState) -> list[Move]:
        """Every card, or none."""
        moves: list[Move] = [CreateMove(card) for card in s.hands[self.seat]]
        moves.append(SKIP)
        return moves

    def refuses(self, s: MagicalState, move: Move) -> Phrase | None:
        """MAG-3.4: the other steps come later."""
        if isinstance(move, CreateMove):
            return None if move.card in s.hands[self.seat] else NOT_IN_HAND
        if isinstance(move, SkipMove):
            return None
        return EXCHANGE_IS_OVER if isinstance(move, ExchangeMove | KeepMove) else CREATE_FIRST

    def offers(self, s: MagicalState) -> list[Move]:
        """All of them."""
        return self.tries(s)


class AddQuestion(Ask):
    """MAG-3.6: which card goes under which creature, and with which half?"""

    __slots__ = ()

    def tries(self, s: MagicalState) -> list[Move]:
        """Every half of every card on every creature, or nothing."""
        moves: list[Move] = []
        for card in s.hands[self.seat]:
            for half in (s.half_one(card), s.half_two(card)):
                moves += [AddMove(card, half, creature.number) for row in s.rows for creature in row]
        return [*moves, SKIP]

    def refuses(self, s: MagicalState, move: Move) -> Phrase | None:
        """MAG-3.4: what comes before is over, what comes later waits."""
        if isinstance(move, AddMove):
            return cannot_add(s, self.seat, move)
        if isinstance(move, SkipMove):
            return None
        if isinstance(move, CreateMove):
            return STEP_IS_OVER
        return EXCHANGE_IS_OVER if isinstance(move, ExchangeMove | KeepMove) else CREATE_FIRST

    def offers(self, s: MagicalState) -> list[Move]:
        """Without a look at the creatures of others."""
        moves: list[Move] = []
        row = s.rows[self.seat]
        for card in s.hands[self.seat]:
            one = s.half_one(card)
            for creature in row:
                if not creature.has(bit_of(one)):
                    moves.append(AddMove(card, one, creature.number))
            two = s.half_two(card)
            for creature in row:
                if not creature.has(bit_of(two)):
                    moves.append(AddMove(card, two, creature.number))
        moves.append(SKIP)
        return moves


class ActivateQuestion(Ask):
    """MAG-3.8: which creature?"""

    __slots__ = ()

    def tries(self, s: MagicalState) -> list[Move]:
        """Every creature in play."""
        return [ActivateMove(creature.number) for row in s.rows for creature in row]

    def refuses(self, s: MagicalState, move: Move) -> Phrase | None:
        """MAG-8.3: the turn does not end without an activation."""
        if isinstance(move, ActivateMove):
            return cannot_activate(s, self.seat, s.find(move.creature))
        if isinstance(move, CreateMove | AddMove):
            return STEP_IS_OVER
        return EXCHANGE_IS_OVER if isinstance(move, ExchangeMove | KeepMove) else MUST_ACTIVATE

    def offers(self, s: MagicalState) -> list[Move]:
        """The own ones that are awake."""
        return [ActivateMove(creature.number) for creature in s.rows[self.seat] if not creature.asleep]
