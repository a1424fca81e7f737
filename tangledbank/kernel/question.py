"""Questions: who must choose, what is asked, and everything about which answers are legal (K4)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Arguments, Filled, Phrase

CHANCE: Final = -1  # the seat that rolls and shuffles
NOT_OFFERED: Final = Phrase("not-offered", rule="K4")
NOT_WITH_CHOSEN: Final = Phrase("not-with-chosen", rule="K4")
NOT_YET: Final[list[Move]] = []  # the legal moves of a question that nobody has looked at


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask:
    """An open question. Games have a subclass for each of their questions, which owns its legality.

    `tries` is everything that somebody might want, `refuses` the first condition that a move fails. The legal moves
    are the tries that nothing refuses; `offers` may find them in a faster way, by the same conditions. A question
    remembers numbers alone, because copies of a state share it; all else it looks up in the state it is given.

    A question with one legal move is answered by itself, but not one that is asked `always`, because that would tell
    the others what is in a hand. A `secret` question is asked always, too, and the others see only that the game waits.

    >>> class GuessMove(Move):
    ...     __slots__ = ("number",)
    ...     pattern = "guess <number:number>"
    ...     def __init__(self, number):
    ...         self.number = number
    >>> class GuessQuestion(Ask):
    ...     __slots__ = ()
    ...     def tries(self, s):
    ...         return [GuessMove(number) for number in range(5)]
    ...     def refuses(self, s, move):
    ...         return Phrase("too-high", rule="X-1") if move.number > s.highest else None
    >>> from types import SimpleNamespace
    >>> [move.number for move in GuessQuestion(0, Phrase("guess").filled()).offers(SimpleNamespace(highest=2))]
    [0, 1, 2]

    A question that is made with its moves allows these and no others. When chance is asked, a move that stands there
    twice is twice as likely.

    >>> Ask(CHANCE, Phrase("spin").filled(), [GuessMove(1), GuessMove(1), GuessMove(2)]).seat
    -1
    """

    __slots__ = ("always", "moves", "seat", "secret", "what")

    def __init__(
        self, seat: i64, what: Filled, moves: list[Move] | None = None, always: bool = False, secret: bool = False
    ) -> None:
        self.seat: i64 = seat
        self.what: Filled = what
        self.moves: list[Move] = NOT_YET if moves is None else moves  # once it is open, the legal ones
        self.always: bool = always or secret
        self.secret: bool = secret

    def tries(self, s: Any) -> list[Move]:
        """Every move that the asked seat might think of, legal or not."""
        return self.moves

    def refuses(self, s: Any, move: Move) -> Phrase | None:
        """The first condition that a move fails; None if it fails none."""
        return None if move in self.moves else NOT_OFFERED

    def offers(self, s: Any) -> list[Move]:
        """The legal moves."""
        return [move for move in self.tries(s) if self.refuses(s, move) is None]

    def or_go_on(self, s: Any) -> Ask | None:
        """The question if there is anything to choose; otherwise None, so that a step that returns it goes on.

        >>> class SwallowQuestion(Ask):
        ...     def tries(self, s):
        ...         return [Move()] * s["flies"]
        ...     def refuses(self, s, move):
        ...         return None
        >>> question = SwallowQuestion(0, Phrase("swallow").filled())
        >>> question.or_go_on({"flies": 0}) is None, question.or_go_on({"flies": 1}) is question
        (True, True)
        """
        self.moves = self.offers(s)
        return self if self.moves else None

    @property
    def arguments(self) -> Arguments:
        """What the question is about, by name, as elements.

        >>> Ask(0, Phrase("leap <frog:frog>").filled(7)).arguments
        {'frog': 'frog:7'}
        """
        return self.what.arguments
