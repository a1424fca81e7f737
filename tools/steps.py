"""A step of the set-up: one line says what is done and how long it takes; what the programs print goes into a log."""

import re
import subprocess
from pathlib import Path

from tools.stamps import ROOT

LOGS = ROOT / "build" / "logs"
TELLING = 6  # lines of a log that are shown when a step fails
COLOURS = re.compile(r"\x1b\[[0-9;]*m")


class Failed(Exception):
    """A step of the set-up did not work. Its text is for the person who waits."""


def say(line: str) -> None:
    """One line of progress."""
    print(f"tangledbank: {line}", flush=True)


def last_words(log: Path) -> list[str]:
    """The lines of a log that say best what went wrong: the last errors, or simply the last lines."""
    text = COLOURS.sub("", log.read_text(encoding="utf-8", errors="replace"))
    lines = [line.rstrip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    return (errors or lines)[-TELLING:]


def run(
    command: list[str],
    *,
    doing: str,
    takes: str,
    log: str,
    failure: str,
    folder: Path = ROOT,
    env: dict[str, str] | None = None,
) -> None:
    """Run a command; if it fails, so does the step, with a sentence, the place of the log and its last words."""
    path = LOGS / f"{log}.log"
    shown = path.relative_to(ROOT)
    say(f"{doing} ({takes}; log: {shown})")
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="utf-8") as out:
        done = subprocess.run(command, cwd=folder, env=env, stdout=out, stderr=subprocess.STDOUT, check=False)
    if done.returncode != 0:
        words = "".join(f"\n    {line}" for line in last_words(path))
        raise Failed(f"{failure}. The log is {shown}; it says:{words}" if words else f"{failure}.")
