"""Continents: Regeneration, Toxic, Neoplasia and Recombination, where section 9 has no example of its own."""

from __future__ import annotations

from tests.evolution.tabletop import EvolutionTable
from tests.evolution.test_examples_continents import IDLER, OTHER, table

GONDWANAN = '"G: big fat_tissue/yellow; in gondwana"'


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
    assert t.asked == (0, "regenerate"), "the hand is empty: he says which set the deck restores"
    assert t.moves("regenerate") == [t.translate("regenerate R"), t.translate("regenerate S")]
    t.play("regenerate R")
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


def test_evl_4_52_hibernation_sleeps_once_a_turn_wherever_it_lies() -> None:
    t = table("""
    base = {laurasia = 5}
    [[seats]]
    animals = ["A: hibernation/used; asleep; in laurasia", "B: fat_tissue; in laurasia"]
    pairs = ["A recombination B"]
    [[seats]]
    animals = ["X; in laurasia"]
    """)
    recombination = t.card("A", "recombination")
    t.play(f"recombine {recombination} A.hibernation B.fat_tissue")
    t.refused("hibernate B", "EVL-4.52")


def test_evl_4_43_what_waits_neither_gives_nor_gets_food() -> None:
    """A pair card of a waiting set can be named when a meal is shared; that is refused like any other."""
    t = table(f"""
    base = {{laurasia = 4}}
    [[seats]]
    animals = ["R: regeneration; waiting; in laurasia", "P: big; in laurasia", "Q; in laurasia", "S; in laurasia"]
    pairs = ["R cooperation P", "P cooperation Q", "P cooperation S"]
    [[seats]]
    animals = [{OTHER}]
    """)
    t.play("take_food P")
    assert t.asked == (0, "share")
    with_r = t.card("P", "cooperation")
    t.refused(f"share {with_r} with P", "EVL-4.14")
    t.refused(f"share {with_r} with R", "EVL-4.14")
    t.play(f"share {t.card('P', 'cooperation', 1)} with Q")
