"""The base set: how traits are played (section 4.A), where section 9 has no example of its own."""

from __future__ import annotations

from tests.evolution.tabletop import EvolutionTable, develop


def test_evl_4_1_own_and_others() -> None:
    t = EvolutionTable("""
    phase = "development"
    [[seats]]
    hand = ["camouflage_fat_tissue", "parasite_carnivorous"]
    animals = ["A"]
    [[seats]]
    hand = ["running"]
    animals = ["X"]
    """)
    t.refused("play_trait 0 camouflage on X", "EVL-4.1")
    t.refused("play_trait 1 parasite on A", "EVL-4.1")
    t.play("play_trait 1 parasite on X")
    assert t["X"].need == 3  # EVL-4.17


def test_evl_4_2_no_trait_twice_but_fat() -> None:
    t = EvolutionTable("""
    phase = "development"
    [[seats]]
    hand = ["camouflage_fat_tissue", "cooperation_carnivorous", "cooperation_carnivorous"]
    animals = ["A: camouflage fat_tissue", "B", "C"]
    pairs = ["A cooperation B"]
    [[seats]]
    """)
    t.refused("play_trait 0 camouflage on A", "EVL-4.2")
    t.refused("play_trait 1 cooperation on A and B", "EVL-4.2")
    assert t.offers("play_trait 0 fat_tissue on A") and t.offers("play_trait 1 cooperation on A and C")


def test_evl_4_2_symbiosis_either_way_is_the_same() -> None:
    t = EvolutionTable("""
    phase = "development"
    [[seats]]
    hand = ["symbiosis"]
    animals = ["A", "B", "C"]
    pairs = ["A symbiosis B"]
    [[seats]]
    """)
    t.refused("play_trait 0 symbiosis on B and A", "EVL-4.2")
    assert t.offers("play_trait 0 symbiosis on C and A") and t.offers("play_trait 0 symbiosis on A and C")


def test_evl_4_3_pairs_need_two_own_animals() -> None:
    t = EvolutionTable("""
    phase = "development"
    [[seats]]
    hand = ["cooperation_carnivorous", "running"]
    animals = ["A", "B"]
    [[seats]]
    animals = ["X"]
    """)
    t.refused("play_trait 0 cooperation on A and A", "EVL-4.3")
    t.refused("play_trait 0 cooperation on A and X", "EVL-4.3")
    t.refused("play_trait 0 cooperation on A", "EVL-4.3")
    t.refused("play_trait 1 running on A and B", "EVL-4.3")
    t.play("play_trait 0 cooperation on B and A")
    assert len(t["A"].pairs) == len(t["B"].pairs) == 1


def test_evl_4_4_carnivorous_and_scavenger_exclude_each_other() -> None:
    t = EvolutionTable("""
    phase = "development"
    [[seats]]
    hand = ["scavenger", "parasite_carnivorous"]
    animals = ["A: carnivorous", "B: scavenger"]
    [[seats]]
    """)
    t.refused("play_trait 0 scavenger on A", "EVL-4.4")
    t.refused("play_trait 1 carnivorous on B", "EVL-4.4")
    assert len(t.state.seats[0].hand) == 2  # EVL-4.10: a refused play leaves the card in hand


def test_evl_4_7_no_limit_and_4_8_newest_on_top() -> None:
    t = EvolutionTable("""
    phase = "development"
    [[seats]]
    hand = ["swimming"]
    animals = ["A: carnivorous camouflage big running mimicry tail_loss poisonous piracy grazing"]
    [[seats]]
    """)
    t.play("play_trait 0 swimming on A")
    assert t["A"].solo[-1].card == 0  # EVL-4.8


def test_evl_4_11_where_dead_animals_go() -> None:
    t = EvolutionTable("""
    phase = "extinction"
    deck = 9
    [[seats]]
    animals = ["A: big", "B; food 1"]
    pairs = ["A cooperation B"]
    [[seats]]
    """)
    assert not t.alive("A") and t["B"].pairs == [] and len(t.state.seats[0].discard) == 3


def test_evl_4_1_without_an_animal_there_is_nothing_to_put_a_trait_on() -> None:
    t = develop([["scavenger"], ["mimicry"]], more="")
    assert {reason.key for reason in t.state.why_not(0, "face:scavenger")} == {"no-animal-yet"}
    t.refused("play_trait 0 scavenger on 1", "EVL-4.1")


def test_evl_3_3_a_card_that_is_not_in_the_hand() -> None:
    t = develop([["running"], ["mimicry"]])
    assert [reason.key for reason in t.state.why_not(0, "card:1")] == ["not-in-hand"]
