"""The examples of docs/rules/evolution.md, section 9, that need Time to Fly; each under its own id."""

from __future__ import annotations

from tests.evolution.tabletop import IDLER, EvolutionTable


def table(text: str) -> EvolutionTable:
    return EvolutionTable(text, time_to_fly=True)


def test_ex_8_flight_counts_traits() -> None:
    t = table(f"""
    [[seats]]
    animals = ["C: carnivorous", {IDLER}]
    [[seats]]
    animals = ["F: flight parasite", "G: flight", "H"]
    pairs = ["G cooperation H"]
    """)
    assert t.offers("attack C F") and t.offers("attack C G")


def test_ex_8_and_not_with_as_many_traits() -> None:
    t = table(f"""
    [[seats]]
    animals = ["C: carnivorous", "D: carnivorous camouflage", {IDLER}]
    [[seats]]
    animals = ["F: flight", "G: flight running"]
    """)
    t.refused("attack C F", "EVL-4.31")
    t.refused("attack D G", "EVL-4.31")
    assert t.offers("attack C G")


def test_ex_10_two_animals_with_photosynthesis() -> None:
    t = table(f"""
    [[seats]]
    animals = ["A: photosynthesis", {IDLER}]
    [[seats]]
    animals = ["B: photosynthesis"]
    """)
    t.refused("synthesize A", "EVL-4.27")
    t.play("end_feed_turn")
    assert t.moves("synthesize") == []


def test_ex_11_the_last_card_is_born() -> None:
    t = table("""
    deck = 1
    base = 3
    [[seats]]
    animals = ["V: viviparity; food 1", "S: hibernation; asleep", "W: grazing; food 1"]
    [[seats]]
    animals = ["X: big", "Z: big fat_tissue/yellow"]
    """)
    log = t.state.listen()
    t.play("take_food V")
    told = [str(event) for event in log]
    assert "gives-birth 1 6" in told and "last-turn" in told and "wakes-up 2" in told
    calf = t.state.animal(6)
    assert calf.seat == 0 and calf.food == 1 and calf.is_fed() and not t["S"].is_fed()
    assert t.state.deck_size() == 0
    t.refused("hibernate S", "EVL-4.24")
    t.play("end_feed_turn", "take_food X", "take_food S")
    assert t["S"].is_fed() and t.base == 0


def test_ex_24_two_blocks_are_too_many_for_intellect() -> None:
    text = f"""
    [[seats]]
    animals = ["C: carnivorous intellect", {IDLER}]
    [[seats]]
    animals = ["O:{{traits}}", "S"]
    pairs = ["S symbiosis O"]
    """
    t = table(text.format(traits=" camouflage"))
    t.refused("attack C O", "EVL-4.31")
    t.refused("attack C O ignoring O.symbiosis", "EVL-4.31")
    t.refused("attack C O ignoring O.camouflage", "EVL-4.31")
    t = table(text.format(traits=""))
    t.refused("attack C O", "EVL-4.31")
    t.play("attack C O ignoring O.symbiosis")
    assert not t.alive("O") and t["C"].food == 2


def test_ex_25_hard_blocks_cannot_be_ignored() -> None:
    t = table(f"""
    [[seats]]
    animals = ["C: carnivorous swimming intellect", {IDLER}]
    [[seats]]
    animals = ["P", "Q: running"]
    """)
    t.refused("attack C P", "EVL-4.32")
    t.refused("attack C Q ignoring Q.running", "EVL-4.32")


def test_ex_28_birth_when_the_parasite_is_dropped() -> None:
    t = table(f"""
    deck = 5
    [[seats]]
    animals = ["C: carnivorous", {IDLER}]
    [[seats]]
    animals = ["V: viviparity tail_loss parasite; food 2"]
    """)
    assert t["V"].need == 4
    t.play("attack C V", "drop_tail V.parasite")
    assert t["V"].need == 2 and t["V"].is_fed() and t["C"].food == 1
    assert len(t.state.seats[1].animals) == 2 and t.state.deck_size() == 4
    assert t.discarded(1)[-1].startswith("parasite")


def test_ex_30_ink_cloud_gives_another_chance() -> None:
    t = table(f"""
    [[seats]]
    animals = ["C: carnivorous", "H: carnivorous", {IDLER}]
    [[seats]]
    animals = ["T: ink_cloud", "Y: big fat_tissue/yellow"]
    """)
    t.play("attack C T")
    assert t.asked == (1, "defend") and t.moves("decline") == ["decline"]
    t.play("release_ink")
    assert t.alive("T") and t["C"].food == 0
    assert t.asked == (1, "feed")
    t.play("convert_fat Y 1")
    assert t.asked == (0, "feed") and t.offers("attack C T")
    t.play("attack C T")
    assert not t.alive("T"), "the ink is used up for this turn"


def test_ex_31_a_shell_is_left_and_taken() -> None:
    t = table("""
    phase = "extinction"
    deck = 20
    chance = [3]
    [[seats]]
    animals = ["A: shell tail_loss"]
    [[seats]]
    animals = ["B; food 1", "C: shell; food 1"]
    """)
    assert not t.alive("A") and [relic.kind for relic in t.state.centre] == [t["C"].solo[0].kind]
    shell = t.state.centre[0].number
    t.play("pass", "pass")
    assert t.asked == (1, "feed")
    t.refused(f"take_shell {shell} C", "EVL-4.2")
    t.play(f"take_shell {shell} B")
    assert t.state.centre == [] and len(t["B"].solo) == 1
    assert t.asked == (1, "feed") and t["B"].food == 0, "a round later: the shell was the main action"


def test_ex_32_ambush_on_a_communication_token() -> None:
    t = table(f"""
    base = 3
    [[seats]]
    animals = ["K1", "K2", {IDLER}]
    pairs = ["K1 communication K2"]
    [[seats]]
    animals = ["Q: ambush carnivorous", "Y: big fat_tissue/yellow"]
    """)
    t.play("take_food K1")
    assert t.asked == (1, "lie_in_wait")
    t.play("decline")
    assert t["K1"].food == 1 and t.base == 2 and t.asked == (1, "lie_in_wait")
    t.play("ambush Q K2")
    assert not t.alive("K2") and t.base == 2 and t["Q"].food == 2
    assert t["K1"].pairs == []


def test_ex_33_a_hunter_strikes_back() -> None:
    t = table(f"""
    [[seats]]
    animals = ["C: carnivorous camouflage", {IDLER}]
    [[seats]]
    animals = ["H(hunter)", "Y: big fat_tissue/yellow"]
    """)
    log = t.state.listen()
    t.play("attack C H")
    t.refused("stay_hidden", "EVL-4.42")
    t.play("reveal H")
    assert [str(event) for event in log[:3]] == ["attacks 1 3", "reveals 3 1", "attacks 3 1"]
    assert not t.alive("C") and t["H"].food == 2 and t["H"].need == 2 and t["H"].is_fed()


def test_ex_34_a_hunter_that_cannot_reach_the_attacker() -> None:
    t = table(f"""
    [[seats]]
    animals = ["C: carnivorous camouflage big", {IDLER}]
    [[seats]]
    animals = ["H(hunter)", "Y: big fat_tissue/yellow"]
    """)
    t.play("attack C H", "reveal H")
    assert t.alive("C") and t["C"].food == 0 and t["H"].hunter
    assert t.asked == (1, "feed") and not t.offers("attack H Z"), "Z is big"
    assert t.state.card_marks[t["H"].hunter] == 0, "its own attack is still unused"
    t.play("end_feed_turn")
    t.refused("attack C H", "EVL-4.30")
