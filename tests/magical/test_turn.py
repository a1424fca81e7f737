"""Rounds, turns and activation (MAG-3, and the rulings about them)."""

from __future__ import annotations

from tangledbank.games.magical.words import WORDS
from tests.magical.tabletop import MagicalTable, duel, new_game
from tests.magical.test_examples_interactions import with_hand


def test_mag_3_0a_and_mag_3_3_one_decides_at_a_time_and_turns_go_clockwise() -> None:
    """MAG-3.3."""
    t = MagicalTable("\n".join(f'[[seats]]\ncreatures = ["A{seat}; energy 4"]' for seat in range(4)))
    seats = []
    for _ in range(3):
        seats.append(t.state.seat)
        t.play("sleep")
    assert seats == [0, 1, 2] and t.state.seat == 3


def test_mag_3_0c_every_move_is_read_back_from_its_text() -> None:
    game = new_game(2, 1).game
    texts = [
        "keep",
        "exchange",
        "skip",
        "create 3",
        "add 3 wise to 2",
        "activate 2",
        "metamorph 1,wise for 19 as vampire",
        "turn 1,small",
        "scare 2",
        "wake 2",
        "gain lower",
        "transmute",
        "attack 5",
        "sleep",
        "apply 1,vampire",
        "apply 1,fire_breathing burning 5,wise",
        "stop",
        "burn 1,wise",
        "give 3",
        "decline",
    ]
    assert [str(game.parse_move(text)) for text in texts] == texts
    assert {text.split()[0] for text in texts} == set(WORDS.verbs)
    for text in ("burn 1,clever", "burn wise", "burn 01,wise", "burn 1wise", "burn -1,wise", "gain middle"):
        assert game.parse_move(text) is None


def test_mag_3_2_an_empty_hand_is_passed_over() -> None:
    t = MagicalTable('at = "start"\n[[seats]]\ncreatures = ["A"]\n[[seats]]\nhand = ["p02"]')
    assert t.asked == (1, "exchange")
    t.refused("sleep", "MAG-3.1")


def test_mag_3_1_hands_are_exchanged_only_at_the_start_of_a_round() -> None:
    t = MagicalTable('lower = 1\n[[seats]]\nhand = ["p01"]\ncreatures = ["A"]\n[[seats]]\ncreatures = ["X"]')
    t.refused("exchange", "MAG-3.1")
    t.play("skip")
    t.refused("exchange", "MAG-3.1")
    t.play("skip")
    t.refused("keep", "MAG-3.1")


def test_mag_4_30_the_order_of_discarded_hands_tells_nothing() -> None:
    views = []
    for hand in (["p40", "p01", "p50"], ["p50", "p01", "p40"]):
        t = MagicalTable(f'at = "start"\n[[seats]]\nhand = {hand}\n[[seats]]')
        t.play("exchange")
        views.append([card["design"] for card in t.state.view(1)["board"]["discard"]])
    assert views == [["p01", "p40", "p50"]] * 2


def test_mag_3_7_a_new_property_works_at_once() -> None:
    t = MagicalTable("""
    [[seats]]
    hand = ["p01"]
    creatures = ["A; energy 3"]
    [[seats]]
    creatures = ["X"]
    """)
    t.play("skip", "add p01 small to A", "transmute")
    assert t.state.tokens == [1, 0]


def test_mag_3_10_and_mag_8_4_an_action_closes_the_window() -> None:
    """MAG-8.4."""
    t = duel('"A: scary soporific scorching"', '"X: wise", "Y: wise"')
    t.play("attack X")
    t.refused("scare Y", "MAG-3.4")  # what is asked now is Scorching
    t.play("decline")
    assert t.asked[0] == 1
    t = duel('"A", "B"', '"X"', "lower = 1")
    t.play("activate A")
    t.refused("activate B", "MAG-3.9")
    t.refused("skip", "MAG-3.10")


def test_mag_3_22_no_hand_limit() -> None:
    hand = [f"p{number:02}" for number in range(1, 13)]
    t = MagicalTable(f'at = "round_end"\n[[seats]]\nhand = {hand}\n[[seats]]')
    assert len(t.hand(0)) == 14


def test_mag_4_14_only_the_activated_creature_uses_its_properties() -> None:
    t = duel('"A; energy 4", "B: scary annoying metamorph wise"', '"X: wise; asleep"')
    t.play("activate A")
    for move, rule in (("scare X", "4.16"), ("wake X", "4.17"), ("turn B.wise", "4.15")):
        t.refused(move, f"MAG-{rule}")


def test_mag_4_32_waking_gives_no_activation_now() -> None:
    t = duel('"A: annoying", "B; energy 4; asleep"', '"X"')
    t.play("wake B")  # then A can only sleep
    assert t.asked[0] == 1 and t["A"].asleep and not t["B"].asleep


def test_mag_4_34_what_may_not_be_declined() -> None:
    t = duel('"A: greedy spiky; energy 1"', '"X"', 'source = "thorn_thicket"\nlower = 1\nupper = 2')
    t.play("gain lower")  # two are taken: the second can only come from the upper part
    assert t.shows("A", 3, "greedy", "spiky", asleep=True) and t.state.upper == 1


def test_mag_5_3_places() -> None:
    t = MagicalTable(
        """
        at = "round_end"
        [[seats]]
        creatures = ["A; energy 2", "B"]
        [[seats]]
        creatures = ["X; energy 2", "Y"]
        [[seats]]
        tokens = 1
        [[seats]]
        creatures = ["W; energy 1"]
        """,
        max_rounds=1,
    )
    places = t.state.view()["board"]["result"]["places"]
    assert [place["place"] for place in places] == [2, 2, 1, 4]


