"""The base set: the turn and its phases (section 3), where section 9 has no example of its own."""

from __future__ import annotations

from tests.evolution.tabletop import IDLER, EvolutionTable, develop


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
