"""The Shadow: what its turns leave out, and where they end (MAG-6)."""

from __future__ import annotations

from tests.magical.tabletop import MagicalTable, new_game
from tests.magical.test_examples_solo import solo


def test_mag_6_3_the_human_plays_by_the_rules_for_two() -> None:
    """MAG-2.6: the Shadow is a side without a seat."""
    state = new_game(1, 1)
    assert state.players == 1 and len(state.rows) == 2 and len(state.hands) == 1
    board = state.view(0)["board"]
    assert [side["seat"] for side in board["sides"]] == [0, None]
    assert board["sides"][1]["new_cards"] is None and board["sides"][1]["hand"] is None


def test_mag_6_8_and_mag_6_16_the_shadow_scares_and_attacks_only_the_human() -> None:
    """MAG-6.16, 8.55: when the human's turn comes, nothing of the fright is left."""
    t = solo(
        'deck = ["p25"]\nchoices = [1]\n[shadow]\ncreatures = ["S1: vampire; energy 2", "S2; energy 1"]',
        '[[seats]]\nhand = ["p40"]\ncreatures = ["H1: astral; energy 1"]\n',
    )
    human, (first, second) = t.state.rows[0][0], t.state.rows[1]
    assert (human.energy, first.energy, second.energy) == (0, 3, 1)
    assert t.state.scared == [] and first.asleep


def test_mag_6_13_an_astral_shadow_attacks_anybody() -> None:
    t = solo(
        'deck = ["p01"]\nchoices = [1]\n[shadow]\ncreatures = ["S: astral"]',
        '[[seats]]\nhand = ["p40"]\ncreatures = ["H1; energy 1"]\n',
    )
    assert t.state.rows[0][0].energy == 0 and t.state.rows[1][0].energy == 1


def test_mag_6_15_metamorph_wise_and_generous_do_nothing_for_the_shadow() -> None:
    t = solo('deck = ["p40"]\nchoices = [2]\nlower = 1\n[shadow]\ncreatures = ["S: metamorph wise"]')
    (creature,) = t.state.rows[1]
    assert creature.energy == 1 and creature.in_order() == [5, 14, 15]


def test_mag_6_18_the_shadow_cannot_get_stuck() -> None:
    """Without a card it goes on, or its turn is over; with nothing to do it rests awake."""
    t = solo('deck = []\n[shadow]\ncreatures = ["S"]')
    assert t.asked[0] == 0 and not t.state.rows[1][0].asleep
    t = solo('deck = []\n[shadow]\ncreatures = ["S; asleep"]')
    assert t.asked[0] == 0 and len(t.state.rows[1]) == 1


def test_mag_8_34_and_mag_8_36_a_second_attempt_and_the_oldest_power_first() -> None:
    """MAG-8.36."""
    t = MagicalTable("""
    deck = ["p01"]
    choices = [1, 4, 2]
    [[seats]]
    creatures = ["H1; asleep", "H2; energy 1", "H3; energy 4"]
    [shadow]
    creatures = ["S: soporific"]
    """)
    log = t.state.listen()
    t.play("activate H3", "sleep")
    told = [str(event) for event in log]
    start = told.index("shadow-target 4 1 4")
    assert told[start : start + 8] == [
        "shadow-target 4 1 4",
        "shadow-would-fail 4 1",
        "shadow-target 4 2 2",
        "attacks 4 2",
        "lulls 4 2",
        "gains-energy 4",
        "drains 4 2",
        "gains-energy 4",
    ]


def test_mag_8_35_a_power_for_the_neighbour_is_no_reason_to_attack() -> None:
    t = solo(
        'lower = 1\ndeck = ["p01"]\nchoices = [1]\n'
        '[shadow]\ncreatures = ["S1: vampire; energy 1", "S2; asleep"]',
        '[[seats]]\nhand = ["p40"]\ncreatures = ["H1; energy 1"]\n',
    )
    first, second = t.state.rows[1]
    assert second.in_order() == [0] and first.energy == 2 and t.state.rows[0][0].energy == 1 and t.state.lower == 0


def test_the_choice_cards_are_shuffled_again_when_they_are_used_up() -> None:
    """MAG-6.7."""
    t = MagicalTable("""
    to_act = 1
    turned = [1, 2, 3, 4, 5, 6, 7]
    deck = ["p24"]
    lower = 1
    chance = ["shuffle 3 0 1 2 4 5 6"]
    [[seats]]
    creatures = ["H1; energy 4"]
    [shadow]
    creatures = ["S"]
    """)
    assert t.state.view()["board"]["choices"] == {"deck": 6, "turned": [4]}
