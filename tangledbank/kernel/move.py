"""Moves: the answers to questions. Each verb is a class, with a named field for every place of its pattern."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from tangledbank.kernel.phrase import Arguments, Phrase, Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One answer to a question. Its text names it for good; its path is what a person touches to make it.

    A subclass says how it is written and has a field for each place; a vocabulary makes its phrase and checks that
    both agree. `touches` is the path of the phrase, where that is more than the places.

    >>> class CroakMove(Move):
    ...     __slots__ = ("frog",)
    ...     pattern = "croak <frog:frog>"
    ...     touches = "frog choose:croak"
    ...     def __init__(self, frog):
    ...         self.frog = frog
    >>> from tangledbank.kernel.vocabulary import Vocabulary
    >>> Vocabulary({}).moves(CroakMove)
    >>> move = CroakMove(3)
    >>> move.frog, str(move), move.path
    (3, 'croak 3', ['frog:3', 'choose:croak'])
    >>> move == CroakMove(3), move < CroakMove(4)
    (True, True)
    """

    __slots__ = ()

    pattern: ClassVar[str] = ""
    touches: ClassVar[str] = ""
    phrase: ClassVar[Phrase] = Phrase("")

    @property
    def values(self) -> list[Value]:
        """The values of all places, in their order; `NONE` where a place is empty.

        >>> import tangledbank as tb
        >>> tb.game("pond").parse_move("hunt 2").values
        [2]
        """
        return [getattr(self, place.field) for place in type(self).phrase.places]

    @property
    def arguments(self) -> Arguments:
        """The values by name, as elements.

        >>> import tangledbank as tb
        >>> tb.game("pond").parse_move("hunt 2").arguments
        {'card': 'card:2'}
        """
        return type(self).phrase.arguments(self.values)

    @property
    def path(self) -> list[str]:
        """The elements a person touches, in order.

        >>> import tangledbank as tb
        >>> tb.game("pond").parse_move("rest").path
        ['choose:rest']
        """
        return type(self).phrase.elements(self.values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and type(self) is type(other) and self.values == other.values

    def __lt__(self, other: Move) -> bool:
        return (type(self).phrase.name, self.values) < (type(other).phrase.name, other.values)

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        return type(self).phrase.write(self.values)

    def __repr__(self) -> str:
        return f"<{self}>"
