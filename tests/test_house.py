"""The habits of the house: which way imports point, and that every public name explains itself with an example."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest

import tangledbank as tb

PACKAGE = Path(tb.__file__).parent
# What each part of the house may import, besides itself (DESIGN section 3).
MAY_IMPORT = {
    "kernel": set(),
    "parts": {"kernel"},
    "games": {"kernel", "parts"},
    "bots": {"kernel", "parts", "games"},
    "lab": {"kernel", "parts", "games", "bots"},
    "locale": {"kernel", "games"},
    "guide": {"kernel", "games", "locale"},
    "learning": {"kernel", "games", "bots"},
    "lessons": {"kernel", "games", "bots"},
    "review": {"kernel", "bots"},
    "terminal": {"kernel", "parts", "games", "bots", "locale", "guide", "lessons", "review"},
    "table": {"kernel", "parts", "games", "bots", "locale", "guide", "lessons", "terminal", "lab", "review"},
}


def engine_of(part: str) -> list[Path]:
    """The files of a part. The board of a game in the terminal stands in the game's folder, but is the terminal's."""
    files = sorted((PACKAGE / part).rglob("*.py"))
    boards = set((PACKAGE / "games").glob("*/terminal.py"))
    return [path for path in files if path not in boards] + (sorted(boards) if part == "terminal" else [])


def tree_of(path: Path) -> ast.Module:
    """What a file says, parsed."""
    source = path.read_text(encoding="utf-8")
    try:
        return ast.parse(source)
    except SystemError:  # CPython before 3.11.8 miscounts its depth if another thread of the worker parses meanwhile
        return ast.parse(source)


def imports_of(path: Path) -> set[str]:
    """The modules of this package that a file imports."""
    found: set[str] = set()
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found.update(f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Import):
            found.update(name.name for name in node.names)
    return {name for name in found if name.startswith("tangledbank.")}


@pytest.mark.parametrize("part", list(MAY_IMPORT))
def test_arrows_point_one_way(part: str) -> None:
    allowed = MAY_IMPORT[part] | {part}
    for path in engine_of(part):
        for name in imports_of(path):
            other = name.split(".")[1]
            assert other in allowed or other not in MAY_IMPORT, f"{path.relative_to(PACKAGE)} imports {name}"


def test_games_never_import_each_other() -> None:
    for folder in (PACKAGE / "games").iterdir():
        for path in folder.rglob("*.py") if folder.is_dir() else []:
            for name in imports_of(path):
                words = name.split(".")
                assert words[1] != "games" or words[2:3] in ([], [folder.name]), f"{path.name} imports {name}"


def public_names() -> list[tuple[str, object]]:
    """Everything in the public API: what the package exports, and the public methods of its classes."""
    names: list[tuple[str, object]] = []
    for name in tb.__all__:
        thing = getattr(tb, name)
        if inspect.isclass(thing) or inspect.isfunction(thing):
            names.append((name, thing))
        if inspect.isclass(thing):
            for method, value in vars(thing).items():
                plain = value.fget if isinstance(value, property) else getattr(value, "__func__", value)
                if not method.startswith("_") and inspect.isfunction(plain):
                    names.append((f"{name}.{method}", plain))
    return names


@pytest.mark.parametrize(("name", "thing"), public_names(), ids=[name for name, _ in public_names()])
def test_every_public_name_has_an_example(name: str, thing: object) -> None:
    text = inspect.getdoc(thing) or ""
    assert ">>>" in text, f"{name} has no example in its docstring"
