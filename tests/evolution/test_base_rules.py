"""The rules of the base set one by one, where section 9 has no example of its own."""

from __future__ import annotations

import pytest

import tangledbank as tb
from tangledbank.games.evolution.tables import FOOD_TABLE, Tables
from tests.evolution.tabletop import EvolutionTable

# An animal that may always do something optional, so that a feed turn waits for an answer.
IDLER = '"Z: big fat_tissue/yellow"'


# ---------------------------------------------------------------------- 1, 2: components and set-up


def test_evl_1_3_food_table() -> None:
    assert [FOOD_TABLE[players] for players in (2, 3, 4)] == [(1, 2), (2, 0), (2, 2)]


def test_evl_2_1_deck_of_84() -> None:
    designs = Tables().designs
    assert len(designs) == 20 and sum(design.count for design in designs) == 84


def test_evl_2_2_six_cards_each() -> None:
    state = tb.game("evolution").new(players=4, seed=3)
    assert [len(seat.hand) for seat in state.seats] == [6] * 4 and state.deck_size() == 60
    assert all(seat.animals == [] and seat.discard == [] for seat in state.seats)  # EVL-2.6


@pytest.mark.parametrize(("reduction", "deck"), [("none", 84), ("half_random", 42), ("half_by_kind", 42)])
def test_evl_2_3_deck_reduction(reduction: str, deck: int) -> None:
    state = tb.game("evolution", deck_reduction=reduction).new(players=2, seed=3)
    assert state.deck_size() == deck - 12


def test_evl_2_3_recommended_leaves_the_base_set_alone() -> None:
    assert tb.game("evolution").new(players=2, seed=3).deck_size() == 72


