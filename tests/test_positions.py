"""Positions: the examples in docs/positions.md run, and what cannot be is refused with its place and reason."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import tangledbank as tb

PAGE = (Path(__file__).parent.parent / "docs" / "positions.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE, re.S)


@pytest.mark.parametrize("text", EXAMPLES)
def test_examples_of_the_docs_run(text: str) -> None:
    document = tomllib.loads(text)
    game = tb.game(document["game"], data=None, **document.get("options", {}))
    state = game.position(text)
    assert state.game.from_json(state.to_json()) == state
    assert state.over or state.moves


def test_every_game_has_examples() -> None:
    assert {tomllib.loads(text)["game"] for text in EXAMPLES} == set(tb.GAMES)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("base = ", "The position is not valid TOML"),
        ("", "seats: there should be 2 to 4 of them, not 0"),
        ("[[seats]]\n[[seats]]\nspeed = 3", "seats[1].speed: there is no such word here"),
        ("colour = 'red'\n[[seats]]\n[[seats]]", "colour: there is no such word here"),
        ("game = 'chess'\n[[seats]]\n[[seats]]", "game: should be one of evolution"),
        ("base = -1\n[[seats]]\n[[seats]]", "base: should be from 0 to"),
        ("phase = 'lunch'\n[[seats]]\n[[seats]]", "phase: should be one of"),
        ("to_act = 2\n[[seats]]\n[[seats]]", "to_act: should be from 0 to 1"),
        ("deck = 'all'\n[[seats]]\n[[seats]]", "deck: should be a list of cards"),
        ("deck = 85\n[[seats]]\n[[seats]]", "deck: there are 84 cards left for the deck, not 85"),
        ("deck = ['ace']\n[[seats]]\n[[seats]]", "deck: there is no card called 'ace'"),
        ("chance = [true, 1.5]\n[[seats]]\n[[seats]]", "chance: should be a list of rolls"),
        ("chance = [7]\nphase = 'food_base'\n[[seats]]\n[[seats]]", "chance: 'roll 7' cannot come next"),
        ("[[seats]]\nhand = ['ace']\n[[seats]]", "seats[0].hand: there is no card called 'ace'"),
        ("[[seats]]\nhand = 'running'\n[[seats]]", "seats[0].hand: should be a list of texts"),
        ("[[seats]]\nhand = ['running', 'running', 'running', 'running', 'running']\n[[seats]]", "not enough cards"),
        ("[[seats]]\nanimals = ['A: wings']\n[[seats]]", "there is no trait called 'wings'"),
        ("[[seats]]\nanimals = ['A: big big']\n[[seats]]", "A has high_body_weight twice (EVL-4.2)"),
        ("[[seats]]\nanimals = ['A: carnivorous scavenger']\n[[seats]]", "(EVL-4.4)"),
        ("[[seats]]\nanimals = ['A: big/yellow']\n[[seats]]", "only fat_tissue stores a yellow token"),
        ("[[seats]]\nanimals = ['A: big/new']\n[[seats]]", "there is no mark called 'new'"),
        ("[[seats]]\nanimals = ['A; asleep']\n[[seats]]", "cannot be asleep without hibernation (EVL-4.24)"),
        ("[[seats]]\nanimals = ['A; happy']\n[[seats]]", "'happy' is no state"),
        ("[[seats]]\nanimals = ['A', 'A']\n[[seats]]", "there are two animals called A"),
        ("[[seats]]\nanimals = ['A?']\n[[seats]]", "should look like"),
        ("[[seats]]\nanimals = ['A: cooperation']\n[[seats]]", "cooperation is a pair trait"),
        ("[[seats]]\nanimals = ['A: running@swimming']\n[[seats]]", "the card swimming does not have running"),
        ("[[seats]]\nanimals = ['A', 'B']\npairs = ['A cooperation C']\n[[seats]]", "no animal called C"),
        ("[[seats]]\nanimals = ['A', 'B']\npairs = ['A cooperation']\n[[seats]]", "should look like 'A cooperation B'"),
        ("[[seats]]\nanimals = ['A', 'B']\npairs = ['A running B']\n[[seats]]", "running is not a pair trait"),
        (
            "[[seats]]\nanimals = ['A', 'B']\npairs = ['A cooperation A']\n[[seats]]",
            "cannot share cooperation (EVL-4.3)",
        ),
    ],
)
def test_what_cannot_be_is_refused(text: str, message: str) -> None:
    with pytest.raises(tb.BadPosition, match=re.escape(message)):
        tb.game("evolution").position(text)


def test_every_trait_finds_a_card_as_long_as_there_is_one() -> None:
    """Sixteen animals with Fat Tissue and as many with Carnivorous use up designs that share both halves."""
    fat = ", ".join(f'"F{number}: fat_tissue"' for number in range(28))
    hunters = ", ".join(f'"C{number}: carnivorous"' for number in range(14))
    state = tb.game("evolution").position(f"[[seats]]\nanimals = [{fat}]\n[[seats]]\nanimals = [{hunters}]")
    assert len(state.animals()) == 42 or state.turn > 1
