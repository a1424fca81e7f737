"""The ladders in docs/bots.md: what they tell is proven, and a sample of them is played again."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.ladders import HEADINGS, TABLES, matches

PAGE = (Path(__file__).parents[1] / "docs" / "bots.md").read_text(encoding="utf-8")
AGAIN = """
from benchmarks.ladders import matches, play_first, summary
for match in matches({game!r}):
    if match.bots == {bots!r} and match.seats == {seats!r}:
        print(summary(play_first(match)))
"""
SAMPLE = [(game, seats[0], "naturalist") for game, seats in TABLES.items()]
SAMPLE += [("evolution", 4, "naturalist"), ("evolution", 2, "expert")]
SAMPLE += [("magical", 2, "expert"), ("magical", 2, "darwin"), ("dinosaurs", 3, "expert")]


def rows(game: str) -> list[dict[str, str]]:
    """The rows of a game's table."""
    found = re.search(rf"^\*\*{game}\*\*\n\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    assert found is not None, f"docs/bots.md has no ladder of {game}"
    lines = [[cell.strip() for cell in line.strip("|").split("|")] for line in found[1].splitlines()]
    assert lines[0] == HEADINGS
    return [dict(zip(HEADINGS, line, strict=True)) for line in lines[2:]]


@pytest.mark.parametrize("game", TABLES)
def test_every_row_tells_of_a_bot_that_has_beaten_the_one_below_it(game: str) -> None:
    played = [(int(row["seats"]), row["bot"], row["against"]) for row in rows(game)]
    assert played == [(match.seats, match.bots[0], ", ".join(match.bots[1:])) for match in matches(game)]
    for row in rows(game):
        assert row["test"] == "stronger", row
        assert float(row["slowest"].removesuffix(" s")) <= 3, row


@pytest.mark.parametrize(("game", "seats", "bot"), SAMPLE)
def test_a_game_of_the_ladder_ends_as_it_did(game: str, seats: int, bot: str) -> None:
    """If this fails, a bot or a game has changed: make the ladder again (python -m benchmarks.ladders)."""
    row = next(row for row in rows(game) if row["seats"] == str(seats) and row["bot"] == bot)
    command = AGAIN.format(game=game, bots=(bot, *row["against"].split(", ")), seats=seats)
    # As it was made: on the compiled engine while that is fresh, otherwise slower.
    environment = {name: value for name, value in os.environ.items() if name != "TANGLEDBANK_PURE"}
    again = subprocess.run([sys.executable, "-c", command], env=environment, capture_output=True, text=True, check=True)
    assert again.stdout.strip() == row["first game"]
