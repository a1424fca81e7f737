"""Sight: what a fair player is given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tangledbank.kernel.errors import Reason
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Filled

if TYPE_CHECKING:
    from tangledbank.kernel.state import State


class Sight:
    """The table as one seat sees it: all that a fair player, human or bot, is given.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> sight = state.seen_by(0)
    >>> sight.seat, sight.moves == state.moves, sight.view == state.view(0)
    (0, True, True)
    """

    __slots__ = ("_state", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self._state: State = state
        self.seat: int = seat

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may know.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> [side["hand"] for side in state.seen_by(1).view["board"]["seats"]]
        [None, [1, 3]]
        """
        return self._state.view(self.seat)

    @property
    def moves(self) -> list[Move]:
        """The seat's legal moves; none when another seat is asked.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> state.seen_by(0).moves[-1], state.seen_by(1).moves
        (<rest>, [])
        """
        ask = self._state.question
        return list(ask.moves) if ask is not None and ask.seat == self.seat else []

    def why_not(self, element: str, chosen: Sequence[str] = ()) -> list[Reason]:
        """Why the seat cannot use an element now, or not after what is chosen already.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> state.seen_by(0).why_not("hex:0,1")
        [<reason too-far (POND-3.2): to hex:0,1>]
        """
        return self._state.why_not(self.seat, element, chosen)

    def ahead(self, move: Move | str) -> list[Filled]:
        """What a move of the seat will lead to.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> state.seen_by(0).ahead("hunt 2")
        [<odds 4>]
        """
        return self._state.ahead(self.seat, move)

    def world(self, seed: int | str) -> State:
        """A whole state that the seat cannot tell from the truth, to think with.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> world = state.seen_by(0).world(1)
        >>> world.view(0) == state.view(0), world.view(1) == state.view(1)
        (True, False)
        """
        return self._state.resample(self.seat, seed)