def test_evl_2_4_first_player_by_lot_or_choice() -> None:
    firsts = {tb.game("evolution").new(players=4, seed=seed).first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    assert tb.game("evolution", first_player="2").new(players=4, seed=1).seat == 2


def test_evl_0_2_options() -> None:
    game = tb.game("evolution")
    assert game.options["deck_reduction"] == "recommended" and game.options["first_player"] == "random"
    with pytest.raises(tb.UnknownName, match="deck_reduction cannot be 'tiny'"):
        tb.game("evolution", deck_reduction="tiny")


def test_evl_3_2_nothing_happens_at_the_start_of_a_turn_in_the_base_set() -> None:
    t = develop([["swimming"], ["swimming"]])
    t.play("pass", "pass")
    assert t.state.turn == 2 and t.asked == (1, "develop")


def test_evl_0_3_player_counts() -> None:
    for players in (1, 5):
        with pytest.raises(tb.TangledBankError, match="for 2 to 4 players"):
            tb.game("evolution").new(players=players, seed=1)


# ---------------------------------------------------------------------- 3: turn structure


def develop(hands: list[list[str]], more: str = "") -> EvolutionTable:
    """The Development phase with these hands."""
    seats = "\n".join(f"[[seats]]\nhand = {hand}\n{more if number == 0 else ''}" for number, hand in enumerate(hands))
    return EvolutionTable(f'phase = "development"\ndeck = 20\nchance = [3, 3]\n{seats}')


def test_evl_3_1_players_act_clockwise_and_3_3_passing_is_final() -> None:
    t = develop([["swimming", "swimming"], ["swimming", "swimming"], ["swimming"]])
    assert t.asked == (0, "develop")
    t.play("pass", "play_animal 2", "play_animal 4")
    assert t.asked == (1, "develop"), "seat 0 has passed, seat 2 has no cards left"
    t.play("pass")
    assert t.state.turn == 2 or t.asked[1] == "feed"


def test_evl_3_3_cards_may_be_kept() -> None:
    t = develop([["swimming"], ["swimming"]])
    t.play("pass", "pass")
    assert t.state.turn == 2 and len(t.state.seats[0].hand) == 2


def test_evl_3_3_refusals() -> None:
    t = develop([["camouflage_fat_tissue", "swimming"], ["swimming"]], 'animals = ["A"]')
    t.refused("play_animal 7", "EVL-3.3")
    t.refused("play_trait 0 running on A", "EVL-3.3")
    t.refused("play_trait 0 camouflage on 9", "EVL-3.3")
    t.refused("take_food A", "EVL-3.1")


def test_evl_3_4_first_player_rolls() -> None:
    t = EvolutionTable("""
    phase = "food_base"
    chance = [2, 5]
    [[seats]]
    animals = ["A"]
    [[seats]]
    animals = ["B"]
    [[seats]]
    animals = ["C"]
    """)
    assert t.base < 7 and t.state.chance.fate == []
    log = EvolutionTable("""
    phase = "development"
    chance = [2, 5, 1]
    deck = 30
    [[seats]]
    hand = ["running"]
    [[seats]]
    [[seats]]
    """)
    events = log.state.listen()
    log.play("pass")
    assert "food-found 7" in [str(event) for event in events]


def test_evl_3_6_one_main_action() -> None:
    t = EvolutionTable(f"""
    base = 6
    [[seats]]
    animals = ["A: big", "G: grazing"]
    [[seats]]
    animals = [{IDLER}]
    """)
    t.play("take_food A")
    t.refused("take_food A", "EVL-3.6")
    t.play("graze G")
    assert t.asked == (1, "feed")


def test_evl_3_8_a_blocked_animal_obliges_nobody() -> None:
    t = EvolutionTable("""
    base = 3
    deck = 9
    [[seats]]
    animals = ["O: fat_tissue/yellow", "S: hibernation/used_last_turn carnivorous; food 1"]
    pairs = ["S symbiosis O"]
    [[seats]]
    animals = ["X: big", "Y: big"]
    """)
    t.refused("end_feed_turn", "EVL-3.8")  # S can take
    t = EvolutionTable("""
    base = 3
    [[seats]]
    animals = ["S: hibernation big; asleep", "G: grazing; food 1"]
    [[seats]]
    animals = ["X: big", "Y: big"]
    """)
    assert t.offers("end_feed_turn") and t.moves("take_food") == []


def test_evl_3_9_an_empty_feed_turn_binds_nobody() -> None:
    t = EvolutionTable(f"""
    [[seats]]
    animals = [{IDLER}]
    [[seats]]
    animals = ["Y: big fat_tissue/yellow fat_tissue/yellow"]
    """)
    t.play("end_feed_turn", "convert_fat Y 1")
    assert t.asked == (0, "feed") and t.offers("convert_fat Z 1")


def test_evl_3_9_the_phase_ends_after_an_empty_lap() -> None:
    t = EvolutionTable(f"""
    deck = 9
    [[seats]]
    animals = [{IDLER}]
    [[seats]]
    animals = ["Y: big fat_tissue/yellow; food 1"]
    """)
    t.play("end_feed_turn", "end_feed_turn")
    assert t.state.turn == 2 and not t.alive("Z") and not t.alive("Y")


def test_evl_3_10_take_food_refusals() -> None:
    t = EvolutionTable(f"""
    [[seats]]
    animals = ["A", {IDLER}]
    [[seats]]
    animals = ["X"]
    """)
    t.refused("take_food A", "EVL-3.10")
    t.refused("take_food X", "EVL-3.10")


def test_evl_3_12_full_and_asleep_cannot_receive() -> None:
    t = EvolutionTable(f"""
    base = 3
    [[seats]]
    animals = ["A; food 1", "S: hibernation; asleep", {IDLER}]
    [[seats]]
    animals = ["X"]
    """)
    t.refused("take_food A", "EVL-3.12")
    t.refused("take_food S", "EVL-3.12")


def test_evl_3_13_red_token_leaves_the_base() -> None:
    t = EvolutionTable(f"""
    base = 3
    [[seats]]
    animals = ["A", {IDLER}]
    [[seats]]
    animals = ["X", "Y"]
    """)
    t.play("take_food A")
    assert t.base == 2 and t["A"].food == 1


def test_evl_3_14_fat_fills_from_the_top() -> None:
    t = EvolutionTable(f"""
    base = 3
    [[seats]]
    animals = ["A: fat_tissue fat_tissue; food 1", {IDLER}]
    [[seats]]
    animals = ["X", "Y"]
    """)
    lower, upper = t["A"].solo
    t.play("take_food A")
    assert t.state.card_marks[upper.number] and not t.state.card_marks[lower.number]


def test_evl_4_12_fat_is_used_from_the_bottom() -> None:
    t = EvolutionTable("""
    [[seats]]
    animals = ["A: fat_tissue/yellow fat_tissue/yellow"]
    [[seats]]
    animals = ["X: big fat_tissue/yellow"]
    """)
    lower, upper = t["A"].solo
    t.play("convert_fat A 1")
    assert t.state.card_marks[upper.number] and not t.state.card_marks[lower.number]


def test_evl_3_15_all_consequences_before_the_next_choice() -> None:
    t = EvolutionTable(f"""
    base = 4
    [[seats]]
    animals = ["A: big", "B: big", "G: grazing; food 1"]
    pairs = ["A communication B", "A cooperation B"]
    [[seats]]
    animals = ["X", {IDLER}]
    """)
    t.play("take_food A")
    assert t.asked == (0, "share")  # EVL-3.15a PAIR_ORDER
    t.refused("graze G", "EVL-3.1")


def test_evl_3_16_deaths_deal_and_clean_up() -> None:
    t = EvolutionTable("""
    phase = "extinction"
    deck = 20
    [[seats]]
    animals = ["A: fat_tissue/yellow; food 1", "B", "C; food 1; poisoned"]
    hand = ["running"]
    [[seats]]
    [[seats]]
    animals = ["H: hibernation/used; asleep"]
    """)
    assert [t.alive(name) for name in "ABCH"] == [True, False, False, True]
    assert [len(seat.hand) for seat in t.state.seats] == [1 + 2, 6, 2]
    assert t["A"].food == 0 and t["A"].yellow == 1 and not t["H"].marks
    assert t.state.card_marks[t.card("H", "hibernation")] == 2, "used last turn"
    assert t.state.first == 1 and len(t.state.seats[0].discard) == 2


def test_evl_3_17_the_last_turn_is_played_to_its_end() -> None:
    t = EvolutionTable("""
    phase = "development"
    deck = 0
    [[seats]]
    hand = ["running"]
    [[seats]]
    """)
    t.play("play_animal 0")
    assert t.state.over and t.state.scores == [2, 0]


def test_evl_3_18_oldest_first() -> None:
    t = develop([["swimming", "swimming"], ["swimming"]])
    t.play("play_animal 0", "play_animal 2", "play_animal 1")
    assert t.state.owners[1:] == [0, 1, 0]


# ---------------------------------------------------------------------- 4.A: playing traits


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


# ---------------------------------------------------------------------- 4.B: food traits


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


# ---------------------------------------------------------------------- 4.C: attack


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


# ---------------------------------------------------------------------- 5: scoring


def test_evl_5_6_the_larger_discard_wins_a_tie() -> None:
    t = EvolutionTable("""
    phase = "extinction"
    deck = 0
    [[seats]]
    animals = ["A; food 1"]
    [[seats]]
    animals = ["B; food 1"]
    discard = ["running"]
    """)
    assert t.state.scores == [2, 2] and t.state.winners == [1]


def test_evl_5_6_still_tied_is_shared() -> None:
    t = EvolutionTable("""
    phase = "extinction"
    deck = 0
    [[seats]]
    animals = ["A; food 1"]
    [[seats]]
    animals = ["B; food 1"]
    """)
    assert t.state.over and t.state.winners == [0, 1]  # EVL-5.1, 5.2
