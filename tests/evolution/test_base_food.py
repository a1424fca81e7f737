"""The base set: food traits (section 4.B), where section 9 has no example of its own."""

from __future__ import annotations

from tests.evolution.tabletop import IDLER, EvolutionTable


def test_evl_4_12_converting_is_not_receiving() -> None:
    t = EvolutionTable(f"""
    base = 5
    [[seats]]
    animals = ["A: big fat_tissue/yellow", "B: big"]
    pairs = ["A cooperation B"]
    [[seats]]
    animals = [{IDLER}]
    """)
    t.play("convert_fat A 1")
    assert t["A"].food == 1 and t["B"].food == 0


def test_evl_4_12_refusals() -> None:
    t = EvolutionTable(f"""
    [[seats]]
    animals = ["A: big", "B: fat_tissue/yellow; food 1", {IDLER}]
    [[seats]]
    animals = ["X: fat_tissue/yellow"]
    """)
    t.refused("convert_fat A 1", "EVL-4.12")
    t.refused("convert_fat B 1", "EVL-4.12")
    t.refused("convert_fat X 1", "EVL-3.10")


def test_evl_4_14_each_pair_card_once_a_round() -> None:
    t = EvolutionTable(f"""
    base = 9
    to_act = 1
    [[seats]]
    animals = ["X: big", "Y: big"]
    [[seats]]
    animals = ["A: big", "B: big", {IDLER}]
    pairs = ["A cooperation/used B"]
    """)
    t.play("take_food A")
    assert (t["A"].food, t["B"].food) == (1, 0), "the card has worked in this round"
    assert t.state.used_this_round == [], "a new round begins with the first player"
    t.play("take_food X", "take_food A")
    assert (t["A"].food, t["B"].food) == (2, 1)


def test_evl_4_14_blue_food_does_not_call_for_red() -> None:
    t = EvolutionTable(f"""
    base = 5
    [[seats]]
    animals = ["P: piracy", "Q", "Y: big fat_tissue/yellow"]
    pairs = ["P communication Q"]
    [[seats]]
    animals = ["X: big; food 1", {IDLER}]
    """)
    t.play("pirate P X")
    assert t["P"].food == 1 and t["Q"].food == 0 and t.base == 5


def test_evl_4_15_symbiosis_guards_and_blocks() -> None:
    t = EvolutionTable(f"""
    base = 4
    [[seats]]
    animals = ["C: carnivorous"]
    [[seats]]
    animals = ["S", "O", {IDLER}]
    pairs = ["S symbiosis O"]
    """)
    t.refused("attack C O", "EVL-4.31")
    t.play("take_food C")
    t.refused("take_food O", "EVL-3.12")
    t.play("take_food S")
    t.play("attack C S")
    assert not t.alive("S") and t["O"].pairs == []


def test_evl_4_16_one_scavenger_from_the_hunters_owner_on() -> None:
    t = EvolutionTable(f"""
    [[seats]]
    animals = ["C: carnivorous", {IDLER}]
    [[seats]]
    animals = ["V", "S: scavenger", "T: scavenger"]
    [[seats]]
    animals = ["U: scavenger", "Y: big fat_tissue/yellow"]
    """)
    t.play("attack C V")
    assert t.asked == (1, "scavenge")
    t.refused("scavenge U", "EVL-4.16")
    t.refused("scavenge C", "EVL-4.16")
    t.play("scavenge T")
    assert (t["S"].food, t["T"].food, t["U"].food) == (0, 1, 0)


def test_evl_4_16_tail_loss_feeds_no_scavenger() -> None:
    t = EvolutionTable(f"""
    [[seats]]
    animals = ["C: carnivorous", "S: scavenger"]
    [[seats]]
    animals = ["V: tail_loss big", {IDLER}]
    """)
    t.refused("attack C V", "EVL-4.31")
    t = EvolutionTable(f"""
    [[seats]]
    animals = ["C: carnivorous", "S: scavenger"]
    [[seats]]
    animals = ["V: tail_loss running", {IDLER}]
    """)
    t.play("attack C V", "drop_tail V.running")
    assert t["S"].food == 0


def test_evl_4_17_parasite_may_be_dropped() -> None:
    t = EvolutionTable(f"""
    [[seats]]
    animals = ["C: carnivorous"]
    [[seats]]
    animals = ["V: parasite tail_loss", {IDLER}]
    """)
    t.play("attack C V", "drop_tail V.parasite")
    assert t["V"].need == 1 and len(t.state.seats[1].discard) == 1


