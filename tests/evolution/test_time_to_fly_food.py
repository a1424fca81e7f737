"""Time to Fly: Ink Cloud, Shell, food and Viviparity, where section 9 has no example of its own."""

from __future__ import annotations

from tests.evolution.tabletop import IDLER, OTHER
from tests.evolution.test_examples_time_to_fly import table


def test_evl_4_35_an_ambusher_must_wait_for_its_own_feed_turn() -> None:
    t = table("""
    base = 6
    [[seats]]
    animals = ["E: ink_cloud", "F: big fat_tissue", "Z: big fat_tissue/yellow"]
    [[seats]]
    animals = ["Q: ambush carnivorous", "Y: big fat_tissue/yellow"]
    """)
    t.play("take_food E", "ambush Q E", "release_ink")
    assert t["E"].food == 1 and t.asked == (1, "feed") and t.offers("attack Q E")
    t.refused("attack Q Y", "EVL-4.31")


def test_evl_4_40_hiding() -> None:
    t = table(f"""
    base = 4
    [[seats]]
    animals = ["C: carnivorous", "D: carnivorous intellect", {IDLER}]
    [[seats]]
    animals = ["S: shell fat_tissue/yellow big", {OTHER}]
    """)
    t.refused("attack C S", "EVL-4.31")
    t = table(f"""
    base = 4
    [[seats]]
    animals = ["C: carnivorous", "D: carnivorous intellect", {IDLER}]
    [[seats]]
    animals = ["S: shell fat_tissue/yellow", {OTHER}]
    """)
    t.play("attack C S")
    assert t.asked == (1, "defend")
    t.play("hide")
    assert t["C"].food == 0 and t.asked == (1, "feed")
    t.refused("take_food S", "EVL-3.12")
    t.play("convert_fat S 1")
    assert t["S"].food == 1, "fat may be used in the shell"
    t.refused("attack D S", "EVL-4.31")
    t.play("attack D S ignoring S.shell")
    assert not t.alive("S")


def test_evl_4_41_a_dropped_shell_is_discarded() -> None:
    t = table(f"""
    [[seats]]
    animals = ["C: carnivorous", {IDLER}]
    [[seats]]
    animals = ["S: shell tail_loss", {OTHER}]
    """)
    t.play("attack C S", "drop_tail S.shell")
    assert t.state.centre == [] and t.discarded(1) == ["shell"]


def test_evl_4_41_taking_a_shell() -> None:
    t = table(f"""
    base = 2
    centre = ["shell"]
    [[seats]]
    animals = ["A", {IDLER}]
    [[seats]]
    animals = ["X", {OTHER}]
    """)
    shell = t.state.centre[0].number
    t.refused(f"take_shell {shell + 100} A", "EVL-4.41")
    t.refused(f"take_shell {shell} X", "EVL-3.10")
    t.play(f"take_shell {shell} A")
    assert t["A"].trait_count() == 1 and t.asked == (1, "feed")


def test_evl_4_27_synthesis() -> None:
    t = table(f"""
    [[seats]]
    animals = ["A: photosynthesis big", "B: thermosynthesis", {IDLER}]
    [[seats]]
    animals = ["X", {OTHER}]
    """)
    t.refused("synthesize Z", "EVL-4.27")
    t.play("synthesize A")
    assert t["A"].food == 1
    t.play("end_feed_turn", "synthesize A")
    assert t["A"].food == 2, "no limit but the main action"


def test_evl_4_4_the_syntheses_exclude_each_other() -> None:
    t = table("""
    phase = "development"
    [[seats]]
    hand = ["flight_thermosynthesis", "hunter"]
    animals = ["A: photosynthesis"]
    [[seats]]
    hand = ["running"]
    """)
    t.refused("play_trait 0 thermosynthesis on A", "EVL-4.4")
    assert t.offers("play_trait 0 flight on A")


def test_evl_4_6_a_hunter_is_never_a_trait() -> None:
    t = table("""
    phase = "development"
    [[seats]]
    hand = ["hunter"]
    animals = ["A"]
    [[seats]]
    hand = ["running"]
    animals = ["X"]
    """)
    t.refused("play_trait 0 hunter on A", "EVL-4.6")
    t.refused("play_trait 0 hunter on X", "EVL-4.6")
    assert t.offers("play_animal 0")


METAMORPHOSIS = """
base = 3
[[seats]]
animals = ["A: metamorphosis {traits}", "B", "Z: big fat_tissue/yellow"]
{pairs}
[[seats]]
animals = ["X", "Y: big fat_tissue/yellow"]
"""


