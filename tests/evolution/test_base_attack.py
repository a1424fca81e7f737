"""The base set: attack and defence (section 4.C), where section 9 has no example of its own."""

from __future__ import annotations

import pytest

from tests.evolution.tabletop import IDLER, EvolutionTable


def test_evl_4_30_who_may_attack() -> None:
    t = EvolutionTable(f"""
    [[seats]]
    animals = ["C: carnivorous; food 2", "U: carnivorous/used", "N", {IDLER}]
    [[seats]]
    animals = ["X"]
    """)
    t.refused("attack C X", "EVL-3.12")
    t.refused("attack U X", "EVL-4.30")
    t.refused("attack N X", "EVL-4.30")
    t.refused("attack X N", "EVL-3.10")


@pytest.mark.parametrize(
    ("hunter", "prey", "legal"),
    [
        ("", "camouflage", False),
        ("sharp_vision", "camouflage", True),
        ("", "big", False),
        ("big", "big", True),
        ("", "swimming", False),
        ("swimming", "swimming", True),
        ("swimming", "", False),  # EVL-4.32: a hard block
        ("", "burrowing", True),
        ("", "burrowing; food 1", False),
        ("sharp_vision", "camouflage big", False),
    ],
)
def test_evl_4_31_static_defences(hunter: str, prey: str, legal: bool) -> None:  # and EVL-4.44
    t = EvolutionTable(f"""
    [[seats]]
    animals = ["C: carnivorous {hunter}", {IDLER}]
    [[seats]]
    animals = ["X: {prey}"]
    """)
    assert t.offers("attack C X") is legal
    if not legal:
        t.refused("attack C X", "EVL-4.32" if (hunter, prey) == ("swimming", "") else "EVL-4.31")


def test_evl_4_32_not_itself() -> None:
    t = EvolutionTable(f"""
    [[seats]]
    animals = ["C: carnivorous", {IDLER}]
    [[seats]]
    animals = ["X"]
    """)
    t.refused("attack C C", "EVL-4.32")
    t.refused("attack C X ignoring 1", "EVL-4.30")


def test_evl_4_34_a_failed_run_is_not_tried_again() -> None:
    t = EvolutionTable(f"""
    chance = [1]
    [[seats]]
    animals = ["C: carnivorous", {IDLER}]
    [[seats]]
    animals = ["R: running", "Y: big fat_tissue/yellow"]
    """)
    t.play("attack C R")
    assert not t.alive("R") and t["C"].food == 2


def test_evl_4_36_poison_kills_in_extinction() -> None:
    t = EvolutionTable(f"""
    deck = 9
    [[seats]]
    animals = ["C: carnivorous"]
    [[seats]]
    animals = ["P: poisonous", {IDLER}]
    """)
    t.play("attack C P")
    assert t["C"].food == 2 and t["C"].is_fed()
    t.play("end_feed_turn")
    assert not t.alive("C")


def test_evl_4_38_mimicry_needs_a_target_the_hunter_could_attack() -> None:
    t = EvolutionTable(f"""
    [[seats]]
    animals = ["C: carnivorous", {IDLER}]
    [[seats]]
    animals = ["M: mimicry tail_loss", "D", "B: big", "E"]
    """)
    t.play("attack C M")
    assert t.offers("mimic D") and t.offers("mimic E")
    t.refused("mimic B", "EVL-4.31")
    t.refused("mimic M", "EVL-4.38")
    t.refused("mimic C", "EVL-4.38")
    t.play("mimic D")
    assert t.alive("M") and not t.alive("D")


def test_evl_4_38_once_a_turn() -> None:
    t = EvolutionTable(f"""
    [[seats]]
    animals = ["C: carnivorous", {IDLER}]
    [[seats]]
    animals = ["M: mimicry/used tail_loss", "D", "E"]
    """)
    t.play("attack C M")
    t.refused("mimic D", "EVL-4.38")


def test_evl_4_39_tail_loss_may_take_a_pair_card() -> None:
    t = EvolutionTable(f"""
    [[seats]]
    animals = ["C: carnivorous"]
    [[seats]]
    animals = ["T: tail_loss", "U: camouflage", {IDLER}]
    pairs = ["T cooperation U"]
    """)
    t.play("attack C T")
    t.refused("drop_tail U.camouflage", "EVL-4.39")
    t.play("drop_tail T.cooperation")
    assert t["U"].pairs == [] and t["T"].traits and t["C"].food == 1
