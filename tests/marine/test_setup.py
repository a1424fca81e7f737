"""The set-up, the tables and the variants (MAR-0 to MAR-2, MAR-6)."""

from __future__ import annotations

from pathlib import Path

import pytest

import tangledbank as tb
from tangledbank.games.marine.box import MarineGame
from tangledbank.games.marine.changes import is_usable
from tangledbank.games.marine.decks import asteroid_within
from tangledbank.games.marine.earth import CELLS, CORNERS, IS_EDGE, SHEET, VERTICES
from tangledbank.games.marine.kinds import BERTHS, EVOCARDS, TAXA, TERRAINS, TRAITS
from tangledbank.games.marine.state import MarineState
from tangledbank.games.marine.tables import HOME, Tables
from tangledbank.games.marine.wanderlust import shores
from tests.marine.invariants import invariants
from tests.marine.tabletop import MarineTable, new_game


def begun(players: int, seed: int, **options: object) -> MarineState:
    """A game after its set-up, with the first answer to every question of it."""
    state = new_game(players, seed, "auto", **options)
    while state.round == 0:
        state.play(state.moves[0])
    return state


def test_mar_1_1_what_is_in_the_box() -> None:
    """MAR-0.4, 1.2, 1.4, 1.5, 1.10, 1.11: the tables."""
    tables = Tables()
    assert (len(EVOCARDS), len(TRAITS), len(BERTHS) - 4, tables.cubes, tables.vents) == (35, 18, 37, 35, 12)
    assert sum(row.stacked for row in tables.terrains) + len(tables.start.cells) == 36
    assert [sum(row.extinction for row in tables.cards), sum(row.survival for row in tables.cards)] == [11, 11]
    assert sum(row.extinction and row.survival for row in tables.cards) == 4
    assert tables.bonus == [0, 1, 3, 6, 10, 15, 21]
    assert [sum(printed) for printed in tables.printed] == [3] * 4


def test_mar_1_6_the_grid() -> None:
    """MAR-1.7, 1.8, 8.12: 37 cells, 18 of them at the edge, 96 corners; 14 empty cells and 52 corners at the start."""
    assert (len(CELLS), sum(IS_EDGE), VERTICES) == (37, 18, 96)
    state = MarineTable("").state
    assert len(shores(state)) == 14 and sum(is_usable(state, vertex) for vertex in range(VERTICES)) == 52
    touched = {
        "0,0": {"algae", "gastropods", "worms", "plankton", "sponges", "sun"},
        "0,-1": {"sun", "algae"},
        "1,-1": {"algae", "gastropods"},
        "1,0": {"gastropods", "worms"},
        "0,1": {"worms", "plankton"},
        "-1,1": {"plankton", "sponges"},
        "-1,0": {"sponges", "sun"},
    }
    assert {hex: MarineTable("").touching(hex) for hex in touched} == touched  # MAR-1.3
    assert CORNERS.read("1,-2") is not None


@pytest.mark.parametrize(("players", "pawns"), [(2, 7), (3, 5), (4, 4)])
def test_mar_2_1_the_set_up(players: int, pawns: int) -> None:
    """MAR-0.2, 2.2 to 2.9, 2.13, 2.14; markers at 1 (MAR-2.8)."""
    state = begun(players, 5)
    assert sorted(state.classes[taxon].seat for taxon in state.order) == list(range(players))
    assert [len(heap) for heap in state.heaps] == [7, 7, 7] and state.vents_left == 10  # MAR-2.2, 2.3
    assert sum(state.bag) == 92 and sum(state.red_bag) == 8  # MAR-2.4, 2.5, 2.6
    assert [len(section) for section in state.sections] == [4, 0, 0, 4, 0, 4, 4]
    assert (len(state.competition), len(state.evolution)) == (3, 5) and state.evolution == sorted(state.evolution)
    for taxon in state.order:
        one = state.classes[taxon]
        assert state.markers == [1] * 6 or any(state.control[one] >= 0 for one in range(6))
        assert one.basics == pawns and one.pool + sum(state.cubes[taxon::4]) == 34  # MAR-2.7, 2.9
        assert state.cubes[SHEET.names.index("0,0") * 4 + taxon] >= 3 and len(one.held) == 1
    assert len(state.row) == 5 and state.active == state.order[-1]  # MAR-2.12 to 2.14
    invariants(state)


def test_mar_2_10_traits_are_chosen_in_secret() -> None:
    """Nobody sees a choice before all have chosen; not even whom the game waits for."""
    state = new_game(4, 5)
    first = state.seat
    others = [seat for seat in range(4) if seat != first]
    before = [state.view(seat) for seat in others]
    assert all(view["question"]["seat"] is None for view in before)
    hand = state.view(first)["board"]["classes"][0]["hand"]
    assert len(hand) == 3 and all(card["trait"] for card in hand)
    state.play(state.moves[0])
    seen = [state.view(seat) for seat in others if seat != state.seat]
    assert all(view["board"] in [old["board"] for old in before] for view in seen)
    while state.question is not None and state.question.what.name == "choose_trait":
        state.play(state.moves[0])
    assert all(len(one["traits"]) == 1 for one in state.view(None)["board"]["classes"])


