"""The game in the terminal: whole games in sentences, and everything that can be touched is on the board."""

from __future__ import annotations

import io

import pytest

import tangledbank as tb
from tangledbank.locale import LANGUAGES, Language, Scene
from tangledbank.terminal.boards import draw
from tangledbank.terminal.plain import PlainGame
from tangledbank.terminal.session import Session


def session(*seats: str, seed: int = 7, language: str = "en") -> Session:
    """A table with people and bots."""
    return Session(tb.game("dinosaurs"), seats, seed, Language(language, "dinosaurs"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_plays_to_the_end(language: str) -> None:
    out = io.StringIO()
    table = session("human", "random", "random", language=language)
    assert PlainGame(table, io.StringIO("1\n" * 2000), out).run()
    assert Language(language).ui("game-over") in out.getvalue()


@pytest.mark.parametrize("signs", [True, False])
def test_everything_that_can_be_touched_is_on_the_board(signs: bool) -> None:
    """Spaces, cards, rows and genes of every move have a line of their own."""
    table = session("human", "greedy", "random", "random", seed=3)
    kinds = ("hex:", "card:", "row:", "gene:", "seat:")
    number = 0
    table.play_bots()
    while table.moves:
        elements = {line.element for line in draw(table.view, table.language, table.scene, signs).lines()}
        touched = {element for move in table.moves for element in move.path if element.startswith(kinds)}
        assert touched <= elements
        sentences = table.sentences()
        assert len(set(sentences)) == len(sentences)
        number += 1
        table.play(table.moves[number % len(table.moves)])
        table.play_bots()


def test_the_map_shows_every_dinosaur() -> None:
    text = "[[seats]]\ndinos = ['-3,0', '-2,0']\n[[seats]]\ndinos = ['0,3']\n[[seats]]\ndinos = ['-6,6']"
    state = tb.game("dinosaurs").position(text)
    language = Language("en", "dinosaurs")
    lines = [line.text for line in draw(state.view(0), language, Scene.of(state.view(0))).lines()]
    rows = [line for line in lines if line.strip().startswith("-")]
    assert rows[0].split() == ["-3,0", "D1", "P1", "D·", "H·", "H·", "1,0"]
    assert rows[3].split() == ["-6,3", "D·", "M·", "M·", "H·", "H·", "P·", "D2", "0,3"]
    assert rows[6].split() == ["-6,6", "D3", "P·", "D·", "P·", "D·", "-2,6"]


def test_odds_stand_beside_a_space_that_can_be_attacked() -> None:
    state = tb.game("dinosaurs").position(
        "[[seats]]\ndinos = ['-2,0']\ngenes = {horn = 1}\n[[seats]]\ndinos = ['-1,0']\n[[seats]]"
    )
    view = state.view(0)
    lines = [line.text for line in draw(view, Language("en", "dinosaurs"), Scene.of(view)).own]
    assert "-1,0: Desert, temperate, a dinosaur of Player 2, wins on 4 of 6" in lines


def test_the_ending_tells_the_points_of_every_turn() -> None:
    table = session("random", "random", "random")
    table.play_bots()
    headings = [line.text for line in draw(table.view, table.language, table.scene).ending if line.heading]
    for seat, points in enumerate(table.state.scores):
        assert headings[seat].startswith(f"{table.names[seat]}: {points} point")
