"""The words of lessons: every note there in every language, nothing too long, nothing left over or in English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import tangledbank as tb
from tangledbank.lessons import Lesson, lessons_of, word_files
from tangledbank.locale import LANGUAGES, Language
from tests.languages import texts
from tests.test_languages import AVOIDED, ENGLISH, LATIN, LATIN_IN_RUSSIAN

GAMES = [game for game in tb.GAMES if lessons_of(game)]
every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("code", LANGUAGES)
LETTERS = 200  # of a note
SENTENCES = 2


def entries(code: str, game: str) -> dict[str, ast.Message]:
    """The messages of a game's lessons, in their order."""
    parts = [parse(Path(path).read_text("utf-8")).body for path in word_files(code, game)]
    junk = [entry for part in parts for entry in part if isinstance(entry, ast.Junk)]
    assert not junk, junk
    return {entry.id.name: entry for part in parts for entry in part if isinstance(entry, ast.Message)}


def keys_of(lesson: Lesson) -> set[str]:
    """The keys that a lesson needs."""
    notes = {step.note for step in lesson.steps}
    notes |= {answer.note for step in lesson.steps for answer in step.wrong}
    notes |= {aside.note for step in lesson.steps for aside in step.asides}
    return {lesson.key(), lesson.key("text"), *(lesson.key(note) for note in notes if note)}


@every_game
@every_language
def test_every_note_is_there_and_nothing_else(code: str, game: str) -> None:
    wanted = {key for lesson in lessons_of(game) for key in keys_of(lesson)}
    found = entries(code, game).keys()
    assert found == wanted, f"missing: {wanted - found}, too many: {found - wanted}"
    assert list(found) == list(entries("en", game)), "the keys stand in the same order as in English"


@every_game
@every_language
def test_notes_are_short_and_whole(code: str, game: str) -> None:
    language = Language(code, game, strict=True, more=tuple(word_files(code, game)))
    named = {lesson.key() for lesson in lessons_of(game)}
    given = {
        lesson.key(step.note): dict(step.args) for lesson in lessons_of(game) for step in lesson.steps if step.note
    }
    for key in entries(code, game):
        text = language.note(key, given.get(key, {}))
        if key in named:
            assert len(text) <= 40 and not text.endswith("."), key
            continue
        assert len(text) <= LETTERS, f"{key}: {len(text)} letters"
        assert text.endswith((".", "!", "?", "…")), f"{key}: {text}"
        assert len(re.findall(r"[.!?…](?:\s|$)", text)) <= SENTENCES + 1, f"{key}: {text}"


@every_game
def test_nothing_is_left_in_another_language(game: str) -> None:
    english = entries("en", game)
    for key, entry in entries("ru", game).items():
        assert set(LATIN.findall(texts(entry))) <= LATIN_IN_RUSSIAN, key
        assert not re.search(AVOIDED["ru"], texts(entry), re.IGNORECASE), (key, texts(entry))
    for key, entry in entries("cs", game).items():
        assert not ENGLISH.search(texts(entry)), key
        assert texts(entry) != texts(english[key]), key
        assert not re.search(AVOIDED["cs"], texts(entry), re.IGNORECASE), (key, texts(entry))
    for key, entry in english.items():
        assert not re.search(AVOIDED["en"], texts(entry), re.IGNORECASE), (key, texts(entry))
