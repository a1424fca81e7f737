"""Any state can be written as a position and read back, in the middle of an attack too."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

import tangledbank as tb
from tangledbank.cli import app
from tangledbank.games.evolution.state import EvolutionState

ATTACKED = """
base = 2
chance = [4]
[[seats]]
animals = ["A: carnivorous"]
[[seats]]
animals = ["B: running tail_loss"]
"""


def test_in_the_middle_of_an_attack() -> None:
    game = tb.game("evolution")
    state = game.position(ATTACKED)
    state.play("attack 1 2")
    loaded = game.position(state.to_position())
    assert loaded == state and loaded.moves == state.moves and loaded.seat == 1
    for one in (state, loaded):
        one.play("run")  # the roll that was prepared is still to come
    assert loaded == state and isinstance(loaded, EvolutionState) and loaded.find(2) is not None


def test_a_changed_state_is_refused_in_one_sentence() -> None:
    game = tb.game("evolution")
    text = game.new(players=2, seed=7).to_position()
    for changed in (
        text.replace("players = 2", "players = 9"),
        text.replace('is = "evolution.Development"', 'is = "evolution.Picnic"'),
        text.replace("deck_top = ", "deck_bottom = "),
    ):
        assert changed != text
        with pytest.raises(tb.BadPosition, match="this is not a state of evolution"):
            game.position(changed)


def test_the_command_line_prints_the_position_after_some_moves(tmp_path: Path) -> None:
    rng = random.Random(5)
    game = tb.game("evolution")
    state = game.new(players=3, seed=5)
    after = []
    while not state.over:
        state.play(rng.choice(state.moves))
        after.append(state.clone())
    record, position = tmp_path / "game.jsonl", tmp_path / "here.toml"
    tb.Record.from_state(state).save(record)
    at = len(after) // 2
    printed = CliRunner().invoke(app, ["replay", str(record), "--at", str(at), "--position"])
    assert printed.exit_code == 0
    assert game.position(printed.output).digest() == after[at - 1].digest()
    position.write_text(printed.output)
    assert CliRunner().invoke(app, ["position", str(position)]).exit_code == 0
    beyond = CliRunner().invoke(app, ["replay", str(record), "--at", "9999", "--position"])
    assert beyond.exit_code != 0
