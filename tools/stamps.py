"""Stamps remember what a step of the set-up was last done for, so that it is done again only when that changes.

A stamp holds a digest of contents. Times of files are not asked: a fresh clone or a branch switch changes them all.
"""

import hashlib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def digest(files: Iterable[Path], *also: str) -> str:
    """One value for the names and contents of these files and for the words in `also`."""
    total = hashlib.sha256("\0".join(also).encode())
    for path in sorted(files):
        total.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def files_under(folder: Path, skip: frozenset[str] = frozenset({"__pycache__", "node_modules"})) -> list[Path]:
    """All files below a folder, without what tools leave there."""
    return [path for path in folder.rglob("*") if path.is_file() and not skip.intersection(path.parts)]


class Stamp:
    """A step's memory: one small file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def holds(self, value: str) -> bool:
        """Was the step last done for this value?"""
        return self.path.is_file() and self.path.read_text() == value

    def clear(self) -> None:
        """Forget, so that a step that is broken off is begun again."""
        self.path.unlink(missing_ok=True)

    def write(self, value: str) -> None:
        """Remember, after the step has succeeded."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(value)
