"""Procedures: resumable pieces of the rulebook.

A procedure is a class; its public methods are its steps, in the order of the rulebook. A step returns nothing (go on)
or a question; the answer goes to `on_<step>`. A step that asks changes nothing before it asks, so that the question can
be asked anew (after loading, or in another world). Methods with a leading underscore are helpers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from tangledbank.kernel.data import Data, register
from tangledbank.kernel.move import Move

Step = Callable[[Any, Any], Any]
Answer = Callable[[Any, Any, Move], None]


class Course:
    """What a class of procedures does, in order: its steps, the answers to their questions, and where each step is.

    >>> Course({"eat": len, "on_eat": max}, ("eat",)).answers[0] is max
    True
    """

    __slots__ = ("answers", "places", "steps")

    def __init__(self, methods: dict[str, Any], names: tuple[str, ...]) -> None:
        self.steps: tuple[Step, ...] = tuple(methods[name] for name in names)
        self.answers: tuple[Answer | None, ...] = tuple(methods.get(f"on_{name}") for name in names)
        self.places: dict[str, int] = {name: place for place, name in enumerate(names)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Data):
    """A resumable procedure. Its steps and answers are collected when the class is made.

    A subclass of a procedure with steps keeps them in their order; those it names anew it does in its own way, and
    further ones come after them.

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
    >>> class Feast(Supper):
    ...     __slots__ = ()
    ...     def lay_table(self, state): ...
    ...     def sing(self, state): ...
    >>> Feast.step_names, Feast.course.steps[:2] == (Feast.lay_table, Supper.eat)
    (('lay_table', 'eat', 'sing'), True)
    """

    __slots__ = ("_answers", "_places", "_steps", "pc")

    step_names: ClassVar[tuple[str, ...]] = ()
    course: ClassVar[Course] = Course({}, ())

    def __init_subclass__(cls) -> None:
        register(cls)
        methods: dict[str, Any] = {}
        for base in reversed(cls.__mro__):  # a step named anew keeps its place
            if issubclass(base, Procedure) and base is not Procedure:
                methods |= {name: value for name, value in vars(base).items() if callable(value)}
        cls.step_names = tuple(name for name in methods if not name.startswith(("_", "on_")) and name != "copy")
        cls.course = Course(methods, cls.step_names)

    def __init__(self) -> None:
        self.pc: i64 = 0
        # Kept at hand because looking them up on the class at every step is what the machine spends its time on.
        course: Course = type(self).course
        self._steps: tuple[Step, ...] = course.steps
        self._answers: tuple[Answer | None, ...] = course.answers
        self._places: dict[str, int] = course.places

    def goto(self, step: str) -> None:
        """Let the named step come next.

        >>> class Evening(Procedure):
        ...     __slots__ = ()
        ...     def croak(self, state): ...
        ...     def sleep(self, state): ...
        >>> evening = Evening()
        >>> evening.goto("sleep")
        >>> Evening.step_names[evening.pc]
        'sleep'
        """
        self.pc = self._places[step]

    def end(self) -> None:
        """Let no step come next.

        >>> class Evening(Procedure):
        ...     __slots__ = ()
        ...     def croak(self, state): ...
        ...     def sleep(self, state): ...
        >>> evening = Evening()
        >>> evening.end()
        >>> evening.pc == len(Evening.step_names)
        True
        """
        self.pc = len(self._steps)
