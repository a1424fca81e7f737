"""Time to Fly: the Hunter, where section 9 has no example of its own."""

from __future__ import annotations

import json

import pytest

from tests.evolution.tabletop import IDLER, OTHER
from tests.evolution.test_examples_time_to_fly import table

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
        assert t.state.view(seat)["question"] == {"seat": None, "key": "wait", "args": {}, "facts": {}}
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
