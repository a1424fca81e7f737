"""The rules of Continents one by one, where section 9 has no example of its own."""

from __future__ import annotations

import pytest

import tangledbank as tb
from tangledbank.games.evolution.places import PLACES
from tangledbank.games.evolution.tables import CONTINENTS_TABLE
from tests.evolution.tabletop import EvolutionTable
from tests.evolution.test_examples_continents import IDLER, OTHER, table
from tests.evolution.test_examples_time_to_fly import discarded

GONDWANAN = '"G: big fat_tissue/yellow; in gondwana"'


def test_evl_1_2_and_1_4_locations_and_food() -> None:
    """EVL-1.4."""
    assert PLACES == ("table", "laurasia", "gondwana", "ocean")
    assert CONTINENTS_TABLE[8] == ((3, 2), (3, 4), 9) and len(CONTINENTS_TABLE) == 7
    state = tb.game("evolution", continents=True).new(4, seed=1)
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
    animals = ["E: edificator; in ocean", "F: edificator; paralysed; in ocean", {IDLER}]
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


# ---------------------------------------------------------------------- Ocean


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
    assert set(discarded(t, 0)) >= {"swimming"} and len(discarded(t, 0)) == 2
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


# ---------------------------------------------------------------------- Regeneration


def test_evl_4_5_what_may_lie_beside_regeneration() -> None:
    t = table("""
    phase = "development"
    [[seats]]
    hand = ["regeneration_swimming", "high_body_weight_fat_tissue", "parasite_fat_tissue", "herding_cooperation"]
    animals = ["R: regeneration; in laurasia", "B: big; in laurasia", "F: fat_tissue; in laurasia",
               "T: fat_tissue running; in laurasia", "Q: regeneration; in laurasia"]
    pairs = ["Q cooperation T"]
    [[seats]]
    hand = ["parasite_fat_tissue"]
    animals = ["S: regeneration; in laurasia"]
    """)
    t.refused("play_trait 0 regeneration on B", "EVL-4.5")
    t.refused("play_trait 0 regeneration on T", "EVL-4.5")
    assert t.offers("play_trait 0 regeneration on F")
    t.refused("play_trait 1 high_body_weight on R", "EVL-4.5")
    t.refused("play_trait 2 parasite on S", "EVL-4.5")
    t.refused("play_trait 3 herding on Q", "EVL-4.5")
    assert t.offers("play_trait 1 fat_tissue on R") and t.offers("play_trait 3 cooperation on R and F")


def test_evl_4_43_the_set_waits_and_is_no_animal() -> None:
    t = table("""
    deck = 20
    [[seats]]
    animals = ["C: carnivorous; in laurasia", "Z: big fat_tissue/yellow; in laurasia"]
    [[seats]]
    animals = ["R: regeneration fat_tissue/yellow; food 1; in laurasia", "X: big; in laurasia",
               "Y: big fat_tissue/yellow; in laurasia"]
    hand = ["running"]
    """)
    t.play("attack C R")
    waiting = t.state.seats[1].waiting[0]
    assert waiting.number == t.numbers["R"] and waiting.food == 0 and waiting.active == 0
    assert t["C"].food == 2 and t.state.view(0)["board"]["seats"][1]["waiting"][0]["traits"][1]["yellow"] is True
    assert len(t.state.seats[1].discard) == 1
    t.play("end_feed_turn", "convert_fat Z 1", "end_feed_turn")
    while t.state.turn == 1 and t.asked[1] == "feed":
        t.play("end_feed_turn")
    assert t.alive("R") and t["R"].yellow == 1 and [animal.number for animal in t.state.seats[1].animals] == [3]
    assert len(t.state.seats[1].hand) == 1, "a regenerated animal brings no card"


def test_evl_4_43_from_the_deck_and_ruling_27() -> None:
    t = table("""
    phase = "extinction"
    deck = 1
    [[seats]]
    animals = ["R: regeneration running; waiting; in laurasia", "S: regeneration; waiting; in ocean"]
    [[seats]]
    animals = ["X; food 1; in gondwana"]
    """)
    assert t.state.over and t.alive("R") and not t.alive("S")
    assert t.state.scores == [2 + 2 + 1, 2], "EVL-5.5: a set that could not be restored scores its traits alone"


