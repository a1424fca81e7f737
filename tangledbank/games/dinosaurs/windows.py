"""Event windows W1 to W6: one card after another until all pass (DINO-3.5 to 3.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.dinosaurs.event_cards import EVENT_EFFECTS, ClimateCard, EventCard
from tangledbank.games.dinosaurs.hand import FIRST_TURN, left_to_play, put_on_discard
from tangledbank.games.dinosaurs.moves import PassEventMove, PlayEventMove
from tangledbank.games.dinosaurs.words import NOT_IN_HAND, NOT_NOW, OTHER_WINDOW, PASSES, PLAYS_EVENT, WINDOW
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.dinosaurs.state import DinosaursState

PASSING: Final = PassEventMove()


class EventWindow(Procedure):
    """The event window at the beginning of a phase; its number is that of the phase."""

    __slots__ = ("passes", "place", "window")

    def __init__(self, window: i64 = 0) -> None:
        super().__init__()
        self.window: i64 = window
        self.place: i64 = 0  # in the initiative order
        self.passes: i64 = 0  # one after the other

    def open(self, s: DinosaursState) -> None:
        """DINO-3.5, 8.33: not in turns 1 and 2, and not when nothing is left to play."""
        if s.turn < FIRST_TURN or left_to_play(s, self.window) == 0:
            self.end()

    def find_player(self, s: DinosaursState) -> None:
        """DINO-3.5 steps 2 and 4, DINO-8.6: an empty hand passes; when all have passed, the window ends."""
        while self.passes < s.players:
            if s.seats[s.order[self.place]].hand:
                return
            self._pass(s)
        self.end()

    def choose(self, s: DinosaursState) -> Ask:
        """DINO-3.5 step 2: play a card or pass."""
        return WindowQuestion(s.order[self.place], self.window)

    def on_choose(self, s: DinosaursState, move: Move) -> None:
        """DINO-3.5 step 3: a card takes effect at once; then the next player decides."""
        seat = s.order[self.place]
        self._pass(s)
        self.goto("find_player")
        if not isinstance(move, PlayEventMove):
            s.tell(PASSES, seat)
            return
        self.passes = 0
        put_on_discard(s, seat, move.card)
        effect = EVENT_EFFECTS[s.kind_of(move.card)]
        s.tell(PLAYS_EVENT, seat, effect.kind, move.target, move.way)
        effect.carry_out(s, seat, move)
        if isinstance(effect, ClimateCard):  # DINO-3.7
            self.end()

    def _pass(self, s: DinosaursState) -> None:
        self.passes += 1
        self.place = (self.place + 1) % s.players


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
