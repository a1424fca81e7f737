"""What may be answered to the open question: why something may not, and what an answer leads to (K4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from tangledbank.kernel.errors import Reason
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Filled, Phrase
from tangledbank.kernel.question import CHANCE, NOT_OFFERED, NOT_WITH_CHOSEN
from tangledbank.kernel.told import Told

NOT_YOURS: Final = Phrase("not-your-decision", rule="K2")
GAME_OVER: Final = Phrase("game-over", rule="K2")


@mypyc_attr(allow_interpreted_subclasses=True)
class Answers(Told):
    """A machine that explains what can be answered, before anybody does.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> state.why_not(0, "card:0"), state.ahead(0, "hunt 0")
    ([], [<odds 5>])
    """

    __slots__ = ()

    def reason(self, move: Move) -> Reason:
        """Why a move is not legal now.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> state.reason(state.parse("hop 1,-1"))
        <reason leaf-taken (POND-3.3): to hex:1,-1>
        """
        ask = self._ask
        refusal = GAME_OVER if ask is None else ask.refuses(self, move)
        return Reason(refusal or NOT_OFFERED, move.arguments, self.concerned(move))

    def why_not(self, seat: int | None, element: str, chosen: Sequence[str] = ()) -> list[Reason]:
        """Why a seat cannot use an element now: reasons with rule ids; none if it can.

        What is `chosen` already is the beginning of a path: only moves that go on from there are spoken of.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> state.why_not(0, "hex:1,-1")
        [<reason leaf-taken (POND-3.3): to hex:1,-1>]
        >>> state.why_not(1, "card:1")
        [<reason not-your-decision (K2): seat seat:0>]
        >>> state.why_not(0, "card:0")
        []
        """
        ask = self._ask
        if ask is None:
            return [Reason(GAME_OVER, {})]
        if ask.seat != seat:
            seats = {} if ask.secret or ask.seat == CHANCE else {"seat": f"seat:{ask.seat}"}
            return [Reason(NOT_YOURS, seats)]
        begun = list(chosen)
        in_order = any(self._begins(move, begun) for move in ask.moves)  # else somebody began at the end of a path
        if any(self._touches(move, element, begun, in_order) for move in ask.moves):
            return []
        reasons: list[Reason] = []
        has_a_part = False
        for move in ask.tries(self):
            if self._touches(move, element, begun, in_order):
                reason = self.reason(move)
                if reason not in reasons:
                    reasons.append(reason)
            elif begun and not has_a_part:
                has_a_part = self._touches(move, element, [], in_order)
        return reasons or [Reason(NOT_WITH_CHOSEN, {}) if has_a_part else self.idle(element)]

    def _begins(self, move: Move, begun: list[str]) -> bool:
        return any(path[: len(begun)] == begun for path in self.paths(move))

    def _touches(self, move: Move, element: str, begun: list[str], in_order: bool) -> bool:
        """Whether a move touches an element on a path that begins in a certain way, or at least comes by there."""
        for path in self.paths(move):
            if element in path and (path[: len(begun)] == begun if in_order else set(begun) <= set(path)):
                return True
        return False

    def forced(self) -> Move | None:
        """The one answer to a question that is put all the same, so as not to give anything away to the others.

        The host of a game may give it where nobody could learn from it; the engine never does.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> state.forced() is None
        True
        """
        ask = self._ask
        return ask.moves[0] if ask is not None and len(ask.moves) == 1 and ask.seat != CHANCE else None

    def ahead(self, seat: int | None, move: Move | str) -> list[Filled]:
        """What a move of the seat that is asked will lead to, as far as that seat may know; nothing for all others.

        A text that is no legal move leads to nothing, either: `play` says why.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> state.ahead(0, "hunt 0"), state.ahead(1, "hunt 0"), state.ahead(0, "hop 1,1")
        ([<odds 5>], [], [])
        """
        ask = self._ask
        if ask is None or ask.seat != seat:
            return []
        wanted: Move | None = self._game.parse_move(move) if isinstance(move, str) else move
        return self.foretell(wanted) if wanted is not None and wanted in ask.moves else []
