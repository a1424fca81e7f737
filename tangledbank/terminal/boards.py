"""How boards are written in the terminal.

The board of a game is the module `terminal` in its folder, with a function `draw`. It is the terminal's, not the
engine's: the engine never imports it, and it is not compiled. A game that has none is shown as a list of its things.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

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

        >>> [line.text for line in Board("Day 1", own=[Line("a leaf", "leaf:1")]).lines()]
        ['Day 1', 'a leaf']
        """
        return [Line(self.shared), *self.others, *self.own, *self.hand]


Drawing = Callable[[dict[str, Any], Language, Scene, bool], Board]


def draw(view: dict[str, Any], language: Language, scene: Scene, signs: bool = False) -> Board:
    """The board of any game, from a view: all in words, or with signs where they are quicker to read.

    >>> import tangledbank as tb
    >>> view = tb.game("pond").new(players=2, seed=7).view(0)
    >>> draw(view, Language("en", "pond"), Scene.of(view)).shared
    'Day 1 of 3 · 14 cards in the deck'
    """
    board = drawing_of(view["game"])(view, language, scene, signs)
    told = view["ending"]
    if told is not None:
        board.ending += [Line(language.ending(tie, scene)) for tie in told["ties"]]
    board.hand = once_each(board.hand)
    return board


def once_each(lines: list[Line]) -> list[Line]:
    """Lines that differ only in the id of their card stand there once, with their number.

    >>> [line.text for line in once_each([Line("Fly (card:1)", "card:1"), Line("Fly (card:4)", "card:4")])]
    ['Fly (card:1) ×2']
    """
    alike: dict[str, list[Line]] = {}
    for line in lines:
        alike.setdefault(line.text.replace(line.element, "") if line.element else line.text, []).append(line)
    return [
        Line(f"{same[0].text} ×{len(same)}", same[0].element) if len(same) > 1 else same[0] for same in alike.values()
    ]

@cache
def drawing_of(game: str) -> Drawing:
    """How the board of a game is drawn: by the module in its folder, or as a list.

    >>> drawing_of("pond").__module__
    'tangledbank.games.pond.terminal'
    """
    name = f"tangledbank.games.{game}.terminal"
    drawing: Drawing = import_module(name).draw if find_spec(name) is not None else listed
    return drawing


def listed(view: dict[str, Any], language: Language, scene: Scene, signs: bool) -> Board:
    """The things of a view, or what its moves touch if it names none: those of a seat below its name.

    >>> path = ["card:4", "seat:0"]
    >>> view = {"seat": 0, "players": 2, "scores": None, "question": {"moves": [{"paths": [path]}]}}
    >>> [line.element for line in listed(view, Language("en"), Scene(), False).lines() if line.element]
    ['card:4', 'seat:0', 'seat:1', 'seat:0']
    """
    things: dict[str, dict[str, Any]] = view.get("things", {})
    moves = (view["question"] or {}).get("moves", [])
    touched = [element for move in moves for path in move["paths"] for element in path if element not in things]
    board = Board()
    board.others += [Line(language.element(element, scene), element) for element in dict.fromkeys(touched)]
    sides = {f"seat:{seat}": board.own if seat == view["seat"] else board.others for seat in range(view["players"])}
    for element, facts in things.items():
        if facts.get("owner") not in sides:
            board.others.append(Line(language.element(element, scene), element))
    for seat, lines in sides.items():
        lines.append(Line(language.element(seat, scene), seat, heading=True))
        own = [element for element, facts in things.items() if facts.get("owner") == seat]
        lines += [Line(language.element(element, scene), element) for element in own]
    scores: list[int] = view["scores"] or []
    board.ending = [Line(f"{language.player(number, scene)}: {points}") for number, points in enumerate(scores)]
    return board
