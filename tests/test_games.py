"""The shelf: manifests are true, games are found in folders elsewhere, and what is not right there is one sentence."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tangledbank as tb
from tangledbank.games import read_manifest, shelf
from tangledbank.locale import LANGUAGES, Messages
from tests.battery.cases import ALL

ROOT = Path(__file__).parent.parent
POND = ROOT / "tests" / "games" / "pond"
COMPILED = ROOT / "build" / "compiled"


@pytest.mark.parametrize("id", tb.GAMES)
def test_the_manifest_knows_how_many_can_play(id: str) -> None:
    counts = {case.players for case in ALL[id]}
    assert shelf()[id].players == range(min(counts), max(counts) + 1)


@pytest.mark.parametrize("id", shelf())
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_game_on_the_shelf_has_a_name(code: str, id: str) -> None:
    words = Messages(code, id, strict=True)
    assert words.text(f"game-{id}") and words.text(f"game-{id}-text")


def run(games: str, *words: str, where: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """The command line in a process of its own, with these folders of games."""
    environment = {**os.environ, "TANGLEDBANK_GAMES": games, "PYTHONPATH": str(where)}
    command = [sys.executable, "-c", "from tangledbank.cli import main; main()", *words]
    return subprocess.run(command, env=environment, cwd=where, capture_output=True, text=True, check=False)


def test_without_the_folder_the_game_is_not_there() -> None:
    done = run("", "games", "pond")
    assert done.returncode == 2 and "There is no game called 'pond'" in done.stderr


@pytest.mark.parametrize("where", [ROOT, COMPILED], ids=["plain", "compiled"])
def test_a_copied_folder_is_a_game_with_another_name(tmp_path: Path, where: Path) -> None:
    """Its own id is in its words and in its box; the rest goes by the name of the folder."""
    if not where.exists():
        pytest.skip("there is no compiled build here: make setup found no C compiler")
    lake = tmp_path / "lake"
    shutil.copytree(POND, lake)
    for path in [*lake.glob("words/*.ftl"), lake / "box.py"]:
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("game-pond", "game-lake").replace('"pond"', '"lake"'), encoding="utf-8")
    done = run(str(tmp_path), "sim", "lake", "--seats", "greedy,random", "--games", "4", where=where)
    assert (done.returncode, done.stderr) == (0, "") and "4 games of lake" in done.stdout
    both = run(f"{tmp_path}{os.pathsep}{POND.parent}", "games", where=where)
    assert "lake: 1 to 4 players" in both.stdout and "pond: 1 to 4 players" in both.stdout


def test_mistakes_on_the_shelf_are_one_sentence(tmp_path: Path) -> None:
    done = run(str(tmp_path / "nowhere"), "games")
    assert done.returncode == 2 and done.stderr.count("\n") == 1 and "named in TANGLEDBANK_GAMES is not" in done.stderr
    shutil.copytree(POND, tmp_path / "pond")
    done = run(f"{tmp_path}{os.pathsep}{POND.parent}", "games")
    assert done.returncode == 2 and done.stderr.count("\n") == 1 and "two games called 'pond'" in done.stderr


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("players = [1, 4]", "'players'"),
        ('stage = "ready"', "'stage'"),
        ('day = { fill = "#2f7a6b", ink = "#235f53" }', "'day'"),
    ],
)
def test_a_manifest_that_lacks_something_is_refused(tmp_path: Path, line: str, said: str) -> None:
    text = (POND / "manifest.toml").read_text(encoding="utf-8")
    assert line in text
    (tmp_path / "manifest.toml").write_text(text.replace(line, ""), encoding="utf-8")
    with pytest.raises(tb.TangledBankError, match=f"manifest of the game {tmp_path.name} is not right: {said}"):
        read_manifest(tmp_path)


def test_alone_and_without_a_winner() -> None:
    """One seat and no winner, in the lab and in the terminal; the server and the browser have tests of their own."""
    lost = run(str(POND.parent), "sim", "pond", "--seats", "random", "--games", "6", "--option", "days=1", "--json")
    assert lost.returncode == 0 and '"fair_share": 1.0' in lost.stdout
    words = ["play", "pond", "--seats", "random", "--seed", "1", "--option", "days=6", "--plain"]
    assert "Nobody has won." in run(str(POND.parent), *words).stdout
