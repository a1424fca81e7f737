"""The examples of docs/rules/magical.md, section 9A: the statements of the rulebook, each under its own id."""

from __future__ import annotations

import pytest

import tangledbank as tb
from tangledbank.kernel.chance import Chance
from tests.magical.tabletop import MagicalTable, duel, new_game


def new_with_source(players: int, source: int) -> tb.State:
    """A new game with that source on top."""
    chance = Chance("7")
    order = [source, *(other for other in range(10) if other != source)]
    chance.fate.append("shuffle " + " ".join(map(str, order)))
    return tb.game("magical").new_from(players, chance)


def test_ex_01_three_players_at_the_lake_of_mists() -> None:
    """MAG-2.1 to 2.4."""
    board = new_with_source(3, 1).view()["board"]
    source = board["source"]
    assert (source["source"], source["lower"], source["upper"]) == ("mist_lake", 5, 2)
    assert board["deck"] == 46 and board["sources"]["left"] == 9 and board["discard"] == []
    for side in board["sides"]:
        (creature,) = side["creatures"]
        assert (creature["energy"], creature["asleep"], creature["properties"]) == (0, False, [])
        assert side["hand_size"] == 5


def test_ex_02_two_players_at_the_heart_of_the_forest() -> None:
    """MAG-2.1, 2.4."""
    board = new_with_source(2, 8).view()["board"]
    assert (board["source"]["lower"], board["source"]["upper"], board["deck"]) == (5, 0, 52)


def test_ex_03_exchange() -> None:
    """MAG-3.1."""
    state = new_game(2, 3, first_player=0)
    before = state.hands[0][:]
    deck = len(state.deck.pile)
    assert state.seat == 0
    state.play("exchange")
    assert sorted(state.deck.discard) == before and len(state.hands[0]) == 5 and not set(before) & set(state.hands[0])
    assert len(state.deck.pile) == deck - 5 and state.seat == 1
    kept = state.hands[1][:]
    state.play("keep")
    assert state.hands[1] == kept and state.seat == 0


STEPS = """
[[seats]]
hand = ["p03", "p04", "p05"]
creatures = ["A"]
[[seats]]
creatures = ["X"]
"""


def test_ex_04_one_creature_a_turn_and_no_way_back() -> None:
    """MAG-3.4, 3.5, 8.1."""
    t = MagicalTable(STEPS)
    t.play("create p03")
    assert t.asked == (0, "add")
    t.refused("create p04", "MAG-3.4")
    for second in ("add p04 vampire to A", "skip"):
        t = MagicalTable(STEPS)
        t.play("create p03", second)
        t.refused("create p05", "MAG-3.4")


@pytest.mark.parametrize("bearer", ["A", "B"])
def test_ex_05_a_property_for_a_sleeper_or_a_newcomer(bearer: str) -> None:
    """MAG-3.6, 8.2."""
    t = MagicalTable("""
    [[seats]]
    hand = ["p03", "p50"]
    creatures = ["A; asleep"]
    [[seats]]
    creatures = ["X"]
    """)
    t.play("create p50")
    t.numbers["B"] = 3
    t.refused("add p03 flying to X", "MAG-3.6")
    t.play(f"add p03 flying to {bearer}")
    assert t["A" if bearer == "A" else "B"].laid


def test_ex_06_no_property_twice() -> None:
    """MAG-3.6."""
    t = MagicalTable("""
    [[seats]]
    hand = ["p01"]
    creatures = ["A: vampire"]
    [[seats]]
    creatures = ["X"]
    """)
    t.play("skip")
    t.refused("add p01 vampire to A", "MAG-3.6")
    t.play("add p01 small to A")
    assert t.shows("A", 0, "vampire", "small")


ALL_ASLEEP = """
[[seats]]
hand = ["p03", "p04"]
creatures = ["A; asleep"]
[[seats]]
creatures = ["X; energy 4"]
"""


