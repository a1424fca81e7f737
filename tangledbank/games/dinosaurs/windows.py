"""Event windows W1 to W6: one card after another until all pass (DINO-3.5 to 3.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.dinosaurs.event_cards import EVENT_EFFECTS, ClimateCard, EventCard
from tangledbank.games.dinosaurs.hand import FIRST_TURN, left_to_play, put_on_discard
from tangledbank.games.dinosaurs.moves import PassEventMove, PlayEventMove
from tangledbank.games.dinosaurs.words import NOT_IN_HAND, NOT_NOW, OTHER_WINDOW, PASSES, PLAYS_EVENT, WINDOW
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.question import Ask
from tangledbank.parts.lap import Lap

if TYPE_CHECKING:
    from tangledbank.games.dinosaurs.state import DinosaursState

PASSING: Final = PassEventMove()


class InitiativeLap(Lap):
    """Turns in the initiative order."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(NONE)  # a position may name who begins

    def begin(self, s: DinosaursState) -> None:
        """The first in the order is the first to act."""
        if self.seat == NONE:
            self.seat = s.order[0]

    def _after(self, s: DinosaursState) -> int:
        return s.order[(s.order.index(self.seat) + 1) % s.players]


class EventWindow(InitiativeLap):
    """The event window at the beginning of a phase; its number is that of the phase."""

    __slots__ = ("window",)

    def __init__(self, window: i64 = 0) -> None:
        super().__init__()
        self.window: i64 = window

    def begin(self, s: DinosaursState) -> None:
        """DINO-3.5, 8.33: not in turns 1 and 2, and not when nothing is left to play."""
        super().begin(s)
        if s.turn < FIRST_TURN or left_to_play(s, self.window) == 0:
            self.end()

    def choose(self, s: DinosaursState) -> Ask:
        """DINO-3.5 step 2: play a card or pass."""
        return WindowQuestion(self.seat, self.window)

    def on_choose(self, s: DinosaursState, move: Move) -> None:
        """DINO-3.5 step 3: a card takes effect at once; then the next player decides."""
        seat = self.seat
        if not isinstance(move, PlayEventMove):
            s.tell(PASSES, seat)
            self._passed(s)
            return
        self._played(s)
        put_on_discard(s, seat, move.card)
        effect = EVENT_EFFECTS[s.kind_of(move.card)]
        s.tell(PLAYS_EVENT, seat, effect.kind, move.target, move.way)
        effect.carry_out(s, seat, move)
        if isinstance(effect, ClimateCard):  # DINO-3.7
            self.end()

    def _sits_out(self, s: DinosaursState) -> bool:
        """DINO-3.5 steps 2 and 4, DINO-8.6: an empty hand passes; when all have passed, the window ends."""
        return not s.seats[self.seat].hand


class WindowQuestion(Ask):
    """DINO-3.5 step 2: whoever has cards is asked, whatever they are (DINO-7.1)."""

    __slots__ = ("window",)

    def __init__(self, seat: i64, window: i64) -> None:
        super().__init__(seat, WINDOW.filled(window), always=True)
        self.window: i64 = window

    def tries(self, s: DinosaursState) -> list[Move]:
        """Every way of playing every card, and passing."""
        moves: list[Move] = []
        for card in s.seats[self.seat].hand:
            moves.extend(EVENT_EFFECTS[s.kind_of(card)].tries(s, card))
        return [*moves, PASSING]

    def offers(self, s: DinosaursState) -> list[Move]:
        """Without a look at the cards of other windows."""
        moves: list[Move] = []
        for card in s.seats[self.seat].hand:
            effect: EventCard = EVENT_EFFECTS[s.kind_of(card)]
            if self._is_open_for(s, effect):
                for move in effect.tries(s, card):
                    if effect.refusal(s, self.seat, move) is None:
                        moves.append(move)
        moves.append(PASSING)
        return moves

    def _is_open_for(self, s: DinosaursState, effect: EventCard) -> bool:
        """DINO-3.6: whether it is the window of a card."""
        return s._tables.windows[effect.kind] == self.window + 1

    def refuses(self, s: DinosaursState, move: Move) -> Phrase | None:
        """DINO-3.6: a card of the window, played as it must be."""
        if isinstance(move, PassEventMove):
            return None
        if not isinstance(move, PlayEventMove):
            return NOT_NOW
        if move.card not in s.seats[self.seat].hand:
            return NOT_IN_HAND
        effect: EventCard = EVENT_EFFECTS[s.kind_of(move.card)]
        return effect.refusal(s, self.seat, move) if self._is_open_for(s, effect) else OTHER_WINDOW
