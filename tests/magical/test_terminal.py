"""The game in the terminal: whole games in sentences, and everything that can be touched is on the board."""

from __future__ import annotations

import io

import pytest

import tangledbank as tb
from tangledbank.locale import LANGUAGES, Language, Scene
from tangledbank.terminal.boards import draw
from tangledbank.terminal.plain import PlainGame
from tangledbank.terminal.session import Session
from tests.magical.tabletop import MagicalTable, duel


def session(*seats: str, seed: int = 7, language: str = "en") -> Session:
    """A table with people and bots."""
    return Session(tb.game("magical"), seats, seed, Language(language, "magical"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bots", [0, 1])
def test_every_language_plays_to_the_end(language: str, bots: int) -> None:
    """Alone against the Shadow, and with a bot."""
    out = io.StringIO()
    table = session("human", *["random"] * bots, language=language)
    assert PlainGame(table, io.StringIO("1\n" * 4000), out).run()
    assert Language(language).ui("game-over") in out.getvalue()


@pytest.mark.parametrize("signs", [True, False])
@pytest.mark.parametrize("seats", [("human",), ("human", "random", "random")])
def test_everything_that_can_be_touched_is_on_the_board(seats: tuple[str, ...], signs: bool) -> None:
    table = session(*seats, seed=3)
    kinds = ("card:", "creature:", "laid:", "part:", "seat:")
    number = 0
    table.play_bots()
    while table.moves and number < 150:
        elements = {line.element for line in draw(table.view, table.language, table.scene, signs).lines()}
        touched = {
            element for move in table.listed() for path in move.paths for element in path if element.startswith(kinds)
        }
        assert touched <= elements
        sentences = table.sentences()
        assert len(set(sentences)) == len(sentences)
        number += 1
        table.play(table.moves[number % len(table.moves)])
        table.play_bots()


def lines_of(table: MagicalTable, seat: int | None, signs: bool = False) -> list[str]:
    """The board as a seat sees it."""
    view = table.state.view(seat)
    return [line.text for line in draw(view, Language("en", "magical"), Scene.of(view), signs).lines()]


def test_creatures_in_words_and_in_signs() -> None:
    t = duel('"A(p03): vampire wise; energy 2"', '"X(p04): small; energy 3; asleep"', "lower = 1")
    assert "creature 1, energy 2 of 4 (activated): Vampire, Wise [Vampire / Flying]" in lines_of(t, 0)
    assert "creature 1 ◆◆◇◇ (activated): Vampire, Wise" in lines_of(t, 1, signs=True)
    assert any(line.startswith("creature 2, energy 3 of 4 (asleep, has enough") for line in lines_of(t, None))


def test_the_shadow_and_its_choice_cards() -> None:
    t = MagicalTable("""
    turned = [4, 2]
    lower = 1
    [[seats]]
    creatures = ["H1"]
    [shadow]
    creatures = ["S: wise"]
    """)
    lines = lines_of(t, 0)
    assert "5 choice cards left" in lines[0] and "4, 2" in lines[0]
    assert "The Shadow · 0 of 1 transmutations · 1 creature" in lines
    assert "the Shadow’s creature 2, energy 0 of 4: Wise" in lines


def test_the_end_of_the_game() -> None:
    t = MagicalTable('[[seats]]\ntokens = 2\ncreatures = ["A; energy 4"]\n[[seats]]\ncreatures = ["X; energy 2"]')
    t.play("transmute")
    view = t.state.view(0)
    ending = [line.text for line in draw(view, Language("en", "magical"), Scene.of(view)).ending]
    assert ending[0] == "The goal was reached." and ending[1].startswith("1. Player 1: 3 of 3")