def test_ex_07_all_asleep() -> None:
    """MAG-3.6, 3.8."""
    t = MagicalTable(ALL_ASLEEP)
    t.play("skip", "add p03 flying to A")
    assert t.asked == (1, "act")
    t = MagicalTable(ALL_ASLEEP)
    t.play("create p03", "skip")
    t.numbers["B"] = 3
    assert t["B"].asleep and t.asked == (1, "act")  # its only action was sleep, so the engine took it (MAG-3.0b)


def test_ex_08_activation_is_compulsory() -> None:
    """MAG-3.8, 8.3."""
    t = duel('"A: vampire", "B"', '"X"')
    assert t.asked == (0, "activate")
    t.refused("skip", "MAG-3.8")
    t.refused("sleep", "MAG-3.8")


def test_ex_09_gain() -> None:
    """MAG-3.13."""
    t = duel('"A; energy 1"', '"X"', "lower = 3")
    t.play("gain lower")
    assert t.state.lower == 2 and t.shows("A", 2)


THICKET = 'source = "thorn_thicket"\nlower = 0\nupper = 2'


def test_ex_10_the_upper_part() -> None:
    """MAG-3.11, 3.12."""
    t = duel('"A: vampire; energy 1", "B: spiky; energy 1"', '"X"', THICKET)
    t.play("activate A")
    t.refused("gain upper", "MAG-3.11")
    t.refused("gain lower", "MAG-3.12")
    t = duel('"A: vampire; energy 1", "B: spiky; energy 1"', '"X"', THICKET)
    t.play("activate B", "gain upper")
    assert t.state.upper == 1 and t.shows("B", 2, "spiky")


def test_ex_11_a_full_scale() -> None:
    """MAG-3.12."""
    t = duel('"A; energy 4"', '"X"', "lower = 4")
    t.refused("gain lower", "MAG-3.12")


def test_ex_12_transmutation() -> None:
    """MAG-3.15."""
    t = duel('"A: flying wise; energy 4", "B"', '"X"')
    t.play("activate A", "transmute")
    assert len(t.discard) == 3 and t.state.tokens == [1, 0] and not t.alive("A")
    assert (t.state.lower, t.state.upper) == (0, 0)


@pytest.mark.parametrize(
    ("creature", "legal"),
    [
        ("A: small vampire flying; energy 3", True),
        ("A: small vampire flying wise; energy 3", False),
        ("A: small vampire flying wise; energy 4", True),
        ("A: vampire; energy 3", False),
    ],
)
def test_ex_13_small(creature: str, legal: bool) -> None:
    """MAG-3.14, 4.20, 8.14."""
    t = duel(f'"{creature}"', '"X"')
    if legal:
        assert t.offers("transmute")
    else:
        t.refused("transmute", "MAG-3.14")


def test_ex_14_victory_at_once() -> None:
    """MAG-5.1, 8.29."""
    t = MagicalTable("""
    [[seats]]
    tokens = 2
    creatures = ["A: generous; energy 4", "B; energy 3"]
    [[seats]]
    creatures = ["X"]
    """)
    t.play("activate A", "transmute")
    assert t.state.over and t.state.winners == [0] and t.shows("B", 3)


def test_ex_15_vampire() -> None:
    """MAG-4.9, 4.11."""
    t = duel('"A: vampire; energy 1"', '"X; energy 2; asleep"')
    t.play("attack X")
    assert t.shows("X", 1, asleep=True) and t.shows("A", 2, "vampire", asleep=True)


def test_ex_16_fire_breathing_and_spiky() -> None:
    """MAG-4.12, 4.24."""
    t = duel('"A: fire_breathing"', '"X: spiky wise@p07; energy 1"')
    t.play("attack X", "apply A.fire_breathing burning X.wise")
    assert t.discard == ["p07"] and t.shows("X", 1, "spiky")
    assert t.shows("A", 0, "fire_breathing", asleep=True)