def test_evl_4_28_metamorphosis() -> None:
    t = table(METAMORPHOSIS.format(traits="big running", pairs='pairs = ["A trematode B"]'))
    t.refused("metamorphose A A.high_body_weight", "EVL-4.28")
    t.refused("metamorphose A A.trematode", "EVL-4.18")
    t.refused("metamorphose A Z.fat_tissue", "EVL-4.28")
    t.refused("metamorphose B A.running", "EVL-4.28")
    t.play("metamorphose A A.metamorphosis")
    assert t["A"].food == 1 and t["A"].solo[0].kind == 6


def test_evl_4_28_it_removes_what_stands_in_the_way() -> None:
    t = table(METAMORPHOSIS.format(traits="shell; hidden", pairs=""))
    t.refused("metamorphose A A.metamorphosis", "EVL-3.12")
    t.play("metamorphose A A.shell")
    assert t["A"].food == 1 and not t["A"].marks & 4 and t.discarded(0) == ["shell"]
    t = table(METAMORPHOSIS.format(traits="hibernation; asleep", pairs=""))
    t.play("metamorphose A A.hibernation")
    assert t["A"].food == 1
    t = table(METAMORPHOSIS.format(traits="", pairs='pairs = ["B symbiosis A"]'))
    t.refused("metamorphose A A.metamorphosis", "EVL-3.12")
    t.play("metamorphose A A.symbiosis")
    assert t["A"].food == 1 and t["B"].pairs == []


def test_evl_4_18_trematode() -> None:
    t = table("""
    phase = "development"
    [[seats]]
    hand = ["trematode_cooperation"]
    animals = ["A", "B"]
    [[seats]]
    hand = ["running"]
    animals = ["X", "Y"]
    """)
    t.refused("play_trait 0 trematode on A and B", "EVL-4.1")
    t.refused("play_trait 0 trematode on A and X", "EVL-4.1")
    t.play("play_trait 0 trematode on X and Y")
    assert t["X"].need == 2 and t["Y"].need == 2
    assert t.state.scores == [4, 4 + 3]


def test_evl_4_18_it_cannot_be_dropped_and_leaves_with_a_host() -> None:
    t = table(f"""
    [[seats]]
    animals = ["C: carnivorous", {IDLER}]
    [[seats]]
    animals = ["T: tail_loss", "U", {OTHER}]
    pairs = ["T trematode U"]
    """)
    t.play("attack C U")
    assert t["T"].pairs == [] and t["T"].need == 1
    t = table(f"""
    [[seats]]
    animals = ["C: carnivorous", {IDLER}]
    [[seats]]
    animals = ["T: tail_loss running", "U", {OTHER}]
    pairs = ["T trematode U"]
    """)
    t.play("attack C T")
    t.refused("drop_tail T.trematode", "EVL-4.18")


def test_evl_4_26_once_a_turn_and_every_way_of_becoming_fed() -> None:
    t = table(f"""
    deck = 9
    [[seats]]
    animals = ["V: viviparity hibernation", "W: viviparity fat_tissue/yellow; food 1", {IDLER}]
    [[seats]]
    animals = ["X", {OTHER}]
    """)
    t.play("hibernate V")
    assert t.state.deck_size() == 8
    t.play("convert_fat W 1")
    assert t.state.deck_size() == 7 and len(t.state.seats[0].animals) == 5


def test_evl_4_26_when_a_partner_dies() -> None:
    t = table(f"""
    deck = 9
    [[seats]]
    animals = ["C: carnivorous", {IDLER}]
    [[seats]]
    animals = ["V: viviparity; food 2", "U", {OTHER}]
    pairs = ["U trematode V"]
    """)
    t.play("attack C U")
    assert t["V"].is_fed() and t.state.deck_size() == 8


def test_evl_4_26_the_calf_takes_no_food_and_no_pirate_robs_it() -> None:
    t = table(f"""
    deck = 9
    base = 5
    [[seats]]
    animals = ["V: viviparity; food 1", "P: piracy", {IDLER}]
    [[seats]]
    animals = ["X", {OTHER}]
    """)
    t.play("take_food V")
    calf = t.state.seats[0].animals[-1].number
    assert t.asked == (0, "feed") or t.asked == (1, "feed")
    t = table(f"""
    base = 5
    [[seats]]
    animals = ["A: carnivorous", "P: piracy", {IDLER}]
    [[seats]]
    animals = ["B; food 1; newborn", {OTHER}]
    """)
    assert calf == 6
    t.refused("pirate P B", "EVL-4.22")
    assert t["B"].is_fed()


def test_evl_3_17_no_birth_from_an_empty_deck() -> None:
    t = table(f"""
    deck = 0
    base = 5
    [[seats]]
    animals = ["V: viviparity; food 1", {IDLER}]
    [[seats]]
    animals = ["X", {OTHER}]
    """)
    t.play("take_food V")
    assert len(t.state.animals()) == 4
