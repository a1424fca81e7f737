"""Continents: locations, the Ocean and the rest, where section 9 has no example of its own."""

from __future__ import annotations

import pytest

import tangledbank as tb
from tangledbank.games.evolution.places import PLACES
from tangledbank.games.evolution.tables import CONTINENTS_TABLE
from tests.evolution.tabletop import new_game
from tests.evolution.test_examples_continents import IDLER, OTHER, table

GONDWANAN = '"G: big fat_tissue/yellow; in gondwana"'


def test_evl_1_2_and_1_4_locations_and_food() -> None:
    """EVL-1.4."""
    assert PLACES == ("table", "laurasia", "gondwana", "ocean")
    assert CONTINENTS_TABLE[8] == ((3, 2), (3, 4), 9) and len(CONTINENTS_TABLE) == 7
    state = new_game(4, seed=1, continents=True)
    assert [len(seat.hand) for seat in state.seats] == [10] * 4


def test_evl_3_3_new_animals_go_to_a_continent() -> None:
    t = table("""
    phase = "development"
    [[seats]]
    hand = ["running", "running"]
    [[seats]]
    hand = ["running"]
    """)
    t.refused("play_animal 0 in ocean", "EVL-3.3")
    t.refused("play_animal 0", "EVL-3.3")
    t.play("play_animal 0 in gondwana")
    assert t.state.animal(1).place == 2


def test_evl_3_5_and_4_19_edificator() -> None:
    """EVL-4.19."""
    t = table(f"""
    phase = "food_base"
    chance = [1, 1]
    deck = 20
    [[seats]]
    animals = ["E: edificator; in ocean", "F: edificator neoplasia running big; in ocean", {IDLER}]
    [[seats]]
    animals = ["X; in gondwana"]
    """)
    assert t.state.base == [0, 1, 3, 3 + 2]


LOCKED = """
base = {laurasia = 3, gondwana = 3, ocean = 1}
[[seats]]
animals = ["A: big; in laurasia", "B: grazing; in gondwana", "C: piracy; in gondwana", "D: grazing; in laurasia"]
[[seats]]
animals = ["X: big; food 1; in gondwana", "Y: big; food 1; in laurasia"]
"""


def test_evl_3_7_the_first_action_fixes_the_location() -> None:
    t = table(LOCKED)
    t.refused("pirate C Y", "EVL-4.22")
    t.play("take_food A")
    t.refused("graze B", "EVL-3.7")
    t.refused("pirate C X", "EVL-3.7")
    t.play("graze D")
    assert t.asked == (1, "feed") and t.state.base == [0, 1, 3, 1]


def test_evl_3_8_the_obligation_is_judged_in_the_location() -> None:
    t = table(f"""
    base = {{laurasia = 3, gondwana = 1, ocean = 1}}
    [[seats]]
    animals = ["A: big; in laurasia", "B: grazing; food 1; in gondwana"]
    [[seats]]
    animals = ["X: big; food 1; in gondwana", {OTHER}]
    """)
    t.refused("end_feed_turn", "EVL-3.8")
    t.play("graze B")
    assert t.asked == (1, "feed") and t["A"].food == 0, "in Gondwana there was nothing left to take"


def test_evl_4_3_partners_in_one_location() -> None:
    t = table("""
    phase = "development"
    [[seats]]
    hand = ["herding_cooperation"]
    animals = ["A; in laurasia", "B; in gondwana"]
    [[seats]]
    hand = ["running"]
    """)
    t.refused("play_trait 0 cooperation on A and B", "EVL-4.3")


def test_evl_4_9_into_the_ocean() -> None:
    t = table("""
    phase = "development"
    [[seats]]
    hand = ["swimming", "swimming", "swimming"]
    animals = ["A: big; in laurasia", "B; in laurasia", "O; in ocean"]
    pairs = ["A cooperation B"]
    [[seats]]
    hand = ["running"]
    """)
    t.refused("play_trait 0 swimming on O", "EVL-4.9")
    t.play("play_trait 0 swimming on A")
    assert t["A"].place == 3 and t["A"].pairs == [] and len(t["A"].solo) == 1
    assert set(t.discarded(0)) >= {"swimming"} and len(t.discarded(0)) == 2
    assert t.state.view(1)["board"]["seats"][0]["animals"][0]["place"] == "ocean"


