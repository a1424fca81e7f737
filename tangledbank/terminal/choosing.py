"""Choosing a move by touching one element after another: the grammar that all clients share."""

from __future__ import annotations

from collections.abc import Sequence

from tangledbank.kernel.move import Move


class Choosing:
    """The moves that are still possible after some elements were chosen.

    Each move has a path of elements. Choosing an element narrows the moves to those whose path goes on with it; when
    one is left it is picked, and waits for a yes.

    >>> import tangledbank as tb
    >>> game = tb.game("evolution")
    >>> choosing = Choosing([game.parse_move(text) for text in ("attack 3 7", "attack 3 8", "take_food 3", "pass")])
    >>> sorted(choosing.offered)
    ['animal:3', 'choose:pass']
    >>> choosing.choose("animal:3")
    True
    >>> sorted(choosing.offered), choosing.picked
    (['animal:7', 'animal:8', 'choose:take_food'], None)
    >>> choosing.choose("animal:8")
    True
    >>> choosing.picked
    <attack 3 8>
    >>> choosing.back(), choosing.chosen
    (True, ['animal:3'])
    """

    def __init__(self, moves: Sequence[Move]) -> None:
        self.moves = list(moves)
        self._paths = [move.path for move in self.moves]
        self.chosen: list[str] = []
        self.picked: Move | None = None

    @property
    def possible(self) -> list[Move]:
        """The moves whose path begins with what was chosen, in their order.

        >>> Choosing([]).possible
        []
        """
        length = len(self.chosen)
        return [move for move, path in zip(self.moves, self._paths, strict=True) if path[:length] == self.chosen]

    @property
    def offered(self) -> set[str]:
        """The elements that can be chosen next.

        >>> Choosing([]).offered
        set()
        """
        length = len(self.chosen)
        return {path[length] for path in self._paths if path[:length] == self.chosen and len(path) > length}

    def choose(self, element: str) -> bool:
        """Choose an element; tells whether it was offered.

        >>> Choosing([]).choose("animal:3")
        False
        """
        if self.picked is not None or element not in self.offered:
            return False
        self.chosen.append(element)
        possible = self.possible
        if len(possible) == 1:
            self.picked = possible[0]
        return True

    def pick(self, move: Move) -> None:
        """Choose a whole move at once.

        >>> import tangledbank as tb
        >>> choosing = Choosing([tb.game("evolution").parse_move("pass")])
        >>> choosing.pick(choosing.moves[0])
        >>> choosing.picked
        <pass>
        """
        self.picked = move

    def back(self) -> bool:
        """Go one step back; tells whether there was one.

        >>> Choosing([]).back()
        False
        """
        picked_whole = self.picked is not None and len(self.possible) > 1
        self.picked = None
        if picked_whole:
            return True
        if self.chosen:
            self.chosen.pop()
            return True
        return False
