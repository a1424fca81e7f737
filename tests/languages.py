"""What the tests of the languages share: reading the Fluent files, and what a clean sentence is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import tangledbank as tb
from tangledbank.kernel.answers import GAME_OVER, NOT_YOURS
from tangledbank.kernel.phrase import Phrase
from tangledbank.kernel.question import NOT_OFFERED, NOT_WITH_CHOSEN
from tangledbank.locale import LANGUAGES, Language
from tangledbank.locale.loader import files

KERNEL_REFUSALS = (NOT_OFFERED, NOT_WITH_CHOSEN, NOT_YOURS, GAME_OVER)
LEFTOVER = re.compile(r"[{}$?]{2}|[{}$\u2066-\u2069\u200e\u200f]|  |-trait| [.,!:]|^\s|\s$")

Sheet = dict[str, "ast.Message | ast.Term"]


@cache
def sheet(code: str, game: str = "") -> Sheet:
    """The messages and terms of one file, by key; terms begin with a hyphen."""
    body = parse(files(code, game)[-1].read_text(encoding="utf-8")).body
    found: Sheet = {}
    for entry in body:
        assert not isinstance(entry, ast.Junk), f"{code}/{game}: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            assert key not in found, f"{code}: {key} stands there twice"
            found[key] = entry
    return found


def all_keys(code: str, game: str) -> Sheet:
    return {**sheet(code), **sheet(code, game)}


class Variables(Visitor):
    """Collects the arguments that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


class Texts(Visitor):
    """Collects the words that stand in a message itself."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)


def variables(entry: ast.Message | ast.Term) -> set[str]:
    visitor = Variables()
    visitor.visit(entry)
    return visitor.names


def texts(entry: ast.Message | ast.Term) -> str:
    visitor = Texts()
    visitor.visit(entry)
    return " ".join(visitor.words)


def clean(text: str) -> str:
    assert text and not LEFTOVER.search(text), repr(text)
    return text


def strict(code: str, game: str) -> Language:
    return Language(code, game, strict=True)


every_game = pytest.mark.parametrize("game", tb.GAMES)
every_language = pytest.mark.parametrize("code", LANGUAGES)
every_other_language = pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])


def phrases(game: str) -> Iterator[tuple[str, Phrase]]:
    for sort, words in tb.game(game).words().items():
        for phrase in words:
            yield sort, phrase
