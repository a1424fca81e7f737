"""A clean copy of the project, commands run in it as a newcomer would, and a browser that makes the first move."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.person import Person

ROOT = Path(__file__).parents[2]
# What this test run, or the `make` that started it, has set for itself.
NOT_OURS = ("TANGLEDBANK_PURE", "PYTHONPATH", "VIRTUAL_ENV", "MAKEFLAGS", "MAKELEVEL", "MFLAGS")
PATIENCE_MS = 30_000


def clean_copy(target: Path) -> Path:
    """The project as a fresh clone would have it, with the changes that are not committed yet."""
    listed = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        names = subprocess.run(listed, capture_output=True, text=True, check=True).stdout.split("\0")
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("only a checkout can be copied clean")
    for name in filter(None, names):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target / name)
    return target


def environment(home: Path, **more: str) -> dict[str, str]:
    """The environment of somebody who has just arrived; what the server keeps goes below `home`."""
    mine = {key: value for key, value in os.environ.items() if key not in NOT_OURS}
    return {**mine, "XDG_DATA_HOME": str(home), "PYTHONUNBUFFERED": "1", **more}


def ran(command: list[str], folder: Path, env: dict[str, str]) -> str:
    """What a command prints; it must succeed."""
    done = subprocess.run(command, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert done.returncode == 0, done.stdout[-3000:]
    return done.stdout


@contextmanager
def serving(command: list[str], folder: Path, env: dict[str, str]) -> Iterator[list[str]]:
    """Run a command until it prints an address; gives all lines so far, that one last, and ends it afterwards."""
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "stdin": subprocess.DEVNULL}
    started = subprocess.Popen(command, cwd=folder, env=env, text=True, start_new_session=True, **pipes)  # type: ignore[call-overload]
    lines: list[str] = []
    try:
        for line in started.stdout:
            lines.append(line.rstrip("\n"))
            if "http://" in line:
                break
        assert lines and "http://" in lines[-1], "\n".join(lines)
        yield lines
    finally:
        os.killpg(started.pid, signal.SIGTERM)
        started.wait(timeout=30)
        started.stdout.close()


def play_now(browser: Browser, url: str) -> None:
    """Click *Play now* and make the first move; the page must not complain."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE_MS)
    person = Person(context.new_page(), url.rstrip("/"))
    person.go_home().page.get_by_role("button", name="Play now").first.click()
    assert person.play_by_pointer(moves=1) == 1
    assert not person.complaints, person.complaints
    context.close()
