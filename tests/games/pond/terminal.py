"""The board of Pond in words."""

from __future__ import annotations

from typing import Any

from tangledbank.locale import Language, Scene
from tangledbank.terminal.boards import Board, Line


def draw(view: dict[str, Any], language: Language, scene: Scene, signs: bool) -> Board:
    """The board from a view, as the seat of the view sees it."""
    table = view["board"]
    day = language.ui("pond-day", day=table["day"], days=table["days"])
    board = Board(shared=f"{day} · {language.ui('pond-deck', count=table['deck'])}")
    board.others = [Line(language.ui("pond"), heading=True)]
    for space in table["spaces"]:
        element = f"hex:{space['hex']}"
        leaf = language.element(element, scene)
        if space["frog"] is not None:
            leaf = language.ui("pond-frog", leaf=leaf, player=language.player(space["frog"], scene))
        board.others.append(Line(leaf, element))
    for side in table["seats"]:
        words = {
            "player": language.player(side["seat"], scene),
            "leaf": language.element(f"hex:{side['leaf']}", scene),
            "cards": side["cards"],
            "points": side["points"],
        }
        line = Line(language.ui("pond-side", **words), f"seat:{side['seat']}", heading=True)
        (board.own if side["seat"] == view["seat"] else board.others).append(line)
        for card in side["hand"] or []:
            element = f"card:{card}"
            board.hand.append(Line(language.element(element, scene), element))
        if view["over"]:
            board.ending.append(Line(f"{words['player']}: {side['points']}"))
    return board
