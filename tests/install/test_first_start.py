"""The first command of the README, on a clean checkout."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import Browser

from tests.install.newcomer import ROOT, clean_copy, environment, play_now, ran, serving

# The binaries, and what they were made from: `make test` has just made them from these very sources. Taking them along
# spares minutes; all the rest the copy has to do itself.
COMPILED_ALREADY = ("build/engine", "build/stamps")


def test_make_play_on_a_clean_checkout(tmp_path: Path, browser: Browser) -> None:
    copy = clean_copy(tmp_path / "clone")
    compiled = (ROOT / "build" / "compiled").is_dir()
    for folder in COMPILED_ALREADY if compiled else ():
        shutil.copytree(ROOT / folder, copy / folder)
    env = environment(tmp_path / "home")
    with serving(["make", "play"], copy, env) as lines:
        play_now(browser, lines[-1].split()[-1])
    raw = [line for line in lines[:-1] if not line.startswith("tangledbank: ")]
    assert not raw, "a newcomer is shown what programs print"
    assert all("build/logs/" in line for line in lines if "installing" in line or "building" in line)
    said = ran([str(copy / ".venv" / "bin" / "tangledbank"), "--version"], tmp_path, env)
    assert ("compiled engine" in said) == compiled, said
