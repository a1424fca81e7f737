"""Attacks: targets, properties in order, Spiky (MAG-4, and the rulings about them)."""

from __future__ import annotations

import pytest

from tests.magical.tabletop import duel


def test_mag_4_3_and_mag_8_7_suitability_is_checked_once() -> None:
    """MAG-8.7."""
    t = duel('"A: soporific vampire"', '"X: invisible; energy 1"')
    t.play("attack X", "apply A.soporific", "apply A.vampire")
    assert t.shows("X", 0, "invisible", asleep=True) and t["A"].energy == 2


def test_mag_4_4_an_attack_that_cannot_succeed_is_legal() -> None:
    t = duel('"A: vampire fire_breathing soporific; energy 1"', '"X; asleep"')
    t.play("attack X")
    t.refused("apply A.fire_breathing burning A.vampire", "MAG-4.12")
    t.play("apply A.fire_breathing", "apply A.vampire", "apply A.soporific")
    assert t["A"].energy == 1 and t["A"].asleep


def test_mag_4_10_and_mag_8_8_the_attacker_decides_everything() -> None:
    """MAG-8.8."""
    t = duel('"A: vampire fire_breathing"', '"X: wise spiky; energy 1"')
    t.play("attack X")
    assert t.asked == (0, "apply")
    t.refused("apply A.fire_breathing", "MAG-4.12")
    t.refused("apply X.wise", "MAG-4.5")
    t.play("apply A.vampire")
    assert t.asked == (0, "apply")
    t.refused("apply A.vampire", "MAG-4.5")
    t.refused("sleep", "MAG-4.5")


@pytest.mark.parametrize("extra", ["", " wise"])
def test_mag_4_33_every_property_card_counts(extra: str) -> None:
    """Useless ones too: with one more the attacker has no longer fewer than the flying target."""
    t = duel(f'"A: vampire{extra}"', '"X: flying metamorph; energy 1"')
    assert t.offers("attack X") == (extra == "")


def test_mag_8_20_an_astral_attacker_and_a_scared_astral_target() -> None:
    t = duel('"A: scary vampire astral"', '"X: astral; energy 1"', "lower = 1")
    assert t.offers("attack X")
    t.play("scare X")
    t.refused("attack X", "MAG-4.2")


@pytest.mark.parametrize("target", ["X: flying; energy 1", "X: invisible; energy 1; asleep", "X: astral; energy 1"])
def test_mag_8_21_a_suppressed_property_does_not_protect(target: str) -> None:
    """MAG-4.29: only another creature can be suppressed."""
    t = duel('"A: scary vampire"', f'"{target}"')
    t.refused("scare A", "MAG-4.1")
    t.refused("attack X", "MAG-4.2")
    t.play("scare X", "attack X")
    assert t["X"].energy == 0


def test_mag_8_28_spiky_and_an_attacker_without_energy() -> None:
    t = duel('"A: soporific"', '"X: spiky; asleep"')
    t.play("attack X")
    assert t.shows("A", 0, "soporific", asleep=True)


def test_mag_8_48_a_burnt_protection_does_not_matter_any_longer() -> None:
    t = duel('"A: fire_breathing vampire"', '"X: flying small wise spiky; energy 1"')
    t.play("attack X", "apply A.fire_breathing burning X.flying", "apply A.vampire")
    assert t.shows("X", 0, "small", "wise", "spiky") and t["A"].energy == 1  # Spiky is still there
