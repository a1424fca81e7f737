"""Time to Fly: Intellect, Ambush and what is not named elsewhere, where section 9 has no example of its own."""

from __future__ import annotations

from typing import Any

import pytest

import tangledbank as tb
from tests.evolution.tabletop import IDLER, OTHER, EvolutionTable
from tests.evolution.test_examples_time_to_fly import table


def box(modules: str) -> Any:
    """The game with these modules."""
    options: dict[str, Any] = dict.fromkeys(modules.split(), True)
    return tb.game("evolution", **options)


def test_evl_0_2_the_box() -> None:
    designs = box("time_to_fly").tables.designs
    assert len(designs) == 20 + 17 and sum(design.count for design in designs) == 84 + 42


@pytest.mark.parametrize(
    ("modules", "most"),
    [("", 4), ("gift_specials", 4), ("time_to_fly", 6), ("continents", 4), ("time_to_fly continents ice_age", 8)],
)
def test_evl_0_3_players_of_mixtures(modules: str, most: int) -> None:
    assert box(modules).player_counts() == range(2, most + 1)


@pytest.mark.parametrize(
    ("modules", "players", "cards"),
    [
        ("time_to_fly", 2, 63),
        ("time_to_fly", 3, 63),
        ("time_to_fly", 4, 126),
        ("continents", 2, 63),
        ("continents gift_specials", 2, 42 + 21 + 11),
        ("continents", 3, 63),
        ("ice_age", 2, 92),
        ("time_to_fly continents gift_specials ice_age", 8, 194),
    ],
)
def test_evl_2_3_recommended_reduction(modules: str, players: int, cards: int) -> None:
    state = box(modules).new(players, seed=1)
    hand = 10 if "continents" in modules else 6
    assert state.deck_size() == cards - hand * players


def test_evl_4_33_intellect_works_once_a_turn_and_until_its_end() -> None:
    t = table(f"""
    chance = [6]
    [[seats]]
    animals = ["C: carnivorous intellect", {IDLER}]
    [[seats]]
    animals = ["T: running ink_cloud", "U: camouflage", {OTHER}]
    """)
    t.refused("attack C T ignoring U.camouflage", "EVL-4.33")
    t.refused("attack C U", "EVL-4.31")
    t.play("attack C T ignoring T.running")
    assert t.asked == (1, "defend") and t.moves("run") == []
    t.refused("run", "EVL-4.34")
    t.play("release_ink", "end_feed_turn")
    assert t.asked == (0, "feed")
    t.refused("attack C U ignoring U.camouflage", "EVL-4.30")
    t.play("attack C T")
    assert not t.alive("T"), "Running is still ignored, and the ink is used"


def test_evl_4_33_poison_can_be_ignored() -> None:
    t = table(f"""
    [[seats]]
    animals = ["C: carnivorous intellect", {IDLER}]
    [[seats]]
    animals = ["T: poisonous", {OTHER}]
    """)
    t.play("attack C T ignoring T.poisonous")
    assert not t.alive("T") and t["C"].marks & 2 == 0


def test_evl_4_33_nothing_new_is_ignored_after_a_redirection() -> None:
    t = table(f"""
    deck = 10
    [[seats]]
    animals = ["C: carnivorous intellect", {IDLER}]
    [[seats]]
    animals = ["M: mimicry", "D: camouflage", {OTHER}]
    """)
    t.play("attack C M")
    assert not t.alive("M"), "D is camouflaged, so Mimicry finds nobody"


def test_evl_4_33_idle_without_the_trait() -> None:
    t = table(f"""
    [[seats]]
    animals = ["C: carnivorous", {IDLER}]
    [[seats]]
    animals = ["T: camouflage", {OTHER}]
    """)
    t.refused("attack C T ignoring T.camouflage", "EVL-4.30")


AMBUSHERS = """
base = 3
[[seats]]
animals = ["E: {traits}", "O: ambush carnivorous", "Z: big fat_tissue/yellow"]
[[seats]]
animals = ["P: ambush carnivorous", "Q: ambush carnivorous", "N: carnivorous"]
"""


def test_evl_4_37_own_animals_first_then_clockwise_and_again() -> None:
    t = table(AMBUSHERS.format(traits="tail_loss fat_tissue"))
    t.play("take_food E")
    assert t.asked == (0, "lie_in_wait") and t.offers("ambush O E") and not t.offers("ambush P E")
    t.refused("ambush P E", "EVL-3.15a")
    t.refused("ambush Z E", "EVL-4.37")
    t.play("decline")
    assert t.asked == (1, "lie_in_wait")
    t.refused("ambush N E", "EVL-4.37")
    t.play("ambush P E", "drop_tail E.fat_tissue")
    assert t.asked == (1, "lie_in_wait") and t["P"].food == 1
    t.play("decline")
    assert t["E"].food == 1 and t.base == 2


def test_evl_4_37_burrow_and_shell_do_not_help() -> None:
    t = table(AMBUSHERS.format(traits="burrowing shell fat_tissue; food 1"))
    t.play("take_food E", "decline", "ambush Q E")
    assert not t.alive("E") and t.base == 3 and t["Q"].food == 2


def test_evl_4_37_a_hidden_animal_stays_protected() -> None:
    """Ruling 46: it is not a legal target of a redirected ambush either."""
    t = table(f"""
    base = 2
    [[seats]]
    animals = ["A: mimicry", "H: shell; hidden", {IDLER}]
    [[seats]]
    animals = ["C: ambush carnivorous", {OTHER}]
    """)
    t.refused("take_food H", "EVL-3.12")
    t.play("take_food A", "ambush C A")
    assert not t.alive("A") and t.alive("H")


def test_evl_4_37_refusal_of_shell_in_an_ambush() -> None:
    t = table(AMBUSHERS.format(traits="shell ink_cloud"))
    t.play("take_food E", "decline", "ambush P E")
    t.refused("hide", "EVL-4.37")
    t.play("release_ink")
    assert t.alive("E")


def test_evl_4_37_gluttony_can_be_ambushed_too() -> None:
    t = EvolutionTable(
        f"""
    base = 3
    [[seats]]
    animals = ["G: gluttonous", {IDLER}]
    [[seats]]
    animals = ["Q: ambush carnivorous", {OTHER}]
    """,
        time_to_fly=True,
        gift_specials=True,
    )
    t.play("gorge G")
    assert t.asked == (1, "lie_in_wait")
    t.play("ambush Q G")
    assert not t.alive("G") and t.base == 3 and t.asked == (0, "feed"), "the main action is still to come"