def test_evl_4_9_not_on_an_animal_that_bears_the_card() -> None:
    t = table("""
    phase = "development"
    [[seats]]
    hand = ["swimming"]
    animals = ["A: swimming; in laurasia"]
    [[seats]]
    hand = ["running"]
    """)
    t.refused("play_trait 0 swimming on A", "EVL-4.2")


def test_evl_5_4_ocean_points() -> None:
    t = table(f"""
    [[seats]]
    animals = ["A; in ocean", {IDLER}]
    [[seats]]
    animals = [{OTHER}]
    """)
    assert t.state.scores == [3 + 5, 5]


def test_evl_3_16_refill_with_ten_cards() -> None:
    t = table("""
    phase = "extinction"
    deck = 30
    [[seats]]
    animals = ["A; in laurasia"]
    [[seats]]
    animals = ["X; food 1; in laurasia"]
    """)
    assert t.asked == (0, "settle") and len(t.state.seats[0].hand) == 10
    one, other = t.state.seats[0].hand[:2]
    t.refused(f"play_animal {one} in ocean", "EVL-3.3")
    t.play(f"play_animal {one} in gondwana", f"play_animal {other} in laurasia")
    assert [animal.place for animal in t.state.seats[0].animals] == [2, 1]
    assert t.state.turn == 2 and len(t.state.seats[0].hand) == 8 and len(t.state.seats[1].hand) == 2


def test_evl_4_27_synthesis_by_location() -> None:
    t = table(
        f"""
    [[seats]]
    animals = ["A: photosynthesis; in laurasia", "B: thermosynthesis; in gondwana", {IDLER}]
    [[seats]]
    animals = ["X: thermosynthesis; in laurasia", "P: photosynthesis; paralysed; in gondwana"]
    """,
        time_to_fly=True,
    )
    t.refused("synthesize A", "EVL-4.27")
    t.play("synthesize B")
    assert t["B"].food == 1, "ruling 45: a paralysed rival does not count"


def test_evl_4_41_shells_stay_in_their_location() -> None:
    t = table(
        f"""
    centre = ["shell gondwana"]
    [[seats]]
    animals = ["A; in laurasia", "B; in gondwana", {IDLER}]
    [[seats]]
    animals = [{OTHER}]
    """,
        time_to_fly=True,
    )
    shell = t.state.centre[0].number
    t.refused(f"take_shell {shell} A", "EVL-4.41")
    t.play(f"take_shell {shell} B")
    assert t["B"].trait_count() == 1


def test_evl_4_16_carrion_is_for_its_location() -> None:
    t = table(f"""
    [[seats]]
    animals = ["C: carnivorous; in laurasia", "S: scavenger; in gondwana", {IDLER}]
    [[seats]]
    animals = ["X; in laurasia", "T: scavenger; in laurasia", "U: scavenger; in laurasia"]
    """)
    t.play("attack C X")
    assert t.asked == (1, "scavenge")
    t.refused("scavenge S", "EVL-4.16")
    t.play("scavenge T")
    assert t["T"].food == 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[seats]]\nanimals = ['A']\n[[seats]]", "should be in laurasia"),
        ("[[seats]]\nanimals = ['A: swimming; in ocean']\n[[seats]]", "swims without the card"),
        ("[[seats]]\nanimals = ['A: regeneration big; in ocean']\n[[seats]]", "EVL-4.5"),
        ("base = 3\n[[seats]]\n[[seats]]", "should look like {laurasia = 5"),
        ("centre = ['shell moon']\n[[seats]]\n[[seats]]", "not a location"),
        ("centre = ['egg']\n[[seats]]\n[[seats]]", "only shells"),
        ("ignored = ['A B']\n[[seats]]\nanimals = ['A; in ocean']\n[[seats]]", "should look like 'H A.camouflage'"),
    ],
)
def test_positions_that_cannot_be(text: str, message: str) -> None:
    with pytest.raises(tb.BadPosition) as caught:
        tb.game("evolution", continents=True, time_to_fly=True).position(text)
    assert message in str(caught.value)
