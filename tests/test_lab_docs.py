"""Every example in the page about the laboratory runs, with fewer games and quicker bots."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tangledbank.cli import main

PAGE = Path(__file__).parents[1] / "docs" / "lab.md"
QUICKER = {
    r"(lab tune --by-play .*)--games \d+ --rounds \d+": r"\1--games 6 --rounds=1",
    r"(lab tune .*)--games \d+ --rounds \d+": r"\1--games 8 --rounds 1 --moments 1 --only spare",
    r"--match \d+": "--match 2",
    r"--games \d\d+": "--games 2",
    r"--jobs \d+": "--jobs 1",
    "naturalist,greedy": "greedy,random",
    "random,greedy,naturalist": "random,greedy",
}


def examples() -> list[str]:
    """The commands of the page, made quicker."""
    found = re.findall(r"^    tangledbank (lab .+)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    for slow, quick in QUICKER.items():
        found = [re.sub(slow, quick, command) for command in found]
    return found


@pytest.mark.parametrize("command", examples())
def test_examples_run(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as left:
        main(shlex.split(command))
    told = capsys.readouterr()
    assert (left.value.code, told.err) == (0, "") and told.out
    named = re.search(r"--out (\S+)", command)
    assert named is None or (tmp_path / named[1] / "summary.json").exists()
