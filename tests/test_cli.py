"""The command line: what it prints, and how it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tangledbank as tb
from tangledbank.cli import main

POSITION = """
phase = "feeding"
base = 2
[[seats]]
animals = ["H: carnivorous", "F: camouflage; food 1"]
[[seats]]
animals = ["P; food 1"]
"""


class Ran:
    """What a command left behind."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


class Runner:
    """Runs a command in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str) -> Ran:
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
        captured = self.capsys.readouterr()
        return Ran(int(left.value.code or 0), captured.out, captured.err)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Runner:
    """Run commands in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return Runner(capsys)


def write_files() -> None:
    """Good and bad files for commands to read."""
    state = tb.game("evolution").new(players=2, seed=7)
    state.play("pass")
    record = tb.Record.from_state(state)
    record.save("good.jsonl")
    text = record.to_text()
    Path("torn.jsonl").write_text(text[:-9])
    Path("illegal.jsonl").write_text(text.replace('"pass"', '"take_food 3"'))
    Path("unseeded.jsonl").write_text(text.replace('"seed": "7"', '"seed": "8"'))
    Path("chess.jsonl").write_text(text.replace('"evolution"', '"chess"'))
    Path("optionless.jsonl").write_text(text.replace('"options"', '"choices"'))
    Path("sly.jsonl").write_text(text.replace('"options": {', '"options": {"data": 1, '))
    Path("binary.jsonl").write_bytes(b"\xff\xfe\x00")
    Path("good.toml").write_text(POSITION)
    Path("no_toml.toml").write_text("base = = 1")
    Path("unlucky.toml").write_text(POSITION.replace("base = 2", "base = -2"))
    Path("unruly.toml").write_text(POSITION.replace("carnivorous", "carnivorous scavenger"))
    Path("crowded.toml").write_text(POSITION + "[[seats]]\n" * 3)
    Path("chess.toml").write_text('game = "chess"')
    Path("numbered.toml").write_text("game = 5")
    Path("folder").mkdir()
    Path("tables").mkdir()
    Path("tables/cards.toml").write_text("[running]\ncount = 0")


BAD_INPUT = [
    ("play chess", "There is no game called 'chess'"),
    ("play evolution --seats human", "is for 2 to 4 players, not 1"),
    ("play evolution --seats human,greedy,greedy,greedy,greedy", "not 5"),
    ("play evolution --seats human,genius", "'genius'"),
    ("play evolution --seats human,,greedy", "''"),
    ("play evolution --option speed=high", "no option speed"),
    ("play evolution --option deck_reduction", "NAME=VALUE"),
    ("play evolution --option data=x", "no option data"),
    ("play evolution --option deck_reduction=all", "cannot be 'all'"),
    ("play evolution --seed seven", "--seed"),
    ("play evolution --language la", "'la'"),
    ("play evolution --save no/such/folder/game.jsonl", "no folder"),
    ("play evolution --save folder", "it is a folder"),
    ("play evolution --data nowhere", "nowhere"),
    ("play evolution --data tables", "running"),
    ("sim evolution", "--seats"),
    ("sim evolution --seats human,greedy", "'human'"),
    ("sim evolution --seats greedy", "not 1"),
    ("sim evolution --seats greedy,random --games 0", "games"),
    ("sim evolution --seats greedy,random --jobs 0", "jobs"),
    ("sim chess --seats greedy,random", "chess"),
    ("lab match --game chess --bots greedy,random", "chess"),
    ("lab match --game pond --bots greedy,random --seats 1", "2 bots do not fit at a table of 1 seats"),
    ("lab match --game pond --bots greedy,random --seats 5", "not 5"),
    ("lab match --game pond --bots greedy --sprt 0,30", "at least two"),
    ("lab match --game pond --bots greedy,random --sprt 30,0", "the smaller one"),
    ("lab match --game pond --bots greedy,random --out good.toml", "cannot be used"),
    ("lab match --game pond --bots greedy,random --report", "--out"),
    ("lab ladder --game pond --seats 5 --bots greedy,random", "not 5"),
    ("replay missing.jsonl", "No such file"),
    ("replay folder", "folder"),
    ("replay torn.jsonl", "Line"),
    ("replay binary.jsonl", "not text"),
    ("replay illegal.jsonl", "not legal"),
    ("replay chess.jsonl", "chess"),
    ("replay optionless.jsonl", "options"),
    ("replay sly.jsonl", "no option data"),
    ("replay unseeded.jsonl --verify", "seed"),
    ("replay good.toml", "Line 1"),
    ("position missing.toml", "No such file"),
    ("position no_toml.toml", "TOML"),
    ("position unlucky.toml", "base"),
    ("position unruly.toml", "EVL-4.4"),
    ("position crowded.toml", "seats"),
    ("position chess.toml", "chess"),
    ("position numbered.toml", "game"),
    ("position binary.jsonl", "not text"),
    ("why good.toml --seat 5 --element animal:3", "no seat 5"),
    ("why good.toml --seat 0 --element animal", "not an element"),
    ("why good.toml --seat 0", "--element"),
    ("games chess", "chess"),
    ("games --cards", "Name a game"),
    ("games --option ice_age=true", "Name a game"),
    ("games evolution --option ice_age=perhaps", "'perhaps'"),
    ("games evolution --data nowhere", "nowhere"),
    ("guide chess", "chess"),
    ("guide evolution --language la", "'la'"),
    ("guide evolution --option ice_age=perhaps", "'perhaps'"),
    ("guide evolution xyzzyx", "says nothing about 'xyzzyx'"),
    ("bench --seconds 0", "seconds"),
    ("frobnicate", "frobnicate"),
    ("play evolution --colour red", "--colour"),
    ("play", "GAME"),
]


