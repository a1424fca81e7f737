"""Every rule of Pond from a position; the rules are in tests/games/pond/rules.md."""

from __future__ import annotations

from typing import Any

import pytest

import tangledbank as tb
from tests.tabletop import Tabletop

MIDDLE = "0,0"


def pond(text: str, **options: Any) -> Tabletop:
    return Tabletop(tb.game("pond", **{"first_player": 0, **options}).position(text))


def test_pond_0_1_one_to_four_players() -> None:
    assert tb.game("pond").player_counts() == range(1, 5)
    with pytest.raises(tb.TangledBankError, match="for 1 to 4 players, not 5"):
        tb.game("pond").new(players=5, seed=1)


def test_pond_0_2_options() -> None:
    game = tb.game("pond", days="6", weather="stormy", first_player="2")
    assert game.options == {"days": 6, "drought": False, "weather": "stormy", "first_player": 2}
    assert game.new(players=3, seed=1).seat == 2
    with pytest.raises(tb.BadOptions, match="the last seat is 1"):
        game.new(players=2, seed=1)
    cards = tb.game("pond", drought=True).catalogue()["cards"]
    assert [card["count"] for card in cards] == [4, 3, 2]


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("days", 7, "a number from 1 to 6"),
        ("days", "many", "a number from 1 to 6"),
        ("drought", "perhaps", "one of: true, false"),
        ("weather", "hot", "one of: mild, stormy"),
        ("first_player", "me", "random or the number of a seat"),
        ("first_player", -1, "random or the number of a seat"),
    ],
)
def test_pond_0_2_values_that_are_none(option: str, value: object, said: str) -> None:
    with pytest.raises(tb.UnknownName, match=f"The option {option} cannot be '{value}'; it is {said}"):
        tb.game("pond", data=None, **{option: value})


def test_pond_0_3_no_long_drought() -> None:
    assert tb.game("pond", days=4, drought=True).options["drought"] is True
    with pytest.raises(tb.BadOptions, match="lasts 4 days at most, not 5"):
        tb.game("pond", days=5, drought=True)


def test_pond_2_2_a_leaf_for_every_frog() -> None:
    """POND-1.1: of seven."""
    board = tb.game("pond").new(players=4, seed=1).view()["board"]
    assert len(board["spaces"]) == 7 and MIDDLE in [space["hex"] for space in board["spaces"]]
    frogs = [space["hex"] for space in board["spaces"] if space["frog"] is not None]
    assert len(frogs) == 4 and MIDDLE not in frogs


def test_pond_1_2_the_cards() -> None:
    assert sum(card["count"] for card in tb.game("pond").catalogue()["cards"]) == 18


def test_pond_2_1_two_hidden_cards_each() -> None:
    seats = tb.game("pond").new(players=2, seed=1).view(seat=0)["board"]["seats"]
    assert [len(seats[0]["hand"]), seats[1]["hand"], seats[1]["cards"]] == [2, None, 2]


def test_pond_3_1_each_player_once_a_day() -> None:
    table = pond("[[seats]]\n[[seats]]", days=2)
    assert table.asked == (0, "act")
    table.play("rest")
    assert table.asked == (1, "act")
    table.play("rest")
    assert table.state.day == 2 and table.asked == (0, "act")


def test_pond_3_2_hop_to_a_leaf_beside() -> None:
    table = pond("[[seats]]\nleaf = '0,0'\n[[seats]]\nleaf = '1,0'")
    table.play("hop -1,0")
    assert table.state.view()["board"]["seats"][0]["leaf"] == "-1,0"
    pond("[[seats]]\nleaf = '1,0'").refused("hop -1,0", "POND-3.2")


def test_pond_3_3_one_frog_on_a_leaf() -> None:
    pond("[[seats]]\nleaf = '0,0'\n[[seats]]\nleaf = '1,0'").refused("hop 1,0", "POND-3.3")


@pytest.mark.parametrize(
    ("weather", "pips", "points"), [("mild", 3, 2), ("mild", 2, 0), ("stormy", 3, 0), ("stormy", 4, 2)]
)
def test_pond_3_4_hunt(weather: str, pips: int, points: int) -> None:
    table = pond(f"chance = [{pips}]\n[[seats]]\nhand = ['gnat']\n[[seats]]", weather=weather)
    table.refused("hunt 9", "POND-3.4")
    table.play("hunt 0")
    assert table.state.scores == [points, 0]
    view = table.state.view()
    assert view["board"]["used"] == [0] and view["things"]["card:0"] == {"is": "insect:gnat"}


def test_pond_3_5_dragonflies_over_the_middle() -> None:
    pond("[[seats]]\nleaf = '1,0'\nhand = ['dragonfly']").refused("hunt 0", "POND-3.5")
    assert pond("[[seats]]\nleaf = '0,0'\nhand = ['dragonfly']").offers("hunt 0")


def test_pond_3_6_rest() -> None:
    table = pond("[[seats]]\n[[seats]]")
    table.play("rest")
    assert len(table.state.view(seat=0)["board"]["seats"][0]["hand"]) == 1
    assert table.state.view(seat=1)["board"]["seats"][0] == table.state.view()["board"]["seats"][0]


def test_pond_4_1_the_end() -> None:
    last = "day = 3\n[[seats]]\npoints = {}\n[[seats]]\npoints = {}"
    for mine, other, winners in ((4, 3, [0]), (3, 3, [0, 1]), (2, 1, [])):
        table = pond(last.format(mine, other))
        table.play("rest", "rest")
        assert table.state.over and table.state.scores == [mine, other] and table.state.winners == winners


def test_pond_4_2_and_alone() -> None:
    table = pond("day = 3\n[[seats]]\npoints = 2")
    table.play("rest")
    assert table.state.over and table.state.winners == []


@pytest.mark.parametrize("hand", ["['moth']", "['dragonfly', 'dragonfly', 'dragonfly', 'dragonfly', 'dragonfly']"])
def test_a_position_with_other_cards_is_refused(hand: str) -> None:
    with pytest.raises(tb.BadPosition, match=r"seats\[0\].hand: there is no card"):
        pond(f"[[seats]]\nhand = {hand}")
