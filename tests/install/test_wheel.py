"""`pip install .`, the wheel and the source archive are whole: nothing is missing when they are all one has."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from zipfile import ZipFile

from playwright.sync_api import Browser

from tangledbank.contents import contents, missing
from tests.install.newcomer import ROOT, clean_copy, environment, play_now, ran, serving


def package_in(wheel: Path) -> set[str]:
    """The places of the files of the package in a wheel."""
    names = ZipFile(wheel).namelist()
    return {name.removeprefix("tangledbank/") for name in names if name.startswith("tangledbank/")}


def test_a_wheel_in_an_empty_environment(tmp_path: Path, browser: Browser) -> None:
    copy = clean_copy(tmp_path / "clone")
    env = environment(tmp_path / "home", TANGLEDBANK_PURE="1", PIP_DISABLE_PIP_VERSION_CHECK="1")  # quick to build
    ran([sys.executable, "-m", "pip", "wheel", "--no-deps", "-w", "wheels", "."], copy, env)
    (wheel,) = (copy / "wheels").iterdir()
    held = package_in(wheel)
    assert missing(held) == []
    assert held == set(contents(copy))

    (copy / ".venv").symlink_to(sys.prefix)  # the tools that `make dist` finds after `make setup`
    ran([sys.executable, "-m", "tools.dist"], copy, env)
    archive, again = sorted((copy / "dist").iterdir(), key=lambda path: path.suffix)
    assert archive.name.endswith(".tar.gz") and package_in(again) == held

    empty = tmp_path / "empty"
    pinned = re.findall(r"^[\w.-]+==[^\\\n]+", (ROOT / "requirements.lock").read_text(), re.MULTILINE)
    (tmp_path / "pinned.txt").write_text("\n".join(pinned))
    ran([sys.executable, "-m", "venv", str(empty)], tmp_path, env)
    installed = [str(empty / "bin" / "pip"), "install", "-c", str(tmp_path / "pinned.txt"), str(again)]
    ran(installed, tmp_path, env)
    with serving([str(empty / "bin" / "tangledbank"), "serve"], tmp_path, env) as lines:
        play_now(browser, lines[-1].split()[-1])