@pytest.mark.parametrize(("command", "said"), BAD_INPUT)
def test_bad_input_is_refused_in_one_line(run: Runner, command: str, said: str) -> None:
    write_files()
    before = sorted(Path().rglob("*"))
    ran = run(*command.split())
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1 and ran.err.startswith("tangledbank: ")
    assert said in ran.err and "Traceback" not in ran.err
    assert sorted(Path().rglob("*")) == before


def test_games(run: Runner) -> None:
    ran = run("games")
    assert ran.code == 0 and "evolution: 2 to 4 players" in ran.out
    assert "  2 to 6 players with time_to_fly=true\n" in ran.out
    assert "  2 to 8 players with time_to_fly=true, continents=true\n" in ran.out
    chosen = run("games", "evolution", "--option", "time_to_fly=true")
    assert chosen.out.startswith("evolution: 2 to 6 players with time_to_fly=true\n  2 to 8 players with ")
    mixed = json.loads(run("games", "--json").out)[0]["mixtures"]
    assert mixed[1] == {"options": {"time_to_fly": True, "continents": True}, "players": [2, 3, 4, 5, 6, 7, 8]}
    cards = run("games", "evolution", "--cards")
    assert "camouflage_fat_tissue" in cards.out and "provenance" in cards.out
    plain = json.loads(run("games", "evolution", "--cards", "--json").out)
    assert plain[0]["tables"]["cards.toml"]["running"]["count"] == 4


@pytest.mark.parametrize(
    ("language", "said"), [("en", "This cannot be done now."), ("ru", "Сейчас так нельзя."), ("cs", "Tohle teď nejde.")]
)
def test_a_broken_rule_in_a_record_is_told_in_words(run: Runner, language: str, said: str) -> None:
    write_files()
    text = Path("illegal.jsonl").read_text()
    Path("flying.jsonl").write_text(text.replace("take_food 3", "fly"))
    for command in ((), ("--verify",), ("--json",)):
        ran = run("replay", "flying.jsonl", "--language", language, *command)
        assert ran.code == 2 and ran.out == "" and "not-offered" not in ran.err
        assert said in ran.err and "(K" not in ran.err and "'fly'" in ran.err and "Line " in ran.err
        named = run("replay", "illegal.jsonl", "--language", language, *command).err
        assert "(EVL-3.1)" in named and "not-now" not in named and "animal:" not in named


def test_version(run: Runner) -> None:
    assert run("--version").out.startswith(f"tangledbank {tb.__version__} (plain Python")


COMMANDS = ["", "games", "guide", "play", "sim", "replay", "position", "why", "bench", "serve", "join"]
COMMANDS += ["lab", "lab match", "lab ladder"]


@pytest.mark.parametrize("command", COMMANDS)
def test_help(run: Runner, command: str) -> None:
    ran = run(*command.split(), "--help")
    assert ran.code == 0 and "Usage" in ran.out and "tangledbank" in ran.out


def test_guide(run: Runner) -> None:
    whole = run("guide", "pond").out
    assert whole.startswith("Pond\n====\n") and "* Dragonfly." in whole and "In a storm" in whole
    assert "In a storm" not in run("guide", "pond", "--option", "weather=mild").out
    assert run("guide", "pond", "how", "many", "points").out.startswith("Winning\n  Add up the points")
    assert run("guide", "pond", "очки", "--language", "ru").out.startswith("Победа\n")


def test_sim(run: Runner) -> None:
    arguments = ["sim", "evolution", "--seats", "greedy,random", "--games", "4", "--seed", "1"]
    ran = run(*arguments)
    assert ran.code == 0 and "share of wins" in ran.out and ran.err == ""
    plain = json.loads(run(*arguments, "--json").out)
    assert plain["games"] == 4 and plain["entrants"][1]["bot"] == "random"


def test_play_save_and_replay(run: Runner) -> None:
    ran = run("play", "evolution", "--seats", "greedy,random", "--seed", "7", "--plain", "--save", "game.jsonl")
    assert ran.code == 0 and "The game is over" in ran.out and "game.jsonl" in ran.out
    assert run("replay", "game.jsonl", "--verify").out.startswith("The record checks out: a finished game")
    told = run("replay", "game.jsonl").out
    assert "Turn 2 begins." in told
    plain = json.loads(run("replay", "game.jsonl", "--json").out)
    assert plain["header"]["names"] == ["Magpie", "Dice"] and plain["result"]["scores"]


def test_replay_step_by_step(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    import io

    write_files()
    monkeypatch.setattr("sys.stdin", io.StringIO("\n"))
    assert "Player 1 passes." in run("replay", "good.jsonl", "--step").out


def test_position_and_why(run: Runner) -> None:
    write_files()
    ran = run("position", "good.toml")
    assert "attack 1 3" in ran.out and "animal 1" in ran.out
    assert json.loads(run("position", "good.toml", "--json").out)["question"]["key"] == "feed"
    refused = run("why", "good.toml", "--seat", "0", "--element", "animal:2")
    assert refused.code == 0 and "(EVL-" in refused.out
    allowed = run("why", "good.toml", "--seat", "0", "--element", "animal:3")
    assert "attack 1 3" in allowed.out
    plain = json.loads(run("why", "good.toml", "--seat", "1", "--element", "animal:3", "--json").out)
    assert plain["reasons"][0]["rule"] == "K2"


def test_bench(run: Runner) -> None:
    plain = json.loads(run("bench", "--seconds", "0.1", "--json").out)
    assert plain["games"][0]["game"] == "evolution" and plain["compiled"] in (True, False)
    assert plain["games"][0]["clone_us"] > 0
    assert ("magical", 1) in [(row["game"], row["players"]) for row in plain["games"]]
