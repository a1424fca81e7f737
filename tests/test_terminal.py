"""The terminal client: a whole game through pipes, and the keys of the full-screen one."""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Input, Static

import tangledbank as tb
from tangledbank.locale import LANGUAGES, Language, Scene
from tangledbank.terminal.app import TableApp
from tangledbank.terminal.boards import draw
from tangledbank.terminal.plain import PlainGame
from tangledbank.terminal.regions import MoveList, Region
from tangledbank.terminal.screens import Notice
from tangledbank.terminal.session import Session
from tests.table.players import run

HOME = Path(__file__).parent.parent


def session(*seats: str, seed: int = 7, language: str = "en") -> Session:
    return Session(tb.game("evolution"), seats, seed, Language(language, "evolution"))


def played(answers: str, *seats: str) -> str:
    """What the line mode prints when it is given these answers."""
    out = io.StringIO()
    PlainGame(session(*(seats or ("human", "random"))), io.StringIO(answers), out).run()
    return out.getvalue()


# ---------------------------------------------------------------------- the line mode


def test_a_whole_game_through_pipes(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from tangledbank.cli import main; main()", "play", "evolution", "--seed", "7"]
    command += ["--seats", "human,random", "--save", str(tmp_path / "game.jsonl")]
    ran = subprocess.run(command, input="1\n" * 2000, capture_output=True, text=True, encoding="utf-8", cwd=HOME)
    assert ran.returncode == 0 and ran.stderr == ""
    assert "The game is over" in ran.stdout and ("wins!" in ran.stdout or "You win!" in ran.stdout)
    assert "\x1b" not in ran.stdout
    record = tb.Record.load(tmp_path / "game.jsonl")
    assert record.verify(tb.game_of(record)).over


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_plays_to_the_end(language: str) -> None:
    out = io.StringIO()
    assert PlainGame(session("human", "greedy", language=language), io.StringIO("1\n" * 2000), out).run()
    assert Language(language).ui("game-over") in out.getvalue()


def test_an_answer_may_be_the_text_of_a_move() -> None:
    assert "Player 1 plays a new animal: animal 1." in played("play_animal 0\n")


def test_the_end_of_the_input_ends_the_game_politely() -> None:
    assert played("").rstrip().endswith("Goodbye!")
    assert played("quit\n1\n").rstrip().endswith("Goodbye!")


def test_commands_of_the_line_mode() -> None:
    out = played("?\nwhy\nwhy animal:9\nwhy card:0\nlog\ntable\nmoves\nundo\n99\nnonsense\ntake_food 3\n")
    assert "quit" in out and "such as “play_animal 0”" in out and "For example why card:0:" in out
    assert out.count("Turn 1 begins.") == 2
    assert "This can be used now." in out and "There is nothing to undo." in out
    assert "“99” is not one of the numbers" in out and "“nonsense” is not" in out
    assert "(EVL-3.1)" in out


def test_a_pair_trait_stands_apart_from_its_partner() -> None:
    text = "phase = 'development'\nseats = [{animals = ['S', 'O'], pairs = ['S symbiosis O']}, {}]"
    view = tb.game("evolution").position(text).view(0)
    table = "\n".join(line.text for line in draw(view, Language("en", "evolution"), Scene.of(view)).lines())
    assert "Symbiosis (shields animal 2)" in table and "Symbiosis (shielded by animal 1)" in table


def test_undo_takes_back_what_the_bots_did_too() -> None:
    out = played("play_animal 0\nundo\nplay_animal 2\n")
    assert out.count("plays a new animal: animal 1.") == 2


def test_several_people_pass_the_screen() -> None:
    assert "Pass the device to Player 2" in played("1\n1\n", "human", "human")


def test_people_at_one_screen_do_not_read_each_others_cards_in_the_log() -> None:
    alone, together = session("human", "random"), session("human", "human")
    for table in (alone, together):
        while not table.over:
            table.play_bots()
            if not table.over:
                table.play(table.moves[0])
    assert any(line.startswith("You draw") for line in alone.log)
    assert not any(line.startswith("You draw") for line in together.log)


def test_nobody_but_bots() -> None:
    assert "The game is over" in played("", "random", "greedy")


# ---------------------------------------------------------------------- sentences and boards


def test_moves_that_sound_the_same_are_told_apart() -> None:
    for seed in range(1, 30):
        table = session("human", "random", "random", seed=seed)
        for _ in range(12):
            table.play_bots()
            if table.over:
                break
            sentences = table.sentences()
            assert len(set(sentences)) == len(sentences)
            table.play(table.moves[0])


@pytest.mark.parametrize("signs", [True, False])
def test_everything_that_can_be_touched_first_is_on_the_board(signs: bool) -> None:
    table = session("human", "greedy", "greedy")
    while not table.over:
        table.play_bots()
        elements = {line.element for line in draw(table.view, table.language, table.scene, signs).lines()}
        firsts = {move.path[0] for move in table.listed()}
        assert all(first in elements for first in firsts if first.startswith(("animal:", "card:")))
        if table.moves:
            table.play(table.moves[-1])


def test_like_cards_are_listed_once() -> None:
    """But each can still be named by its text."""
    table = Session(tb.game("evolution"), ["human", "random"], seed=7, language=Language("en", "evolution"))
    hand = [line.text for line in draw(table.view, table.language, table.scene).hand if line.element]
    assert hand[1] == "Parasite / Carnivorous (card:2) ×3" and len(hand) == 4
    assert [str(move).split()[-1] for move in table.listed()] == ["0", "2", "4", "6", "pass"]
    assert "play_animal 10" in [str(move) for move in table.moves]


def test_a_card_tells_what_is_on_it_and_a_move_what_it_leads_to() -> None:
    table = Session(tb.game("evolution"), ["human", "random"], seed=7, language=Language("en", "evolution"))
    parasite, carnivorous = table.about("card:2")
    assert parasite.startswith("Parasite: Needs 2 more food.") and carnivorous.startswith("Carnivorous: ")
    assert table.about("choose:pass") == []
    assert table.ahead("pass") == ["6 cards stay in your hand."]


def test_the_ending_adds_up() -> None:
    table = session("greedy", "greedy")
    table.play_bots()
    lines = draw(table.view, table.language, table.scene).ending
    headings = [line.text for line in lines if line.heading]
    for seat, points in enumerate(table.state.scores):
        assert headings[seat].startswith(f"{table.names[seat]}: {points} point")


# ---------------------------------------------------------------------- the full screen


def piloted(table: Session, act: Callable[[TableApp, Pilot[None]], Awaitable[Any]], size: tuple[int, int]) -> None:
    """Run the client on a screen of that size and let a pilot act."""

    async def evening() -> None:
        app = TableApp(table)
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await act(app, pilot)

    run(evening())


async def settled(app: TableApp, pilot: Pilot[None]) -> None:
    """Wait until the bots have moved and the page is written."""
    await app.workers.wait_for_complete([worker for worker in app.workers if worker.name != "lay"])
    await pilot.pause()


def shown(widget: Widget) -> bool:
    """Whether a part of the page can be seen now."""
    return bool(widget.display)


def picked(app: TableApp) -> str:
    """The move that waits for a yes; empty if none does."""
    return str(app.choosing.picked or "")


def sheet_lies(app: TableApp) -> bool:
    """Whether a sheet lies over the table."""
    return isinstance(app.screen, Notice)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_choose_an_element_narrow_confirm(size: tuple[int, int]) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        app.query_one("#hand", Region).focus()
        await pilot.press("enter")
        assert app.choosing.chosen and picked(app)
        await pilot.press("escape")
        assert app.choosing.chosen == [] and not picked(app)
        app.query_one("#hand", Region).focus()
        await pilot.press("enter", "enter")
        await settled(app, pilot)
        assert app.session.log[2] == "Player 1 plays a new animal: animal 1."
        assert len(app.query_one("#own", Region).lines_shown) == 2

    piloted(session("human", "greedy", "greedy"), act, size)


def test_a_number_picks_and_esc_goes_back() -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("2")
        assert picked(app) and shown(app.query_one("#confirm"))
        await pilot.press("escape")
        assert not picked(app) and not shown(app.query_one("#confirm"))
        await pilot.press("1", "enter")
        await settled(app, pilot)
        assert len(app.session.log) > 1
        await pilot.press("z")
        await settled(app, pilot)
        assert len(app.session.log) == 2, "the turn, the phase"

    piloted(session("human", "greedy"), act, (80, 24))


def test_the_filter_narrows_the_list() -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        everything = app.query_one(MoveList).option_count
        await pilot.press("slash", *"pass")
        assert app.query_one(Input).value == "pass"
        assert app.query_one(MoveList).option_count == 1 < everything
        await pilot.press("enter", "enter", "enter")
        await settled(app, pilot)
        assert "Player 1 passes." in app.session.log

    piloted(session("human", "greedy"), act, (80, 24))


def test_what_is_typed_after_the_slash_is_for_the_filter() -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        app.action_filter()
        assert app.focused is app.query_one(Input), "at once, or a quick typist undoes moves"

    piloted(session("human", "greedy"), act, (80, 24))


def test_the_sheet_between_two_people_says_which_key_goes_on() -> None:
    async def evening() -> None:
        app = TableApp(session("human", "human"))
        async with app.run_test(size=(80, 24)) as pilot:
            while not sheet_lies(app):
                await pilot.pause(0.02)
            said = str(app.screen.query_one(Static).render())
            assert "Pass the device to Player 1" in said and "Enter  I am Player 1" in said
            await pilot.press("enter")
            await pilot.pause()
            assert not sheet_lies(app)

    run(evening())


@pytest.mark.parametrize("size", [(40, 20), (80, 24), (120, 40)])
def test_everything_has_room_on_the_screen(size: tuple[int, int]) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        for part in ("#shared", "#prompt", "#others", "#own", "#hand", "#moves", "#log"):
            region = app.query_one(part).region
            assert region.width >= 25 and region.height >= 1, part
            assert region.right <= size[0] and region.bottom <= size[1], part

    piloted(session("human", "greedy"), act, size)


def test_a_reason_is_given_once() -> None:
    table = session("human", "greedy")
    table.state = tb.game("evolution").position(
        'phase = "feeding"\nbase = 2\n[[seats]]\nanimals = ["A", "B"]\n[[seats]]\nanimals = ["P; food 1"]'
    )
    said = table.why_not("animal:3")
    assert len(said) == len(set(said)) > 1


def test_why_not_is_answered() -> None:
    table = session("human", "greedy")

    def refused() -> list[int]:
        lines = draw(table.view, table.language, table.scene).others
        return [at for at, line in enumerate(lines) if not line.heading and table.why_not(line.element)]

    table.play_bots()
    while not refused():
        table.play(table.moves[0])
        table.play_bots()

    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        others = app.query_one("#others", Region)
        others.highlighted = refused()[0]
        others.focus()
        await pilot.press("question_mark")
        answer = app.query_one("#answer", Static)
        assert shown(answer) and "(EVL-" in str(answer.render())
        await pilot.press("escape")
        assert not shown(answer)

    piloted(table, act, (80, 24))


def test_to_the_end_by_keys() -> None:
    table = session("human", "random", seed=3)
    table.play_bots()
    while table.state.deck_size() > 4:  # the last turns are enough for keys
        table.play(table.moves[0])
        table.play_bots()

    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        while not app.session.over:
            await pilot.press("1", "enter")
            await settled(app, pilot)
        assert sheet_lies(app)
        await pilot.press("enter")
        assert not sheet_lies(app)
        await pilot.press("e")
        await pilot.pause()
        assert sheet_lies(app)

    piloted(table, act, (80, 24))


def test_help_and_themes_and_quit() -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("h")
        await pilot.pause()
        assert sheet_lies(app)
        await pilot.press("escape", "t")
        assert app.theme == "daylight"
        await pilot.press("q")
        assert app.return_code == 0

    piloted(session("human", "greedy", language="cs"), act, (80, 24))


# ---------------------------------------------------------------------- the coach


def test_the_coach_speaks_in_lines_when_asked_and_is_silent_again() -> None:
    out = played("coach\n1\ncoach\nmoves\n")
    assert "The coach speaks when something is worth knowing." in out
    assert out.count("Coach: A card becomes an animal or a trait of one.") == 1
    assert out.count("Coach: ") == 2 and "The coach is silent now." in out
    assert "The coach speaks only where you play alone" in played("coach\n", "human", "human")


def test_the_coach_speaks_on_the_full_screen() -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        note = app.query_one("#note", Static)
        assert not shown(note)
        await pilot.press("c")
        assert shown(note) and "Coach: A card becomes an animal" in str(note.render())
        await pilot.press("1", "enter")
        await settled(app, pilot)
        assert "A card becomes an animal" not in str(note.render())
        await pilot.press("c")
        assert not shown(note)

    piloted(session("human", "greedy"), act, (80, 24))
