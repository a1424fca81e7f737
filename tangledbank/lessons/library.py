"""Which lessons there are: those in the folder of a game, and those that a host has added.

Folders with further lessons are named in the environment variable TANGLEDBANK_LESSONS, in the way of PATH; in each of
them a folder with the id of a game holds lessons and their words, in the same form as ours.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from tangledbank.games import shelf
from tangledbank.kernel.errors import UnknownName
from tangledbank.lessons.lesson import BadLesson, Lesson
from tangledbank.lessons.reading import FILE, read_lesson


def folders(game: str) -> list[Path]:
    """Where the lessons of a game stand, ours first.

    >>> folders("pond")[0].parts[-2:]
    ('pond', 'lessons')
    """
    if game not in shelf():
        raise UnknownName(f"There is no game called {game!r}; there are: {', '.join(shelf())}.")
    added = [Path(place) / game for place in os.environ.get("TANGLEDBANK_LESSONS", "").split(os.pathsep) if place]
    return [shelf()[game].folder / "lessons", *added]


def lesson_ids(game: str) -> list[str]:
    """The ids of a game's lessons in their order, from the names of the files alone.

    >>> lesson_ids("pond")
    ['first']
    """
    names = [FILE.fullmatch(path.name) for folder in folders(game) for path in folder.glob("*.toml")]
    return [name["id"] for name in sorted(filter(None, names), key=lambda name: name["order"])]


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; with the same number ours come first.

    >>> [lesson.id for lesson in lessons_of("pond")]
    ['first']
    """
    found: dict[str, Lesson] = {}
    for folder in folders(game):
        for path in sorted(folder.glob("*.toml")):
            lesson = read_lesson(game, path)
            if lesson.id in found:
                raise BadLesson(f"There are two lessons of {game} called {lesson.id!r}; rename one file.")
            found[lesson.id] = lesson
    return tuple(sorted(found.values(), key=lambda lesson: lesson.order))


def lesson_of(game: str, id: str) -> Lesson:
    """One lesson of a game.

    >>> lesson_of("pond", "first").players
    2
    >>> lesson_of("pond", "swim")
    Traceback (most recent call last):
    tangledbank.kernel.errors.UnknownName: There is no lesson 'swim' of pond; there are: first.
    """
    lessons = lessons_of(game)
    for lesson in lessons:
        if lesson.id == id:
            return lesson
    known = ", ".join(lesson.id for lesson in lessons) or "none"
    raise UnknownName(f"There is no lesson {id!r} of {game}; there are: {known}.")


def words_for(code: str, game: str) -> tuple[Path, ...]:
    """The files to speak from: those of the language, and the English ones for what they lack.

    >>> [path.name for path in words_for("cs", "pond")]
    ['cs.ftl', 'en.ftl']
    """
    return tuple(dict.fromkeys(word_files(code, game) + word_files("en", game)))


def word_files(code: str, game: str) -> list[Path]:
    """The Fluent files with the words of a game's lessons in a language.

    >>> [path.name for path in word_files("cs", "pond")]
    ['cs.ftl']
    """
    return [path for folder in folders(game) if (path := folder / f"{code}.ftl").is_file()]
