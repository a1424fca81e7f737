"""Laps: turns round the table from a seat on, until all have passed."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Lap(Procedure):
    """A procedure of turns: it is over when all players have passed, one after the other.

    The steps of a subclass are one turn. At the end of it the subclass says `_played`, so that everybody gets another
    turn, or `_passed`. A lap in which each player has one turn is one in which all pass after it. Those who sit out
    (`_sits_out`) pass without a turn.

    >>> import tangledbank as tb
    >>> class Countdown(Lap):
    ...     __slots__ = ("left",)
    ...     def __init__(self, seat=0):
    ...         super().__init__(seat)
    ...         self.left = [2, 0, 1]
    ...     def _sits_out(self, state):
    ...         return self.left[self.seat] == 0
    ...     def count(self, state):
    ...         print(f"seat {self.seat}: {self.left[self.seat]}")
    ...         self.left[self.seat] -= 1
    ...         self._played(state)
    >>> Countdown.step_names
    ('begin', 'find_player', 'count')
    >>> state = tb.game("pond").new(players=3, seed=7)
    >>> lap = Countdown(2)
    >>> lap.find_player(state)
    >>> lap.count(state)
    seat 2: 1
    >>> lap.find_player(state)
    >>> lap.count(state)
    seat 0: 2
    >>> lap.find_player(state)
    >>> lap.count(state)
    seat 0: 1
    >>> lap.find_player(state)
    >>> lap.passes, lap.pc == len(lap.step_names)
    (3, True)
    """

    __slots__ = ("passes", "seat")

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__()
        self.seat: i64 = seat  # whose turn it is
        self.passes: i64 = 0  # one after the other

    def begin(self, s: Any) -> None:
        """What comes before the first turn; nothing, unless a subclass says so.

        >>> Lap().begin(None)
        """

    def find_player(self, s: Any) -> None:
        """The next player who does not sit out; if there is none, the lap is over.

        >>> import tangledbank as tb
        >>> lap = Lap(1)
        >>> lap.find_player(tb.game("pond").new(players=3, seed=7))
        >>> lap.seat
        1
        """
        state: State = s
        while self.passes < state.players:
            if not self._sits_out(s):
                return
            self._pass_on(s)
        self._finish(s)

    def _played(self, s: Any) -> None:
        """The turn is over, and it was one."""
        self._pass_on(s)
        self.passes = 0
        self.goto("find_player")

    def _passed(self, s: Any) -> None:
        """The turn is over, and it was the last of this player, unless another one plays."""
        self._pass_on(s)
        self.goto("find_player")

    def _pass_on(self, s: Any) -> None:
        self.passes += 1
        self.seat = self._after(s)

    def _after(self, s: Any) -> int:
        """Whose turn is next: the seat to the left, unless a game has an order of its own."""
        state: State = s
        return (self.seat + 1) % state.players

    def _sits_out(self, s: Any) -> bool:
        """Whether a player passes without having been asked."""
        return False

    def _finish(self, s: Any) -> None:
        """All have passed."""
        self.end()
