"""The game in the terminal: whole games in sentences, and everything that can be touched is on the board."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest

import tangledbank as tb
from tangledbank.locale import LANGUAGES, Language, Scene
from tangledbank.terminal.boards import draw
from tangledbank.terminal.plain import PlainGame
from tangledbank.terminal.session import Session

ISLANDS = [(3, {}), (4, {"board_4p": "large_small"}), (4, {"board_4p": "two_medium"}), (5, {})]


def session(*seats: str, seed: int = 7, language: str = "en") -> Session:
    """A table with people and bots."""
    return Session(tb.game("dinosaurs"), seats, seed, Language(language, "dinosaurs"))


def names_in(view: dict[str, Any]) -> dict[str, str]:
    """What people call the spaces of the island."""
    return {
        element.removeprefix("hex:"): facts["name"]
        for element, facts in view["things"].items()
        if element.startswith("hex:")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_plays_to_the_end(language: str) -> None:
    out = io.StringIO()
    table = session("human", "random", "random", language=language)
    assert PlainGame(table, io.StringIO("1\n" * 2000), out).run()
    assert Language(language).ui("game-over") in out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_speaks_of_this_game(language: str) -> None:
    out = io.StringIO()
    PlainGame(session("human", "random", "random", language=language), io.StringIO("?\nwhy\n"), out).run()
    assert "move -6,6 to -5,6" in out.getvalue() and out.getvalue().count("why hex:-6,6") == 2
    assert "take_food" not in out.getvalue() and "animal:" not in out.getvalue()


@pytest.mark.parametrize("signs", [True, False])
def test_everything_that_can_be_touched_is_on_the_board(signs: bool) -> None:
    """Spaces, cards, rows and genes of every move have a line of their own."""
    table = session("human", "greedy", "random", "random", seed=3)
    kinds = ("hex:", "card:", "row:", "gene:", "seat:")
    number = 0
    table.play_bots()
    while table.moves:
        elements = {line.element for line in draw(table.view, table.language, table.scene, signs).lines()}
        paths = [path for move in table.listed() for path in move.paths]
        touched = {element for path in paths for element in path if element.startswith(kinds)}
        assert touched <= elements
        sentences = table.sentences()
        assert len(set(sentences)) == len(sentences)
        number += 1
        table.play(table.moves[number % len(table.moves)])
        table.play_bots()


def test_the_map_shows_every_dinosaur() -> None:
    text = "[[seats]]\ndinos = ['-3,0', '-2,0']\n[[seats]]\ndinos = ['0,3']\n[[seats]]\ndinos = ['-6,6']"
    state = tb.game("dinosaurs").position(text)
    language = Language("en", "dinosaurs")
    lines = [line.text for line in draw(state.view(0), language, Scene.of(state.view(0))).lines()]
    start = lines.index("Island") + 1
    columns, *rows = lines[start : start + 8]
    assert columns.split() == ["1", "2", "3", "4", "5", "6", "7"]
    assert rows[0].split() == ["A", "D1", "P1", "D·", "H·", "H·", "A"]
    assert rows[3].split() == ["D", "D·", "M·", "M·", "H·", "H·", "P·", "D2", "D"]
    assert rows[6].split() == ["G", "D3", "P·", "D·", "P·", "D·", "G"]


@pytest.mark.parametrize(("players", "options"), ISLANDS)
def test_a_space_is_drawn_where_its_name_says(players: int, options: dict[str, str]) -> None:
    """Its letter begins its line, and its number stands above it, a quarter of a space to the left or to the right."""
    state = tb.game("dinosaurs", **options).new(players, 1)
    view = state.view(0)
    scene = Scene.of(view)
    lines = [line.text for line in draw(view, Language("en", "dinosaurs"), scene).lines()]
    start = lines.index("Island") + 1
    numbers = {found.start(): found[0] for found in re.finditer(r"\d+", lines[start])}
    names = names_in(view)
    assert len(set(names.values())) == len(names)
    drawn = [
        row[0] + (numbers.get(cell.start() + 1) or numbers[cell.start() - 1])
        for row in lines[start + 1 : start + 8]
        for cell in re.finditer(r"[DPHM][·1-5]", row)
    ]
    assert sorted(drawn) == sorted(names.values())


@pytest.mark.parametrize(("players", "options"), ISLANDS)
def test_one_step_changes_row_and_column_by_one_at_most(players: int, options: dict[str, str]) -> None:
    state = tb.game("dinosaurs", **options).new(players, 1)
    names = names_in(state.view(0))
    for hex, name in names.items():
        q, r = map(int, hex.split(","))
        for beside in (f"{q + 1},{r}", f"{q},{r + 1}", f"{q - 1},{r + 1}"):
            if beside in names:
                other = names[beside]
                assert abs(ord(other[0]) - ord(name[0])) <= 1
                assert abs(int(other[1:]) - int(name[1:])) <= 1


def test_odds_stand_beside_a_space_that_can_be_attacked() -> None:
    state = tb.game("dinosaurs").position(
        "[[seats]]\ndinos = ['-2,0']\ngenes = {horn = 1}\n[[seats]]\ndinos = ['-1,0']\n[[seats]]"
    )
    view = state.view(0)
    lines = [line.text for line in draw(view, Language("en", "dinosaurs"), Scene.of(view)).own]
    assert "A5: Desert, temperate, a dinosaur of Player 2, wins 4 in 6" in lines


def test_moves_and_refusals_speak_of_names_on_the_map() -> None:
    text = "seats = [{dinos = ['-2,0'], genes = {horn = 1}}, {dinos = ['-1,0']}, {}]"
    state = tb.game("dinosaurs").position(text)
    language, scene = Language("en", "dinosaurs"), Scene.of(state.view(0), ["Anna", "Boris", "Cyril"])
    sentences = {move["text"]: language.move(move, scene) for move in state.view(0)["question"]["moves"]}
    assert sentences["attack -2,0 to -1,0"] == "Attack Boris’s dinosaur on A5 from A4: wins on 1 to 4"
    assert sentences["move -2,0 to -2,1"] == "Move from A4 to B4 (hills, deadly)"
    assert language.element("hex:-2,1", scene) == "B4 (hills)"
    assert language.move("attack -2,0 to -1,0") == "Attack from -2,0 to -1,0"  # where no map is known
    refusal = {"key": "not-adjacent", "args": {"from": "hex:-2,0", "to": "hex:0,3"}}
    assert language.refusal(refusal, scene) == "D7 is not next to A4. A step goes to a neighbouring space."
    event = {"key": "moves-dino", "args": {"seat": "seat:1", "from": "hex:-1,0", "to": "hex:0,0"}}
    assert language.event(event, scene) == "Boris moves a dinosaur from A5 to A6."


def test_a_bid_names_the_gene_and_what_it_leaves() -> None:
    state = tb.game("dinosaurs").position(
        'phase = "auction"\nrows = ["horn", "parasol", "parasol"]\nseats = [{genes = {mutation = 2}}, {}, {}]'
    )
    view = state.view(0)
    scene = Scene.of(view)
    english, czech = Language("en", "dinosaurs"), Language("cs", "dinosaurs")
    bids = {move["text"]: move for move in view["question"]["moves"]}
    assert english.move(bids["bid 0 5"], scene) == "Bid 5 for Horn: leaves you 7 points"
    assert english.move(bids["bid 1 2"], scene) == "Bid 2 for Parasol (row 2): leaves you 10 points"
    assert czech.move(bids["bid 2 1"], scene) == "Slunečník (řada 3) za 1: zbude ti 10 bodů"
    assert english.move("bid 0 5", scene) == "Bid 5 for Horn"
    assert english.element("row:0", scene) == "Horn"


def test_the_ending_tells_the_points_of_every_turn() -> None:
    table = session("random", "random", "random")
    table.play_bots()
    headings = [line.text for line in draw(table.view, table.language, table.scene).ending if line.heading]
    for seat, points in enumerate(table.state.scores):
        assert headings[seat].startswith(f"{table.names[seat]}: {points} point")
