"""Procedures: resumable pieces of the rulebook, and the questions they ask.

A procedure is a class; its public methods are its steps, in the order of the rulebook. A step returns nothing (go on)
or an `Ask`; the answer goes to `on_<step>`. A step that asks changes nothing before it asks, so that the question can
be asked anew (after loading, or in another world). Methods with a leading underscore are helpers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from tangledbank.kernel.data import Data, register
from tangledbank.kernel.phrase import NONE, Move, Phrase

CHANCE: Final = -1  # the seat that rolls and shuffles

Step = Callable[[Any, Any], Any]
Answer = Callable[[Any, Any, Move], None]


class Ask:
    """An open question: who must choose, what is asked, and the legal moves.

    `a` and `b` fill the places of the question's phrase. A question with one legal move is answered by itself, but not
    one that is asked `always`, because that would tell the others what is in a hand. A `secret` question is
    asked always, too, and the others see only that the game waits.
    When chance is asked, a move that stands there twice is twice as likely.

    >>> die = [Move(Phrase("roll <pips:number>"), pips) for pips in range(1, 7)]
    >>> ask = Ask(CHANCE, Phrase("roll"), die)
    >>> ask.seat, ask.what.name, len(ask.moves)
    (-1, 'roll', 6)
    """

    __slots__ = ("a", "always", "b", "moves", "seat", "secret", "what")

    def __init__(
        self,
        seat: i64,
        what: Phrase,
        moves: list[Move],
        a: i64 = NONE,
        b: i64 = NONE,
        secret: bool = False,
        always: bool = False,
    ) -> None:
        self.seat: i64 = seat
        self.what: Phrase = what
        self.moves: list[Move] = moves
        self.a: i64 = a
        self.b: i64 = b
        self.secret: bool = secret
        self.always: bool = always or secret

    @property
    def arguments(self) -> dict[str, str]:
        """What the question is about, by name, as elements.

        >>> Ask(0, Phrase("defend <prey:animal>"), [], 7).arguments
        {'prey': 'animal:7'}
        """
        return self.what.arguments([self.a, self.b])


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Data):
    """A resumable procedure. Its steps and answers are collected when the class is made.

    >>> class Supper(Procedure):
    ...     __slots__ = ()
    ...     def lay_table(self, state): ...
    ...     def eat(self, state): ...
    ...     def on_eat(self, state, move): ...
    >>> Supper.step_names
    ('lay_table', 'eat')
    >>> supper = Supper()
    >>> supper.goto("eat")
    >>> supper.pc
    1
    """

    __slots__ = ("_answers", "_steps", "pc")

    steps: ClassVar[tuple[Step, ...]] = ()
    answers: ClassVar[tuple[Answer | None, ...]] = ()
    step_names: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        register(cls)
        methods = {name: value for name, value in vars(cls).items() if callable(value)}
        cls.step_names = tuple(name for name in methods if not name.startswith(("_", "on_")) and name != "copy")
        cls.steps = tuple(methods[name] for name in cls.step_names)
        cls.answers = tuple(methods.get(f"on_{name}") for name in cls.step_names)

    def __init__(self) -> None:
        self.pc: i64 = 0
        # Kept at hand because looking them up on the class at every step is what the machine spends its time on.
        self._steps: tuple[Step, ...] = type(self).steps
        self._answers: tuple[Answer | None, ...] = type(self).answers

    def _tries(self, state: Any) -> list[Move]:
        """Every move that the asked seat might think of at this procedure's question, legal or not."""
        return []

    def _refusal(self, state: Any, move: Move) -> Phrase | None:
        """The first condition that a move fails at this procedure's question (K4); None if it fails none."""
        return None

    def goto(self, step: str) -> None:
        """Let the named step come next.

        >>> Procedure().pc
        0
        """
        self.pc = type(self).step_names.index(step)

    def end(self) -> None:
        """Let no step come next.

        >>> procedure = Procedure()
        >>> procedure.end()
        >>> procedure.pc
        0
        """
        self.pc = len(self._steps)
