"""The examples of docs/rules/evolution.md, section 9, that need only the base set; each under its own id."""

from __future__ import annotations

import pytest

from tests.evolution.tabletop import EvolutionTable

FIRST_TURN = """
phase = "development"
deck = 20
chance = [4]
[[seats]]
hand = ["swimming", "poisonous_carnivorous", "swimming", "high_body_weight_carnivorous", "swimming", "running"]
[[seats]]
hand = ["swimming", "swimming", "communication_carnivorous", "camouflage_fat_tissue", "grazing_fat_tissue",
        "parasite_fat_tissue"]
"""


def first_turn() -> EvolutionTable:
    """EX-1 up to the end of Development: V is seat 0, K is seat 1."""
    t = EvolutionTable(FIRST_TURN)
    t.numbers = {"V1": 1, "K1": 2, "K2": 3, "V2": 4, "V3": 5}
    t.play("play_animal 0", "play_animal 6")
    t.play("play_trait 1 poisonous on V1", "play_animal 7")
    t.play("play_animal 2", "play_trait 8 communication on K1 and K2")
    t.play("play_trait 3 carnivorous on V1", "play_trait 9 camouflage on K1")
    t.play("play_animal 4", "play_trait 10 grazing on K1")
    t.play("pass", "play_trait 11 fat_tissue on K1")
    return t


def test_ex_1_first_turn() -> None:
    t = first_turn()
    assert len(t.state.seats[0].hand) == 1 and t.state.seats[1].hand == []
    assert t.base == 6
    t.play("take_food V2")
    assert t.base == 5
    t.play("take_food K1")
    assert t.base == 3 and t["K1"].food == 1 and t["K2"].food == 1
    t.play("graze K1")
    assert t.base == 2
    assert t.asked == (0, "feed")
    t.refused("attack V1 K1", "EVL-4.31")
    t.play("attack V1 K2")
    assert not t.alive("K2") and t["V1"].food == 2 and t["K1"].pairs == []
    t.play("take_food K1")
    assert t["K1"].yellow == 1 and t.base == 1
    t.play("graze K1")
    assert not t.alive("V3") and t.alive("V1") and t.alive("V2") and t.alive("K1")
    assert t.state.turn == 2 and t.state.first == 1 and t.asked == (1, "develop")
    assert len(t.state.seats[0].hand) == 1 + 3 and len(t.state.seats[1].hand) == 2


def test_ex_2_attack_in_round_three() -> None:
    t = first_turn()
    t.play("take_food V2", "take_food K1", "graze K1")
    t.play("take_food V3")
    assert t.asked == (1, "feed")
    t.play("take_food K1")
    assert t.base == 0 and t.asked == (0, "feed")
    t.play("attack V1 K2")
    assert t.state.turn == 2
    assert t.alive("V1") and t.alive("V2") and t.alive("V3")


def test_ex_3_need() -> None:
    t = EvolutionTable("""
    [[seats]]
    animals = ["A: big parasite", "Z: big fat_tissue/yellow"]
    [[seats]]
    """)
    assert t["A"].need == 4  # EVL-3.11


COMMUNICATING_SYMBIONTS = """
base = 2
[[seats]]
animals = ["S", "O", "F: big fat_tissue/yellow"]
pairs = ["S communication O", "S symbiosis O"]
[[seats]]
animals = ["Z: big fat_tissue/yellow"]
"""


def test_ex_4_communication_and_symbiosis() -> None:
    t = EvolutionTable(COMMUNICATING_SYMBIONTS)
    t.refused("take_food O", "EVL-3.12")
    t.play("take_food S")
    assert t["S"].is_fed() and t["O"].food == 1 and t.base == 0


RUNNER = """
chance = [{roll}]
deck = 5
[[seats]]
animals = ["C: carnivorous", "D"]
[[seats]]
animals = ["T: running tail_loss", "Z: big fat_tissue/yellow"]
"""


