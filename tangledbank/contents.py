"""What the package consists of, and where each part of it stands in a source tree.

The one place that knows. The build of a wheel, the compiled copy of a working tree, the check that this copy is fresh
and the server all ask here. It is also read before anything is installed, so it imports nothing of ours.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from fnmatch import fnmatch
from pathlib import Path

PACKAGE = Path(__file__).parent
CLIENT = "table/static"  # the browser client, built from web/
RULES = "table/rules"  # the rules of the games, for the rules drawer
# Folders of a source tree, by the folder of the package in which their files stand.
SOURCES = {"": "tangledbank", RULES: "docs/rules"}
# What a package that can be served must have at least.
PARTS = {
    "modules": "*.py",
    "tables": "games/*.toml",
    "languages": "*.ftl",
    "rules": f"{RULES}/*.md",
    "guides": "games/*/guide/*.md",
    "browser client": f"{CLIENT}/index.html",
}
BINARIES = (".so", ".pyd")  # made from the modules, for one Python only


def files_in(folder: str, place: str = "") -> dict[str, str]:
    """The files below a folder, by their place in it, without binaries and what tools leave behind.

    >>> sorted(place for place in files_in(str(PACKAGE)) if place.startswith("version"))
    ['version.py']
    """
    found: dict[str, str] = {}
    for entry in os.scandir(folder):
        if entry.name.startswith((".", "__pycache__")) or entry.name.endswith(BINARIES):
            continue
        if entry.is_dir():
            found |= files_in(entry.path, f"{place}{entry.name}/")
        else:
            found[place + entry.name] = entry.path
    return found


def contents(tree: Path) -> dict[str, str]:
    """The files of a source tree that make up the package, by their place in the package.

    A browser client that is not built yet is not among them; `missing` says so.
    """
    found: dict[str, str] = {}
    for place, folder in SOURCES.items():
        found |= files_in(str(tree / folder), place and f"{place}/")
    return found


def missing(places: Iterable[str]) -> list[str]:
    """Which parts of a whole package are not among these files.

    >>> missing(["version.py", "games/pond/insects.toml", "locale/en/cli.ftl", "table/static/index.html"])
    ['rules', 'guides']
    """
    held = list(places)
    return [part for part, pattern in PARTS.items() if not any(fnmatch(place, pattern) for place in held)]


def is_copy(tree: Path, copy: Path) -> bool:
    """Whether a package holds exactly what a source tree holds now, by the sizes and times of the files."""
    try:
        wanted, held = contents(tree), files_in(str(copy))
        return wanted.keys() == held.keys() and all(traits(wanted[place]) == traits(held[place]) for place in wanted)
    except OSError:  # one of them is not there, or a file went away while we looked
        return False


def traits(path: str) -> tuple[int, int]:
    """What changes when a file does."""
    known = os.stat(path)
    return known.st_size, known.st_mtime_ns


def find(place: str) -> Path:
    """Where a file of the running package is; in a source tree it may stand outside the package.

    >>> all(find(place).is_file() for place in contents(PACKAGE.parent))
    True
    """
    here = PACKAGE / place
    for folder, source in SOURCES.items():
        there = PACKAGE.parent / source / place.removeprefix(f"{folder}/")
        if folder and place.startswith(f"{folder}/") and there.is_file() and not here.is_file():
            return there
    return here
