"""The rules of the gift-set specials one by one, where section 9 has no example of its own."""

from __future__ import annotations

from tests.evolution.tabletop import IDLER, OTHER
from tests.evolution.test_examples_gift_specials import table
from tests.evolution.test_time_to_fly import box


def test_evl_0_2_the_18_special_cards() -> None:
    designs = box("gift_specials").tables.designs
    assert sum(design.count for design in designs) == 84 + 18


def test_evl_4_1_r_strategy_goes_on_any_animal() -> None:
    t = table("""
    phase = "development"
    [[seats]]
    hand = ["r_strategy"]
    animals = ["A", "B: r_strategy"]
    [[seats]]
    hand = ["running"]
    animals = ["X"]
    """)
    assert t.offers("play_trait 0 r_strategy on A") and t.offers("play_trait 0 r_strategy on X")
    t.refused("play_trait 0 r_strategy on B", "EVL-4.2")


def test_evl_4_13_and_4_23_gluttony_fills_no_fat() -> None:
    """EVL-4.23."""
    t = table(f"""
    base = 3
    [[seats]]
    animals = ["G: gluttonous fat_tissue; food 2", "H", {IDLER}]
    [[seats]]
    animals = ["X", {OTHER}]
    """)
    t.refused("gorge G", "EVL-4.23")
    t.refused("gorge H", "EVL-4.23")
    t.play("take_food G")
    assert t["G"].yellow == 1


def test_evl_4_23_gluttony_does_not_fulfil_the_obligation() -> None:
    t = table(f"""
    base = 5
    [[seats]]
    animals = ["G: gluttonous", "H", {IDLER}]
    [[seats]]
    animals = ["X", {OTHER}]
    """)
    t.play("gorge G")
    t.refused("end_feed_turn", "EVL-3.8")
    t.play("take_food G")
    assert t["G"].food == 2


def test_evl_4_23_the_base_must_not_be_empty() -> None:
    t = table(f"""
    [[seats]]
    animals = ["G: gluttonous", {IDLER}]
    [[seats]]
    animals = ["X", {OTHER}]
    """)
    t.refused("gorge G", "EVL-3.10")


def test_evl_4_45_shy_even_after_a_redirection() -> None:
    t = table(f"""
    chance = [6]
    [[seats]]
    animals = ["C: carnivorous", "D: carnivorous", {IDLER}]
    [[seats]]
    animals = ["S: shy mimicry", "R: running", {OTHER}]
    """)
    t.play("attack C S")
    assert t.alive("S") and t.alive("R")
    t.play("end_feed_turn")
    t.refused("attack D S", "EVL-4.45")
    assert t.state.view(0)["board"]["seats"][1]["animals"][0]["traits"][0]["scared"] is True


def test_evl_4_50_the_dead_do_not_breed_and_the_oldest_comes_first() -> None:
    t = table("""
    phase = "extinction"
    deck = 20
    first = 1
    [[seats]]
    animals = ["A: r_strategy; food 1", "B: r_strategy", "C: r_strategy; food 1"]
    [[seats]]
    animals = ["X; food 1"]
    """)
    state = t.state
    assert not t.alive("B") and len(state.seats[0].animals) == 2 + 4 and len(state.seats[0].hand) == 1
    assert all(state.secrets.known(animal.card, 0) for animal in state.seats[0].animals)
    assert not any(state.secrets.known(animal.card, 1) for animal in state.seats[0].animals)


def test_evl_4_50_a_position_may_begin_with_breeders() -> None:
    t = table("""
    phase = "nature"
    deck = 20
    [[seats]]
    animals = ["A: r_strategy; food 2; breeding"]
    hand = ["running"]
    [[seats]]
    animals = ["X; food 1"]
    """)
    assert len(t.state.seats[0].animals) == 3 and len(t.state.seats[0].hand) == 1


def test_evl_4_50_ruling_30_a_paralysed_r_strategist_brings_a_card() -> None:
    t = table(
        """
    phase = "extinction"
    deck = 20
    [[seats]]
    animals = ["A: r_strategy; food 1; paralysed; in ocean"]
    [[seats]]
    animals = ["X: r_strategy regeneration; waiting; in ocean"]
    hand = ["running"]
    """,
        continents=True,
    )
    assert len(t.state.seats[0].hand) == 2 and len(t.state.seats[0].animals) == 1
    assert len(t.state.seats[1].animals) == 1 and len(t.state.seats[1].hand) == 1, "ruling 31: neither card nor births"
