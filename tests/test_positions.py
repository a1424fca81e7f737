"""Positions: the examples in docs/positions.md run, and what cannot be is refused with its place and reason."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

import tangledbank as tb
from tangledbank.cli import main
from tests.evolution.tabletop import EvolutionTable

PAGE = (Path(__file__).parent.parent / "docs" / "positions.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE, re.S)


@pytest.mark.parametrize("text", EXAMPLES)
def test_examples_of_the_docs_run(text: str) -> None:
    document = tomllib.loads(text)
    game = tb.game(document["game"], data=None, **document.get("options", {}))
    state = game.position(text)
    assert state.game.from_json(state.to_json()) == state
    assert state.over or state.moves


@pytest.mark.parametrize("text", EXAMPLES)
def test_examples_of_the_docs_run_on_the_command_line(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The options that an example names are those with which its game is opened."""
    file = tmp_path / "example.toml"
    file.write_text(text, encoding="utf-8")
    code, out, err = run(capsys, "position", str(file))
    assert (code, err) == (0, "") and out


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """What a command says, and how it ends."""
    with pytest.raises(SystemExit) as left:
        main(list(arguments))
    said = capsys.readouterr()
    return int(left.value.code or 0), said.out, said.err


FLYING = """
options = {time_to_fly = true}
[[seats]]
animals = ["C: carnivorous", "Z: big fat_tissue/yellow"]
hand = ["swimming"]
[[seats]]
animals = ["P: flight", "Q: running"]
hand = ["swimming"]
"""


@pytest.fixture
def flying(tmp_path: Path) -> str:
    """A file with a position that names its options."""
    file = tmp_path / "flying.toml"
    file.write_text(FLYING, encoding="utf-8")
    return str(file)


