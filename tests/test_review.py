"""Hints and reviews: what they may know, that they come out the same again, and that the sums add up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tangledbank as tb
from tangledbank.bots.strength import Strength
from tangledbank.cli import main
from tangledbank.kernel.chance import Chance
from tangledbank.review import Care, hints, review
from tangledbank.review.look import CARES, look_at

QUICK = Care(8, 4, 6, 6)


def played(players: int = 2) -> tb.State:
    """A pond at its end."""
    state = tb.game("pond").new(players=players, seed=3)
    while not state.over:
        state.play(state.moves[state.turn_now() % len(state.moves)])
    return state


@pytest.mark.parametrize("game", list(tb.GAMES))
def test_a_hint_does_not_change_with_what_the_seat_cannot_know(game: str) -> None:
    opened = tb.game(game)
    truth = opened.new(players=max(2, opened.player_counts().start), seed=5)
    seat = truth.seat
    other = truth.resample(seat, "another world")
    found = [hints(state.seen_by(seat), Strength(6), Chance("a")) for state in (truth, other)]
    assert found[0] == found[1] and found[0]


def test_dice_are_luck_and_the_move_is_not() -> None:
    state = tb.game("pond", days=1).position("seats = [{points = 5, hand = ['fly']}, {points = 5}]")
    hunt = next(str(move) for move in state.moves if str(move).startswith("hunt"))
    swings = []
    for roll in ("roll 1", "roll 6"):
        before = state.clone()
        before.chance.fate.append(roll)
        look = look_at(before, hunt, 1, Care(16, 8, 16, 8), "a", point=True)
        swings.append(look.luck[0])
        assert look.loss == 0, "to hunt is right, whatever comes of it"
    assert swings[0] < -0.2 and swings[1] >= 0


def test_a_review_is_the_same_for_the_same_seed_and_adds_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = played()
    record = tb.Record.from_state(state, names=["Ann", "Bob"])
    heard: list[int] = []
    found = review(record, state.game, QUICK, progress=heard.append)
    assert found == review(record, state.game, QUICK)
    assert heard == list(range(1, found["last"] + 1))
    for seat in found["seats"]:
        parts = seat["luck"] + seat["choices"] + seat["others"]
        assert seat["choices"] <= 0 and parts == pytest.approx(seat["end"] - seat["start"], abs=0.01)
    record.save(tmp_path / "game.jsonl")
    with pytest.raises(SystemExit):
        main(["review", str(tmp_path / "game.jsonl"), "--json", "--strength", "quick", "--seat", "2", "--jobs", "1"])
    told = json.loads(capsys.readouterr().out)
    assert told["seat"] == 1 and len(told["chances"]) == 1 and told["format"] == "tangledbank-review-1"
    with pytest.raises(SystemExit):
        main(["review", str(tmp_path / "game.jsonl"), "--strength", "quick", "--language", "cs", "--jobs", "1"])
    assert "Šance na výhru" in capsys.readouterr().out


def test_a_game_that_goes_on_is_not_reviewed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tb.Record.from_state(tb.game("pond").new(players=2, seed=3)).save(tmp_path / "game.jsonl")
    with pytest.raises(SystemExit):
        main(["review", str(tmp_path / "game.jsonl")])
    assert "only a finished one can be reviewed" in capsys.readouterr().err


def test_a_review_is_the_same_by_several_processes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = played(players=3)
    record = tb.Record.from_state(state)
    record.save(tmp_path / "game.jsonl")
    with pytest.raises(SystemExit):
        main(["review", str(tmp_path / "game.jsonl"), "--json", "--strength", "quick", "--jobs", "2"])
    assert json.loads(capsys.readouterr().out) == review(record, state.game, CARES["quick"])