def test_ex_5_running_then_tail_loss() -> None:
    t = EvolutionTable(RUNNER.format(roll=2))
    t.play("attack C T")
    assert t.asked == (1, "defend") and t.offers("run") and t.offers("drop_tail T.tail_loss")
    t.play("run")
    assert t.asked == (1, "defend") and not t.offers("run") and t.moves("decline") == []
    t.refused("decline", "EVL-4.34")
    t.play("drop_tail T.running")
    assert t["C"].food == 1 and t.alive("T")


def test_ex_5_tail_loss_at_once() -> None:
    t = EvolutionTable(RUNNER.format(roll=2))
    t.play("attack C T", "drop_tail T.tail_loss")
    assert t.alive("T") and t["C"].food == 1 and t.state.chance.fate == ["roll 2"]


def test_ex_7_poisonous_prey_drops_its_tail() -> None:
    t = EvolutionTable("""
    [[seats]]
    animals = ["C: carnivorous"]
    [[seats]]
    animals = ["T: poisonous tail_loss", "Z: big fat_tissue/yellow"]
    """)
    t.play("attack C T", "drop_tail T.tail_loss")
    assert t["C"].food == 1 and not t["C"].marks


def test_ex_16_two_grazers() -> None:
    t = EvolutionTable("""
    base = 4
    [[seats]]
    animals = ["G: grazing", "H: grazing"]
    [[seats]]
    animals = ["X: big"]
    """)
    t.play("graze G", "graze H")
    assert t.base == 2
    t.refused("graze G", "EVL-4.21")


def test_ex_19_convert_fat() -> None:
    t = EvolutionTable("""
    [[seats]]
    animals = ["A: fat_tissue/yellow fat_tissue/yellow big; food 1"]
    [[seats]]
    animals = ["Z: big fat_tissue/yellow"]
    """)
    assert t["A"].need == 2
    t.refused("convert_fat A 2", "EVL-4.12")
    t.play("convert_fat A 1")
    assert t["A"].food == 2 and t["A"].yellow == 1


def test_ex_20_grazing_away_the_obligation() -> None:
    t = EvolutionTable("""
    base = 1
    [[seats]]
    animals = ["A", "G: grazing; food 1"]
    [[seats]]
    animals = ["X"]
    """)
    t.refused("end_feed_turn", "EVL-3.8")
    t.play("graze G")
    assert t.base == 0 and t.asked != (0, "feed")  # the only thing left was to end the feed turn


def test_ex_21_piracy_into_fat() -> None:
    t = EvolutionTable("""
    [[seats]]
    animals = ["Q: big fat_tissue/yellow", "P: piracy fat_tissue; food 1"]
    [[seats]]
    animals = ["V: big; food 1", "W: big; food 1"]
    """)
    t.play("pirate P V")
    assert t["P"].yellow == 1 and t["V"].food == 0
    t.refused("pirate P W", "EVL-4.22")


def test_ex_22_cooperation_chain() -> None:
    t = EvolutionTable("""
    base = 3
    [[seats]]
    animals = ["A: big", "B: big", "C: big"]
    pairs = ["A cooperation B", "B cooperation C"]
    [[seats]]
    animals = ["Z: big fat_tissue/yellow"]
    """)
    t.play("take_food B")
    assert t.asked == (0, "share") and len(t.state.moves) == 2
    t.play("share C.cooperation with C")
    assert (t["A"].food, t["B"].food, t["C"].food, t.base) == (1, 1, 1, 2)
    assert t.asked == (1, "feed")


def test_ex_23_communication_chain() -> None:
    t = EvolutionTable("""
    base = 2
    [[seats]]
    animals = ["A: big", "B: big", "C: big"]
    pairs = ["A communication B", "B communication C"]
    [[seats]]
    animals = ["Z: big fat_tissue/yellow"]
    """)
    t.play("take_food B")
    assert t.base == 1 and t.asked == (0, "share")
    t.play("share A.communication with A")
    assert t.base == 0 and t["C"].food == 0
    assert t.card("C", "communication") not in t.state.used_this_round


