"""The box, the options and the set-up (MAG-0, 1, 2)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import tangledbank as tb
from tests.magical.tabletop import MagicalTable, new_game


def test_mag_0_2_one_to_four_players() -> None:
    assert tb.game("magical").player_counts() == range(1, 5)
    for players in (0, 5):
        with pytest.raises(tb.BadOptions, match="for 1 to 4 players"):
            tb.game("magical").new(players=players, seed=1)


def test_mag_0_4_options_and_their_defaults() -> None:
    assert tb.game("magical").options == {
        "quartet": False,
        "solo_shadow": "auto",
        "first_player": "random",
        "max_rounds": 50,
    }
    assert tb.game("magical", solo_shadow=True).player_counts() == range(1, 2)
    assert tb.game("magical", solo_shadow=False).player_counts() == range(2, 5)


@pytest.mark.parametrize("value", [0, -1, "many", 1.5])
def test_mag_0_5_rounds_are_counted_in_whole_numbers(value: object) -> None:
    with pytest.raises(tb.UnknownName, match="max_rounds cannot be"):
        tb.game("magical", data=None, max_rounds=value)


def test_mag_0_5_no_quartet_alone() -> None:
    with pytest.raises(tb.BadOptions, match="Quartet is for 2 or 3 players"):
        tb.game("magical", quartet=True, solo_shadow=True)
    with pytest.raises(tb.BadOptions, match="for 2 to 3 players, not 1"):
        tb.game("magical", quartet=True).new(players=1, seed=1)


def test_mag_1_1_and_mag_1_3_sixteen_properties_on_eight_halves_each() -> None:
    """MAG-1.2, 1.3: three of them are for attacks."""
    catalogue = tb.game("magical").catalogue()
    assert {row["count"] for row in catalogue["properties"]} == {8} and len(catalogue["properties"]) == 16
    assert len(catalogue["cards"]) == 64 and len(catalogue["sources"]) == 10 and len(catalogue["choices"]) == 7
    assert [row["id"] for row in catalogue["properties"] if row["category"] == "attack"] == [
        "vampire",
        "fire_breathing",
        "soporific",
    ]


def test_mag_1_4_every_pairing_once() -> None:
    cards = tb.game("magical").catalogue()["cards"]
    assert set(Counter((card["one"], card["two"]) for card in cards).values()) == {1}
    assert [card for card in cards if card["id"] in ("p01", "p24", "p64")] == [
        {"id": "p01", "one": "vampire", "two": "small"},
        {"id": "p24", "one": "soporific", "two": "generous"},
        {"id": "p64", "one": "greedy", "two": "generous"},
    ]


def test_mag_1_5_check_sums_of_the_sources() -> None:
    sources = tb.game("magical").catalogue()["sources"]
    assert [sum(row["lower"][players] for row in sources) for players in range(3)] == [40, 62, 80]
    assert sum(row["upper"] for row in sources) == 12
    assert [row["id"] for row in sources if row["needs"] is None] == ["heart_of_forest", "dragon_geyser"]


def test_mag_1_6_choice_cards() -> None:
    assert tb.game("magical").catalogue()["choices"] == [1, 2, 3, 4, 5, 6, 7]


def test_mag_1_7b_creatures_are_numbered_as_they_come() -> None:
    state = new_game(3, 1)
    assert [creature.number for row in state.rows for creature in row] == [1, 2, 3]
    solo = new_game(1, 1)
    assert [creature.number for creature in solo.rows[0]] == [1] and solo.rows[1][0].number == 2
    t = MagicalTable('[[seats]]\ncreatures = ["A; energy 4", "B"]\nhand = ["p03"]\n[[seats]]\ncreatures = ["X"]')
    t.play("skip", "skip", "activate A", "transmute")
    assert t.state.new_creature(0, 0).number == 4  # the number of A is never used again


@pytest.mark.parametrize(("players", "deck"), [(1, 57), (2, 52), (3, 46), (4, 40)])
def test_mag_2_3_and_mag_2_4_the_deal(players: int, deck: int) -> None:
    """MAG-2.2: the discard pile is empty. The human's creature is dealt before the Shadow's (MAG-2.6)."""
    state = new_game(players, 1)
    assert len(state.deck.pile) == deck and state.deck.discard == []
    dealt = [creature.card for row in state.rows for creature in row] + [card for hand in state.hands for card in hand]
    assert dealt == sorted(dealt) and [len(hand) for hand in state.hands] == [5] * players
    for seat in range(players):
        assert state.secrets.known(state.rows[seat][0].card, seat)
    if players == 1:
        assert not state.secrets.known(state.rows[1][0].card, 0)


def test_mag_2_5_the_first_player() -> None:
    assert new_game(4, 1, first_player=2).seat == 2
    assert {new_game(4, seed).first for seed in range(20)} == {0, 1, 2, 3}


def test_mag_2_7_the_first_round_begins_with_the_exchange() -> None:
    assert MagicalTable('at = "start"\n[[seats]]\nhand = ["p01"]\n[[seats]]\nhand = ["p02"]').asked == (0, "exchange")


def test_mag_7_1_shuffles_in_their_order_and_nothing_else() -> None:
    texts = [step.text.split() for step in new_game(2, 1).steps()]
    assert [len(text) - 1 for text in texts] == [10, 64, 2]
    texts = [step.text.split() for step in new_game(1, 1).steps()]
    assert [len(text) - 1 for text in texts] == [10, 64, 7]
    assert tb.game("magical").results_of_chance() == []


@pytest.mark.parametrize(
    ("table", "row", "said"),
    [
        ("cards.toml", 'p01 = { one = "wise", two = "wise", provenance = "x" }', "The row p01 of cards.toml"),
        ("choices.toml", 'c1 = { number = 0, provenance = "x" }', "The row c1 of choices.toml"),
        ("sources.toml", "[pond]\nlower = [1]\nupper = 0\nprovenance = 'x'", "The row pond of sources.toml"),
        ("cards.toml", 'p01 = { one = "tiny", two = "wise", provenance = "x" }', "no property called 'tiny'"),
        ("cards.toml", 'p01 = { one = "small", two = "wise", provenance = "x" }', "at least 24 cards in cards.toml"),
        ("choices.toml", "", "and 1 in choices.toml"),
        ("properties.toml", '[vampire]\ncategory = "odd"\nrule = "x"\nprovenance = "x"', "The row vampire"),
    ],
)
def test_a_table_that_cannot_be_right_is_refused(tmp_path: Path, table: str, row: str, said: str) -> None:
    (tmp_path / table).write_text(row)
    with pytest.raises(tb.TangledBankError, match=said):
        tb.game("magical", data=tmp_path)