def test_mag_5_2_and_mag_5_4_the_safety_stop() -> None:
    """MAG-5.4: the end of the last round is carried out: new source, waking, cards, first player; its number stays."""
    t = MagicalTable('at = "round_end"\n[[seats]]\ncreatures = ["A; asleep"]\n[[seats]]', max_rounds=1)
    assert t.state.over and t.state.winners == [] and t.state.scores == [0, 0]
    assert not t["A"].asleep and len(t.hand(0)) == 2 and t.state.first == 1 and t.state.round == 1


def test_mag_8_11_energy_left_on_the_source_is_lost() -> None:
    t = MagicalTable('at = "round_end"\nlower = 3\nsources = ["dragon_geyser"]\n[[seats]]\n[[seats]]')
    assert t.state.lower == 6 and t.state.upper == 0


def test_mag_8_12_the_first_player_of_the_ended_round_draws_first() -> None:
    t = MagicalTable('at = "round_end"\nfirst = 1\ndeck = ["p10", "p11", "p12", "p13"]\n[[seats]]\n[[seats]]')
    assert t.hand(1) == ["p10", "p11"] and t.hand(0) == ["p12", "p13"] and t.state.first == 0


def test_mag_8_15_a_small_creature_may_take_a_fourth() -> None:
    t = duel('"A: small; energy 3"', '"X"', "lower = 1")
    assert t.offers("transmute")
    t.play("gain lower")
    assert t.shows("A", 4, "small")


def test_mag_8_16_three_activation_properties_in_one_activation() -> None:
    t = with_hand(["p19"], '"A: metamorph scary annoying wise"', '"X: small; asleep"')
    t.play("wake X", "metamorph A.wise for p19 as soporific", "scare X")
    assert t.asked == (0, "act") and t.state.scared == [t.numbers["X"]]
    for again in ("wake X", "scare X", "turn A.annoying"):
        assert not t.offers(again)


def test_mag_8_18_annoying_then_transmutation() -> None:
    t = duel('"A: annoying; energy 4", "B; asleep"', '"X"')
    t.play("wake B", "transmute")
    assert not t.alive("A") and not t["B"].asleep and t.asked[0] == 1


def test_mag_8_26_scorching_before_the_greedy_sleep() -> None:
    """MAG-1.7c: it sleeps also if Greedy itself is burnt."""
    t = duel('"A: greedy scorching"', '"X"', "lower = 2")
    t.play("gain lower")
    assert t.asked == (0, "scorch") and not t["A"].asleep
    t.play("burn A.greedy")
    assert t.shows("A", 3, "scorching", asleep=True)


def test_mag_8_30_a_gift_does_not_scorch() -> None:
    """MAG-1.7a: an ally is any other creature of the same player."""
    t = duel('"A: generous; energy 4", "B: scorching wise; energy 1"', '"X"')
    t.play("activate A", "transmute", "give B")
    assert t.shows("B", 2, "scorching", "wise") and t.asked[0] == 1


def test_mag_8_33_the_player_chooses_the_part() -> None:
    t = duel('"A: spiky"', '"X"', 'source = "thorn_thicket"\nlower = 1\nupper = 2')
    assert t.moves("gain") == ["gain lower", "gain upper"]


def test_mag_8_40_nothing_moves_between_creatures() -> None:
    """MAG-4.30: what is discarded goes to the common pile, energy to the reserve and not to the source."""
    t = duel('"A: fire_breathing"', '"X: wise@p07; energy 1"')
    t.play("attack X")
    assert t.discard == ["p07"] and t.shows("X", 1) and t.shows("A", 1, "fire_breathing", asleep=True)
    assert (t.state.lower, t.state.upper) == (0, 0)


def test_mag_8_45_a_player_without_creatures_may_miss_a_round() -> None:
    t = MagicalTable('[[seats]]\ncreatures = ["A; energy 4"]\n[[seats]]\nhand = ["p02"]')
    t.play("sleep")
    assert t.state.round == 2 and t.asked[1] == "exchange" and len(t.hand(1)) == 3


def test_mag_8_49_a_sleeper_with_four_energy_waits() -> None:
    t = duel('"A; energy 4; asleep", "B: vampire", "C"', '"X"')
    t.refused("activate A", "MAG-3.17")
    t.play("activate B")
    assert t.offers("attack A")


def test_mag_8_50_who_is_awake_goes_on_alone() -> None:
    t = MagicalTable('lower = 3\n[[seats]]\ncreatures = ["A"]\n[[seats]]\ncreatures = ["X; asleep"]')
    t.play("gain lower", "gain lower")
    assert t["A"].energy == 2 and t.asked == (0, "act") and t.state.round == 1


def test_mag_8_51_waking_an_opponent_prolongs_the_round() -> None:
    t = MagicalTable('[[seats]]\ncreatures = ["A: annoying"]\n[[seats]]\ncreatures = ["X; energy 4; asleep"]')
    t.play("wake X")
    assert t.state.round == 1 and t.asked == (1, "act") and t["A"].asleep


def test_mag_8_56_energy_never_runs_out() -> None:
    """MAG-0.3, 1.1: creatures never die, and there is a counter instead of forty tokens."""
    row = ", ".join(f'"C{number}; energy 4"' for number in range(15))
    t = MagicalTable(f'[[seats]]\ncreatures = [{row}, "A: vampire"]\n[[seats]]\ncreatures = ["X; energy 4"]')
    t.play("activate A", "attack X")
    assert t["A"].energy == 1
