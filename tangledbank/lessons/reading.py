"""Reading a lesson from its file: every word is checked, and what is wrong is named with its place."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from tangledbank.bots import BOTS
from tangledbank.kernel.errors import BadPosition, TangledBankError
from tangledbank.kernel.game import Game
from tangledbank.kernel.position import Section, read_position
from tangledbank.lessons.lesson import OVER, Answer, Aside, BadLesson, Lesson, Step

FILE: Final = re.compile(r"(?P<order>\d\d)-(?P<id>[a-z][a-z_]*)\.toml")  # 01-first.toml
NOTE: Final = re.compile(r"[a-z][a-z0-9-]*")
TEXT: Final = "text"  # what a lesson is about, in one line; so no note may be called like that


def read_lesson(game: str, path: Path) -> Lesson:
    """The lesson in a file of a game; one that is not right is refused in one sentence."""
    try:
        return lesson_in(game, path.name, path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadLesson(f"The lesson {path.name} cannot be read: {error}.") from error


def lesson_in(game: str, name: str, text: str) -> Lesson:
    """The lesson in a text, as it would stand in a file of that name.

    >>> text = "[position]\\nseats = [{leaf = '0,0'}]\\n[[steps]]\\nnote = 'hop'\\ndo = ['hop *']"
    >>> lesson_in("pond", "01-first.toml", text).steps[0].do
    ('hop *',)
    >>> lesson_in("pond", "01-first.toml", text.replace("do =", "doo ="))
    Traceback (most recent call last):
    tangledbank.lessons.lesson.BadLesson: 01-first.toml of pond: steps[0].doo: there is no such word here; ...
    """
    parts = FILE.fullmatch(name)
    if parts is None:
        raise BadLesson(f"A lesson is in a file like 01-first.toml, not {name!r}.")
    try:
        top = Section(read_position(text))
        position = top.part("position", "[position]").content
        if not position.get("seats"):
            raise BadPosition("position: should have seats, as docs/positions.md tells.")
        lesson = Lesson(
            game=game,
            id=parts["id"],
            order=int(parts["order"]),
            bot=top.word("bot", "greedy", tuple(BOTS)),
            teaches=tuple(top.texts("teaches")),
            position=position,
            steps=tuple(step for section in top.sections("steps") for step in steps_in(section)),
        )
        top.finish()
        check(lesson, lesson.start().game)
        return lesson
    except TangledBankError as error:
        raise BadLesson(f"{name} of {game}: {error}") from error


def steps_in(section: Section) -> list[Step]:
    """The steps that a section tells of: one, or one for each move that others make, after the note about them.

    >>> [step.kind for step in steps_in(Section({"plays": ["rest", "hop 0,1"], "note": "watch"}))]
    ['read', 'watch', 'watch']
    """
    note, at, plays = note_in(section, "note"), tuple(section.texts("at")), section.texts("plays")
    args = tuple(section.part("args", '{who = "seat:1"}').content.items())
    do, until = tuple(section.texts("do")), section.value("until", "")
    wrong = tuple(Answer(tuple(part.texts("moves")), note_in(part, "note")) for part in parts_of(section, "wrong"))
    asides = tuple(Aside(str(part.value("on", "")), note_in(part, "note")) for part in parts_of(section, "asides"))
    section.finish()
    if sum(map(bool, (do, plays, until))) > 1:
        raise BadPosition(f"{section.where}: a step has one of do, plays and until, or none of them.")
    if not note and not plays:
        raise BadPosition(f"{section.where}: should have a note.")
    if wrong and not do:
        raise BadPosition(f"{section.where}: only where there is something to do can a try be wrong.")
    if asides and not until:
        raise BadPosition(f"{section.where}: only free play has asides.")
    where = section.where
    told = [Step(note, at, args, do, wrong, until=until, asides=asides, where=where)] if note else []
    return [*told, *(Step(plays=move, where=where) for move in plays)]


def parts_of(section: Section, key: str) -> list[Section]:
    """The parts of a step, whose words are all asked for here."""
    parts = section.sections(key)
    for part in parts:
        for word in part.content:
            if word not in ("moves", "on", "note"):
                raise BadPosition(f"{part.path(word)}: there is no such word here; there are: moves, on, note.")
    return parts


def note_in(section: Section, key: str) -> str:
    """The name of a note."""
    note = section.value(key, "")
    if not isinstance(note, str) or (note and not NOTE.fullmatch(note)) or note == TEXT:
        raise BadPosition(f"{section.path(key)}: should be a name like first-food, not {note!r}.")
    return note


def check(lesson: Lesson, game: Game) -> None:
    """Refuse options, events and moves that the game does not have."""
    known = {option.id for option in game.option_list()}
    for option in lesson.teaches:
        if option not in known:
            raise BadPosition(f"teaches: {lesson.game} has no option {option}; it has: {', '.join(sorted(known))}.")
    events = {phrase.name for phrase in game.words()["event"]} | {OVER}
    for step in lesson.steps:
        for happens in [step.until, *(aside.on for aside in step.asides)]:
            if happens and happens not in events:
                raise BadPosition(f"{step.where}: nothing in {lesson.game} is called {happens!r}.")
        if step.plays and game.parse_move(step.plays) is None:
            raise BadPosition(f"{step.where}: {step.plays!r} is no move.")
        for pattern in (*step.do, *(move for answer in step.wrong for move in answer.moves)):
            if pattern.split(" ")[0] not in game.verbs:
                raise BadPosition(f"{step.where}: {pattern!r} is no move.")
