"""The game in the terminal: whole games in sentences, and everything that can be touched is on the board."""

from __future__ import annotations

import io
from typing import Any

import pytest

import tangledbank as tb
from tangledbank.locale import LANGUAGES, Language, Scene
from tangledbank.terminal.boards import draw
from tangledbank.terminal.plain import PlainGame
from tangledbank.terminal.session import Session
from tests.newworld.tabletop import NewWorldTable

VARIANTS: list[dict[str, Any]] = [{"epochs": 3}, {"random_mutations": True, "epochs": 3}, {"catastrophe": True}]


def session(*seats: str, seed: int = 7, language: str = "en", **options: Any) -> Session:
    """A table with people and bots."""
    return Session(tb.game("newworld", data=None, **options), seats, seed, Language(language, "newworld"))


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_plays_to_the_end(language: str, options: dict[str, Any]) -> None:
    out = io.StringIO()
    table = session("human", "random", "random", language=language, **options)
    assert PlainGame(table, io.StringIO("1\n" * 3000), out).run()
    assert Language(language).ui("game-over") in out.getvalue()


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("signs", [True, False])
def test_everything_that_can_be_touched_is_on_the_board(signs: bool, options: dict[str, Any]) -> None:
    """Animals, cards, food and shelters of every move have a line of their own."""
    table = session("human", "random", "random", seed=3, **options)
    kinds = ("animal:", "card:", "food:", "shelter:")
    table.play_bots()
    while table.moves:
        elements = {line.element for line in draw(table.view, table.language, table.scene, signs).lines()}
        touched = {element for move in table.listed() for path in move.paths for element in path}
        assert {element for element in touched if element.startswith(kinds)} <= elements
        table.play(table.moves[0])
        table.play_bots()


def lines_of(t: NewWorldTable, signs: bool) -> list[str]:
    view = t.state.view(0)
    board = draw(view, Language("en", "newworld"), Scene.of(view, ["Anna", "Boris"]), signs)
    return [line.text for line in [*board.lines(), *board.ending]]


def test_the_board_in_words_and_in_signs() -> None:
    t = NewWorldTable("""
    row = ["caves_mountains"]
    food = {caves = 1}
    shelters = {caves = 1}
    [[seats]]
    hand = ["e03"]
    animals = ["a: carnivorous/rotated fat/token; food 2; sheltered", "b", "c", "m: metamorphic massive"]
    pairs = ["b mutualistic c ward b"]
    [[seats]]
    """)
    words, signs = lines_of(t, False), lines_of(t, True)
    assert words[0] == "Epoch 1 of 6 · Feeding · 5 area cards left · 86 cards in the deck"
    assert "Caves: 1 food, only for: Nocturnal" in words and "Caves: 1 shelter" in words
    assert any(line.startswith("animal 1, food 2 of 2, fat 1 of 1, fed, in a shelter") for line in words)
    assert any("●●▲" in line for line in signs) and any("shields animal 2" in line for line in words)


def test_the_points_at_the_end() -> None:
    t = NewWorldTable("""
    phase = "extinction"
    epoch = 6
    [[seats]]
    animals = ["a: massive; food 2", "b; food 1"]
    pairs = ["a cooperating b"]
    [[seats]]
    animals = ["x: massive fat fat; food 2", "y; food 1"]
    """)
    words = lines_of(t, False)
    assert "Anna: 9 points" in words and "  animal 1: animal 3 + Massive 2 = 5" in words
    assert "  Pair traits: Cooperating 1 = 1" in words and "Boris: 10 points" in words