def test_ex_26_mimicry_back_and_forth() -> None:
    t = EvolutionTable("""
    deck = 3
    [[seats]]
    animals = ["H: carnivorous"]
    [[seats]]
    animals = ["B: mimicry", "C: mimicry", "D: camouflage"]
    """)
    log = t.state.listen()
    t.play("attack H B")
    assert [str(event) for event in log[:4]] == ["attacks 1 2", "redirects 2 3", "redirects 3 2", "is-eaten 2 1"]
    assert not any(event.phrase.name == "is-eaten" and event.values[0] != 2 for event in log)


@pytest.mark.parametrize(("roll", "escapes"), [(5, True), (4, True), (3, False)])
def test_ex_27_running_from_ones_own(roll: int, escapes: bool) -> None:
    t = EvolutionTable(f"""
    chance = [{roll}]
    [[seats]]
    animals = ["C: carnivorous", "R: running", "F: big fat_tissue/yellow"]
    [[seats]]
    animals = ["Y: big", "Z: big fat_tissue/yellow"]
    """)
    t.play("attack C R")
    assert t.alive("R") is escapes
    assert t["C"].food == (0 if escapes else 2)
    if escapes:
        t.play("end_feed_turn")
        t.refused("attack C R", "EVL-4.30")


def test_ex_42_deal_from_a_short_deck() -> None:
    t = EvolutionTable("""
    phase = "extinction"
    deck = 4
    [[seats]]
    animals = ["A; food 1"]
    [[seats]]
    animals = ["B; food 1"]
    [[seats]]
    animals = ["C; food 1"]
    """)
    assert [len(seat.hand) for seat in t.state.seats] == [2, 1, 1]
    assert t.state.turn == 2 and t.state.deck_size() == 0 and not t.state.finished


SCORED = """
phase = "extinction"
deck = 0
[[seats]]
animals = [{animals}]
pairs = [{pairs}]
[[seats]]
"""


def test_ex_43_score_with_a_pair() -> None:
    t = EvolutionTable(
        SCORED.format(
            animals='"A: carnivorous big; food 3", "B: parasite fat_tissue; food 3"', pairs='"A cooperation B"'
        )
    )
    assert t.state.over and t.state.scores == [13, 0] and t.state.winners == [0]


def test_ex_44_score_of_one_animal() -> None:
    t = EvolutionTable(SCORED.format(animals='"A: big carnivorous fat_tissue parasite; food 5"', pairs=""))
    assert t.state.scores == [10, 0]


@pytest.mark.parametrize(("fat", "food", "yellow"), [("", 2, 0), (" fat_tissue", 2, 1)])
def test_ex_46_two_blue_tokens(fat: str, food: int, yellow: int) -> None:
    t = EvolutionTable(f"""
    [[seats]]
    animals = ["C: carnivorous{fat}; food 1", "D"]
    [[seats]]
    animals = ["X", "Z: big fat_tissue/yellow"]
    """)
    t.play("attack C X")
    assert t["C"].food == food and t["C"].yellow == yellow


def test_ex_47_all_full_ends_the_phase() -> None:
    t = EvolutionTable("""
    base = 3
    deck = 10
    [[seats]]
    animals = ["G: grazing; food 1"]
    [[seats]]
    animals = ["X; food 1"]
    """)
    assert t.state.turn == 2 and t.base == 0 and t.asked == (1, "develop")


def test_ex_48_converted_fat_can_be_stolen() -> None:
    t = EvolutionTable("""
    [[seats]]
    animals = ["V: big fat_tissue/yellow", "W: big fat_tissue/yellow"]
    [[seats]]
    animals = ["P: piracy", "Z: big fat_tissue/yellow"]
    """)
    t.play("convert_fat V 1")
    assert t.asked == (1, "feed")
    t.play("pirate P V")
    assert t["V"].food == 0 and t["P"].food == 1
