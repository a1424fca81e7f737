"""Chooses the engine in .venv: the compiled copy of the package while it is fresh, the plain sources otherwise.

`make setup` copies this file into .venv, beside a .pth file that calls `install` whenever Python starts there. Nothing
happens until `tangledbank` is imported; then the choice takes a few milliseconds. TANGLEDBANK_PURE=1 asks for the
plain sources, and a folder named in PYTHONPATH is used as always.
"""

import os
import sys
from pathlib import Path
from types import ModuleType

NAME = "tangledbank_engine"  # of this file in .venv
COMPILED = Path("build/compiled")
why_plain = ""  # for `tangledbank --version`


def read_contents(tree: Path) -> ModuleType:
    """The module tangledbank.contents of a source tree, without importing the package."""
    from importlib.util import module_from_spec, spec_from_file_location

    spec = spec_from_file_location("tangledbank_contents", tree / "tangledbank" / "contents.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def reason_for_plain(tree: Path) -> str:
    """Why the compiled copy is not to be used, or nothing."""
    if os.environ.get("TANGLEDBANK_PURE") == "1":
        return "TANGLEDBANK_PURE=1"
    if not (tree / COMPILED).is_dir():
        return "not compiled"
    if not read_contents(tree).is_copy(tree, tree / COMPILED / "tangledbank"):
        return "the sources have changed since they were compiled; make setup compiles them again"
    return ""


def is_named() -> bool:
    """Whether PYTHONPATH names a folder with the package in it."""
    if sys.flags.ignore_environment:
        return False
    folders = filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))
    return any(Path(folder, "tangledbank").is_dir() for folder in folders)


class Chooser:
    """Waits for the first import of tangledbank. It finds nothing itself: it puts the right folder on the path."""

    def __init__(self, tree: Path) -> None:
        self.tree = tree

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        """Called by the import system."""
        global why_plain
        if name != "tangledbank":
            return
        sys.meta_path.remove(self)
        if is_named():
            return
        why_plain = reason_for_plain(self.tree)
        if not why_plain:
            # Before the current folder: in the source tree, too, installed means fast.
            sys.path.insert(0, str(self.tree / COMPILED))


def install(tree: str) -> None:
    """Called by the .pth file."""
    sys.meta_path.insert(0, Chooser(Path(tree)))
