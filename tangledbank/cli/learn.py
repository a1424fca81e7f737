"""`tangledbank learn`: the lessons of a game in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from tangledbank.cli.arguments import GameId, Tongue
from tangledbank.lessons import lesson_of, lessons_of, words_for
from tangledbank.lessons.reading import read_lesson
from tangledbank.lessons.rehearsal import rehearse
from tangledbank.locale import Language


def learn(
    game: GameId,
    lesson: Annotated[str | None, typer.Argument(help="Which lesson; without it, the list of them.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, without redrawing the screen.")] = False,
    language: Tongue = "en",
    check: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Play a lesson of your own through by itself, to check it.")
    ] = None,
) -> None:
    """Learn a game by playing it, one note at a time.

    *Examples:*

    - `tangledbank learn GAME`
    - `tangledbank learn GAME first`
    - `tangledbank learn GAME --check 20-mine.toml`
    """
    if check is not None:
        course = rehearse(read_lesson(game, check))
        print(f"{check.name}: {len(course.lesson.steps)} steps, {len(course.deeds)} deeds, all is well.")
        return
    words = Language(language, game, more=words_for(language, game))
    if lesson is None:
        for each in lessons_of(game):
            print(f"{each.id:<16} {words.text(each.key())}. {words.text(each.key('text'))}")
        return
    from tangledbank.terminal.lesson_session import LessonSession

    session = LessonSession(lesson_of(game, lesson), words)
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from tangledbank.terminal.plain import PlainGame

        PlainGame(session, sys.stdin, sys.stdout).run()
    else:
        from tangledbank.terminal.app import TableApp

        TableApp(session).run()