def test_ex_17_soporific() -> None:
    """MAG-4.13."""
    t = duel('"A: soporific; energy 2"', '"X"')
    t.play("attack X")
    assert t.shows("X", 0, asleep=True) and t.shows("A", 3, "soporific", asleep=True)


THREE_POWERS = ('"A: vampire fire_breathing soporific"', '"X: wise; energy 1"')


def test_ex_18_three_powers_in_the_chosen_order() -> None:
    """MAG-4.5, 4.6."""
    t = duel(*THREE_POWERS)
    t.play("attack X", "apply A.soporific", "apply A.vampire", "apply A.fire_breathing burning X.wise")
    assert t.shows("X", 0, asleep=True)
    assert t.shows("A", 3, "vampire", "fire_breathing", "soporific", asleep=True)


def test_ex_19_stop() -> None:
    """MAG-4.5."""
    t = duel(*THREE_POWERS)
    t.play("attack X")
    t.refused("stop", "MAG-4.5")
    t.play("apply A.vampire", "stop")
    assert t.shows("X", 0, "wise") and t["A"].energy == 1 and t["A"].asleep


def test_ex_20_a_full_attacker() -> None:
    """MAG-4.7."""
    t = duel('"A: vampire; energy 4"', '"X; energy 3"')
    t.play("attack X")
    assert t.shows("X", 2) and t.shows("A", 4, "vampire", asleep=True)


def test_ex_21_own_creatures_are_targets_but_not_oneself() -> None:
    """MAG-4.1, 8.6, 8.32."""
    t = duel('"A: vampire", "B; energy 2"', '"X"')
    t.play("activate A")
    t.refused("attack A", "MAG-4.1")
    t.play("attack B")
    assert t.shows("B", 1) and t.shows("A", 1, "vampire", asleep=True)


def test_ex_22_no_attack_property() -> None:
    """MAG-3.16, 3.17."""
    t = duel('"A; energy 2", "B"', '"X"', "lower = 2")
    t.play("activate A")
    t.refused("attack X", "MAG-3.16")
    t.play("sleep")
    assert t.shows("A", 2, asleep=True)
    t = duel('"A; energy 2; asleep", "B", "C"', '"X"', "lower = 2")
    t.refused("activate A", "MAG-3.17")


def test_ex_23_the_end_of_a_round() -> None:
    """MAG-3.1, 3.18 to 3.20."""
    t = MagicalTable("""
    source = "star_well"
    lower = 0
    upper = 1
    sources = ["dragon_geyser"]
    [[seats]]
    creatures = ["A; energy 2", "B; asleep"]
    [[seats]]
    creatures = ["X; energy 1; asleep"]
    """)
    # Nothing but sleep is left to A, and the engine has taken it (MAG-3.0b).
    board = t.state.view()["board"]
    assert board["source"]["source"] == "dragon_geyser" and board["source"]["lower"] == 6
    assert board["sources"]["seen"] == ["star_well"]
    assert not any(t[name].asleep for name in "ABX")
    assert [len(hand) for hand in t.state.hands] == [3, 3]
    assert t.state.first == 1 and t.asked == (1, "exchange") and t.state.round == 2


def test_ex_24_quartet() -> None:
    """MAG-0.5, 6.1."""
    text = """
    [[seats]]
    tokens = {}
    creatures = ["A; energy 4", "B; energy 4"]
    [[seats]]
    creatures = ["X", "Y"]
    """
    t = MagicalTable(text.format(2), quartet=True)
    t.play("activate A", "transmute")
    assert not t.state.over and t.state.tokens == [3, 0]
    t = MagicalTable(text.format(3), quartet=True)
    t.play("activate A", "transmute")
    assert t.state.winners == [0]
    with pytest.raises(tb.BadOptions, match="for 2 to 3 players, not 4"):
        tb.game("magical", quartet=True).new(players=4, seed=1)
