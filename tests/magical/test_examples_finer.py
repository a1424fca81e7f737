"""The examples of docs/rules/magical.md, section 9D: finer points, each under its own id; those alone are elsewhere."""

from __future__ import annotations

import pytest

import tangledbank as tb
from tests.magical.tabletop import MagicalTable, duel
from tests.magical.test_examples_interactions import with_hand


def test_ex_61_a_question_that_must_be_asked() -> None:
    """MAG-3.0b."""
    text = '[[seats]]\nhand = {}\ncreatures = ["A: vampire@p02 small@p09"]\n[[seats]]\ncreatures = ["X; energy 4"]'
    t = MagicalTable(text.format('["p01"]'))
    t.play("skip")
    assert t.asked == (0, "add") and [str(move) for move in t.state.moves] == ["skip"]
    other = MagicalTable(text.format('["p03"]'))
    other.play("skip")
    assert other.state.view(1) == t.state.view(1)
    t = MagicalTable(text.format("[]"))
    assert t.asked == (0, "act")


def test_ex_62_played_by_the_engine() -> None:
    """MAG-3.0b, 3.17."""
    t = duel('"A: wise; energy 1"', '"X"')
    assert t["A"].asleep and t.asked[0] == 1


def test_ex_63_options() -> None:
    """MAG-0.5."""
    state = tb.game("magical").new(players=1, seed=1)
    assert state.view()["board"]["solo"] and state.view()["board"]["first"] == 1
    with pytest.raises(tb.BadOptions, match="is for 1 player, not 2"):
        tb.game("magical", solo_shadow=True).new(players=2, seed=1)
    with pytest.raises(tb.BadOptions, match="is for 2 to 4 players, not 1"):
        tb.game("magical", solo_shadow=False).new(players=1, seed=1)
    with pytest.raises(tb.BadOptions, match="first_player cannot be 2 with 2 players"):
        tb.game("magical", first_player=2).new(players=2, seed=1)


def test_ex_64_one_scary_an_activation() -> None:
    """MAG-3.9, 4.28, 8.42."""
    t = with_hand(["p28"], '"A: metamorph scary@p26 vampire"', '"X: astral; energy 1", "Y: astral; energy 1"')
    t.play("scare X", "metamorph A.scary for p28 as scary")
    assert t.shows("A", 0, "metamorph", "vampire", "scary") and t.hand(0) == ["p26"]
    t.refused("scare Y", "MAG-3.9")
    assert t.offers("attack X") and not t.offers("attack Y")


def test_ex_65_nothing_to_scare() -> None:
    """MAG-4.16, 8.41."""
    t = duel('"A: scary"', '"X", "Y: wise"')
    t.refused("scare X", "MAG-4.16")
    assert t.offers("scare Y")


def test_ex_66_the_same_property_from_another_card() -> None:
    """MAG-4.15, 8.43."""
    t = with_hand(["p07"], '"A: metamorph vampire@p02"', '"X"')
    t.play("metamorph A.vampire for p07 as vampire")
    assert t.shows("A", 0, "metamorph", "vampire") and t.hand(0) == ["p02"]
    assert t.designs([t["A"].card_with(0)]) == ["p07"]


def test_ex_67_gift_before_the_end_of_the_round() -> None:
    """MAG-3.15, 3.19, 4.27, 8.44."""
    t = MagicalTable("""
    [[seats]]
    creatures = ["A: generous; energy 4", "B; asleep"]
    [[seats]]
    creatures = ["X; energy 2; asleep"]
    """)
    t.play("transmute", "give B")
    assert t["B"].energy == 1 and t.state.round == 2
    assert [len(hand) for hand in t.state.hands] == [3, 3]


def test_ex_68_scorching_burns_scary_in_an_attack() -> None:
    """MAG-4.18, 4.24, 4.28, 8.47."""
    t = duel('"A: scary vampire scorching"', '"X: spiky; energy 2"')
    t.play("scare X", "attack X", "burn A.scary")
    assert t.shows("X", 1, "spiky") and t.shows("A", 2, "vampire", "scorching", asleep=True)


def test_ex_69_scorching_burns_the_key() -> None:
    """MAG-4.18, 8.47."""
    t = duel('"A: scorching wise"', '"X"', 'source = "oak_of_knowledge"\nlower = 0\nupper = 1')
    t.play("gain upper", "burn A.wise")
    assert t.shows("A", 2, "scorching") and t.state.upper == 0


def test_ex_70_a_card_known_and_lost_from_sight() -> None:
    """MAG-7.2."""
    t = with_hand(["p19", "p20", "p21"], '"A: metamorph wise@p07", "B; energy 4"', '"X; energy 4"')
    t.play("activate A", "metamorph A.wise for p19 as soporific", "sleep")
    side = t.state.view(1)["board"]["sides"][0]
    assert side["hand"] is None and side["hand_size"] == 3 and [card["design"] for card in side["public"]] == ["p07"]
    t.play("activate X", "sleep")
    views = []
    for card in ("p07", "p20"):
        other = MagicalTable.__new__(MagicalTable)
        other.state, other.numbers = t.state.clone(), t.numbers
        other.play(f"create {card}")
        views.append(other.state.view(1))
    assert views[0] == views[1]
    side = views[0]["board"]["sides"][0]
    assert side["hand_size"] == 2 and side["public"] == [] and side["creatures"][-1]["design"] is None


def test_ex_73_scared_and_wise() -> None:
    """MAG-3.18, 3.20, 8.53."""
    t = MagicalTable("""
    [[seats]]
    creatures = ["A: scary soporific"]
    [[seats]]
    creatures = ["X: wise"]
    """)
    t.play("scare X", "attack X")
    assert t.state.round == 2 and [len(hand) for hand in t.state.hands] == [3, 3]
