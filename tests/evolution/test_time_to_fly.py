"""The rules of Time to Fly one by one, where section 9 has no example of its own."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tangledbank as tb
from tests.evolution.tabletop import EvolutionTable
from tests.evolution.test_examples_time_to_fly import IDLER, discarded, table

OTHER = '"Y: big fat_tissue/yellow"'


def box(modules: str) -> Any:
    """The game with these modules."""
    options: dict[str, Any] = dict.fromkeys(modules.split(), True)
    return tb.game("evolution", **options)


def test_evl_0_2_the_box() -> None:
    designs = box("time_to_fly").tables.designs
    assert len(designs) == 20 + 17 and sum(design.count for design in designs) == 84 + 42


@pytest.mark.parametrize(
    ("modules", "most"),
    [("", 4), ("gift_specials", 4), ("time_to_fly", 6), ("continents", 4), ("time_to_fly continents ice_age", 8)],
)
def test_evl_0_3_players_of_mixtures(modules: str, most: int) -> None:
    assert box(modules).player_counts() == range(2, most + 1)


@pytest.mark.parametrize(
    ("modules", "players", "cards"),
    [
        ("time_to_fly", 2, 63),
        ("time_to_fly", 3, 63),
        ("time_to_fly", 4, 126),
        ("continents", 2, 63),
        ("continents gift_specials", 2, 42 + 21 + 11),
        ("continents", 3, 63),
        ("ice_age", 2, 92),
        ("time_to_fly continents gift_specials ice_age", 8, 194),
    ],
)
def test_evl_2_3_recommended_reduction(modules: str, players: int, cards: int) -> None:
    state = box(modules).new(players, seed=1)
    hand = 10 if "continents" in modules else 6
    assert state.deck_size() == cards - hand * players


# ---------------------------------------------------------------------- Intellect


def test_evl_4_33_intellect_works_once_a_turn_and_until_its_end() -> None:
    t = table(f"""
    chance = [6]
    [[seats]]
    animals = ["C: carnivorous intellect", {IDLER}]
    [[seats]]
    animals = ["T: running ink_cloud", "U: camouflage", {OTHER}]
    """)
    t.refused("attack C T ignoring U.camouflage", "EVL-4.33")
    t.refused("attack C U", "EVL-4.31")
    t.play("attack C T ignoring T.running")
    assert t.asked == (1, "defend") and t.moves("run") == []
    t.refused("run", "EVL-4.34")
    t.play("release_ink", "end_feed_turn")
    assert t.asked == (0, "feed")
    t.refused("attack C U ignoring U.camouflage", "EVL-4.30")
    t.play("attack C T")
    assert not t.alive("T"), "Running is still ignored, and the ink is used"


def test_evl_4_33_poison_can_be_ignored() -> None:
    t = table(f"""
    [[seats]]
    animals = ["C: carnivorous intellect", {IDLER}]
    [[seats]]
    animals = ["T: poisonous", {OTHER}]
    """)
    t.play("attack C T ignoring T.poisonous")
    assert not t.alive("T") and t["C"].marks & 2 == 0


def test_evl_4_33_nothing_new_is_ignored_after_a_redirection() -> None:
    t = table(f"""
    deck = 10
    [[seats]]
    animals = ["C: carnivorous intellect", {IDLER}]
    [[seats]]
    animals = ["M: mimicry", "D: camouflage", {OTHER}]
    """)
    t.play("attack C M")
    assert not t.alive("M"), "D is camouflaged, so Mimicry finds nobody"


def test_evl_4_33_idle_without_the_trait() -> None:
    t = table(f"""
    [[seats]]
    animals = ["C: carnivorous", {IDLER}]
    [[seats]]
    animals = ["T: camouflage", {OTHER}]
    """)
    t.refused("attack C T ignoring T.camouflage", "EVL-4.30")


# ---------------------------------------------------------------------- Ambush


AMBUSHERS = """
base = 3
[[seats]]
animals = ["E: {traits}", "O: ambush carnivorous", "Z: big fat_tissue/yellow"]
[[seats]]
animals = ["P: ambush carnivorous", "Q: ambush carnivorous", "N: carnivorous"]
"""


def test_evl_4_37_own_animals_first_then_clockwise_and_again() -> None:
    t = table(AMBUSHERS.format(traits="tail_loss fat_tissue"))
    t.play("take_food E")
    assert t.asked == (0, "lie_in_wait") and t.offers("ambush O E") and not t.offers("ambush P E")
    t.refused("ambush P E", "EVL-3.15a")
    t.refused("ambush Z E", "EVL-4.37")
    t.play("decline")
    assert t.asked == (1, "lie_in_wait")
    t.refused("ambush N E", "EVL-4.37")
    t.play("ambush P E", "drop_tail E.fat_tissue")
    assert t.asked == (1, "lie_in_wait") and t["P"].food == 1
    t.play("decline")
    assert t["E"].food == 1 and t.base == 2


def test_evl_4_37_burrow_and_shell_do_not_help() -> None:
    t = table(AMBUSHERS.format(traits="burrowing shell fat_tissue; food 1"))
    t.play("take_food E", "decline", "ambush Q E")
    assert not t.alive("E") and t.base == 3 and t["Q"].food == 2


def test_evl_4_37_a_hidden_animal_stays_protected() -> None:
    """Ruling 46: it is not a legal target of a redirected ambush either."""
    t = table(f"""
    base = 2
    [[seats]]
    animals = ["A: mimicry", "H: shell; hidden", {IDLER}]
    [[seats]]
    animals = ["C: ambush carnivorous", {OTHER}]
    """)
    t.refused("take_food H", "EVL-3.12")
    t.play("take_food A", "ambush C A")
    assert not t.alive("A") and t.alive("H")


def test_evl_4_37_refusal_of_shell_in_an_ambush() -> None:
    t = table(AMBUSHERS.format(traits="shell ink_cloud"))
    t.play("take_food E", "decline", "ambush P E")
    t.refused("hide", "EVL-4.37")
    t.play("release_ink")
    assert t.alive("E")


def test_evl_4_37_gluttony_can_be_ambushed_too() -> None:
    t = EvolutionTable(
        f"""
    base = 3
    [[seats]]
    animals = ["G: gluttonous", {IDLER}]
    [[seats]]
    animals = ["Q: ambush carnivorous", {OTHER}]
    """,
        time_to_fly=True,
        gift_specials=True,
    )
    t.play("gorge G")
    assert t.asked == (1, "lie_in_wait")
    t.play("ambush Q G")
    assert not t.alive("G") and t.base == 3 and t.asked == (0, "feed"), "the main action is still to come"


# ---------------------------------------------------------------------- Ink Cloud, Shell


def test_evl_4_35_an_ambusher_must_wait_for_its_own_feed_turn() -> None:
    t = table("""
    base = 6
    [[seats]]
    animals = ["E: ink_cloud", "F: big fat_tissue", "Z: big fat_tissue/yellow"]
    [[seats]]
    animals = ["Q: ambush carnivorous", "Y: big fat_tissue/yellow"]
    """)
    t.play("take_food E", "ambush Q E", "release_ink")
    assert t["E"].food == 1 and t.asked == (1, "feed") and t.offers("attack Q E")
    t.refused("attack Q Y", "EVL-4.31")


def test_evl_4_40_hiding() -> None:
    t = table(f"""
    base = 4
    [[seats]]
    animals = ["C: carnivorous", "D: carnivorous intellect", {IDLER}]
    [[seats]]
    animals = ["S: shell fat_tissue/yellow big", {OTHER}]
    """)
    t.refused("attack C S", "EVL-4.31")
    t = table(f"""
    base = 4
    [[seats]]
    animals = ["C: carnivorous", "D: carnivorous intellect", {IDLER}]
    [[seats]]
    animals = ["S: shell fat_tissue/yellow", {OTHER}]
    """)
    t.play("attack C S")
    assert t.asked == (1, "defend")
    t.play("hide")
    assert t["C"].food == 0 and t.asked == (1, "feed")
    t.refused("take_food S", "EVL-3.12")
    t.play("convert_fat S 1")
    assert t["S"].food == 1, "fat may be used in the shell"
    t.refused("attack D S", "EVL-4.31")
    t.play("attack D S ignoring S.shell")
    assert not t.alive("S")


def test_evl_4_41_a_dropped_shell_is_discarded() -> None:
    t = table(f"""
    [[seats]]
    animals = ["C: carnivorous", {IDLER}]
    [[seats]]
    animals = ["S: shell tail_loss", {OTHER}]
    """)
    t.play("attack C S", "drop_tail S.shell")
    assert t.state.centre == [] and discarded(t, 1) == ["shell"]


def test_evl_4_41_taking_a_shell() -> None:
    t = table(f"""
    base = 2
    centre = ["shell"]
    [[seats]]
    animals = ["A", {IDLER}]
    [[seats]]
    animals = ["X", {OTHER}]
    """)
    shell = t.state.centre[0].number
    t.refused(f"take_shell {shell + 100} A", "EVL-4.41")
    t.refused(f"take_shell {shell} X", "EVL-3.10")
    t.play(f"take_shell {shell} A")
    assert t["A"].trait_count() == 1 and t.asked == (1, "feed")


# ---------------------------------------------------------------------- food


def test_evl_4_27_synthesis() -> None:
    t = table(f"""
    [[seats]]
    animals = ["A: photosynthesis big", "B: thermosynthesis", {IDLER}]
    [[seats]]
    animals = ["X", {OTHER}]
    """)
    t.refused("synthesize Z", "EVL-4.27")
    t.play("synthesize A")
    assert t["A"].food == 1
    t.play("end_feed_turn", "synthesize A")
    assert t["A"].food == 2, "no limit but the main action"


def test_evl_4_4_the_syntheses_exclude_each_other() -> None:
    t = table("""
    phase = "development"
    [[seats]]
    hand = ["flight_thermosynthesis", "hunter"]
    animals = ["A: photosynthesis"]
    [[seats]]
    hand = ["running"]
    """)
    t.refused("play_trait 0 thermosynthesis on A", "EVL-4.4")
    assert t.offers("play_trait 0 flight on A")


def test_evl_4_6_a_hunter_is_never_a_trait() -> None:
    t = table("""
    phase = "development"
    [[seats]]
    hand = ["hunter"]
    animals = ["A"]
    [[seats]]
    hand = ["running"]
    animals = ["X"]
    """)
    t.refused("play_trait 0 hunter on A", "EVL-4.6")
    t.refused("play_trait 0 hunter on X", "EVL-4.6")
    assert t.offers("play_animal 0")


METAMORPHOSIS = """
base = 3
[[seats]]
animals = ["A: metamorphosis {traits}", "B", "Z: big fat_tissue/yellow"]
{pairs}
[[seats]]
animals = ["X", "Y: big fat_tissue/yellow"]
"""


def test_evl_4_28_metamorphosis() -> None:
    t = table(METAMORPHOSIS.format(traits="big running", pairs='pairs = ["A trematode B"]'))
    t.refused("metamorphose A A.high_body_weight", "EVL-4.28")
    t.refused("metamorphose A A.trematode", "EVL-4.18")
    t.refused("metamorphose A Z.fat_tissue", "EVL-4.28")
    t.refused("metamorphose B A.running", "EVL-4.28")
    t.play("metamorphose A A.metamorphosis")
    assert t["A"].food == 1 and t["A"].solo[0].kind == 6


def test_evl_4_28_it_removes_what_stands_in_the_way() -> None:
    t = table(METAMORPHOSIS.format(traits="shell; hidden", pairs=""))
    t.refused("metamorphose A A.metamorphosis", "EVL-3.12")
    t.play("metamorphose A A.shell")
    assert t["A"].food == 1 and not t["A"].marks & 4 and discarded(t, 0) == ["shell"]
    t = table(METAMORPHOSIS.format(traits="hibernation; asleep", pairs=""))
    t.play("metamorphose A A.hibernation")
    assert t["A"].food == 1
    t = table(METAMORPHOSIS.format(traits="", pairs='pairs = ["B symbiosis A"]'))
    t.refused("metamorphose A A.metamorphosis", "EVL-3.12")
    t.play("metamorphose A A.symbiosis")
    assert t["A"].food == 1 and t["B"].pairs == []


def test_evl_4_18_trematode() -> None:
    t = table("""
    phase = "development"
    [[seats]]
    hand = ["trematode_cooperation"]
    animals = ["A", "B"]
    [[seats]]
    hand = ["running"]
    animals = ["X", "Y"]
    """)
    t.refused("play_trait 0 trematode on A and B", "EVL-4.1")
    t.refused("play_trait 0 trematode on A and X", "EVL-4.1")
    t.play("play_trait 0 trematode on X and Y")
    assert t["X"].need == 2 and t["Y"].need == 2
    assert t.state.scores == [4, 4 + 3]


def test_evl_4_18_it_cannot_be_dropped_and_leaves_with_a_host() -> None:
    t = table(f"""
    [[seats]]
    animals = ["C: carnivorous", {IDLER}]
    [[seats]]
    animals = ["T: tail_loss", "U", {OTHER}]
    pairs = ["T trematode U"]
    """)
    t.play("attack C U")
    assert t["T"].pairs == [] and t["T"].need == 1
    t = table(f"""
    [[seats]]
    animals = ["C: carnivorous", {IDLER}]
    [[seats]]
    animals = ["T: tail_loss running", "U", {OTHER}]
    pairs = ["T trematode U"]
    """)
    t.play("attack C T")
    t.refused("drop_tail T.trematode", "EVL-4.18")


# ---------------------------------------------------------------------- Viviparity


def test_evl_4_26_once_a_turn_and_every_way_of_becoming_fed() -> None:
    t = table(f"""
    deck = 9
    [[seats]]
    animals = ["V: viviparity hibernation", "W: viviparity fat_tissue/yellow; food 1", {IDLER}]
    [[seats]]
    animals = ["X", {OTHER}]
    """)
    t.play("hibernate V")
    assert t.state.deck_size() == 8
    t.play("convert_fat W 1")
    assert t.state.deck_size() == 7 and len(t.state.seats[0].animals) == 5


def test_evl_4_26_when_a_partner_dies() -> None:
    t = table(f"""
    deck = 9
    [[seats]]
    animals = ["C: carnivorous", {IDLER}]
    [[seats]]
    animals = ["V: viviparity; food 2", "U", {OTHER}]
    pairs = ["U trematode V"]
    """)
    t.play("attack C U")
    assert t["V"].is_fed() and t.state.deck_size() == 8


def test_evl_4_26_the_calf_takes_no_food_and_no_pirate_robs_it() -> None:
    t = table(f"""
    deck = 9
    base = 5
    [[seats]]
    animals = ["V: viviparity; food 1", "P: piracy", {IDLER}]
    [[seats]]
    animals = ["X", {OTHER}]
    """)
    t.play("take_food V")
    calf = t.state.seats[0].animals[-1].number
    assert t.asked == (0, "feed") or t.asked == (1, "feed")
    t = table(f"""
    base = 5
    [[seats]]
    animals = ["A: carnivorous", "P: piracy", {IDLER}]
    [[seats]]
    animals = ["B; food 1; newborn", {OTHER}]
    """)
    assert calf == 6
    t.refused("pirate P B", "EVL-4.22")
    assert t["B"].is_fed()


def test_evl_3_17_no_birth_from_an_empty_deck() -> None:
    t = table(f"""
    deck = 0
    base = 5
    [[seats]]
    animals = ["V: viviparity; food 1", {IDLER}]
    [[seats]]
    animals = ["X", {OTHER}]
    """)
    t.play("take_food V")
    assert len(t.state.animals()) == 4


# ---------------------------------------------------------------------- Hunter


HIDDEN_HUNTER = """
[[seats]]
animals = ["C: carnivorous {traits}", "Z: big fat_tissue/yellow"]
[[seats]]
animals = ["P", "H(hunter)", "Q(running)", "Y: big fat_tissue/yellow"]
[[seats]]
animals = ["X: big fat_tissue/yellow"]
"""


def test_evl_7_1_the_question_is_invisible() -> None:
    t = table(HIDDEN_HUNTER.format(traits=""))
    t.play("attack C P")
    assert t.asked == (1, "reveal_hunter") and t.state.question.secret
    for seat in (0, 2, None):
        assert t.state.view(seat)["question"] == {"seat": None, "what": "wait", "args": {}}
    t.refused("reveal Q", "EVL-4.42")
    t.play("stay_hidden")
    assert not t.alive("P") and t["C"].food == 2
    mine = next(one for one in t.state.view(1)["board"]["seats"][1]["animals"] if one["animal"] == t["H"].number)
    theirs = next(one for one in t.state.view(0)["board"]["seats"][1]["animals"] if one["animal"] == t["H"].number)
    plain = next(one for one in t.state.view(0)["board"]["seats"][1]["animals"] if one["animal"] == t["Q"].number)
    assert mine["reverse"] == "hunter"
    theirs["animal"] = plain["animal"]
    assert json.dumps(theirs) == json.dumps(plain)


@pytest.mark.parametrize("hidden", ["H(hunter)", "H(running)"])
def test_evl_7_1_the_question_tells_nothing(hidden: str) -> None:
    """The owner of hidden cards is asked, Hunter or not: the pause itself is no sign."""
    t = table(HIDDEN_HUNTER.format(traits="").replace("H(hunter)", hidden))
    t.play("attack C P")
    assert t.asked == (1, "reveal_hunter") and t.offers("stay_hidden")
    assert t.offers("reveal H") == (hidden == "H(hunter)")
    t.play("stay_hidden")
    assert not t.alive("P") and t["C"].food == 2


def test_evl_4_42_a_hunter_that_is_attacked_must_show_itself() -> None:
    t = table(HIDDEN_HUNTER.format(traits="").replace("Q(running)", "Q(hunter)"))
    t.play("attack C H")
    assert t.asked == (1, "reveal_hunter") and not t.offers("stay_hidden")
    t.refused("stay_hidden", "EVL-4.42")
    t.refused("reveal Q", "EVL-4.42")
    t.play("reveal H")
    assert not t.alive("C") and t["H"].food == 2


def test_evl_4_42_another_hunter_may_show_itself() -> None:
    t = table(HIDDEN_HUNTER.format(traits="running"))
    t.play("attack C P", "reveal H")
    assert t.asked == (1, "counterattack") and t.offers("strike_back C")
    t.refused("strike_back C ignoring Z.fat_tissue", "EVL-4.33")
    t.play("strike_back C ignoring C.running")
    assert not t.alive("C") and t.alive("P") and t["H"].food == 2 and t["H"].need == 2
    assert t.state.view(0)["board"]["seats"][1]["animals"][1]["hunter"] is True
    assert t.state.scores[1] == 2 + (2 + 2) + 2 + (2 + 2 + 1), "a revealed Hunter scores like a carnivore"


def test_evl_4_42_nobody_is_asked_for_an_animal_with_traits() -> None:
    t = table(f"""
    [[seats]]
    animals = ["C: carnivorous", {IDLER}]
    [[seats]]
    animals = ["P: piracy", "H(hunter)", {OTHER}]
    """)
    t.play("attack C P")
    assert not t.alive("P")


def test_evl_4_42_counterattacks_nest() -> None:
    t = table(f"""
    [[seats]]
    animals = ["C: carnivorous mimicry", "G(hunter)", {IDLER}]
    [[seats]]
    animals = ["H(hunter)", {OTHER}]
    """)
    log = t.state.listen()
    t.play("attack C H", "reveal H")
    assert t.asked == (1, "counterattack")
    t.play("strike_back C", "reveal G")
    told = [str(event) for event in log]
    assert told[:6] == ["attacks 1 4", "reveals 4 1", "attacks 4 1", "redirects 1 2", "reveals 2 4", "attacks 2 4"]
    assert t.alive("C") and t["C"].food == 0 and not t.alive("H") and t["G"].food == 2


def test_evl_4_42_an_ambusher_may_use_its_shell_against_the_counterattack() -> None:
    t = table(f"""
    base = 2
    [[seats]]
    animals = ["H(hunter)", {IDLER}]
    [[seats]]
    animals = ["Q: ambush carnivorous shell", {OTHER}]
    """)
    t.play("take_food H", "ambush Q H", "reveal H")
    assert t.asked == (0, "counterattack")
    t.play("strike_back Q")
    assert t.asked == (1, "defend") and t.offers("hide")
    t.play("hide")
    assert t["H"].food == 1 and t["H"].hunter, "it takes its token after all"


def test_evl_4_42_and_4_51_a_newborn_hunter() -> None:
    """EVL-4.51."""
    t = table(f"""
    deck = ["hunter", "running"]
    base = 3
    [[seats]]
    animals = ["V: viviparity; food 1", {IDLER}]
    [[seats]]
    animals = ["C: carnivorous camouflage big", {OTHER}]
    """)
    t.play("take_food V")
    calf = t.state.seats[0].animals[-1].number
    t.play(f"attack C {calf}", f"reveal {calf}")
    assert t.state.animal(calf).hunter and t.state.animal(calf).is_fed(), "born this turn"


def test_evl_4_11a_and_4_11b_and_4_11c_in_the_view() -> None:
    """EVL-4.11b, EVL-4.11c."""
    t = table(f"""
    [[seats]]
    animals = ["H(hunter): fat_tissue; revealed; food 1", {IDLER}]
    [[seats]]
    animals = ["X", {OTHER}]
    """)
    assert t["H"].trait_count() == 2 and t["H"].need == 2
    assert t.state.view(1)["board"]["seats"][0]["animals"][0]["reverse"] is None
    assert all(trait["active"] for trait in t.state.view(1)["board"]["seats"][0]["animals"][0]["traits"])


def test_evl_7_1_a_hunter_that_stays_hidden_leaves_no_trace() -> None:
    """The same attack with and without a hidden Hunter: all that others see and hear is the same."""
    told = []
    for text in (HIDDEN_HUNTER, HIDDEN_HUNTER.replace("H(hunter)", "H(mimicry)")):
        t = table(text.format(traits=""))
        log = t.state.listen()
        t.play("attack C P")
        if t.asked[1] == "reveal_hunter":
            t.play("stay_hidden")
        heard = [[event.plain() for event in log if event.heard_by(seat)] for seat in (0, 2, None)]
        seen = [t.state.view(seat) for seat in (0, 2, None)]
        told.append(json.dumps([heard, seen], sort_keys=True))
    assert told[0] == told[1]
