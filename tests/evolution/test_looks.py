"""The browser can draw every trait and every nature card."""

from __future__ import annotations

import re
from pathlib import Path

import tangledbank as tb
from tangledbank.games.evolution.kinds import NATURE

DRAWINGS = Path(__file__).parents[2] / "web" / "src" / "games" / "evolution"


def keys(file: str, pattern: str) -> set[str]:
    """The entries of a table in TypeScript."""
    return set(re.findall(pattern, (DRAWINGS / file).read_text(encoding="utf-8"), re.MULTILINE))


def test_every_trait_has_a_look() -> None:
    game = tb.game("evolution", time_to_fly=True, continents=True, gift_specials=True, ice_age=True)
    traits = {row["id"] for row in game.catalogue()["traits"]}
    assert keys("looks.tsx", r"^  (\w+): \[\"") == traits


def test_every_nature_card_has_a_drawing() -> None:
    assert keys("nature.tsx", r"^  (\w+): \(\) =>") == set(NATURE)
