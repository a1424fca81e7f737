"""How the board of each game is written in the terminal. A game adds one module here and one line to `BOARDS`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tangledbank.kernel.game import Game
from tangledbank.locale import Language, Scene


@dataclass(frozen=True)
class Line:
    """One line of a board. `element` is what a person touches by choosing it; a heading is nobody's element."""

    text: str
    element: str = ""
    heading: bool = False


@dataclass
class Board:
    """A board as regions of lines: what is common, what others have, what is one's own, and the hand."""

    shared: str = ""
    others: list[Line] = field(default_factory=list)
    own: list[Line] = field(default_factory=list)
    hand: list[Line] = field(default_factory=list)
    ending: list[Line] = field(default_factory=list)  # how the points came about, once the game is over

    def lines(self) -> list[Line]:
        """All lines but the ending, from top to bottom.

        >>> [line.text for line in Board("Turn 1", own=[Line("animal 1", "animal:1")]).lines()]
        ['Turn 1', 'animal 1']
        """
        return [Line(self.shared), *self.others, *self.own, *self.hand]


Drawing = Callable[[dict[str, Any], Language, Scene, bool], Board]


def draw(view: dict[str, Any], language: Language, scene: Scene, signs: bool = False) -> Board:
    """The board of any game, from a view: all in words, or with signs where they are quicker to read.

    >>> import tangledbank as tb
    >>> view = tb.game("evolution").new(players=2, seed=7).view(0)
    >>> draw(view, Language("en", "evolution"), Scene.of(view)).shared
    'Turn 1 · Development · The food base is empty · 72 cards in the deck'
    """
    from tangledbank.terminal.boards import dinosaurs, evolution

    boards: dict[str, Drawing] = {"evolution": evolution.draw, "dinosaurs": dinosaurs.draw}
    return boards[view["game"]](view, language, scene, signs)


def designs_of(game: Game) -> Sequence[Sequence[str]]:
    """The traits on each card design of a game, by number; none for games without such cards.

    >>> import tangledbank as tb
    >>> designs_of(tb.game("evolution"))[0]
    ['camouflage', 'fat_tissue']
    """
    tables = getattr(game, "tables", None)
    traits = [row.id for row in getattr(tables, "traits", [])]
    return [[traits[face] for face in design.faces] for design in getattr(tables, "designs", [])]