def test_options_of_the_command_line_win(flying: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "position", flying)[0] == 0
    assert run(capsys, "position", flying, "-o", "ice_age=true")[0] == 0, "both together"
    code, _, err = run(capsys, "position", flying, "-o", "time_to_fly=false")
    assert code == 2 and "no card of the modules chosen has flight" in err
    code, out, _ = run(capsys, "why", flying, "--seat", "0", "--element", "animal:4", "--json")
    assert code == 0 and json.loads(out)["moves"] == ["attack 1 4"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("5", "options: should look like {name = true}, a table, not like 5."),
        ("{speed = 3}", "evolution has no option speed"),
        ("{id = 'chess'}", "evolution has no option id"),
        ("{time_to_fly = [1]}", "The option time_to_fly cannot be '[1]'"),
    ],
)
def test_options_that_are_none(options: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(f"options = {options}\n[[seats]]\n[[seats]]", encoding="utf-8")
    for command in (["position", str(file)], ["why", str(file), "--seat", "0", "--element", "animal:1"]):
        code, out, err = run(capsys, *command)
        assert (code, out) == (2, "") and message in err and err.count("\n") == 1


def test_options_must_be_those_of_the_game() -> None:
    with pytest.raises(tb.BadPosition, match="options: the game was opened with other options"):
        tb.game("evolution").position(FLYING)
    assert tb.game("evolution", time_to_fly=True).position(FLYING).players == 2


@pytest.mark.parametrize("seat", ["0", "1"])
@pytest.mark.parametrize("element", ["foo:1", "animal:99", "animal:x", "turn:1", "trait:40", "choose:dance", "hex:0,3"])
def test_why_of_what_is_not_there(element: str, seat: str, flying: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "why", flying, "--seat", seat, "--element", element)
    assert (code, out) == (2, "")
    assert err == f"tangledbank: Seat {seat} sees no {element} on this table.\n"


def test_why_of_the_cards_of_others_is_not_told(flying: str, capsys: pytest.CaptureFixture[str]) -> None:
    state = EvolutionTable(FLYING, time_to_fly=True).state
    own, foreign = (f"card:{state.seats[seat].hand[0]}" for seat in (0, 1))
    assert run(capsys, "why", flying, "--seat", "0", "--element", foreign)[0] == 2
    assert run(capsys, "why", flying, "--seat", "0", "--element", own)[0] == 0


@pytest.mark.parametrize("element", ["animal:3", "trait:4", "seat:0", "choose:graze", "hex:0,3", "row:1"])
def test_why_of_what_is_there(element: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Also when it is not the seat's turn, or when it is a button and lies nowhere."""
    file = tmp_path / "there.toml"
    dinosaurs = element.partition(":")[0] in ("hex", "row", "seat")
    rows = "phase = 'auction'\nrows = ['leg', 'egg', 'fur']\n" + "[[seats]]\n" * 3
    file.write_text(f"game = 'dinosaurs'\n{rows}" if dinosaurs else FLYING, encoding="utf-8")
    for seat in ("0", "1"):
        code, out, err = run(capsys, "why", str(file), "--seat", seat, "--element", element)
        assert (code, err) == (0, "") and out


def test_every_game_has_examples() -> None:
    assert {tomllib.loads(text)["game"] for text in EXAMPLES} == set(tb.GAMES) - {"pond"}  # whose words box.py explains


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
        ("chance = [1.5]\n[[seats]]\n[[seats]]", "chance: should be a list of rolls"),
        ("chance = [true]\n[[seats]]\n[[seats]]", "chance: should be a list of rolls"),
        ("chance = ['dance']\n[[seats]]\n[[seats]]", "chance: 'dance' is no result of chance"),
        ("chance = ['shuffle x']\n[[seats]]\n[[seats]]", "chance: 'shuffle x' is no result of chance"),
        ("chance = ['shuffle 0 0']\n[[seats]]\n[[seats]]", "chance: 'shuffle 0 0' is no result of chance"),
        ("seed = [1]\n[[seats]]\n[[seats]]", "seed: should be a whole number or a text, not [1]"),
        ("seed = true\n[[seats]]\n[[seats]]", "seed: should be a whole number or a text, not True"),
        ("options = 5\n[[seats]]\n[[seats]]", "options: should look like {name = true}, a table, not like 5"),
        ("chance = [7]\n[[seats]]\n[[seats]]", "chance: 'roll 7' is no result of chance"),
        ("chance = ['pass']\n[[seats]]\n[[seats]]", "chance: 'pass' is no result of chance"),
        (
            "chance = ['shuffle 1 0']\nphase = 'food_base'\n[[seats]]\n[[seats]]",
            "chance: 'shuffle 1 0' cannot come next",
        ),
        ("[[seats]]\nhand = ['ace']\n[[seats]]", "seats[0].hand: there is no card called 'ace'"),
        ("[[seats]]\nhand = 'running'\n[[seats]]", "seats[0].hand: should be a list of texts"),
        ("[[seats]]\nhand = ['running', 'running', 'running', 'running', 'running']\n[[seats]]", "not enough cards"),
        ("[[seats]]\nanimals = ['A: wings']\n[[seats]]", "there is no trait called 'wings'"),
        ("[[seats]]\nanimals = ['A: big big']\n[[seats]]", "A has high_body_weight twice (EVL-4.2)"),
        ("[[seats]]\nanimals = ['A: carnivorous scavenger']\n[[seats]]", "(EVL-4.4)"),
        (
            "[[seats]]\nanimals = ['A: big/yellow']\n[[seats]]",
            "only fat_tissue can be marked yellow, not high_body_weight (EVL-4.12)",
        ),
        ("[[seats]]\nanimals = ['A: big/new']\n[[seats]]", "there is no mark called 'new'"),
        ("[[seats]]\nanimals = ['A; asleep']\n[[seats]]", "cannot be asleep without hibernation (EVL-4.24)"),
        ("[[seats]]\nanimals = ['A; in ocean']\n[[seats]]", "A should be on the table (EVL-1.2)"),
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
    state = EvolutionTable(f"[[seats]]\nanimals = [{fat}]\n[[seats]]\nanimals = [{hunters}]").state
    assert len(state.animals()) == 42 or state.turn > 1
