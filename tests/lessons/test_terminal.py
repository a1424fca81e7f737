"""Lessons in the terminal: the same notes, wrong tries answered, lessons of one's own checked."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Button, Static

from tangledbank.cli import main
from tangledbank.lessons import lesson_of, words_for
from tangledbank.lessons.library import lessons_of
from tangledbank.locale import Language
from tangledbank.terminal.app import TableApp
from tangledbank.terminal.lesson_session import LessonSession
from tangledbank.terminal.plain import PlainGame
from tests.test_terminal import piloted, settled

MINE = """
[position]
seats = [{leaf = '0,0', hand = ['gnat']}, {}]
[[steps]]
note = 'rest'
do = ['rest']
"""


def take(typed: str, code: str = "en", game: str = "evolution", lesson: str = "first") -> str:
    """What stands on the screen after lines were typed."""
    language = Language(code, game, more=words_for(code, game))
    out = io.StringIO()
    PlainGame(LessonSession(lesson_of(game, lesson), language), io.StringIO(typed), out).run()
    return out.getvalue()


def test_the_first_lesson_from_note_to_note() -> None:
    moves = ["pass", "play_animal 0", "undo", "play_animal 0", "play_trait 1 carnivorous on 1"]
    screen = take("\n".join([*moves, "take_food 2", "attack 1 4", ""]))
    notes = [line for line in screen.splitlines() if line.startswith("✎ ")]
    assert notes[0].startswith("✎ These are your animals.")
    assert "✎ Passing ends the playing of cards for this turn" in screen
    assert notes[-1] == "✎ You have 6 points: a carnivore for 4 and a plain animal for 2. They have 5, so you win!"
    assert sum(note.startswith("✎ A card can become a new animal.") for note in notes) == 2  # once more after undo
    assert "You win!" in screen


def test_in_another_language() -> None:
    assert "✎ Это ваши животные." in take("", "ru")


def test_on_the_full_screen() -> None:
    language = Language("en", "evolution", more=words_for("en", "evolution"))
    session = LessonSession(lesson_of("evolution", "first"), language)

    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        assert session.log[-1].startswith("✎ A card can become a new animal.")
        app.pick("pass")
        app.query_one("#do", Button).press()
        await settled(app, pilot)
        assert session.state.seat == 0 and not session.log[-1].startswith("Player 1 passes")
        assert "Passing ends the playing of cards" in str(app.query_one("#answer", Static).visual)

    piloted(session, act, (110, 40))


def test_the_list_and_the_names_of_lessons(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["learn", "evolution", "--language", "cs"])
    listed = capsys.readouterr().out.splitlines()
    assert left.value.code == 0 and len(listed) == len(lessons_of("evolution")) and "Tvé první kolo" in listed[0]
    with pytest.raises(SystemExit) as left:
        main(["learn", "evolution", "juggling"])
    assert (
        left.value.code == 2
        and "There is no lesson 'juggling' of evolution; there are: first," in capsys.readouterr().err
    )


def test_a_lesson_of_ones_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "pond").mkdir()
    (tmp_path / "pond" / "20-mine.toml").write_text(MINE)
    (tmp_path / "pond" / "en.ftl").write_text(
        "lesson-mine = Mine\nlesson-mine-text = Rest.\nlesson-mine-rest = Sleep!\n"
    )
    with pytest.raises(SystemExit) as left:
        main(["learn", "pond", "--check", str(tmp_path / "pond" / "20-mine.toml")])
    assert left.value.code == 0 and "all is well" in capsys.readouterr().out
    monkeypatch.setenv("TANGLEDBANK_LESSONS", str(tmp_path))
    lessons_of.cache_clear()
    try:
        assert [lesson.id for lesson in lessons_of("pond")] == ["first", "mine"]
        assert "✎ Sleep!" in take("", game="pond", lesson="mine")
    finally:
        lessons_of.cache_clear()