def test_evl_5_5_without_the_ocean_point() -> None:
    t = table("""
    phase = "extinction"
    deck = 0
    [[seats]]
    animals = ["S: regeneration toxic; waiting; in ocean"]
    [[seats]]
    animals = ["X; food 1; in ocean"]
    """)
    assert t.state.over and t.state.scores == [2, 3]
    assert t.state.view(None)["board"]["breakdown"][0]["waiting"][0]["animal"] == 1


def test_evl_4_43_pair_cards_stay_inactive() -> None:
    t = table(f"""
    base = {{laurasia = 4}}
    [[seats]]
    animals = ["C: carnivorous; in laurasia", {IDLER}]
    [[seats]]
    animals = ["R: regeneration; in laurasia", "P: big; in laurasia", {OTHER}]
    pairs = ["R symbiosis P"]
    hand = ["running"]
    """)
    t.refused("attack C P", "EVL-4.31")
    t.play("attack C R")
    assert len(t["P"].pairs) == 1 and t["P"].active & 1 << 18 == 0
    t.play("take_food P")
    assert t["P"].food == 1, "the symbiont neither guards nor blocks any more"


# ---------------------------------------------------------------------- Toxic


def test_evl_4_46_paralysis() -> None:
    t = table(f"""
    deck = 20
    base = {{laurasia = 1}}
    [[seats]]
    animals = ["C: carnivorous big hibernation; in laurasia", "D; in laurasia", {IDLER}]
    pairs = ["C cooperation D"]
    [[seats]]
    animals = ["T: toxic tail_loss; in laurasia", "E: big fat_tissue/yellow; in laurasia"]
    """)
    t.play("attack C T", "drop_tail T.tail_loss")
    assert t["C"].food == 1 and t["C"].need == 1 and t["C"].active == 0 and t["C"].is_fed()
    assert t["D"].food == 1, "the food was shared before the paralysis"
    assert t["D"].active == 0, "a pair card is off for both"
    seen = t.state.view(1)["board"]["seats"][0]["animals"][0]
    assert seen["paralysed"] and not any(trait["active"] for trait in seen["traits"] + seen["pairs"])


def test_evl_4_46_and_3_2_paralysis_ends_with_the_turn() -> None:
    """EVL-3.2."""
    t = table("""
    phase = "extinction"
    deck = 20
    [[seats]]
    animals = ["C: carnivorous big; food 1; paralysed; in laurasia"]
    [[seats]]
    animals = ["X; food 1; in laurasia"]
    """)
    assert t.alive("C") and t["C"].need == 3 and t.state.silenced == []


def test_evl_4_33_toxic_can_be_ignored() -> None:
    t = table(
        f"""
    [[seats]]
    animals = ["C: carnivorous intellect; in laurasia", {IDLER}]
    [[seats]]
    animals = ["T: toxic; in laurasia", {OTHER}]
    """,
        time_to_fly=True,
    )
    t.play("attack C T ignoring T.toxic")
    assert t.state.silenced == [] and t["C"].food == 2


# ---------------------------------------------------------------------- Neoplasia


def test_evl_4_47_and_4_8_neoplasia_goes_to_the_bottom() -> None:
    """EVL-4.8."""
    t = table("""
    phase = "development"
    [[seats]]
    hand = ["neoplasia_swimming"]
    animals = ["A; in laurasia"]
    [[seats]]
    hand = ["running", "running"]
    animals = ["X: big running; in laurasia", "Y; in laurasia"]
    """)
    t.refused("play_trait 0 neoplasia on A", "EVL-4.1")
    assert t.offers("play_trait 0 neoplasia on Y"), "ruling 25: no death before T2"
    t.play("play_trait 0 neoplasia on X")
    assert [laid.kind for laid in t["X"].solo] == [37, 6, 7] and t["X"].need == 2


def test_evl_4_48_an_animal_with_one_other_trait_dies_at_once() -> None:
    t = table(f"""
    phase = "food_base"
    deck = 20
    [[seats]]
    animals = ["A: neoplasia running; in laurasia", "B: neoplasia; in laurasia", {IDLER}]
    [[seats]]
    animals = ["X; in laurasia"]
    """)
    assert not t.alive("A") and not t.alive("B")


def test_evl_4_12_fat_below_neoplasia_is_unusable() -> None:
    t = table(f"""
    base = {{laurasia = 2}}
    [[seats]]
    animals = ["A: fat_tissue/yellow neoplasia big fat_tissue; in laurasia", {IDLER}]
    [[seats]]
    animals = [{OTHER}]
    """)
    assert t["A"].yellow == 0 and t["A"].fat == 1 and t["A"].need == 2
    t.refused("convert_fat A 1", "EVL-4.12")


