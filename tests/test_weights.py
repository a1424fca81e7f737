"""Weights of evaluations: their tables, what follows from them, and how the lab judges and fits them."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest

import tangledbank as tb
from tangledbank.bots import make_bot
from tangledbank.cli import main
from tangledbank.games import GAMES, shelf
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.errors import TangledBankError
from tangledbank.kernel.state import State
from tangledbank.kernel.weights import Weights
from tangledbank.lab.calibration import calibrate
from tangledbank.lab.fit import Moment, fit, total_surprise
from tangledbank.lab.selfplay import SelfPlay
from tangledbank.lab.tune import rewritten, self_games, table_of
from tangledbank.lab.varied import STEP, Hill, moved, tune_by_play
from tangledbank.parts.weights import read_weights

WITH_TABLE = [id for id in GAMES if (shelf()[id].folder / "weights.toml").exists()]


class Noted(Weights):
    """Weights that note which of them are asked for."""

    def __init__(self, values: dict[str, float]) -> None:
        super().__init__(values)
        self.asked: set[str] = set()

    def number(self, name: str) -> float:
        self.asked.add(name)
        return super().number(name)


def some_way_into(id: str, decisions: int) -> State:
    """A game after so many random decisions."""
    state = tb.game(id).new(players=3, seed=5)
    lot = Chance("way")
    for _ in range(decisions):
        state.play(state.moves[lot.below(len(state.moves))])
    return state


def test_all_games_of_the_box_have_a_table() -> None:
    assert len(WITH_TABLE) == 5


@pytest.mark.parametrize("id", WITH_TABLE)
def test_every_weight_of_a_table_weighs_something_and_is_explained(id: str) -> None:
    path = shelf()[id].folder / "weights.toml"
    values = read_weights(path).values
    evaluation = tb.game(id).evaluation()
    noted = Noted(values)
    type(evaluation)(noted)
    assert noted.asked == set(values)
    for line in path.read_text(encoding="utf-8").partition("\n[")[0].splitlines():
        assert "=" not in line or "#" in line, f"{line} has no comment"


@pytest.mark.parametrize("id", [*WITH_TABLE, "pond"])
def test_value_and_chances_follow_from_fortunes(id: str) -> None:
    state = some_way_into(id, 5)
    evaluation = state.game.evaluation(Weights({"rivals": 0.5, "strongest": 0.25}))
    fortunes = evaluation.fortunes(state)
    first, second = fortunes[1], fortunes[2]
    expected = fortunes[0] - 0.5 * (0.25 * max(first, second) + 0.75 * (first + second) / 2)
    assert evaluation.value(state, 0) == pytest.approx(expected)
    chances = evaluation.chances(state)
    assert sum(chances) == pytest.approx(1)
    assert chances.index(max(chances)) == fortunes.index(max(fortunes))
    surer = state.game.evaluation(Weights({"lead_at_start": 0.001, "lead_at_end": 0.001})).chances(state)
    assert max(surer) >= max(chances)
    assert 0 < evaluation.left(state) <= 1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hope = 1", "mine.toml: there is no weight 'hope' here; there are: rivals, strongest, "),
        ("rivals = 'many'", "mine.toml: the weight 'rivals' should be a number, not 'many'."),
        ("rivals = inf", "mine.toml: the weight 'rivals' should be a number, not inf."),
        ("rivals = ", "The table mine.toml cannot be read: "),
        ("lead_at_end = 0", "mine.toml: the weights lead_at_start and lead_at_end should be above zero."),
    ],
)
def test_a_bad_table_gets_one_sentence(text: str, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(TangledBankError) as refusal:
        tb.game("evolution").evaluation(read_weights(path))
    assert str(refusal.value).startswith(sentence) and "\n" not in str(refusal.value)


def test_a_bot_plays_by_other_weights(tmp_path: Path) -> None:
    path = tmp_path / "frugal.toml"
    path.write_text("card_in_hand = 50", encoding="utf-8")  # nothing is worth a card
    state = tb.game("evolution", first_player=0).new(players=2, seed=7)
    assert str(make_bot("greedy", 1).choose(state.seen_by(0))) != "pass"
    frugal = make_bot(f"greedy@{path}", 1)
    assert frugal.weights is not None and frugal.weights.values == {"card_in_hand": 50.0}
    weighed = state.game.evaluation(frugal.weights)
    after = state.clone()
    after.play("play_animal 0")
    assert weighed.value(after, 0) < weighed.value(state, 0)


def test_a_bid_is_not_yet_a_gene() -> None:
    """DINO-3.37: everybody gets a tile in the end, so that a bid that will be answered changes nothing for anybody."""
    state = some_way_into("dinosaurs", 0)
    lot = Chance("auction")
    while state.question is not None and state.question.what.name != "auction":
        state.play(state.moves[lot.below(len(state.moves))])
    evaluation = state.game.evaluation(Weights({"bids_stand": 0.0}))
    before = evaluation.fortunes(state)
    state.play(make_bot("greedy", 1).choose(state.seen_by(state.seat)))
    assert evaluation.fortunes(state) == pytest.approx(before, abs=1.01)  # one step of the bidding


def test_a_crowd_is_not_a_lead_in_a_race() -> None:
    """MAG-5.1: creatures beyond those that are still needed help little; a transmutation is worth more than three."""
    position = '[[seats]]\ntokens = 1\ncreatures = ["A", "E"]\n[[seats]]\ncreatures = ["X", "B", "C", "D", "F"]'
    state = tb.game("magical").position(position)
    first, second = state.game.evaluation().chances(state)
    assert first > second


def test_a_fit_finds_how_sure_one_can_be() -> None:
    job = SelfPlay("pond", (2,), seed=3, bot="random", options={"days": 2})
    opened = job.open()
    games = [game for game in self_games(job, 60) if game.winners]
    moments = []
    for game in games:
        state = opened.new(2, f"3/{game.number}")
        for move in game.moves[:-1]:
            state.play(move)
        moments.append(Moment(state, game.winners, 1.0))
    start = opened.evaluation(Weights({"lead_at_start": 30.0})).weights
    fitted = fit(opened, start, moments, 8)
    assert fitted.values["lead_at_start"] < 5  # the last move of a game decides little
    assert fitted.values["rivals"] == start.values["rivals"]
    assert total_surprise(opened.evaluation(fitted), moments) < total_surprise(opened.evaluation(start), moments)
    report = calibrate(job, opened, games, opened.evaluation())
    assert report.games == len(games) and sum(stage.moments for stage in report.stages) > 0


@pytest.mark.parametrize("id", WITH_TABLE)
def test_a_tuned_table_keeps_its_comments(id: str) -> None:
    text = table_of(id)
    tuned = rewritten(text, {"rivals": 0.25}, "lab tune")
    assert tuned.startswith("# Tuned by: lab tune\n") and "rivals = 0.25  # what" in tuned
    assert rewritten(tuned, {}, "lab tune") == tuned
    kept = [line for line in text.splitlines() if not line.startswith(("# Tuned by", "rivals"))]
    assert kept == [line for line in tuned.splitlines() if not line.startswith(("# Tuned by", "rivals"))]


def test_tuning_goes_on_where_it_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def tuned(folder: str, games: int) -> dict[str, object]:
        out = str(tmp_path / folder)
        command = ["lab", "tune", "--game", "pond", "--seats", "2", "--json", "--out", out]
        with pytest.raises(SystemExit) as left:
            main([*command, "--games", str(games), "--rounds", "2"])
        assert left.value.code == 0
        found: dict[str, object] = json.loads(capsys.readouterr().out)
        return found

    tuned("stopped", 40)
    assert tuned("stopped", 60) == tuned("whole", 60)
    table = tmp_path / "whole" / "weights.toml"
    assert "--games 60 --moments 12 --rounds 2 --bot greedy --seed 1" in table.read_text(encoding="utf-8")
    state = tb.game("pond").new(players=2, seed=7)
    assert make_bot(f"greedy@{table}", 1).choose(state.seen_by(0)) in state.moves


def test_tuning_by_play_finds_the_weights_that_win() -> None:
    """The winners are drawn by strengths of which the top is known: the first weight is too low, the second right."""
    lot = Chance("hill")
    hill = Hill(count=2)
    for _ in range(3000):
        steps = [[float(lot.below(3) - 1) for _ in range(2)] for _ in range(4)]
        odds = [math.exp(-0.05 * (first - 1.0) ** 2 - 0.05 * second**2) for first, second in steps]
        mark = lot.below(10**6) / 10**6 * sum(odds)
        hill.add(steps, [next(seat for seat in range(4) if sum(odds[: seat + 1]) > mark)])
    first, second = hill.top([0.0, 0.0])
    assert first == pytest.approx(1, abs=0.4)
    assert second == pytest.approx(0, abs=0.4)
    assert hill.height([first, second]) > hill.height([0.0, 0.0]) > hill.height([-1.0, 0.0])


def test_tuning_by_play_varies_what_a_bot_chooses_by(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def tuned(folder: str, *more: str) -> dict[str, object]:
        out = str(tmp_path / folder)
        command = ["lab", "tune", "--by-play", "--game", "magical", "--seats", "2", "--only", "spare"]
        with pytest.raises(SystemExit) as left:
            main([*command, "--rounds", "2", "--json", "--out", out, *more])
        assert left.value.code == 0
        found: dict[str, object] = json.loads(capsys.readouterr().out)
        return found

    first = tuned("first", "--games", "6")
    assert first == tuned("first", "--games", "6") == tuned("second", "--games", "6", "--jobs", "2")
    assert first["games"] == 12
    changes = first["changes"]
    assert isinstance(changes, list)
    before = tb.game("magical").evaluation().weights.values["spare"]
    for change in changes:
        assert change["name"] == "spare" and before / STEP**5 < change["after"] < before * STEP**5
    text = (tmp_path / "first" / "weights.toml").read_text(encoding="utf-8")
    assert text.splitlines()[0].endswith("--games 6 --by-play --rounds 2 --bot greedy --seed 1 --only spare")


def test_a_share_stays_one_however_far_it_is_tuned() -> None:
    """A chance of 0.69 that went up twice as other weights do would be none."""
    plays = SelfPlay("dinosaurs", (3,), seed=1)
    evaluation = plays.open().evaluation()
    shares = frozenset(evaluation.weights.shares)
    assert {"bids_stand", "further.leg", "strongest"} <= shares and not {"gene.leg", "rivals"} & shares
    before = evaluation.weights.values
    up, down = (moved(before, ("bids_stand", "gene.leg"), [steps, steps], shares) for steps in (9, -9))
    assert before["bids_stand"] < up["bids_stand"] < 1 < up["gene.leg"]
    assert 0 < down["bids_stand"] < before["bids_stand"]
    assert plays.open().evaluation(Weights(up)).weights.values["bids_stand"] == up["bids_stand"]
    with pytest.raises(TangledBankError) as refusal:
        plays.open().evaluation(Weights({"bids_stand": 2 * before["bids_stand"]}))
    assert str(refusal.value).endswith("the weight 'bids_stand' should be from 0 to 1, not 1.38.")


@pytest.mark.parametrize(
    ("bot", "only", "sentence"),
    [
        ("greedy", ("lead_at_end",), "There is no weight or group of weights 'lead_at_end' to be fitted."),
        ("greedy", ("strongest",), "These weights are nothing or the whole, and tuning by play leaves them so."),
        ("my_bot.py:MyBot", (), "'my_bot.py:MyBot' does not think with the weights of a game; name a bot of ours."),
    ],
)
def test_what_cannot_be_tuned_by_play_is_told(bot: str, only: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(TangledBankError) as refusal:
        tune_by_play(SelfPlay("dinosaurs", (3,), seed=1, bot=bot), games=5, rounds=1, only=only)
    assert str(refusal.value) == sentence
