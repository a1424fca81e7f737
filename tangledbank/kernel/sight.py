"""Sight: what a fair player is given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tangledbank.kernel.errors import Reason
from tangledbank.kernel.move import Move

if TYPE_CHECKING:
    from tangledbank.kernel.state import State


class Sight:
    """The table as one seat sees it: all that a fair player, human or bot, is given.

    >>> import tangledbank as tb
    >>> state = tb.game("evolution").new(players=2, seed=7)
    >>> sight = state.seen_by(0)
    >>> sight.seat, sight.view == state.view(0)
    (0, True)
    """

    __slots__ = ("_state", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self._state: State = state
        self.seat: int = seat

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may know.

        >>> import tangledbank as tb
        >>> tb.game("evolution").new(players=2, seed=7).seen_by(1).view["seat"]
        1
        """
        return self._state.view(self.seat)

    @property
    def moves(self) -> list[Move]:
        """The seat's legal moves; none when another seat is asked.

        >>> import tangledbank as tb
        >>> tb.game("evolution").new(players=2, seed=7).seen_by(1).moves
        []
        """
        ask = self._state.question
        return list(ask.moves) if ask is not None and ask.seat == self.seat else []

    def why_not(self, element: str) -> list[Reason]:
        """Why the seat cannot use an element now.

        >>> import tangledbank as tb
        >>> tb.game("evolution").new(players=2, seed=7).seen_by(1).why_not("card:6")[0].rule
        'K2'
        """
        return self._state.why_not(self.seat, element)

    def world(self, seed: int | str) -> State:
        """A whole state that the seat cannot tell from the truth, to think with.

        >>> import tangledbank as tb
        >>> state = tb.game("evolution").new(players=2, seed=7)
        >>> state.seen_by(0).world(1).view(0) == state.view(0)
        True
        """
        return self._state.resample(self.seat, seed)