def test_evl_4_49_metamorphosis_must_not_kill() -> None:
    t = table(
        f"""
    [[seats]]
    animals = ["A: running neoplasia metamorphosis; in laurasia", {IDLER}]
    [[seats]]
    animals = [{OTHER}]
    """,
        time_to_fly=True,
    )
    t.refused("metamorphose A A.metamorphosis", "EVL-4.28")
    t.play("metamorphose A A.neoplasia")
    assert t["A"].food == 1 and t["A"].floor == 0


# ---------------------------------------------------------------------- Recombination


def recombination(one: str, other: str, more: str = "") -> EvolutionTable:
    return table(f"""
    base = {{laurasia = 4}}
    {more}
    [[seats]]
    animals = ["X: {one}; in laurasia", "Y: {other}; in laurasia", {IDLER}]
    pairs = ["X recombination Y"]
    [[seats]]
    animals = ["W: big fat_tissue/yellow; in laurasia"]
    """)


def test_evl_4_52_once_a_turn() -> None:
    t = recombination("running", "camouflage")
    t.refused("recombine X.recombination Y.camouflage X.running", "EVL-4.52")
    t.refused("recombine X.running X.running Y.camouflage", "EVL-4.52")
    t.play("recombine X.recombination X.running Y.camouflage")
    assert t.card("Y", "running") and t.card("X", "camouflage")
    t.refused("recombine X.recombination X.camouflage Y.running", "EVL-4.52")
    t.play("take_food X")
    assert t["X"].food == 1, "it is a free action"


def test_evl_4_52_states_end_and_marks_stay() -> None:
    t = recombination("hibernation/used; asleep", "fat_tissue/yellow piracy/used; food 1")
    t.play("recombine X.recombination X.hibernation Y.fat_tissue")
    assert not t["X"].marks & 1 and t["X"].yellow == 0 and t["X"].fat == 1
    assert t.state.card_marks[t.card("Y", "hibernation")] & 1
    t = recombination("running", "piracy/used")
    t.play("recombine X.recombination X.running Y.piracy")
    t.refused("pirate X W", "EVL-4.22")


def test_evl_4_52_identical_traits_and_neoplasia() -> None:
    t = recombination("running camouflage", "running neoplasia piracy")
    t.play("recombine X.recombination X.running Y.neoplasia")
    assert [laid.kind for laid in t["Y"].solo] == [7, 13], "the incoming Running is discarded"
    assert [laid.kind for laid in t["X"].solo] == [37, 3]
    t = recombination("running", "running neoplasia piracy")
    t.play("recombine X.recombination X.running Y.neoplasia")
    assert not t.alive("X"), "EVL-4.49: nothing lies above Neoplasia"


def test_evl_4_52_swimming_does_not_move() -> None:
    t = recombination("swimming", "piracy")
    t.play("recombine X.recombination X.swimming Y.piracy")
    assert t["Y"].place == 1 and t.card("Y", "swimming")


# ---------------------------------------------------------------------- Migration


HERDS = """
base = {{laurasia = 4, gondwana = 4, ocean = 4}}
[[seats]]
animals = ["A: migration; in laurasia", "B: migration swimming; in laurasia", "C: migration; in ocean",
           "F: suckerfish; in laurasia", "P; in laurasia", "Q: migration/used; in laurasia"]
[[seats]]
animals = ["S: suckerfish; in laurasia", "T: suckerfish swimming; in laurasia", "U: suckerfish; in ocean"]
[[seats]]
animals = ["V; in gondwana", {more}]
"""


def test_evl_4_53_ways() -> None:
    t = table(HERDS.format(more='"Z: big fat_tissue/yellow; in laurasia"'))
    assert t.offers("migrate A to gondwana") and t.offers("migrate B to ocean")
    assert t.offers("migrate C to laurasia") and t.offers("migrate C to gondwana")
    t.refused("migrate A to ocean", "EVL-4.53")
    t.refused("migrate A to laurasia", "EVL-4.53")
    t.refused("migrate B to gondwana", "EVL-4.53")
    t.refused("migrate P to gondwana", "EVL-4.53")
    t.refused("migrate Q to gondwana", "EVL-4.53")
    t.refused("migrate V to laurasia", "EVL-3.10")
    t.play("take_food P")
    assert t.asked[0] == 1, "no migration after another action"