@pytest.mark.parametrize(("length", "deck"), [("standard", 25), ("quick", 20), ("long", 30), ("epic", 35)])
def test_mar_6_5_the_length_of_the_game(length: str, deck: int) -> None:
    """MAR-0.3, 2.12: the Asteroid is one of the last five cards, and all know it."""
    state = begun(2, 5, game_length=length)
    assert len(state.deck) + len(state.row) == deck
    assert asteroid_within(state) == 5 and state.view(None)["board"]["asteroid_within"] == 5


def test_mar_2_13_nothing_happens_by_symbols_in_the_set_up() -> None:
    """MAR-8.6: no Extinction and no Survival, whatever the first five cards show."""
    for seed in range(30):
        state = new_game(4, seed)
        log = state.listen()
        while state.round == 0:
            state.play(state.moves[0])
        assert not [event for event in log if event.name in ("extinction-comes", "survival-pays")]


def test_mar_6_1_two_classes_each() -> None:
    """MAR-4.80: four classes with their own pawns; those of one person oppose each other."""
    state = begun(2, 5, two_player_dual=True)
    assert state.order == [0, 1, 2, 3] and [state.classes[taxon].seat for taxon in state.order].count(0) == 2
    assert all(one.basics == 4 for one in state.classes)
    seats = '\n[[seats]]\nclasses = ["reptiles", "fishes"]\n[[seats]]\nclasses = ["cephalopods", "crustaceans"]'
    table = 'pawns = {sun = {control = "fishes"}}\nactive = "fishes"\n[reptiles]\npawns = ["abundance_1"]'
    assert MarineTable(table, seats=seats, two_player_dual=True).offers("place sun on abundance_1")


def test_mar_6_2_random_earth() -> None:
    """MAR-8.29: all printed places count, with two classes too."""
    state = begun(2, 9, random_earth=True)
    fixed = {"0,-3", "1,-3", "-1,-2", "0,-2", "0,3", "1,2", "-1,3", "0,2"}
    laid = {SHEET.names[cell] for cell in CELLS if state.tiles[cell] >= 0}
    assert len(laid) == 15 and fixed <= laid
    centre = state.tiles[SHEET.names.index("0,0")]
    assert all(one.points >= 0 for one in state.classes) and 0 <= centre < len(TERRAINS)
    invariants(state)


def test_mar_6_3_alternate_displays() -> None:
    state = begun(3, 5, alternate_displays=True)
    assert all(sum(token >= 0 for token in state.classes[taxon].diet) == 3 for taxon in state.order)
    board = state.view(None)["board"]["classes"][0]["diet"]
    assert len(board) == 6 and not any(place["printed"] for place in board)


def test_mar_6_4_super_traits() -> None:
    """Two of three traits, and no Exaptation."""
    state = begun(4, 5, super_traits=True)
    traits = [trait for one in state.view(None)["board"]["classes"] for trait in one["traits"]]
    assert len(traits) == 8 and "exaptation" not in traits
    invariants(state)


def test_mar_8_30_an_owner_of_the_box_can_correct_the_tables(tmp_path: Path) -> None:
    """A card is rewritten in the words of the table, and played so; a word that is not known is refused by name."""
    text = (HOME / "cards.toml").read_text(encoding="utf-8")
    old = 'main = [{ do = "gain", per = "tile_touched", nutrient = "worms" }]'
    assert old in text
    (tmp_path / "cards.toml").write_text(text.replace(old, 'main = [{ do = "gain", per = "cube_on_vent" }]'), "utf-8")
    game = tb.game("marine", data=tmp_path)
    seats = "".join(f'\n[[seats]]\nclasses = ["{taxon}"]' for taxon in TAXA)
    state = game.position(
        'display = {evolution = ["coral_reef", "coral_reef"]}\nrow = ["annelids"]\n'
        f'[crustaceans]\ncubes = {{"0,0" = 1, "0,3" = 4}}{seats}'
    )
    state.play("place basic on evolution_1")
    state.play("score 0,0")
    assert state.view(None)["board"]["classes"][3]["points"] == 6 + 4
    (tmp_path / "cards.toml").write_text(text.replace('do = "gain"', 'do = "explode"', 1), "utf-8")
    with pytest.raises(tb.TangledBankError, match=r"The row annelids of cards\.toml is not right: 'explode' is not"):
        MarineGame({}, tmp_path)