def test_evl_4_21_grazing_refusals() -> None:
    t = EvolutionTable(f"""
    [[seats]]
    animals = ["G: grazing", {IDLER}]
    [[seats]]
    animals = ["X"]
    """)
    t.refused("graze G", "EVL-4.21")
    t.refused("graze Z", "EVL-4.21")


def test_evl_4_21_sleepers_and_the_fed_may_graze() -> None:
    t = EvolutionTable("""
    base = 2
    [[seats]]
    animals = ["G: grazing hibernation; asleep", "F: grazing; food 1", "A"]
    [[seats]]
    animals = ["X"]
    """)
    t.play("graze G", "graze F")  # EVL-4.25
    assert t.base == 0


def test_evl_4_22_piracy_refusals() -> None:
    t = EvolutionTable(f"""
    [[seats]]
    animals = ["P: piracy", "A", {IDLER}]
    [[seats]]
    animals = ["E", "F; food 1", "V: big; food 1"]
    """)
    t.refused("pirate P P", "EVL-4.22")
    t.refused("pirate P E", "EVL-4.22")
    t.refused("pirate P F", "EVL-4.22")
    t.refused("pirate A V", "EVL-4.22")
    t.refused("pirate V A", "EVL-3.10")


def test_evl_4_24_hibernation() -> None:
    t = EvolutionTable(f"""
    base = 3
    deck = 5
    [[seats]]
    animals = ["S: hibernation big", "L: hibernation/used_last_turn", "F: hibernation; food 1", "N"]
    [[seats]]
    animals = [{IDLER}]
    """)
    t.refused("hibernate L", "EVL-4.24")
    t.refused("hibernate N", "EVL-4.24")
    t.play("hibernate S")
    assert t["S"].is_fed()
    t.refused("hibernate S", "EVL-4.24")
    t.refused("take_food S", "EVL-3.12")
    t.play("hibernate F")


def test_evl_4_24_no_sleep_in_the_last_turn() -> None:
    t = EvolutionTable(f"""
    deck = 0
    [[seats]]
    animals = ["S: hibernation", {IDLER}]
    [[seats]]
    animals = ["X"]
    """)
    t.refused("hibernate S", "EVL-4.24")


def test_evl_4_24_sleep_ends_with_the_card() -> None:
    t = EvolutionTable(f"""
    [[seats]]
    animals = ["C: carnivorous"]
    [[seats]]
    animals = ["S: hibernation tail_loss; asleep", {IDLER}]
    """)
    t.play("attack C S", "drop_tail S.hibernation")
    assert not t["S"].is_fed()


def test_evl_4_25_sleepers_do_not_attack() -> None:
    t = EvolutionTable(f"""
    [[seats]]
    animals = ["C: carnivorous hibernation; asleep", {IDLER}]
    [[seats]]
    animals = ["X"]
    """)
    t.refused("attack C X", "EVL-3.12")


RING = f"""
base = 1
[[seats]]
animals = ["A: big", "B: big", "C: big", {IDLER}]
pairs = ["A cooperation B", "A cooperation C", "B cooperation C"]
[[seats]]
animals = ["X"]
"""


def test_evl_4_14_the_owner_orders_all_pending_triggers_of_a_chain() -> None:
    t = EvolutionTable(RING)
    t.play("take_food A", "share A.cooperation with B")
    assert t.asked == (0, "share")
    assert sorted(t.moves("share")) == sorted(
        [t.translate("share C.cooperation with C"), f"share {t.card('B', 'cooperation', 1)} with {t['C'].number}"]
    )
    t.play("share C.cooperation with C")  # A gives to C; now B and C may each give to the other
    assert t.asked == (0, "share") and len(t.state.moves) == 2
    t.play(f"share {t.card('B', 'cooperation', 1)} with {t['B'].number}")
    assert [t[name].food for name in "ABC"] == [1, 2, 1]


def test_evl_4_14_a_chain_that_goes_on_before_the_first_animal_has_shared_again() -> None:
    t = EvolutionTable(RING)
    t.play("take_food A", "share A.cooperation with B", f"share {t.card('B', 'cooperation', 1)} with {t['C'].number}")
    assert t.asked == (0, "share"), "the last card is pending in both directions"
    t.play("share C.cooperation with A")
    assert [t[name].food for name in "ABC"] == [2, 1, 1]
