"""The machine: a stack of procedures, the open question, chance, and the log. A state is a machine with a game."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from tangledbank.kernel.chance import Chance, ShuffleMove
from tangledbank.kernel.data import Data
from tangledbank.kernel.errors import BadChance
from tangledbank.kernel.event import Event, Past
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase, Value
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import CHANCE, Ask
from tangledbank.kernel.secrets import EVERYONE, Secrets


@mypyc_attr(allow_interpreted_subclasses=True)
class Machine(Data):
    """Runs the procedures on its stack until one of them asks something.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7, chance="ask")
    >>> state.play("hunt 0")
    >>> [type(procedure).__name__ for procedure in state.stack]
    ['Days', 'Hunt']
    """

    __slots__ = ("_ask", "_game", "_log", "_past", "_unsettled", "chance", "players", "secrets", "stack")

    def __init__(self, game: Any, players: int, chance: Chance) -> None:
        self._game: Any = game
        self.players: i64 = players
        self.chance: Chance = chance
        self.secrets: Secrets = Secrets()
        self.stack: list[Procedure] = []
        self._ask: Ask | None = None
        self._past: Past | None = None
        self._log: list[Event] | None = None
        self._unsettled: bool = False  # something may have changed from which more follows

    # ------------------------------------------------------------------ procedures

    def call(self, procedure: Procedure) -> None:
        """Run a procedure before the present one goes on."""
        self.stack.append(procedure)

    def begin(self) -> None:
        """Let the procedures on the stack run to their first question.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").set_up(2, Chance("7"))
        >>> state.question is None
        True
        >>> state.begin()
        >>> state.question.what
        <act>
        """
        self._run()

    def shuffled(self, count: int) -> list[int]:
        """The numbers 0 to count - 1 in an order that chance chose; the past remembers it.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> order = state.shuffled(3)
        >>> state.steps()[-1].text == f"shuffle {order[0]} {order[1]} {order[2]}"
        True
        """
        order = self.chance.shuffled(count)
        self._past = Past(CHANCE, "", self._past, ShuffleMove(order))
        return order

    def reask(self) -> None:
        """Ask the open question anew, after loading or when hidden things have changed.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> state.frogs[1] = state.frogs[0] + 2  # out of the way
        >>> state.reask()
        >>> state.moves[0], len(state.moves)
        (<hop 1,-1>, 5)
        """
        if self.stack:
            self.stack[-1].pc -= 1
            self._run()

    def _run(self) -> None:
        """Run steps until a question must be answered from outside, or nothing is left to do."""
        stack = self.stack
        while stack:
            top = stack[-1]
            pc = top.pc
            if pc >= len(top._steps):
                stack.pop()
                continue
            top.pc = pc + 1
            ask: Ask | None = top._steps[pc](top, self)
            if ask is None:
                if self._unsettled:
                    self.settle()
                continue
            if not ask.moves:
                ask.moves = ask.offers(self)
                assert ask.moves, f"nothing can be answered to {ask.what}"
            if ask.seat == CHANCE and not self.chance.asked:
                self._answer(ask, self._fated(ask))
            elif len(ask.moves) == 1 and not ask.always and ask.seat != CHANCE:
                self._ask = ask  # whoever carries out an answer may want to know whose it is
                top._answers[pc](top, self, ask.moves[0])  # type: ignore[misc]
                if self._unsettled:
                    self.settle()
            else:
                self._ask = ask
                return
        self._ask = None

    def settle(self) -> None:
        """Do what follows from a change: called after every step and every answer that has left `_unsettled` set."""
        self._unsettled = False

    def _answer(self, ask: Ask, move: Move) -> None:
        self._past = Past(ask.seat, "", self._past, move)
        self._ask = ask
        top = self.stack[-1]
        top._answers[top.pc - 1](top, self, move)  # type: ignore[misc]
        if self._unsettled:
            self.settle()

    def _fated(self, ask: Ask) -> Move:
        """The answer of chance: the next result given beforehand, or a random one."""
        fate = self.chance.fate
        if fate:
            for move in ask.moves:
                if str(move) == fate[0]:
                    del fate[0]
                    return move
            raise BadChance(fate[0], f"chance is asked for {ask.what.name}")
        return ask.moves[self.chance.below(len(ask.moves))]

    # ------------------------------------------------------------------ the past and the log

    def steps(self) -> list[Past]:
        """All decisions and results of chance so far, the first one first.

        >>> import tangledbank as tb
        >>> state = tb.game("pond", first_player=1).new(players=2, seed=7)
        >>> state.play("rest")
        >>> [(step.seat, step.text) for step in state.steps()][1:]
        [(1, 'rest')]
        """
        return self._past.steps() if self._past is not None else []

    def listen(self) -> list[Event]:
        """Start keeping events and return the list they go into. Nobody listening costs nothing.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> log = state.listen()
        >>> state.play("hop 0,0")
        >>> log
        [<hops 0 0,-1 0,0>]
        """
        if self._log is None:
            self._log = []
        return self._log

    def tell(self, what: Phrase, a: i64 = NONE, b: i64 = NONE, c: i64 = NONE, d: i64 = NONE) -> None:
        """Tell everyone that something happened, with the values of up to four places.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> log = state.listen()
        >>> state.tell(Phrase("rain <drops:number>"), 3)
        >>> log
        [<rain 3>]
        """
        if self._log is not None:
            self._note(what, [a, b, c, d], EVERYONE)

    def tell_seat(self, seat: i64, what: Phrase, a: i64 = NONE, b: i64 = NONE, c: i64 = NONE, d: i64 = NONE) -> None:
        """Tell one seat alone.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> log = state.listen()
        >>> state.tell_seat(1, Phrase("dawn"))
        >>> [log[0].heard_by(seat) for seat in (0, 1, None)]
        [False, True, False]
        """
        if self._log is not None:
            self._note(what, [a, b, c, d], 1 << seat)

    def tell_others(self, seat: i64, what: Phrase, a: i64 = NONE, b: i64 = NONE, c: i64 = NONE, d: i64 = NONE) -> None:
        """Tell everyone but one seat, which is told more by `tell_seat`. Spectators hear it too.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> log = state.listen()
        >>> state.tell_others(1, Phrase("dawn"))
        >>> [log[0].heard_by(seat) for seat in (0, 1, None)]
        [True, False, True]
        """
        if self._log is not None:
            self._note(what, [a, b, c, d], EVERYONE ^ (1 << seat))

    @property
    def listening(self) -> bool:
        """Whether somebody listens, so that it is worth the trouble to work out what to tell at length.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> log = state.listen()
        >>> state.listening, state.clone().listening
        (True, False)
        """
        return self._log is not None

    def tell_at_length(self, what: Phrase, values: list[Value], audience: i64 = EVERYONE) -> None:
        """Tell what has lists or more than four places, to an audience (a bit mask of seats).

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> log = state.listen()
        >>> state.tell_at_length(Phrase("draws <seat:seat> <cards:card*>"), [1, [4, 9]], audience=1 << 1)
        >>> log, log[0].heard_by(0)
        ([<draws 1 4 9>], False)
        """
        if self._log is not None:
            self._note(what, values, audience)

    def _note(self, what: Phrase, values: list[Value], audience: i64) -> None:
        if self._log is not None:
            self._log.append(Event(what, values[: len(what.places)], audience))