def test_evl_4_53_and_4_54_one_move_of_many() -> None:
    """EVL-4.54."""
    t = table(HERDS.format(more='"Z: big fat_tissue/yellow; in laurasia"'))
    t.play("migrate A to gondwana")
    assert t.asked == (0, "gather") and t["A"].place == 1, "nobody moves before all are named"
    t.refused("migrate A to gondwana", "EVL-4.53")
    t.refused("follow F to ocean", "EVL-4.54")
    t.refused("follow P to gondwana", "EVL-4.54")
    t.refused("follow S to gondwana", "EVL-3.15a")
    t.play("follow F to gondwana", "migrate B to ocean", "migrate C to laurasia")
    assert t.asked == (1, "follow"), "nobody of seat 0 is left to join"
    t.refused("follow S to ocean", "EVL-4.53")
    t.refused("follow T to gondwana", "EVL-4.53")
    t.play("follow T to ocean", "follow U to laurasia")
    assert t.asked == (1, "follow"), "S may still go to Gondwana"
    t.play("decline")
    places = {name: PLACES[t[name].place] for name in "ABCFPSTUV"}
    assert places == {
        "A": "gondwana",
        "B": "ocean",
        "C": "laurasia",
        "F": "gondwana",
        "P": "laurasia",
        "S": "laurasia",
        "T": "ocean",
        "U": "laurasia",
        "V": "gondwana",
    }
    assert t.card("C", "swimming") and t.card("U", "swimming") and [laid.kind for laid in t["B"].solo] == [31]
    assert t.asked[0] == 1, "the feed turn is over"


def test_evl_4_53_by_flight() -> None:
    t = table(
        f"""
    [[seats]]
    animals = ["A: flight; in laurasia", "B: flight swimming; in laurasia", "C: flight running big; in laurasia",
               "D: flight; in ocean", "E: flight migration; in laurasia"]
    [[seats]]
    animals = [{OTHER}]
    """,
        time_to_fly=True,
    )
    assert t.offers("migrate A to gondwana") and t.offers("migrate B to gondwana")
    t.refused("migrate C to gondwana", "EVL-4.53")
    t.refused("migrate D to gondwana", "EVL-4.53")
    t.play("migrate E to gondwana", "set_off", "end_feed_turn")
    t.play("migrate E to laurasia", "set_off", "end_feed_turn")
    t.refused("migrate E to gondwana", "EVL-4.53")


def test_evl_4_55_cards_from_other_piles_or_a_marker() -> None:
    text = f"""
    [[seats]]
    animals = ["A: migration; in ocean"]
    discard = ["running"]
    [[seats]]
    animals = [{OTHER}]
    discard = [{{pile}}]
    """
    t = table(text.format(pile='"toxic_swimming", "herding_swimming", "mimicry"'))
    t.play("migrate A to laurasia")
    assert t["A"].solo[-1].card >= 0 and discarded(t, 1) == ["toxic_swimming", "mimicry"]
    t = table(text.format(pile='"mimicry"'))
    t.play("migrate A to laurasia")
    assert t["A"].solo[-1].card == -1 and t["A"].has(1 << 2)
    assert t.state.view(0)["board"]["seats"][0]["animals"][0]["traits"][1]["design"] is None


def test_evl_4_56_a_waiting_set_stays_behind() -> None:
    t = table(f"""
    [[seats]]
    animals = ["A: migration; in laurasia", "R: regeneration; waiting; in laurasia", {IDLER}]
    pairs = ["A cooperation R"]
    [[seats]]
    animals = [{OTHER}]
    """)
    t.play("migrate A to gondwana")
    assert t["A"].pairs == [] and t.state.seats[0].waiting[0].pairs == []


def test_evl_4_57_followers_too() -> None:
    t = table(f"""
    [[seats]]
    animals = ["A: migration; in ocean", "R: regeneration suckerfish; in ocean", "S: suckerfish; in ocean", {IDLER}]
    [[seats]]
    animals = [{OTHER}]
    """)
    t.play("migrate A to laurasia")
    t.refused("follow R to laurasia", "EVL-4.57")
    assert t.offers("follow S to laurasia")


# ---------------------------------------------------------------------- other


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
