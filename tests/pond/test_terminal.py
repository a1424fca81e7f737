"""Pond in the terminal: line by line and full-screen, alone and with others, with its board and without one."""

from __future__ import annotations

import io
from typing import Any

import pytest
from textual.pilot import Pilot

import tangledbank as tb
from tangledbank.locale import LANGUAGES, Language
from tangledbank.terminal.app import TableApp
from tangledbank.terminal.boards import Board, draw, listed
from tangledbank.terminal.plain import PlainGame, victory
from tangledbank.terminal.regions import Region
from tangledbank.terminal.session import Session
from tests.test_terminal import piloted, settled


def session(*seats: str, language: str = "en", **options: Any) -> Session:
    game = tb.game("pond", data=None, **{"first_player": 0, **options})
    return Session(game, list(seats), seed=7, language=Language(language, "pond"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [("human",), ("human", "greedy", "random")], ids=len)
def test_a_whole_game_line_by_line(language: str, seats: tuple[str, ...]) -> None:
    out = io.StringIO()
    table = session(*seats, language=language, days=2)
    assert PlainGame(table, io.StringIO("1\n" * 10), out).run()
    assert table.language.ui("pond-day", day=2, days=2) in out.getvalue()
    assert victory(table) in out.getvalue() and "pond-" not in out.getvalue()


def test_nobody_wins() -> None:
    table = session("random", days=6)
    table.play_bots()
    assert table.state.winners == [] and victory(table) == "Nobody has won."


def test_a_hop_on_the_full_screen() -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        leaves = app.query_one("#others", Region)
        leaves.focus()
        leaves.highlighted = next(
            at for at, line in enumerate(leaves.lines_shown) if line.element in app.choosing.offered
        )
        await pilot.press("enter", "enter")
        await settled(app, pilot)
        assert any(line.startswith("Player 1 hops to") for line in app.session.log)

    piloted(session("human"), act, (80, 24))


def elements(board: Board) -> list[str]:
    return [line.element for line in board.lines() if line.element]


def test_without_a_board_of_its_own_the_things_are_listed() -> None:
    table = session("human", "random")
    view = {**table.view, "things": {"hex:0,0": {}, "card:0": {"owner": "seat:0"}}}
    plain = listed(view, table.language, table.scene, signs=False)
    assert [line.element for line in plain.own] == ["seat:0", "card:0"]
    assert "hex:0,0" in elements(plain) and "choose:rest" in elements(plain)
    touched = {element for move in table.listed() for element in move.path}
    assert touched <= {*elements(draw(table.view, table.language, table.scene)), "choose:rest"}


def test_alone_a_reveal_is_not_taken_back() -> None:
    table = session("human")
    table.play("hop 0,0")
    assert table.can_undo()
    table.play("rest")  # a card comes into the hand
    assert not table.can_undo()
    other = session("human", "random")
    other.play("rest")
    assert other.can_undo(), "against bots it is free"
