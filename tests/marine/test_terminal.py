"""The game in the terminal: whole games in sentences, and everything that can be touched is on the board."""

from __future__ import annotations

import io

import pytest

import tangledbank as tb
from tangledbank.locale import LANGUAGES, Language
from tangledbank.terminal.boards import draw
from tangledbank.terminal.plain import PlainGame
from tangledbank.terminal.session import Session


def session(*seats: str, seed: int = 7, language: str = "en", **options: object) -> Session:
    """A table with people and bots."""
    return Session(tb.game("marine", data=None, **options), seats, seed, Language(language, "marine"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_plays_to_the_end(language: str) -> None:
    out = io.StringIO()
    table = session("human", "random", language=language, game_length="quick")
    assert PlainGame(table, io.StringIO("1\n" * 4000), out).run()
    assert Language(language).ui("game-over") in out.getvalue()


def test_everything_that_can_be_touched_is_on_the_board() -> None:
    """Pawns, cells, tiles, corners, cards and elements of every move have a line of their own."""
    table = session("human", "random", "random", seed=3, super_traits=True)
    number = 0
    table.play_bots()
    while table.moves and number < 150:
        elements = {line.element for line in draw(table.view, table.language, table.scene, False).lines()}
        touched = {element for move in table.listed() for path in move.paths for element in path}
        assert {one for one in touched if not one.startswith(("choose:", "number:"))} <= elements
        sentences = table.sentences()
        assert len(set(sentences)) == len(sentences)
        number += 1
        table.play(table.moves[number * 7 % len(table.moves)])
        table.play_bots()
    assert number > 50
